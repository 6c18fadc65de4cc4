#pragma once

#include "app/formats/plain/lists.h"

#include <string_view>

namespace sepax {

/// count, m_count, numVertices and npoints: it counts the entries of an array beside it.
[[nodiscard]] bool isSureCountName(std::string_view name);

/// {vertices = {{x = 1, y = 1}, ..., {x = 0, y = 0}}, count = 3}, an array of a fixed size beside
/// the number of its entries that are used: without those that are not.
void withoutPadding(PlainText& plain);
/// [5, 3, 0, None] and [5, 3, null] in a text of outlines: without heights and measures that points
/// do not have.
void withoutAbsentValues(PlainText& plain);

}  // namespace sepax
