#include "app/techniques/ray/panel.h"

#include "app/figure/numbers.h"
#include "app/scene/edits/tile_edits.h"
#include "app/techniques/ray/ray.h"
#include "app/techniques/ray/row.h"
#include "app/widgets/stepper.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace sepax {
namespace {

// Walks.

const RayWalk& walkOf(const RayWalks& walks, RayWalkId id) {
  switch (id) {
    case RayWalkId::bresenham:
      return walks.bresenham;
    case RayWalkId::published:
      return walks.published;
    case RayWalkId::cells:
      break;
  }
  return walks.cells;
}

std::string answerOf(const RayWalk& walk) {
  const std::string answer = walk.hit        ? "hit " + pixelText(*walk.hit)
                             : walk.collides ? std::string("hit")
                                             : std::string("no hit");
  return fmt::format("{} tested  ·  {}", walk.tested, answer);
}

/// A row that shows its walk when clicked.
void walkRow(PanelContext& context, const OptionChoice& choice) {
  const Ui& ui = context.ui;
  const auto walk = static_cast<RayWalkId>(choice.value);
  const RayWalk& found = walkOf(*context.evidence.rayWalks, walk);
  const bool on = context.view.options[kWalk] == walk;
  const std::string id = "ray/walk/" + std::string(choice.key);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  if (ImGui::InvisibleButton(id.c_str(), {width, ui.px(38)})) context.view.options.set(kWalk, walk);
  ui.mark(id);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  if (on || ImGui::IsItemHovered()) {
    list.AddRectFilled({at.x - ui.px(6), at.y}, {at.x + width + ui.px(6), at.y + ui.px(37)},
                       ui.color(Role::accent, on ? 0.22 : 0.10), ui.px(4));
  }
  const float y = at.y + ui.px(11);
  list.AddRectFilled({at.x, y - ui.px(5)}, {at.x + ui.px(10), y + ui.px(5)}, ui.color(roleOf(walk)),
                     ui.px(2));
  placeText(list, on ? ui.fonts.smallBold : ui.fonts.small, ui.color(Role::text),
            {at.x + ui.px(18), y}, 0, choice.label);
  const bool skipped =
      walk == RayWalkId::published && context.evidence.skipped.contains("published.ray");
  const bool exact = walk == RayWalkId::cells;
  const bool agrees = found.agrees && !skipped;
  const std::string word = exact     ? "exact"
                           : skipped ? "no answer"
                           : agrees  ? "✓ agrees"
                                     : "✗ differs";
  placeText(list, ui.fonts.smallBold, ui.color(agrees ? Role::gap : Role::result),
            {at.x + width, y}, 1, word);
  placeText(list, ui.fonts.small, ui.color(Role::muted), {at.x + ui.px(18), y + ui.px(16)}, 0,
            answerOf(found));
}

void walkTable(PanelContext& context) {
  heading(context.ui, "Walks compared", "click to show");
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
  for (const OptionChoice& choice : kWalks) walkRow(context, choice);
  ImGui::PopStyleVar();
  optionToggle(context, kDifferences);
  const RayWalk& shown = shownWalk(*context.evidence.rayWalks, context.view);
  ImGui::SameLine(0, context.ui.px(12));
  ImGui::AlignTextToFramePadding();
  write(context.ui.fonts.small, context.ui.color(Role::muted),
        fmt::format("{} {} the {}", shown.differs.size(),
                    shown.differs.size() == 1 ? "differs from" : "differ from",
                    context.view.options[kWalk] == RayWalkId::bresenham ? "published line"
                                                                        : "line from the origin"));
}

// The ray.

constexpr double kField = 104;  ///< logical pixels

template <class Edit>
void pairRow(PanelContext& context, const char* id, const char* name, Vec2 value, double speed,
             Edit edited) {
  const Ui& ui = context.ui;
  const float left = ImGui::GetCursorPosX();
  ImGui::AlignTextToFramePadding();
  write(ui.fonts.small, ui.color(Role::muted), name);
  ImGui::SameLine(left + ui.px(70));
  numberField(context, std::string(id) + ".x", "x", value.x, ui.px(kField), speed,
              [&](const Scene& scene, double typed) {
                return edited(scene, {typed, value.y});
              });
  ImGui::SameLine(0, ui.px(8));
  numberField(context, std::string(id) + ".y", "y", value.y, ui.px(kField), speed,
              [&](const Scene& scene, double typed) {
                return edited(scene, {value.x, typed});
              });
}

void fact(const Ui& ui, const char* name, const std::string& value) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  ImGui::Dummy({width, ui.px(18)});
  ImDrawList& list = *ImGui::GetWindowDrawList();
  placeText(list, ui.fonts.small, ui.color(Role::muted), {at.x, at.y + ui.px(9)}, 0, name);
  placeText(list, ui.fonts.smallBold, ui.color(Role::text), {at.x + width, at.y + ui.px(9)}, 1,
            value);
}

