#include "core/exact/tolerance.h"
#include "core/exact/vec2.h"
#include "core/polygon/boundary_index.h"
#include "core/polygon/polygon.h"
#include "core/repair/polygon_repair.h"
#include "core/repair/split_cuts.h"
#include "core/repair/split_faces.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// The corner turns back within `width`: a needle that rounding left of a spike.
bool isNeedle(Vec2 before, Vec2 corner, Vec2 after, double width) {
  const Vec2 arrival = corner - before, leaving = after - corner;
  const double longest = std::max({length(arrival), length(leaving), distance(before, after)});
  return dot(arrival, leaving) < 0 && std::abs(cross(arrival, leaving)) < width * longest;
}

std::vector<Vec2> withoutNeedles(std::vector<Vec2> ring, double width) {
  std::size_t sound = 0;  // so many corners in a row were looked at since the last change
  for (std::size_t i = 0; ring.size() > 2 && sound < ring.size();) {
    const std::size_t n = ring.size();
    if (isNeedle(ring[(i + n - 1) % n], ring[i], ring[(i + 1) % n], width)) {
      ring.erase(ring.begin() + static_cast<std::ptrdiff_t>(i));
      i = (i + n - 2) % (n - 1);
      sound = 0;
    } else {
      i = (i + 1) % n;
      ++sound;
    }
  }
  return ring;
}

/// The loop from its lowest point number on, so that a piece starts with a vertex of the list.
std::vector<Vec2> pieceFrom(const CutCurve& curve, Walk loop, double least) {
  std::rotate(loop.begin(), std::min_element(loop.begin(), loop.end()), loop.end());
  std::vector<Vec2> vertices;
  for (const int point : loop) vertices.push_back(curve.points[asIndex(point)]);
  vertices = withoutNeedles(std::move(vertices), least);
  std::vector<Vec2> corners;
  for (const int i : withoutCollinear(vertices)) corners.push_back(vertices[asIndex(i)]);
  return corners;
}

/// Twice the area over the perimeter: about the width of a thin piece.
double widthOf(const std::vector<Vec2>& piece) {
  double doubled = 0;
  double perimeter = 0;
  for (std::size_t i = 0; i < piece.size(); ++i) {
    const Vec2 next = piece[(i + 1) % piece.size()];
    doubled += cross(piece[i] - piece[0], next - piece[0]);
    perimeter += distance(piece[i], next);
  }
  return doubled / perimeter;
}

double sizeOf(std::span<const Vec2> vertices) {
  const Bounds bounds = boundsOf(vertices);
  return distance(bounds.min, bounds.max);
}

}  // namespace

SplitResult splitAtCrossings(std::span<const Vec2> vertices) {
  if (vertices.empty()) return {{}, "the list is empty"};
  const std::optional<CutCurve> curve = cutCurve(vertices, kMaxSplitEdges);
  if (!curve) {
    return {{},
            "the edges cross in too many places: more than " + std::to_string(kMaxSplitEdges) +
                " edges would come of it"};
  }
  SplitResult result;
  const double least = kRoundedAwayFraction * sizeOf(vertices);
  for (Walk& loop : simpleLoops(*curve, insideWalks(*curve))) {
    std::vector<Vec2> piece = pieceFrom(*curve, std::move(loop), least);
    if (piece.size() > 2 && widthOf(piece) >= least) result.pieces.push_back(std::move(piece));
  }
  if (result.pieces.empty()) result.problem = "nothing is inside the list, so nothing is left";
  return result;
}

}  // namespace sepax
