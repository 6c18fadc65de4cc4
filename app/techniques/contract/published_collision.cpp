#include "app/techniques/contract/published_collision.h"

#include "app/figure/numbers.h"
#include "app/techniques/contract/published_others.h"
#include "app/techniques/drawing/draw_published_axis.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/words.h"

#include <fmt/format.h>

namespace sepax {

namespace {

using Phase = CollisionProgress::Phase;

const BodyShape& bodyA(const Evidence& evidence) {
  return evidence.bodies[static_cast<std::size_t>(evidence.a)];
}

std::string range(const char* name, Interval interval) {
  return fmt::format("{} = [{}, {}]", name, number(interval.low, 2), number(interval.high, 2));
}

/// minA < minB: the distance that is kept is that of A's way out against the axis.
bool measuresAgainst(const PublishedAxis& axis) { return axis.a.low < axis.b.low; }

/// IntervalDistance with its numbers: which of the two differences the page takes.
std::string distanceText(const PublishedAxis& axis) {
  return measuresAgainst(axis)
             ? fmt::format("minA < minB: minB − maxA = {} − {} = {}", number(axis.b.low, 2),
                           number(axis.a.high, 2), number(axis.distance))
             : fmt::format("minA ≥ minB: minA − maxB = {} − {} = {}", number(axis.a.low, 2),
                           number(axis.b.high, 2), number(axis.distance));
}

/// "; after it A overlaps C by 0.250": empty where the push leads A into no other body.
std::string othersWords(const Evidence& evidence, const PublishedSat& found) {
  const std::string words = besideWords(evidence, found);
  return words.empty() ? "" : fmt::format("; after it {} {}", bodyA(evidence).name, words);
}

/// The centres send A the other way than its distance is measured.
bool turnsAway(const PublishedAxis& axis) {
  return axis.axis != Vec2{} && measuresAgainst(axis) != axis.turned;
}

/// How far out of B's shadow it is, the way that the page takes.
double wayOut(const PublishedAxis& axis) {
  return axis.turned ? axis.a.high - axis.b.low : axis.b.high - axis.a.low;
}

/// ", since SAT needs convex polygons and A is concave"; empty of convex ones.
std::string concaveWords(const Evidence& evidence) {
  std::vector<std::string> concave;
  for (const int body : {evidence.a, evidence.b}) {
    const BodyShape& shape = evidence.bodies[static_cast<std::size_t>(body)];
    if (shape.polygon && !shape.convex) concave.push_back(shape.name);
  }
  if (concave.empty()) return {};
  return fmt::format(": SAT needs convex polygons, and {} {} concave", andList(concave),
                     concave.size() == 1 ? "is" : "are");
}

/// Why a push that parts them is not a shortest one.
std::string longWords(const Evidence& evidence) {
  const std::string concave = concaveWords(evidence);
  return concave.empty() ? ": of the two ways out of a shadow only one is measured" : concave;
}

std::string faultWords(const Evidence& evidence, const PublishedSat& found) {
  const std::string& a = bodyA(evidence).name;
  const PublishedAxis& kept = axisAt(found, found.chosen);
  switch (found.fault) {
    case PushFault::verdict:
      if (found.pushed && !found.pushed->clear)
        return fmt::format(", though they do not meet{}; after it {} {}", concaveWords(evidence), a,
                           afterPush(found));
      return ", though they do not meet" + concaveWords(evidence);
    case PushFault::leavesOverlap:
      if (turnsAway(kept))
        return fmt::format(", away from {}’s centre. That way {} would be needed, so {} still {}",
                           bodyName(evidence, evidence.b), number(wayOut(kept)), a,
                           afterPush(found));
      return fmt::format(", and {} still {}", a, afterPush(found));
    case PushFault::tooLong:
      return ", which is longer than needed" + longWords(evidence);
    case PushFault::none:
      break;
  }
  if (found.roundedTouch) return ", which is nothing but rounding: they touch";
  const bool still = found.exact == Relation::touching && found.mtv == Vec2{};
  return still ? ": they touch, and 0 > 0 is false" : "";
}

/// Whose answer it is.
std::string_view tellerOf(CollisionReading reading) {
  switch (reading) {
    case CollisionReading::zeroAxis:
      return "Cozic’s PolygonCollision, a zero axis with it,";
    case CollisionReading::single:
      return "Cozic’s PolygonCollision in floats";
    case CollisionReading::printed:
      break;
  }
  return "Cozic’s PolygonCollision";
}

Verdict resultVerdict(const Evidence& evidence, const PublishedSat& found,
                      CollisionReading reading) {
  const bool errs = found.fault != PushFault::none;
  if (!found.intersect) {
    const std::string name = nameOf(evidence, found.axes.back().name);
    return {"not intersecting", roleOfHit(false),
            fmt::format("{} finds a positive distance, {}, on axis {} and "
                        "answers that they do not intersect{}.",
                        tellerOf(reading), number(found.axes.back().distance), name,
                        errs ? "; they do meet" : "")};
  }
  return {
      fmt::format("push {}", numbers(found.mtv)), roleOfHit(true),
      fmt::format("{} pushes {} by {}{}.", tellerOf(reading), bodyA(evidence).name,
                  numbers(found.mtv), faultWords(evidence, found) + othersWords(evidence, found))};
}

/// "Edges[2] of A"
std::string edgeWords(const Evidence& evidence, AxisName name) {
  return fmt::format("Edges[{}] of {}", name.edge,
                     bodyName(evidence, name.owner == Owner::a ? evidence.a : evidence.b));
}

/// What the comparison says where the shadows end and begin at one place, or nearly so.
std::string touchWords(const PublishedSat& found, const PublishedAxis& axis) {
  if (found.exact != Relation::touching || axis.distance > 0) return {};
  if (axis.distance == 0) return "0 > 0 is false, so a touch stays a hit. ";
  if (!found.roundedTouch || &axis != &axisAt(found, found.chosen)) return {};
  return fmt::format("{} is what rounding left of a distance of 0; > 0 is false. ",
                     number(axis.distance));
}

Verdict stepVerdict(const Evidence& evidence, const PublishedSat& found,
                    const CollisionProgress& progress, CollisionReading reading) {
  const PublishedAxis& axis = axisAt(found, progress.axis);
  const std::string name = nameOf(evidence, axis.name);
  Verdict verdict{fmt::format("axis {} of {} · {}", progress.axis + 1, found.edges, name),
                  Role::other, ""};
  switch (progress.phase) {
    case Phase::axis:
      verdict.sentence =
          fmt::format("Published: {} is {}, its perpendicular (−y, x) after Normalize the axis {}.",
                      edgeWords(evidence, axis.name), numbers(axis.edge), numbers(axis.axis, 3));
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
        verdict.sentence = fmt::format("Published: {}|{}| is not the smallest distance so far.",
                                       touchWords(found, axis), number(axis.distance));
      } else {
        verdict.sentence =
            fmt::format("Published: {}|{}| is the smallest distance so far; the axis {}.",
                        touchWords(found, axis), number(axis.distance), turnWords(axis));
      }
      break;
    case Phase::result:
      return resultVerdict(evidence, found, reading);
  }
  return verdict;
}

/// The last axis kept up to this one, -1 = none.
int keptUpTo(const PublishedSat& found, int axis) {
  for (int i = axis; i >= 0; --i)
    if (axisAt(found, i).kept) return i;
  return -1;
}

/// The comparison of the page, which keeps a touch as a hit, and the flag after it.
std::string comparisonText(const PublishedAxis& axis) {
  const std::string distance = number(axis.distance);
  if (axis.distance > 0) return distance + " > 0: Intersect = false";
  return fmt::format("{} is not > 0: Intersect stays {}", distance, axis.intersect);
}

void fillLines(const Evidence& evidence, const PublishedSat& found,
               const CollisionProgress& progress, std::vector<CodeLine>& lines) {
  const PublishedAxis& axis = axisAt(found, progress.axis);
  const auto reached = [&](Phase phase) { return progress.phase >= phase; };
  lines[1].value = fmt::format("{} {}", nameOf(evidence, axis.name), numbers(axis.axis, 3));
  if (reached(Phase::project)) lines[2].value = intervalWords(axis.a) + " " + intervalWords(axis.b);
  if (reached(Phase::distance)) lines[3].value = distanceWords(axis.a, axis.b, axis.distance);
  if (reached(Phase::compare)) lines[4].value = comparisonText(axis);
  const int kept = keptUpTo(found, reached(Phase::compare) ? progress.axis : progress.axis - 1);
  if (kept >= 0) {
    lines[5].value = fmt::format("{}: {}", nameOf(evidence, axisAt(found, kept).name),
                                 number(axisAt(found, kept).distance));
  }
  if (progress.phase == Phase::result && found.intersect) lines[6].value = numbers(found.mtv);
  for (std::size_t i = 1; i < 6; ++i) lines[i].axis = axis.name;
}

}  // namespace

