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
};

/// A vertex on its way to world space.
struct PublishedTurn {
  Vec2 model;   ///< what is left of it after the location was added and taken off again
  Vec2 turned;  ///< x', y'
  Vec2 kept;    ///< after the casts
  Vec2 world;
};

/// One pass of the inner loop: a vertex of the first body and a side of the second.
struct PublishedPass {
  int vertex = 0;          ///< index into PublishedCrossing::first
  int side = 0;            ///< from this vertex of the second body to the next one
  bool fromAbove = false;  ///< its start is above the vertex, strictly
  bool toAbove = false;    ///< its end is
  bool straddles = false;  ///< the first half: one end above the vertex, the other one not
  double place = 0;        ///< where the side is at the height of the vertex; 0 unless it straddles
  bool counts = false;     ///< the second half holds, too
  int counter = 0;         ///< numCrosses after it
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
  Vec2 legs;  ///< of the virtual triangle
  double cosineFirst = 1;
  double sineFirst = 0;
  double cosineSecond = 1;
  double sineSecond = 0;
  std::vector<PublishedTurn> turnsFirst;
  std::vector<PublishedTurn> turnsSecond;
  std::vector<PublishedPass> sides;    ///< only where they were asked for
  std::vector<PublishedVertex> names;  ///< of the first body's vertices; only where asked for
  double largestCast = 0;              ///< the longest way that the casts move a vertex
  CrossingFault fault = CrossingFault::none;
};

/// One call of the article's loop: the first body and another one of the scene.
struct PublishedCall {
  int body = 0;          ///< index of the other body
  bool skipped = false;  ///< no polygon, or too large
  bool radiiOverlap = false;
  bool collided = false;
  double distance = 0;
  double reach = 0;
  int sides = 0;       ///< passes of the inner loop
  bool meets = false;  ///< exact: the closed polygons meet
};

/// One frame: the first body against every other one, each on its own.
struct PublishedRound {
  std::vector<PublishedCall> calls;
  int pretests = 0;
  int exactTests = 0;
  int sides = 0;
  int hits = 0;
  int skipped = 0;
};

}  // namespace sepax
