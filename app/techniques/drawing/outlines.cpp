#include "app/techniques/drawing/outlines.h"

#include "app/figure/label_space.h"
#include "app/view/shown_handles.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sepax {

namespace {

constexpr double kInnerWidth = 0.9;  ///< of an edge within another part, logical pixels
constexpr double kDotRadius = 3.5;   ///< of a point drawn with the thinnest line, logical pixels

/// Large enough to be seen around a handle where a polygon would have a bold line.
double dotRadius(const Outline& outline) { return kDotRadius + 1.4 * outline.width; }

void addPoint(Figure& figure, Vec2 place, const Outline& outline) {
  const bool solid = outline.dash.off == 0;
  const double fill = solid ? outline.alpha : 0.25 * outline.alpha;
  figure.add(Dot{outline.layer,
                 place,
                 dotRadius(outline),
                 {outline.role, fill},
                 {outline.role, outline.alpha},
                 outline.width});
}

Stroke strokeOf(std::vector<Vec2> points, const Outline& outline) {
  return {outline.layer, std::move(points), false,     {outline.role, outline.alpha},
          outline.width, outline.dash,      Cap::round};
}

/// A part: its fill, and its edges in runs of those that lie within another part and those that do
/// not.
void addPart(Figure& figure, const std::vector<Vec2>& points, std::span<const EdgeState> edges,
             const Outline& outline) {
  const Layer layer = outline.layer == Layer::outline ? Layer::fill : outline.layer;
  if (outline.fillAlpha > 0) {
    figure.add(Fill{layer, points, {outline.role, outline.fillAlpha}, Hatch::none});
    if (outline.layer == Layer::outline) addBodyHatch(figure, points, outline.role);
  }
  Outline thin = outline;
  thin.width = std::min(kInnerWidth, outline.width);
  const std::size_t n = points.size();
  std::size_t start = 0;
  while (start + 1 < n && edges[start] == edges[n - 1]) ++start;  // where a run begins
  for (std::size_t done = 0; done < n;) {
    const std::size_t first = (start + done) % n;
    std::vector<Vec2> run{points[first]};
    const EdgeState state = edges[first];
    for (; done < n && edges[(start + done) % n] == state; ++done)
      run.push_back(points[(start + done + 1) % n]);
    const bool within = state == EdgeState::within;
    if (within && outline.layer == Layer::ghost) continue;  // many of them say nothing more
    figure.add(strokeOf(std::move(run), within ? thin : outline));
  }
}

}  // namespace

void addOutlines(Figure& figure, const BodyShape& shape, const std::vector<Vec2>& vertices,
                 const Camera& camera, const Outline& outline) {
  std::vector<Vec2> points = onScreen(vertices, camera);
  if (shape.form.kind == BodyKind::point) {
    for (const Vec2 place : points) addPoint(figure, place, outline);
  } else if (shape.form.kind == BodyKind::segment) {
    figure.add(strokeOf(std::move(points), outline));
  } else if (shape.form.parts.empty()) {
    addPolygon(figure, simplifiedOutline(std::move(points)), outline);
  } else {
    for (const OutlineRange part : outlinesOf(shape.form, points.size())) {
      const std::span<const Vec2> slice = sliceOf(points, part);
      addPart(figure, {slice.begin(), slice.end()}, sliceOf(shape.edges, part), outline);
    }
  }
}

void addOutlines(Figure& figure, const BodyShape& shape, const Camera& camera,
                 const Outline& outline, Vec2 displacement) {
  if (displacement == Vec2{}) return addOutlines(figure, shape, shape.vertices, camera, outline);
  std::vector<Vec2> moved = shape.vertices;
  for (Vec2& vertex : moved) vertex += displacement;
  addOutlines(figure, shape, moved, camera, outline);
}

void addSharedArea(Figure& figure, const std::vector<Vec2>& region, const Camera& camera) {
  const PartScope scope(figure, Part::overlap);
  const std::vector<Vec2> area = onScreen(region, camera);
  figure.add(Fill{Layer::evidence, area, {Role::overlap, 0.3}, Hatch::none});
  figure.add(Fill{Layer::evidence, area, {Role::overlap, 0.9}, Hatch::cross});
}

void keepOutlineClear(Figure& figure, const BodyShape& shape, const Camera& camera,
                      Vec2 displacement) {
  // Along the outline, logical pixels: no text is as small as the gaps.
  constexpr double kStep = 8;
  constexpr double kRadius = 2;
  constexpr double kMost = 4096;  // more have no room in a figure: the ends are rounded far away
  const Rect area = grownBy({{0, 0}, {figure.width, figure.height}}, kStep);
  const auto place = [&](int vertex) {
    return camera.toScreen(shape.vertices[static_cast<std::size_t>(vertex)] + displacement);
  };
  forEachEdge(shape.form, shape.vertices.size(), [&](int from, int to) {
    const Vec2 start = place(from);
    const Vec2 end = place(to);
    const std::optional<Span> inside = spanInside(start, end, area);
    if (!inside) return;
    // Between the ends of what is to be seen: from far beyond steps would be too small to add up.
    const Vec2 first = lerp(start, end, inside->first);
    const Vec2 last = lerp(start, end, inside->last);
    if (!isFinite(first) || !isFinite(last)) return;
    const double pieces = std::clamp(std::ceil(distance(first, last) / kStep), 1.0, kMost);
    for (double i = 0; i <= pieces; ++i) keepClear(figure, lerp(first, last, i / pieces), kRadius);
  });
}

}  // namespace sepax
