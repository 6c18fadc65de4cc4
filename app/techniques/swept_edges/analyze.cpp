#include "app/figure/numbers.h"
#include "app/techniques/contract/convex_pair.h"
#include "app/techniques/swept_edges/analyze_crowd.h"
#include "app/techniques/swept_edges/options.h"
#include "app/techniques/swept_edges/steps_words.h"
#include "app/techniques/swept_edges/swept_edges.h"
#include "core/polygon/callers_edges.h"
#include "core/polygon/common_region.h"
#include "core/polygon/convex_parts.h"
#include "core/published/drake.h"
#include "core/published/drake_fault.h"
#include "core/sweep/swept_edge_pair.h"
#include "core/sweep/swept_edges.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace sepax {

namespace {

/// Pairs of edges up to which the matrix is filled: the analysis follows every change of the scene.
constexpr std::size_t kMaxEdgePairs = 1'000'000;

/// Vertices of a concave polygon up to which it is cut into convex parts, which tell when the
/// interiors meet.
constexpr std::size_t kMaxConcaveVertices = 5'000;

std::vector<CallersEdge> edgesOf(std::span<const Polygon> outlines) {
  std::vector<CallersEdge> edges;
  for (const Polygon& outline : outlines) {
    const std::vector<CallersEdge> own = callersEdges(outline);
    edges.insert(edges.end(), own.begin(), own.end());
  }
  return edges;
}

/// Why the pair is too large; empty when it is not.
std::string tooLarge(const Polygon& polygon) {
  if (polygon.convex || polygon.vertices.size() <= kMaxConcaveVertices) return {};
  return fmt::format("{} vertices are too many for a concave polygon in motion: at most {}",
                     polygon.vertices.size(), kMaxConcaveVertices);
}

/// Both bodies as edges that move.
struct MovingPair {
  std::vector<CallersEdge> a;
  std::vector<CallersEdge> b;
  RelativeMotion motion;
};

std::string tooLarge(const MovingPair& pair, const BodyShape& a, const BodyShape& b) {
  if (pair.a.size() * pair.b.size() > kMaxEdgePairs) {
    return fmt::format(
        "{} and {} edges are too many to test each with each: at most {} pairs of edges",
        pair.a.size(), pair.b.size(), kMaxEdgePairs);
  }
  for (const BodyShape* shape : {&a, &b}) {
    for (const Polygon& outline : outlinesOf(*shape)) {
      if (std::string reason = tooLarge(outline); !reason.empty()) return reason;
    }
  }
  return {};
}

/// A body without a single edge takes no part.
std::string edgeless(const MovingPair& pair, const BodyShape& a, const BodyShape& b) {
  if (!pair.a.empty() && !pair.b.empty()) return {};
  const BodyShape& shape = pair.a.empty() ? a : b;
  return fmt::format("{} is a {} and has no edge with a length: see Motion for its first contact",
                     shape.name, nameOf(shape.form.kind));
}

const CallersEdge* edgeWith(const std::vector<CallersEdge>& edges, int index) {
  const auto found = std::find_if(edges.begin(), edges.end(),
                                  [index](const CallersEdge& edge) { return edge.index == index; });
  return found == edges.end() ? nullptr : &*found;
}

/// Absent when there is no such pair.
std::optional<EdgePairEvidence> explained(const MovingPair& pair, std::array<int, 2> edges) {
  const CallersEdge* a = edgeWith(pair.a, edges[0]);
  const CallersEdge* b = edgeWith(pair.b, edges[1]);
  if (!a || !b) return std::nullopt;
  return edgePairTest(*a, *b, pair.motion);
}

/// The edges of the first cell in one of these states, A's first.
std::optional<std::array<int, 2>> firstCell(const SweptEdgesEvidence& edges, EdgePairState state) {
  for (std::size_t i = 0; i < edges.cells.size(); ++i) {
    if (edges.cells[i].state != state) continue;
    const std::size_t columns = edges.edgesB.size();
    return std::array{edges.edgesA[i / columns].index, edges.edgesB[i % columns].index};
  }
  return std::nullopt;
}

/// The first contact that is explained: one along a piece, else any; where the recipe has no hit at
/// its time in that pair, the one that it takes, if that is a first contact too.
EdgePairEvidence firstContactPair(const MovingPair& pair, const SweptEdgesEvidence& edges,
                                  const std::optional<PublishedSwept>& swept) {
  const EdgePairEvidence& first = edges.facing ? *edges.facing : *edges.pair;
  if (!swept || swept->chosen < 0 || published::hitsAlike(*swept, first.edgeA, first.edgeB))
    return first;
  const PublishedEdgePair& taken = swept->pairs[static_cast<std::size_t>(swept->chosen)];
  return isFirstContact(edges, taken.a, taken.b) ? *explained(pair, {taken.a, taken.b}) : first;
}

/// The pair that is asked for, else the first hit: that which the recipe misses, else another; else
/// the one that the recipe wrongly reports, else the first one worth a look.
EdgePairEvidence shownPair(const MovingPair& pair, const SweptEdgesEvidence& edges,
                           const std::optional<PublishedSwept>& swept,
                           const std::optional<RecipeComparison>& recipe,
                           const AnalysisOptions& options) {
  if (const EdgeChoice chosen = options.options[kEdgePair]) {
    if (const auto asked = explained(pair, *chosen)) return *asked;
  }
  if (edges.pair && recipe && recipe->edgeA >= 0 &&
      isFirstContact(edges, recipe->edgeA, recipe->edgeB))
    return *explained(pair, {recipe->edgeA, recipe->edgeB});
  if (edges.pair) return firstContactPair(pair, edges, swept);
  if (!edges.time && swept && swept->chosen >= 0) {
    const PublishedEdgePair& claimed = swept->pairs[static_cast<std::size_t>(swept->chosen)];
    if (const auto refuted = explained(pair, {claimed.a, claimed.b})) return *refuted;
  }
  for (const EdgePairState state :
       {EdgePairState::firstHit, EdgePairState::meeting, EdgePairState::tested}) {
    if (const auto cell = firstCell(edges, state)) return *explained(pair, *cell);
  }
  return edgePairTest(pair.a.front(), pair.b.front(), pair.motion);
}

/// The pair that is asked for, else the one at fault, else the recipe's first contact, or the one
/// that is explained where that is as good; else the one that is explained.
RecipePair toldPair(const MovingPair& pair, const Evidence& evidence,
                    const AnalysisOptions& options) {
  const PublishedSwept& swept = *evidence.publishedSwept;
  RecipePair told{evidence.edgePair->edgeA, evidence.edgePair->edgeB};
  const EdgeChoice chosen = options.options[kEdgePair];
  const bool asked = chosen && edgeWith(pair.a, (*chosen)[0]) && edgeWith(pair.b, (*chosen)[1]);
  if (!asked && evidence.recipe->edgeA >= 0) {
    told = {evidence.recipe->edgeA, evidence.recipe->edgeB};
  } else if (!asked && swept.chosen >= 0 && !published::hitsAlike(swept, told.a, told.b)) {
    const PublishedEdgePair& hit = swept.pairs[static_cast<std::size_t>(swept.chosen)];
    told = {hit.a, hit.b};
  }
  const auto found = std::find_if(
      swept.pairs.begin(), swept.pairs.end(),
      [&](const PublishedEdgePair& row) { return row.a == told.a && row.b == told.b; });
  if (found != swept.pairs.end()) told.index = static_cast<int>(found - swept.pairs.begin());
  told.alike = !asked && evidence.recipe->fault == RecipeFault::none && told.index >= 0 &&
               swept.chosen >= 0 && told.index != swept.chosen;
  return told;
}

/// Which body of the pair turns while it moves; empty when none does.
std::string turning(const Evidence& evidence) {
  for (const int body : {evidence.a, evidence.b}) {
    if (body < 0) continue;
    const BodyShape& shape = evidence.bodies[static_cast<std::size_t>(body)];
    if (shape.spin == 0) continue;
    return fmt::format(
        "{} turns by {}° in this step, and the ends of an edge that turns travel along no "
        "straight line; Inside looks at single moments of a turn",
        shape.name, number(shape.spin, 1));
  }
  return {};
}

MovingPair pairOf(const BodyShape& a, const BodyShape& b) {
  return {edgesOf(outlinesOf(a)), edgesOf(outlinesOf(b)), {a.velocity, b.velocity}};
}

/// What two valid bodies share; of very many pieces nothing, for they are cut at every change.
std::vector<std::vector<Vec2>> sharedBy(const BodyShape& a, const BodyShape& b) {
  constexpr std::size_t kMostVertices = 2'000;
  constexpr std::size_t kMostPairs = 2'500;
  if (a.vertices.size() + b.vertices.size() > kMostVertices) return {};
  const std::vector<Polygon> piecesA = convexParts(outlinesOf(a));
  const std::vector<Polygon> piecesB = convexParts(outlinesOf(b));
  if (piecesA.size() * piecesB.size() > kMostPairs) return {};
  return commonRegions(piecesA, piecesB);
}

/// Why there is no sweep of A and B; empty where there is one.
std::string reasonAgainst(const Evidence& evidence) {
  std::string reason = turning(evidence);
  if (reason.empty()) reason = outlinesProblem(evidence);
  if (!reason.empty()) return reason;
  const BodyShape& a = evidence.bodies[static_cast<std::size_t>(evidence.a)];
  const BodyShape& b = evidence.bodies[static_cast<std::size_t>(evidence.b)];
  const MovingPair pair = pairOf(a, b);
  reason = edgeless(pair, a, b);
  if (reason.empty()) reason = thinAgainstParts(evidence);
  return reason.empty() ? tooLarge(pair, a, b) : reason;
}

}  // namespace

