#include "app/techniques/sat/published.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw_published.h"
#include "app/techniques/drawing/draw_published_axis.h"
#include "app/techniques/drawing/names.h"

#include <fmt/format.h>

namespace sepax {

namespace {

/// What the page's loop has come to.
struct CollisionProgress {
  enum class Phase { axis, project, distance, compare, result } phase = Phase::result;
  int axis = 0;  ///< index into PublishedSat::axes
};
using Phase = CollisionProgress::Phase;
constexpr int kPhases = 4;

CollisionProgress progressAt(const PublishedSat& found, int step) {
  const int count = static_cast<int>(found.axes.size());
  if (step < 0 || step / kPhases >= count)
    return {Phase::result, found.chosen >= 0 && found.intersect ? found.chosen : count - 1};
  return {static_cast<Phase>(step % kPhases), step / kPhases};
}

const PublishedAxis& axisAt(const PublishedSat& found, int index) {
  return found.axes[static_cast<std::size_t>(index)];
}

const BodyShape& bodyA(const Evidence& evidence) {
  return evidence.bodies[static_cast<std::size_t>(evidence.a)];
}

std::string range(const char* name, Interval interval) {
  return fmt::format("{} = [{}, {}]", name, number(interval.low, 2), number(interval.high, 2));
}

/// IntervalDistance with its numbers: which of the two differences the page takes.
std::string distanceText(const PublishedAxis& axis) {
  return axis.a.low < axis.b.low
             ? fmt::format("minA < minB: minB − maxA = {} − {} = {}", number(axis.b.low, 2),
                           number(axis.a.high, 2), number(axis.distance))
             : fmt::format("minA ≥ minB: minA − maxB = {} − {} = {}", number(axis.a.low, 2),
                           number(axis.b.high, 2), number(axis.distance));
}

/// "is still inside B by 0.78"
std::string afterPush(const Evidence& evidence) {
  const std::optional<PublishedLanding>& pushed = evidence.publishedRest->pushed;
  if (!pushed) return "is no polygon any more";
  if (pushed->relation == Relation::disjoint) return "is apart";
  if (pushed->clear) return "touches";
  return fmt::format("still overlaps by {}", number(pushed->depth));
}

std::string faultWords(const Evidence& evidence) {
  const std::string& a = bodyA(evidence).name;
  switch (evidence.publishedRest->fault) {
    case PushFault::verdict:
      return "; they do not meet";
    case PushFault::leavesOverlap:
      return fmt::format(", and {} {}", a, afterPush(evidence));
    case PushFault::tooLong:
      return ", which parts them but is longer than needed";
    case PushFault::none:
      break;
  }
  return "";
}

Verdict resultVerdict(const Evidence& evidence) {
  const PublishedSat& found = *evidence.publishedRest;
  const bool errs = found.fault != PushFault::none;
  if (!found.intersect) {
    const std::string name = nameOf(evidence, found.axes.back().name);
    return {"As published · not intersecting", errs ? Role::result : Role::other,
            fmt::format("Cozic’s PolygonCollision finds a positive distance, {}, on axis {} and "
                        "answers that they do not intersect{}.",
                        number(found.axes.back().distance), name, errs ? "; they do meet" : "")};
  }
  return {fmt::format("As published · push {}", numbers(found.mtv)),
          errs ? Role::result : Role::other,
          fmt::format("Cozic’s PolygonCollision keeps axis {} with the distance {} and pushes {} "
                      "by {}{}.",
                      nameOf(evidence, axisAt(found, found.chosen).name),
                      number(axisAt(found, found.chosen).distance), bodyA(evidence).name,
                      numbers(found.mtv), faultWords(evidence))};
}

Verdict stepVerdict(const Evidence& evidence, const CollisionProgress& progress) {
  const PublishedSat& found = *evidence.publishedRest;
  const PublishedAxis& axis = axisAt(found, progress.axis);
  const std::string name = nameOf(evidence, axis.name);
  Verdict verdict{
      fmt::format("As published · axis {} of {} · {}", progress.axis + 1, found.edges, name),
      Role::other, ""};
  switch (progress.phase) {
    case Phase::axis:
      verdict.sentence = fmt::format(
          "Published: the axis of edge {} is its perpendicular (−y, x), "
          "{}.",
          name, numbers(axis.axis, 3));
      break;
    case Phase::project:
      verdict.sentence = fmt::format("Published: ProjectPolygon gives {} and {}.",
                                     range("A", axis.a), range("B", axis.b));
      break;
    case Phase::distance:
      verdict.sentence = fmt::format("Published: IntervalDistance, {}.", distanceText(axis));
      break;
    case Phase::compare:
      if (!axis.compared) {
        verdict.sentence = "Published: neither flag holds any more, so the loop is left.";
      } else if (!axis.kept) {
        verdict.sentence = fmt::format("Published: |{}| is not the smallest distance so far.",
                                       number(axis.distance));
      } else {
        verdict.sentence = fmt::format(
            "Published: |{}| is the smallest distance so far; the axis {}.", number(axis.distance),
            axis.turned ? "is turned, to point from B’s centre to A’s"
                        : "points from B’s centre to A’s already");
      }
      break;
    case Phase::result:
      return resultVerdict(evidence);
  }
  return verdict;
}

/// The last axis kept up to this one, -1 = none.
int keptUpTo(const PublishedSat& found, int axis) {
  for (int i = axis; i >= 0; --i)
    if (axisAt(found, i).kept) return i;
  return -1;
}

std::string flagsText(const PublishedAxis& axis) {
  return fmt::format("{}, {}", axis.intersect, axis.willIntersect);
}

void fillLines(const Evidence& evidence, const CollisionProgress& progress,
               std::vector<CodeLine>& lines) {
  const PublishedSat& found = *evidence.publishedRest;
  const PublishedAxis& axis = axisAt(found, progress.axis);
  const auto reached = [&](Phase phase) { return progress.phase >= phase; };
  lines[1].value = fmt::format("{} {}", nameOf(evidence, axis.name), numbers(axis.axis, 3));
  if (reached(Phase::project)) lines[2].value = intervalWords(axis.a) + " " + intervalWords(axis.b);
  if (reached(Phase::distance)) lines[3].value = distanceWords(axis.a, axis.b, axis.distance);
  if (reached(Phase::compare)) lines[4].value = flagsText(axis);
  const int kept = keptUpTo(found, reached(Phase::compare) ? progress.axis : progress.axis - 1);
  if (kept >= 0) {
    lines[5].value = fmt::format("{}: {}", nameOf(evidence, axisAt(found, kept).name),
                                 number(axisAt(found, kept).distance));
  }
  if (progress.phase == Phase::result && found.intersect) lines[6].value = numbers(found.mtv);
  for (std::size_t i = 1; i < 6; ++i) lines[i].axis = axis.name;
}

/// The axis at hand with what its phase has come to.
void paintAxis(const Evidence& evidence, const ViewState& view, const CollisionProgress& progress,
               Figure& figure) {
  const PublishedSat& found = *evidence.publishedRest;
  const PublishedAxis& axis = axisAt(found, progress.axis);
  PublishedRuler ruler{nameOf(evidence, axis.name), axis.axis, {}, {}, {}, ""};
  if (progress.phase >= Phase::project) ruler.a = axis.a;
  if (progress.phase >= Phase::project) ruler.b = axis.b;
  if (progress.phase >= Phase::distance) ruler.words = distanceWords(axis.a, axis.b, axis.distance);
  addPublishedRuler(figure, view.camera, ruler,
                    {bodyA(evidence), evidence.bodies[static_cast<std::size_t>(evidence.b)]});
  if (progress.phase == Phase::axis)
    addPublishedPerpendicular(figure, view.camera, evidence, axis.name, axis.axis);
  if (progress.phase == Phase::compare && axis.kept)
    addPublishedCentres(figure, view.camera, found);
}

}  // namespace

std::vector<Accusation> satAccusations(const Evidence& evidence) {
  if (!evidence.publishedRest || evidence.publishedRest->fault != PushFault::verdict) return {};
  if (!evidence.publishedRest->intersect) {
    return {{std::string(kLostTouch), fmt::format("published: they do not intersect; exact: {}",
                                                  nameOf(evidence.publishedRest->exact))}};
  }
  const BodyShape& b = evidence.bodies[static_cast<std::size_t>(evidence.b)];
  if (!bodyA(evidence).thin || !b.thin) return {};
  return {
      {std::string(kThinBodies), "published: they intersect; exact: they have no point in common"}};
}

bool knowsCollision(const Evidence& evidence) {
  return evidence.publishedRest && !evidence.publishedRest->axes.empty();
}

int collisionStepCount(const Evidence& evidence) {
  return knowsCollision(evidence)
             ? kPhases * static_cast<int>(evidence.publishedRest->axes.size()) + 1
             : 0;
}

std::vector<CodeLine> collisionSteps(const Evidence& evidence, const ViewState& view) {
  std::vector<CodeLine> lines{
      {"for each edge of A, then of B:", "", false, {}},
      {"  axis = unit (−y, x)", "", false, {}},
      {"  shadows A, B", "", false, {}},
      {"  one-way distance", "", false, {}},
      {"  Intersect, WillIntersect", "", false, {}},
      {"  keep the smallest |distance|", "", false, {}},
      {"push = axis · |distance|", "", false, {}},
  };
  if (!knowsCollision(evidence)) return lines;
  const CollisionProgress progress = progressAt(*evidence.publishedRest, view.step);
  fillLines(evidence, progress, lines);
  if (view.step < 0) return lines;
  const bool left = !axisAt(*evidence.publishedRest, progress.axis).compared;
  const std::size_t current[] = {1, 2, 3, left ? 4u : 5u, left ? 4u : 6u};
  lines[current[static_cast<std::size_t>(progress.phase)]].current = true;
  return lines;
}

Verdict collisionVerdict(const Evidence& evidence, const ViewState& view) {
  return stepVerdict(evidence, progressAt(*evidence.publishedRest, view.step));
}

void paintCollision(const Evidence& evidence, const ViewState& view, Figure& figure) {
  const PublishedSat& found = *evidence.publishedRest;
  const CollisionProgress progress = progressAt(found, view.step);
  if (progress.phase != Phase::result) {
    paintAxis(evidence, view, progress, figure);
    return;
  }
  if (!found.pushed) return;
  const BodyShape& a = bodyA(evidence);
  addPublishedBody(figure, onScreen(a.vertices, view.camera, found.mtv));
  const std::string after = found.pushed->clear ? "" : " · " + afterPush(evidence);
  addPublishedMove(figure, view.camera.toScreen(a.centroid),
                   view.camera.toScreen(a.centroid + found.mtv),
                   "published push " + numbers(found.mtv) + after);
}

std::vector<ComparedRow> collisionCompared(const Evidence& evidence) {
  const PublishedSat& found = *evidence.publishedRest;
  const bool push = found.fault == PushFault::leavesOverlap || found.fault == PushFault::tooLong;
  const auto axis = [&](AxisName name) { return nameOf(evidence, name); };
  std::vector<ComparedRow> rows{{"verdict", found.intersect ? "intersect" : "apart",
                                 std::string(nameOf(found.exact)),
                                 found.fault == PushFault::verdict}};
  rows.push_back({"axes until the loop is left",
                  fmt::format("{} of {}", found.axes.size(), found.edges),
                  evidence.sat ? fmt::format("{} tested", evidence.sat->axes.size())
                               : "it needs convex polygons",
                  false});
  if (!found.intersect) return rows;
  if (evidence.sat && found.exact == Relation::overlapping) {
    rows.push_back({"axis", axis(axisAt(found, found.chosen).name),
                    axis(evidence.sat->axes[static_cast<std::size_t>(evidence.sat->chosen)].name),
                    push});
  }
  rows.push_back({"push", numbers(found.mtv), numbers(found.exactPush),
                  push || found.fault == PushFault::verdict});
  if (found.exact == Relation::overlapping)
    rows.push_back({"after it", afterPush(evidence), "touches", push});
  const PublishedAxis& kept = axisAt(found, found.chosen);
  rows.push_back({"direction",
                  kept.turned ? "axis turned, by the centres" : "as it is, by the centres",
                  "the shorter way out", push});
  return rows;
}

}  // namespace sepax
