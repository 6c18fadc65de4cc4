#include "app/formats/lists/degenerate.h"

#include "app/formats/literals/indices.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <set>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// Two of the three coordinates are the same in all points.
bool staysOnLine(const RawPolygon& list) {
  const std::vector<double>& all = list.numbers;
  if (list.arity != Arity::triple || all.size() < 3 * kFewestVertices) return false;
  std::array<bool, 3> changes{};
  for (std::size_t i = 3; i < all.size(); ++i) changes[i % 3] |= all[i] != all[i % 3];
  return changes[0] + changes[1] + changes[2] < 2;
}

/// (0, 0), (5, 1), (5, 1), (5, 1): two different points, however often they are written.
bool areTwoPlaces(const RawPolygon& list) {
  const std::vector<double>& all = list.numbers;
  if (list.arity != Arity::pair || all.size() <= 2 * kFewestVertices) return false;
  std::set<std::pair<double, double>> points;
  for (std::size_t i = 0; i + 1 < all.size(); i += 2) points.insert({all[i], all[i + 1]});
  return points.size() == 2;
}

/// Its points are no one place and lie on no one line.
bool hasArea(const RawPolygon& list) {
  return !isOnePlace(list) && !isStraight(list.numbers, list.arity == Arity::triple ? 3 : 2);
}

}  // namespace

void leaveOutDegenerate(RawGeometry& raw) {
  if (raw.polygons.empty()) return;
  const std::size_t line = raw.polygons.front().line;
  const bool several = raw.polygons.size() > 1;  // one alone is given to be looked at
  const bool bounds = std::ranges::any_of(raw.polygons, hasArea);
  const bool onlyPlaces = std::ranges::all_of(raw.polygons, isOnePlace);
  const std::size_t gone = takeOut(raw.polygons, [&](const RawPolygon& list) {
    const bool place = several && (list.name.empty() || bounds || onlyPlaces) &&
                       list.arity != Arity::flat && isOnePlace(list);
    const bool goes = place || staysOnLine(list);
    if (place) addNote(raw, onePlaceNote(list.line));
    if (goes && !place) addNote(raw, atLine(list.line) + "points on one line were left out");
    return goes;
  });
  if (gone > 0 && raw.polygons.empty() && raw.error.empty())
    raw.error = atLine(line) + "these points bound no area; give the corners of a polygon";
}

void leaveOutTwoPlaces(RawGeometry& raw) {
  if (raw.polygons.empty()) return;
  const std::size_t line = raw.polygons.front().line;
  tellOfGone(raw, takeOut(raw.polygons, areTwoPlaces), line,
             "these points are only two places; give the corners of a polygon",
             "points that are only two places were left out");
}

}  // namespace sepax
