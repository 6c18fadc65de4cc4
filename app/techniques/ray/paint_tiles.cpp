#include "app/techniques/ray/paint_tiles.h"

#include "app/figure/font.h"
#include "app/figure/label_space.h"
#include "app/figure/numbers.h"
#include "app/techniques/contract/shown_ground.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/ray/ray.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace sepax {

namespace {

constexpr double kSmallestTileGrid = 4;    ///< logical pixels per tile
constexpr std::size_t kMostBoxes = 20000;  ///< beyond it tiles are drawn as blocks
constexpr double kFarthest = 4e15;         ///< pixels: any place that is far out of sight

constexpr double kNumberStep = 24;  ///< logical pixels from a number of a column or row to the next
constexpr double kTick = 4;         ///< length of the mark at each of them
constexpr double kAroundHandle = 14;
constexpr double kBesideMap = 7;  ///< between a number and the map

Paint solid(double share) { return {Role::b, 0.62 * share}; }

std::int64_t toPixel(double value) {
  return static_cast<std::int64_t>(std::floor(std::clamp(value, -kFarthest, kFarthest)));
}

/// The places that may be seen, row by row.
template <class Visit>
void forVisible(const TilePicture& tiles, const PixelBox& seen, Visit visit) {
  const std::int64_t firstColumn = seen.left / tiles.size;
  const std::int64_t lastColumn = (seen.right - 1) / tiles.size;
  auto at = tiles.places.begin();
  for (std::int64_t row = seen.top / tiles.size; row <= (seen.bottom - 1) / tiles.size; ++row) {
    at = std::lower_bound(at, tiles.places.end(), std::pair{row, firstColumn},
                          [](const TilePlace& place, const auto& key) {
                            return std::pair{place.row, place.column} < key;
                          });
    for (; at != tiles.places.end() && at->row == row && at->column <= lastColumn; ++at) visit(*at);
  }
}

const TileShape& shapeOf(const TilePicture& tiles, const TilePlace& place) {
  return tiles.palette[static_cast<std::size_t>(place.tile)];
}

/// A box of the tile where the tile stands, mirrored as it is.
PixelBox placedBox(const TilePicture& tiles, const TilePlace& place, PixelBox box) {
  if (place.flipX) box = {tiles.size - box.right, box.top, tiles.size - box.left, box.bottom};
  if (place.flipY) box = {box.left, tiles.size - box.bottom, box.right, tiles.size - box.top};
  const std::int64_t x = place.column * tiles.size;
  const std::int64_t y = place.row * tiles.size;
  return {x + box.left, y + box.top, x + box.right, y + box.bottom};
}

void addBox(Figure& figure, const PixelScreen& screen, const PixelBox& pixels, Paint paint) {
  Box box = screen.box(pixels);
  box.min = {std::max(box.min.x, -4.0), std::max(box.min.y, -4.0)};
  box.max = {std::min(box.max.x, figure.width + 4), std::min(box.max.y, figure.height + 4)};
  if (box.min.x >= box.max.x || box.min.y >= box.max.y) return;
  box.layer = Layer::fill;
  box.fill = paint;
  box.part = Part::solidPixel;
  figure.add(box);
}

void addPixels(Figure& figure, const TilePicture& tiles, const PixelScreen& screen,
               const PixelBox& seen) {
  forVisible(tiles, seen, [&](const TilePlace& place) {
    for (const PixelBox& box : shapeOf(tiles, place).boxes) {
      addBox(figure, screen, placedBox(tiles, place, box), solid(1));
    }
  });
}

/// Tiles too small for their pixels: blocks, the denser the more of the tile is solid; neighbours
/// of the same tile are one block.
void addBlocks(Figure& figure, const TilePicture& tiles, const PixelScreen& screen,
               const PixelBox& seen) {
  std::optional<TilePlace> first;
  std::int64_t next = 0;
  const auto flush = [&] {
    if (!first) return;
    const std::int64_t y = first->row * tiles.size;
    addBox(figure, screen, {first->column * tiles.size, y, next * tiles.size, y + tiles.size},
           solid(std::sqrt(shapeOf(tiles, *first).share)));
  };
  forVisible(tiles, seen, [&](const TilePlace& place) {
    const bool joins =
        first && first->row == place.row && next == place.column && first->tile == place.tile;
    if (!joins) {
      flush();
      first = place;
    }
    next = place.column + 1;
  });
  flush();
}

std::size_t boxesOf(const TilePicture& tiles, const PixelBox& seen) {
  std::size_t count = 0;
  forVisible(tiles, seen,
             [&](const TilePlace& place) { count += shapeOf(tiles, place).boxes.size(); });
  return count;
}

/// What of the map may be seen.
PixelBox seenOf(const TilePicture& tiles, const PixelScreen& screen) {
  const PixelBox sight = screen.visible();
  return {std::max<std::int64_t>(sight.left, 0), std::max<std::int64_t>(sight.top, 0),
          std::min(sight.right, tiles.columns * tiles.size),
          std::min(sight.bottom, tiles.rows * tiles.size)};
}

/// Lines between pixels, or between tiles, `step` pixels apart.
void addLines(Figure& figure, const PixelScreen& screen, const PixelBox& seen, std::int64_t step,
              const Stroke& style) {
  const double top = std::max(screen.y(seen.top), 0.0);
  const double bottom = std::min(screen.y(seen.bottom), figure.height);
  const double left = std::max(screen.x(seen.left), 0.0);
  const double right = std::min(screen.x(seen.right), figure.width);
  const auto line = [&](Vec2 from, Vec2 to) {
    Stroke stroke = style;
    stroke.points = {from, to};
    figure.add(stroke);
  };
  for (std::int64_t i = (seen.left + step - 1) / step; i * step <= seen.right; ++i) {
    const double x = screen.x(i * step) + 0.5;
    line({x, top}, {x, bottom});
  }
  for (std::int64_t i = (seen.top + step - 1) / step; i * step <= seen.bottom; ++i) {
    const double y = screen.y(i * step) + 0.5;
    line({left, y}, {right, y});
  }
}

}  // namespace

