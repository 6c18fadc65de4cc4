#include "app/techniques/ray/panel_map.h"

#include "app/scene/edits/tile_edits.h"
#include "app/techniques/ray/panel_palette.h"
#include "app/techniques/ray/panel_tile.h"
#include "app/techniques/ray/row.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>

namespace sepax {
namespace {

void toolButtons(PanelContext& context) {
  const Ui& ui = context.ui;
  const float gap = ui.px(6);
  const double width =
      (ImGui::GetContentRegionAvail().x - 3 * gap) / 4 / static_cast<double>(ui.scale);
  for (std::size_t i = 0; i < kTools.size(); ++i) {
    const OptionChoice& choice = kTools[i];
    const auto tool = static_cast<TileTool>(choice.value);
    if (i % 4 != 0) ImGui::SameLine(0, gap);
    const std::string id = "ray/tool/" + std::string(choice.key);
    if (button(ui, id, choice.label, width, context.view.options[kTool] == tool)) {
      context.view.options.set(kTool, tool);
    }
    if (ImGui::IsItemHovered()) {
      ImGui::SetTooltip("%s", std::string(choice.hint).c_str());
    }
  }
}

constexpr double kCountField = 124;  ///< width, logical pixels

/// A whole number of the map, at least 1; previews while dragging, commits once at the end.
template <class Edit>
void countField(PanelContext& context, const char* id, const char* label, int value, Edit edited) {
  constexpr int kLeast = 1;
  constexpr int kMost = 4096;
  compat::pushFont(context.ui.fonts.small);
  ImGui::SetNextItemWidth(context.ui.px(kCountField));
  const std::string format = std::string(label) + "  %d";
  const bool changed =
      ImGui::DragInt((std::string("##") + id).c_str(), &value, 0.1f, kLeast, kMost, format.c_str());
  ImGui::PopFont();
  context.ui.mark(id);
  if (changed && !context.editsBlocked) {
    // From the committed scene: what a smaller map loses on the way comes back.
    Scene scene = context.document.committed();
    scene.tiles = edited(std::move(*scene.tiles), std::clamp(value, kLeast, kMost));
    context.message = context.document.preview(std::move(scene));
  }
  if (ImGui::IsItemDeactivatedAfterEdit()) context.document.commit();
}

void mapFields(PanelContext& context) {
  const TileMap& map = *context.document.shown().tiles;
  const int columns = map.columns;
  const int rows = map.rows;
  const int size = map.size;  // an edit of the first fields takes the map away
  countField(context, "tiles.columns", "columns", columns,
             [&](TileMap tiles, int typed) { return withMapSize(std::move(tiles), typed, rows); });
  besideIfFits(context.ui, kCountField, 6);
  countField(context, "tiles.rows", "rows", rows, [&](TileMap tiles, int typed) {
    return withMapSize(std::move(tiles), columns, typed);
  });
  besideIfFits(context.ui, kCountField, 6);
  countField(context, "tiles.size", "tile", size,
             [](TileMap tiles, int typed) { return withTileSize(std::move(tiles), typed); });
}

}  // namespace

void mapSection(PanelContext& context) {
  const Ui& ui = context.ui;
  if (!context.document.shown().tiles || !context.evidence.tiles) {
    heading(ui, "Tiles", "none in this scene");
    return;
  }
  const TilePicture& tiles = *context.evidence.tiles;
  heading(
      ui, "Tiles",
      fmt::format("{} × {} of {} × {} pixels", tiles.columns, tiles.rows, tiles.size, tiles.size));
  toolButtons(context);
  ImGui::Dummy({0, ui.px(2)});
  tilePalette(context);
  chosenTile(context);
  mapFields(context);
  if (button(ui, "tiles/add", "New palette tile") && !context.editsBlocked) {
    Scene scene = context.document.committed();
    scene.tiles = withNewPaletteTile(std::move(*scene.tiles));
    context.view.options.set(kTile, static_cast<int>(scene.tiles->palette.size()) - 1);
    context.view.options.set(kTool, TileTool::place);
    context.message = context.document.apply(std::move(scene));
  }
}

}  // namespace sepax
