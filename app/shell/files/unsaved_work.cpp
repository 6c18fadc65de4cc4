#include "app/shell/files/opening.h"
#include "app/shell/shell.h"
#include "app/widgets/widgets.h"

#include <chrono>
#include <filesystem>
#include <utility>

namespace sepax {
namespace {

constexpr long long kNanoseconds = 1'000'000'000;  ///< in a second

long long secondsSince1970() {
  const auto since = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::seconds>(since).count();
}

/// The next start may be made from another folder.
std::string absolutePath(const std::string& path) {
  if (path.empty()) return {};
  std::error_code error;
  const std::filesystem::path absolute = std::filesystem::absolute(path, error);
  return error ? path : absolute.string();
}

/// The slot holds the work as it is now.
bool isHeld(const AutosaveKeeper& keeper, const Document& document) {
  return keeper.slot.holds() && keeper.held == document.committedRevision();
}

void writeCopy(UserFiles& files, const Workspace& work, Notices& notices) {
  AutosaveKeeper& keeper = files.autosave;
  const Document& document = work.document;
  keeper.due.reset();
  const std::string problem =
      keeper.slot.write(files.folders.state + "/autosave",
                        {absolutePath(document.path()), absolutePath(document.source()),
                         secondsSince1970(), sceneToSave(work)});
  if (problem.empty()) keeper.held = document.committedRevision();
  if (!problem.empty()) keeper.due = notices.now + kAutosaveRetry;
  if (!problem.empty() && !keeper.failing)
    say(notices, "No copy of unsaved work can be kept: " + problem, true);
  keeper.failing = !problem.empty();
}

std::string nameOf(const Autosave& work) {
  const std::string& path = work.path.empty() ? work.source : work.path;
  if (!path.empty()) return std::filesystem::path(path).filename().string();
  return work.scene.title.empty() ? "untitled" : work.scene.title;
}

/// The copy stays on the disk until the work is saved: it goes over to this document.
void restoreFirst(Shell& shell) {
  AutosaveKeeper& keeper = shell.files.autosave;
  Orphan orphan = std::move(keeper.orphans.front());
  keeper.orphans.clear();
  keeper.slot.remove();
  keeper.slot = std::move(orphan.slot);
  showDocument(shell, Document::restored(std::move(orphan.autosave.scene), orphan.autosave.path,
                                         orphan.autosave.source,
                                         (orphan.autosave.saved + 1) * kNanoseconds));
  keeper.held = shell.work.document.committedRevision();
}

void discardFirst(Shell& shell) {
  auto& orphans = shell.files.autosave.orphans;
  orphans.front().slot.remove();
  orphans.erase(orphans.begin());
}

}  // namespace

void tendAutosave(UserFiles& files, const Workspace& work, Notices& notices) {
  AutosaveKeeper& keeper = files.autosave;
  if (!work.document.dirty()) {
    keeper.slot.remove();
    keeper.held = 0;
    keeper.due.reset();
    return;
  }
  if (isHeld(keeper, work.document)) {
    keeper.due.reset();
    return;
  }
  if (!keeper.due) keeper.due = notices.now + kAutosaveDelay;
  if (notices.now >= *keeper.due) writeCopy(files, work, notices);
}

void writeAutosaveNow(UserFiles& files, const Workspace& work, Notices& notices) {
  if (work.document.dirty() && !isHeld(files.autosave, work.document))
    writeCopy(files, work, notices);
}

void restoreLatest(Shell& shell) {
  if (!shell.files.autosave.orphans.empty()) restoreFirst(shell);
}

void restoreQuestion(Shell& shell) {
  auto& orphans = shell.files.autosave.orphans;
  if (orphans.empty() || shell.files.questions.unsaved) return;
  const Ui& ui = shell.ui;
  if (!beginModal(ui, "restore")) return;
  const Autosave& work = orphans.front().autosave;
  heading(ui, "Restore unsaved work?",
          orphans.size() > 1 ? "1 of " + std::to_string(orphans.size()) : "");
  ImGui::Dummy({widthInWindow(ui, 380), ui.px(2)});
  const std::string when = agoText(secondsSince1970() - work.saved);
  ImGui::PushTextWrapPos(widthInWindow(ui, 400));
  write(ui.fonts.text, ui.color(Role::text), nameOf(work) + ", changed " + when);
  ui.mark("restore/" + nameOf(work));
  ImGui::PopTextWrapPos();
  ImGui::Dummy({1, ui.px(4)});
  const bool restores =
      button(ui, "restore/yes", "Restore", 100, true) || std::exchange(shell.dialogs.enter, false);
  ImGui::SameLine();
  const bool discards = button(ui, "restore/no", "Discard", 100);
  ImGui::SameLine();
  const bool waits = button(ui, "restore/later", "Later", 100) || shell.dialogs.escape;
  if (restores) {
    restoreFirst(shell);
  } else if (discards) {
    discardFirst(shell);
  } else if (waits) {
    orphans.clear();
  }
  if (orphans.empty()) ImGui::CloseCurrentPopup();
  ImGui::EndPopup();
}

}  // namespace sepax
