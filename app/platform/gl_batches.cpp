#include "app/platform/gl_batches.h"

#include <algorithm>
#include <cmath>

namespace sepax {
namespace {

/// Shapes this far out, device pixels, would not come through float unharmed.
constexpr double kFarthest = 1e6;

void addShape(Batches& batches, const ShapeQuad& shape, const PixelView& view) {
  const auto isNear = [](Point p) {
    return std::abs(p[0]) < kFarthest && std::abs(p[1]) < kFarthest;
  };
  if (!isNear(shape.min) || !isNear(shape.max)) return;
  if (shape.max[0] < 0 || shape.max[1] < 0) return;
  if (shape.min[0] > static_cast<float>(view.width)) return;
  if (shape.min[1] > static_cast<float>(view.height)) return;
  batches.shapes.push_back(shape);
  extendRun(batches, Run::Kind::shape, batches.shapes.size(), 1);
}

}  // namespace

Rgba8 colorOf(const PixelView& view, Paint paint) {
  const Color color = (*view.theme)[paint.role];
  const double alpha = std::clamp(paint.alpha, 0.0, 1.0) * color.a;
  return {color.r, color.g, color.b, static_cast<std::uint8_t>(std::lround(alpha))};
}

void extendRun(Batches& batches, Run::Kind kind, std::size_t size, std::size_t count) {
  if (batches.runs.empty() || batches.runs.back().kind != kind) {
    batches.runs.push_back({kind, static_cast<int>(size - count), 0});
  }
  batches.runs.back().count += static_cast<int>(count);
}

void addDot(Batches& batches, const Dot& dot, const PixelView& view) {
  const double radius = dot.radius * view.scale;
  if (!isFinite(dot.center) || !(radius > 0)) return;
  const Vec2 center = view.scale * dot.center;
  const Vec2 corner{radius, radius};
  addShape(batches,
           {toPoint(center - corner), toPoint(center + corner), static_cast<float>(radius),
            static_cast<float>(dot.ringWidth * view.scale), colorOf(view, dot.fill),
            colorOf(view, dot.ring)},
           view);
}

void addBox(Batches& batches, const Box& box, const PixelView& view) {
  if (!isFinite(box.min) || !isFinite(box.max)) return;
  // A box may be larger than the picture by any factor; its far sides are out of sight anyway.
  const auto bounded = [](Vec2 v) {
    constexpr double kLimit = kFarthest / 2;
    return Vec2{std::clamp(v.x, -kLimit, kLimit), std::clamp(v.y, -kLimit, kLimit)};
  };
  addShape(batches,
           {toPoint(bounded(view.scale * box.min)), toPoint(bounded(view.scale * box.max)),
            static_cast<float>(box.radius * view.scale),
            static_cast<float>(box.borderWidth * view.scale), colorOf(view, box.fill),
            colorOf(view, box.border)},
           view);
}

Batches makeBatches(const Figure& figure, const PixelView& view, GlyphAtlas& atlas) {
  Batches batches;
  struct Adder {
    Batches& batches;
    const PixelView& view;
    GlyphAtlas& atlas;
    void operator()(const Stroke& stroke) const { addStroke(batches, stroke, view); }
    void operator()(const Fill& fill) const { addFill(batches, fill, view); }
    void operator()(const Dot& dot) const { addDot(batches, dot, view); }
    void operator()(const Box& box) const { addBox(batches, box, view); }
    void operator()(const Text& text) const { addText(batches, text, view, atlas); }
  };
  for (const Item* item : inPaintingOrder(figure)) {
    std::visit(Adder{batches, view, atlas}, *item);
  }
  return batches;
}

}  // namespace sepax
