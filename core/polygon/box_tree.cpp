#include "core/polygon/box_tree.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>

namespace sepax {

namespace {

/// Meets no box.
constexpr Bounds emptyBox() {
  constexpr double kFar = std::numeric_limits<double>::infinity();
  return {{kFar, kFar}, {-kFar, -kFar}};
}

Bounds joined(const Bounds& a, const Bounds& b) {
  return {{std::min(a.min.x, b.min.x), std::min(a.min.y, b.min.y)},
          {std::max(a.max.x, b.max.x), std::max(a.max.y, b.max.y)}};
}

}  // namespace

BoxTree::BoxTree(std::span<const Bounds> boxes)
    : leaves_(std::bit_ceil(std::max<std::size_t>(boxes.size(), 1))),
      nodes_(2 * leaves_, emptyBox()) {
  std::copy(boxes.begin(), boxes.end(), nodes_.begin() + static_cast<std::ptrdiff_t>(leaves_));
  for (std::size_t node = leaves_; node-- > 1;) {
    nodes_[node] = joined(nodes_[2 * node], nodes_[2 * node + 1]);
  }
}

std::vector<Bounds> edgeBoxes(std::span<const Vec2> outline) {
  std::vector<Bounds> boxes;
  boxes.reserve(outline.size());
  for (std::size_t i = 0; i < outline.size(); ++i) {
    boxes.push_back(boundsOf(std::array{outline[i], outline[i + 1 == outline.size() ? 0 : i + 1]}));
  }
  return boxes;
}

}  // namespace sepax
