#include "app/techniques/swept_edges/analyze_crowd.h"

#include "core/sweep/broad_phase.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace sepax {

namespace {

// The analysis follows every change of the scene.
constexpr std::size_t kMaxCrowd = 400;            ///< bodies
constexpr std::size_t kMaxCrowdVertices = 4'000;  ///< of all of them
constexpr std::size_t kMaxVerticesOfOne = 500;    ///< each edge meets each of the other's
constexpr std::size_t kFewest = 3;                ///< of two bodies the pair says all

/// Bodies that take part, with their indices in the scene.
struct Crowd {
  std::vector<MovingBody> bodies;
  std::vector<int> indices;
  std::size_t vertices = 0;
  std::size_t most = 0;
};

Crowd crowdOf(const Scene& scene, const Evidence& evidence) {
  Crowd crowd;
  for (std::size_t i = 0; i < evidence.bodies.size(); ++i) {
    const BodyShape& shape = evidence.bodies[i];
    if (!shape.valid || !shape.polygon || scene.bodies[i].spin != 0) continue;
    crowd.vertices += shape.vertices.size();
    crowd.most = std::max(crowd.most, shape.vertices.size());
    crowd.indices.push_back(static_cast<int>(i));
    if (crowd.indices.size() <= kMaxCrowd && crowd.vertices <= kMaxCrowdVertices)
      crowd.bodies.push_back({*shape.polygon, shape.velocity});
  }
  return crowd;
}

}  // namespace

void addBroadPhase(const Scene& scene, Evidence& evidence) {
  if (evidence.bodies.size() < kFewest) {
    evidence.skipped["broad_phase"] = "the scene has no more bodies than the pair";
    return;
  }
  const Crowd crowd = crowdOf(scene, evidence);
  if (crowd.indices.size() > kMaxCrowd || crowd.vertices > kMaxCrowdVertices ||
      crowd.most > kMaxVerticesOfOne) {
    evidence.skipped["broad_phase"] = fmt::format(
        "too many to compare all: at most {} bodies with {} vertices, {} of them in one body",
        kMaxCrowd, kMaxCrowdVertices, kMaxVerticesOfOne);
    return;
  }
  BroadPhaseEvidence found = broadPhaseTest(crowd.bodies);
  for (BodyBox& box : found.boxes) box.body = crowd.indices[static_cast<std::size_t>(box.body)];
  for (CandidatePair& pair : found.pairs) {
    pair.a = crowd.indices[static_cast<std::size_t>(pair.a)];
    pair.b = crowd.indices[static_cast<std::size_t>(pair.b)];
  }
  found.passedOver = static_cast<int>(evidence.bodies.size() - crowd.indices.size());
  evidence.broadPhase = std::move(found);
}

}  // namespace sepax
