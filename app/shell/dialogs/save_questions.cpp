#include "app/shell/dialogs/save_questions.h"

#include "app/shell/files/opening.h"
#include "app/shell/files/titles.h"
#include "app/shell/shell.h"
#include "app/widgets/widgets.h"

#include <filesystem>
#include <utility>

namespace sepax {
namespace {

namespace fs = std::filesystem;
using What = Pending::What;

std::string fileOf(const Document& document) {
  const std::string file = fs::path(document.source()).filename().string();
  return file.empty() ? "This scene" : file;
}

/// "scene-mine.json": beside the file that must not be replaced.
std::string pathBeside(const Document& document) {
  const fs::path path(proposedPath(document));
  if (path.empty()) return {};
  return (path.parent_path() / (path.stem().string() + "-mine.json")).string();
}

/// Enter is the highlighted button; it is used up, for another dialog may open in the same frame.
bool highlighted(const Ui& ui, Dialogs& dialogs, std::string_view id, std::string_view label,
                 double width) {
  const bool clicked = button(ui, id, label, width, true);
  return std::exchange(dialogs.enter, false) || clicked;
}

/// The last button of each question.
bool cancelled(const Ui& ui, const Dialogs& dialogs, std::string_view id) {
  ImGui::SameLine();
  return button(ui, id, "Cancel", 100) || dialogs.escape;
}

void sentence(const Ui& ui, const std::string& text) {
  write(ui.fonts.bold, ui.color(Role::text), text);
  ImGui::Dummy({widthInWindow(ui, 380), ui.px(8)});
}

void goOn(Shell& shell, const Pending& pending) {
  if (pending.what != What::none) request(shell, pending);
}

/// The problem, empty when the file is there, and with the user.
std::string savedTo(Shell& shell, const std::string& path) {
  std::string problem = shell.work.document.saveAs(path, sceneToSave(shell.work));
  if (!problem.empty()) return problem;
  const auto& handOver = shell.services.handOver;
  say(shell.notices,
      handOver ? "Saved as a download: " + fs::path(path).filename().string() : "Saved: " + path);
  if (handOver) handOver(path);
  return {};
}

/// Writes the file and goes on; a file that cannot be written ends the matter.
void saveAndGoOn(Shell& shell, const Pending& pending) {
  const std::string problem = savedTo(shell, shell.work.document.path());
  complain(shell.notices, problem);
  if (problem.empty()) goOn(shell, pending);
}

void saveThen(Shell& shell, const Pending& pending) {
  if (shell.work.document.path().empty()) {
    shell.files.questions.afterSave = pending;
    openPathDialog(shell.dialogs.paths, PathDialog::Purpose::save,
                   proposedPath(shell.work.document));
  } else if (shell.work.document.changedOnDisk()) {
    shell.files.questions.replacing = pending;
  } else {
    saveAndGoOn(shell, pending);
  }
}

void saveBeside(Shell& shell, const Pending& pending) {
  shell.files.questions.afterSave = pending;
  openPathDialog(shell.dialogs.paths, PathDialog::Purpose::save, pathBeside(shell.work.document));
}

void unsavedQuestion(Shell& shell) {
  if (!shell.files.questions.unsaved || shell.files.questions.unsaved->what == What::reload) return;
  if (!beginModal(shell.ui, "unsaved")) return;
  sentence(shell.ui, fileOf(shell.work.document) + " has changes that are not saved.");
  const bool saves = highlighted(shell.ui, shell.dialogs, "unsaved/save", "Save", 100);
  ImGui::SameLine();
  const bool discards = button(shell.ui, "unsaved/discard", "Discard changes", 140);
  const bool cancels = cancelled(shell.ui, shell.dialogs, "unsaved/cancel");
  const bool done = saves || discards || cancels;
  if (done) ImGui::CloseCurrentPopup();
  ImGui::EndPopup();
  if (!done) return;
  const Pending pending = *std::exchange(shell.files.questions.unsaved, std::nullopt);
  if (saves) {
    saveThen(shell, pending);
  } else if (discards) {
    carryOut(shell, pending);
  }
}

/// Saving in place is not offered here: it would replace what the user has asked to see.
void reloadQuestion(Shell& shell) {
  if (!shell.files.questions.unsaved || shell.files.questions.unsaved->what != What::reload) return;
  if (!beginModal(shell.ui, "reload")) return;
  sentence(shell.ui, fileOf(shell.work.document) + " has changes that are not saved.");
  const bool drops = button(shell.ui, "reload/drop", "Reload and drop my changes", 190);
  ImGui::SameLine();
  const bool saves = button(shell.ui, "reload/save", "Save mine as…", 120);
  const bool cancels = cancelled(shell.ui, shell.dialogs, "reload/cancel");
  const bool done = drops || saves || cancels;
  if (done) ImGui::CloseCurrentPopup();
  ImGui::EndPopup();
  if (!done) return;
  const Pending pending = *std::exchange(shell.files.questions.unsaved, std::nullopt);
  if (drops) {
    carryOut(shell, pending);
  } else if (saves) {
    saveBeside(shell, pending);
  }
}

void replaceQuestion(Shell& shell) {
  if (!shell.files.questions.replacing || !beginModal(shell.ui, "replace")) return;
  sentence(shell.ui, fileOf(shell.work.document) + " has changed on the disk since you opened it.");
  const bool replaces = button(shell.ui, "replace/yes", "Replace", 100);
  ImGui::SameLine();
  const bool saves = button(shell.ui, "replace/saveAs", "Save as…", 100);
  const bool cancels = cancelled(shell.ui, shell.dialogs, "replace/cancel");
  const bool done = replaces || saves || cancels;
  if (done) ImGui::CloseCurrentPopup();
  ImGui::EndPopup();
  if (!done) return;
  const Pending pending = *std::exchange(shell.files.questions.replacing, std::nullopt);
  if (replaces) {
    saveAndGoOn(shell, pending);
  } else if (saves) {
    saveBeside(shell, pending);
  }
}

}  // namespace

std::string saveAsChosen(Shell& shell, const std::string& path) {
  std::string problem = savedTo(shell, path);
  if (!problem.empty()) return problem;
  if (shell.files.questions.afterSave)
    goOn(shell, *std::exchange(shell.files.questions.afterSave, std::nullopt));
  return {};
}

void save(Shell& shell) { saveThen(shell, {}); }

void drawSaveQuestions(Shell& shell) {
  unsavedQuestion(shell);
  reloadQuestion(shell);
  replaceQuestion(shell);
}

}  // namespace sepax
