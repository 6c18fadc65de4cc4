#pragma once

#include "core/exact/vec2.h"

#include <optional>
#include <vector>

/// What "Collision detection with irregular polygons" (GameCodeSchool) answers, as printed.
namespace sepax {

/// What turns the published answer away from the exact one of the closed polygons.
enum class CrossingFault {
  none,
  givenRadius,   ///< a given radius is smaller than the body, and the circles are taken for apart
  strictRadius,  ///< circles that touch are taken for apart
  oneCounter,    ///< numCrosses is not reset from vertex to vertex
  integerCast,   ///< the casts move vertices
  oneWay,        ///< no vertex of the first body is in the second, and nothing else is tested
  halfOpen,      ///< vertices on the boundary are not counted
  rounding,      ///< float coordinates
  wrongSlope,    ///< (x2 - x2), as typed: every side is taken for a vertical one
  wrongEnd,      ///< the next corner is looked up with the index of the first body's vertex
  outOfRange,    ///< that index leaves the list: there is no answer at all
  openList,      ///< the list does not repeat its first vertex: the last side is never tested
  division,      ///< the quotient, in doubles, puts a vertex on the wrong side
};

/// A vertex on its way to world space.
struct PublishedTurn {
  Vec2 given;   ///< in the list of the model
  Vec2 added;   ///< worldUnrotated: with the location added; in doubles the model's own
  Vec2 model;   ///< what is left of it when the location is taken off again
  Vec2 turned;  ///< x', y'
  Vec2 kept;    ///< after the casts
  Vec2 world;
};

/// One pass of the inner loop: a vertex of the first body and a side of the second.
struct PublishedPass {
  int vertex = 0;          ///< index into PublishedCrossing::first
  int side = 0;            ///< from this vertex of the second body
  int next = 0;            ///< to this one: the next in the list, unless it is read as typed
  int turned = 0;          ///< vertices that have been turned by then: one, and two for each pass
  bool beyond = false;     ///< the list has no such vertex: an exception, and nothing more is known
  bool fromAbove = false;  ///< its start is above the vertex, strictly
  bool toAbove = false;    ///< its end is
  bool straddles = false;  ///< the first half: one end above the vertex, the other one not
  double run = 0;          ///< x2 - x1, or x2 - x2 as typed; 0 unless it straddles
  double place = 0;        ///< where the side is at the height of the vertex; 0 unless it straddles
  bool counts = false;     ///< the second half holds, too
  /// Exact: the sign of (w - v) x (p - v) of a side from v to w that straddles the vertex p.
  int turn = 0;
  bool isLeft = false;  ///< exact: p is left of that side, strictly, as `counts` should say
  int counter = 0;      ///< numCrosses after it
};

/// A vertex of the first body as a body lists it.
struct PublishedVertex {
  int index = 0;        ///< of the vertex; of the edge when it is the middle of one
  bool middle = false;  ///< an extra point
};

/// CD.detect(cp1, cp2).
struct PublishedCrossing {
  bool collided = false;
  int crossings = 0;                 ///< numCrosses: summed over all vertices
  std::vector<int> vertexCrossings;  ///< what each vertex of the first body adds
  double distance = 0;               ///< of the locations
  double reach = 0;                  ///< sum of the radii
  bool radiiOverlap = false;         ///< distance < reach; otherwise nothing else is tested
  bool outOfRange = false;           ///< the printed index left the list: an exception
  std::vector<Vec2> first;           ///< vertices as the article rotates them
  std::vector<Vec2> second;

  // How it comes to that.
  bool casts = true;       ///< offsets are cut to whole numbers
  bool perVertex = false;  ///< the counter starts anew with every vertex; the first odd one hits
  int deciding = -1;       ///< that vertex; -1 = none, and with one counter always
  Vec2 locationFirst;
  Vec2 locationSecond;
  double radiusFirst = 0;
  double radiusSecond = 0;
  Vec2 legs;               ///< of the virtual triangle
  double facingFirst = 0;  ///< degrees
  double facingSecond = 0;
  double cosineFirst = 1;
  double sineFirst = 0;
  double cosineSecond = 1;
  double sineSecond = 0;
  std::vector<PublishedTurn> turnsFirst;
  std::vector<PublishedTurn> turnsSecond;
  std::vector<PublishedPass> sides;    ///< only where they were asked for
  std::vector<PublishedVertex> names;  ///< of the first body's vertices; only where asked for
  double largestCast = 0;              ///< the longest way that the casts move a vertex
  bool slopeAsTyped = false;           ///< (x2 - x2)
  bool nextAsTyped = false;            ///< vertexList[i + 1]
  bool doubles = false;                ///< in doubles, the location added once
  bool closed = true;                  ///< the second list ends with its first vertex
  std::vector<int> edgeIn;             ///< vertices on the boundary, exactly, whose counts are odd
  std::vector<int> edgeOut;  ///< and even: both = the rule takes some in and leaves others out
  CrossingFault fault = CrossingFault::none;
  std::optional<bool> exchanged;  ///< what it answers with the two bodies exchanged; none = unasked
};

/// One call of the article's loop: the first body and another one of the scene.
struct PublishedCall {
  int body = 0;              ///< index of the other body
  Vec2 location;             ///< of the other body: worldLocation and facingAngle of its package
  double facing = 0;         ///< degrees
  std::vector<Vec2> places;  ///< of its vertices, in the world
  bool skipped = false;      ///< no polygon, or too large
  bool radiiOverlap = false;
  bool collided = false;
  double distance = 0;
  double reach = 0;
  int crossings = 0;   ///< numCrosses
  int sides = 0;       ///< passes of the inner loop
  bool meets = false;  ///< exact: the closed polygons meet
};

/// One frame: the first body against every other one, each on its own.
struct PublishedRound {
  double time = 0;           ///< of the step
  Vec2 location;             ///< of the first body, as its package is given it before the calls
  double facing = 0;         ///< degrees
  std::vector<Vec2> places;  ///< of its vertices, in the world
  std::vector<PublishedCall> calls;
  int pretests = 0;
  int exactTests = 0;
  int sides = 0;
  int hits = 0;
  int skipped = 0;
};

/// The game's loop over one step: a frame before the motion and one after it. Nothing is looked at
/// in between.
struct PublishedFrames {
  std::vector<PublishedRound> rounds;  ///< at t = 0 and t = 1
  bool hit = false;                    ///< some frame finds the second body hit
  /// No frame does, no tested vertex is exactly in the second body in either, and one of them
  /// enters it in between.
  bool jumpsOver = false;
};

}  // namespace sepax
