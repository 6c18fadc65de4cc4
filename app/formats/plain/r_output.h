#pragma once

#include "app/formats/plain/lists.h"

#include <string>

namespace sepax {

/// Results of R in a report that was woven of code: without the ## or #> before each of their
/// lines.
[[nodiscard]] std::string withoutSignsOfR(std::string text);

/// Slot "coords": above the rows of a matrix in a printed Polygon, as a list of points, a hole
/// where the slot "hole" says TRUE; what stands in all other slots of it goes.
void withSlotsOfR(PlainText& plain);

}  // namespace sepax
