#include "app/techniques/drawing/draw.h"

#include "app/figure/grey.h"
#include "app/figure/nearest.h"
#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace sepax {

namespace {

constexpr double kHead = 13;          ///< length of an arrow head of a 4 px arrow
constexpr double kMostHead = 0.6;     ///< of the length of an arrow, the rest is its shaft
constexpr double kMostShaft = 0.4;    ///< width of the shaft, of the length of the head
constexpr double kNormalLength = 26;  ///< of the arrow out of a chosen edge, logical pixels

}  // namespace

std::vector<Vec2> onScreen(const std::vector<Vec2>& world, const Camera& camera,
                           Vec2 displacement) {
  std::vector<Vec2> points;
  points.reserve(world.size());
  for (const Vec2 p : world) points.push_back(camera.toScreen(p + displacement));
  return points;
}

Foremost foremostOf(const std::vector<Vec2>& outline, Vec2 way) {
  constexpr double kSame = 0.5;  // logical pixels
  const auto reach = [way](Vec2 p) { return dot(p, way); };
  const std::size_t n = outline.size();
  Foremost foremost{{}, reach(*std::ranges::max_element(outline, {}, reach))};
  const auto isThere = [&](std::size_t i) {
    return reach(outline[i % n]) >= foremost.reach - kSame * length(way);
  };
  std::size_t first = 0;
  while (first < n && !(isThere(first) && !isThere(first + n - 1))) ++first;
  first %= n;  // where all are, from the first one on
  std::size_t count = 0;
  for (; count < n && isThere(first + count); ++count)
    foremost.middle += outline[(first + count) % n];
  foremost.middle = foremost.middle / static_cast<double>(count);
  return foremost;
}

void addArrow(Figure& figure, Layer layer, Vec2 from, Vec2 to, Paint paint, double width,
              Dash dash) {
  const double total = distance(from, to);
  if (total < 0.5) return;
  const Vec2 way = (to - from) / total;
  // A head as long as the arrow would be a triangle that points nowhere.
  const double head = std::min(kMostHead * total, kHead * std::max(0.7, width / 4));
  const Vec2 neck = to - head * way;
  const Vec2 side = 0.42 * head * turnedLeft(way);
  width = std::min(width, kMostShaft * head);
  figure.add(Stroke{layer, {from, neck + 0.5 * way}, false, paint, width, dash, Cap::butt});
  figure.add(Fill{layer, {to, neck + side, neck - side}, paint, Hatch::none});
}

void addBodyHatch(Figure& figure, const std::vector<Vec2>& points, Role role) {
  const Hatch hatch = hatchOf(role);
  if (!figure.inGrey || hatch == Hatch::none) return;
  figure.add(Fill{Layer::fill, points, {role, kBodyHatch}, hatch});
}

void addPolygon(Figure& figure, std::vector<Vec2> points, const Outline& outline) {
  if (outline.fillAlpha > 0) {
    const Layer layer = outline.layer == Layer::outline ? Layer::fill : outline.layer;
    figure.add(Fill{layer, points, {outline.role, outline.fillAlpha}, Hatch::none});
    if (outline.layer == Layer::outline) addBodyHatch(figure, points, outline.role);
  }
  figure.add(Stroke{outline.layer,
                    std::move(points),
                    true,
                    {outline.role, outline.alpha},
                    outline.width,
                    outline.dash,
                    Cap::round});
}

std::vector<Vec2> circlePoints(Vec2 center, double radius) {
  constexpr int kSides = 120;
  std::vector<Vec2> points;
  for (int i = 0; i < kSides; ++i) {
    const double angle = 2 * std::numbers::pi * i / kSides;
    points.push_back(center + radius * Vec2{std::cos(angle), std::sin(angle)});
  }
  return points;
}

