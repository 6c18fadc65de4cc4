#include "core/sweep/broad_phase.h"

#include "core/evidence/terms.h"
#include "core/sweep/swept_edges.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace sepax {

Candidates candidatePairs(std::span<const Bounds> boxes) {
  std::vector<std::size_t> order(boxes.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [&](std::size_t i, std::size_t k) {
    return std::tuple(boxes[i].min.x, i) < std::tuple(boxes[k].min.x, k);
  });
  Candidates candidates;
  std::vector<std::size_t> active;  // boxes that reach the sweep line
  for (const std::size_t i : order) {
    std::erase_if(active, [&](std::size_t k) { return boxes[k].max.x < boxes[i].min.x; });
    for (const std::size_t k : active) {
      ++candidates.compared;
      if (!boxesMeet(boxes[i], boxes[k])) continue;
      candidates.pairs.push_back(
          {static_cast<int>(std::min(i, k)), static_cast<int>(std::max(i, k))});
    }
    active.push_back(i);
  }
  std::sort(candidates.pairs.begin(), candidates.pairs.end(),
            [](BodyPair x, BodyPair y) { return std::tuple(x.a, x.b) < std::tuple(y.a, y.b); });
  return candidates;
}

std::vector<BodyContact> contactsAmong(std::span<const MovingBody> bodies) {
  std::vector<Bounds> boxes;
  for (const MovingBody& body : bodies) {
    boxes.push_back(sweptBox(body.polygon.vertices, body.velocity));
  }
  std::vector<BodyContact> contacts;
  for (const BodyPair pair : candidatePairs(boxes).pairs) {
    const MovingBody& a = bodies[static_cast<std::size_t>(pair.a)];
    const MovingBody& b = bodies[static_cast<std::size_t>(pair.b)];
    const FirstContact first = firstContact(a.polygon, b.polygon, a.velocity, b.velocity);
    if (first.time) contacts.push_back({pair, *first.time, first.initial != Relation::disjoint});
  }
  return contacts;
}

}  // namespace sepax
