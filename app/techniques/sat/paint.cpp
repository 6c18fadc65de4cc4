#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/outlines.h"
#include "app/techniques/drawing/ruler.h"
#include "app/techniques/sat/options.h"
#include "app/techniques/sat/overlap_words.h"
#include "app/techniques/sat/paint_approximations.h"
#include "app/techniques/sat/paint_best.h"
#include "app/techniques/sat/paint_map.h"
#include "app/techniques/sat/paint_pushes.h"
#include "app/techniques/sat/paint_savings.h"
#include "app/techniques/sat/sat.h"
#include "app/view/handles.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sepax {

namespace {

using Phase = SatProgress::Phase;

constexpr double kRulerMargin = 46;  ///< from the shapes, logical pixels

RulerData dataOf(const Evidence& evidence, const SatAxis& axis) {
  return rulerData(evidence, axis);
}

const BodyShape& shapeOf(const Evidence& evidence, Owner owner) {
  return evidence.bodies[static_cast<std::size_t>(owner == Owner::a ? evidence.a : evidence.b)];
}

std::vector<BodyShape> pairShapes(const Evidence& evidence) {
  return {shapeOf(evidence, Owner::a), shapeOf(evidence, Owner::b)};
}

/// The axis alone, before anything is projected on it.
void addBareAxis(Figure& figure, const Camera& camera, const RulerData& data, double offset) {
  const PartScope part(figure, Part::axis);
  const Interval shadows = hullOf(data.a, data.b);
  const double overhang = 48 / camera.zoom;
  const Vec2 across = offset * turnedLeft(data.normal);
  const Vec2 start = camera.toScreen((shadows.low - overhang) * data.normal + across);
  const Vec2 end = camera.toScreen((shadows.high + overhang) * data.normal + across);
  addArrow(figure, Layer::guide, start, end, {Role::muted, 0.9}, 1.4);
  addLabel(figure, visibleEnd(start, end, camera.width, camera.height), end - start,
           "axis " + data.name, Role::muted, 6);
}

/// The edge of the axis; of the answer the one across which A leaves.
AxisName markedEdge(const SatEvidence& sat, int shown, const SatProgress& progress) {
  const bool isPush = progress.phase == Phase::result && shown == sat.chosen &&
                      sat.relation == Relation::overlapping;
  return isPush ? exitEdge(sat) : sat.axes[static_cast<std::size_t>(shown)].name;
}

/// Beside an article's push: in a picture alone the push and its edge tell the exact answer.
bool isToldByPush(const Figure& figure, const Evidence& evidence, const ViewState& view,
                  const SatProgress& progress) {
  const auto isPublished = [](const Item& item) {
    return partOf(item) == Part::publishedAxis || partOf(item) == Part::publishedBody;
  };
  return view.wording.still && progress.phase == Phase::result &&
         evidence.sat->relation == Relation::overlapping &&
         std::ranges::any_of(figure.items, isPublished);
}

void addShownAxis(Figure& figure, const Evidence& evidence, const ViewState& view,
                  const SatProgress& progress) {
  const int shown = shownAxis(evidence, view);
  const AxisName edge = markedEdge(*evidence.sat, shown, progress);
  if (view.wording.still && view.names) addEdgeName(figure, view.camera, evidence, edge, 0.3, -2);
  if (isToldByPush(figure, evidence, view, progress))
    return addChosenEdge(figure, view.camera, evidence, edge, {.normal = false});
  const SatAxis& axis = evidence.sat->axes[static_cast<std::size_t>(shown)];
  RulerData data = dataOf(evidence, axis);
  data.compared = progress.phase > Phase::project;
  const double offset = rulerOffset(figure, view.camera, data, pairShapes(evidence), kRulerMargin,
                                    RulerSide::roomier, groundFor(shown == evidence.sat->chosen));
  // In a picture alone the push tells it, and where they touch there is none.
  const bool meet = progress.phase == Phase::result && shown == evidence.sat->chosen &&
                    evidence.sat->relation != Relation::disjoint;
  addChosenEdge(figure, view.camera, evidence, edge, {.normal = !(meet && view.wording.still)});
  if (progress.phase == Phase::edge) {
    addBareAxis(figure, view.camera, data, offset);
  } else {
    addRuler(figure, view.camera, data, offset);
  }
  addBestSoFar(figure, evidence, view.camera, progress, shown);
}

/// A separating line and the axis that it stands on.
struct ShownLine {
  SeparatingLine line;
  AxisName axis;
};

/// Half way across the gap of an axis.
SeparatingLine lineAcross(const SatAxis& axis) {
  const Interval zone = axis.pushesAlong ? Interval{axis.b.interval.high, axis.a.interval.low}
                                         : Interval{axis.a.interval.high, axis.b.interval.low};
  return {zone.middle() * axis.normal, turnedLeft(axis.normal)};
}

/// That of the shown axis where it parts the shadows; else that of the gap which is known, the
/// largest one of the whole answer or the first.
std::optional<ShownLine> shownLine(const Evidence& evidence, const ViewState& view,
                                   const SatProgress& progress) {
  const SatEvidence& sat = *evidence.sat;
  const SatAxis& proof = sat.axes[static_cast<std::size_t>(progress.axis)];
  const std::optional<SeparatingLine>& known = progress.whole ? sat.line : sat.firstGapLine;
  if (!known) return std::nullopt;
  const SatAxis& shown = sat.axes[static_cast<std::size_t>(shownAxis(evidence, view))];
  if (shown.name == proof.name || shown.sign > 0) return ShownLine{*known, proof.name};
  return ShownLine{lineAcross(shown), shown.name};
}

/// The line between both, named where it is not that of the shown ruler.
void addSeparatingLine(Figure& figure, const Evidence& evidence, const ViewState& view,
                       const SatProgress& progress) {
  const SatEvidence& sat = *evidence.sat;
  const Camera& camera = view.camera;
  const std::optional<ShownLine> shown = shownLine(evidence, view, progress);
  if (!shown) return;
  const std::vector<Vec2> line = clippedLine(figure, camera.toScreen(shown->line.point),
                                             Camera::turned(shown->line.direction));
  if (line.empty()) return;
  const bool touching = sat.relation == Relation::touching;
  const PartScope part(figure, touching ? Part::touchingLine : Part::separatingLine);
  figure.add(Stroke{Layer::evidence, line, false, {Role::gap, 0.9}, 2, {10, 6}, Cap::butt});
  const Vec2 upper = line[0].y < line[1].y ? line[0] : line[1];
  const Vec2 inward = line[0].y < line[1].y ? line[1] - line[0] : line[0] - line[1];
  const bool isOfRuler =
      shown->axis == sat.axes[static_cast<std::size_t>(shownAxis(evidence, view))].name;
  const std::string_view kind = touching ? "touching line" : "separating line";
  constexpr double kFromEnd = 150;  // logical pixels: clear of a title at the top
  addLabel(figure, upper + std::min(kFromEnd, 0.5 * length(inward)) * normalized(inward), {1, 0},
           isOfRuler ? std::string(kind)
                     : fmt::format("{} of axis {}", kind, nameOf(evidence, shown->axis)),
           Role::gap, 5);
}

/// Rulers around the shapes at most: more of them could not be told apart.
constexpr std::size_t kMostRulers = 40;

/// One axis for every direction: parallel edges share it. Of many directions those of the first
/// axes, and the chosen and the shown one.
std::vector<int> distinctAxes(const SatEvidence& sat, int shown) {
  std::vector<int> kept;
  const auto keep = [&](int axis) {
    const int first = sat.parallelTo[static_cast<std::size_t>(axis)];
    const bool known = std::any_of(kept.begin(), kept.end(), [&](int k) {
      return sat.parallelTo[static_cast<std::size_t>(k)] == first;
    });
    if (!known) kept.push_back(axis);
  };
  for (std::size_t i = 0; i < sat.axes.size() && kept.size() < kMostRulers; ++i) {
    keep(static_cast<int>(i));
  }
  keep(sat.chosen);
  keep(shown);
  return kept;
}

/// A small ruler on a ring around the shapes, square to the line to their middle.
struct RingPlace {
  double angle = 0;  ///< radians on the screen, of the place seen from the middle
  int ring = 0;      ///< 0 is the innermost
};

double angularDistance(double a, double b) {
  return std::fabs(std::remainder(a - b, 2 * std::numbers::pi));
}

/// Places for rulers of these directions (of the axes, on the screen): on the side of the shapes,
/// and then on the ring, where the neighbours are farthest.
std::vector<RingPlace> ringPlaces(const std::vector<double>& directions) {
  constexpr double kNeeded = 38 * std::numbers::pi / 180;  // two rulers this far apart do not meet
  std::vector<RingPlace> places;
  for (const double direction : directions) {
    RingPlace best;
    double bestDistance = -1;
    for (int ring = 0; bestDistance < kNeeded; ++ring) {
      for (const double quarter : {0.5, -0.5}) {
        const double angle = direction + quarter * std::numbers::pi;
        double nearest = std::numbers::pi;
        for (const RingPlace& other : places) {
          if (other.ring == ring) nearest = std::min(nearest, angularDistance(angle, other.angle));
        }
        if (nearest > bestDistance) {
          best = {angle, ring};
          bestDistance = nearest;
        }
      }
    }
    places.push_back(best);
  }
  return places;
}

/// Middle and radius of the pair on the screen.
struct Ring {
  Vec2 middle;
  double radius = 0;
};

Ring ringAround(const Evidence& evidence, const Camera& camera) {
  Vec2 low{kInfinity, kInfinity};
  Vec2 high = -low;
  for (const BodyShape& shape : pairShapes(evidence)) {
    for (const Vec2 p : onScreen(shape.vertices, camera)) {
      low = {std::min(low.x, p.x), std::min(low.y, p.y)};
      high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    }
  }
  return {(low + high) / 2, distance(low, high) / 2};
}

/// How far from a point of the figure, in a direction, a small ruler still has room.
double roomTowards(Vec2 from, Vec2 way, const Camera& camera) {
  const Vec2 low{70, 84};
  const Vec2 high{camera.width - 70, camera.height - 84};
  const double x = way.x > 0 ? (high.x - from.x) / way.x : (low.x - from.x) / way.x;
  const double y = way.y > 0 ? (high.y - from.y) / way.y : (low.y - from.y) / way.y;
  return std::max(0.0, std::min(way.x != 0 ? x : kInfinity, way.y != 0 ? y : kInfinity));
}

/// All rulers around the shapes, drawn to one reduced scale, parallel axes merged.
void addAllAxes(Figure& figure, const Evidence& evidence, const ViewState& view) {
  constexpr double kRingStep = 40;     // logical pixels between rings
  constexpr double kHalfLength = 0.3;  // of the ring's radius
  const SatEvidence& sat = *evidence.sat;
  const auto axisAt = [&](int i) -> const SatAxis& {
    return sat.axes[static_cast<std::size_t>(i)];
  };
  const int shown = shownAxis(evidence, view);
  const std::vector<int> order = distinctAxes(sat, shown);
  std::vector<double> directions;
  double longest = 0;
  for (const int i : order) {
    const Vec2 way = Camera::turned(axisAt(i).normal);
    directions.push_back(std::atan2(way.y, way.x));
    longest = std::max(longest, hullOf(axisAt(i).a.interval, axisAt(i).b.interval).length());
  }
  const std::vector<RingPlace> places = ringPlaces(directions);
  int lastRing = 0;
  for (const RingPlace& place : places) lastRing = std::max(lastRing, place.ring);
  const Ring ring = ringAround(evidence, view.camera);
  const double inner = ring.radius + 26;
  std::vector<SmallRuler> rulers;
  for (std::size_t k = 0; k < order.size(); ++k) {
    RulerData data = dataOf(evidence, axisAt(order[k]));
    data.name += data.sign < 0 ? "  gap " + number(-data.depth) : "  " + number(data.depth);
    const Role owner = axisAt(order[k]).name.owner == Owner::a ? Role::a : Role::b;
    data.nameRole = order[k] == shown ? Role::text : data.sign < 0 ? Role::gap : owner;
    const Vec2 way{std::cos(places[k].angle), std::sin(places[k].angle)};
    const double room =
        roomTowards(ring.middle, way, view.camera) - kRingStep * (lastRing - places[k].ring);
    const double radius = std::min(inner + kRingStep * places[k].ring, room);
    rulers.push_back(
        addSmallRuler(figure, data, ring.middle + radius * way, 2 * kHalfLength * inner / longest));
  }
  nameSmallRulers(figure, rulers);
  addChosenEdge(figure, view.camera, evidence, axisAt(shown).name);
}

/// The axis that a learner turns, with its handle.
void addFreeAxis(Figure& figure, const Evidence& evidence, const ViewState& view) {
  const SatAxis& axis = *evidence.freeAxis;
  RulerData data = dataOf(evidence, axis);
  data.name = "by hand";
  data.nameRole = Role::accent;
  addRuler(figure, view.camera, data,
           rulerOffset(figure, view.camera, data, pairShapes(evidence), kRulerMargin,
                       RulerSide::roomier, RulerGround::any));
  const PartScope part(figure, Part::freeAxis);
  const Vec2 pivot = freeAxisPivot(view.camera);
  const Vec2 handle = freeAxisHandle(evidence, view, view.options[kFreeAxisAngle]);
  figure.add(Stroke{Layer::guide,
                    {2 * pivot - handle, handle},
                    false,
                    {Role::accent, 0.6},
                    1.5,
                    {8, 5},
                    Cap::butt});
  const PartScope handlePart(figure, Part::handle);
  const bool hot = view.hovered.kind == Target::Kind::freeAxis;
  figure.add(Dot{Layer::handle, handle, hot ? 10.0 : 8.0, {Role::accent, 1}, {Role::text, 1}, 2});
  addLabel(figure, handle, handle - pivot, "turn me", Role::accent, 7);
}

}  // namespace