bool sweepTakes(const Evidence& evidence) {
  if (!reasonAgainst(evidence).empty()) return false;
  return evidence.bodies[static_cast<std::size_t>(evidence.a)].moves ||
         evidence.bodies[static_cast<std::size_t>(evidence.b)].moves;
}

void analyzeSweptEdges(const Scene& scene, const AnalysisOptions& options, Evidence& evidence) {
  addBroadPhase(scene, evidence);
  if (std::string reason = reasonAgainst(evidence); !reason.empty()) {
    evidence.skipped["edges"] = std::move(reason);
    return;
  }
  const BodyShape& a = evidence.bodies[static_cast<std::size_t>(evidence.a)];
  const BodyShape& b = evidence.bodies[static_cast<std::size_t>(evidence.b)];
  const MovingPair pair = pairOf(a, b);
  evidence.edges = sweptEdgesTest(outlinesOf(a), outlinesOf(b), a.velocity, b.velocity);
  if (evidence.edges->initial == Relation::overlapping) evidence.sharedAtStart = sharedBy(a, b);
  if (outlinesOf(a).size() == 1 && outlinesOf(b).size() == 1) {
    const auto read = [&](RecipeReading reading) {
      return published::sweptPolygons(a.vertices, a.velocity, b.vertices, b.velocity, reading);
    };
    const PublishedSwept asFigures = read(RecipeReading::figures);
    const RecipeReading reading = options.options[kReading];
    evidence.publishedSwept = reading == RecipeReading::figures ? asFigures : read(reading);
    evidence.recipe =
        published::compareRecipe(outlinesOf(a).front(), outlinesOf(b).front(), pair.motion,
                                 *evidence.edges, *evidence.publishedSwept, asFigures);
  } else {
    evidence.skipped["published.swept"] = "the article's recipe takes single outlines only";
  }
  evidence.edgePair =
      shownPair(pair, *evidence.edges, evidence.publishedSwept, evidence.recipe, options);
  if (evidence.publishedSwept) evidence.recipePair = toldPair(pair, evidence, options);
}

}  // namespace sepax
