#include "app/techniques/drawing/ruler.h"

#include "app/figure/font.h"
#include "app/figure/grey.h"
#include "app/figure/nearest.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/drawing/words.h"

#include <algorithm>
#include <cmath>

namespace sepax {

namespace {

/// A line along an axis in figure pixels; heights on it are world units.
struct Rail {
  Vec2 origin;   ///< where height 0 is
  Vec2 along;    ///< unit
  double scale;  ///< logical pixels per world unit
  double barWidth;
  double barShift;  ///< of each bar from the line, A to one side, B to the other
  [[nodiscard]] Vec2 at(double height) const { return origin + scale * height * along; }
  [[nodiscard]] Vec2 across() const { return turnedRight(along); }
};

constexpr double kBarTint = 0.2;    ///< under the hatch of a bar
constexpr double kProofTint = 0.5;  ///< in the band of a gap that proves
constexpr double kShortTail = 14;   ///< of a ruler that leaves its room to the bodies

Interval shadowsOf(const RulerData& data) {
  const Interval a = data.extendedA ? hullOf(data.a, *data.extendedA) : data.a;
  return hullOf(a, data.b);
}

Vec2 sideOf(const Rail& rail, Role role) {
  return (role == Role::b ? -rail.barShift : rail.barShift) * rail.across();
}

/// B's bar where colours may be lost: hatched like its body, where A's is solid.
void addHatchedBar(Figure& figure, const Rail& rail, Interval interval, Role role) {
  constexpr double kEdge = 1.2;
  const Vec2 middle = sideOf(rail, role);
  const Vec2 half = (rail.barWidth - kEdge) / 2 * rail.across();
  const Vec2 low = rail.at(interval.low) + middle;
  const Vec2 high = rail.at(interval.high) + middle;
  const std::vector<Vec2> band{low - half, high - half, high + half, low + half};
  figure.add(Fill{Layer::evidence, band, {role, kBarTint}, Hatch::none});
  figure.add(Fill{Layer::evidence, band, {role, 1}, hatchOf(role)});
  figure.add(Stroke{Layer::evidence, band, true, {role, 1}, kEdge, {}, Cap::butt});
}

void addBar(Figure& figure, const Rail& rail, Interval interval, Role role, Dash dash = {},
            double alpha = 1) {
  const PartScope part(figure, Part::shadow);
  if (figure.inGrey && role == Role::b) return addHatchedBar(figure, rail, interval, role);
  const Vec2 side = sideOf(rail, role);
  figure.add(Stroke{Layer::evidence,
                    {rail.at(interval.low) + side, rail.at(interval.high) + side},
                    false,
                    {role, alpha},
                    rail.barWidth,
                    dash,
                    Cap::butt});
}

void addBars(Figure& figure, const Rail& rail, const RulerData& data) {
  addBar(figure, rail, data.a, Role::a);
  if (data.extendedA) {
    const Interval before{data.extendedA->low, data.a.low};
    const Interval after{data.a.high, data.extendedA->high};
    for (const Interval part : {before, after}) {
      if (part.length() > 0) addBar(figure, rail, part, Role::a, {4, 3}, 0.75);
    }
  }
  addBar(figure, rail, data.b, Role::b);
}

/// The stretch that has to be cleared, as long as the depth: the common part of both bars, or more
/// where one bar holds the other. For a gap the stretch between the bars.
Interval zoneOf(const RulerData& data) {
  const Interval zone =
      data.pushesAlong ? Interval{data.a.low, data.b.high} : Interval{data.b.low, data.a.high};
  return data.sign < 0 ? Interval{zone.high, zone.low} : zone;
}

/// Across both bars.
std::vector<Vec2> bandOver(const Rail& rail, Interval zone) {
  const Vec2 half = (rail.barShift + rail.barWidth - 1.5) * rail.across();
  return {rail.at(zone.low) - half, rail.at(zone.high) - half, rail.at(zone.high) + half,
          rail.at(zone.low) + half};
}

/// The gap as a dashed line in B's lane.
void addGap(Figure& figure, const Rail& rail, Interval zone) {
  const PartScope part(figure, Part::gap);
  const Vec2 lane = -rail.barShift * rail.across();
  figure.add(Stroke{Layer::evidence,
                    {rail.at(zone.low) + lane, rail.at(zone.high) + lane},
                    false,
                    {Role::gap, 1},
                    0.6 * rail.barWidth,
                    {4, 3},
                    Cap::butt});
}

/// A gap that proves as much as an overlap does has as much room: a band across both bars.
void addProof(Figure& figure, const Rail& rail, Interval zone) {
  const PartScope part(figure, Part::gap);
  const std::vector<Vec2> band = bandOver(rail, zone);
  figure.add(Fill{Layer::evidence, band, {Role::gap, kProofTint}, Hatch::none});
  figure.add(Stroke{Layer::evidence, band, true, {Role::gap, 1}, 2.4, {4, 3}, Cap::butt});
}

/// The depth as a hatched band over both bars.
void addDepth(Figure& figure, const Rail& rail, Interval zone) {
  const PartScope part(figure, Part::overlap);
  const std::vector<Vec2> band = bandOver(rail, zone);
  figure.add(Fill{Layer::evidence, band, {Role::overlap, kDepthTint}, Hatch::none});
  figure.add(Fill{Layer::evidence, band, {Role::overlap, 1}, Hatch::cross});
  figure.add(Stroke{Layer::evidence, band, true, {Role::overlap, 1}, 1.2, {}, Cap::butt});
}

void addZone(Figure& figure, const Rail& rail, const RulerData& data) {
  if (data.sign < 0) {
    data.proves ? addProof(figure, rail, zoneOf(data)) : addGap(figure, rail, zoneOf(data));
  } else if (data.sign > 0) {
    addDepth(figure, rail, zoneOf(data));
  }
}

void addProjectionLines(Figure& figure, const Camera& camera, const Rail& rail,
                        const std::vector<Vec2>& vertices, Interval interval, Role role) {
  const PartScope part(figure, Part::projection);
  const double ends[] = {interval.low, interval.high};
  for (std::size_t i = 0; i < vertices.size() && i < 2; ++i) {
    figure.add(Stroke{Layer::guide,
                      {camera.toScreen(vertices[i]), rail.at(ends[i])},
                      false,
                      {role, 0.75},
                      1,
                      {4, 4},
                      Cap::butt});
  }
}

/// Labels stay off the bars.
void keepBarsClear(Figure& figure, const Rail& rail, Interval shadows) {
  const double half = rail.barShift + rail.barWidth / 2 + 2;
  const double steps = std::clamp(std::ceil(rail.scale * shadows.length() / half), 1.0, 400.0);
  for (double i = 0; i <= steps; ++i) {
    keepClear(figure, rail.at(shadows.low + shadows.length() * i / steps), half);
  }
}

Part zonePart(int sign) {
  if (sign == 0) return Part::shadow;
  return sign < 0 ? Part::gap : Part::overlap;
}

/// How far a line may go on at its end before it runs under a badge, logical pixels, at most
/// `wanted`.
double roomBeforeBadges(const Figure& figure, Vec2 end, Vec2 way, double wanted) {
  constexpr double kStep = 4;
  constexpr double kSpace = 6;
  const auto isCovered = [&](Vec2 p) {
    return std::ranges::any_of(figure.items, [p](const Item& item) {
      const Box* box = std::get_if<Box>(&item);
      return box != nullptr && groupOf(box->part) == PartGroup::words &&
             p.x > box->min.x - kSpace && p.x < box->max.x + kSpace && p.y > box->min.y - kSpace &&
             p.y < box->max.y + kSpace;
    });
  };
  double room = 0;
  while (room < wanted && !isCovered(end + (room + kStep) * way)) room += kStep;
  return std::min(room, wanted);
}

/// 1 or -1: the side of the ruler, along the left-turned axis, on which no shape stands.
double freeSide(const RulerData& data, double offset) {
  double sum = 0;
  for (const auto* ends : {&data.lowHighA, &data.lowHighB}) {
    for (const Vec2 vertex : *ends) sum += offset - dot(vertex, turnedLeft(data.normal));
  }
  return sum >= 0 ? 1 : -1;
}

void addZoneLabel(Figure& figure, const Rail& rail, const RulerData& data, double offset) {
  const PartScope part(figure, zonePart(data.sign));
  // beside the bar of a whole way the words of a gap stand on its own side
  const double side = data.sign < 0 && data.extendedA ? -1 : freeSide(data, offset);
  addLabel(figure, rail.at(zoneOf(data).middle()), side * rail.across(),
           depthWords(data.depth, data.sign, "depth ")
               .append(data.trend.empty() ? "" : ", ")
               .append(data.trend),
           data.sign > 0 ? Role::overlap : Role::gap, 8);
}

bool isOnBody(const Figure& figure, Vec2 place) {
  return std::ranges::any_of(figure.items, [place](const Item& item) {
    const Fill* fill = std::get_if<Fill>(&item);
    return fill != nullptr && fill->layer == Layer::fill && isWithin(fill->outline, place);
  });
}

/// Whose shadow a bar is, on its side of the rail, or beyond the rail where a body stands there.
void addBarName(Figure& figure, const Rail& rail, Interval interval, Role role,
                const std::string& name) {
  constexpr double kAway = 34;  // logical pixels to the farther side of the name
  const PartScope part(figure, Part::shadow);
  Vec2 side = sideOf(rail, role);
  const Vec2 middle = rail.at(interval.middle());
  if (isOnBody(figure, middle + kAway / length(side) * side)) side = -side;
  addLabel(figure, middle + side, side, name, role, 7);
  figure.labels.back().text.size = kSmallestText;
}

void addBarNames(Figure& figure, const Rail& rail, const RulerData& data) {
  if (!figure.inGrey) return;
  addBarName(figure, rail, data.a, Role::a, data.bodyA);
  addBarName(figure, rail, data.b, Role::b, data.bodyB);
}

/// At the longer one of the dashed pieces.
void addExtendedName(Figure& figure, const Rail& rail, const RulerData& data) {
  if (!data.extendedA || data.extendedName.empty()) return;
  const Interval before{data.extendedA->low, data.a.low};
  const Interval after{data.a.high, data.extendedA->high};
  const Interval longer = before.length() > after.length() ? before : after;
  if (!(longer.length() > 0)) return;
  const Vec2 side = sideOf(rail, Role::a);
  addLabel(figure, rail.at(longer.middle()) + side, side, data.extendedName, Role::a, -2);
  figure.labels.back().text.size = kSmallestText;
}

}  // namespace

void addRuler(Figure& figure, const Camera& camera, const RulerData& data, double offset) {
  // A small picture needs its room for what is on the line.
  const double overhangMost = std::min(48.0, 0.12 * std::min(camera.width, camera.height));
  const PartScope part(figure, Part::axis);
  const Rail rail{camera.toScreen(offset * turnedLeft(data.normal)), Camera::turned(data.normal),
                  camera.zoom, 7, 5.5};
  const Interval shadows = shadowsOf(data);
  const double overhang =
      std::max(12.0, roomBeforeBadges(figure, rail.at(shadows.high), rail.along, overhangMost));
  const Vec2 end = rail.at(shadows.high) + overhang * rail.along;
  const double tail = data.proves ? std::min(kShortTail, overhangMost) : overhangMost;
  addArrow(figure, Layer::guide, rail.at(shadows.low) - tail * rail.along, end, {Role::muted, 0.9},
           1.4);
  addProjectionLines(figure, camera, rail, data.lowHighA, data.a, Role::a);
  addProjectionLines(figure, camera, rail, data.lowHighB, data.b, Role::b);
  addBars(figure, rail, data);
  if (data.compared) addZone(figure, rail, data);
  keepBarsClear(figure, rail, shadows);
  if (data.compared) addZoneLabel(figure, rail, data, offset);
  addBarNames(figure, rail, data);
  addExtendedName(figure, rail, data);
  addLabel(figure, visibleEnd(rail.at(shadows.low), end, camera.width, camera.height), rail.along,
           "axis " + data.name, data.nameRole, 6);
}

SmallRuler addSmallRuler(Figure& figure, const RulerData& data, Vec2 middle, double scale) {
  constexpr double kOverhang = 12;
  const PartScope part(figure, Part::axis);
  const Interval shadows = shadowsOf(data);
  const Vec2 along = Camera::turned(data.normal);
  const Rail rail{middle - scale * shadows.middle() * along, along, scale, 4, 3};
  const Vec2 start = rail.at(shadows.low) - kOverhang * along;
  const Vec2 end = rail.at(shadows.high) + kOverhang * along;
  addArrow(figure, Layer::guide, start, end, {Role::muted, 0.9}, 1.2);
  addBars(figure, rail, data);
  addZone(figure, rail, data);
  keepBarsClear(figure, rail, shadows);
  return {start, end, data.name, data.nameRole};
}

namespace {

/// How far a point is from a box, negative inside.
double clearOf(const Box& box, Vec2 p) {
  const Vec2 beyond{std::max(box.min.x - p.x, p.x - box.max.x),
                    std::max(box.min.y - p.y, p.y - box.max.y)};
  if (beyond.x < 0 && beyond.y < 0) return std::max(beyond.x, beyond.y);
  return std::hypot(std::max(beyond.x, 0.0), std::max(beyond.y, 0.0));
}

/// How far both ends of a ruler stay inside the figure, and all of it clear of badges and
/// narration, logical pixels; never more than is plenty.
double roomFor(const Figure& figure, Vec2 from, Vec2 to) {
  constexpr double kPlenty = 30;
  constexpr double kBadge = 56;  // above everything, so that a badge that comes moves nothing
  constexpr double kNarration = 36;
  constexpr int kSamples = 16;
  constexpr double kBars = 16;  // of the ruler's own width, beside its line
  double least = kPlenty;
  for (const Vec2 p : {from, to})
    least =
        std::min({least, p.x, p.y - kBadge, figure.width - p.x, figure.height - kNarration - p.y});
  for (const Item& item : figure.items) {
    const Box* words = std::get_if<Box>(&item);
    if (words == nullptr || groupOf(words->part) != PartGroup::words) continue;
    Box box = *words;
    // A ruler does not leap when the sentence of the next step is longer.
    if (box.part == Part::narrationBacking) box.max.x = figure.width;
    for (int i = 0; i <= kSamples; ++i)
      least =
          std::min(least, clearOf(box, lerp(from, to, static_cast<double>(i) / kSamples)) - kBars);
  }
  return least;
}

constexpr double kLeast = 18;  ///< of a ruler beside the shapes from them, logical pixels

/// Distances from the shapes: the usual one, nearer ones, and farther ones, where a ruler that
/// stands askew has more room; at last those down to `least`, over the shapes. Logical pixels.
std::vector<double> marginsToTry(double usual, double farthest, double least) {
  constexpr double kStep = 7;
  std::vector<double> margins{usual};
  for (double nearer = usual - kStep; nearer >= kLeast; nearer -= kStep) margins.push_back(nearer);
  for (double farther = usual + 12; farther <= farthest; farther += 12) margins.push_back(farther);
  for (double over = kLeast - kStep; over >= least; over -= kStep) margins.push_back(over);
  return margins;
}

}  // namespace

double rulerOffset(const Figure& figure, const Camera& camera, const RulerData& data,
                   const std::vector<BodyShape>& shapes, double margin, RulerSide wanted,
                   RulerGround ground) {
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
  const Interval shadows = shadowsOf(data);
  const auto room = [&](double offset) {
    return roomFor(figure, camera.toScreen(shadows.low * data.normal + offset * side),
                   camera.toScreen(shadows.high * data.normal + offset * side));
  };
  // A small picture needs its room for the shapes.
  margin = std::min(margin, 0.12 * std::min(camera.width, camera.height));
  double below = low;
  double above = high;
  double most = -kInfinity;
  const double farthest = 0.4 * std::min(camera.width, camera.height);
  // Over the shapes at most to their middle, and no farther than the picture reaches.
  const double deepest = std::min(camera.zoom * (high - low) / 2, camera.width + camera.height);
  const double least = ground == RulerGround::any ? -deepest : kLeast;
  for (const double tried : marginsToTry(margin, farthest, least)) {
    const double under = low - tried / camera.zoom;
    const double over = high + tried / camera.zoom;
    const double has = std::max(room(under), room(over));
    if (has <= most) continue;
    most = has;
    below = under;
    above = over;
    if (most >= 0) break;
  }
  const double favour = side.y > 0 ? 1 : -1;  // of two equal sides the lower one on the screen
  const bool isBelow = room(below) + favour >= room(above);
  if (wanted == RulerSide::roomier) return isBelow ? below : above;
  // Where the other side has no room, beside the first ruler.
  constexpr double kBeside = 52;
  const double other = isBelow ? above : below;
  if (wanted == RulerSide::other && room(other) >= 0) return other;
  return isBelow ? below - kBeside / camera.zoom : above + kBeside / camera.zoom;
}

}  // namespace sepax
