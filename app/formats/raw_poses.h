#pragma once

#include "app/formats/read_choices.h"
#include "core/exact/vec2.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// Where polygons stand that are written in coordinates of their own.
namespace sepax {

struct RawAngle {
  double value = 0;               ///< as written
  std::optional<AngleUnit> unit;  ///< where the text says which
  std::string reason;             ///< how it says so: "its name \"angle_deg\" says so"
};

/// What of the vertices comes to the position of a pose.
enum class PosePivot {
  point,         ///< the one that is written
  centroid,      ///< of their area
  halfOfExtent,  ///< half their width and height from where they are written about
};

/// The vertices are scaled and turned about a pivot, then moved.
struct RawPose {
  std::array<double, 3> scale{1, 1, 1};
  std::optional<RawAngle> angle = std::nullopt;
  std::optional<std::array<double, 3>> position = std::nullopt;
  std::array<double, 3> pivot{0, 0, 0};
  PosePivot pivotKind = PosePivot::point;
  /// Vertices that stand about their position already stay there.
  bool maybeDone = true;
  std::string positionNote = "the position of each body was added to its vertices";
};

/// The unit of the angles of a text that do not say theirs, and why it is that.
struct AngleReading {
  AngleUnit unit = AngleUnit::radians;
  std::string reason;
  bool chosen = false;  ///< it goes for those that say theirs, too
};

/// Degrees where any of the angles is too large for radians. Angles of 0 say nothing.
[[nodiscard]] AngleReading angleReading(std::span<const RawAngle> angles,
                                        std::optional<AngleUnit> chosen);
/// The unit in which the angle is read.
[[nodiscard]] AngleUnit unitOf(const RawAngle& angle, const AngleReading& reading);

struct PosedVertices {
  std::vector<Vec2> vertices;
  std::vector<std::string> notes;  ///< what was done, one sentence each
};

/// The poses one after the other, from the inmost. `y` is the place of y in scales and positions.
[[nodiscard]] PosedVertices posedBy(std::span<const RawPose> poses, std::vector<Vec2> vertices,
                                    std::size_t y, const AngleReading& reading);

}  // namespace sepax
