#include "app/shell/menus/context_items.h"

#include "app/scene/edits/edits.h"
#include "app/shell/actions/copy_as.h"
#include "app/shell/shell.h"
#include "app/tools/body_list.h"
#include "app/tools/new_vertex.h"
#include "app/tools/selection.h"

#include <algorithm>
#include <array>
#include <utility>

namespace sepax {
namespace {

using Kind = Target::Kind;

const Body& clickedBody(const Shell& shell, const ContextMenu& menu) {
  return bodyOf(shell.work.document.committed(), menu.target.body);
}

std::string editVertex(Shell& shell, const ContextMenu& menu) {
  shell.dialogs.vertex = vertexEditOf(shell.work.document, menu.target);
  return {};
}

bool mayLoseVertex(const Shell& shell, const ContextMenu& menu) {
  return whyVertexStays(clickedBody(shell, menu), menu.target.index).empty();
}

bool mayGainVertex(const Shell& shell, const ContextMenu& menu) {
  return whyNoMoreVertices(clickedBody(shell, menu).form).empty();
}

bool hasWinding(const Shell& shell, const ContextMenu& menu) {
  return !isThin(clickedBody(shell, menu).form);
}

std::string deleteVertex(Shell& shell, const ContextMenu& menu) {
  selectOnly(shell.work.view, menu.target);
  return deleteSelection(shell.work.document, shell.work.view);
}

std::string insertVertex(Shell& shell, const ContextMenu& menu) {
  const auto body = static_cast<std::size_t>(menu.target.body);
  const BodyShape& shape = shell.work.evidence.bodies[body];
  const Vec2 place = placeOfNewVertex(shape, menu.target.index, menu.world);
  std::string problem = shell.work.document.apply(withVertexInserted(
      shell.work.document.committed(), menu.target.body, menu.target.index, place));
  if (problem.empty()) {
    selectOnly(shell.work.view, {Kind::vertex, menu.target.body, menu.target.index + 1});
  }
  return problem;
}

bool hasOthers(const Shell& shell, const ContextMenu&) {
  return shell.work.document.committed().bodies.size() > 1;
}

std::string alignEdge(Shell& shell, const ContextMenu& menu) {
  shell.hand.tool.startAlign(menu.target, shell.work.document);
  return {};
}

template <std::size_t role>
bool isNotYet(const Shell& shell, const ContextMenu& menu) {
  return hasOthers(shell, menu) && roleOf(shell.work, menu.target.body) != role;
}

/// Makes the body A or B. Who had the role takes the other when the body leaves it.
template <std::size_t role>
std::string makeRole(Shell& shell, const ContextMenu& menu) {
  std::array<int, 2> pair = pairOf(shell.work.document.committed());
  if (pair[1 - role] == menu.target.body) pair[1 - role] = pair[role];
  pair[role] = menu.target.body;
  return setPair(shell.work.document, pair[0], pair[1]);
}

std::string duplicate(Shell& shell, const ContextMenu& menu) {
  selectClicked(shell.work.view, menu);
  return duplicateSelection(shell.work.document, shell.work.view);
}

std::string remove(Shell& shell, const ContextMenu& menu) {
  selectClicked(shell.work.view, menu);
  return deleteSelection(shell.work.document, shell.work.view);
}

/// Later bodies are drawn over earlier ones.
std::string bringToFront(Shell& shell, const ContextMenu& menu) {
  const int last = static_cast<int>(shell.work.document.committed().bodies.size()) - 1;
  return moveBodyTo(shell.work.document, shell.work.view, menu.target.body, last);
}

std::string sendToBack(Shell& shell, const ContextMenu& menu) {
  return moveBodyTo(shell.work.document, shell.work.view, menu.target.body, 0);
}

std::string hide(Shell& shell, const ContextMenu& menu) {
  setHidden(shell.work.document.committed(), shell.work.view, menu.target.body, true);
  return {};
}

std::string reverseWinding(Shell& shell, const ContextMenu& menu) {
  return shell.work.document.apply(
      withWindingReversed(shell.work.document.committed(), menu.target.body));
}

std::string copyHere(Shell& shell, const ContextMenu& menu) {
  selectClicked(shell.work.view, menu);
  copyBodies(shell.work, shell.notices);
  return {};
}

std::string pasteHere(Shell& shell, const ContextMenu&) {
  paste(shell);
  return {};
}
std::string drawHere(Shell& shell, const ContextMenu&) {
  startPen(shell.hand, shell.notices);
  return {};
}
std::string selectEverything(Shell& shell, const ContextMenu&) {
  selectAll(shell.work.document.committed(), shell.work.view);
  return {};
}
std::string showEverything(Shell& shell, const ContextMenu&) {
  showAllBodies(shell.work.view);
  return {};
}
std::string frameEverything(Shell& shell, const ContextMenu&) {
  frameAll(shell.work);
  return {};
}
bool someBody(const Shell& shell, const ContextMenu&) {
  return !shell.work.document.committed().bodies.empty();
}
bool someHidden(const Shell& shell, const ContextMenu&) { return !shell.work.view.hidden.empty(); }

constexpr std::array kVertexItems{
    ContextItem{"editVertex", "Edit coordinates…", "double click", nullptr, editVertex},
    ContextItem{"deleteVertex", "Delete vertex", "Del", mayLoseVertex, deleteVertex, false,
                "a polygon keeps at least three vertices, a segment two"},
};

constexpr std::array kEdgeItems{
    ContextItem{"insert", "Insert a vertex here", "double click", mayGainVertex, insertVertex,
                false, "a segment has exactly two vertices"},
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
    ContextItem{"reverse", "Reverse the winding", "", hasWinding, reverseWinding, false,
                "only polygons have a winding"},
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

}  // namespace

std::size_t roleOf(const Workspace& work, int body) {
  const std::array<int, 2> pair = pairOf(work.document.committed());
  return static_cast<std::size_t>(std::find(pair.begin(), pair.end(), body) - pair.begin());
}

std::span<const ContextItem> vertexItems() { return kVertexItems; }
std::span<const ContextItem> edgeItems() { return kEdgeItems; }
std::span<const ContextItem> bodyItems() { return kBodyItems; }
std::span<const ContextItem> moreBodyItems() { return kMoreBodyItems; }
std::span<const ContextItem> canvasItems() { return kCanvasItems; }
std::span<const ContextItem> moreCanvasItems() { return kMoreCanvasItems; }

void selectClicked(ViewState& view, const ContextMenu& menu) {
  if (isGrouped(view, menu.target.body)) return;
  selectOnly(view, {Kind::body, menu.target.body, -1});
}

}  // namespace sepax
