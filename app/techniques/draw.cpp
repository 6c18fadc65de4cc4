#include "app/techniques/draw.h"

#include <algorithm>
#include <cmath>

#include "app/figure/numbers.h"
#include "app/techniques/bodies.h"

namespace sepax {

namespace {

constexpr double kHead = 13;  ///< length of an arrow head of a 4 px arrow

/// A line along the axis at its offset, and points on it, in figure pixels.
struct Rail {
  const Camera& camera;
  Vec2 normal;  ///< world
  double offset;
  [[nodiscard]] Vec2 at(double height) const {
    return camera.toScreen(height * normal + offset * turnedLeft(normal));
  }
  [[nodiscard]] Vec2 along() const { return Camera::turned(normal); }
  [[nodiscard]] Vec2 across() const { return Camera::turned(turnedLeft(normal)); }
};

void addBar(Figure& figure, const Rail& rail, Interval interval, double shift, Role role,
            double width, Dash dash = {}, double alpha = 1) {
  const Vec2 side = shift * rail.across();
  figure.add(Stroke{Layer::evidence,
                    {rail.at(interval.low) + side, rail.at(interval.high) + side},
                    false,
                    {role, alpha},
                    width,
                    dash,
                    Cap::butt});
}

void addProjectionLines(Figure& figure, const Rail& rail, const std::vector<Vec2>& vertices,
                        Interval interval, Role role) {
  const double ends[] = {interval.low, interval.high};
  for (std::size_t i = 0; i < vertices.size() && i < 2; ++i) {
    figure.add(Stroke{Layer::guide,
                      {rail.camera.toScreen(vertices[i]), rail.at(ends[i])},
                      false,
                      {role, 0.75},
                      1,
                      {4, 4},
                      Cap::butt});
  }
}

/// Labels stay off the bars.
void keepBarsClear(Figure& figure, const Rail& rail, Interval shadows) {
  constexpr double kHalf = 11;
  const double steps = std::ceil(distance(rail.at(shadows.low), rail.at(shadows.high)) / kHalf);
  for (double i = 0; i <= std::min(steps, 400.0); ++i) {
    const Vec2 p = rail.at(shadows.low + shadows.length() * i / std::max(steps, 1.0));
    Box box;
    box.min = p - Vec2{kHalf, kHalf};
    box.max = p + Vec2{kHalf, kHalf};
    figure.keepClear.push_back(box);
  }
}

/// The stretch that has to be cleared, as long as the depth: the common part of both bars, or more
/// where one bar holds the other. For a gap the stretch between the bars.
Interval zoneOf(const RulerData& data) {
  const Interval against{data.b.low, data.a.high};
  const Interval along{data.a.low, data.b.high};
  const Interval zone = against.length() <= along.length() ? against : along;
  return zone.low <= zone.high ? zone : Interval{zone.high, zone.low};
}

/// The depth or the gap on the bars, with its length.
void addDepthOrGap(Figure& figure, const Rail& rail, const RulerData& data, bool compact,
                   double awayFromShapes) {
  const Interval zone = zoneOf(data);
  const bool gap = data.depth < 0;
  const double shift = gap ? (compact ? -3 : -5.5) : 0;  // the gap lies in B's lane
  const Vec2 low = rail.at(zone.low) + shift * rail.across();
  const Vec2 high = rail.at(zone.high) + shift * rail.across();
  if (gap) {
    figure.add(Stroke{Layer::evidence,
                      {low, high},
                      false,
                      {Role::gap, 1},
                      compact ? 2.0 : 4.0,
                      {4, 3},
                      Cap::butt});
  } else {
    figure.add(Stroke{Layer::evidence,
                      {low, high},
                      false,
                      {Role::overlap, 0.6},
                      compact ? 12.0 : 22.0,
                      {},
                      Cap::butt});
  }
  if (compact) return;
  const std::string text = gap               ? "gap " + number(-data.depth)
                           : data.depth == 0 ? "touching"
                                             : "depth " + number(data.depth);
  addLabel(figure, lerp(low, high, 0.5), awayFromShapes * rail.across(), text,
           gap ? Role::gap : Role::overlap, 8);
}

}  // namespace

std::vector<Vec2> onScreen(const std::vector<Vec2>& world, const Camera& camera,
                           Vec2 displacement) {
  std::vector<Vec2> points;
  points.reserve(world.size());
  for (const Vec2 p : world) points.push_back(camera.toScreen(p + displacement));
  return points;
}

void addArrow(Figure& figure, Layer layer, Vec2 from, Vec2 to, Paint paint, double width,
              Dash dash) {
  const double total = distance(from, to);
  if (total < 0.5) return;
  const Vec2 way = (to - from) / total;
  const double head = std::min(total, kHead * std::max(0.7, width / 4));
  const Vec2 neck = to - head * way;
  const Vec2 side = 0.42 * head * turnedLeft(way);
  if (total > head) {
    figure.add(Stroke{layer, {from, neck + 0.5 * way}, false, paint, width, dash, Cap::butt});
  }
  figure.add(Fill{layer, {to, neck + side, neck - side}, paint, Hatch::none});
}

void addPolygon(Figure& figure, std::vector<Vec2> points, const Outline& outline) {
  if (outline.fillAlpha > 0) {
    const Layer layer = outline.layer == Layer::outline ? Layer::fill : outline.layer;
    figure.add(Fill{layer, points, {outline.role, outline.fillAlpha}, Hatch::none});
  }
  figure.add(Stroke{outline.layer,
                    std::move(points),
                    true,
                    {outline.role, outline.alpha},
                    outline.width,
                    outline.dash,
                    Cap::round});
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
  figure.labels.push_back(std::move(label));
}

void addRuler(Figure& figure, const Camera& camera, const RulerData& data,
              const RulerPlace& place) {
  const Rail rail{camera, data.normal, place.offset};
  const Interval shadows =
      hullOf(data.a, data.extendedA ? hullOf(*data.extendedA, data.b) : data.b);
  const double overhang = (place.compact ? 14 : 48) / camera.zoom;
  const Vec2 start = rail.at(shadows.low - overhang);
  const Vec2 end = rail.at(shadows.high + overhang);
  addArrow(figure, Layer::guide, start, end, {Role::muted, 0.9}, 1.4);

  const double away = place.offset >= 0 ? 1 : -1;  // the side of the ruler without shapes
  const double shift = place.compact ? 3 : 5.5;
  const double width = place.compact ? 4 : 7;
  if (!place.compact) {
    addProjectionLines(figure, rail, data.lowHighA, data.a, Role::a);
    addProjectionLines(figure, rail, data.lowHighB, data.b, Role::b);
  }
  addBar(figure, rail, data.a, shift, Role::a, width);
  if (data.extendedA) {
    const Interval before{data.extendedA->low, data.a.low};
    const Interval after{data.a.high, data.extendedA->high};
    for (const Interval part : {before, after}) {
      if (part.length() > 0) addBar(figure, rail, part, shift, Role::a, width, {4, 3}, 0.75);
    }
  }
  addBar(figure, rail, data.b, -shift, Role::b, width);
  addDepthOrGap(figure, rail, data, place.compact, away);
  if (!place.compact) keepBarsClear(figure, rail, shadows);
  addLabel(figure, end, rail.along(), place.compact ? data.name : "axis " + data.name,
           data.nameRole, place.compact ? 4 : 6);
}

double rulerOffset(const Camera& camera, const RulerData& data,
                   const std::vector<BodyShape>& shapes, double margin) {
  const Vec2 side = turnedLeft(data.normal);
  double low = kInfinity;
  double high = -kInfinity;
  for (const BodyShape& shape : shapes) {
    for (const Vec2 vertex : shape.vertices) {
      low = std::min(low, dot(side, vertex));
      high = std::max(high, dot(side, vertex));
    }
  }
  if (low > high) return 0;
  const Interval shadows =
      hullOf(data.a, data.extendedA ? hullOf(*data.extendedA, data.b) : data.b);
  // Room = how far the ruler's ends stay inside the figure, clear of badge and narration.
  constexpr double kBadge = 56;
  constexpr double kNarration = 36;
  const auto room = [&](double offset) {
    const Rail rail{camera, data.normal, offset};
    double least = kInfinity;
    for (const double end : {shadows.low, shadows.high}) {
      const Vec2 p = rail.at(end);
      least = std::min(
          {least, p.x, p.y - kBadge, camera.width - p.x, camera.height - kNarration - p.y});
    }
    return std::min(least, 30.0);
  };
  const double below = low - margin / camera.zoom;
  const double above = high + margin / camera.zoom;
  const bool belowIsLower = Camera::turned(side).y < 0;  // of two equal sides the lower one
  const double favour = belowIsLower ? 1 : -1;
  return room(below) + favour >= room(above) ? below : above;
}

RulerData rulerData(const Evidence& evidence, AxisName name, Vec2 normal, const Projection& a,
                    const Projection& b, double depth) {
  const auto ends = [&](int body, const Projection& projection) -> std::vector<Vec2> {
    const auto& vertices = evidence.bodies[static_cast<std::size_t>(body)].vertices;
    return {vertices[static_cast<std::size_t>(projection.lowVertex)],
            vertices[static_cast<std::size_t>(projection.highVertex)]};
  };
  RulerData data;
  data.name = nameOf(evidence, name);
  data.normal = normal;
  data.a = a.interval;
  data.b = b.interval;
  data.depth = depth;
  data.lowHighA = ends(evidence.a, a);
  data.lowHighB = ends(evidence.b, b);
  return data;
}

std::vector<Vec2> clippedLine(Vec2 point, Vec2 direction, double width, double height) {
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

void addChosenEdge(Figure& figure, const Camera& camera, const Evidence& evidence, AxisName name,
                   Vec2 displacement) {
  const int body = name.owner == Owner::a ? evidence.a : evidence.b;
  if (body < 0 || name.edge < 0) return;
  const auto& v = evidence.bodies[static_cast<std::size_t>(body)].vertices;
  const auto i = static_cast<std::size_t>(name.edge);
  figure.add(Stroke{
      Layer::evidence,
      {camera.toScreen(v[i] + displacement), camera.toScreen(v[(i + 1) % v.size()] + displacement)},
      false,
      {Role::text, 1},
      5,
      {},
      Cap::round});
}

}  // namespace sepax
