#include "core/sweep/broad_phase.h"

#include "core/evidence/terms.h"
#include "core/polygon/callers_edges.h"
#include "core/sweep/swept_edges.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <tuple>

namespace sepax {

namespace {

/// The boxes of the edges all through the step.
std::vector<Bounds> edgeBoxes(const MovingBody& body) {
  std::vector<Bounds> boxes;
  for (const CallersEdge& edge : callersEdges(body.polygon)) {
    boxes.push_back(sweptBox(std::array{edge.start, edge.end}, body.velocity));
  }
  return boxes;
}

std::vector<Bounds> bodyBoxes(std::span<const MovingBody> bodies) {
  std::vector<Bounds> boxes;
  for (const MovingBody& body : bodies) {
    boxes.push_back(sweptBox(body.polygon.vertices, body.velocity));
  }
  return boxes;
}

CandidatePair candidatePair(std::span<const MovingBody> bodies, BodyPair pair) {
  const MovingBody& a = bodies[static_cast<std::size_t>(pair.a)];
  const MovingBody& b = bodies[static_cast<std::size_t>(pair.b)];
  CandidatePair candidate;
  candidate.a = pair.a;
  candidate.b = pair.b;
  const std::vector<Bounds> others = edgeBoxes(b);
  for (const Bounds& box : edgeBoxes(a)) {
    candidate.edgePairs += static_cast<long long>(others.size());
    candidate.tested += std::count_if(others.begin(), others.end(),
                                      [&](const Bounds& other) { return boxesMeet(box, other); });
  }
  const FirstContact first = firstContact(a.polygon, b.polygon, a.velocity, b.velocity);
  candidate.time = first.time;
  candidate.initial = first.initial != Relation::disjoint;
  return candidate;
}

/// Each edge of each body with each edge of the others.
long long allEdgePairs(std::span<const MovingBody> bodies) {
  long long pairs = 0;
  long long before = 0;
  for (const MovingBody& body : bodies) {
    const auto edges = static_cast<long long>(callersEdges(body.polygon).size());
    pairs += before * edges;
    before += edges;
  }
  return pairs;
}

}  // namespace

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

BroadPhaseEvidence broadPhaseTest(std::span<const MovingBody> bodies) {
  BroadPhaseEvidence evidence;
  const std::vector<Bounds> boxes = bodyBoxes(bodies);
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    evidence.boxes.push_back({static_cast<int>(i), {boxes[i].min, boxes[i].max}});
  }
  const Candidates candidates = candidatePairs(boxes);
  const auto count = static_cast<long long>(bodies.size());
  evidence.bodyPairs = count * (count - 1) / 2;
  evidence.compared = candidates.compared;
  evidence.allEdgePairs = allEdgePairs(bodies);
  for (const BodyPair pair : candidates.pairs) {
    evidence.pairs.push_back(candidatePair(bodies, pair));
    evidence.edgePairs += evidence.pairs.back().edgePairs;
    evidence.edgeTests += evidence.pairs.back().tested;
    if (evidence.pairs.back().time) ++evidence.meeting;
  }
  return evidence;
}

}  // namespace sepax
