#include "app/shell/dialogs/save_questions.h"
#include "app/shell/shell_parts.h"
#include "app/widgets/widgets.h"

#include <utility>

namespace sepax {
namespace {

std::string choosePath(Shell& shell, const std::string& path) {
  if (shell.paths.purpose == PathDialog::Purpose::tiles) return loadTiles(shell, path);
  if (shell.paths.purpose == PathDialog::Purpose::save) return saveAsChosen(shell, path);
  return openAny(shell, openFile(path));
}

std::string commitVertex(Shell& shell) {
  const Target target = shell.vertexEdit->target;
  Scene scene = shell.document.committed();
  bodyOf(scene, target.body).vertices[static_cast<std::size_t>(target.index)] =
      shell.vertexEdit->model;
  return shell.document.apply(std::move(scene));
}

void vertexQuestion(Shell& shell) {
  if (!shell.vertexEdit) return;
  const Ui& ui = shell.ui;
  VertexEdit& edit = *shell.vertexEdit;
  if (!beginModal(ui, "vertex")) return;
  const Scene& scene = shell.document.committed();
  const std::string body = bodyOf(scene, edit.target.body).name;
  heading(ui, "Vertex " + std::to_string(edit.target.index) + " of " + body, "model space");
  if (edit.justOpened) ImGui::SetKeyboardFocusHere();
  edit.justOpened = false;
  expressionInput(ui, "vertex/x", "x", edit.typed[0], edit.model.x, ui.px(220));
  expressionInput(ui, "vertex/y", "y", edit.typed[1], edit.model.y, ui.px(220));
  bool open = true;
  if (button(ui, "vertex/ok", "Apply", 100, true) || std::exchange(shell.enter, false)) {
    const std::string& typed = edit.typed[edit.typed[0].problem.empty() ? 1 : 0].problem;
    const std::string problem = typed.empty() ? commitVertex(shell) : typed;
    if (!problem.empty()) say(shell, problem, true);
    open = !problem.empty();
  }
  ImGui::SameLine();
  if (button(ui, "vertex/cancel", "Cancel", 100) || shell.escape) open = false;
  if (!open) {
    shell.vertexEdit.reset();
    ImGui::CloseCurrentPopup();
  }
  ImGui::EndPopup();
}

}  // namespace

void drawDialogs(Shell& shell) {
  vertexQuestion(shell);
  restoreQuestion(shell);
  drawSaveQuestions(shell);
  // What is opened here may show another dialog in this frame, which Enter is not meant for.
  const bool asksPath = shell.paths.purpose != PathDialog::Purpose::none;
  const bool enter = asksPath && std::exchange(shell.enter, false);
  drawPathDialog(shell.paths, shell.ui, shell.escape, enter,
                 [&shell](const std::string& path) { return choosePath(shell, path); });
  // The dialog was left without saving: nothing waits for it any more.
  if (shell.paths.purpose == PathDialog::Purpose::none) shell.afterSave.reset();
}

}  // namespace sepax
