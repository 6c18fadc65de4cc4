#include "app/formats/plain/selections.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

constexpr std::string_view kSelectionKey = "curveNumber";

/// {'curveNumber': 3, 'pointNumber': 7, 'x': 5, 'y': 2}
struct SelectedPoint {
  std::size_t start = 0;
  std::size_t end = 0;  ///< behind its bracket; 0 without one
  std::string_view curve;
  Numbers place;
};

/// The number behind 'x': in the brackets; empty without.
std::string_view numberOfKey(std::string_view inside, std::string_view key) {
  for (std::size_t at = inside.find(key); at != inside.npos; at = inside.find(key, at + 1)) {
    const std::size_t sign = behindBlanks(inside, at + key.size(), "'\" ");
    const bool whole = at > 0 && (inside[at - 1] == '\'' || inside[at - 1] == '"');
    if (!whole || !isAt(inside, sign, ':')) continue;
    const std::size_t first = behindBlanks(inside, sign + 1);
    return inside.substr(first, numberLength(inside, first));
  }
  return {};
}

/// The point around this key, which starts from `least` on.
SelectedPoint selectedPointAt(std::string_view text, std::size_t key, std::size_t least) {
  constexpr std::size_t kFar = 300;  // from a bracket to the key
  least = std::max(least, key - std::min(key, kFar));
  const std::size_t open = text.substr(least, key - least).find_last_of("{}");
  const std::size_t close = text.substr(key, kFar).find_first_of("{}");
  if (open == text.npos || close == text.npos) return {};
  if (!isAt(text, least + open, '{') || !isAt(text, key + close, '}')) return {};
  const std::string_view inside = text.substr(least + open, key + close - least - open);
  SelectedPoint point{least + open, key + close + 1, numberOfKey(inside, kSelectionKey), {}};
  for (const std::string_view axis : {"x", "y"})
    if (const std::string_view number = numberOfKey(inside, axis); !number.empty())
      point.place.push_back(number);
  return point;
}

/// Points of one curve, one behind the other, that come back to the first one.
bool areRingOfSelection(std::span<const SelectedPoint> points) {
  const SelectedPoint& first = points.front();
  return points.size() > kFewestVertices && !first.curve.empty() &&
         points.back().place == first.place &&
         std::ranges::all_of(points, [&](const SelectedPoint& point) {
           return point.curve == first.curve && point.place.size() == 2;
         });
}

}  // namespace

void withoutSelectedPoints(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  std::vector<SelectedPoint> points;
  for (std::size_t at = text.find(kSelectionKey); at != text.npos;
       at = text.find(kSelectionKey, at + 1)) {
    SelectedPoint point = selectedPointAt(text, at, points.empty() ? 0 : points.back().end);
    if (point.end > 0) points.push_back(std::move(point));
  }
  Rewritten rewritten(source);
  bool gone = false;
  for (std::size_t first = 0, end = 1; first < points.size(); first = end++) {
    while (end < points.size() && points[end].curve == points[first].curve) ++end;
    const auto curve = std::span(points).subspan(first, end - first);
    Numbers ring;
    for (const SelectedPoint& point : curve)
      ring.insert(ring.end(), point.place.begin(), point.place.end());
    if (!areRingOfSelection(curve)) ring.clear();
    for (const SelectedPoint& point : curve) {
      const bool starts = &point == &curve.front() && !ring.empty();
      rewritten.replace(point.start, point.end, starts ? pointList(ring, 2) : std::string());
    }
    gone = gone || ring.empty();
  }
  rewritten.finish(plain, gone ? "selected points of a plot were left out; they are no polygons"
                               : std::string_view());
}

}  // namespace sepax
