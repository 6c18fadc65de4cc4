#pragma once

#include "core/exact/vec2.h"
#include "core/polygon/bounding.h"
#include "core/polygon/polygon.h"

#include <cstddef>
#include <span>
#include <vector>

namespace sepax {

/// A binary tree of boxes over a list of boxes in its order: a node holds all boxes below it. Made
/// for the edges of an outline, where neighbours in the list are neighbours in the plane, so that a
/// search looks at few nodes without any sorting.
class BoxTree {
 public:
  explicit BoxTree(std::span<const Bounds> boxes);

  /// Visits the numbers, from `first` on and rising, of the boxes that meet the given one until the
  /// visitor returns false; false when it did.
  template <class Visit>
  bool forEachMeeting(const Bounds& box, std::size_t first, Visit visit) const {
    return forEachMeeting(box, first, visit, [] { return true; });
  }
  /// The same; `look` is asked before every box of the tree that is looked at, and ends the search
  /// by returning false, too.
  template <class Visit, class Look>
  bool forEachMeeting(const Bounds& box, std::size_t first, Visit visit, Look look) const {
    return visitBelow({1, 0, leaves_}, box, first, visit, look);
  }

 private:
  /// A node and the boxes below it: from `begin` up to `end`.
  struct Node {
    std::size_t number = 1;
    std::size_t begin = 0;
    std::size_t end = 0;
  };

  template <class Visit, class Look>
  bool visitBelow(Node node, const Bounds& box, std::size_t first, Visit& visit, Look& look) const {
    if (node.end <= first) return true;
    if (!look()) return false;
    if (!boxesMeet(nodes_[node.number], box)) return true;
    if (node.end - node.begin == 1) return visit(node.begin);
    const std::size_t middle = node.begin + (node.end - node.begin) / 2;
    return visitBelow({2 * node.number, node.begin, middle}, box, first, visit, look) &&
           visitBelow({2 * node.number + 1, middle, node.end}, box, first, visit, look);
  }

  std::size_t leaves_ = 1;     ///< a power of two, not less than the number of boxes
  std::vector<Bounds> nodes_;  ///< node k has the children 2 k and 2 k + 1; the root is 1
};

/// Smallest boxes of the edges of a closed outline: vertex i to the next one.
[[nodiscard]] std::vector<Bounds> edgeBoxes(std::span<const Vec2> outline);

}  // namespace sepax
