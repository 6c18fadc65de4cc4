#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/inside/inside.h"
#include "app/techniques/inside/published_frames.h"
#include "app/techniques/inside/steps_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

// The lines of the algorithm with the values of a step.

namespace sepax {
namespace {

using Phase = InsideProgress::Phase;

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

/// Of the points of A that are tested the one that tells: a vertex, or a middle that decides.
int tellingPointOfA(const Evidence& evidence) {
  const InsideEvidence& inside = *evidence.inside;
  const bool middle = inside.decidedBy == InsidePhase::middlesOfA;
  const std::vector<PointEvidence>& points = middle ? inside.middles : inside.aInB;
  const int telling = tellingPoint(points);
  if (telling < 0) return 0;
  return std::max(0,
                  pointOf(evidence, {middle ? Target::Kind::edge : Target::Kind::vertex, evidence.a,
                                     points[static_cast<std::size_t>(telling)].index}));
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
    lines[2].value = fmt::format("edge {} at x = {}", nameOf(evidence, {Owner::b, last.edge}),
                                 number(last.point.x));
    const bool counts = last.meeting == RayMeeting::counted;
    lines[3].value =
        fmt::format("{}   crossings = {}", counts ? "yes" : "no", countedIn(point, met));
  }
  if (whole) lines[4].value = sideText(evidence, point);
}

}  // namespace

std::vector<CodeLine> insideSteps(const Evidence& evidence, const ViewState& view) {
  if (isBesideFrames(evidence, view)) return framesExactLines(evidence, view);
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
    const bool none = !stepping && focus < 0 && inside.decidedBy > InsidePhase::middlesOfA;
    const int shown = focus >= 0 ? focus : stepping ? progress.point : tellingPointOfA(evidence);
    if (none)
      lines[4].value = fmt::format("for no {} of {}", inside.middles.empty() ? "vertex" : "point",
                                   bodyName(evidence, evidence.a));
    else
      addPointValues(evidence, progress, shown, lines);
  }
  if (circles.meet && (progress.phase >= Phase::otherHalf)) {
    lines[5].value = otherHalfText(evidence);
    if (std::ranges::count(inside.bInA, Side::inside, &PointEvidence::side) == 1)
      lines[5].value =
          nameOf(evidence, {Owner::b, firstOn(inside.bInA, Side::inside)}) + ": " + lines[5].value;
    if (progress.phase >= Phase::edges) {
      lines[5].value += fmt::format(";  {} of edges", sharedText(inside, "common "));
    }
  }
  if (view.step >= 0) lines[circles.meet ? currentLine(progress.phase) : 0].current = true;
  return lines;
}

}  // namespace sepax
