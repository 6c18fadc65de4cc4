#include "app/techniques/ray/paint_bitmap.h"

#include "app/figure/font.h"
#include "app/figure/label_space.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/ray/options.h"
#include "app/techniques/ray/paint_tiles.h"

#include <fmt/format.h>

#include <cmath>
#include <string>
#include <utility>

namespace sepax {

namespace {

constexpr std::int64_t kBelow = 4;  ///< pixels between the map and the squares
constexpr double kAboveName = 4;    ///< logical pixels
constexpr int kFields = 8;          ///< of the chequered ground, a side

PixelBox movedBy(const PixelBox& box, Pixel by) {
  return {box.left + by.x, box.top + by.y, box.right + by.x, box.bottom + by.y};
}

constexpr Paint kNothing{Role::ground, 0};

void addSquare(Figure& figure, const Box& place, Paint fill, Paint border = kNothing) {
  Box box = place;
  box.layer = Layer::ghost;
  box.fill = fill;
  box.border = border;
  // A border that is not seen would still cut a slit into the fill.
  box.borderWidth = border.alpha > 0 ? 1 : 0;
  figure.add(box);
}

/// What shows through where a picture is transparent.
void addChequers(Figure& figure, const Box& square) {
  addSquare(figure, square, {Role::raised, 1});
  const Vec2 field = (square.max - square.min) / kFields;
  for (int i = 0; i < kFields * kFields; ++i) {
    const int column = i % kFields;
    const int row = i / kFields;
    if ((column + row) % 2 == 0) continue;
    Box box = square;
    box.min = square.min + Vec2{field.x * column, field.y * row};
    box.max = box.min + field;
    addSquare(figure, box, {Role::line, 1});
  }
}

/// One of both squares, with its name below. It is no label: a picture is framed with it.
void addTileSquare(Figure& figure, const PixelScreen& screen, const TilePicture& tiles,
                   const TileShape& shape, Pixel corner, Role role, std::string name) {
  const Box square = screen.box(movedBy({0, 0, tiles.size, tiles.size}, corner));
  if (role == Role::b) addChequers(figure, square);
  for (const PixelBox& box : shape.boxes)
    addSquare(figure, screen.box(movedBy(box, corner)), {role, 1});
  addSquare(figure, square, kNothing, {Role::dim, 1});
  Text below;
  below.position = {(square.min.x + square.max.x) / 2, 0};
  below.text = std::move(name);
  below.weight = Weight::semibold;
  below.align = Align::center;
  below.paint = {Role::text, 1};
  below.part = Part::solidPixel;
  below.position.y = square.max.y + kAboveName - rectOf(below).min.y;
  figure.keepClear.push_back(square);
  figure.add(std::move(below));
}

}  // namespace

void addBitmapAndSolidity(Figure& figure, const TilePicture& tiles, const ViewState& view) {
  const int tile = view.options[kTile];
  if (tile < 0 || tile >= static_cast<int>(tiles.palette.size())) return;
  const PartScope part(figure, Part::solidPixel);
  const TileShape& shape = tiles.palette[static_cast<std::size_t>(tile)];
  const PixelScreen screen{view.camera};
  const std::int64_t top = tiles.rows * tiles.size + kBelow;
  const std::int64_t gap = tiles.size / 2;
  // Side by side they have as much room as their squares are apart.
  std::string bitmap = fmt::format("bitmap of tile {}", tile);
  std::string map = "solidity map: alpha ≠ 0";
  const auto width = [](const std::string& words) {
    return textWidth(words, Label{}.text.size, Label{}.text.weight);
  };
  const double apart = screen.x(tiles.size + gap) - screen.x(0);
  if ((width(bitmap) + width(map)) / 2 > apart) {
    bitmap = "bitmap";
    map = "solidity map";
  }
  addTileSquare(figure, screen, tiles, shape, {0, top}, Role::b, std::move(bitmap));
  addTileSquare(figure, screen, tiles, shape, {tiles.size + gap, top}, Role::text, std::move(map));
  const Box between = screen.box({tiles.size, top, tiles.size + gap, top + tiles.size});
  const Vec2 middle = (between.min + between.max) / 2;
  const double reach = 0.3 * (between.max.x - between.min.x);
  addArrow(figure, Layer::evidence, middle - Vec2{reach, 0}, middle + Vec2{reach, 0},
           {Role::text, 1}, 2.4);
}

}  // namespace sepax
