#include "app/techniques/ray/panel_palette.h"

#include "app/techniques/ray/row.h"
#include "app/widgets/clipped_rows.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string>

namespace sepax {
namespace {

constexpr double kTileSide = 48;  ///< logical pixels

/// One tile of the palette; a click chooses it to be placed.
void paletteTile(PanelContext& context, const TilePicture& tiles, int index) {
  const Ui& ui = context.ui;
  const float side = ui.px(kTileSide);
  const std::string id = fmt::format("ray/tile/{}", index);
  OptionBag& options = context.view.options;
  const bool on = options[kTile] == index && options[kTool] == TileTool::place;
  if (clickArea(id.c_str(), {side, side})) {
    options.set(kTile, index);
    options.set(kTool, TileTool::place);
  }
  ui.mark(id);
  const ImVec2 min = ImGui::GetItemRectMin();
  const ImVec2 max = ImGui::GetItemRectMax();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled(min, max, ui.color(Role::ground), ui.px(3));
  const float inset = ui.px(4);
  const float unit = (side - 2 * inset) / static_cast<float>(tiles.size);
  const TileShape& shape = tiles.palette[static_cast<std::size_t>(index)];
  const auto at = [&](std::int64_t x, std::int64_t y) {
    return ImVec2{std::round(min.x + inset + unit * static_cast<float>(x)),
                  std::round(min.y + inset + unit * static_cast<float>(y))};
  };
  constexpr std::size_t kMostBoxes = 1500;
  if (shape.boxes.size() <= kMostBoxes) {
    for (const PixelBox& box : shape.boxes) {
      list.AddRectFilled(at(box.left, box.top), at(box.right, box.bottom), ui.color(Role::b, 0.8));
    }
  } else {
    list.AddRectFilled(at(0, 0), at(tiles.size, tiles.size), ui.color(Role::b, 0.8 * shape.share));
  }
  const bool hovered = ImGui::IsItemHovered();
  compat::addRect(&list, min, max, ui.color(on || hovered ? Role::accent : Role::line), ui.px(3),
                  ui.px(on ? 2 : 1));
  if (hovered) {
    ImGui::SetTooltip("tile %d  ·  %.0f %% solid", index, 100 * shape.share);
  }
}

}  // namespace

void tilePalette(PanelContext& context) {
  const Ui& ui = context.ui;
  const TilePicture& tiles = *context.evidence.tiles;
  const int count = static_cast<int>(tiles.palette.size());
  const float gap = ui.px(6);
  const int perRow = std::max(
      1, static_cast<int>((ImGui::GetContentRegionAvail().x + gap) / (ui.px(kTileSide) + gap)));
  clippedRows((count + perRow - 1) / perRow, ui.px(kTileSide) + ImGui::GetStyle().ItemSpacing.y,
              [&](int row) {
                for (int i = row * perRow; i < std::min(count, (row + 1) * perRow); ++i) {
                  if (i % perRow != 0) ImGui::SameLine(0, gap);
                  paletteTile(context, tiles, i);
                }
              });
}

}  // namespace sepax
