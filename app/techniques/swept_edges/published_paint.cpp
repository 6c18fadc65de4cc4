#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw_published.h"
#include "app/techniques/drawing/moving.h"
#include "app/techniques/swept_edges/options.h"
#include "app/techniques/swept_edges/paint_candidates.h"
#include "app/techniques/swept_edges/paint_pair.h"
#include "app/techniques/swept_edges/published.h"

#include <algorithm>
#include <array>

// The recipe on the canvas: what the shown step knows, or its answer.

namespace sepax {

namespace {

using Phase = RecipeProgress::Phase;

/// An edge of a polygon of the pair, by its index.
EdgeEnds edgeEnds(const Evidence& evidence, Owner owner, int edge) {
  const std::vector<Vec2>& vertices = bodyOf(evidence, owner).vertices;
  const auto from = static_cast<std::size_t>(edge);
  return {vertices[from], vertices[(from + 1) % vertices.size()]};
}

int toldIndex(const Evidence& evidence, Owner owner) {
  return owner == Owner::a ? evidence.recipePair->a : evidence.recipePair->b;
}

void addEdge(Figure& figure, const EdgeEnds& ends, const Camera& camera) {
  const PartScope part(figure, Part::publishedLine);
  figure.add(Stroke{Layer::evidence,
                    {camera.toScreen(ends[0]), camera.toScreen(ends[1])},
                    false,
                    {kPublishedRole, 1},
                    4.5,
                    {},
                    Cap::round});
}

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

/// The line of an edge over the whole picture, where it is at a time.
void addExtended(Figure& figure, const Evidence& evidence, Owner owner, double time,
                 const Camera& camera) {
  const EdgeEnds ends = edgeEnds(evidence, owner, toldIndex(evidence, owner));
  const Vec2 shift = time * bodyOf(evidence, owner).velocity;
  const Vec2 from = camera.toScreen(ends[0] + shift);
  std::vector<Vec2> line = clippedLine(from, camera.toScreen(ends[1] + shift) - from, camera.width,
                                       camera.height - kNarrationRoom);
  if (!line.empty()) addPublishedLine(figure, std::move(line));
}

void addBothLines(Figure& figure, const Evidence& evidence, double time, const Camera& camera) {
  addExtended(figure, evidence, Owner::a, time, camera);
  addExtended(figure, evidence, Owner::b, time, camera);
}

void addPoint(Figure& figure, Vec2 point, std::string words, const Camera& camera) {
  const Vec2 p = camera.toScreen(point);
  if (isNearPicture(p, camera)) addPublishedPoint(figure, p, std::move(words));
}

/// Around the disc of a candidate that may stand there.
void addAnswerPoint(Figure& figure, Vec2 point, std::string words, const Camera& camera) {
  constexpr double kReach = 15;  // logical pixels
  const Vec2 p = camera.toScreen(point);
  if (isNearPicture(p, camera)) addPublishedPoint(figure, p, std::move(words), kReach);
}

/// I₀, I₁ and the way between them, as far as they are known.
void addMeeting(Figure& figure, const PublishedSweptSegments& told, Phase phase,
                const Camera& camera) {
  if (!told.initial) return;
  addPoint(figure, *told.initial, "I₀", camera);
  if (phase == Phase::start && told.initialAsPrinted)
    addPoint(figure, *told.initialAsPrinted, "I₀ with the sign as printed", camera);
  if (phase == Phase::start || !told.final) return;
  std::vector<Vec2> path =
      clippedSegment(camera.toScreen(*told.initial), camera.toScreen(*told.final), camera);
  if (!path.empty()) addPublishedLine(figure, std::move(path));
  if (told.outcome != DrakeOutcome::zeroOverZero) addPoint(figure, *told.final, "I₁", camera);
}

/// The path of an end as a line, which is what the recipe crosses.
void addEndLine(Figure& figure, const Evidence& evidence, const DrakeCandidate& candidate,
                const Camera& camera) {
  if (candidate.verdict == DrakeVerdict::noPath) return;
  const EdgeEnds ends = edgeEnds(evidence, candidate.owner, toldIndex(evidence, candidate.owner));
  const Vec2 start = ends[static_cast<std::size_t>(candidate.end)];
  const Vec2 from = camera.toScreen(start);
  std::vector<Vec2> line =
      clippedLine(from, camera.toScreen(start + bodyOf(evidence, candidate.owner).velocity) - from,
                  camera.width, camera.height - kNarrationRoom);
  if (!line.empty()) addPublishedLine(figure, std::move(line));
}

void addCandidate(Figure& figure, const Evidence& evidence, const DrakeCandidate& candidate,
                  const std::string& before, const Camera& camera) {
  addEndLine(figure, evidence, candidate, camera);
  if (!candidate.point) return;
  addPoint(figure, *candidate.point,
           before + recipeEndName(evidence, candidate) + "  d " + number(candidate.distance, 2),
           camera);
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

/// The other segment at the candidate's time, and what "not farther than it is long" holds: the
/// lens that two circles have in common.
void addLens(Figure& figure, const DrakeCandidate& candidate, const Camera& camera) {
  const double radius = camera.zoom * candidate.otherLength;
  addEdge(figure, candidate.otherEnds, camera);
  for (const Vec2 end : candidate.otherEnds)
    addPublishedCircle(figure, camera.toScreen(end), radius);
}

/// A line's speed across the lines, as a dotted arrow from the middle of its edge.
void addRate(Figure& figure, const Evidence& evidence, Owner owner, double rate,
             const Camera& camera) {
  const EdgeEnds a = edgeEnds(evidence, Owner::a, evidence.recipePair->a);
  const EdgeEnds b = edgeEnds(evidence, Owner::b, evidence.recipePair->b);
  const EdgeEnds& own = owner == Owner::a ? a : b;
  const EdgeEnds& other = owner == Owner::a ? b : a;
  const Vec2 left = turnedLeft(normalized(a[1] - a[0]));
  const Vec2 across = dot(other[0] - own[0], left) < 0 ? -left : left;
  const Vec2 middle = lerp(own[0], own[1], 0.5);
  addPublishedMove(figure, camera.toScreen(middle), camera.toScreen(middle + rate * across),
                   "rate " + number(rate, 2));
}

void addRates(Figure& figure, const Evidence& evidence, const PublishedSweptSegments& told,
              const Camera& camera) {
  if (!told.resting[0]) addRate(figure, evidence, Owner::a, told.rateA, camera);
  if (!told.resting[1]) addRate(figure, evidence, Owner::b, told.rateB, camera);
}

void addTest(Figure& figure, const Evidence& evidence, const DrakeCandidate& candidate,
             const Camera& camera) {
  addLens(figure, candidate, camera);
  addPoint(figure, *candidate.point, recipeEndName(evidence, candidate), camera);
}

void paintStep(Figure& figure, const Evidence& evidence, const RecipeProgress& progress,
               const Camera& camera) {
  const PublishedSweptSegments* told = toldPair(evidence);
  const SweptEdgesEvidence& edges = *evidence.edges;
  const auto reached = [&](Phase phase) { return progress.phase >= phase; };
  if (progress.phase == Phase::objectBoxes) {
    addBox(figure, edges.boxA, camera);
    addBox(figure, edges.boxB, camera);
    if (evidence.broadPhase)
      for (const BodyBox& other : evidence.broadPhase->boxes)
        if (other.body != evidence.a && other.body != evidence.b) addBox(figure, other.box, camera);
    return;
  }
  addEdge(figure, edgeEnds(evidence, Owner::a, evidence.recipePair->a), camera);
  addEdge(figure, edgeEnds(evidence, Owner::b, evidence.recipePair->b), camera);
  if (progress.phase == Phase::edgeBoxes) {
    addEdgeBox(figure, edges.edgesA, evidence.recipePair->a, camera);
    addEdgeBox(figure, edges.edgesB, evidence.recipePair->b, camera);
  }
  if (told == nullptr || !reached(Phase::slopes)) return;
  if (!reached(Phase::candidate) || told->kind != DrakeCase::crossing)
    addBothLines(figure, evidence, 0, camera);
  if (progress.phase == Phase::end) addBothLines(figure, evidence, 1, camera);
  if (told->kind == DrakeCase::crossing) {
    if (reached(Phase::start)) addMeeting(figure, *told, progress.phase, camera);
    if (progress.phase == Phase::candidate)
      addCandidates(figure, evidence, *told, progress.index, camera);
    if (progress.phase == Phase::sorted) addRanked(figure, evidence, *told, camera);
  } else if (progress.phase == Phase::rates || progress.phase == Phase::closing) {
    addRates(figure, evidence, *told, camera);
  }
  if (progress.phase == Phase::closing && !told->candidates.empty())
    addBothLines(figure, evidence, *told->candidates.front().time, camera);
  if (progress.phase == Phase::test)
    addTest(figure, evidence, told->candidates[static_cast<std::size_t>(progress.index)], camera);
  if (progress.phase == Phase::time) {
    const DrakeCandidate& accepted = *acceptedOf(*told);
    addPoint(figure, *accepted.point, "t = " + number(*accepted.time), camera);
  }
}

/// A polygon where the recipe sees it in contact.
void addBodyAt(Figure& figure, const Evidence& evidence, Owner owner, double time,
               const Camera& camera) {
  const BodyShape& body = bodyOf(evidence, owner);
  if (body.moves) addPublishedBody(figure, onScreen(body.vertices, camera, time * body.velocity));
}

void paintHit(Figure& figure, const Evidence& evidence, const PublishedEdgePair& hit,
              const Camera& camera) {
  const RecipeComparison& recipe = *evidence.recipe;
  const double time = *hit.result.time;
  addEdge(figure, edgeEnds(evidence, Owner::a, hit.a), camera);
  addEdge(figure, edgeEnds(evidence, Owner::b, hit.b), camera);
  if (recipe.contactDiffers || recipe.timeDiffers) {
    addBodyAt(figure, evidence, Owner::a, time, camera);
    addBodyAt(figure, evidence, Owner::b, time, camera);
  }
  const DrakeCandidate* accepted = acceptedOf(hit.result);
  const bool crossing = hit.result.kind == DrakeCase::crossing;
  if (crossing && accepted != nullptr && accepted->beside) addLens(figure, *accepted, camera);
  addAnswerPoint(figure, *hit.result.point, "published hit  t = " + number(time), camera);
}

void paintAnswer(Figure& figure, const Evidence& evidence, const Camera& camera) {
  if (const PublishedEdgePair* hit = recipeHit(evidence)) {
    paintHit(figure, evidence, *hit, camera);
  } else if (evidence.edges->point) {
    addAnswerPoint(figure, *evidence.edges->point, "not found as published", camera);
  }
}

}  // namespace

void paintRecipe(const Evidence& evidence, const ViewState& view, Figure& figure) {
  addVelocities(figure, evidence, view, kSweptEdgesHandles);
  const RecipeProgress progress = recipeProgress(evidence, view.step);
  if (progress.phase == Phase::result) {
    paintAnswer(figure, evidence, view.camera);
  } else {
    paintStep(figure, evidence, progress, view.camera);
  }
}

}  // namespace sepax
