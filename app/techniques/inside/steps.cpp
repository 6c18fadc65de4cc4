#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/inside/inside.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace sepax {

namespace {

using Phase = InsideProgress::Phase;

const std::string& nameOfBody(const Evidence& evidence, int body) {
  return evidence.bodies[static_cast<std::size_t>(body)].name;
}

std::string partName(const std::string& body, int index) {
  return fmt::format("{}{}{}", body, body.size() > 1 ? "·" : "", index);
}

/// A point, then what its ray meets, then its parity.
int stepsOf(const PointEvidence& point) { return 2 + static_cast<int>(point.ray.size()); }

std::string times(int count, const char* one, const char* many) {
  return fmt::format("{} {}", count, count == 1 ? one : many);
}

std::string crossingsText(int count) { return times(count, "crossing", "crossings"); }

/// The first that lies on this side, -1 when there is none.
int firstOn(const std::vector<PointEvidence>& points, Side side) {
  const auto found = std::find_if(points.begin(), points.end(),
                                  [side](const PointEvidence& p) { return p.side == side; });
  return found == points.end() ? -1 : found->index;
}

int countOn(const std::vector<PointEvidence>& points, Side side) {
  return static_cast<int>(std::count_if(points.begin(), points.end(),
                                        [side](const PointEvidence& p) { return p.side == side; }));
}

/// What the published tests miss of an overlap.
std::string publishedNote(const Evidence& evidence) {
  if (!evidence.publishedVertices) return {};
  if (!evidence.publishedVertices->intersects) return " Testing vertices alone would miss it.";
  const PublishedCrossing& crossing = *evidence.publishedCrossing;
  if (crossing.collided || crossing.crossings == 0) return {};
  return fmt::format(" The article's single counter misses it: {} crossings in all, even.",
                     crossing.crossings);
}

Verdict touchingVerdict(const Evidence& evidence) {
  const InsideEvidence& inside = *evidence.inside;
  const std::string& a = nameOfBody(evidence, evidence.a);
  const std::string& b = nameOfBody(evidence, evidence.b);
  const std::string place =
      inside.meetings.empty() ? "" : " at " + numbers(inside.meetings.front().point);
  return {"Touching · no interior point is shared", Role::path,
          fmt::format("{} and {} touch{}: the closed {} meet, but nothing of one lies in the "
                      "interior of the other.",
                      a, b, place, wordForPair(evidence))};
}

/// No vertex lies so: in the closed polygon, or, where one lies on its boundary, in its interior.
std::string_view insideOrOn(const std::vector<PointEvidence>& points) {
  return firstOn(points, Side::boundary) < 0 ? "in" : "inside";
}

/// An overlap without a vertex of one polygon strictly inside the other.
Verdict edgesVerdict(const Evidence& evidence, const std::string& note) {
  const InsideEvidence& inside = *evidence.inside;
  const std::string& a = nameOfBody(evidence, evidence.a);
  const std::string& b = nameOfBody(evidence, evidence.b);
  for (const int body : {evidence.a, evidence.b}) {
    const BodyShape& shape = evidence.bodies[static_cast<std::size_t>(body)];
    if (!isThin(shape.form)) continue;
    return {"Overlap · the segment runs through", Role::result,
            fmt::format("No end of {} lies inside {}, yet a piece between them does: only the "
                        "edges prove that they overlap.",
                        shape.name, body == evidence.a ? b : a)};
  }
  const std::string points = times(static_cast<int>(inside.meetings.size()), "point", "points");
  const bool allCross = std::all_of(inside.meetings.begin(), inside.meetings.end(),
                                    [](const EdgeMeeting& meeting) { return meeting.crosses; });
  if (allCross) {
    return {"Overlap · edges cross in " + points, Role::result,
            fmt::format("No vertex of {} or {} lies inside the other, yet their edges cross: only "
                        "the edges prove that they overlap.{}",
                        a, b, note)};
  }
  return {"Overlap · edges meet in " + points, Role::result,
          fmt::format("No vertex of {} or {} lies inside the other, yet their edges meet and their "
                      "interiors overlap: vertices alone cannot tell.{}",
                      a, b, note)};
}

bool isThinBody(const Evidence& evidence, int body) {
  return isThin(evidence.bodies[static_cast<std::size_t>(body)].form);
}

bool hasParts(const Evidence& evidence, int body) {
  return !evidence.bodies[static_cast<std::size_t>(body)].form.parts.empty();
}

/// A vertex of A in a body of parts, each of which has a count of its own.
Verdict insidePartVerdict(const Evidence& evidence, const PointEvidence& point,
                          const std::string& name) {
  const std::string& b = nameOfBody(evidence, evidence.b);
  if (point.oddPart) {
    return {fmt::format("Inside · vertex {} lies in part {} of {}", name, *point.oddPart, b),
            Role::result,
            fmt::format("The ray from vertex {} crosses {} of {}, an odd number of part {}: it lies "
                        "inside and the bodies overlap.",
                        name, times(point.crossings, "edge", "edges"), b, *point.oddPart)};
  }
  return {fmt::format("Inside · vertex {} lies between parts of {}", name, b), Role::result,
          fmt::format("Vertex {} lies where parts of {} meet and leave nothing out around it: the "
                      "bodies overlap.",
                      name, b)};
}

Verdict overlapVerdict(const Evidence& evidence) {
  const InsideEvidence& inside = *evidence.inside;
  const std::string& a = nameOfBody(evidence, evidence.a);
  const std::string& b = nameOfBody(evidence, evidence.b);
  const std::string note = publishedNote(evidence);
  if (const int v = firstOn(inside.aInB, Side::inside); v >= 0) {
    const PointEvidence& point = inside.aInB[static_cast<std::size_t>(v)];
    const std::string name = partName(a, v);
    if (hasParts(evidence, evidence.b)) return insidePartVerdict(evidence, point, name);
    return {fmt::format("Inside · vertex {} crosses an odd number of edges", name), Role::result,
            fmt::format("The ray from vertex {} crosses {} of {}: odd, so it lies inside and the "
                        "{} overlap.{}",
                        name, times(point.crossings, "edge", "edges"), b, wordForPair(evidence),
                        note)};
  }
  if (const int v = firstOn(inside.middles, Side::inside); v >= 0) {
    return {fmt::format("Inside · the middle of edge {}", partName(a, v)), Role::result,
            fmt::format("No vertex of {} lies {} {}, but the extra point in the middle of edge {} "
                        "does: the {} overlap.{}",
                        a, insideOrOn(inside.aInB), b, partName(a, v), wordForPair(evidence),
                        note)};
  }
  if (const int v = firstOn(inside.bInA, Side::inside); v >= 0) {
    return {fmt::format("Inside · vertex {} lies in {}", partName(b, v), a), Role::result,
            fmt::format("No vertex of {} lies {} {}, but vertex {} of {} lies in {}: the half that "
                        "testing {} alone leaves out.{}",
                        a, insideOrOn(inside.aInB), b, partName(b, v), b, a, a, note)};
  }
  return edgesVerdict(evidence, note);
}

Verdict resultVerdict(const Evidence& evidence) {
  const InsideEvidence& inside = *evidence.inside;
  const CirclePhase& circles = inside.circles;
  if (inside.intersects) {
    return inside.relation == Relation::touching ? touchingVerdict(evidence)
                                                 : overlapVerdict(evidence);
  }
  const std::string& a = nameOfBody(evidence, evidence.a);
  const std::string& b = nameOfBody(evidence, evidence.b);
  if (!circles.meet) {
    return {"Outside · the circles do not meet", Role::gap,
            fmt::format("The centres are {} apart, farther than both radii together, {}: {} and {} "
                        "cannot meet and no ray is needed.",
                        number(circles.distance), number(circles.radiusA + circles.radiusB), a, b)};
  }
  if (isThinBody(evidence, evidence.a) || isThinBody(evidence, evidence.b)) {
    const bool first = isThinBody(evidence, evidence.a);
    return {"Outside · nothing lies inside", Role::gap,
            fmt::format("No vertex of {} lies in {}, and no edges meet: they are apart.",
                        first ? a : b, first ? b : a)};
  }
  return {"Outside · every vertex crosses an even number of edges", Role::gap,
          fmt::format("No vertex of {} lies in {}, none of {} in {}, and no edges meet: the "
                      "{} are apart.",
                      a, b, b, a, wordForPair(evidence))};
}

std::string meetingText(const Evidence& evidence, const RayCrossing& crossing) {
  const std::string edge = partName(nameOfBody(evidence, evidence.b), crossing.edge);
  switch (crossing.meeting) {
    case RayMeeting::counted:
      return crossing.vertex ? fmt::format(
                                   "edge {} has one end above the ray and one on it: it "
                                   "counts",
                                   edge)
                             : fmt::format("edge {} has its ends on both sides: it counts", edge);
    case RayMeeting::passedOver:
      return fmt::format("edge {} only touches the ray and does not rise above it: passed over",
                         edge);
    case RayMeeting::holdsPoint:
      break;
  }
  return fmt::format("edge {} holds the point itself: on the boundary", edge);
}

std::string sideText(const Evidence& evidence, const PointEvidence& point) {
  if (hasParts(evidence, evidence.b) && point.side != Side::boundary) {
    const std::string odd =
        point.oddPart ? fmt::format("odd in part {}", *point.oddPart) : "even in every part";
    return fmt::format("{}, {}: {}", crossingsText(point.crossings), odd, wordOf(point.side));
  }
  const char* parity = point.parity ? "odd" : "even";
  if (point.side == Side::boundary) {
    return fmt::format("{}, but an edge holds the point: on the boundary",
                       crossingsText(point.crossings));
  }
  return fmt::format("{}, {}: {}", crossingsText(point.crossings), parity, wordOf(point.side));
}

std::string otherHalfText(const Evidence& evidence) {
  const InsideEvidence& inside = *evidence.inside;
  if (isThinBody(evidence, evidence.a))
    return fmt::format("{} has no inside", nameOfBody(evidence, evidence.a));
  return fmt::format("{} inside, {} on the boundary", countOn(inside.bInA, Side::inside),
                     countOn(inside.bInA, Side::boundary));
}

Verdict stepVerdict(const Evidence& evidence, const InsideProgress& progress) {
  const InsideEvidence& inside = *evidence.inside;
  const std::string& a = nameOfBody(evidence, evidence.a);
  const std::string& b = nameOfBody(evidence, evidence.b);
  const CirclePhase& circles = inside.circles;
  if (progress.phase == Phase::circles) {
    return {circles.meet ? "Circles meet · go on" : "Circles apart · no hit",
            circles.meet ? Role::accent : Role::gap,
            fmt::format("The centres are {} apart, the radii together {}: {}.",
                        number(circles.distance), number(circles.radiusA + circles.radiusB),
                        circles.meet ? "the circles meet, so the points have to be tested"
                                     : "nothing can meet")};
  }
  if (progress.phase == Phase::otherHalf) {
    return {fmt::format("The other half · {} in {}", b, a), Role::accent,
            fmt::format("Vertices of {} in {}: {}.", b, a, otherHalfText(evidence))};
  }
  if (progress.phase == Phase::edges) {
    return {"Edges against edges", Role::accent,
            fmt::format("The edges of {} and {} have {} in common{}.", a, b,
                        times(static_cast<int>(inside.meetings.size()), "point", "points"),
                        inside.overlaps.empty() ? "" : ", the ends of shared pieces among them")};
  }
  if (progress.phase == Phase::result) return resultVerdict(evidence);
  const PointEvidence& point = pointAt(inside, progress.point);
  const std::string name = pointName(evidence, progress.point);
  const std::string badge =
      fmt::format("Point {} of {} · {}", progress.point + 1, pointCount(inside), name);
  if (progress.phase == Phase::point) {
    return {
        badge, Role::accent,
        fmt::format("Send a ray from {} to the right and count the edges of {} that it crosses.",
                    name, b)};
  }
  if (progress.phase == Phase::crossing) {
    const RayCrossing& met = point.ray[static_cast<std::size_t>(progress.meeting - 1)];
    return {badge, Role::accent,
            fmt::format("On the ray of {}, {}.", name, meetingText(evidence, met))};
  }
  return {badge, roleOf(point.side), fmt::format("{} has {}.", name, sideText(evidence, point))};
}

/// Crossings counted among the first meetings of the ray.
int countedIn(const PointEvidence& point, int meetings) {
  return static_cast<int>(
      std::count_if(point.ray.begin(), point.ray.begin() + meetings,
                    [](const RayCrossing& c) { return c.meeting == RayMeeting::counted; }));
}

std::size_t currentLine(Phase phase) {
  switch (phase) {
    case Phase::circles:
      return 0;
    case Phase::point:
      return 1;
    case Phase::crossing:
      return 3;
    case Phase::parity:
      return 4;
    case Phase::otherHalf:
    case Phase::edges:
    case Phase::result:
      break;
  }
  return 5;
}

/// Values of the lines of the loop over the points.
void addPointValues(const Evidence& evidence, const InsideProgress& progress, int shown,
                    std::vector<CodeLine>& lines) {
  const PointEvidence& point = pointAt(*evidence.inside, shown);
  const bool whole = progress.phase == Phase::result || progress.phase > Phase::crossing;
  const int met = whole                              ? static_cast<int>(point.ray.size())
                  : progress.phase == Phase::circles ? 0
                                                     : progress.meeting;
  lines[1].value = pointName(evidence, shown) + " = " + numbers(point.point);
  if (met > 0) {
    const RayCrossing& last = point.ray[static_cast<std::size_t>(met - 1)];
    lines[2].value =
        fmt::format("edge {} at x = {}", partName(nameOfBody(evidence, evidence.b), last.edge),
                    number(last.point.x));
    const bool counts = last.meeting == RayMeeting::counted;
    lines[3].value =
        fmt::format("{}   crossings = {}", counts ? "yes" : "no", countedIn(point, met));
  }
  if (whole) lines[4].value = sideText(evidence, point);
}

}  // namespace

