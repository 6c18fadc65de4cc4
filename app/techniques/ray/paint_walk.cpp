#include "app/techniques/ray/paint_walk.h"

#include "app/techniques/drawing/draw.h"
#include "app/techniques/ray/legend.h"
#include "app/techniques/ray/paint_ray.h"
#include "app/techniques/ray/walk_words.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace sepax {

namespace {

constexpr double kWidestPixel = 22;  ///< logical pixels: beyond it a pixel shows its number

constexpr double kLeastHatched = 10;  ///< logical pixels: in a smaller pixel a hatch is noise
constexpr double kLeastMark = 5;      ///< logical pixels: smaller ones are marked as large as this
constexpr double kListBeside = 96;    ///< logical pixels: from it a number stands beside the list

/// Whether nothing of the pixels can be seen.
bool isHidden(const PixelBox& pixels, const PixelBox& seen) {
  return pixels.right < seen.left || pixels.left > seen.right || pixels.bottom < seen.top ||
         pixels.top > seen.bottom;
}

/// A tile that the walk has looked into, or a blank one that it skipped.
void addEnteredTile(Figure& figure, const Box& box, bool solid) {
  const PartScope part(figure, Part::enteredTile);
  const Vec2 low = box.min + Vec2{0.5, 0.5};
  const Vec2 high = box.max + Vec2{0.5, 0.5};
  Stroke border;
  border.layer = Layer::ghost;
  border.points = {low, {high.x, low.y}, high, {low.x, high.y}};
  border.closed = true;
  border.cap = Cap::butt;
  if (solid) {
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
  return {Role::muted, 0.5};
}

Part partOf(Look look, RayWalkId walk) {
  if (look == Look::untested) return Part::untestedPixel;
  if (look == Look::hit) return Part::hitPixel;
  switch (walk) {
    case RayWalkId::bresenham:
    case RayWalkId::automatic:
      break;
    case RayWalkId::published:
      return Part::publishedPixel;
    case RayWalkId::cells:
      return Part::cellPixel;
  }
  return Part::linePixel;
}

Look lookOf(const RayWalk& walk, const RayProgress& progress, std::size_t index) {
  const PixelState state = walk.pixels[index].state;
  if (index >= progress.known || state == PixelState::untested) return Look::untested;
  return state == PixelState::hit ? Look::hit : Look::tested;
}

/// Pixels in a row.
void addRun(Figure& figure, Box box, Look look, RayWalkId walk) {
  box.layer = Layer::fill;
  box.fill = paintOf(look, walk);
  box.part = partOf(look, walk);
  box.max = {std::max(box.max.x, box.min.x + 1), std::max(box.max.y, box.min.y + 1)};
  figure.add(box);
  if (!figure.inGrey || look != Look::hit) return;
  const std::vector<Vec2> outline{box.min, {box.max.x, box.min.y}, box.max, {box.min.x, box.max.y}};
  figure.add(Fill{Layer::fill, outline, {Role::ground, 0.9}, Hatch::forward, box.part});
}

}  // namespace

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
    if (isHidden(tile, seen)) continue;
    addEnteredTile(figure, screen.box(tile), pixel.index >= 0);
  }
}

namespace {

/// The grid of pixels ends at the map; beyond it the pixels of a walk are parted like those within.
void addOuterBorders(Figure& figure, const PixelScreen& screen, const RayWalk& walk) {
  if (screen.camera.zoom < kPixelGrid) return;
  const PixelBox seen = screen.visible();
  for (const WalkPixel& pixel : walk.pixels) {
    if (pixel.inMap || !seen.contains(pixel.pixel)) continue;
    const Box box = screen.box(one(pixel.pixel));
    const Vec2 low = box.min + Vec2{0.5, 0.5};
    const Vec2 high = box.max + Vec2{0.5, 0.5};
    Stroke border = gridLine(Part::pixelLine, Role::ground);
    border.points = {low, {high.x, low.y}, high, {low.x, high.y}};
    border.closed = true;
    figure.add(border);
  }
}

}  // namespace

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
    if (!isHidden(run, seen)) addRun(figure, screen.box(run), lookOf(walk, progress, first), id);
    first = end;
  }
  addOuterBorders(figure, screen, walk);
}

