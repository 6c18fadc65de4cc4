#pragma once

#include "core/evidence/swept_edges.h"

#include <optional>
#include <vector>

/// Evidence of the boxes that are compared before any edge is. Times are steps.
namespace sepax {

/// The box that holds a body all through the step.
struct BodyBox {
  int body = 0;
  SweptBox box;
};

/// Two bodies whose boxes meet, a < b.
struct CandidatePair {
  int a = 0;
  int b = 0;
  long long edgePairs = 0;     ///< each edge with each
  long long tested = 0;        ///< those of them whose own swept boxes meet
  std::optional<double> time;  ///< first contact; absent = they do not meet in this step
  bool initial = false;        ///< they meet at the start
};

/// All bodies of a scene, motion included.
/// Laws: every pair that meets in the step is among the pairs; compared <= bodyPairs,
/// edgeTests <= edgePairs <= allEdgePairs.
struct BroadPhaseEvidence {
  std::vector<BodyBox> boxes;
  std::vector<CandidatePair> pairs;  ///< by a, then b
  long long bodyPairs = 0;           ///< each body with each
  long long compared = 0;            ///< pairs of boxes that were compared, the rest lie far apart
  long long allEdgePairs = 0;        ///< of all bodies each with each
  long long edgePairs = 0;           ///< of the pairs that are left
  long long edgeTests = 0;           ///< pairs of edges whose swept boxes meet
  int meeting = 0;                   ///< pairs that meet
  int passedOver = 0;                ///< bodies that turn or are no simple polygons: without a box
};

}  // namespace sepax