void raySection(PanelContext& context) {
  const Ui& ui = context.ui;
  if (!context.document.shown().ray) {
    heading(ui, "Ray", "none in this scene");
    return;
  }
  const Ray ray = *context.document.shown().ray;
  heading(ui, "Ray", "pixels, y down");
  const double speed = 1 / context.view.camera.zoom;
  pairRow(context, "ray.origin", "origin", ray.origin, speed,
          [](Scene scene, Vec2 typed) { return withRayOrigin(std::move(scene), typed); });
  pairRow(context, "ray.direction", "direction", ray.direction, 0.005, [](Scene scene, Vec2 typed) {
    scene.ray->direction = typed;
    return scene;
  });
  const float left = ImGui::GetCursorPosX();
  ImGui::AlignTextToFramePadding();
  write(ui.fonts.small, ui.color(Role::muted), "length");
  ImGui::SameLine(left + ui.px(70));
  numberField(context, "ray.length", "", ray.length, ui.px(kField), speed,
              [](Scene scene, double typed) {
                scene.ray->length = std::max(typed, 0.0);
                return scene;
              });
  if (!context.evidence.ray) return;
  const RayEvidence& cast = *context.evidence.ray;
  const auto blank = std::ranges::count_if(cast.tiles, [](const TileVisit& t) { return t.blank; });
  const auto all = static_cast<std::ptrdiff_t>(cast.tiles.size());
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
  fact(ui, "pixels on the line", std::to_string(cast.lineLength));
  fact(ui, "pixels tested", std::to_string(cast.tested));
  fact(ui, "tiles entered  ·  blank ones skipped", fmt::format("{}  ·  {}", all - blank, blank));
  ImGui::PopStyleVar();
}

// The map.

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

/// One tile of the palette; a click chooses it to be placed.
void paletteTile(PanelContext& context, const TilePicture& tiles, int index) {
  const Ui& ui = context.ui;
  const float side = ui.px(48);
  const std::string id = fmt::format("ray/tile/{}", index);
  OptionBag& options = context.view.options;
  const bool on = options[kTile] == index && options[kTool] == TileTool::place;
  if (ImGui::InvisibleButton(id.c_str(), {side, side})) {
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

void palette(PanelContext& context) {
  const Ui& ui = context.ui;
  const TilePicture& tiles = *context.evidence.tiles;
  const int count = static_cast<int>(tiles.palette.size());
  const float gap = ui.px(6);
  const int perRow =
      std::max(1, static_cast<int>((ImGui::GetContentRegionAvail().x + gap) / (ui.px(48) + gap)));
  ImGuiListClipper clipper;
  clipper.Begin((count + perRow - 1) / perRow, ui.px(48) + ImGui::GetStyle().ItemSpacing.y);
  while (clipper.Step()) {
    for (int row = clipper.DisplayStart; row < clipper.DisplayEnd; ++row) {
      for (int i = row * perRow; i < std::min(count, (row + 1) * perRow); ++i) {
        if (i % perRow != 0) ImGui::SameLine(0, gap);
        paletteTile(context, tiles, i);
      }
    }
  }
  clipper.End();
}

/// A whole number of the map, at least 1; previews while dragging, commits once at the end.
template <class Edit>
void countField(PanelContext& context, const char* id, const char* label, int value, Edit edited) {
  constexpr int kLeast = 1;
  constexpr int kMost = 4096;
  compat::pushFont(context.ui.fonts.small);
  ImGui::SetNextItemWidth(context.ui.px(124));
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
  countField(context, "tiles.columns", "columns", columns,
             [&](TileMap tiles, int typed) { return withMapSize(std::move(tiles), typed, rows); });
  ImGui::SameLine(0, context.ui.px(6));
  countField(context, "tiles.rows", "rows", rows, [&](TileMap tiles, int typed) {
    return withMapSize(std::move(tiles), columns, typed);
  });
  ImGui::SameLine(0, context.ui.px(6));
  countField(context, "tiles.size", "tile", map.size,
             [](TileMap tiles, int typed) { return withTileSize(std::move(tiles), typed); });
}

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
  palette(context);
  mapFields(context);
  if (button(ui, "tiles/add", "New palette tile") && !context.editsBlocked) {
    Scene scene = context.document.committed();
    scene.tiles = withNewPaletteTile(std::move(*scene.tiles));
    context.view.options.set(kTile, static_cast<int>(scene.tiles->palette.size()) - 1);
    context.view.options.set(kTool, TileTool::place);
    context.message = context.document.apply(std::move(scene));
  }
}

}  // namespace

void rayInspector(PanelContext& context) {
  if (context.evidence.rayWalks) {
    walkTable(context);
    rule(context.ui);
  }
  raySection(context);
  rule(context.ui);
  mapSection(context);
}

void rayBottom(PanelContext& context) {
  if (!context.evidence.rayWalks) {
    nothingToStep(context, "tiles and a ray");
    return;
  }
  const RayWalk& walk = shownWalk(*context.evidence.rayWalks, context.view);
  const RayProgress progress = rayProgress(walk, context.view.step);
  std::string place = fmt::format("{} steps", rayStepCount(context.evidence));
  if (context.view.step >= 0) {
    place = progress.finished ? "the answer"
                              : fmt::format("pixel {} of {}", progress.known, walk.pixels.size());
  }
  stepper(context, place);
  codeLines(context);
}

}  // namespace sepax
