#include "app/ui/shell_parts.h"
#include "app/ui/widgets.h"

#include <filesystem>

namespace sepax {
namespace {

std::string choosePath(Shell& shell, const std::string& path) {
  if (shell.paths.purpose == PathDialog::Purpose::tiles) return loadTiles(shell, path);
  if (shell.paths.purpose == PathDialog::Purpose::save) {
    std::string problem = shell.document.saveAs(path);
    if (!problem.empty()) return problem;
    say(shell, "Saved: " + path);
    if (shell.afterSave) request(shell, *std::exchange(shell.afterSave, std::nullopt));
    return {};
  }
  return openAny(shell, path);
}

void saveThen(Shell& shell) {
  if (shell.document.path().empty()) {
    shell.afterSave = shell.unsaved;
    shell.unsaved.reset();
    openPathDialog(shell.paths, PathDialog::Purpose::save, proposedPath(shell.document));
    return;
  }
  const std::string problem = shell.document.save();
  if (problem.empty()) {
    request(shell, *shell.unsaved);
  } else {
    say(shell, problem, true);
    shell.unsaved.reset();
  }
}

void discardThen(Shell& shell) {
  const Pending pending = *std::exchange(shell.unsaved, std::nullopt);
  carryOut(shell, pending);
}

void unsavedQuestion(Shell& shell) {
  if (!shell.unsaved) return;
  const Ui& ui = shell.ui;
  if (!beginModal(ui, "unsaved")) return;
  const std::string file = std::filesystem::path(shell.document.source()).filename().string();
  write(ui.fonts.bold, ui.color(Role::text),
        (file.empty() ? std::string("This scene") : file) + " has changes that are not saved.");
  ImGui::Dummy({ui.px(380), ui.px(8)});
  const bool saves = button(ui, "unsaved/save", "Save", 100, true);
  ImGui::SameLine();
  const bool discards = button(ui, "unsaved/discard", "Discard changes", 140);
  ImGui::SameLine();
  const bool cancels = button(ui, "unsaved/cancel", "Cancel", 100) || shell.escape;
  if (saves) saveThen(shell);
  if (discards) discardThen(shell);
  if (cancels) shell.unsaved.reset();
  if (!shell.unsaved) ImGui::CloseCurrentPopup();
  ImGui::EndPopup();
}

std::string commitVertex(Shell& shell) {
  const Target target = shell.vertexEdit->target;
  Scene scene = shell.document.committed();
  scene.bodies[static_cast<std::size_t>(target.body)]
      .vertices[static_cast<std::size_t>(target.index)] = shell.vertexEdit->model;
  return shell.document.apply(std::move(scene));
}

void vertexQuestion(Shell& shell) {
  if (!shell.vertexEdit) return;
  const Ui& ui = shell.ui;
  VertexEdit& edit = *shell.vertexEdit;
  if (!beginModal(ui, "vertex")) return;
  const Scene& scene = shell.document.committed();
  const std::string body = scene.bodies[static_cast<std::size_t>(edit.target.body)].name;
  heading(ui, "Vertex " + std::to_string(edit.target.index) + " of " + body, "model space");
  if (edit.justOpened) ImGui::SetKeyboardFocusHere();
  edit.justOpened = false;
  expressionInput(ui, "vertex/x", "x", edit.typed[0], edit.model.x, ui.px(220));
  expressionInput(ui, "vertex/y", "y", edit.typed[1], edit.model.y, ui.px(220));
  bool open = true;
  if (button(ui, "vertex/ok", "Apply", 100, true) || shell.enter) {
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
  unsavedQuestion(shell);
  drawPathDialog(shell.paths, shell.ui, shell.escape,
                 [&shell](const std::string& path) { return choosePath(shell, path); });
  // The dialog was left without saving: nothing waits for it any more.
  if (shell.paths.purpose == PathDialog::Purpose::none) shell.afterSave.reset();
}

}  // namespace sepax
