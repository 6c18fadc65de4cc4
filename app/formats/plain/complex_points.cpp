#include "app/formats/plain/complex_points.h"

#include "app/formats/lists/silent_text.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <fmt/format.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

namespace {

/// 12+4.5j, with the brackets right around it.
struct ComplexPoint {
  std::size_t start = 0;
  std::size_t end = 0;  ///< 0: there is none
  std::string_view x;
  std::string_view y;
};

/// The one whose first number starts at this place.
ComplexPoint complexAt(std::string_view text, std::size_t place) {
  const std::size_t real = numberLength(text, place);
  const std::size_t sign = behindBlanks(text, place + real);
  if (real == 0 || (!isAt(text, sign, '+') && !isAt(text, sign, '-'))) return {};
  const std::size_t first = behindBlanks(text, sign + 1);
  const ScannedNumber second = scanPlainNumber(text.substr(first));
  const std::size_t unit = first + second.length;
  if (second.state != NumberState::finite || !isAt(text, unit, 'j')) return {};
  if (unit + 1 < text.size() && isWordPart(text[unit + 1])) return {};
  ComplexPoint point{place, unit + 1, text.substr(place, real), text.substr(first, second.length)};
  if (text[sign] == '-') point.y = text.substr(sign, unit - sign);
  if (place > 0 && text[place - 1] == '(' && isAt(text, unit + 1, ')')) {
    --point.start;
    ++point.end;
  }
  return point;
}

std::vector<ComplexPoint> complexPoints(std::string_view text) {
  constexpr std::string_view kBefore = "([{,= \t\n";
  std::vector<ComplexPoint> points;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const bool starts = at == 0 || kBefore.find(text[at - 1]) != kBefore.npos;
    const ComplexPoint point = starts ? complexAt(text, at) : ComplexPoint{};
    if (point.end == 0) continue;
    points.push_back(point);
    at = point.end - 1;
  }
  return points;
}

}  // namespace

void withPointsOfComplex(PlainText& plain) {
  if (plain.text.find('j') == plain.text.npos) return;
  const std::string source = plain.text;
  const std::vector<ComplexPoint> points = complexPoints(source);
  const bool lines = source.find("Line(") != source.npos;  // Line(start=(0+0j), end=(5+0j))
  if (points.size() < kFewestVertices || !(lines || tellsOfOutlines(source))) return;
  Rewritten rewritten(source);
  for (const ComplexPoint& point : points)
    rewritten.replace(point.start, point.end, fmt::format("({}, {})", point.x, point.y));
  rewritten.finish(plain, "complex numbers were read as points");
}

}  // namespace sepax
