#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/figure/camera.h"
#include "app/figure/figure.h"
#include "core/evidence.h"

/// Pieces of pictures that several techniques share. Places and sizes are logical pixels of the
/// figure unless a comment says otherwise.
namespace sepax {

/// World points as figure points, moved by a world displacement.
[[nodiscard]] std::vector<Vec2> onScreen(const std::vector<Vec2>& world, const Camera& camera,
                                         Vec2 displacement = {});

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
void addPolygon(Figure& figure, std::vector<Vec2> points, const Outline& outline);

/// A text near a point, placed later so that it covers nothing.
void addLabel(Figure& figure, Vec2 anchor, Vec2 direction, std::string text, Role role,
              int priority = 0);

/// Both shadows on one axis, as the ruler shows them.
struct RulerData {
  std::string name;
  Vec2 normal;  ///< world direction of the axis, unit
  Interval a;
  Interval b;
  std::optional<Interval> extendedA;  ///< dashed part
  double depth = 0;                   ///< negative = gap
  std::vector<Vec2> lowHighA;         ///< world: the vertices that make A's ends (low, high)
  std::vector<Vec2> lowHighB;
  Role nameRole = Role::muted;
};

/// Where a ruler lies: its zero-point line in world units, `offset` along the left-turned axis.
struct RulerPlace {
  double offset = 0;     ///< world units
  bool compact = false;  ///< thin bars, no projection lines
};

/// Ruler outside the shapes, with bars, overlap or gap, and projection lines.
void addRuler(Figure& figure, const Camera& camera, const RulerData& data, const RulerPlace& place);

/// The offset that puts a ruler outside all shapes, on the side with more room in the figure.
[[nodiscard]] double rulerOffset(const Camera& camera, const RulerData& data,
                                 const std::vector<BodyShape>& shapes, double margin);

/// What evidence knows about one axis, as ruler data.
[[nodiscard]] RulerData rulerData(const Evidence& evidence, AxisName name, Vec2 normal,
                                  const Projection& a, const Projection& b, double depth);

/// The whole view that lies inside the figure of an infinite line through a point (screen).
[[nodiscard]] std::vector<Vec2> clippedLine(Vec2 point, Vec2 direction, double width,
                                            double height);

/// Draws an edge of the pair heavily: the edge whose normal is the axis.
void addChosenEdge(Figure& figure, const Camera& camera, const Evidence& evidence, AxisName name,
                   Vec2 displacement = {});

}  // namespace sepax