CollisionProgress collisionProgress(const PublishedSat& found, int step) {
  const int count = static_cast<int>(found.axes.size());
  if (step < 0 || step / kCollisionPhases >= count)
    return {Phase::result, found.chosen >= 0 && found.intersect ? found.chosen : count - 1};
  return {static_cast<Phase>(step % kCollisionPhases), step / kCollisionPhases};
}

const PublishedAxis& axisAt(const PublishedSat& found, int index) {
  return found.axes[static_cast<std::size_t>(index)];
}

std::string afterPush(const PublishedSat& found) {
  if (!found.pushed) return "is no polygon any more";
  if (found.pushed->relation == Relation::disjoint) return "is apart";
  if (found.pushed->clear) return "touches";
  return fmt::format("overlaps by {}", number(found.pushed->depth));
}

const std::optional<PublishedSat>& collisionOf(const Evidence& evidence, CollisionReading reading) {
  switch (reading) {
    case CollisionReading::zeroAxis:
      return evidence.publishedZeroAxis;
    case CollisionReading::single:
      return evidence.publishedSingle;
    case CollisionReading::printed:
      break;
  }
  return evidence.publishedRest;
}

bool knowsCollision(const Evidence& evidence, CollisionReading reading) {
  const std::optional<PublishedSat>& found = collisionOf(evidence, reading);
  return found && !found->axes.empty();
}

