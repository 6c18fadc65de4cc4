#include "app/techniques/ray/panel_ray.h"

#include "app/scene/edits/tile_edits.h"
#include "app/techniques/contract/step_pairs.h"
#include "app/techniques/ray/ray.h"
#include "app/techniques/ray/walk_words.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>

namespace sepax {
namespace {

constexpr double kNameWidth = 70;  ///< of a row's name, logical pixels
constexpr double kField = 104;     ///< logical pixels

template <class Edit>
void pairRow(PanelContext& context, const char* id, const char* name, Vec2 value, double speed,
             Edit edited) {
  const Ui& ui = context.ui;
  rowName(ui, name, kNameWidth);
  pairFields(context, id, value, ui.px(kField), speed, edited);
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

}  // namespace

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
  rowName(ui, "length", kNameWidth);
  numberField(context, "ray.length", "", ray.length, ui.px(kField), speed,
              [](Scene scene, double typed) {
                scene.ray->length = std::max(typed, 0.0);
                return scene;
              });
  if (!context.evidence.rayWalks) return;
  const ViewState view = exactView(context.technique, context.evidence, context.view);
  const RayWalks& walks = *context.evidence.rayWalks;
  const RayWalk& walk = countedWalk(walks, view);
  if (!rayProgress(walk, view.step).finished) return;  // the steps tell it
  const TilesEntered tiles = tilesEntered(walks, walk);
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
  if (walk.length) fact(ui, "pixels on the walk", std::to_string(*walk.length));
  fact(ui, "pixels tested", std::to_string(walk.tested));
  fact(ui, "tiles entered  ·  blank ones skipped",
       fmt::format("{}  ·  {}", tiles.looked, tiles.blank));
  ImGui::PopStyleVar();
}

}  // namespace sepax
