#include "app/shell/dialogs/vertex_dialog.h"

#include "app/scene/edits/edits.h"
#include "app/shell/state/dialogs.h"
#include "app/widgets/widgets.h"

#include <utility>

namespace sepax {
namespace {

std::string commitVertex(Document& document, const VertexEdit& edit) {
  const Scene& scene = document.committed();
  return document.apply(
      withVertexOfModel(scene, findBody(scene, edit.body), edit.vertex, edit.model));
}

void fields(const Ui& ui, VertexEdit& edit) {
  heading(ui, "Vertex " + std::to_string(edit.vertex) + " of " + edit.body, "model space");
  if (edit.justOpened) ImGui::SetKeyboardFocusHere();
  edit.justOpened = false;
  expressionInput(ui, "vertex/x", "x", edit.typed[0], edit.model.x, ui.px(220));
  expressionInput(ui, "vertex/y", "y", edit.typed[1], edit.model.y, ui.px(220));
}

}  // namespace

VertexEdit vertexEditOf(const Document& document, const Target& vertex) {
  const Body& body = bodyOf(document.committed(), vertex.body);
  return {body.name, vertex.index, document.committedRevision(),
          body.vertices[static_cast<std::size_t>(vertex.index)]};
}

void drawVertexDialog(const Ui& ui, Dialogs& dialogs, Document& document, Notices& notices) {
  if (!dialogs.vertex || !beginModal(ui, "vertex")) return;
  VertexEdit& edit = *dialogs.vertex;
  bool open = edit.revision == document.committedRevision();
  fields(ui, edit);
  const bool applies =
      button(ui, "vertex/ok", "Apply", 100, true) || std::exchange(dialogs.enter, false);
  if (open && applies) {
    const std::string& typed = edit.typed[edit.typed[0].problem.empty() ? 1 : 0].problem;
    const std::string problem = typed.empty() ? commitVertex(document, edit) : typed;
    complain(notices, problem);
    open = !problem.empty();
  }
  ImGui::SameLine();
  if (button(ui, "vertex/cancel", "Cancel", 100) || dialogs.escape) open = false;
  if (!open) {
    dialogs.vertex.reset();
    ImGui::CloseCurrentPopup();
  }
  ImGui::EndPopup();
}

}  // namespace sepax