Stroke gridLine(Part part, Role role) {
  Stroke stroke;
  stroke.layer = Layer::ghost;
  stroke.part = part;
  stroke.paint = {role, 0.75};
  stroke.cap = Cap::butt;
  return stroke;
}

double PixelScreen::x(std::int64_t pixel) const {
  return std::round(camera.toScreen({static_cast<double>(pixel), 0}).x);
}

double PixelScreen::y(std::int64_t pixel) const {
  return std::round(camera.toScreen({0, -static_cast<double>(pixel)}).y);
}

PixelBox PixelScreen::visible() const {
  const Vec2 low = camera.toWorld({0, camera.height});
  const Vec2 high = camera.toWorld({camera.width, 0});
  return {toPixel(low.x) - 1, toPixel(-high.y) - 1, toPixel(high.x) + 2, toPixel(-low.y) + 2};
}

Box PixelScreen::box(const PixelBox& pixels) const {
  Box box;
  box.min = {x(pixels.left), y(pixels.top)};
  box.max = {x(pixels.right), y(pixels.bottom)};
  return box;
}

void addPixelLabel(Figure& figure, const Box& pixel, Vec2 direction, std::string words, Role role,
                   int priority) {
  constexpr double kBesideFrame = 7;  // of a marked pixel, logical pixels
  figure.keepClear.push_back(pixel);
  addLabel(figure, (pixel.min + pixel.max) / 2, direction, std::move(words), role, priority);
  figure.labels.back().distance = (pixel.max.x - pixel.min.x) / 2 + kBesideFrame;
}

void addSolidName(Figure& figure, const TilePicture& tiles, const Camera& camera,
                  std::optional<Pixel> hit) {
  constexpr double kLeast = 100;  // logical pixels, the area of a block that a word can name
  const PixelScreen screen{camera};
  const PixelBox seen = seenOf(tiles, screen);
  if (seen.empty() || boxesOf(tiles, seen) > kMostBoxes) return;
  const auto inFigure = [&](const Box& box) {
    return box.min.x >= 0 && box.min.y >= 0 && box.max.x <= figure.width &&
           box.max.y <= figure.height;
  };
  std::optional<PixelBox> largest;
  double most = kLeast;
  forVisible(tiles, seen, [&](const TilePlace& place) {
    for (const PixelBox& pixels : shapeOf(tiles, place).boxes) {
      const PixelBox at = placedBox(tiles, place, pixels);
      const Box box = screen.box(at);
      const Vec2 size = box.max - box.min;
      const bool isHit =
          hit && at.left <= hit->x && hit->x < at.right && at.top <= hit->y && hit->y < at.bottom;
      if (isHit || size.x * size.y <= most || !inFigure(box)) continue;
      most = size.x * size.y;
      largest = at;
    }
  });
  if (!largest) return;
  const PartScope part(figure, Part::solidPixel);
  addPixelLabel(figure, screen.box(*largest), {0, -1}, "solid", Role::b, -1);
  const std::int64_t x = (largest->left + largest->right - 1) / 2;
  const std::int64_t y = (largest->top + largest->bottom - 1) / 2;
  const Box middle = screen.box({x, y, x + 1, y + 1});
  figure.labels.back().anchor = (middle.min + middle.max) / 2;  // its line ends in a pixel
  figure.labels.back().leads = true;
  figure.labels.back().text.size = 12;
}

