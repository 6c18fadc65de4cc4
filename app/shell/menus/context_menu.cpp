#include "app/shell/menus/context_menu.h"

#include "app/shell/actions/copy_as.h"
#include "app/shell/menus/context_items.h"
#include "app/shell/shell.h"
#include "app/tools/pick.h"
#include "app/tools/selection.h"
#include "app/tools/shapes.h"
#include "app/view/visible.h"

#include <array>
#include <span>
#include <string>

namespace sepax {
namespace {

using Kind = Target::Kind;

constexpr const char* kTitle = "context";

struct ShapeItem {
  std::string_view id;
  std::string_view label;
  ShapeSpec spec;
};

constexpr std::array kShapes{
    ShapeItem{"triangle", "Triangle", {ShapeKind::regular, 3, 1}},
    ShapeItem{"box", "Box", {ShapeKind::box, 4, 1}},
    ShapeItem{"pentagon", "Pentagon", {ShapeKind::regular, 5, 1}},
    ShapeItem{"hexagon", "Hexagon", {ShapeKind::regular, 6, 1}},
    ShapeItem{"star", "Star", {ShapeKind::star, 10, 1}},
};

bool menuItem(const Ui& ui, std::string_view id, std::string_view label, std::string_view keys,
              bool enabled) {
  const std::string text(label);
  const std::string shownKeys(keys);
  const bool chosen =
      ImGui::MenuItem(text.c_str(), keys.empty() ? nullptr : shownKeys.c_str(), false, enabled);
  ui.mark("context/" + std::string(id));
  return chosen;
}

/// Under the pointer: why an item is not enabled.
void tellNeeds(bool enabled, std::string_view needs) {
  if (enabled || needs.empty() || !ImGui::IsItemHovered(ImGuiHoveredFlags_AllowWhenDisabled)) {
    return;
  }
  ImGui::SetTooltip("%.*s", static_cast<int>(needs.size()), needs.data());
}

/// Of a document that has changed, by an item before this one, nothing is asked any more.
bool isStale(const Shell& shell, const ContextMenu& menu) {
  return menu.revision != shell.work.document.committedRevision();
}

void items(Shell& shell, const ContextMenu& menu, std::span<const ContextItem> table) {
  for (const ContextItem& item : table) {
    if (isStale(shell, menu)) return;
    if (item.separated) ImGui::Separator();
    const bool enabled = item.enabled == nullptr || item.enabled(shell, menu);
    const bool chosen = menuItem(shell.ui, item.id, item.label, item.keys, enabled);
    tellNeeds(enabled, item.needs);
    if (chosen) complain(shell.notices, item.run(shell, menu));
  }
}

/// The technique shows the pair with this edge in it; the other body's choice stays.
void chooseEdge(Workspace& work, const ContextMenu& menu, const Technique& technique,
                const OptionRow& option) {
  OptionBag& options = work.view.options;
  const auto before = std::get<EdgeChoice>(options.value(option.id, option.standard));
  std::array<int, 2> edges = before.value_or(std::array{0, 0});
  edges[roleOf(work, menu.target.body)] = menu.target.index;
  setTechnique(work, technique.id);
  options.set(option.id, option.standard, EdgeChoice(edges));
}

/// What the techniques can do with an edge of A or B.
void edgeChoices(Shell& shell, const ContextMenu& menu) {
  const bool enabled = roleOf(shell.work, menu.target.body) < 2;
  for (const Technique& technique : shell.work.techniques) {
    for (const OptionRow& option : technique.options) {
      if (!std::holds_alternative<EdgeChoice>(option.standard)) continue;
      const bool chosen = menuItem(shell.ui, option.id, option.label, "", enabled);
      tellNeeds(enabled, "make the shape A or B first");
      if (chosen) chooseEdge(shell.work, menu, technique, option);
    }
  }
}

bool beginGroup(const Shell& shell, const char* label, std::string_view id) {
  if (shell.dialogs.escape) return false;
  const bool open = ImGui::BeginMenu(label);
  shell.ui.mark("context/" + std::string(id));
  return open;
}

void copySubmenu(Shell& shell, const ContextMenu& menu) {
  if (!beginGroup(shell, "Copy as", "copyAs")) return;
  for (const GeometryFormat& format : writtenFormats()) {
    const std::string id = "copy." + std::string(format.id);
    if (!menuItem(shell.ui, id, format.name, "", true)) continue;
    selectClicked(shell.work.view, menu);
    copyAs(shell.work, shell.notices, format);
  }
  ImGui::EndMenu();
}

void shapeSubmenu(Shell& shell, const ContextMenu& menu) {
  if (!beginGroup(shell, "New shape here", "shapes")) return;
  for (const ShapeItem& shape : kShapes) {
    if (!menuItem(shell.ui, shape.id, shape.label, "", true)) continue;
    const double radius = freePlace(shell.work.document.committed(), shell.work.view).radius;
    complain(shell.notices,
             addShape(shell.work.document, shell.work.view, shape.spec, {menu.world, radius}));
  }
  ImGui::EndMenu();
}

void entries(Shell& shell, const ContextMenu& menu) {
  if (menu.target.body < 0) {
    items(shell, menu, canvasItems());
    shapeSubmenu(shell, menu);
    items(shell, menu, moreCanvasItems());
    return;
  }
  if (menu.target.kind == Kind::vertex) items(shell, menu, vertexItems());
  if (menu.target.kind == Kind::edge) {
    items(shell, menu, edgeItems());
    edgeChoices(shell, menu);
  }
  if (menu.target.kind != Kind::body) ImGui::Separator();
  items(shell, menu, bodyItems());
  copySubmenu(shell, menu);
  items(shell, menu, moreBodyItems());
}

/// What is clicked becomes selected, as everywhere; handles stand for their body.
void open(Shell& shell, const ContextRequest& request) {
  Target target = request.target;
  const bool part = target.kind == Kind::vertex || target.kind == Kind::edge;
  if (target.body >= 0 && !part) target = {Kind::body, target.body, -1};
  if (target.body < 0) target = {};
  if (target.body >= 0 && !isGrouped(shell.work.view, target.body))
    selectOnly(shell.work.view, target);
  shell.dialogs.contextMenu =
      ContextMenu{target, request.world, shell.work.document.committedRevision()};
  const Ui& ui = shell.ui;
  ImGui::SetNextWindowPos({shell.canvas.area->min.x + ui.px(request.screen.x),
                           shell.canvas.area->min.y + ui.px(request.screen.y)});
  ImGui::OpenPopup(kTitle);
}

}  // namespace

void drawContextMenu(Shell& shell) {
  const auto request = shell.hand.tool.takeContextRequest();
  if (request && shell.canvas.area && exists(request->target, shell.work.document.committed()))
    open(shell, *request);
  if (!shell.dialogs.contextMenu) return;
  const Ui& ui = shell.ui;
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {ui.px(10), ui.px(8)});
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {ui.px(18), ui.px(9)});
  if (ImGui::BeginPopup(kTitle)) {
    const ContextMenu menu = *shell.dialogs.contextMenu;
    const bool stale = isStale(shell, menu);
    if (shell.dialogs.escape || stale) ImGui::CloseCurrentPopup();
    if (!stale) entries(shell, menu);
    ImGui::EndPopup();
  } else {
    shell.dialogs.contextMenu.reset();
  }
  ImGui::PopStyleVar(2);
}

}  // namespace sepax