namespace {

/// What the picture says of it in place of the legend.
std::string_view nameOf(Look look, RayWalkId walk) {
  const auto row = std::ranges::find(kRayLegend, partOf(look, walk), &LegendRow::part);
  if (row == kRayLegend.end()) return {};
  return row->said.empty() ? row->words : row->said;
}

}  // namespace

void addWalkNames(Figure& figure, const PixelScreen& screen, const RayWalk& walk,
                  const RayProgress& progress, RayWalkId id, bool behind) {
  constexpr double kOfTheWay = 0.4;       // away from the ends and the hit, which have names
  constexpr double kBehindHit = 0.25;     // and from where an article may come from the end
  constexpr std::size_t kFewestOfIt = 4;  // of fewer pixels the names of their places tell
  const PixelBox seen = screen.visible();
  for (const Look look : {Look::tested, Look::untested}) {
    if (look == Look::untested && !behind) continue;
    std::vector<Pixel> pixels;
    for (std::size_t i = 0; i < walk.pixels.size(); ++i)
      if (lookOf(walk, progress, i) == look && seen.contains(walk.pixels[i].pixel))
        pixels.push_back(walk.pixels[i].pixel);
    if (pixels.size() < kFewestOfIt) continue;
    const Vec2 way = screen.box(one(pixels.back())).min - screen.box(one(pixels.front())).min;
    const double share = look == Look::untested ? kBehindHit : kOfTheWay;
    const auto at = static_cast<std::size_t>(share * static_cast<double>(pixels.size()));
    const PartScope part(figure, partOf(look, id));
    addPixelLabel(figure, screen.box(one(pixels[at])), turnedLeft(way),
                  std::string(nameOf(look, id)), look == Look::tested ? roleOf(id) : Role::muted,
                  -1);
    figure.labels.back().leads = true;
    figure.labels.back().text.size = 12;
  }
}

void addTileCounts(Figure& figure, const PixelScreen& screen, const Evidence& evidence,
                   RayWalkId id) {
  constexpr double kLeastTile = 30;  // logical pixels: a smaller one has no room
  const std::int64_t size = evidence.tiles->size;
  if (!mostInTile(*evidence.rayWalks, id) ||
      screen.camera.zoom * static_cast<double>(size) < kLeastTile)
    return;
  const PartScope part(figure, Part::pixelNumber);
  std::string unit = " tests";  // said once
  for (const TileTests& tests : evidence.rayWalks->tiles) {
    const std::int64_t count = testsIn(tests, id);
    if (count == 0) continue;
    const Pixel corner{tests.tile.x * size, tests.tile.y * size};
    const Box box = screen.box({corner.x, corner.y, corner.x + size, corner.y + size});
    addLabel(figure, (box.min + box.max) / 2, {0, -1}, std::to_string(count) + unit, Role::text, 4);
    figure.labels.back().distance = 4;  // within its tile
    unit.clear();
  }
}

void addOrder(Figure& figure, const Evidence& evidence, const ViewState& view,
              const PixelScreen& screen, const RayWalk& walk, const RayProgress& progress) {
  if (screen.camera.zoom < kWidestPixel) return;
  const PartScope part(figure, Part::pixelNumber);
  const bool onList = !view.method.empty() && screen.camera.zoom < kListBeside;
  const PixelBox seen = screen.visible();
  std::vector<PixelNumber> numbers;
  for (std::size_t i = 0; i < progress.known; ++i) {
    const Pixel pixel = walk.pixels[i].pixel;
    if (!seen.contains(pixel)) continue;
    const Box box = screen.box(one(pixel));
    Text text;
    text.layer = Layer::outline;
    text.text = std::to_string(i + 1);
    text.size = std::clamp(0.34 * screen.camera.zoom, leastNumber(view), 13.0);
    text.weight = Weight::semibold;
    const bool hatched = figure.inGrey && lookOf(walk, progress, i) == Look::hit;
    text.paint = {onList || hatched ? Role::text : Role::ground, 1};
    text.halo = onList || hatched;
    if (onList) text.layer = Layer::evidence;
    numbers.push_back({std::move(text), box});
  }
  const bool alone = view.method.empty() || progress.finished;
  addPixelNumbers(figure, numbers, {.left = true, .alone = alone, .framed = onList}, evidence,
                  view);
}

