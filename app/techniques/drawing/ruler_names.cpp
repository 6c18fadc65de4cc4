#include "app/figure/label_room.h"
#include "app/techniques/drawing/ruler.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace sepax {

namespace {

constexpr double kNearest = 4;  ///< of a name from its ruler, logical pixels

Text textOf(const SmallRuler& ruler) {
  Text text;
  text.text = ruler.name;
  text.weight = Weight::semibold;
  text.paint = {ruler.nameRole, 1};
  text.part = Part::axis;
  return text;
}

double distanceTo(Rect rect, const SmallRuler& ruler) {
  constexpr int kSamples = 24;
  double nearest = std::numeric_limits<double>::infinity();
  for (int i = 0; i <= kSamples; ++i) {
    const Vec2 p = lerp(ruler.from, ruler.to, static_cast<double>(i) / kSamples);
    nearest = std::min(nearest, distance(p, nearestIn(rect, p)));
  }
  return nearest;
}

/// Where a name would like to stand, seen from a point of its ruler.
struct NamePlace {
  Vec2 anchor;
  Vec2 way;  ///< unit
  double away = 0;
  Rect rect;
};

/// Places of a text beyond the tip, beyond the tail and along both sides, the nearest first.
std::vector<NamePlace> placesAt(const SmallRuler& ruler, Vec2 size) {
  const Vec2 along = normalized(ruler.to - ruler.from);
  const Vec2 side = turnedLeft(along);
  const std::pair<double, Vec2> wanted[] = {
      {1, along},   {1, along + side}, {1, along - side}, {0, -along}, {0.5, side},
      {0.5, -side}, {0.8, side},       {0.8, -side},      {0.2, side}, {0.2, -side}};
  std::vector<NamePlace> places;
  for (const double farther : {0.0, 8.0, 18.0}) {
    for (const auto& [where, way] : wanted) {
      const bool isBeside = where > 0 && where < 1;
      const double away = kNearest + farther + (isBeside ? 6 : 0);  // of the bars
      const Vec2 anchor = lerp(ruler.from, ruler.to, where);
      const Vec2 unit = normalized(way);
      const Vec2 middle = anchor + middleAtDistance(unit, size, away);
      places.push_back({anchor, unit, away, {middle - 0.5 * size, middle + 0.5 * size}});
    }
  }
  return places;
}

/// What must not be covered: names that have their place, and what the figure keeps clear.
bool isFree(const Figure& figure, const std::vector<Rect>& names, Rect rect) {
  const bool isInside = contains({{4, 4}, {figure.width - 4, figure.height - 4}}, rect);
  return isInside && std::ranges::none_of(names, [&](Rect name) { return overlaps(name, rect); }) &&
         std::ranges::none_of(figure.keepClear, [&](const Box& box) {
           return overlaps({box.min, box.max}, rect);
         });
}

/// How much nearer a place is to its own ruler than to any other.
double lead(const std::vector<SmallRuler>& rulers, const SmallRuler& own, Rect rect) {
  double others = std::numeric_limits<double>::infinity();
  for (const SmallRuler& ruler : rulers)
    if (&ruler != &own) others = std::min(others, distanceTo(rect, ruler));
  return others - distanceTo(rect, own);
}

/// The first place that is clearly its own ruler's, else the clearest one; absent where all are
/// nearer to another.
std::optional<NamePlace> placeOf(const Figure& figure, const std::vector<SmallRuler>& rulers,
                                 const SmallRuler& own, const std::vector<Rect>& names, Vec2 size) {
  constexpr double kClear = 10;  // logical pixels
  const std::vector<NamePlace> places = placesAt(own, size);
  std::optional<NamePlace> best;
  double most = 0;
  for (const NamePlace& place : places) {
    if (!isFree(figure, names, place.rect)) continue;
    const double has = std::min(kClear, lead(rulers, own, place.rect));
    if (has <= most) continue;
    most = has;
    best = place;
  }
  return best;
}

}  // namespace

void nameSmallRulers(Figure& figure, const std::vector<SmallRuler>& rulers) {
  const PartScope part(figure, Part::axis);
  std::vector<Rect> names;
  for (const SmallRuler& ruler : rulers) {
    const Text text = textOf(ruler);
    const Rect wanted = rectOf(text);
    const Vec2 size = wanted.max - wanted.min;
    const std::optional<NamePlace> place = placeOf(figure, rulers, ruler, names, size);
    if (place) {
      names.push_back(spaced(place->rect));
      figure.addLabel({place->anchor, place->way, place->away, text, 4});
    } else {  // a leader tells whose it is
      figure.addLabel({ruler.to, ruler.to - ruler.from, kNearest, text, 4});
    }
  }
}

}  // namespace sepax
