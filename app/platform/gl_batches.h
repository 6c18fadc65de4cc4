#pragma once

#include "app/figure/figure.h"
#include "app/platform/gl_glyph_atlas.h"

#include <array>
#include <cstdint>
#include <vector>

/// A figure as the numbers that the graphics card reads. Nothing here calls OpenGL. Coordinates are
/// device pixels, origin top left, y down. Field by field the inputs of the shaders of that name.
/// A quad is drawn as a rectangle around what it describes.
namespace sepax {

using Rgba8 = std::array<std::uint8_t, 4>;
using Point = std::array<float, 2>;

/// How an end of a segment is cut.
enum class SegmentEnd { butt = 0, round = 1, joint = 2 };

struct StrokeQuad {
  Point start, end;
  Point before, after;
  Point startBisector, endBisector;
  float halfWidth, lengthBefore, dashOn, dashOff;
  float startKind, endKind;
  Rgba8 color;
};

struct FillVertex {
  Point position;
  float coverage;
  float hatch;
  Rgba8 color;
};

struct ShapeQuad {
  Point min, max;
  float radius, border;
  Rgba8 fill, line;
};

struct GlyphQuad {
  Point position, size;
  Point source;
  Rgba8 color;
};

/// Neighbours in painting order that one draw call can draw.
struct Run {
  /// fill: triangles. outlineFill: one fill through the stencil buffer. glyphErasure: glyphs that
  /// take away what lies under them, which is how a halo looks where there is no ground.
  enum class Kind { stroke, fill, outlineFill, shape, glyph, glyphErasure } kind = Kind::stroke;
  int first = 0;  ///< quad, or vertex for the fills
  int count = 0;
  int fan = 0;   ///< outlineFill: vertices that count crossings, the first ones
  int edge = 0;  ///< outlineFill: then this many of the inner side of edges, as many of the outer
                 ///< side, and 6 that cover all of it
};

struct Batches {
  std::vector<StrokeQuad> strokes;
  std::vector<FillVertex> fills;
  std::vector<ShapeQuad> shapes;
  std::vector<GlyphQuad> glyphs;
  std::vector<Run> runs;
  bool atlasFull = false;  ///< glyphs are missing: try again with an empty or larger atlas
};

/// What it takes to bring an item to pixels.
struct PixelView {
  const Theme* theme = nullptr;
  double scale = 1;  ///< device pixels per logical pixel
  double width = 0;  ///< of the picture, device pixels
  double height = 0;
  double left = 0;  ///< of the target in the picture, device pixels
  double top = 0;
  double targetWidth = 0;
  double targetHeight = 0;
  Role ground = Role::ground;
  bool transparentGround = false;
};

[[nodiscard]] Rgba8 colorOf(const PixelView& view, Paint paint);
[[nodiscard]] inline Point toPoint(Vec2 v) {
  return {static_cast<float>(v.x), static_cast<float>(v.y)};
}
/// Adds `count` elements that end at `size` to the last run, or to a new one if that is another
/// kind.
void extendRun(Batches& batches, Run::Kind kind, std::size_t size, std::size_t count);

// What is not a number, or out of the picture, adds nothing.
void addStroke(Batches& batches, const Stroke& stroke, const PixelView& view);
void addFill(Batches& batches, const Fill& fill, const PixelView& view);
void addDot(Batches& batches, const Dot& dot, const PixelView& view);
void addBox(Batches& batches, const Box& box, const PixelView& view);
void addText(Batches& batches, const Text& text, const PixelView& view, GlyphAtlas& atlas);

/// Everything in painting order.
[[nodiscard]] Batches makeBatches(const Figure& figure, const PixelView& view, GlyphAtlas& atlas);

}  // namespace sepax
