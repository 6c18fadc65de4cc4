#include "app/formats/plain/r_output.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace sepax {

namespace {

constexpr auto kSignsOfR = std::to_array<std::string_view>({"## ", "#> "});

/// The line from this place on, with its end.
std::string_view lineOfResult(std::string_view text, std::size_t start) {
  return text.substr(start, std::min(text.find('\n', start), text.size() - 1) + 1 - start);
}

/// Where the sign of a line stands; npos where it has none.
std::size_t signOfResult(std::string_view line) {
  const std::size_t first = std::min(line.find_first_not_of(" \t"), line.size());
  const std::string_view rest = line.substr(first);
  const bool sign = std::ranges::any_of(kSignsOfR, [&](std::string_view one) {
    return rest.starts_with(one) || trimmed(rest) == trimmed(one);
  });
  return sign ? first : line.npos;
}

/// [1] and [3,] are the first of what R prints in a line.
bool startsRowOfR(std::string_view line) {
  line = trimmed(line);
  const std::size_t close = std::min(line.find(']'), line.size());
  return line.starts_with('[') && close > 1 && close < line.size() &&
         line.substr(1, close - 1).find_first_not_of("0123456789,[]") == line.npos;
}

}  // namespace

std::string withoutSignsOfR(std::string text) {
  for (std::size_t start = 0; start < text.size();) {
    std::size_t end = start;
    bool printed = false;
    while (end < text.size()) {
      const std::string_view line = lineOfResult(text, end);
      const std::size_t sign = signOfResult(line);
      if (sign == line.npos) break;
      printed = printed || startsRowOfR(line.substr(sign + 2));
      end += line.size();
    }
    for (std::size_t at = start; printed && at < end; at += lineOfResult(text, at).size())
      text.replace(at + signOfResult(lineOfResult(text, at)), 2, "  ");
    start = std::max(end, start + lineOfResult(text, start).size());
  }
  return text;
}

namespace {

/// coords of Slot "coords":; empty for any other line.
std::string_view slotOf(std::string_view line) {
  constexpr std::string_view kStart = "Slot \"";
  constexpr std::string_view kEnd = "\":";
  line = trimmed(line);
  if (!line.starts_with(kStart) || !line.ends_with(kEnd)) return {};
  return line.substr(kStart.size(), line.size() - kStart.size() - kEnd.size());
}

/// The numbers of [3,] 5 2; none for any other line.
Numbers rowOfSlot(std::string_view line) {
  line = trimmed(line);
  const std::size_t close = line.find(",]");
  if (!line.starts_with('[') || close == line.npos) return {};
  std::size_t place = close + 2;
  const Numbers numbers = numbersFrom(line, place, " \t");
  return trimmed(line.substr(place)).empty() ? numbers : Numbers{};
}

/// What stands below the line of a slot, up to the next slot, to an empty line behind it or to an
/// object of another kind.
struct SlotOfR {
  Numbers numbers;
  bool isTrue = false;
  std::size_t end = 0;
};

SlotOfR slotFrom(std::string_view text, std::size_t place) {
  SlotOfR slot{{}, false, place};
  while (slot.end < text.size()) {
    const std::string_view line = lineOfResult(text, slot.end);
    const Numbers row = rowOfSlot(line);
    if (trimmed(line).empty() || !slotOf(line).empty()) break;
    if (row.size() == 2) slot.numbers.insert(slot.numbers.end(), row.begin(), row.end());
    slot.isTrue = slot.isTrue || trimmed(line) == "[1] TRUE";
    slot.end += line.size();
  }
  return slot;
}

/// Polygons come back to their start; the coordinates of lines have such a slot, too.
bool isClosedSlot(const Numbers& numbers) {
  const auto at = [&](std::size_t i) { return wholeNumber(numbers[i]).value; };
  const std::size_t count = numbers.size();
  return count > 2 * kFewestVertices && at(0) == at(count - 2) && at(1) == at(count - 1);
}

}  // namespace

void withSlotsOfR(PlainText& plain) {
  constexpr std::string_view kCoordinates = "Slot \"coords\":";
  if (plain.text.find(kCoordinates) == std::string::npos) return;
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten changed(source);
  bool hole = false;
  for (std::size_t start = 0; start < text.size();) {
    const std::string_view line = lineOfResult(text, start);
    const std::string_view name = slotOf(line);
    const SlotOfR slot = name.empty() ? SlotOfR{} : slotFrom(text, start + line.size());
    if (name == "hole") hole = slot.isTrue;
    const bool ring = name == "coords" && isClosedSlot(slot.numbers);
    if (!name.empty())
      changed.replace(start, slot.end,
                      ring ? (hole ? "hole = " : "polygon = ") + pointList(slot.numbers, 2) + ";"
                           : std::string());
    start = name.empty() ? start + line.size() : slot.end;
  }
  changed.finish(plain, "what is no outline in the slots of objects of R was left out");
}

}  // namespace sepax
