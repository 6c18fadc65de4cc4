#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// (5, 2, 40180) of Clipper without its third number, where the text says that it is built with
/// USINGZ: the number belongs to the program and is no height.
void withoutDataOfClipper(PlainText& plain);

}  // namespace sepax