void addPixelMark(Figure& figure, const Box& pixel, Role role) {
  constexpr double kRing = 11;  // logical pixels
  constexpr double kApart = 3;
  const Vec2 middle = (pixel.min + pixel.max) / 2;
  if (pixel.max.x - pixel.min.x + 2 * kApart < 2 * kRing) {
    figure.add(Dot{Layer::evidence, middle, kRing, {role, 0}, {role, 1}, 2.4});
    keepClear(figure, middle, kRing);
    return;
  }
  Box frame = pixel;
  frame.layer = Layer::evidence;
  frame.min = pixel.min - Vec2{kApart, kApart};
  frame.max = pixel.max + Vec2{kApart, kApart};
  frame.radius = kApart;
  frame.fill = {role, 0};
  frame.border = {role, 1};
  frame.borderWidth = 2.4;
  figure.add(frame);
}

void addPixelNumbers(Figure& figure, const PixelBox& pixels, const Camera& camera,
                     const std::array<Vec2, 2>& handles) {
  constexpr double kHalfDigit = 4;  // of its height, logical pixels
  const PixelScreen screen{camera};
  const PixelBox seen = screen.visible();
  constexpr double kBetween = 12;  // two numbers of a row
  const std::string widest = sepax::number(static_cast<double>(pixels.right), 0);
  const double apart =
      std::max(kNumberStep, textWidth(widest, kSmallestText, Weight::regular) + kBetween);
  std::int64_t step = 1;
  for (int i = 0; static_cast<double>(step) * camera.zoom < apart; ++i) step *= i % 2 == 0 ? 5 : 2;
  const auto add = [&](Vec2 at, std::int64_t number, Align align) {
    const Text text{Layer::grid,
                    at,
                    sepax::number(static_cast<double>(number), 0),
                    kSmallestText,
                    Weight::regular,
                    align,
                    {Role::muted, 1},
                    true,
                    kPixelRuler};
    const Rect place = rectOf(text);
    const bool free = std::ranges::none_of(
        handles, [&](Vec2 handle) { return distanceTo(place, handle) < kAroundHandle; });
    if (free && contains({{0, 0}, {figure.width, figure.height}}, place)) figure.add(text);
  };
  const auto tick = [&](Vec2 from, Vec2 way) {
    figure.add(Stroke{Layer::grid,
                      {from, from + kTick * way},
                      false,
                      {Role::muted, 1},
                      1,
                      {},
                      Cap::butt,
                      kPixelRuler});
  };
  const auto first = [step](std::int64_t from) { return from + (step - from % step) % step; };
  const Vec2 corner{screen.x(pixels.left), screen.y(pixels.top)};
  for (std::int64_t x = first(std::max(seen.left, pixels.left));
       x < std::min(seen.right, pixels.right); x += step) {
    const double middle = (screen.x(x) + screen.x(x + 1)) / 2;
    tick({middle, corner.y}, {0, -1});
    add({middle, corner.y - kBesideMap}, x, Align::center);
  }
  for (std::int64_t y = first(std::max(seen.top, pixels.top));
       y < std::min(seen.bottom, pixels.bottom); y += step) {
    const double middle = (screen.y(y) + screen.y(y + 1)) / 2;
    tick({corner.x, middle}, {-1, 0});
    add({corner.x - kBesideMap, middle + kHalfDigit}, y, Align::right);
  }
}

void addTiles(Figure& figure, const TilePicture& tiles, const Camera& camera) {
  const PixelScreen screen{camera};
  const PixelBox seen = seenOf(tiles, screen);
  if (seen.empty()) return;
  if (boxesOf(tiles, seen) <= kMostBoxes && camera.zoom > 0.4) {
    addPixels(figure, tiles, screen, seen);
  } else {
    addBlocks(figure, tiles, screen, seen);
  }
  if (camera.zoom >= kPixelGrid) {
    addLines(figure, screen, seen, 1, gridLine(Part::pixelLine, Role::ground));
  }
  if (camera.zoom * static_cast<double>(tiles.size) >= kSmallestTileGrid) {
    addLines(figure, screen, seen, tiles.size, gridLine(Part::tileLine, Role::dim));
  }
}

bool hasTiles(const Evidence& evidence) { return evidence.tiles.has_value(); }

void paintTileGround(const Evidence& evidence, const Camera& camera, Figure& figure) {
  addTiles(figure, *evidence.tiles, camera);
}

}  // namespace sepax
