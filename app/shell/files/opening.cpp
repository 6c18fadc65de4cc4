#include "app/shell/files/opening.h"

#include "app/codecs/embedded_scene.h"
#include "app/disk/files.h"
#include "app/documents/load.h"
#include "app/shell/shell.h"

#include <fmt/format.h>

#include <filesystem>
#include <utility>

namespace sepax {
namespace {

void forgetTheFormer(ViewState& view) {
  view.selected = view.hovered = {};
  view.group.clear();
  view.hidden.clear();
  view.selectedAxis.reset();
  view.hoveredAxis.reset();
  view.step = -1;
  view.time = 0;
  view.playing = false;
}

/// A picture of ours opens as its scene, though saving must not replace it.
bool carriesScene(const std::string& path) {
  const FileResult file = readFile(path, kMaxFileBytes);
  return file.bytes && embeddedScene(*file.bytes).json.has_value();
}

}  // namespace

void showAnew(Shell& shell) {
  Workspace& work = shell.work;
  shell.hand.tool = {};
  shell.hand.drive = {};
  shell.canvas.frameView = true;
  forgetTheFormer(work.view);
  const std::string& technique = work.document.shown().technique;
  if (findTechnique(work.techniques, technique) != nullptr) work.view.technique = technique;
  work.opening = openingOf(work.document.shown(), work.view);
}

void showDocument(Shell& shell, Document document) {
  shell.work.document = std::move(document);
  showAnew(shell);
}

void sayNotes(Notices& notices, const Document& document) {
  std::string all;
  for (const std::string& note : document.notes()) all += (all.empty() ? "" : "\n") + note;
  if (!all.empty()) say(notices, all);
}

void openScene(Shell& shell, const std::string& name) {
  const std::string problem = shell.work.document.open(name);
  if (!problem.empty()) {
    say(shell.notices, problem, true);
    return;
  }
  showAnew(shell);
  sayNotes(shell.notices, shell.work.document);
}

void request(Shell& shell, const Pending& pending) {
  shell.work.document.cancel();
  shell.files.questions.unsaved.reset();
  shell.files.questions.replacing.reset();
  if (shell.work.document.dirty()) {
    shell.files.questions.unsaved = pending;
  } else {
    carryOut(shell, pending);
  }
}

void carryOut(Shell& shell, const Pending& pending) {
  switch (pending.what) {
    case Pending::What::none:
      break;
    case Pending::What::quit:
      shell.files.questions.quit = true;
      break;
    case Pending::What::open:
      openScene(shell, pending.path);
      break;
    case Pending::What::fresh:
      showDocument(shell, Document());
      break;
    case Pending::What::replace: {
      Document document;
      complain(shell.notices, document.apply(*pending.scene));
      showDocument(shell, std::move(document));
      break;
    }
    case Pending::What::reload:
      reload(shell, pending.path);
      break;
  }
}

std::string openAny(Shell& shell, const std::string& path) {
  const SceneResult loaded = loadScene(path);
  if ((!loaded.scene || loaded.foreign) && !carriesScene(path)) {
    const std::string problem = offerFile(shell.dialogs, path);
    if (problem.empty()) return {};
    if (!loaded.scene) return loaded.error;
  }
  request(shell, {Pending::What::open, path});
  return {};
}

void openDropped(Shell& shell, const std::string& path) {
  const bool picture = std::filesystem::path(path).extension() == ".png";
  const bool tiles = picture && shell.work.view.technique == "ray" && !carriesScene(path);
  complain(shell.notices,
           tiles ? loadTiles(shell.work, shell.notices, path) : openAny(shell, path));
}

void openAllDropped(Shell& shell, std::span<const std::string> paths) {
  if (paths.empty()) return;
  openDropped(shell, paths.front());
  if (paths.size() > 1)
    say(shell.notices,
        fmt::format("{} files were dropped: the first one is taken; drop the others one by one.",
                    paths.size()));
}

}  // namespace sepax
