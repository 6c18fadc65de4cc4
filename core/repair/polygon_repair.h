#pragma once

#include "core/exact/vec2.h"
#include "core/polygon/polygon.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

/// What can be done about a defective vertex list. Where possible a repair picks vertices of the
/// list by their indices, so that the same picks repair a posed list and the model it comes from.
/// All decisions are exact.
namespace sepax {

/// Indices into a list, in the order of the repaired list.
using Picks = std::vector<int>;

/// Without vertices that repeat the one before; of a run the lowest index stays.
[[nodiscard]] Picks withoutRepeats(std::span<const Vec2> vertices);
/// Without vertices that lie on the line between their neighbours, all copies of them. Law: the
/// boundary stays the same set of points.
[[nodiscard]] Picks withoutCollinear(std::span<const Vec2> vertices);
/// Without vertices at which the boundary turns back, and without repeats, until there are none.
[[nodiscard]] Picks withoutSpikes(std::span<const Vec2> vertices);

/// Which vertex of a short edge stays.
enum class Keep { first, last };
/// Without edges shorter than `shortest`, world units. Law: no short edge is left, or fewer than
/// three vertices are.
[[nodiscard]] Picks withoutShortEdges(std::span<const Vec2> vertices, double shortest, Keep keep);

/// Corners of the convex hull, counterclockwise; each is the lowest index of its place.
[[nodiscard]] Picks hullPicks(std::span<const Vec2> vertices);

/// All vertices in an order in which no edges cross, counterclockwise, copies of a place side by
/// side; empty when all lie on one line. Pairs of crossing edges are swapped for shorter ones
/// (2-opt); where that finds no shorter way or takes too long, the vertices are joined in their
/// order around the lowest leftmost one. Law: the result is a polygon.
[[nodiscard]] Picks untangled(std::span<const Vec2> vertices);

/// Corners of convex parts that tile the polygon (core/polygon/convex_parts.h), as the caller's
/// indices.
[[nodiscard]] std::vector<Picks> convexPieces(const Polygon& polygon);
/// The same with at most so many corners each, three or more: larger parts are cut by as few
/// diagonals as can be.
[[nodiscard]] std::vector<Picks> convexPieces(const Polygon& polygon, std::size_t most);

/// Simple polygons, or one sentence why there are none.
struct SplitResult {
  std::vector<std::vector<Vec2>> pieces;  ///< counterclockwise, without collinear vertices
  std::string problem;
};

/// Largest number of edges, after cutting them at their crossings, that splitAtCrossings takes.
inline constexpr std::size_t kMaxSplitEdges = 4000;

/// Cuts a list that crosses or touches itself into simple polygons that tile its area by the
/// even-odd rule (where a ray to infinity crosses an odd number of edges), which is also how the
/// list is filled in a picture. Crossing points are rounded to doubles; edges that bend by this are
/// cut again until none cross. What is covered twice vanishes, and so do pieces without a width
/// but that of the rounding.
/// Laws: pieces are simple and do not overlap; on a polygon, itself without collinear vertices.
[[nodiscard]] SplitResult splitAtCrossings(std::span<const Vec2> vertices);

}  // namespace sepax
