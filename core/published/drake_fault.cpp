#include "core/published/drake_fault.h"

#include "core/evidence/terms.h"
#include "core/exact/tolerance.h"
#include "core/polygon/callers_edges.h"
#include "core/sweep/swept_edge_pair.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

namespace sepax::published {

namespace {

/// Two times that differ by more than the recipe's rounding.
bool differ(double x, double y) {
  return std::fabs(x - y) > kPublishedRounding * std::max({1.0, std::fabs(x), std::fabs(y)});
}

/// The two answers with what they are about.
struct Answers {
  std::vector<CallersEdge> edgesA;
  std::vector<CallersEdge> edgesB;
  const RelativeMotion& motion;
  const SweptEdgesEvidence& exact;
  const PublishedSwept& recipe;
};

std::size_t positionOf(const std::vector<CallersEdge>& edges, int index) {
  const auto found = std::find_if(edges.begin(), edges.end(),
                                  [index](const CallersEdge& edge) { return edge.index == index; });
  return static_cast<std::size_t>(found - edges.begin());
}

/// What the exact sweep knows of a pair. Both pass over edges without length.
const EdgePairCell& cellOf(const Answers& answers, const PublishedEdgePair& pair) {
  return answers.exact.cells[positionOf(answers.edgesA, pair.a) * answers.edgesB.size() +
                             positionOf(answers.edgesB, pair.b)];
}

EdgePairEvidence explained(const Answers& answers, const PublishedEdgePair& pair) {
  return edgePairTest(answers.edgesA[positionOf(answers.edgesA, pair.a)],
                      answers.edgesB[positionOf(answers.edgesB, pair.b)], answers.motion);
}

RecipeComparison faultOf(RecipeFault fault, const PublishedEdgePair& pair) {
  RecipeComparison found;
  found.fault = fault;
  found.edgeA = pair.a;
  found.edgeB = pair.b;
  return found;
}

RecipeComparison faultOfNone(RecipeFault fault) {
  RecipeComparison found;
  found.fault = fault;
  return found;
}

/// What the recipe does with the ends that are in contact first.
RecipeFault candidateFault(const PublishedSweptSegments& result, const EdgePairEvidence& exact) {
  bool resting = true;
  bool without = true;
  bool outside = false;
  for (std::size_t i = 0; i < exact.candidates.size(); ++i) {
    const EdgeCandidate& end = exact.candidates[i];
    if (!end.first) continue;
    const auto same = [&](const DrakeCandidate& candidate) {
      return candidate.owner == end.owner && candidate.end == static_cast<int>(i % 2);
    };
    const auto found = std::find_if(result.candidates.begin(), result.candidates.end(), same);
    if (found == result.candidates.end()) return RecipeFault::none;
    resting = resting && found->verdict == DrakeVerdict::noPath;
    without = without && !found->point;
    outside = outside || found->verdict == DrakeVerdict::outsideSegment;
  }
  if (resting) return RecipeFault::restingEnd;
  if (without) return RecipeFault::parallelPaths;
  return outside ? RecipeFault::roundedAway : RecipeFault::none;
}

/// Why the recipe has no hit, or a later one, for a pair that is in contact first.
RecipeFault missOf(const PublishedSweptSegments& result, const EdgePairEvidence& exact) {
  const bool crossing = result.kind == DrakeCase::crossing;
  if (result.outcome == DrakeOutcome::zeroOverZero && crossing) {
    return exact.path && exact.path->rests ? RecipeFault::restingPoint : RecipeFault::roundedPath;
  }
  if (crossing) return candidateFault(result, exact);
  if (!exact.parallel) return RecipeFault::treatedAsParallel;
  if (result.outcome == DrakeOutcome::zeroOverZero) return RecipeFault::closingAlongLine;
  if (result.outcome == DrakeOutcome::divisionByZero) return RecipeFault::noClosingSpeed;
  if (result.outcome == DrakeOutcome::collision) return RecipeFault::none;
  return exact.alongPiece ? RecipeFault::equalEdges : RecipeFault::cornersOnly;
}

RecipeComparison missFault(const Answers& answers) {
  if (answers.exact.contact == Contact::initial) {
    return faultOfNone(RecipeFault::neverLooksAtStart);
  }
  RecipeComparison found = faultOfNone(RecipeFault::laterCandidate);
  std::vector<RecipeFault> faults;
  for (const PublishedEdgePair& pair : answers.recipe.pairs) {
    if (cellOf(answers, pair).state != EdgePairState::firstHit) continue;
    const RecipeFault fault = missOf(pair.result, explained(answers, pair));
    if (fault == RecipeFault::none) continue;
    if (faults.empty()) found = faultOf(fault, pair);
    if (std::find(faults.begin(), faults.end(), fault) == faults.end()) faults.push_back(fault);
  }
  found.faults = std::move(faults);
  return found;
}

/// A hit that is none, or comes too early.
RecipeComparison hitFault(const Answers& answers, const PublishedEdgePair& chosen) {
  const double time = *chosen.result.time;
  if (time < 0 || time > 1) return faultOf(RecipeFault::outsideStep, chosen);
  const bool parallel = chosen.result.kind != DrakeCase::crossing;
  if (parallel && !explained(answers, chosen).parallel) {
    return faultOf(RecipeFault::hitAsParallel, chosen);
  }
  const EdgePairCell& cell = cellOf(answers, chosen);
  if (!cell.time) return faultOf(RecipeFault::edgesDoNotMeet, chosen);
  RecipeComparison found = faultOf(RecipeFault::wrongTime, chosen);
  found.exactTime = cell.time;
  return found;
}

bool isUndefined(const PublishedEdgePair& pair) {
  return pair.result.outcome == DrakeOutcome::zeroOverZero ||
         pair.result.outcome == DrakeOutcome::divisionByZero;
}

/// Both find no contact, the recipe perhaps by a quotient that has no value.
RecipeComparison noneFault(const Answers& answers) {
  const auto pair =
      std::find_if(answers.recipe.pairs.begin(), answers.recipe.pairs.end(), isUndefined);
  if (pair == answers.recipe.pairs.end()) return {};
  RecipeComparison found = faultOf(RecipeFault::noAnswer, *pair);
  found.undefined = true;
  return found;
}

RecipeComparison faultOfAll(const Answers& answers, const PublishedEdgePair* chosen) {
  const std::optional<double>& exact = answers.exact.time;
  if (chosen == nullptr) return exact ? missFault(answers) : noneFault(answers);
  if (!exact) return hitFault(answers, *chosen);
  if (!differ(*chosen->result.time, *exact)) return {};
  return *chosen->result.time < *exact ? hitFault(answers, *chosen) : missFault(answers);
}

bool isNear(Vec2 x, Vec2 y) { return !differ(x.x, y.x) && !differ(x.y, y.y); }

/// In which parts of the answer the two differ.
void compareParts(RecipeComparison& found, const Answers& answers,
                  const PublishedEdgePair* chosen) {
  const SweptEdgesEvidence& exact = answers.exact;
  found.contactDiffers = (chosen != nullptr) != exact.time.has_value();
  if (chosen == nullptr || !exact.time) return;
  found.timeDiffers = differ(*chosen->result.time, *exact.time);
  if (exact.contact == Contact::initial) return;
  found.pairDiffers = cellOf(answers, *chosen).state != EdgePairState::firstHit;
  const Vec2 point = *chosen->result.point;
  found.pointDiffers = std::none_of(exact.points.begin(), exact.points.end(),
                                    [point](Vec2 other) { return isNear(point, other); });
}

const PublishedEdgePair* chosenOf(const PublishedSwept& swept) {
  return swept.chosen < 0 ? nullptr : &swept.pairs[static_cast<std::size_t>(swept.chosen)];
}

RecipeFault faultOf(RecipeReading reading) {
  switch (reading) {
    case RecipeReading::describedIntercept:
      return RecipeFault::wrongIntercept;
    case RecipeReading::drawnSegment:
      return RecipeFault::drawnElsewhere;
    case RecipeReading::noShortcut:
      return RecipeFault::farMeetingPoint;
    case RecipeReading::figures:
      break;
  }
  return RecipeFault::none;
}

/// In another reading of the same pair, the end that the figures' one accepts.
std::optional<DrakeCandidate> meantCandidate(const PublishedSwept& swept,
                                             const PublishedSwept& asFigures) {
  const PublishedEdgePair* meant = chosenOf(asFigures);
  if (meant == nullptr) return std::nullopt;
  const auto& candidates = meant->result.candidates;
  const auto accepted =
      std::find_if(candidates.begin(), candidates.end(),
                   [](const DrakeCandidate& c) { return c.verdict == DrakeVerdict::accepted; });
  const auto pair = std::find_if(
      swept.pairs.begin(), swept.pairs.end(),
      [&](const PublishedEdgePair& row) { return row.a == meant->a && row.b == meant->b; });
  const auto& others = pair->result.candidates;
  const auto same = std::find_if(others.begin(), others.end(), [&](const DrakeCandidate& c) {
    return c.owner == accepted->owner && c.end == accepted->end;
  });
  return same == others.end() ? std::nullopt : std::optional(*same);
}

/// The pair of which the other reading makes another answer: that of its contact, else that of the
/// figures' one.
RecipeComparison readingFault(const PublishedSwept& swept, const PublishedSwept& asFigures) {
  const PublishedEdgePair* pair = chosenOf(swept) ? chosenOf(swept) : chosenOf(asFigures);
  RecipeComparison found = faultOf(faultOf(swept.reading), *pair);
  if (found.fault == RecipeFault::drawnElsewhere) found.meant = meantCandidate(swept, asFigures);
  return found;
}

bool answerOtherwise(const PublishedSwept& swept, const PublishedSwept& asFigures) {
  const PublishedEdgePair* one = chosenOf(swept);
  const PublishedEdgePair* other = chosenOf(asFigures);
  if (one == nullptr || other == nullptr) return one != other;
  return differ(*one->result.time, *other->result.time);
}

}  // namespace

bool hitsAlike(const PublishedSwept& swept, int edgeA, int edgeB) {
  const PublishedEdgePair* chosen = chosenOf(swept);
  if (chosen == nullptr) return false;
  return std::any_of(swept.pairs.begin(), swept.pairs.end(), [&](const PublishedEdgePair& pair) {
    return pair.a == edgeA && pair.b == edgeB && pair.result.time &&
           !differ(*pair.result.time, *chosen->result.time);
  });
}

RecipeComparison compareRecipe(const Polygon& a, const Polygon& b, const RelativeMotion& motion,
                               const SweptEdgesEvidence& edges, const PublishedSwept& swept,
                               const PublishedSwept& asFigures) {
  const Answers answers{callersEdges(a), callersEdges(b), motion, edges, swept};
  const PublishedEdgePair* chosen = chosenOf(swept);
  if (chosen == nullptr && motion.va == Vec2{} && motion.vb == Vec2{}) {
    RecipeComparison resting;
    resting.rests = true;
    return resting;
  }
  RecipeComparison found = faultOfAll(answers, chosen);
  if (found.fault != RecipeFault::none && !found.undefined && answerOtherwise(swept, asFigures))
    found = readingFault(swept, asFigures);
  if (found.faults.empty() && found.fault != RecipeFault::none) found.faults = {found.fault};
  if (found.fault == RecipeFault::outsideStep && edges.contact == Contact::initial)
    found.faults.push_back(RecipeFault::neverLooksAtStart);
  compareParts(found, answers, chosen);
  return found;
}

}  // namespace sepax::published
