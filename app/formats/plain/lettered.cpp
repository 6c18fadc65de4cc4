#include "app/formats/plain/lettered.h"

#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

namespace sepax {

namespace {

std::optional<LetteredPoint> letteredPoint(std::string_view text, std::size_t start) {
  if (text[start] < 'A' || text[start] > 'Z') return std::nullopt;
  if (start > 0 && isWordPart(text[start - 1])) return std::nullopt;
  std::size_t at = behindBlanks(text, start + 1);
  const bool assigned = isAt(text, at, '=') || isAt(text, at, ':');
  if (assigned) at = behindBlanks(text, at + 1);
  while (assigned && at < text.size() && isWordPart(text[at])) ++at;
  if (!isAt(text, at, '(') && !isAt(text, at, '[')) return std::nullopt;
  const char close = text[at] == '(' ? ')' : ']';
  Numbers numbers = numbersFrom(text, ++at, ",;| ");
  at = behindBlanks(text, at);
  if ((numbers.size() != 2 && numbers.size() != 3) || !isAt(text, at, close)) return std::nullopt;
  return LetteredPoint{text[start], start, at + 1, std::move(numbers)};
}

}  // namespace

std::vector<LetteredPoint> letteredPoints(std::string_view text) {
  std::vector<LetteredPoint> points;
  for (std::size_t at = 0; at < text.size(); ++at)
    if (auto point = letteredPoint(text, at)) {
      at = point->end - 1;
      points.push_back(std::move(*point));
    }
  return points;
}

void withoutPointsInSpace(PlainText& plain) {
  std::vector<LetteredPoint> points = letteredPoints(plain.text);
  std::erase_if(points, [](const LetteredPoint& point) { return point.numbers.size() < 3; });
  std::set<char> letters;
  std::set<double> heights;
  for (const LetteredPoint& point : points) {
    letters.insert(point.letter);
    heights.insert(wholeNumber(point.numbers[2]).value);
  }
  if (letters.size() < kFewestVertices || heights.size() < 2) return;
  for (const LetteredPoint& point : points)
    std::fill(plain.text.begin() + static_cast<std::ptrdiff_t>(point.start),
              plain.text.begin() + static_cast<std::ptrdiff_t>(point.end), ' ');
  plain.notes.emplace_back(
      "corners in space were left out; give x and y in the plane of their polygon");
}

}  // namespace sepax