// Points of A.

int pointCount(const InsideEvidence& inside) {
  return static_cast<int>(inside.aInB.size() + inside.middles.size());
}

const PointEvidence& pointAt(const InsideEvidence& inside, int point) {
  const auto index = static_cast<std::size_t>(point);
  return index < inside.aInB.size() ? inside.aInB[index]
                                    : inside.middles[index - inside.aInB.size()];
}

std::string pointName(const Evidence& evidence, int point) {
  const bool middle = static_cast<std::size_t>(point) >= evidence.inside->aInB.size();
  return partName(nameOfBody(evidence, evidence.a), pointAt(*evidence.inside, point).index) +
         (middle ? "½" : "");
}

int pointOf(const Evidence& evidence, const Target& target) {
  if (!evidence.inside || target.body != evidence.a || target.index < 0) return -1;
  const InsideEvidence& inside = *evidence.inside;
  if (target.kind == Target::Kind::vertex &&
      static_cast<std::size_t>(target.index) < inside.aInB.size()) {
    return target.index;
  }
  if (target.kind != Target::Kind::edge) return -1;
  for (std::size_t i = 0; i < inside.middles.size(); ++i) {
    if (inside.middles[i].index == target.index) return static_cast<int>(inside.aInB.size() + i);
  }
  return -1;
}

