#pragma once

#include "tests/support/exact_case.h"

#include <array>
#include <optional>
#include <vector>

/// Edges of two polygons in motion, in integers.
namespace sepax::test {

/// An end of one edge against the other edge.
struct ExactEnd {
  bool rests = false;            ///< with regard to the other edge
  std::optional<Fraction> time;  ///< on the other edge's line; sliding along it: at its nearer end
  Fraction place;                ///< on the other edge then
  [[nodiscard]] bool onTime() const;
  [[nodiscard]] bool onEdge() const;
};

/// Edge `edgeA` of A against `edgeB` of B.
struct ExactEdgePair {
  std::array<ExactEnd, 4> ends;   ///< start and end of A's edge, then of B's
  bool initial = false;           ///< they meet at t = 0
  std::optional<Fraction> first;  ///< first contact in [0, 1]
  bool parallel = false;
  bool alongPiece = false;  ///< at `first` they have a piece in common
  bool bothSlide = false;   ///< both lines stay where they are
};
[[nodiscard]] ExactEdgePair exactPair(const ExactCase& pair, int edgeA, int edgeB);

/// The times at which a step is looked at are whole parts of it.
inline constexpr int kTimeParts = 64;

/// An edge after so many parts of the step, times kTimeParts.
struct ExactEdge {
  WidePoint start;
  WidePoint end;
  [[nodiscard]] WidePoint along() const { return end - start; }
};
[[nodiscard]] ExactEdge edgeAt(const std::vector<WidePoint>& points, WidePoint velocity, int edge,
                               int parts);
/// Where the line of the other edge, which is not parallel, meets that of this one: -1 before its
/// start, 0 on it, 1 past its end.
[[nodiscard]] int sideOfMeeting(const ExactEdge& own, const ExactEdge& other);

/// First contact of the outlines of all edges.
[[nodiscard]] std::optional<Fraction> firstContact(const ExactCase& pair);

}  // namespace sepax::test
