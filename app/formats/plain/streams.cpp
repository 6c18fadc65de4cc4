#include "app/formats/plain/streams.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <string_view>

namespace sepax {

namespace {

/// Takes a count off the numbers; 0 where none stands there.
std::size_t takeCount(const Numbers& numbers, std::size_t& at) {
  if (at == numbers.size()) return 0;
  const double count = wholeNumber(numbers[at++]).value;
  const bool whole = count >= 1 && count == std::floor(count);
  return whole && count < static_cast<double>(numbers.size()) ? static_cast<std::size_t>(count) : 0;
}

/// Takes a count and so many vertices; empty where they are not there.
std::string takeRing(const Numbers& numbers, std::size_t& at) {
  const std::size_t count = takeCount(numbers, at);
  if (count < kFewestVertices || numbers.size() - at < 2 * count) return {};
  std::string ring;
  for (std::size_t i = 0; i < count; ++i, at += 2) {
    if (i > 0) ring += ", ";
    ring.append(numbers[at]).append(" ").append(numbers[at + 1]);
  }
  return "(" + ring + ")";
}

/// The rings of a polygon that has holes; empty where the numbers are anything else.
std::string ringsOfStream(const Numbers& numbers) {
  std::size_t at = 0;
  std::string rings = takeRing(numbers, at);
  const std::size_t holes = rings.empty() ? 0 : takeCount(numbers, at);
  for (std::size_t i = 0; i < holes; ++i) {
    const std::string hole = takeRing(numbers, at);
    if (hole.empty()) return {};
    rings += ", " + hole;
  }
  return holes > 0 && at == numbers.size() ? rings : std::string{};
}

}  // namespace

void withHolesOfStreams(PlainText& plain) {
  constexpr std::size_t kFewest = 14;  // numbers: two triangles and the counts
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten changed(source);
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find_first_of("\"\n", start), text.size());
    std::size_t behind = start;
    const Numbers numbers = numbersFrom(text.substr(0, end), behind, " \t\r");
    const bool whole = behindBlanks(text, behind, " \t\r") >= end;
    const std::string rings =
        whole && numbers.size() >= kFewest ? ringsOfStream(numbers) : std::string{};
    if (!rings.empty()) changed.replace(start, end, "POLYGON (" + rings + ")");
    start = end + 1;
  }
  changed.finish(plain, "");
}

}  // namespace sepax
