#include "core/inside/inside_body.h"

#include "core/exact/transform.h"
#include "core/inside/crossing.h"
#include "core/polygon/parts.h"
#include "core/polygon/thin.h"

#include <algorithm>
#include <vector>

namespace sepax {

namespace {

Vec2 meanOf(const std::vector<Vec2>& points) {
  Vec2 sum;
  for (const Vec2 point : points) sum += point;
  return sum / static_cast<double>(points.size());
}

Vec2 circleCenter(const InsideBody& body, Vec2 location) {
  const std::vector<Polygon>& outlines = body.outlines;
  if (isThin(outlines.front())) return meanOf(body.vertices);
  const bool inside = std::ranges::any_of(
      outlines, [&](const Polygon& polygon) { return sideOf(polygon, location) == Side::inside; });
  if (inside) return location;
  return outlines.size() == 1 ? centroid(outlines.front()) : meanOf(body.vertices);
}

}  // namespace

PosedInsideBody insideBodyAt(const Form& form, std::span<const Vec2> vertices, Vec2 location,
                             double angle) {
  PosedInsideBody result;
  result.body.vertices = posed(vertices, location, angle);
  if (isThin(form)) {
    result.body.outlines.push_back(thinPolygon(result.body.vertices));
  } else {
    for (const PartReport& part : checkParts(form, result.body.vertices)) {
      if (!part.report.polygon) {
        result.defect = part.report.defects.front();
        return result;
      }
      result.body.outlines.push_back(*part.report.polygon);
    }
  }
  result.body.center = circleCenter(result.body, location);
  return result;
}

}  // namespace sepax