std::string collisionLimit(const Evidence& evidence, CollisionReading reading) {
  const PublishedSat& found = *collisionOf(evidence, reading);
  if (!found.roundedTouch) return besideLimit(evidence, found);
  return fmt::format(
      "They touch: the distance is 0. The page divides each axis by its length, which is rounded, "
      "and so is left with {}: it still answers intersecting, and pushes by what rounding left. In "
      "C12 (Articles) the rounding falls on the other side, and a touch is lost.",
      number(axisAt(found, found.chosen).distance));
}

int collisionStepCount(const Evidence& evidence, CollisionReading reading) {
  if (!knowsCollision(evidence, reading)) return 0;
  return kCollisionPhases * static_cast<int>(collisionOf(evidence, reading)->axes.size()) + 1;
}

std::optional<AxisName> collisionStepAxis(const Evidence& evidence, int step,
                                          CollisionReading reading) {
  const auto& found = *collisionOf(evidence, reading);
  const auto progress = collisionProgress(found, step);
  if (progress.phase == Phase::result) return std::nullopt;
  return axisAt(found, progress.axis).name;
}

std::vector<CodeLine> collisionSteps(const Evidence& evidence, const ViewState& view,
                                     CollisionReading reading) {
  std::vector<CodeLine> lines{
      {"for Edges[i] of A, then of B:", "", false, {}},
      {"  axis = (−y, x), Normalize", "", false, {}},
      {"  ProjectPolygon, by DotProduct", "", false, {}},
      {"  IntervalDistance", "", false, {}},
      {"  distance > 0: Intersect = false", "", false, {}},
      {"  keep smallest, turn by Center", "", false, {}},
      {"A.Offset(axis · |distance|)", "", false, {}},
  };
  if (!knowsCollision(evidence, reading)) return lines;
  const PublishedSat& found = *collisionOf(evidence, reading);
  const CollisionProgress progress = collisionProgress(found, view.step);
  fillLines(evidence, found, progress, lines);
  if (view.step < 0) return lines;
  const bool left = !axisAt(found, progress.axis).compared;
  const std::size_t current[] = {1, 2, 3, left ? 4u : 5u, left ? 4u : 6u};
  lines[current[static_cast<std::size_t>(progress.phase)]].current = true;
  return lines;
}

Verdict collisionVerdict(const Evidence& evidence, const ViewState& view,
                         CollisionReading reading) {
  const PublishedSat& found = *collisionOf(evidence, reading);
  return stepVerdict(evidence, found, collisionProgress(found, view.step), reading);
}

}  // namespace sepax
