#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// (cons (make-posn 4 2) (cons ... empty)) and (list (make-posn 4 2) ...) of Lisp and Racket, as
/// lists of points.
void withPointsOfLisp(PlainText& plain);

}  // namespace sepax
