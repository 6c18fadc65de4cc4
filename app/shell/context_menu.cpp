#include "app/shell/context_menu.h"

#include "app/scene/edits/edits.h"
#include "app/shell/actions/actions.h"
#include "app/shell/copy_as.h"
#include "app/shell/shell_parts.h"
#include "app/tools/body_list.h"
#include "app/tools/selection.h"
#include "app/tools/shapes.h"

#include <algorithm>
#include <array>
#include <span>

namespace sepax {
namespace {

using Kind = Target::Kind;

constexpr const char* kTitle = "context";

struct ContextItem {
  std::string_view id;
  std::string_view label;
  std::string_view keys;
  bool (*enabled)(const Shell&, const ContextMenu&) = nullptr;  ///< null = always
  std::string (*run)(Shell&, const ContextMenu&) = nullptr;     ///< the problem, empty when done
  bool separated = false;
  std::string_view needs = {};  ///< why it is not enabled; empty = it is plain
};

const Body& clickedBody(const Shell& shell, const ContextMenu& menu) {
  return bodyOf(shell.document.committed(), menu.target.body);
}

/// The whole body is meant, or the group that it is in.
void selectBody(Shell& shell, const ContextMenu& menu) {
  if (isGrouped(shell.view, menu.target.body)) return;
  selectOnly(shell.view, {Kind::body, menu.target.body, -1});
}

// ---- a vertex
// ------------------------------------------------------------------------------------

std::string editVertex(Shell& shell, const ContextMenu& menu) {
  const auto index = static_cast<std::size_t>(menu.target.index);
  shell.vertexEdit = VertexEdit{menu.target, clickedBody(shell, menu).vertices[index], true};
  return {};
}

bool mayLoseVertex(const Shell& shell, const ContextMenu& menu) {
  return clickedBody(shell, menu).vertices.size() > 3;
}

std::string deleteVertex(Shell& shell, const ContextMenu& menu) {
  selectOnly(shell.view, menu.target);
  return deleteSelection(shell.document, shell.view);
}

// ---- an edge
// -------------------------------------------------------------------------------------

Vec2 nearestOn(Vec2 from, Vec2 to, Vec2 point) {
  const Vec2 along = to - from;
  const double length = dot(along, along);
  if (length == 0) return from;
  return from + std::clamp(dot(point - from, along) / length, 0.0, 1.0) * along;
}

std::string insertVertex(Shell& shell, const ContextMenu& menu) {
  const auto body = static_cast<std::size_t>(menu.target.body);
  const std::vector<Vec2>& world = shell.evidence.bodies[body].vertices;
  const auto from = static_cast<std::size_t>(menu.target.index);
  const Vec2 place = nearestOn(world[from], world[(from + 1) % world.size()], menu.world);
  std::string problem = shell.document.apply(
      withVertexInserted(shell.document.committed(), menu.target.body, menu.target.index, place));
  if (problem.empty()) {
    selectOnly(shell.view, {Kind::vertex, menu.target.body, menu.target.index + 1});
  }
  return problem;
}

bool hasOthers(const Shell& shell, const ContextMenu&) {
  return shell.document.committed().bodies.size() > 1;
}

std::string alignEdge(Shell& shell, const ContextMenu& menu) {
  shell.tool.startAlign(menu.target);
  return {};
}

/// 0 when the body is A, 1 when it is B, 2 otherwise.
std::size_t roleOf(const Shell& shell, int body) {
  const std::array<int, 2> pair = pairOf(shell.document.committed());
  return static_cast<std::size_t>(std::find(pair.begin(), pair.end(), body) - pair.begin());
}

bool isOfPair(const Shell& shell, const ContextMenu& menu) {
  return roleOf(shell, menu.target.body) < 2;
}

/// The technique shows the pair with this edge in it; the other body's choice stays.
void chooseEdge(Shell& shell, const ContextMenu& menu, const Technique& technique,
                const OptionRow& option) {
  OptionBag& options = shell.view.options;
  const auto before = std::get<EdgeChoice>(options.value(option.id, option.standard));
  std::array<int, 2> edges = before.value_or(std::array{0, 0});
  edges[roleOf(shell, menu.target.body)] = menu.target.index;
  setTechnique(shell, technique.id);
  options.set(option.id, option.standard, EdgeChoice(edges));
}

// ---- a shape
// -------------------------------------------------------------------------------------

template <std::size_t role>
bool isNotYet(const Shell& shell, const ContextMenu& menu) {
  return hasOthers(shell, menu) && roleOf(shell, menu.target.body) != role;
}

/// Makes the body A or B. Who had the role takes the other when the body leaves it.
template <std::size_t role>
std::string makeRole(Shell& shell, const ContextMenu& menu) {
  std::array<int, 2> pair = pairOf(shell.document.committed());
  if (pair[1 - role] == menu.target.body) pair[1 - role] = pair[role];
  pair[role] = menu.target.body;
  return setPair(shell.document, pair[0], pair[1]);
}

std::string duplicate(Shell& shell, const ContextMenu& menu) {
  selectBody(shell, menu);
  return duplicateSelection(shell.document, shell.view);
}

std::string remove(Shell& shell, const ContextMenu& menu) {
  selectBody(shell, menu);
  return deleteSelection(shell.document, shell.view);
}

/// Later bodies are drawn over earlier ones.
std::string bringToFront(Shell& shell, const ContextMenu& menu) {
  const int last = static_cast<int>(shell.document.committed().bodies.size()) - 1;
  return moveBodyTo(shell.document, shell.view, menu.target.body, last);
}

std::string sendToBack(Shell& shell, const ContextMenu& menu) {
  return moveBodyTo(shell.document, shell.view, menu.target.body, 0);
}

std::string hide(Shell& shell, const ContextMenu& menu) {
  setHidden(shell.document.committed(), shell.view, menu.target.body, true);
  return {};
}

/// The first vertex stays the first.
std::string reverseWinding(Shell& shell, const ContextMenu& menu) {
  Scene scene = shell.document.committed();
  auto& vertices = bodyOf(scene, menu.target.body).vertices;
  std::reverse(vertices.begin() + 1, vertices.end());
  return shell.document.apply(std::move(scene));
}

std::string copyHere(Shell& shell, const ContextMenu& menu) {
  selectBody(shell, menu);
  copyBodies(shell);
  return {};
}

// ---- the canvas
// ----------------------------------------------------------------------------------

/// Runs the action of this id, as its menu does.
void runAction(Shell& shell, std::string_view id) {
  const Action* action = findAction(id);
  if (action != nullptr && isEnabled(*action, shell)) action->run(shell);
}

std::string pasteHere(Shell& shell, const ContextMenu&) {
  paste(shell);
  return {};
}
std::string drawHere(Shell& shell, const ContextMenu&) {
  runAction(shell, "edit.pen");
  return {};
}
std::string selectEverything(Shell& shell, const ContextMenu&) {
  selectAll(shell.document.committed(), shell.view);
  return {};
}
std::string showEverything(Shell& shell, const ContextMenu&) {
  showAllBodies(shell.view);
  return {};
}
std::string frameEverything(Shell& shell, const ContextMenu&) {
  frameAll(shell);
  return {};
}
bool someBody(const Shell& shell, const ContextMenu&) {
  return !shell.document.committed().bodies.empty();
}
bool someHidden(const Shell& shell, const ContextMenu&) { return !shell.view.hidden.empty(); }

// ---- the tables
// ----------------------------------------------------------------------------------

constexpr std::array kVertexItems{
    ContextItem{"editVertex", "Edit coordinates…", "double click", nullptr, editVertex},
    ContextItem{"deleteVertex", "Delete vertex", "Del", mayLoseVertex, deleteVertex, false,
                "a polygon keeps at least three vertices"},
};

constexpr std::array kEdgeItems{
    ContextItem{"insert", "Insert a vertex here", "double click", nullptr, insertVertex},
    ContextItem{"align", "Align to another edge…", "", hasOthers, alignEdge, false,
                "add a second shape first"},
};

constexpr std::array kBodyItems{
    ContextItem{"makeA", "Make it A", "", isNotYet<0>, makeRole<0>, false, "it is A already"},
    ContextItem{"makeB", "Make it B", "", isNotYet<1>, makeRole<1>, false, "it is B already"},
    ContextItem{"copy", "Copy", "Ctrl+C", nullptr, copyHere, true},
};

constexpr std::array kMoreBodyItems{
    ContextItem{"duplicate", "Duplicate", "Ctrl+D", nullptr, duplicate},
    ContextItem{"delete", "Delete", "", nullptr, remove},
    ContextItem{"front", "Bring to front", "", hasOthers, bringToFront, true,
                "it is the only shape"},
    ContextItem{"back", "Send to back", "", hasOthers, sendToBack, false, "it is the only shape"},
    ContextItem{"hide", "Hide", "", nullptr, hide},
    ContextItem{"reverse", "Reverse the winding", "", nullptr, reverseWinding},
};

constexpr std::array kCanvasItems{
    ContextItem{"paste", "Paste…", "Ctrl+V", nullptr, pasteHere},
    ContextItem{"pen", "Draw a polygon", "N", nullptr, drawHere, true},
};

constexpr std::array kMoreCanvasItems{
    ContextItem{"all", "Select all", "Ctrl+A", someBody, selectEverything, true,
                "there is no shape"},
    ContextItem{"show", "Show hidden shapes", "", someHidden, showEverything, false,
                "no shape is hidden"},
    ContextItem{"frame", "Frame all", "F", nullptr, frameEverything},
};

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

// ---- drawing
// -------------------------------------------------------------------------------------

bool menuItem(const Shell& shell, std::string_view id, std::string_view label,
              std::string_view keys, bool enabled) {
  const std::string text(label);
  const std::string shownKeys(keys);
  const bool chosen =
      ImGui::MenuItem(text.c_str(), keys.empty() ? nullptr : shownKeys.c_str(), false, enabled);
  shell.ui.mark("context/" + std::string(id));
  return chosen;
}

/// Under the pointer: why an item is not enabled.
void tellNeeds(bool enabled, std::string_view needs) {
  if (enabled || needs.empty() || !ImGui::IsItemHovered(ImGuiHoveredFlags_AllowWhenDisabled)) {
    return;
  }
  ImGui::SetTooltip("%.*s", static_cast<int>(needs.size()), needs.data());
}

void items(Shell& shell, const ContextMenu& menu, std::span<const ContextItem> table) {
  for (const ContextItem& item : table) {
    if (item.separated) ImGui::Separator();
    const bool enabled = item.enabled == nullptr || item.enabled(shell, menu);
    const bool chosen = menuItem(shell, item.id, item.label, item.keys, enabled);
    tellNeeds(enabled, item.needs);
    if (!chosen) continue;
    const std::string problem = item.run(shell, menu);
    if (!problem.empty()) say(shell, problem, true);
  }
}

/// What the techniques can do with an edge of A or B.
void edgeChoices(Shell& shell, const ContextMenu& menu) {
  const bool enabled = isOfPair(shell, menu);
  for (const Technique& technique : shell.techniques) {
    for (const OptionRow& option : technique.options) {
      if (!std::holds_alternative<EdgeChoice>(option.standard)) continue;
      const bool chosen = menuItem(shell, option.id, option.label, "", enabled);
      tellNeeds(enabled, "make the shape A or B first");
      if (chosen) chooseEdge(shell, menu, technique, option);
    }
  }
}

bool beginSubmenu(const Shell& shell, const char* label, std::string_view id) {
  if (shell.escape) return false;
  const bool open = ImGui::BeginMenu(label);
  shell.ui.mark("context/" + std::string(id));
  return open;
}

void copySubmenu(Shell& shell, const ContextMenu& menu) {
  if (!beginSubmenu(shell, "Copy as", "copyAs")) return;
  for (const GeometryFormat& format : writtenFormats()) {
    const std::string id = "copy." + std::string(format.id);
    if (!menuItem(shell, id, format.name, "", true)) continue;
    selectBody(shell, menu);
    copyAs(shell, format);
  }
  ImGui::EndMenu();
}

void shapeSubmenu(Shell& shell, const ContextMenu& menu) {
  if (!beginSubmenu(shell, "New shape here", "shapes")) return;
  for (const ShapeItem& shape : kShapes) {
    if (!menuItem(shell, shape.id, shape.label, "", true)) continue;
    const double radius = freePlace(shell.document.committed(), shell.view).radius;
    const std::string problem =
        addShape(shell.document, shell.view, shape.spec, {menu.world, radius});
    if (!problem.empty()) say(shell, problem, true);
  }
  ImGui::EndMenu();
}

void entries(Shell& shell, const ContextMenu& menu) {
  if (menu.target.body < 0) {
    items(shell, menu, kCanvasItems);
    shapeSubmenu(shell, menu);
    items(shell, menu, kMoreCanvasItems);
    return;
  }
  if (menu.target.kind == Kind::vertex) items(shell, menu, kVertexItems);
  if (menu.target.kind == Kind::edge) {
    items(shell, menu, kEdgeItems);
    edgeChoices(shell, menu);
  }
  if (menu.target.kind != Kind::body) ImGui::Separator();
  items(shell, menu, kBodyItems);
  copySubmenu(shell, menu);
  items(shell, menu, kMoreBodyItems);
}

/// What is clicked becomes selected, as everywhere; handles stand for their body.
void open(Shell& shell, const ContextRequest& request) {
  Target target = request.target;
  const bool part = target.kind == Kind::vertex || target.kind == Kind::edge;
  if (target.body >= 0 && !part) target = {Kind::body, target.body, -1};
  if (target.body < 0) target = {};
  if (target.body >= 0 && !isGrouped(shell.view, target.body)) selectOnly(shell.view, target);
  shell.contextMenu = ContextMenu{target, request.world};
  const Ui& ui = shell.ui;
  ImGui::SetNextWindowPos({shell.canvas->min.x + ui.px(request.screen.x),
                           shell.canvas->min.y + ui.px(request.screen.y)});
  ImGui::OpenPopup(kTitle);
}

}  // namespace

void drawContextMenu(Shell& shell) {
  if (const auto request = shell.tool.takeContextRequest(); request && shell.canvas) {
    open(shell, *request);
  }
  if (!shell.contextMenu) return;
  const Ui& ui = shell.ui;
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {ui.px(10), ui.px(8)});
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {ui.px(18), ui.px(9)});
  if (ImGui::BeginPopup(kTitle)) {
    if (shell.escape) ImGui::CloseCurrentPopup();
    const ContextMenu menu = *shell.contextMenu;
    entries(shell, menu);
    ImGui::EndPopup();
  } else {
    shell.contextMenu.reset();
  }
  ImGui::PopStyleVar(2);
}

}  // namespace sepax
