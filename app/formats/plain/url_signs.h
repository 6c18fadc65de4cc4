#pragma once

#include <string>

namespace sepax {

/// ?wkt=POLYGON%28%280+0%2C1+0... and ?area=[[0,%200],%20[5,%200],%20[5,%203]] of an address, and
/// 145.25+-38.06 of one that was decoded in part: the brackets, commas and blanks of a text. It has
/// as many lines as before.
[[nodiscard]] std::string withoutUrlSigns(std::string text);

}  // namespace sepax
