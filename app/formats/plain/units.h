#pragma once

#include "app/formats/plain/lists.h"

#include <string>
#include <string_view>

namespace sepax {

/// (x: 3.5 m, y: 2 m), 12 ft 3 ft and (3u"mm", 4u"mm"): pairs of numbers without the unit behind
/// both, where all such pairs of the text have the same.
void withoutUnits(PlainText& plain);

/// One sentence where such pairs have different units; else empty. The line is that of the source,
/// whose lines are those of the text, or lie below them where several became one.
[[nodiscard]] std::string unitsProblem(std::string_view text, std::string_view source);

/// -1.35 of -1.35m and of -1.35, and its unit, m or none; no number for anything else.
struct NumberWithUnit {
  std::string_view number;
  std::string_view unit;
};
[[nodiscard]] NumberWithUnit numberWithUnit(std::string_view word);

/// East of East (m) and East [m].
[[nodiscard]] std::string withoutUnitsInBrackets(std::string_view heading);

}  // namespace sepax
