#pragma once

#include "core/evidence/terms.h"
#include "core/exact/interval.h"
#include "core/exact/vec2.h"

#include <array>
#include <optional>
#include <vector>

/// Evidence of the swept separating axis test.
namespace sepax {

/// One axis of the swept test: on it the closed shadows meet for t in [entry, exit].
struct MotionAxis {
  AxisName name;
  Vec2 normal;
  Projection a;
  Projection b;
  double depth = 0;            ///< at t = 0; negative = gap
  int sign = 0;                ///< exact sign of the depth
  bool pushesAlong = false;    ///< the smaller push, exactly, is the one along the normal
  double speed = 0;            ///< relative velocity along the normal, world units per step
  int direction = 0;           ///< exact sign of the speed
  Interval extended;           ///< A's interval extended by the relative motion of one step
  double entry = 0;            ///< -infinity when always meeting, +infinity when never
  double exit = 0;             ///< +infinity when always meeting, -infinity when never
  EnclosedTime enclosedEntry;  ///< the exact ones, as near as doubles come to them
  EnclosedTime enclosedExit;
  double speedA = 0;  ///< of A's shadow, world units per step
  double speedB = 0;
  int latestSoFar = -1;     ///< index of the latest entry among this axis and those before it
  int earliestSoFar = -1;   ///< of the earliest exit; both -1 while no axis has a time
  bool meetsAlone = false;  ///< the extended interval meets B's: this axis alone would report a hit
};

/// Which features touch at first contact: vertex/vertex, A's vertex on B's edge, B's vertex on A's
/// edge, or two edges.
enum class Features { none, vertexVertex, vertexEdge, edgeVertex, edgeEdge };

/// Why nothing meets during the step.
enum class MissReason {
  none,         ///< they meet
  lastingGap,   ///< an axis has a gap at t = 0, and the motion does not change it
  passing,      ///< one axis is left before another one is entered
  afterEnd,     ///< the last axis is entered at t > 1
  beforeStart,  ///< the first axis is left at t < 0; until then all met
};

/// A miss with the axes that prove it, as indices into MotionEvidence::axes.
struct Miss {
  MissReason reason = MissReason::none;
  int axis = 0;   ///< the one with the gap; of two the one that is left; that is entered, or left
  int later = 0;  ///< passing: the axis that is entered after that
};

/// Swept separating axis test of two convex polygons that only translate.
/// Laws: `miss` gives a reason exactly when the contact is none; the first that holds of
/// lastingGap, passing, afterEnd, beforeStart, decided on exact times.
struct MotionEvidence {
  Contact contact = Contact::none;
  Relation initial = Relation::disjoint;
  Vec2 relativeVelocity;              ///< velocity of A minus velocity of B, rounded
  bool atRest = false;                ///< it is zero, exactly
  bool thin = false;                  ///< neither body has an interior
  std::optional<double> time;         ///< first contact
  std::optional<double> overlapTime;  ///< infimum of the times at which the interiors meet
  std::optional<double> exit;         ///< last contact, not clipped to 1; absent = none or never
  std::vector<Vec2> points;           ///< one or two contact points at `time`, world coordinates
  std::optional<Vec2> normal;         ///< from B to A
  Features features = Features::none;
  std::vector<MotionAxis> axes;  ///< same order as in SatEvidence
  int latestEntry = 0;           ///< index of the axis that is entered last (contact axis)
  int earliestExit = 0;          ///< index of the axis that is left first
  Miss miss;                     ///< why there is no contact
  std::vector<int> entryTies;    ///< indices of all axes entered at the same exact time
  /// Index of the axis that the answer rests on: latestEntry, but of bodies that touch at t = 0 and
  /// do not enter each other the first one on which their shadows only touch.
  int deciding = 0;
  /// All that do so: on which the shadows only touch; entryTies and those whose entry is the same
  /// double.
  std::vector<int> decidingAxes;
  std::optional<int> sampledStep;  ///< first k in 0..60 with contact at exactly t = k/60
  std::optional<double>
      unlimitedEntry;                   ///< first contact for t >= 0 without a horizon (prediction)
  std::optional<double> unlimitedExit;  ///< its exit
  /// Of bodies of parts the two convex parts, A's first, that the axes, the exit and the miss are
  /// of.
  std::optional<std::array<int, 2>> parts;
  std::array<std::vector<Vec2>, 2> partOutlines;  ///< their vertices at t = 0, world coordinates
  /// Those two only touch and never enter each other, but other parts do, from `overlapTime` on.
  bool othersEnter = false;
};

}  // namespace sepax
