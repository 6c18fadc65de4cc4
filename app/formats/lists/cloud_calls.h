#pragma once

#include <string_view>

/// Calls that take points without an order: triangulations of points, trees that look for
/// neighbours, clusters and hulls.
namespace sepax {

/// delaunay, kdtree, graham_scan: what takes points without an order, and no edges of an outline.
[[nodiscard]] bool takesCloud(std::string_view called);
/// Edges of an outline may be given to what triangulates points.
[[nodiscard]] bool tellsOfConstraints(std::string_view text);
/// Delaunator.from(pts), KDTree(pts), for p in pts: tree.insert(p) and grahamScan(pts) stand in the
/// text; in one that tells of cells also create(points=pts).
[[nodiscard]] bool makesCloudOf(std::string_view text, std::string_view name, bool ofCells);
/// scan of scan.addPoint(2, 2), where scan = new GrahamScan() stands in the text.
[[nodiscard]] bool isFedToCloud(std::string_view text, std::string_view line);

}  // namespace sepax
