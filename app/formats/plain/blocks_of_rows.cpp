#include "app/formats/plain/blocks_of_rows.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace sepax {

namespace {

/// The numbers of a line that has nothing else; none for any other line.
Numbers numbersAlone(std::string_view line) {
  std::size_t end = 0;
  const Numbers numbers = numbersFrom(line, end, " \t");
  return end == line.size() ? numbers : Numbers{};
}

/// One word, which names a block.
bool mayNameBlock(std::string_view line) {
  return !line.empty() && line.find_first_of(" \t") == line.npos &&
         std::ranges::any_of(line, isWordStart) &&
         std::ranges::all_of(line, [](char c) { return isWordPart(c) || c == '-' || c == '.'; });
}

struct BlockOfRows {
  Numbers points;  ///< the first two numbers of each row
  std::size_t end = 0;
};

/// The counts of rows and columns at this place and as many rows below; nothing without.
std::optional<BlockOfRows> blockFrom(std::string_view text, std::size_t place) {
  constexpr std::size_t kMostDigits = 6;
  const Numbers counts = numbersAlone(takeLine(text, place));
  const auto isCount = [](std::string_view number) {
    return number.size() <= kMostDigits && std::ranges::all_of(number, isDigit);
  };
  if (counts.size() != 2 || !std::ranges::all_of(counts, isCount)) return std::nullopt;
  const auto rows = static_cast<std::size_t>(wholeNumber(counts[0]).value);
  const auto columns = static_cast<std::size_t>(wholeNumber(counts[1]).value);
  if (rows < kFewestVertices || (columns != 2 && columns != 3)) return std::nullopt;
  BlockOfRows block;
  for (std::size_t row = 0; row < rows; ++row) {
    const Numbers numbers = numbersAlone(takeLine(text, place));
    if (numbers.size() != columns) return std::nullopt;
    block.points.insert(block.points.end(), numbers.begin(), numbers.begin() + 2);
  }
  block.end = place;
  std::size_t next = place;
  return numbersAlone(takeLine(text, next)).empty() ? std::optional(block) : std::nullopt;
}

bool comesBackToStart(const Numbers& points) {
  const auto at = [&](std::size_t i) { return wholeNumber(points[i]).value; };
  return at(0) == at(points.size() - 2) && at(1) == at(points.size() - 1);
}

}  // namespace

void withBlocksOfRows(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  const std::string small = lowered(text);
  const bool called = small.find("polygon") != small.npos || small.find(".pol") != small.npos;
  Rewritten changed(source);
  bool leavesOut = false;
  for (std::size_t place = 0; place < text.size();) {
    const std::size_t start = place;
    const std::string_view name = takeLine(text, place);
    const auto block = mayNameBlock(name) ? blockFrom(text, place) : std::nullopt;
    if (!block) continue;
    const bool polygon = called || comesBackToStart(block->points);
    leavesOut = leavesOut || !polygon;
    changed.replace(start, block->end,
                    polygon ? "\"" + std::string(name) + "\" = " + pointList(block->points, 2) + ";"
                            : std::string());
    place = block->end;
  }
  changed.finish(plain, leavesOut ? "blocks of rows that do not come back were left out; they are "
                                    "lines"
                                  : "");
}

}  // namespace sepax
