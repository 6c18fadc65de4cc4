#include "app/techniques/ray/panel_tile.h"

#include "app/techniques/ray/options.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

namespace sepax {
namespace {

constexpr double kSide = 132;   ///< of either square at the most, logical pixels
constexpr double kMiddle = 40;  ///< between them, for the arrow
constexpr int kMostCells = 64;  ///< per side: a larger tile is shown in samples

/// A square of pixels; `colour(x, y)` of each, 0 = nothing there.
template <class Colour>
void pixelSquare(const Ui& ui, ImVec2 at, float side, int size, Colour colour) {
  const int count = std::min(size, kMostCells);
  const float unit = side / static_cast<float>(count);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  for (int row = 0; row < count; ++row) {
    for (int column = 0; column < count; ++column) {
      const ImU32 paint = colour(column * size / count, row * size / count);
      if ((paint & IM_COL32_A_MASK) == 0) continue;
      const auto place = [&](int index) { return std::round(unit * static_cast<float>(index)); };
      list.AddRectFilled({at.x + place(column), at.y + place(row)},
                         {at.x + place(column + 1), at.y + place(row + 1)}, paint);
    }
  }
  compat::addRect(&list, at, {at.x + side, at.y + side}, ui.color(Role::line), 0, ui.px(1));
}

/// What shows through where a picture is transparent.
void chequered(const Ui& ui, ImVec2 at, float side) {
  constexpr int kFields = 8;
  const float unit = side / kFields;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled(at, {at.x + side, at.y + side}, ui.color(Role::raised));
  for (int i = 0; i < kFields * kFields; ++i) {
    if ((i + i / kFields) % 2 == 0) continue;
    const ImVec2 low{at.x + unit * static_cast<float>(i % kFields),
                     at.y + unit * static_cast<float>(i / kFields)};
    list.AddRectFilled(low, {low.x + unit, low.y + unit}, ui.color(Role::line));
  }
}

bool isSolidAt(const TileShape& shape, int x, int y) {
  return std::ranges::any_of(shape.boxes, [&](const PixelBox& box) {
    return box.contains({x, y});
  });
}

/// The picture that the tile was cut from; null for a painted one.
const std::vector<std::uint8_t>* bitmapOf(const PanelContext& context, int tile) {
  const ViewState& view = context.view;
  if (!view.bitmaps) return nullptr;
  const auto found =
      view.bitmaps->find(context.document.shown().tiles->palette[static_cast<std::size_t>(tile)]);
  return found == view.bitmaps->end() ? nullptr : &found->second;
}

/// Alpha in the bitmap: of the picture, else full where it was painted.
int alphaAt(const TileShape& shape, const std::vector<std::uint8_t>* bitmap, int size, int x,
            int y) {
  if (bitmap == nullptr) return isSolidAt(shape, x, y) ? 255 : 0;
  return (*bitmap)[static_cast<std::size_t>(4 * (y * size + x) + 3)];
}

void squares(PanelContext& context, const TileShape& shape, int tile, int size) {
  const Ui& ui = context.ui;
  const std::vector<std::uint8_t>* bitmap = bitmapOf(context, tile);
  const ImVec2 left = ImGui::GetCursorScreenPos();
  const float between = ui.px(kMiddle);
  const float side = std::min(ui.px(kSide), (ImGui::GetContentRegionAvail().x - between) / 2);
  const ImVec2 right{left.x + side + between, left.y};
  clickArea("ray/bitmap", {2 * side + between, side});
  ui.mark("ray/bitmap");
  chequered(ui, left, side);
  pixelSquare(ui, left, side, size, [&](int x, int y) -> ImU32 {
    if (bitmap == nullptr) return isSolidAt(shape, x, y) ? ui.color(Role::b) : 0;
    const std::uint8_t* rgba = &(*bitmap)[static_cast<std::size_t>(4 * (y * size + x))];
    return IM_COL32(rgba[0], rgba[1], rgba[2], rgba[3]);
  });
  pixelSquare(ui, right, side, size,
              [&](int x, int y) { return isSolidAt(shape, x, y) ? ui.color(Role::text) : 0; });
  const float middle = left.y + side / 2;
  placeText(*ImGui::GetWindowDrawList(), ui.fonts.bold, ui.color(Role::muted),
            {left.x + side + between / 2, middle}, 0.5f, "→");
  if (!ImGui::IsItemHovered()) return;
  const ImVec2 mouse = ImGui::GetMousePos();
  const float from = mouse.x < right.x ? left.x : right.x;
  const auto index = [&](float value) {
    return static_cast<int>(value / side * static_cast<float>(size));
  };
  const int x = index(mouse.x - from);
  const int y = index(mouse.y - left.y);
  if (x < 0 || y < 0 || x >= size || y >= size) return;
  ImGui::SetTooltip("[%d, %d]  alpha %d  →  %s", x, y, alphaAt(shape, bitmap, size, x, y),
                    isSolidAt(shape, x, y) ? "solid" : "empty");
}

}  // namespace

void chosenTile(PanelContext& context) {
  const Ui& ui = context.ui;
  const TilePicture& tiles = *context.evidence.tiles;
  const int tile = context.view.options[kTile];
  if (tile < 0 || tile >= static_cast<int>(tiles.palette.size())) return;
  const TileShape& shape = tiles.palette[static_cast<std::size_t>(tile)];
  heading(ui, fmt::format("Tile {}", tile), "bitmap → solidity map");
  squares(context, shape, tile, static_cast<int>(tiles.size));
  optionToggle(context, kSolidityMap);
  paragraph(ui, Role::muted,
            fmt::format("Solid where alpha is above 0: {:.0f} % of its pixels. Mirrored tiles read "
                        "the same map.",
                        100 * shape.share));
}

}  // namespace sepax