std::optional<int> pickedAxis(const SatEvidence& sat, const ViewState& view) {
  if (view.step >= 0) return std::nullopt;
  for (const auto& name : {view.hoveredAxis, view.selectedAxis}) {
    if (!name) continue;
    for (std::size_t i = 0; i < sat.axes.size(); ++i) {
      if (sat.axes[i].name == *name) return static_cast<int>(i);
    }
  }
  return std::nullopt;
}

int shownAxis(const Evidence& evidence, const ViewState& view) {
  return pickedAxis(*evidence.sat, view).value_or(shownProgress(evidence, view).axis);
}

bool showsAxis(const Evidence& evidence, const ViewState& view) {
  return !shownProgress(evidence, view).byCircles || pickedAxis(*evidence.sat, view);
}

void paintSat(const Evidence& evidence, const ViewState& view, Figure& figure) {
  if (showsMap(view) && evidence.mapSubject) return addMap(figure, evidence, view);
  addApproximation(figure, evidence, view);
  if (!evidence.sat) return;
  addSavings(figure, evidence, view);
  const SatProgress progress = shownProgress(evidence, view);
  if (showsFreeAxis(evidence, view)) {
    addFreeAxis(figure, evidence, view);
  } else if (view.options[kAllAxes] && (progress.whole || view.step < 0)) {
    addAllAxes(figure, evidence, view);
  } else if (showsAxis(evidence, view)) {
    addShownAxis(figure, evidence, view, progress);
  }
  if (progress.phase != Phase::result) return;
  if (!asksYesOrNo(view)) addPushes(figure, evidence, view);
  if (!view.options[kFreeAxis] && showsAxis(evidence, view))
    addSeparatingLine(figure, evidence, view, progress);
}

}  // namespace sepax
