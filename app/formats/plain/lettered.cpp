#include "app/formats/plain/lettered.h"

#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

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

namespace {

/// XA = 3, x_a: 3 and Ax = 3: one coordinate of the point that a letter calls.
struct LetteredNumber {
  char axis = 'x';
  std::size_t corner = 0;  ///< 0 of A
  std::string_view value;
  std::size_t start = 0;
  std::size_t end = 0;
};

/// The one whose sign = or : stands at this place.
std::optional<LetteredNumber> letteredNumber(std::string_view text, std::size_t sign) {
  constexpr std::size_t kLongest = 3;
  std::size_t end = sign;
  while (end > 0 && isAt(text, end - 1, ' ')) --end;
  std::string name = lowered(joinedNameBefore(text, end, ".", kLongest + 1));
  const std::size_t start = end - name.size();
  if (name.size() == kLongest && (name[1] == '_' || name[1] == '.')) name.erase(1, 1);
  const auto isAxis = [](char c) { return c == 'x' || c == 'y' || c == 'z'; };
  if (name.size() != 2 || isAxis(name[0]) == isAxis(name[1])) return std::nullopt;
  const char letter = isAxis(name[0]) ? name[1] : name[0];
  const std::size_t first = behindBlanks(text, sign + 1);
  const std::size_t length = numberLength(text, first);
  if (letter < 'a' || letter > 'z' || length == 0) return std::nullopt;
  return LetteredNumber{isAxis(name[0]) ? name[0] : name[1], static_cast<std::size_t>(letter - 'a'),
                        text.substr(first, length), start, first + length};
}

/// The points of A, B, C and so on, of which each has x and y once; none else.
Numbers pointsOfLetters(const std::vector<LetteredNumber>& all) {
  const std::size_t count = all.size() / 2;
  if (all.size() % 2 != 0 || count < kFewestVertices) return {};
  Numbers numbers(all.size());
  for (const LetteredNumber& number : all) {
    if (number.corner >= count || number.axis == 'z') return {};
    std::string_view& place = numbers[2 * number.corner + (number.axis == 'y' ? 1 : 0)];
    if (!place.empty()) return {};
    place = number.value;
  }
  return numbers;
}

}  // namespace

void withPointsOfLetteredAxes(PlainText& plain) {
  constexpr std::size_t kFar = 40;  // from one of them to the next
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten rewritten(source);
  std::vector<LetteredNumber> all;
  const auto take = [&] {
    const Numbers numbers = pointsOfLetters(all);
    if (!numbers.empty())
      rewritten.replace(all.front().start, all.back().end, pointList(numbers, 2));
    all.clear();
  };
  for (std::size_t sign = text.find_first_of("=:"); sign != text.npos;
       sign = text.find_first_of("=:", sign + 1)) {
    const auto number = letteredNumber(text, sign);
    if (!number) continue;
    const bool far = !all.empty() && number->start - std::min(number->start, all.back().end) > kFar;
    const bool again = number->corner == 0 && std::ranges::any_of(all, [&](const auto& other) {
                         return other.corner == 0 && other.axis == number->axis;
                       });
    if (far || again) take();
    all.push_back(*number);
  }
  take();
  rewritten.finish(plain, "");
}

}  // namespace sepax
