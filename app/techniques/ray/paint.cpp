#include <algorithm>
#include <array>
#include <cmath>

#include "app/figure/label_space.h"
#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/ray/paint_tiles.h"
#include "app/techniques/ray/ray.h"
#include "app/view/handles.h"

namespace sepax {

namespace {

constexpr double kWidestPixel = 22;  ///< logical pixels: beyond it a pixel shows its number

Vec2 placeOf(const Camera& camera, Vec2 pixels) { return camera.toScreen(worldOfPixels(pixels)); }

PixelBox one(Pixel pixel) { return {pixel.x, pixel.y, pixel.x + 1, pixel.y + 1}; }

void keepClear(Figure& figure, Vec2 center, double radius) {
  Box box;
  box.min = center - Vec2{radius, radius};
  box.max = center + Vec2{radius, radius};
  figure.keepClear.push_back(box);
}

// ---- tiles along the way ------------------------------------------------------------------------

/// Tiles that the walk has come through: those looked into, and blank ones that it skipped.
void addWalkedTiles(Figure& figure, const Evidence& evidence, const PixelScreen& screen,
                    const RayWalk& walk, const RayProgress& progress) {
  const std::int64_t size = evidence.tiles->size;
  const PixelBox seen = screen.visible();
  std::vector<Pixel> entered;
  for (std::size_t i = 0; i < progress.known; ++i) {
    const WalkPixel& pixel = walk.pixels[i];
    if (!pixel.inMap || (!entered.empty() && entered.back() == pixel.tile)) continue;
    entered.push_back(pixel.tile);
    const PixelBox tile{pixel.tile.x * size, pixel.tile.y * size, (pixel.tile.x + 1) * size,
                        (pixel.tile.y + 1) * size};
    const bool hidden = tile.right < seen.left || tile.left > seen.right ||
                        tile.bottom < seen.top || tile.top > seen.bottom;
    if (hidden) continue;
    const Box box = screen.box(tile);
    const Vec2 low = box.min + Vec2{0.5, 0.5};
    const Vec2 high = box.max + Vec2{0.5, 0.5};
    Stroke border;
    border.layer = Layer::ghost;
    border.points = {low, {high.x, low.y}, high, {low.x, high.y}};
    border.closed = true;
    border.cap = Cap::butt;
    if (pixel.index >= 0) {
      border.paint = {Role::accent, 0.9};
      border.width = 1.8;
      Box tint = box;
      tint.layer = Layer::grid;
      tint.fill = {Role::accent, 0.10};
      figure.add(tint);
    } else {
      border.paint = {Role::muted, 0.55};
      border.width = 1.2;
      border.dash = {4, 4};
    }
    figure.add(border);
  }
}

// ---- pixels of the walk -------------------------------------------------------------------------

enum class Look { tested, hit, untested };

Paint paintOf(Look look, RayWalkId walk) {
  switch (look) {
    case Look::tested:
      return {roleOf(walk), 0.92};
    case Look::hit:
      return {Role::result, 1};
    case Look::untested:
      break;
  }
  return {Role::muted, 0.38};
}

Look lookOf(const RayWalk& walk, const RayProgress& progress, std::size_t index) {
  const PixelState state = walk.pixels[index].state;
  if (index >= progress.known || state == PixelState::untested) return Look::untested;
  return state == PixelState::hit ? Look::hit : Look::tested;
}

/// Pixels in a row that look alike are one box; boxes that fall on the same place are drawn once.
void addWalk(Figure& figure, const PixelScreen& screen, const RayWalk& walk,
             const RayProgress& progress, RayWalkId id) {
  const PixelBox seen = screen.visible();
  const auto joins = [&](std::size_t first, std::size_t next) {
    const Pixel a = walk.pixels[first].pixel;
    const Pixel b = walk.pixels[next - 1].pixel;
    const Pixel c = walk.pixels[next].pixel;
    const bool beside = std::abs(c.x - b.x) + std::abs(c.y - b.y) == 1;
    return beside && (a.x == c.x || a.y == c.y) &&
           lookOf(walk, progress, first) == lookOf(walk, progress, next);
  };
  for (std::size_t first = 0; first < walk.pixels.size();) {
    std::size_t end = first + 1;
    while (end < walk.pixels.size() && joins(first, end)) ++end;
    const Pixel a = walk.pixels[first].pixel;
    const Pixel b = walk.pixels[end - 1].pixel;
    const PixelBox run{std::min(a.x, b.x), std::min(a.y, b.y), std::max(a.x, b.x) + 1,
                       std::max(a.y, b.y) + 1};
    const bool hidden = run.right < seen.left || run.left > seen.right || run.bottom < seen.top ||
                        run.top > seen.bottom;
    if (!hidden) {
      Box box = screen.box(run);
      box.layer = Layer::fill;
      box.fill = paintOf(lookOf(walk, progress, first), id);
      box.max = {std::max(box.max.x, box.min.x + 1), std::max(box.max.y, box.min.y + 1)};
      figure.add(box);
    }
    first = end;
  }
}

/// Radius of the ground about a handle of the ray, logical pixels; neither is hovered.
constexpr double kHandleGround = kHandleRadius + 2.7;

/// Whether a handle of the ray stands on the text.
bool isUnderHandle(const Text& text, const Evidence& evidence, const ViewState& view) {
  if (!hasRayHandles(evidence, view, kRayHandles)) return false;
  const Rect rect = rectOf(text);
  return std::ranges::any_of(std::array{rayOriginHandle(*evidence.ray, view.camera),
                                        rayEndHandle(*evidence.ray, view.camera)},
                             [&](Vec2 handle) {
                               return overlaps(rect, grownBy({handle, handle}, kHandleGround));
                             });
}

/// Numbers of the order of testing, where there is room for them.
void addOrder(Figure& figure, const Evidence& evidence, const ViewState& view,
              const PixelScreen& screen, const RayWalk& walk, const RayProgress& progress) {
  if (screen.camera.zoom < kWidestPixel) return;
  const PixelBox seen = screen.visible();
  for (std::size_t i = 0; i < progress.known; ++i) {
    const Pixel pixel = walk.pixels[i].pixel;
    if (!seen.contains(pixel)) continue;
    const Box box = screen.box(one(pixel));
    Text text;
    text.layer = Layer::outline;
    text.text = std::to_string(i + 1);
    text.size = std::clamp(0.34 * screen.camera.zoom, 9.0, 13.0);
    text.weight = Weight::semibold;
    text.align = Align::left;
    text.paint = {Role::ground, 1};
    text.halo = false;
    text.position = box.min + Vec2{4, 2 + text.size};
    if (!isUnderHandle(text, evidence, view)) figure.add(text);
  }
}

/// Hatched: pixels that the compared walks do not share.
void addDifferences(Figure& figure, const PixelScreen& screen, const RayWalk& walk, Role role) {
  const PixelBox seen = screen.visible();
  for (const Pixel pixel : walk.differs) {
    if (!seen.contains(pixel)) continue;
    const Box box = screen.box(one(pixel));
    if (box.max.x - box.min.x < 3) continue;
    const std::vector<Vec2> outline{
        box.min, {box.max.x, box.min.y}, box.max, {box.min.x, box.max.y}};
    figure.add(Fill{Layer::guide, outline, {role, 1}, Hatch::forward});
    Stroke border;
    border.layer = Layer::guide;
    border.points = outline;
    border.closed = true;
    border.paint = {role, 0.9};
    figure.add(border);
  }
}

// ---- marks --------------------------------------------------------------------------------------

/// The pixel that a step is at.
void addCurrent(Figure& figure, const PixelScreen& screen, const WalkPixel& pixel) {
  const Box box = screen.box(one(pixel.pixel));
  Box ring;
  ring.layer = Layer::evidence;
  ring.min = box.min - Vec2{3, 3};
  ring.max = box.max + Vec2{3, 3};
  ring.radius = 3;
  ring.fill = {Role::text, 0};
  ring.border = {Role::text, 1};
  ring.borderWidth = 2;
  figure.add(ring);
  addLabel(figure, (box.min + box.max) / 2, {0.4, 1}, pixelText(pixel.pixel), Role::text, 9);
  figure.labels.back().distance = 12 + (box.max.x - box.min.x) / 2;
}

void addHit(Figure& figure, const PixelScreen& screen, const RayWalk& walk) {
  const Box box = screen.box(one(*walk.hit));
  const Vec2 middle = (box.min + box.max) / 2;
  const double radius = std::max(11.0, 0.78 * (box.max.x - box.min.x));
  figure.add(Dot{Layer::evidence, middle, radius, {Role::result, 0}, {Role::result, 1}, 2.4});
  keepClear(figure, middle, radius);
  const std::string count = walk.tested == 1 ? "1 pixel" : std::to_string(walk.tested) + " pixels";
  addLabel(figure, middle, {-0.5, 1}, "hit " + pixelText(*walk.hit) + " · " + count + " tested",
           Role::result, 9);
  figure.labels.back().distance = radius + 4;
}

/// Where the true ray enters the pixel, and the normal of that side.
void addEntry(Figure& figure, const Camera& camera, const RayEntry& entry) {
  const Vec2 point = placeOf(camera, entry.point);
  if (entry.normal && *entry.normal != Vec2{}) {
    const Vec2 tip = point + 38.0 * *entry.normal;  // pixel space and screen: y down in both
    addArrow(figure, Layer::handle, point, tip, {Role::text, 1}, 3);
    keepClear(figure, (point + tip) / 2, 20);
    addLabel(figure, tip, *entry.normal, "n", Role::text, 7);
    figure.labels.back().distance = 5;
  }
  figure.add(Dot{Layer::handle, point, 4, {Role::text, 1}, {Role::ground, 1}, 1.2});
}

/// The pixel, or the tile, that a tool would change.
void addPointed(Figure& figure, const PixelScreen& screen, const TilePicture& tiles,
                const ViewState& view) {
  const TileTool tool = view.options[kTool];
  if (!view.pointedPixel || tool == TileTool::ray) return;
  const bool pixels =
      tool == TileTool::pencil || tool == TileTool::eraser || tool == TileTool::fill;
  const auto down = [&](std::int64_t value) {
    const std::int64_t size = tiles.size;
    return (value >= 0 ? value / size : (value - size + 1) / size) * size;
  };
  const Pixel at = *view.pointedPixel;
  const PixelBox area =
      pixels ? one(at)
             : PixelBox{down(at.x), down(at.y), down(at.x) + tiles.size, down(at.y) + tiles.size};
  Box frame = screen.box(area);
  frame.layer = Layer::evidence;
  frame.min = frame.min - Vec2{1, 1};
  frame.max = frame.max + Vec2{2, 2};
  frame.fill = {Role::accent, 0.25};
  frame.border = {Role::accent, 1};
  frame.borderWidth = 2;
  figure.add(frame);
}

void addLeak(Figure& figure, const PixelScreen& screen, const DiagonalLeak& leak) {
  for (const Pixel pixel : {leak.besideX, leak.besideY}) {
    const Box box = screen.box(one(pixel));
    Stroke border;
    border.layer = Layer::evidence;
    border.points = {box.min, {box.max.x, box.min.y}, box.max, {box.min.x, box.max.y}};
    border.closed = true;
    border.paint = {Role::result, 1};
    border.width = 2.4;
    figure.add(border);
  }
  const Box from = screen.box(one(leak.from));
  const Box to = screen.box(one(leak.to));
  addArrow(figure, Layer::evidence, (from.min + from.max) / 2, (to.min + to.max) / 2,
           {Role::result, 1}, 3);
  const Vec2 corner = (from.min + from.max + to.min + to.max) / 4;
  const double way = leak.to.x > leak.from.x ? 1 : -1;
  addLabel(figure, corner, {way, 0}, "diagonal leak", Role::result, 8);
  figure.labels.back().distance = 12 + 2 * (to.max.x - to.min.x);
}

/// Where the true ray enters the pixel that the walk hits.
std::optional<RayEntry> entryOf(const RayEvidence& ray, const RayWalk& walk,
                                const ViewState& view) {
  if (view.options[kWalk] != RayWalkId::cells)
    return walk.hit == ray.hit ? ray.entry : std::nullopt;
  return ray.conservative ? std::optional(ray.conservative->entry) : std::nullopt;
}

void addRay(Figure& figure, const Evidence& evidence, const ViewState& view,
            const RayProgress& progress) {
  const RayEvidence& ray = *evidence.ray;
  const Camera& camera = view.camera;
  const Vec2 from = rayOriginHandle(ray, camera);
  const Vec2 to = rayEndHandle(ray, camera);
  Stroke line;
  line.layer = Layer::outline;
  line.width = 1.6;
  line.paint = {Role::text, 0.95};
  line.cap = Cap::butt;
  const std::optional<RayEntry> stop =
      progress.finished ? entryOf(ray, shownWalk(*evidence.rayWalks, view), view) : std::nullopt;
  line.points = {from, stop ? placeOf(camera, stop->point) : to};
  figure.add(line);
  if (!stop) return;
  line.points = {placeOf(camera, stop->point), to};
  line.paint.alpha = 0.4;
  figure.add(line);
  addEntry(figure, camera, *stop);
}

void addHandles(Figure& figure, const Evidence& evidence, const ViewState& view) {
  if (!hasRayHandles(evidence, view, kRayHandles)) return;
  const RayEvidence& ray = *evidence.ray;
  const auto handle = [&](Vec2 place, Role role, Target::Kind kind, const char* name) {
    const bool hot = view.hovered.kind == kind;
    const double radius = kHandleRadius + (hot ? 3 : 1.5);
    figure.add(Dot{Layer::handle, place, radius + 1.2, {Role::ground, 1}, {}, 0});
    figure.add(
        Dot{Layer::handle, place, radius, {hot ? Role::accent : role, 1}, {Role::text, 1}, 2});
    keepClear(figure, place, radius + 1);
    if (!view.names) return;
    // Away from the line, so that it covers none of its pixels.
    const Vec2 outward = kind == Target::Kind::rayEnd ? ray.to - ray.from : ray.from - ray.to;
    addLabel(figure, place, outward == Vec2{} ? Vec2{-1, -1} : outward, name, Role::text, 6);
    // Beyond the pixel, so that its name does not stand on it.
    figure.labels.back().distance = std::clamp(0.75 * view.camera.zoom, 10.0, 60.0);
  };
  handle(rayEndHandle(ray, view.camera), Role::ground, Target::Kind::rayEnd, "end");
  handle(rayOriginHandle(ray, view.camera), Role::a, Target::Kind::rayOrigin, "origin");
}

}  // namespace

void paintRay(const Evidence& evidence, const ViewState& view, Figure& figure) {
  if (!evidence.tiles) return;
  const PixelScreen screen{view.camera};
  addPointed(figure, screen, *evidence.tiles, view);
  if (!evidence.ray || !evidence.rayWalks) {
    addTiles(figure, *evidence.tiles, view.camera);
    return;
  }
  const RayWalk& walk = shownWalk(*evidence.rayWalks, view);
  const RayProgress progress = rayProgress(walk, view.step);
  addTiles(figure, *evidence.tiles, view.camera);
  addWalkedTiles(figure, evidence, screen, walk, progress);
  addWalk(figure, screen, walk, progress, view.options[kWalk]);
  addOrder(figure, evidence, view, screen, walk, progress);
  if (view.options[kDifferences] && progress.finished) {
    const Role role = view.options[kWalk] == RayWalkId::bresenham ? roleOf(RayWalkId::published)
                                                                  : roleOf(RayWalkId::bresenham);
    addDifferences(figure, screen, walk, role);
  }
  addRay(figure, evidence, view, progress);
  if (!progress.finished) {
    addCurrent(figure, screen, walk.pixels[progress.known - 1]);
  } else if (walk.hit) {
    addHit(figure, screen, walk);
  }
  if (progress.finished) {
    for (const DiagonalLeak& leak : walk.leaks) addLeak(figure, screen, leak);
  }
  addHandles(figure, evidence, view);
}

}  // namespace sepax
