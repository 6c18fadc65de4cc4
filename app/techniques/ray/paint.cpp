#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/ray/paint_bitmap.h"
#include "app/techniques/ray/paint_ray.h"
#include "app/techniques/ray/paint_tiles.h"
#include "app/techniques/ray/paint_walk.h"
#include "app/techniques/ray/published_same.h"
#include "app/techniques/ray/ray.h"
#include "app/techniques/ray/steps_words.h"
#include "app/view/handles.h"

#include <algorithm>
#include <optional>
#include <string>

namespace sepax {

namespace {

Vec2 placeOf(const Camera& camera, Vec2 pixels) { return camera.toScreen(worldOfPixels(pixels)); }

/// The map, and what little of the ray lies beside it.
PixelBox numberedPixels(const Evidence& evidence) {
  constexpr std::int64_t kLittle = 8;
  const TilePicture& tiles = *evidence.tiles;
  PixelBox box{0, 0, tiles.columns * tiles.size, tiles.rows * tiles.size};
  const auto near = [](std::int64_t at, std::int64_t end) {
    return std::clamp<std::int64_t>(at, -kLittle, end + kLittle) == at;
  };
  for (const Pixel pixel : {evidence.ray->firstPixel, evidence.ray->lastPixel}) {
    if (!near(pixel.x, box.right) || !near(pixel.y, box.bottom)) continue;
    box = {std::min(box.left, pixel.x), std::min(box.top, pixel.y),
           std::max(box.right, pixel.x + 1), std::max(box.bottom, pixel.y + 1)};
  }
  return box;
}

/// The pixel that a step is at.
void addCurrent(Figure& figure, const PixelScreen& screen, const WalkPixel& pixel) {
  const PartScope part(figure, Part::currentPixel);
  const Box box = screen.box(one(pixel.pixel));
  addPixelMark(figure, box, Role::text);
  addPixelLabel(figure, box, {0.4, 1}, pixelText(pixel.pixel), Role::text, 9);
}

/// `low` = its words stand below the row, where the pixels before and behind it are told of, too.
void addHit(Figure& figure, const PixelScreen& screen, const RayWalk& walk,
            const std::optional<RayHit>& exact, bool low) {
  const PartScope part(figure, Part::hit);
  const Box box = screen.box(one(*walk.hit));
  for (const WalkPixel& pixel : walk.pixels)  // also what is met with it
    if (pixel.state == PixelState::hit)
      addPixelMark(figure, screen.box(one(pixel.pixel)), Role::result);
  // Behind the side through which the ray comes in, where neither it nor the normal is.
  const bool known = exact && exact->pixel == *walk.hit && exact->entry.normal;
  const Vec2 behind = known ? -*exact->entry.normal : Vec2{};
  const Vec2 way = behind == Vec2{} ? Vec2{-0.5, 1} : low && behind.y == 0 ? Vec2{0, 1} : behind;
  const std::string others = metWithHit(walk);
  addPixelLabel(figure, box, way,
                "hit " + pixelText(*walk.hit) + (others.empty() ? "" : " and " + others),
                Role::result, 9);
}

/// The pixel that the exact ray meets, where the walk that is shown answers otherwise.
void addExactHit(Figure& figure, const PixelScreen& screen, const RayHit& exact) {
  const PartScope part(figure, Part::exactHit);
  const Box box = screen.box(one(exact.pixel));
  addPixelMark(figure, box, Role::gap);
  addPixelLabel(figure, box, {0.5, -1}, "exact hit " + pixelText(exact.pixel), Role::gap, 9);
}

/// Where the true ray enters the pixel and, if wanted, the normal of that side.
void addEntry(Figure& figure, const Camera& camera, const RayEntry& entry, bool normal) {
  const PartScope part(figure, Part::rayEntry);
  const Vec2 point = placeOf(camera, entry.point);
  if (normal && entry.normal && *entry.normal != Vec2{}) {
    const Vec2 tip =
        point + kNormalArrow * *entry.normal;  // pixel space and screen: y down in both
    addArrow(figure, Layer::handle, point, tip, {Role::text, 1}, 3);
    keepClear(figure, (point + tip) / 2, 20);
    addLabel(figure, tip, *entry.normal, "normal", Role::text, 7);
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
  frame.part = Part::toolPixel;
  frame.min = frame.min - Vec2{1, 1};
  frame.max = frame.max + Vec2{2, 2};
  frame.fill = {Role::accent, 0.25};
  frame.border = {Role::accent, 1};
  frame.borderWidth = 2;
  figure.add(frame);
}

void addLeak(Figure& figure, const PixelScreen& screen, const DiagonalLeak& leak) {
  const PartScope part(figure, Part::leak);
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
  const Box beside = screen.box(one(leak.besideX));
  const double outwards = (beside.min + beside.max).x / 2 - corner.x;
  addPixelLabel(figure, beside, {outwards, 0}, "diagonal leak", Role::result, 8);
}

/// One picture tells of one thing: how the map of solid pixels comes about.
bool isAboutTheMap(const ViewState& view) {
  return view.wording.still && view.options[kSolidityMap];
}

void addRay(Figure& figure, const Evidence& evidence, const ViewState& view,
            const RayProgress& progress) {
  const RayEvidence& ray = *evidence.ray;
  const Camera& camera = view.camera;
  const Vec2 from = rayOriginHandle(ray, camera);
  const Vec2 to = rayEndHandle(ray, camera);
  const PartScope part(figure, Part::ray);
  Stroke line;
  line.layer = Layer::outline;
  line.width = 1.6;
  line.paint = {Role::text, 0.95};
  line.cap = Cap::butt;
  // The true ray is drawn with every walk, and stops where it does itself.
  const std::optional<RayEntry> stop =
      progress.finished && ray.conservative ? std::optional(ray.conservative->entry) : std::nullopt;
  line.points = {from, stop ? placeOf(camera, stop->point) : to};
  figure.add(line);
  if (!stop) return;
  line.points = {placeOf(camera, stop->point), to};
  line.paint.alpha = 0.4;
  figure.add(line);
  addEntry(figure, camera, *stop, !standsBesideArticle(evidence, view) && !isAboutTheMap(view));
}

/// All of the map but one tile fades, which is what a picture is about.
void addVeil(Figure& figure, const PixelScreen& screen, const TilePicture& tiles, Pixel tile) {
  const PixelBox map{0, 0, tiles.columns * tiles.size, tiles.rows * tiles.size};
  const PixelBox kept{tile.x * tiles.size, tile.y * tiles.size, (tile.x + 1) * tiles.size,
                      (tile.y + 1) * tiles.size};
  for (const PixelBox& area : {PixelBox{map.left, map.top, map.right, kept.top},
                               PixelBox{map.left, kept.bottom, map.right, map.bottom},
                               PixelBox{map.left, kept.top, kept.left, kept.bottom},
                               PixelBox{kept.right, kept.top, map.right, kept.bottom}}) {
    if (area.left >= area.right || area.top >= area.bottom) continue;
    Box veil = screen.box(area);
    veil.layer = Layer::fill;
    veil.part = Part::solidPixel;
    veil.fill = {Role::ground, 0.65};
    figure.add(veil);
  }
}

/// What an article does with a tile is the point, or how much it counts in one.
bool tellsOfTiles(const Evidence& evidence) {
  const PublishedRay& ray = *evidence.publishedRay;
  return ray.outOfRange || ray.fault == RayFault::none;
}

}  // namespace

std::optional<CloseUp> rayCloseUp(const Evidence& evidence, const ViewState& view) {
  if (!evidence.ray || !evidence.rayWalks || view.answers == Answers::published)
    return std::nullopt;
  constexpr double kLarge = 16;  // logical pixels of a pixel that needs no enlargement
  if (view.camera.zoom >= kLarge) return std::nullopt;
  const RayWalk& walk = shownWalk(*evidence.rayWalks, view);
  if (!rayProgress(walk, view.step).finished) return std::nullopt;
  const std::optional<RayHit>& exact = evidence.ray->conservative;
  std::optional<Pixel> hit = walk.hit;
  if (!hit && exact) hit = exact->pixel;
  if (!hit || (exact && exact->entry.t == 0)) return std::nullopt;  // there is nothing before it
  constexpr double kAround = 1.5;                                   // pixels
  return CloseUp{
      worldOfPixels({static_cast<double>(hit->x) + 0.5, static_cast<double>(hit->y) + 0.5}),
      kAround, false};  // words would cover the pixels
}

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
  if (view.options[kSolidityMap])
    addBitmapAndSolidity(figure, *evidence.tiles, view);  // no pixel of the map is what counts
  else
    addPixelNumbers(
        figure, numberedPixels(evidence), view.camera,
        {rayOriginHandle(*evidence.ray, view.camera), rayEndHandle(*evidence.ray, view.camera)});
  addTiles(figure, *evidence.tiles, view.camera);
  const std::optional<SameAnswer> same = sameRayAnswer(evidence);
  const bool counts =
      standsBesideArticle(evidence, view) && same && same->kind == SameAnswer::Kind::count;
  if (view.wording.still && counts)
    addVeil(figure, screen, *evidence.tiles, worstTile(*evidence.rayWalks).tile);
  if (!view.wording.still || !standsBesideArticle(evidence, view) || tellsOfTiles(evidence))
    addWalkedTiles(figure, evidence, screen, walk, progress);
  addWalk(figure, screen, walk, progress, walkIn(view));
  addOrder(figure, evidence, view, screen, walk, progress);
  const bool listed = !view.method.empty();  // the article's list is there in its own hatching
  if (view.options[kDifferences] && progress.finished && !listed && !isAboutTheMap(view))
    addDifferences(figure, screen, walk, walkIn(view));
  addRay(figure, evidence, view, progress);
  if (!progress.finished && progress.known > 0) {
    addCurrent(figure, screen, walk.pixels[progress.known - 1]);
  } else if (progress.finished && walk.hit) {
    addHit(figure, screen, walk, evidence.ray->conservative,
           view.wording.still && evidence.publishedRay &&
               evidence.publishedRay->fault == RayFault::otherPixel);
  }
  if (progress.finished) {
    for (const DiagonalLeak& leak : walk.leaks) addLeak(figure, screen, leak);
    const std::optional<RayHit>& exact = evidence.ray->conservative;
    if (!walk.agrees && exact) addExactHit(figure, screen, *exact);
    if (!walk.hit && !listed) addTileCounts(figure, screen, evidence, walkIn(view));
  }
  if (view.wording.still && view.names && progress.finished) {
    if (!isAboutTheMap(view)) addSolidName(figure, *evidence.tiles, view.camera, walk.hit);
    // Else the counts do, or the names of both ends.
    if (!counts && !(standsBesideArticle(evidence, view) && tellsBothEnds(evidence)))
      addWalkNames(figure, screen, walk, progress, walkIn(view), !isAboutTheMap(view));
  }
  addRayMeasures(figure, evidence, view);
  addRayHandles(figure, evidence, view);
}

}  // namespace sepax