void addLabel(Figure& figure, Vec2 anchor, Vec2 direction, std::string text, Role role,
              int priority) {
  Label label;
  label.anchor = anchor;
  label.direction = direction;
  label.text.text = std::move(text);
  label.text.weight = Weight::semibold;
  label.text.paint = {role, 1};
  label.priority = priority;
  figure.addLabel(std::move(label));
}

void keepClear(Figure& figure, Vec2 center, double radius) {
  Box box;
  box.min = center - Vec2{radius, radius};
  box.max = center + Vec2{radius, radius};
  figure.keepClear.push_back(box);
}

namespace {

/// What of the line lies in the rectangle from 0 to width and height.
std::vector<Vec2> lineWithin(Vec2 point, Vec2 direction, double width, double height) {
  double first = -kInfinity;
  double last = kInfinity;
  const auto clip = [&](double position, double step, double limit) {
    if (step == 0) {
      if (position < 0 || position > limit) first = kInfinity;
      return;
    }
    const double s = -position / step;
    const double t = (limit - position) / step;
    first = std::max(first, std::min(s, t));
    last = std::min(last, std::max(s, t));
  };
  clip(point.x, direction.x, width);
  clip(point.y, direction.y, height);
  if (!(first < last)) return {};
  return {point + first * direction, point + last * direction};
}

double topOfSentence(const Figure& figure) {
  double top = figure.height;
  for (const Item& item : figure.items) {
    const Box* box = std::get_if<Box>(&item);
    if (box != nullptr && box->part == Part::narrationBacking) top = std::min(top, box->min.y);
  }
  return top;
}

}  // namespace

std::vector<Vec2> clippedLine(const Figure& figure, Vec2 point, Vec2 direction) {
  return lineWithin(point, direction, figure.width, topOfSentence(figure));
}

std::vector<Vec2> clippedSegment(const Figure& figure, Vec2 from, Vec2 to) {
  const std::vector<Vec2> line = clippedLine(figure, from, to - from);
  if (line.empty()) return {};
  const double square = dot(to - from, to - from);
  const auto place = [&](Vec2 p) {
    return std::clamp(dot(p - from, to - from) / square, 0.0, 1.0);
  };
  const double first = place(line[0]);
  const double last = place(line[1]);
  if (!(first < last)) return {};
  return {lerp(from, to, first), lerp(from, to, last)};
}

void addClippedRing(Figure& figure, Stroke ring) {
  const double top = topOfSentence(figure);
  const std::vector<Vec2> points = ring.points;
  const auto isBelow = [&](Vec2 p) { return p.y > top; };
  const auto below = std::ranges::find_if(points, isBelow);
  ring.closed = below == points.end();
  if (ring.closed) return figure.add(std::move(ring));
  // From there on round: each run above is a line of its own.
  const std::size_t start = static_cast<std::size_t>(below - points.begin());
  ring.points.clear();
  for (std::size_t i = 1; i <= points.size(); ++i) {
    const Vec2 point = points[(start + i) % points.size()];
    if (!isBelow(point)) {
      ring.points.push_back(point);
      continue;
    }
    if (ring.points.size() > 1) figure.add(ring);
    ring.points.clear();
  }
}

Vec2 visibleEnd(Vec2 from, Vec2 to, double width, double height) {
  constexpr double kMargin = 30;
  const Vec2 inset{kMargin, kMargin};
  const std::vector<Vec2> inside =
      lineWithin(from - inset, to - from, width - 2 * kMargin, height - 2 * kMargin);
  if (inside.empty()) return to;
  const Vec2 last = inside[1] + inset;
  return dot(last - to, to - from) < 0 ? last : to;
}

