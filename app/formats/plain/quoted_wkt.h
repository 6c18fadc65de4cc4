#pragma once

#include <string>

namespace sepax {

/// WKT whose text in quotes goes on in the next one, "POLYGON((0 0, 4 0, " above "4 4, 0 0))", also
/// with a sign of a sum between them: as one text. Lines stay.
[[nodiscard]] std::string withWholeWkt(std::string text);

}  // namespace sepax
