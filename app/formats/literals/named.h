#pragma once

#include "app/formats/literals/shapes.h"
#include "app/formats/raw_geometry.h"

#include <string_view>
#include <vector>

namespace sepax {

inline constexpr std::string_view kNamedPointsNote =
    "the points of a list were taken by their names";
/// a = Point(0, 0), b = Point(4, 0), ... and then Polygon([a, b, c]): adds the polygons that are
/// lists of names of points, each once. What was made of these points without the lists goes, from
/// the polygons and from the `lone` points.
void takeListsOfNames(const LiteralTree& tree, const std::vector<ShapeOfGroup>& shapes,
                      RawGeometry& raw, std::vector<RawPolygon>& lone);

/// pts.push(...), verts.push_back(...), list.AddRange(...): a list is filled.
[[nodiscard]] bool fillsList(std::string_view called);

}  // namespace sepax
