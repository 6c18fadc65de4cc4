#include "core/minkowski/pieces.h"

#include "core/exact/tolerance.h"
#include "core/overlap/difference.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

namespace sepax {

namespace {

using Outline = std::vector<Vec2>;

/// D = A − B; the difference has its corners as b − a.
MinkowskiPiece pieceOf(const Difference& difference, int pair) {
  MinkowskiPiece piece{pair, {}, {}, holdsOrigin(difference)};
  for (const DifferenceEdge& edge : difference.edges) {
    const Vec2 corner = -edge.from.rounded();
    const Owner owner = edge.from.a == edge.to.a ? Owner::b : Owner::a;
    if (!piece.vertices.empty() && corner == piece.vertices.back()) {
      piece.owners.back() = owner;
      continue;
    }
    piece.vertices.push_back(corner);
    piece.owners.push_back(owner);
  }
  while (piece.vertices.size() > 1 && piece.vertices.front() == piece.vertices.back()) {
    piece.vertices.pop_back();
    piece.owners.pop_back();
  }
  return piece;
}

/// What a piece hides of a segment, as a part of it; low >= high = nothing.
struct Hidden {
  double low = 0;
  double high = 1;
};

/// Narrows what is hidden to the inside of the line through `from` and `to`. A segment on the line
/// itself is hidden by what lies on its other side, and, of two pieces on the same side, by the one
/// that comes first.
void narrow(Hidden& hidden, Vec2 p, Vec2 q, Vec2 from, Vec2 to, bool first, double slack) {
  const Vec2 way = normalized(to - from);
  const double atP = cross(way, p - from);
  const double atQ = cross(way, q - from);
  if (std::abs(atP) <= slack && std::abs(atQ) <= slack) {
    if (dot(way, q - p) > 0 && !first) hidden.high = hidden.low;
    return;
  }
  if (atP <= slack && atQ <= slack) {
    hidden.high = hidden.low;
    return;
  }
  if ((atP < 0) == (atQ < 0)) return;
  const double crossing = atP / (atP - atQ);
  double& end = atP < 0 ? hidden.low : hidden.high;
  end = atP < 0 ? std::max(end, crossing) : std::min(end, crossing);
}

Hidden hiddenBy(const Outline& piece, Vec2 p, Vec2 q, bool first, double slack) {
  Hidden hidden;
  for (std::size_t i = 0; i < piece.size() && hidden.low < hidden.high; ++i)
    narrow(hidden, p, q, piece[i], piece[(i + 1) % piece.size()], first, slack);
  return hidden;
}

/// The parts of [0, 1] that nothing hides.
std::vector<Hidden> shownParts(std::vector<Hidden> hidden, double shortest) {
  std::ranges::sort(hidden, {}, &Hidden::low);
  std::vector<Hidden> shown;
  double reached = 0;
  for (const Hidden& each : hidden) {
    if (each.low - reached > shortest) shown.push_back({reached, each.low});
    reached = std::max(reached, each.high);
  }
  if (1 - reached > shortest) shown.push_back({reached, 1});
  return shown;
}

struct Box {
  Vec2 min;
  Vec2 max;
};

Box boxOf(const Outline& piece) {
  Box box{piece.front(), piece.front()};
  for (const Vec2 p : piece) {
    box.min = {std::min(box.min.x, p.x), std::min(box.min.y, p.y)};
    box.max = {std::max(box.max.x, p.x), std::max(box.max.y, p.y)};
  }
  return box;
}

bool isNear(const Box& box, Vec2 p, Vec2 q, double slack) {
  return std::min(p.x, q.x) <= box.max.x + slack && std::max(p.x, q.x) >= box.min.x - slack &&
         std::min(p.y, q.y) <= box.max.y + slack && std::max(p.y, q.y) >= box.min.y - slack;
}

double sizeOf(const std::vector<Box>& boxes) {
  double size = 0;
  for (const Box& box : boxes)
    for (const Vec2 corner : {box.min, box.max})
      size = std::max({size, std::abs(corner.x), std::abs(corner.y)});
  return size;
}

std::vector<OutlinePiece> outlineOf(const std::vector<MinkowskiPiece>& pieces) {
  std::vector<Box> boxes;
  for (const MinkowskiPiece& piece : pieces) boxes.push_back(boxOf(piece.vertices));
  const double slack = kSamePlaceFraction * sizeOf(boxes);
  std::vector<OutlinePiece> outline;
  for (std::size_t k = 0; k < pieces.size(); ++k) {
    const Outline& corners = pieces[k].vertices;
    for (std::size_t i = 0; i < corners.size(); ++i) {
      const Vec2 p = corners[i];
      const Vec2 q = corners[(i + 1) % corners.size()];
      if (p == q) continue;
      std::vector<Hidden> hidden;
      for (std::size_t m = 0; m < pieces.size(); ++m) {
        if (m == k || !isNear(boxes[m], p, q, slack)) continue;
        const Hidden part = hiddenBy(pieces[m].vertices, p, q, m < k, slack);
        if (part.low < part.high) hidden.push_back(part);
      }
      const double shortest = slack / distance(p, q);
      for (const Hidden& part : shownParts(std::move(hidden), shortest))
        outline.push_back({static_cast<int>(k), pieces[k].owners[i], p + part.low * (q - p),
                           p + part.high * (q - p)});
    }
  }
  return outline;
}

}  // namespace

MinkowskiPieces minkowskiPieces(std::span<const Polygon> partsA, std::span<const Polygon> partsB) {
  MinkowskiPieces result;
  for (const Polygon& a : partsA) {
    for (const Polygon& b : partsB) {
      result.pieces.push_back(pieceOf(differenceOf(a, b), static_cast<int>(result.pieces.size())));
    }
  }
  result.outline = outlineOf(result.pieces);
  return result;
}

}  // namespace sepax