int focusedPoint(const Evidence& evidence, const ViewState& view) {
  const InsideProgress progress = insideProgress(*evidence.inside, view.step);
  if (progress.phase >= Phase::point && progress.phase <= Phase::parity) return progress.point;
  for (const Target& target : {view.pointed, view.hovered, view.selected}) {
    if (const int point = pointOf(evidence, target); point >= 0) return point;
  }
  return -1;
}

Role roleOf(Side side) {
  return side == Side::inside ? Role::result : side == Side::outside ? Role::gap : Role::path;
}

std::string_view wordOf(Side side) {
  return side == Side::inside ? "inside" : side == Side::outside ? "outside" : "boundary";
}

// Steps.

InsideProgress insideProgress(const InsideEvidence& inside, int step) {
  InsideProgress progress;
  if (step < 0) return progress;
  if (step == 0) {
    progress.phase = Phase::circles;
    return progress;
  }
  if (!inside.circles.meet) return progress;
  int left = step - 1;
  for (int i = 0; i < pointCount(inside); ++i) {
    const int steps = stepsOf(pointAt(inside, i));
    if (left >= steps) {
      left -= steps;
      continue;
    }
    progress.point = i;
    progress.meeting = std::min(left, steps - 2);
    progress.phase = left == 0 ? Phase::point : left == steps - 1 ? Phase::parity : Phase::crossing;
    return progress;
  }
  progress.point = std::max(0, pointCount(inside) - 1);
  if (left < 2) progress.phase = left == 0 ? Phase::otherHalf : Phase::edges;
  return progress;
}

