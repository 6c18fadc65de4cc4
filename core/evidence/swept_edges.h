#pragma once

#include "core/evidence/inside.h"
#include "core/evidence/terms.h"
#include "core/exact/vec2.h"

#include <array>
#include <optional>
#include <vector>

/// Evidence of the swept edges of two polygons that only translate. Every index refers to the
/// caller's vertex list; edge i runs from vertex i to vertex i + 1. Times are steps.
namespace sepax {

/// What becomes of the end of an edge as a candidate for the first contact with the other edge.
enum class CandidateFate {
  accepted,     ///< it reaches the other edge during the step
  beforeStart,  ///< it was on the line of the other edge at t < 0 only
  afterEnd,     ///< it will be there at t > 1 only
  offEdge,      ///< it passes that line outside the edge
  never,        ///< it keeps its distance from that line
  atRest,       ///< it does not move with regard to the other edge, which does not hold it
};

/// One of the four ends of a pair of edges against the other edge.
struct EdgeCandidate {
  Owner owner = Owner::a;  ///< whose end it is
  int vertex = 0;          ///< caller's index
  CandidateFate fate = CandidateFate::accepted;
  bool first = false;           ///< accepted, and at the time of the first contact of the pair
  int beyond = 0;               ///< offEdge: -1 before the other edge's start, 1 past its end
  double gap = 0;               ///< at t = 0 to what is reached at `time`, not negative
  double closing = 0;           ///< at which that gap closes; negative when it opens, 0 where it
                                ///< never changes or is reached at t = 0
  std::optional<double> time;   ///< when it is on the line of the other edge; not clipped
  std::optional<double> place;  ///< where on the other edge then: 0 at its start, 1 at its end
  std::optional<Vec2> point;    ///< where in the world then
};

/// How the meeting point of the two extended edges travels. Far away when nearly parallel.
struct MeetingPath {
  Vec2 start;          ///< at t = 0
  Vec2 end;            ///< at t = 1
  bool rests = false;  ///< both lines stay where they are, exactly: it does not travel
};

/// Where the meeting point of both lines is on one of the edges, which it passes evenly or not at
/// all.
struct MeetingOnEdge {
  bool travels = false;  ///< along the edge, exactly
  EnclosedTime start;    ///< when it is at the start of the edge; only where it travels
  EnclosedTime end;      ///< at its end
  bool rises = true;     ///< it comes from the start to the end
  int side = 0;  ///< where it stays if it does not travel: -1 before the start, 0 on the closed
                 ///< edge, 1 past the end
};

/// Exactly parallel edges close in one dimension.
struct ParallelClosing {
  double gap = 0;              ///< from the line of A's edge to that of B's edge, not negative
  bool sameLine = false;       ///< the lines coincide at t = 0, exactly
  double speed = 0;            ///< at which the gap closes; negative when it opens
  int direction = 0;           ///< exact sign of the speed; 0 = the gap never changes
  std::optional<double> time;  ///< when the lines coincide; absent when the gap never changes
  std::optional<EnclosedTime> enclosed;  ///< the same
};

/// One edge of A against one edge of B.
struct EdgePairEvidence {
  int edgeA = 0;
  int edgeB = 0;
  std::array<Vec2, 2> endsA;  ///< of A's edge at t = 0, its start first
  std::array<Vec2, 2> endsB;
  bool initial = false;                      ///< the closed edges meet at t = 0
  std::optional<double> time;                ///< first contact of the pair
  std::optional<EnclosedTime> enclosedTime;  ///< the same
  bool alongPiece = false;                   ///< they touch along a piece with a length then
  std::optional<MeetingPath> path;           ///< absent when parallel, or when it is out of range
  std::optional<ParallelClosing> parallel;
  std::array<MeetingOnEdge, 2> meetingOn;   ///< A's edge, B's edge; of lines that are not parallel
  std::array<EdgeCandidate, 4> candidates;  ///< start and end of A's edge, then of B's edge
};

/// An axis-parallel box that holds something all through the step.
struct SweptBox {
  Vec2 min;
  Vec2 max;
};

/// One edge with its swept box.
struct SweptEdge {
  int index = 0;
  SweptBox box;
};

enum class EdgePairState {
  culled,    ///< the swept boxes do not meet
  tested,    ///< no contact during the step
  meeting,   ///< contact during the step, but not the first
  firstHit,  ///< contact at the time of the first contact of the polygons
};

struct EdgePairCell {
  EdgePairState state = EdgePairState::culled;
  std::optional<double> time;  ///< first contact of the pair
};

/// Two segments that pass through each other, each in a point between its ends.
struct CrossingSegments {
  double from = 0;                   ///< infimum of the times at which they cross
  std::optional<double> until = {};  ///< their supremum; absent when they still cross at t = 1
  bool atStart = false;              ///< they cross at t = 0
  bool atContact = false;            ///< `from` is the time of the first contact, exactly
};

/// Two parallel segments of which one passes over a piece of the other with a length.
struct PassingSegments {
  double from = 0;                   ///< infimum of the times at which they share such a piece
  std::optional<double> until = {};  ///< their supremum; absent when they still share it at t = 1
  bool alongLine = false;  ///< they stay on one line; otherwise they share it at `from` only
  bool atStart = false;    ///< they share it at t = 0
};

/// The swept edges of two simple polygons.
struct SweptEdgesEvidence {
  Contact contact = Contact::none;
  Relation initial = Relation::disjoint;
  std::optional<double> time;                ///< first contact; 0 when they meet at the start
  std::optional<EnclosedTime> enclosedTime;  ///< the same
  std::optional<double> overlapTime;         ///< infimum of the times at which the interiors meet
  bool overlapsAtOnce = false;               ///< that is the time of the first contact, exactly
  std::optional<Vec2> point;   ///< contact at `time`, in the world; absent when initial
  std::vector<Vec2> points;    ///< all vertices in contact then; `point` is the first
  std::optional<Vec2> normal;  ///< unit, from B to A; absent when initial or not unique
  std::optional<int> edgeA;    ///< first pair in contact then; absent when initial
  std::optional<int> edgeB;
  std::optional<CrossingSegments> crossing;  ///< of two segments; absent when they never cross
  std::optional<PassingSegments> passing;    ///< of two parallel segments; absent when they do not
  int tested = 0;                            ///< pairs whose swept boxes meet
  int culled = 0;                            ///< all others
  SweptBox boxA;                             ///< of the whole polygon
  SweptBox boxB;
  std::vector<SweptEdge> edgesA;
  std::vector<SweptEdge> edgesB;
  std::vector<EdgePairCell> cells;       ///< row by row: edgesA.size() rows of edgesB.size()
  std::optional<EdgePairEvidence> pair;  ///< of edgeA and edgeB
  /// The first pair in contact then that touches along a piece with a length; absent when none
  /// does.
  std::optional<EdgePairEvidence> facing;
};

/// A point that moves against a resting polygon.
struct PointSweepEvidence {
  Side initial = Side::outside;     ///< where it starts
  std::optional<double> time;       ///< first contact with the closed polygon
  std::optional<double> enterTime;  ///< infimum of the times strictly inside
  std::optional<Vec2> point;        ///< where it is at `time`
  std::vector<int> edges;           ///< those that hold it at `time`
};

}  // namespace sepax
