#pragma once

#include "app/formats/plain/lists.h"

#include <string>

namespace sepax {

/// Takes out of a text what stands at numbers and in their place and says nothing of points: tags
/// that fold a part of a post, and MDSYS. before the arrays of Oracle; keys
/// of PHP arrays, 0 => 5; blanks behind signs, (- 1, 2); the dash of - 0,0,5,0,5,3 in YAML; the
/// colour of {5, 3, 0, Color [Azure]}; dates in prose; <polygon> with nothing but NaN;
/// pictures of Markdown; what moveTo and lineTo draw on.
void withoutMarks(PlainText& plain);

/// Without the > and the blanks that stand before every line.
[[nodiscard]] std::string withoutMargin(std::string text);

}  // namespace sepax
