#include "app/formats/lists/cells.h"

#include "app/formats/lists/places.h"
#include "app/formats/lists/silent_text.h"
#include "app/formats/text/words.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string_view>
#include <vector>

namespace sepax {

namespace {

bool areWholePoints(const RawPolygon& list) {
  return list.arity == Arity::pair && !list.isRing &&
         std::ranges::all_of(list.numbers, [](double n) { return n == std::floor(n); });
}

/// One cell to the side or one up or down from this point of a list to that one.
bool areNeighbours(const std::vector<double>& numbers, std::size_t from, std::size_t to) {
  return std::fabs(numbers[2 * to] - numbers[2 * from]) +
             std::fabs(numbers[2 * to + 1] - numbers[2 * from + 1]) ==
         1;
}

bool isWayOverCells(const RawPolygon& list) {
  constexpr std::size_t kFewest = 5;  // cells: with four of them it may well be a triangle
  const std::size_t count = list.numbers.size() / 2;
  if (!areWholePoints(list) || count < kFewest) return false;
  for (std::size_t i = 1; i < count; ++i)
    if (!areNeighbours(list.numbers, i - 1, i)) return false;
  const bool back = list.numbers[0] == list.numbers[2 * count - 2] &&
                    list.numbers[1] == list.numbers[2 * count - 1];
  return !back && !areNeighbours(list.numbers, count - 1, 0);
}

}  // namespace

void leaveOutWaysOverCells(RawGeometry& raw, std::string_view text) {
  if (raw.polygons.empty()) return;
  const TextCallings callings(text);
  const auto isCalled = [&](const RawPolygon& list) {
    return callsOutlineOfPlaces(wordsOf(list.name)) ||
           (list.name.empty() && callsOutlineOfPlaces(callings.of(list.line)));
  };
  const auto isWay = [&](const RawPolygon& list) {
    return isWayOverCells(list) && !isCalled(list);
  };
  if (std::ranges::none_of(raw.polygons, isWay)) return;
  if (raw.polygons.size() == 1 && !SilentText(text).hasSentences()) return;  // it is given alone
  const std::size_t line = raw.polygons.front().line;
  const std::size_t gone = takeOut(raw.polygons, [&](const RawPolygon& list) {
    return areWholePoints(list) && !isCalled(list);
  });
  tellOfGone(raw, gone, line,
             "a way over the cells of a grid is no outline; give the corners of a polygon",
             "ways over the cells of a grid were left out; they are no polygons");
}

}  // namespace sepax
