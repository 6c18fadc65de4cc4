#include "app/figure/numbers.h"
#include "app/techniques/drawing/moving.h"
#include "app/techniques/swept_edges/options.h"
#include "app/techniques/swept_edges/paint_candidates.h"
#include "app/techniques/swept_edges/paint_pair.h"
#include "app/techniques/swept_edges/published_marks.h"

#include <algorithm>
#include <array>

// The recipe on the canvas: what the shown step knows, or its answer.

namespace sepax {

namespace {

using RecipePhase = RecipeProgress::Phase;

void addBox(Figure& figure, const SweptBox& box, const Camera& camera) {
  addPublishedLine(figure,
                   {camera.toScreen(box.min), camera.toScreen({box.max.x, box.min.y}),
                    camera.toScreen(box.max), camera.toScreen({box.min.x, box.max.y})},
                   true);
}

void addEdgeBox(Figure& figure, const std::vector<SweptEdge>& edges, int index,
                const Camera& camera) {
  const auto edge = std::ranges::find(edges, index, &SweptEdge::index);
  if (edge != edges.end()) addBox(figure, edge->box, camera);
}

/// The path of an end as a line, which is what the recipe crosses.
void addEndLine(Figure& figure, const Evidence& evidence, const DrakeCandidate& candidate,
                const Camera& camera) {
  if (candidate.verdict == DrakeVerdict::noPath) return;
  const EdgeEnds ends = toldEnds(evidence, candidate.owner);
  const Vec2 start = ends[static_cast<std::size_t>(candidate.end)];
  const Vec2 from = camera.toScreen(start);
  std::vector<Vec2> line = clippedLine(
      figure, from, camera.toScreen(start + bodyOf(evidence, candidate.owner).velocity) - from);
  if (!line.empty()) addPublishedLine(figure, std::move(line));
}

void addCandidate(Figure& figure, const Evidence& evidence, const DrakeCandidate& candidate,
                  const std::string& before, const Camera& camera) {
  addEndLine(figure, evidence, candidate, camera);
  if (!candidate.point) return;
  addRecipePoint(
      figure, evidence, *candidate.point,
      before + recipeEndName(evidence, candidate) + "  d " + number(candidate.distance, 2), camera);
}

/// The candidates up to this one, in the order of the ends; `sorted` = with their ranks.
void addCandidates(Figure& figure, const Evidence& evidence, const PublishedSweptSegments& told,
                   int last, const Camera& camera) {
  for (int end = 0; end <= last; ++end)
    addCandidate(figure, evidence, *candidateOfEnd(told, end), "", camera);
}

void addRanked(Figure& figure, const Evidence& evidence, const PublishedSweptSegments& told,
               const Camera& camera) {
  int rank = 1;
  for (const DrakeCandidate& candidate : told.candidates)
    addCandidate(figure, evidence, candidate, std::to_string(rank++) + " · ", camera);
}

/// A line's speed across the lines, as a dotted arrow from the middle of its edge.
void addRate(Figure& figure, const Evidence& evidence, Owner owner, double rate,
             const Camera& camera) {
  const EdgeEnds a = toldEnds(evidence, Owner::a);
  const EdgeEnds b = toldEnds(evidence, Owner::b);
  const EdgeEnds& own = owner == Owner::a ? a : b;
  const EdgeEnds& other = owner == Owner::a ? b : a;
  const Vec2 left = turnedLeft(normalized(a[1] - a[0]));
  const Vec2 across = dot(other[0] - own[0], left) < 0 ? -left : left;
  constexpr double kBesideArrow = 0.2;  // of the velocity, which starts in the middle of a segment
  const Vec2 foot = lerp(own[0], own[1], kBesideArrow);
  addPublishedMove(figure, camera.toScreen(foot), camera.toScreen(foot + rate * across),
                   "rate " + number(rate, 2));
}

void addRates(Figure& figure, const Evidence& evidence, const PublishedSweptSegments& told,
              const Camera& camera) {
  if (!told.resting[0]) addRate(figure, evidence, Owner::a, told.rateA, camera);
  if (!told.resting[1]) addRate(figure, evidence, Owner::b, told.rateB, camera);
}

void addTest(Figure& figure, const Evidence& evidence, const DrakeCandidate& candidate,
             const Camera& camera) {
  addRecipeLens(figure, evidence, toldEdges(evidence), candidate, camera);
  addRecipePoint(figure, evidence, *candidate.point, recipeEndName(evidence, candidate), camera);
}

void addObjectBoxes(Figure& figure, const Evidence& evidence, const Camera& camera) {
  addBox(figure, evidence.edges->boxA, camera);
  addBox(figure, evidence.edges->boxB, camera);
  if (!evidence.broadPhase) return;
  for (const BodyBox& other : evidence.broadPhase->boxes)
    if (other.body != evidence.a && other.body != evidence.b) addBox(figure, other.box, camera);
}

/// What the recipe says of the pair that it is told of, once their lines are known.
void addToldPair(Figure& figure, const Evidence& evidence, const PublishedSweptSegments& told,
                 const RecipeProgress& progress, const Camera& camera) {
  const auto reached = [&](RecipePhase phase) { return progress.phase >= phase; };
  if (!reached(RecipePhase::candidate) || told.kind != DrakeCase::crossing)
    addRecipeLines(figure, evidence, toldEdges(evidence), 0, camera);
  if (progress.phase == RecipePhase::end) {
    addRecipeLines(figure, evidence, toldEdges(evidence), 1, camera);
    addRecipeEdgesAtEnd(figure, evidence, camera);
  }
  if (told.kind == DrakeCase::crossing) {
    if (reached(RecipePhase::start))
      addRecipeMeeting(figure, evidence, told, progress.phase != RecipePhase::start, camera);
    if (progress.phase == RecipePhase::candidate)
      addCandidates(figure, evidence, told, progress.index, camera);
    if (progress.phase == RecipePhase::sorted) addRanked(figure, evidence, told, camera);
  } else if (progress.phase == RecipePhase::rates || progress.phase == RecipePhase::closing) {
    addRates(figure, evidence, told, camera);
  }
  if (progress.phase == RecipePhase::closing && !told.candidates.empty())
    addRecipeLines(figure, evidence, toldEdges(evidence), *told.candidates.front().time, camera);
  if (progress.phase == RecipePhase::test)
    addTest(figure, evidence, told.candidates[static_cast<std::size_t>(progress.index)], camera);
  if (progress.phase == RecipePhase::time) {
    const DrakeCandidate& accepted = *acceptedOf(told);
    addRecipePoint(figure, evidence, *accepted.point, "t = " + number(*accepted.time), camera);
  }
}

void paintStep(Figure& figure, const Evidence& evidence, const RecipeProgress& progress,
               const Camera& camera) {
  if (progress.phase == RecipePhase::objectBoxes) return addObjectBoxes(figure, evidence, camera);
  addRecipeEdge(figure, toldEnds(evidence, Owner::a), camera);
  addRecipeEdge(figure, toldEnds(evidence, Owner::b), camera);
  if (progress.phase == RecipePhase::edgeBoxes) {
    addEdgeBox(figure, evidence.edges->edgesA, evidence.recipePair->a, camera);
    addEdgeBox(figure, evidence.edges->edgesB, evidence.recipePair->b, camera);
  }
  const PublishedSweptSegments* told = toldPair(evidence);
  if (told != nullptr && progress.phase >= RecipePhase::slopes)
    addToldPair(figure, evidence, *told, progress, camera);
}

}  // namespace

void paintRecipe(const Evidence& evidence, const ViewState& view, Figure& figure) {
  const bool alone = !sweepShown(evidence, view);
  if (alone) addVelocities(figure, evidence, view, kSweptEdgesHandles);
  const RecipeProgress progress = recipeProgress(evidence, view.step);
  if (progress.phase == RecipePhase::result) {
    paintRecipeAnswer(figure, evidence, view, alone);
  } else {
    paintStep(figure, evidence, progress, view.camera);
  }
}

}  // namespace sepax