int insideStepCount(const Evidence& evidence) {
  if (!evidence.inside) return 0;
  const InsideEvidence& inside = *evidence.inside;
  if (!inside.circles.meet) return 2;
  int count = 4;  // circles, other half, edges, answer
  for (int i = 0; i < pointCount(inside); ++i) count += stepsOf(pointAt(inside, i));
  return count;
}

Verdict insideVerdict(const Evidence& evidence, const ViewState& view) {
  if (!evidence.inside) {
    const auto reason = evidence.skipped.find("inside");
    const std::string why = reason == evidence.skipped.end() ? "" : reason->second;
    return {"No answer · " + why, Role::result,
            "The crossing number needs two simple polygons: " + why + "."};
  }
  const InsideProgress progress = insideProgress(*evidence.inside, view.step);
  return progress.phase == Phase::result ? resultVerdict(evidence)
                                         : stepVerdict(evidence, progress);
}

std::vector<CodeLine> insideSteps(const Evidence& evidence, const ViewState& view) {
  std::vector<CodeLine> lines{
      {"if distance(centres) > radius A + radius B: no hit", "", false, {}},
      {"for each vertex v of A: crossings = 0", "", false, {}},
      {"    for each edge (p, q) of B that meets v's ray:", "", false, {}},
      {"        if (p.y > v.y) != (q.y > v.y): crossings += 1", "", false, {}},
      {"    if crossings is odd: v is inside → hit", "", false, {}},
      {"then B's vertices in A, then edges against edges", "", false, {}},
  };
  if (!evidence.inside) return lines;
  const InsideEvidence& inside = *evidence.inside;
  const InsideProgress progress = insideProgress(inside, view.step);
  const CirclePhase& circles = inside.circles;
  lines[0].value = fmt::format("{} {} {}", number(circles.distance), circles.meet ? "≤" : ">",
                               number(circles.radiusA + circles.radiusB));
  const bool stepping = progress.phase != Phase::result;
  const int focus = focusedPoint(evidence, view);
  if (circles.meet && progress.phase != Phase::circles && pointCount(inside) > 0) {
    const int telling = std::max(0, firstOn(inside.aInB, Side::inside));
    const int shown = focus >= 0 ? focus : stepping ? progress.point : telling;
    addPointValues(evidence, progress, shown, lines);
  }
  if (circles.meet && (progress.phase >= Phase::otherHalf)) {
    lines[5].value = otherHalfText(evidence);
    if (progress.phase >= Phase::edges) {
      lines[5].value += fmt::format(
          ";  {} of edges",
          times(static_cast<int>(inside.meetings.size()), "common point", "common points"));
    }
  }
  if (view.step >= 0) lines[circles.meet ? currentLine(progress.phase) : 0].current = true;
  return lines;
}

}  // namespace sepax
