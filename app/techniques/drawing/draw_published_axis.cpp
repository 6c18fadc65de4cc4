#include "app/techniques/drawing/draw_published_axis.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw_published.h"
#include "app/techniques/drawing/ruler.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace sepax {

namespace {

constexpr double kOverhang = 30;  ///< of the line beyond the shadows
constexpr double kBarShift = 5;
constexpr double kBarAlpha = 0.85;
constexpr double kDim = 0.5;  ///< opacity of a bar beside the ruler that has the proof

RulerData dataOf(const PublishedRuler& ruler) {
  RulerData data;
  data.normal = ruler.axis;
  data.a = ruler.a.value_or(Interval{});
  data.b = ruler.b.value_or(data.a);
  data.extendedA = ruler.stretched;
  return data;
}

Interval reachOf(const PublishedRuler& ruler) {
  const RulerData data = dataOf(ruler);
  return hullOf(data.extendedA ? hullOf(data.a, *data.extendedA) : data.a, data.b);
}

void addBar(Figure& figure, Vec2 from, Vec2 to, Vec2 side, Paint paint, double width, Dash dash) {
  figure.add(
      Stroke{Layer::evidence, {from + side, to + side}, false, paint, width, dash, Cap::butt});
  constexpr double kHalf = 6;
  const double pieces = std::clamp(std::ceil(distance(from, to) / kHalf), 1.0, 400.0);
  for (double i = 0; i <= pieces; ++i)
    keepClear(figure, from + side + (i / pieces) * (to - from), kHalf);
}

/// Where it stands, seen in the direction of the exact axis: both choose by the same rule.
double offsetOf(const Figure& figure, const Camera& camera, const PublishedRuler& ruler,
                const std::vector<BodyShape>& shapes) {
  const double way = ruler.exact && dot(*ruler.exact, ruler.axis) < 0 ? -1 : 1;
  const Interval whole = ruler.whole.value_or(reachOf(ruler));
  RulerData placed;
  placed.normal = way * ruler.axis;
  placed.a = way > 0 ? whole : Interval{-whole.high, -whole.low};
  placed.b = placed.a;
  return way * rulerOffset(figure, camera, placed, shapes, ruler.margin, ruler.side);
}

}  // namespace

std::optional<Vec2> exactAxis(const Evidence& evidence, AxisName name) {
  const auto find = [&](const auto& axes) -> std::optional<Vec2> {
    for (const auto& axis : axes)
      if (axis.name == name) return axis.normal;
    return std::nullopt;
  };
  if (evidence.sat) return find(evidence.sat->axes);
  return evidence.motion ? find(evidence.motion->axes) : std::nullopt;
}

void addPublishedRuler(Figure& figure, const Camera& camera, const PublishedRuler& ruler,
                       const std::vector<BodyShape>& shapes) {
  const PartScope part(figure, Part::publishedAxis);
  const double offset = offsetOf(figure, camera, ruler, shapes);
  const Vec2 across = offset * turnedLeft(ruler.axis);
  const Vec2 along = Camera::turned(ruler.axis);
  const auto at = [&](double height) { return camera.toScreen(height * ruler.axis + across); };
  const Interval reach = reachOf(ruler);
  const Vec2 start = at(reach.low) - kOverhang * along;
  const Vec2 end = at(reach.high) + kOverhang * along;
  addArrow(figure, Layer::guide, start, end, {kPublishedRole, 0.8}, 1.2, kPublishedDash);
  for (const auto& [point, role] : ruler.feet)
    figure.add(Stroke{Layer::guide,
                      {camera.toScreen(point), at(dot(point, ruler.axis))},
                      false,
                      {role, 0.75},
                      1,
                      {4, 4},
                      Cap::butt});
  const Vec2 side = kBarShift * turnedRight(along);
  const double alpha = ruler.dim ? kDim : kBarAlpha;
  if (ruler.stretched)
    addBar(figure, at(ruler.stretched->low), at(ruler.stretched->high), side, {Role::a, alpha}, 3,
           {3, 3});
  if (ruler.a) addBar(figure, at(ruler.a->low), at(ruler.a->high), side, {Role::a, alpha}, 7, {});
  if (ruler.b) addBar(figure, at(ruler.b->low), at(ruler.b->high), -side, {Role::b, alpha}, 7, {});
  if (ruler.gap)
    addPublishedBar(figure, at(ruler.gap->low), at(ruler.gap->high), 2 * side, ruler.gapWords);
  // Beside the outer end of its bar: above or below one it would seem to be that of the other.
  const auto addLetter = [&](const char* name, Vec2 corner, Vec2 outward, Vec2 lane, Role role) {
    addLabel(figure, corner + lane, outward + 0.6 * normalized(lane), name, role, 8);
  };
  // Each at that end of its bar where the other one is not.
  const Interval a = ruler.a && ruler.stretched ? hullOf(*ruler.a, *ruler.stretched)
                                                : ruler.a.value_or(Interval{});
  const bool aFirst = !ruler.a || !ruler.b || a.low < ruler.b->low ||
                      (a.low == ruler.b->low && a.high <= ruler.b->high);
  if (ruler.a) addLetter("A", at(aFirst ? a.low : a.high), aFirst ? -along : along, side, Role::a);
  if (ruler.b)
    addLetter("B", at(aFirst ? ruler.b->high : ruler.b->low), aFirst ? along : -along, -side,
              Role::b);
  if (ruler.dim && figure.inGrey) return;  // a page has few words, and those of its overlap do
  addLabel(figure, visibleEnd(start, end, camera.width, camera.height), along,
           "published axis " + ruler.name + (ruler.words.empty() ? "" : " · " + ruler.words),
           kPublishedRole, 7);
}

