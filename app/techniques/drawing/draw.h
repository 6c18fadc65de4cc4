#pragma once

#include "app/figure/camera.h"
#include "app/figure/figure.h"
#include "core/evidence/evidence.h"

#include <optional>
#include <string>
#include <vector>

/// Pieces of pictures that several techniques share. Places and sizes are logical pixels of the
/// figure unless a comment says otherwise.
namespace sepax {

/// World points as figure points, moved by a world displacement.
[[nodiscard]] std::vector<Vec2> onScreen(const std::vector<Vec2>& world, const Camera& camera,
                                         Vec2 displacement = {});

/// The side of an outline that lies foremost in a direction of any length, the first one of
/// several: the middle of its corners there, and how far that is along the direction.
struct Foremost {
  Vec2 middle;
  double reach = 0;
};
[[nodiscard]] Foremost foremostOf(const std::vector<Vec2>& outline, Vec2 way);

/// Straight arrow with a solid head whose tip is at `to`.
void addArrow(Figure& figure, Layer layer, Vec2 from, Vec2 to, Paint paint, double width,
              Dash dash = {});

/// A polygon as outline and, where fillAlpha > 0, even fill.
struct Outline {
  Layer layer = Layer::outline;
  Role role = Role::a;
  double alpha = 1;
  double width = 2.4;
  double fillAlpha = 0;
  Dash dash;
};
/// The hatch that tells A from B; nothing where the figure keeps its colours.
void addBodyHatch(Figure& figure, const std::vector<Vec2>& points, Role role);
void addPolygon(Figure& figure, std::vector<Vec2> points, const Outline& outline);

/// A circle as a polygon fine enough for any screen.
[[nodiscard]] std::vector<Vec2> circlePoints(Vec2 center, double radius);

/// A text near a point, placed later so that it covers nothing.
void addLabel(Figure& figure, Vec2 anchor, Vec2 direction, std::string text, Role role,
              int priority = 0);

/// Labels leave out the square about the point, `radius` = half its side.
void keepClear(Figure& figure, Vec2 center, double radius);

/// What lies inside the figure, above the sentence where it has one, of an infinite line through a
/// point; nothing where that is no more than a point.
[[nodiscard]] std::vector<Vec2> clippedLine(const Figure& figure, Vec2 point, Vec2 direction);
/// The same of a segment, whose ends may be very far away.
[[nodiscard]] std::vector<Vec2> clippedSegment(const Figure& figure, Vec2 from, Vec2 to);

/// A fine ring as far as it is above the sentence.
void addClippedRing(Figure& figure, Stroke ring);

/// The end of a line at `to`, or where the line leaves the figure when `to` lies outside: where its
/// name can be read.
[[nodiscard]] Vec2 visibleEnd(Vec2 from, Vec2 to, double width, double height);

/// How the edge whose normal is the axis is drawn.
struct EdgeLook {
  Vec2 displacement = {};  ///< of its body, world units
  bool lit = false;        ///< it is just hit
  bool normal = true;      ///< with the arrow of its outward normal
};
/// Draws an edge of the pair heavily: the edge whose normal is the axis.
void addChosenEdge(Figure& figure, const Camera& camera, const Evidence& evidence, AxisName name,
                   EdgeLook look = {});
/// "edge B2" beside it, at this part of it from its first vertex; nothing where it is none.
void addEdgeName(Figure& figure, const Camera& camera, const Evidence& evidence, AxisName name,
                 double along, int priority, Vec2 displacement = {});

}  // namespace sepax
