#pragma once

#include "core/sweep/swept_edge_pair.h"
#include "tests/support/concave_shapes.h"

/// Pairs of moving segments.
namespace sepax::test {

/// p moves by vp, q by vq.
inline SegmentPair lines(Vec2 p0, Vec2 p1, Vec2 vp, Vec2 q0, Vec2 q1, Vec2 vq) {
  return {{p0, p1}, {q0, q1}, {vp, vq}};
}

inline EdgePairEvidence pairOf(const SegmentPair& pair) {
  CallersEdge a;
  a.start = pair.a.start;
  a.end = pair.a.end;
  CallersEdge b;
  b.start = pair.b.start;
  b.end = pair.b.end;
  return edgePairTest(a, b, pair.motion);
}

inline SegmentPair latticePair(std::uint64_t seed) {
  Random random = streamOf(seed);
  const auto place = [&] { return vectorWithin(random, Kind::lattice, 4); };
  SegmentPair pair = lines(place(), place(), place(), place(), place(), place());
  if (random.integer(0, 3) == 0) pair.b.end = pair.b.start + (pair.a.end - pair.a.start);
  if (random.integer(0, 3) == 0) pair.motion.va = pair.motion.vb + (pair.a.end - pair.a.start);
  return pair;
}

/// All coordinates times a factor, so that the pair stands on the lattice at t = k / factor.
inline SegmentPair at(const SegmentPair& pair, int k, int factor) {
  const auto placed = [&](Vec2 p, Vec2 v) { return p * factor + v * k; };
  SegmentPair moved = pair;
  moved.a = {placed(pair.a.start, pair.motion.va), placed(pair.a.end, pair.motion.va)};
  moved.b = {placed(pair.b.start, pair.motion.vb), placed(pair.b.end, pair.motion.vb)};
  return moved;
}

}  // namespace sepax::test
