#pragma once

#include "app/techniques/drawing/draw_published.h"
#include "app/techniques/swept_edges/paint_pair.h"
#include "app/techniques/swept_edges/published.h"

#include <string>

/// What the steps of the recipe and its answer both draw.
namespace sepax {

/// Of the mark of a hit, around a handle that may stand there, logical pixels.
inline constexpr double kHitReach = 15;

/// The edge of the told pair, where it starts.
[[nodiscard]] EdgeEnds toldEnds(const Evidence& evidence, Owner owner);
/// An edge of a polygon of the pair, by its index.
[[nodiscard]] EdgeEnds edgeEnds(const Evidence& evidence, Owner owner, int edge);

void addRecipeEdge(Figure& figure, const EdgeEnds& ends, const Camera& camera,
                   Part stands = Part::publishedLine);
/// Both edges of the told pair, moved to the end of the step.
void addRecipeEdgesAtEnd(Figure& figure, const Evidence& evidence, const Camera& camera);
/// Not where it is far from the picture.
void addRecipePoint(Figure& figure, const Evidence& evidence, Vec2 point, std::string words,
                    const Camera& camera, double reach = 8);
/// Indices of an edge of A and one of B.
struct RecipeEdges {
  int a = 0;
  int b = 0;
};
[[nodiscard]] RecipeEdges toldEdges(const Evidence& evidence);
/// Both lines of a pair over the whole picture, where they are at a time.
void addRecipeLines(Figure& figure, const Evidence& evidence, RecipeEdges edges, double time,
                    const Camera& camera);
/// Of a pair: I₀, and where one line is vertical, where the other sign of its intercept puts it;
/// `whole` = I₁ and the way there, too.
void addRecipeMeeting(Figure& figure, const Evidence& evidence, const PublishedSweptSegments& told,
                      bool whole, const Camera& camera);
/// The other segment of the pair of a candidate where it is compared, and what "not farther than it
/// is long" holds: the lens that two circles have in common.
void addRecipeLens(Figure& figure, const Evidence& evidence, RecipeEdges pair,
                   const DrakeCandidate& candidate, const Camera& camera);
/// Across the lines from A's edge to B's, with the quotient that has no value.
void addUndefinedClosing(Figure& figure, const Evidence& evidence, const Camera& camera);

/// The hit names its edges where the recipe sees them: in one picture those of the start would be
/// the same edges once more.
[[nodiscard]] bool hasEdgesAtHit(const Evidence& evidence);

/// Its answer; `alone` = no exact one stands beside it, and its own lines and path lead to it.
void paintRecipeAnswer(Figure& figure, const Evidence& evidence, const ViewState& view, bool alone);

}  // namespace sepax