namespace {

/// The arrows of velocities and of the push, from the middles of the pair; logical pixels.
std::vector<std::array<Vec2, 2>> arrowsOfPair(const Evidence& evidence, const Camera& camera) {
  std::vector<std::array<Vec2, 2>> arrows;
  for (const int index : {evidence.a, evidence.b}) {
    if (index < 0) continue;
    const BodyShape& body = evidence.bodies[static_cast<std::size_t>(index)];
    const auto add = [&](Vec2 way) {
      arrows.push_back({camera.toScreen(body.centroid), camera.toScreen(body.centroid + way)});
    };
    if (body.moves) add(body.velocity);
    if (index == evidence.a && evidence.sat) add(evidence.sat->mtv);
  }
  return arrows;
}

/// Where on its edge the outward normal stands, a share of it: in the middle, or aside where it
/// would lie beside another arrow and seem to be one with it.
double placeOfNormal(Vec2 from, Vec2 to, Vec2 normal,
                     const std::vector<std::array<Vec2, 2>>& arrows) {
  constexpr double kBeside = 22;  // logical pixels
  double best = 0.5;
  double mostRoom = -1;
  for (const double along : {0.5, 0.25, 0.75}) {
    double room = kBeside;
    for (const auto& [tail, tip] : arrows) {
      for (const double share : {0.0, 0.5, 1.0}) {
        const Vec2 p = lerp(from, to, along) + share * normal;
        room = std::min(room, distance(p, nearestOnSegment(tail, tip, p)));
      }
    }
    if (room <= mostRoom) continue;
    best = along;
    mostRoom = room;
  }
  return best;
}

}  // namespace

void addChosenEdge(Figure& figure, const Camera& camera, const Evidence& evidence, AxisName name,
                   EdgeLook look) {
  const int body = name.owner == Owner::a ? evidence.a : evidence.b;
  if (body < 0 || name.edge < 0) return;
  const BodyShape& shape = evidence.bodies[static_cast<std::size_t>(body)];
  const std::optional<int> end = nextVertex(shape.form, shape.vertices.size(), name.edge);
  if (!end) return;
  const auto placeAt = [&](int vertex, Vec2 moved) {
    return camera.toScreen(shape.vertices[static_cast<std::size_t>(vertex)] + moved);
  };
  const Vec2 from = placeAt(name.edge, look.displacement);
  const Vec2 to = placeAt(*end, look.displacement);
  const PartScope part(figure, Part::chosenEdge);
  if (look.lit)
    figure.add(
        Stroke{Layer::evidence, {from, to}, false, {Role::result, 0.45}, 15, {}, Cap::round});
  figure.add(Stroke{Layer::evidence, {from, to}, false, {Role::text, 1}, 5, {}, Cap::round});
  if (!look.normal || !shape.polygon || from == to) return;
  // Counterclockwise in the world, the outside is at the right; the screen's y grows downwards.
  const Vec2 left = turnedLeft(normalized(to - from));
  const Vec2 normal = (shape.clockwise ? -kNormalLength : kNormalLength) * left;
  // The same at all times, lest it leaps as the edge moves.
  const Vec2 foot = lerp(from, to,
                         placeOfNormal(placeAt(name.edge, {}), placeAt(*end, {}), normal,
                                       arrowsOfPair(evidence, camera)));
  const Vec2 tip = foot + normal;
  addArrow(figure, Layer::evidence, foot, tip, {Role::text, 1}, 1.8);
  keepClear(figure, tip, 6);
}

void addEdgeName(Figure& figure, const Camera& camera, const Evidence& evidence, AxisName name,
                 double along, int priority, Vec2 displacement) {
  const int body = name.owner == Owner::a ? evidence.a : evidence.b;
  if (body < 0 || name.edge < 0) return;
  const BodyShape& shape = evidence.bodies[static_cast<std::size_t>(body)];
  const std::optional<int> next = nextVertex(shape.form, shape.vertices.size(), name.edge);
  if (!next) return;
  const auto place = [&](int vertex) {
    return camera.toScreen(shape.vertices[static_cast<std::size_t>(vertex)] + displacement);
  };
  const Vec2 from = place(name.edge);
  const Vec2 to = place(*next);
  const PartScope part(figure, Part::chosenEdge);
  addLabel(figure, lerp(from, to, along), turnedLeft(to - from), "edge " + nameOf(evidence, name),
           Role::text, priority);
}

}  // namespace sepax
