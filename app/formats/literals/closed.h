#pragma once

#include "app/formats/literals/tree.h"
#include "app/formats/raw_geometry.h"

#include <cstdint>
#include <string_view>

/// What objects say of the lines of their points.
namespace sepax {

enum class LineKind : std::uint8_t {
  unsaid,
  closed,  ///< closed: true, isClosed = True
  open,    ///< isClosed: false, type: "polyline", source: "n1" beside target: "n2"
  points,  ///< type: "scatter", mode: 'markers': no line at all
  way      ///< position: {cartographicDegrees: [...]}: it is none even where it comes back
};

/// Where nothing else is left.
inline constexpr std::string_view kNoLineError =
    "points and open lines are no polygon; give the corners of one";

/// wall of wall: {positions: ...}, which is drawn along a way.
[[nodiscard]] bool isCalledAlongWay(std::string_view name);

[[nodiscard]] LineKind lineKindIn(const LiteralTree& tree, std::uint32_t group);

/// Of the polygons from `first` on those that are closed are rings, and those that do not come back
/// are left out where their object says that they are open, or no line; those of a way all are.
/// Whether some were.
[[nodiscard]] bool takeLineKind(RawGeometry& raw, std::size_t first, LineKind kind);

}  // namespace sepax
