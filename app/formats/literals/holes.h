#pragma once

#include "app/formats/literals/tree.h"
#include "app/formats/raw_geometry.h"

#include <string_view>
#include <vector>

/// Lists that name the holes of polygons.
namespace sepax {

/// holes = [4], "interiors": [[[1, 1], ...]]: by its label, where there are numbers in it.
[[nodiscard]] bool isHoleList(const LiteralTree& tree, std::uint32_t group);
/// [4] in earcut(vertices, [4]); 0 when the group is no such call.
[[nodiscard]] std::uint32_t holesOfCall(const LiteralTree& tree, std::uint32_t group);
/// earcut(vertices, null, 3) and fromDegreesArrayHeights([...]): three numbers a vertex.
[[nodiscard]] bool isCallInSpace(const LiteralTree& tree, std::uint32_t group);
/// Then numbers of polygons from `first` on are x, y, z.
void becomeTriples(RawGeometry& raw, std::size_t first);
/// The list says at which vertices the holes start; else it holds their vertices.
[[nodiscard]] bool areHoleStarts(const LiteralTree& tree, std::uint32_t list);

struct HoleStart {
  double vertex = 0;  ///< as written
  std::size_t line = 0;
};
/// The numbers of a list that says so.
[[nodiscard]] std::vector<HoleStart> holeStarts(const LiteralTree& tree, std::uint32_t list);
/// "The rest are holes": a comment says that of what is below, and not that it has or lacks some.
[[nodiscard]] bool callsHoles(std::string_view comment);
/// The numbers of a list below a comment that calls them a hole.
[[nodiscard]] std::vector<HoleStart> holesInComments(const LiteralTree& tree, std::uint32_t list);

/// The outline and its holes, or where a hole cannot start.
struct CutPolygon {
  std::vector<RawPolygon> rings;
  Problem error;
};
[[nodiscard]] CutPolygon cutAtHoles(const RawPolygon& whole, const std::vector<HoleStart>& starts);

/// How many outlines, which are no holes, there are from `first` on.
[[nodiscard]] std::size_t outlinesSince(const RawGeometry& raw, std::size_t first);
/// From `first` on all are holes of an outline before them, and stand where it does. Those that
/// were written as latitude and longitude keep the order of an outline that has plain pairs in it.
void becomeHoles(RawGeometry& raw, std::size_t outline, std::size_t first, bool latitudes = false);
/// From `first` on, what runs of points under the name hole make are holes of the outline before
/// them; whether there are some.
bool becomeHolesOfRuns(RawGeometry& raw, std::size_t first);
/// begincontour of beginContour and begin_contour.
[[nodiscard]] std::string contourCall(std::string_view called);
/// {latitude: 25, longitude: -80} and the like are the points of the list.
[[nodiscard]] bool startsWithLatitude(const LiteralTree& tree, std::uint32_t list);

}  // namespace sepax
