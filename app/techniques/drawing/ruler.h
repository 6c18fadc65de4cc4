#pragma once

#include "app/figure/camera.h"
#include "app/figure/figure.h"
#include "core/evidence/evidence.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Rulers: both shadows on one axis as bars beside a line. Sizes are logical pixels unless a
/// comment says otherwise.
namespace sepax {

/// Opacity of the tint under the hatch of a depth.
inline constexpr double kDepthTint = 0.25;

/// Both shadows on one axis, as the ruler shows them.
struct RulerData {
  std::string name;
  Vec2 normal;  ///< world direction of the axis, unit
  Interval a;
  Interval b;
  std::optional<Interval> extendedA;  ///< dashed part
  std::string extendedName = {};      ///< what that is; empty = it has no words
  double depth = 0;                   ///< negative = gap
  int sign = 0;                       ///< exact, of the depth
  std::string_view trend = {};        ///< "closing", "opening": what becomes of the gap
  bool compared = true;               ///< false before depth or gap are known: only shadows
  bool proves = false;                ///< its gap alone decides: a band, which the eye meets first
  bool pushesAlong = false;           ///< the depth is that of the push along the normal
  std::vector<Vec2> lowHighA;         ///< world: the vertices that make A's ends (low, high)
  std::vector<Vec2> lowHighB;
  Role nameRole = Role::muted;
  std::string bodyA;  ///< names of the bodies, beside their bars where colours may be lost
  std::string bodyB;
};

/// Ruler outside the shapes, with bars, depth or gap, and projection lines. It lies `offset` world
/// units from the origin along the left-turned axis.
void addRuler(Figure& figure, const Camera& camera, const RulerData& data, double offset);

/// A ruler without projection lines, anywhere: the middle of its bars at a point of the figure, to
/// a scale of its own in logical pixels per world unit. It is returned without its name.
struct SmallRuler {
  Vec2 from;
  Vec2 to;  ///< the tip of its arrow
  std::string name;
  Role nameRole = Role::muted;
};
[[nodiscard]] SmallRuler addSmallRuler(Figure& figure, const RulerData& data, Vec2 middle,
                                       double scale);

/// Names small rulers, each where it is nearest to its own one.
void nameSmallRulers(Figure& figure, const std::vector<SmallRuler>& rulers);

/// On which side of the shapes a ruler stands: the one with more room in the figure, or the other,
/// or beyond the ruler that stands on the first one.
enum class RulerSide { roomier, other, beyond };

/// The ground on which a ruler may stand. A picture is framed so that there is room beside the
/// shapes for the ruler of its answer; another one had better lie over them than leave the figure.
enum class RulerGround { besideShapes, any };
[[nodiscard]] constexpr RulerGround groundFor(bool isOfAnswer) {
  return isOfAnswer ? RulerGround::besideShapes : RulerGround::any;
}

/// The offset that puts a ruler outside all shapes, at this distance from them, logical pixels, or
/// nearer where it would leave the figure or lie under its words.
[[nodiscard]] double rulerOffset(const Figure& figure, const Camera& camera, const RulerData& data,
                                 const std::vector<BodyShape>& shapes, double margin,
                                 RulerSide wanted = RulerSide::roomier,
                                 RulerGround ground = RulerGround::besideShapes);

/// What evidence knows about one axis, as ruler data.
[[nodiscard]] RulerData rulerData(const Evidence& evidence, const SatAxis& axis);
[[nodiscard]] RulerData rulerData(const Evidence& evidence, const MotionAxis& axis);
/// The same at a time of the step, with what is left of A's motion.
[[nodiscard]] RulerData rulerData(const Evidence& evidence, const MotionAxis& axis, double time);

}  // namespace sepax