void addPublishedPerpendicular(Figure& figure, const Camera& camera, const Evidence& evidence,
                               AxisName edge, Vec2 axis, std::string words) {
  constexpr double kLength = 44;  // logical pixels
  const int body = edge.owner == Owner::a ? evidence.a : evidence.b;
  const auto& vertices = evidence.bodies[static_cast<std::size_t>(body)].vertices;
  const auto i = static_cast<std::size_t>(edge.edge);
  const Vec2 from = camera.toScreen(vertices[i]);
  const Vec2 to = camera.toScreen(vertices[(i + 1) % vertices.size()]);
  addPublishedLine(figure, {from, to});
  const Vec2 middle = (from + to) / 2;
  addPublishedMove(figure, middle, middle + kLength * Camera::turned(axis), std::move(words));
}

namespace {

/// Off the line of both centres where the arrow of the push runs along it, above it.
Vec2 besideCentres(Vec2 from, Vec2 to, Vec2 pushed) {
  constexpr double kAside = 34;   // logical pixels
  constexpr double kAlong = 0.1;  // of the push: less across is as good as along it
  const Vec2 way = normalized(to - from);
  if (std::fabs(cross(way, pushed - to)) > kAlong * distance(to, pushed)) return {};
  const Vec2 across = turnedLeft(way);
  return (across.y < 0 ? kAside : -kAside) * across;
}

}  // namespace

void addPublishedCentres(Figure& figure, const Camera& camera, const PublishedSat& found) {
  const Vec2 a = camera.toScreen(found.centerA);
  const Vec2 b = camera.toScreen(found.centerB);
  addPublishedPoint(figure, a, "centre A");
  addPublishedPoint(figure, b, "centre B");
  const Vec2 aside = besideCentres(b, a, camera.toScreen(found.centerA + found.mtv));
  const PartScope part(figure, Part::publishedMove);
  for (const Vec2 centre : {a, b})
    if (aside != Vec2{})
      figure.add(
          Stroke{Layer::evidence, {centre, centre + aside}, false, {kPublishedRole, 0.8}, 1});
  addPublishedMove(figure, b + aside, a + aside, "");
}

std::string intervalWords(Interval interval) {
  return fmt::format("[{}, {}]", number(interval.low, 2), number(interval.high, 2));
}

std::string_view turnWords(const PublishedAxis& axis) {
  if (axis.square) return "is at a right angle to the line between the centres and stays as it is";
  return axis.turned ? "is turned, to point from B’s centre to A’s"
                     : "points from B’s centre to A’s already";
}

std::string distanceWords(Interval a, Interval b, double distance) {
  return fmt::format("{} = {}", a.low < b.low ? "minB − maxA" : "minA − maxB", number(distance));
}

}  // namespace sepax
