#include "app/techniques/swept_edges/row.h"

#include "app/figure/numbers.h"
#include "app/scene/edits/pair_edits.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/swept_edges/published_marks.h"
#include "core/exact/short_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <variant>
#include <vector>

namespace sepax {

namespace {

bool has(const std::vector<SweptEdge>& edges, int index) {
  return std::ranges::count(edges, index, &SweptEdge::index) > 0;
}

std::string rangeOf(const Evidence& evidence, int body, const std::vector<SweptEdge>& edges) {
  if (edges.size() == 1)
    return fmt::format("{} has one edge, {}", bodyName(evidence, body), edges.front().index);
  return fmt::format("{} has edges {} to {}", bodyName(evidence, body), edges.front().index,
                     edges.back().index);
}

ShownAnswers answersShown(const Evidence& evidence, const ViewState& view) {
  const Technique answers{.pitfalls = kSweptEdgesPitfalls, .published = kSweptEdgesPublished};
  return shownAnswers(answers, evidence, view);
}

/// The time that a step is about: one that lies outside of the step of the motion is told at the
/// end that it is beyond; where nothing meets the start, from which the whole motion is seen.
double stepTime(const Evidence& evidence, const SweepProgress& progress) {
  using Phase = SweepProgress::Phase;
  if (progress.phase < Phase::candidates || sweptEdgesIdle(evidence)) return 0;
  if (progress.phase == Phase::result) return sweepHold(evidence).value_or(0);
  const EdgePairEvidence& pair = *evidence.edgePair;
  if (progress.phase == Phase::first) return pair.time.value_or(0);
  const auto newest = static_cast<std::size_t>(progress.candidates - 1);
  return std::clamp(pair.candidates[newest].time.value_or(0), 0.0, 1.0);
}

}  // namespace

std::string edgePairRefusal(const Evidence& evidence, const OptionValue& value) {
  const EdgeChoice& chosen = std::get<EdgeChoice>(value);
  if (!chosen) return {};
  if (!evidence.edges) return "there are no pairs of edges here";
  const SweptEdgesEvidence& edges = *evidence.edges;
  if (has(edges.edgesA, (*chosen)[0]) && has(edges.edgesB, (*chosen)[1])) return {};
  return fmt::format("{}, {}", rangeOf(evidence, evidence.a, edges.edgesA),
                     rangeOf(evidence, evidence.b, edges.edgesB));
}

std::vector<Accusation> sweptEdgesAccusations(const Evidence& evidence) {
  if (!evidence.recipe || evidence.recipe->fault != RecipeFault::farMeetingPoint) return {};
  const PublishedSweptSegments* const told = toldPair(evidence);
  const std::string from =
      told != nullptr && told->initial
          ? fmt::format(", from a meeting point known to within {}", shortText(told->spacing))
          : "";
  return {
      {"far-meeting-point", fmt::format("published: {}{}; exact: {}", publishedSweepText(evidence),
                                        from, exactSweepText(*evidence.edges))}};
}

bool sweptEdgesIdle(const Evidence& evidence) {
  return !evidence.edges || evidence.edges->contact == Contact::initial;
}

bool sweepShown(const Evidence& evidence, const ViewState& view) {
  return evidence.edges && answersShown(evidence, view).exact;
}

bool recipeShown(const Evidence& evidence, const ViewState& view) {
  return answersShown(evidence, view).published != nullptr;
}

bool besideRecipe(const Evidence& evidence, const ViewState& view, SweepProgress::Phase phase) {
  return phase == SweepProgress::Phase::result && recipeShown(evidence, view) &&
         evidence.recipe->fault != RecipeFault::none;
}

std::optional<double> shownRecipeTime(const Evidence& evidence, const ViewState& view) {
  if (view.step >= 0 || !evidence.recipe || evidence.recipe->undefined) return std::nullopt;
  if (!recipeShown(evidence, view)) return std::nullopt;
  const PublishedSwept& swept = *evidence.publishedSwept;
  if (swept.chosen < 0) return std::nullopt;
  return swept.pairs[static_cast<std::size_t>(swept.chosen)].result.time;
}

namespace {

/// One picture of an article's hit within the step, which has room for one time.
bool isOfHit(const Evidence& evidence, const ViewState& view) {
  if (!view.wording.still || view.time > 0 || view.step >= 0) return false;
  if (!sweepShown(evidence, view) || !besideRecipe(evidence, view, SweepProgress::Phase::result) ||
      !hasEdgesAtHit(evidence) || evidence.recipe->fault == RecipeFault::wrongIntercept)
    return false;  // a wrong intercept is one at the start
  const double time = *shownRecipeHit(evidence)->result.time;
  return time >= 0 && time <= 1;
}

}  // namespace

double sweepTime(const Evidence& evidence, const ViewState& view) {
  if (!sweepShown(evidence, view)) return 0;
  return view.step < 0 ? view.time : stepTime(evidence, sweepProgress(evidence, view.step));
}

double drawnSweepTime(const Evidence& evidence, const ViewState& view) {
  if (!isOfHit(evidence, view)) return sweepTime(evidence, view);
  return std::min(*shownRecipeHit(evidence)->result.time, sweepHold(evidence).value_or(1));
}

bool standsAtHit(const Evidence& evidence, const ViewState& view) {
  return isOfHit(evidence, view) &&
         drawnSweepTime(evidence, view) == *shownRecipeHit(evidence)->result.time;
}

bool sweepPlays(const Scene& scene, const Evidence& evidence, const ViewState& view) {
  return !pairRests(scene) && sweepShown(evidence, view);
}

std::optional<LaterPose> sweepPose(const Evidence& evidence, const ViewState& view, int body) {
  const BodyShape& shape = evidence.bodies[static_cast<std::size_t>(body)];
  const double time = shape.moves ? drawnSweepTime(evidence, view) : 0;
  if (time == 0) return std::nullopt;
  return LaterPose{shape.position + time * shape.velocity};
}

std::optional<double> sweepHold(const Evidence& evidence) {
  if (!evidence.edges || !evidence.edges->enclosedTime) return std::nullopt;
  if (evidence.edges->contact == Contact::initial) return std::nullopt;
  return evidence.edges->enclosedTime->high;
}

std::string_view sweptEdgesHint(const ViewState& view) {
  if (view.answers == Answers::published)
    return "Space plays the recipe's steps  ·  E: the exact answer beside it  ·  drag a "
           "vertex";
  if (view.step >= 0)
    return "Space plays the steps  ·  click a cell for its pair  ·  drag a vertex";
  return "drag in the lane, or Space, for time  ·  click a cell for its pair  ·  drag a vertex";
}

std::string sweptEdgesCounters(const Evidence& evidence, const ViewState& view) {
  if (!evidence.edges) return bodyCounter(evidence);
  const bool alone = view.answers == Answers::published;
  const bool boxesKnown =
      alone || sweepProgress(evidence, view.step).phase != SweepProgress::Phase::objects;
  // Where there are more pairs of bodies, the counts below are those of one of them.
  const std::string start =
      evidence.broadPhase
          ? fmt::format("{}  ·  their pairs {}  ·  edge pairs of {} and {} {}",
                        bodyCounter(evidence), evidence.broadPhase->bodyPairs,
                        bodyName(evidence, evidence.a), bodyName(evidence, evidence.b),
                        evidence.edges->cells.size())
          : fmt::format("{}  ·  edge pairs {}", bodyCounter(evidence),
                        evidence.edges->cells.size());
  if (!boxesKnown || evidence.edges->contact == Contact::initial)  // then no pair is looked at
    return start;
  return fmt::format("{}  ·  tested {}", start, evidence.edges->tested);
}

}  // namespace sepax