namespace {

/// At least as large as a mark has to be.
Box markOf(Box box) {
  const double more = std::max(0.0, (kLeastMark - (box.max.x - box.min.x)) / 2);
  box.min -= Vec2{more, more};
  box.max += Vec2{more, more};
  return box;
}

/// A hatch of one line, in a pixel that is too small for one of several.
void addSlash(Figure& figure, const Box& box, Layer layer, Paint paint) {
  Stroke slash;
  slash.layer = layer;
  slash.points = {{box.min.x, box.max.y}, {box.max.x, box.min.y}};
  slash.paint = paint;
  slash.width = 1.8;
  slash.cap = Cap::butt;
  figure.add(slash);
}

/// A pixel of the other walk alone that is too small for a hatch of several lines.
void addSmallMark(Figure& figure, const Box& pixel, Role role) {
  Box box = markOf(pixel);
  box.layer = Layer::guide;
  box.fill = {Role::ground, 1};
  box.border = {role, 1};
  box.borderWidth = 1;
  figure.add(box);
  addSlash(figure, box, Layer::guide, {role, 1});
}

/// A pixel that the walk has alone: hatched over the colour that it has already.
void addOwnMark(Figure& figure, const Box& pixel, Part part) {
  const PartScope scope(figure, part);
  constexpr Paint kLines{Role::ground, 0.85};
  constexpr double kLeastSlashed = 3;  // logical pixels: in a smaller one it would cover the colour
  if (pixel.max.x - pixel.min.x < kLeastSlashed) return;
  if (pixel.max.x - pixel.min.x < kLeastHatched)
    return addSlash(figure, pixel, Layer::fill, kLines);
  const std::vector<Vec2> outline{
      pixel.min, {pixel.max.x, pixel.min.y}, pixel.max, {pixel.min.x, pixel.max.y}};
  figure.add(Fill{Layer::fill, outline, kLines, Hatch::backward, part});
}

}  // namespace

void addDifferences(Figure& figure, const PixelScreen& screen, const RayWalk& walk, RayWalkId id) {
  const bool line = id == RayWalkId::bresenham;
  const Role role = roleOf(line ? RayWalkId::published : RayWalkId::bresenham);
  const PixelBox seen = screen.visible();
  const DifferingPixels differing = differingPixels(walk);
  std::optional<Box> own;
  for (const Pixel pixel : differing.here) {
    if (!seen.contains(pixel)) continue;
    const Box box = screen.box(one(pixel));
    addOwnMark(figure, box, partOf(Look::tested, id));
    if (!own) own = box;
  }
  if (own && differing.there.empty()) {
    const PartScope part(figure, partOf(Look::tested, id));
    addPixelLabel(
        figure, *own, {0, 1},
        line ? "hatched: not in the published line" : "hatched: not in the line from the origin",
        roleOf(id), 5);
  }
  const PartScope part(figure, line ? Part::publishedDifference : Part::lineDifference);
  std::optional<Box> named;
  for (const Pixel pixel : differing.there) {
    if (!seen.contains(pixel)) continue;
    const Box box = screen.box(one(pixel));
    if (box.max.x - box.min.x < kLeastHatched)
      addSmallMark(figure, box, role);
    else
      addHatchedPixel(figure, box, role);
    if (!named) named = box;
  }
  if (!named) return;
  addPixelLabel(figure, *named, {0, 1},
                line ? "only in the published line" : "only in the line from the origin", role, 5);
}

void addHatchedPixel(Figure& figure, const Box& box, Role role) {
  const std::vector<Vec2> outline{box.min, {box.max.x, box.min.y}, box.max, {box.min.x, box.max.y}};
  figure.add(Fill{Layer::guide, outline, {role, 1}, Hatch::forward});
  Stroke border;
  border.layer = Layer::guide;
  border.points = outline;
  border.closed = true;
  border.paint = {role, 0.9};
  figure.add(border);
}

}  // namespace sepax
