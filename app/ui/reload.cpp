#include "app/scene/load.h"
#include "app/ui/shell_parts.h"

#include <algorithm>
#include <filesystem>
#include <limits>

namespace sepax {
namespace {

std::string fileName(const std::string& path) {
  return std::filesystem::path(path).filename().string();
}

/// Camera, technique and selection stay; what the selection meant may have gone, as after an undo.
void take(Shell& shell, SceneResult loaded, const std::string& path) {
  shell.document.take(std::move(loaded), path);
  shell.tool = {};
  shell.drive = {};
}

/// A hand or a question holds on to the scene.
bool busy(const Shell& shell) {
  return shell.document.previewing() || shell.tool.busy() || shell.drive.active() ||
         shell.vertexEdit.has_value();
}

/// What is shown is the watched file, or nothing yet because it was not there.
bool showsWatched(const Shell& shell) {
  const WatchKeeper& watch = shell.files.watch;
  if (shell.document.source() == watch.file->path()) return true;
  return shell.document.source().empty() && !watch.onDisk && !shell.document.dirty();
}

/// What the user has drawn stays; what the other program has written is offered.
void takeNews(Shell& shell, SceneResult loaded) {
  WatchKeeper& watch = shell.files.watch;
  if (watch.onDisk == loaded.scene) return;
  const bool first = !watch.onDisk;
  watch.onDisk = loaded.scene;
  watch.conflict = shell.document.dirty() && shell.document.committed() != *loaded.scene;
  if (watch.conflict || shell.document.committed() == *loaded.scene) return;
  const std::string path = watch.file->path();
  if (first && shell.document.source().empty()) {
    openScene(shell, path);
  } else {
    take(shell, std::move(loaded), path);
  }
}

/// A toast for as long as it holds.
void showBanner(Shell& shell, const std::string& text) {
  std::string& banner = shell.files.watch.banner;
  if (banner != text)
    std::erase_if(shell.toasts, [&](const Toast& toast) { return toast.text == banner; });
  banner = text;
  const bool there = std::any_of(shell.toasts.begin(), shell.toasts.end(),
                                 [&](const Toast& toast) { return toast.text == text; });
  if (text.empty() || there) return;
  shell.toasts.insert(shell.toasts.begin(), {text, true, std::numeric_limits<double>::infinity()});
}

std::string bannerText(const WatchKeeper& watch) {
  if (!watch.file->problem().empty()) return watch.file->problem() + " (still watching)";
  if (!watch.conflict) return {};
  return fileName(watch.file->path()) +
         " has changed on the disk; F5 loads it and drops your changes, saving replaces it";
}

}  // namespace

void reload(Shell& shell) {
  const std::string path = shell.document.source();
  if (path.empty()) return;
  SceneResult loaded = loadScene(path);
  if (!loaded.scene) {
    say(shell, loaded.error, true);
    return;
  }
  shell.files.watch.conflict = false;
  take(shell, std::move(loaded), path);
  say(shell, "Reloaded: " + path);
}

void startWatching(Shell& shell, const std::string& path) {
  shell.files.watch = {};
  shell.files.watch.file.emplace(path);
  if (std::error_code error; std::filesystem::exists(path, error)) openScene(shell, path);
  if (shell.document.source() == path) shell.files.watch.onDisk = shell.document.committed();
}

void tendWatch(Shell& shell) {
  WatchKeeper& watch = shell.files.watch;
  if (!watch.file || shell.now < watch.nextLook) return;
  watch.nextLook = shell.now + kWatchPeriod;
  if (busy(shell)) return;
  if (!showsWatched(shell)) {
    showBanner(shell, "");
    return;
  }
  std::optional<SceneResult> loaded = watch.file->look(shell.now);
  if (loaded) takeNews(shell, std::move(*loaded));
  // The change was undone: nothing is left that could be lost.
  if (watch.conflict && !shell.document.dirty()) {
    watch.conflict = false;
    if (SceneResult fresh = loadScene(watch.file->path());
        fresh.scene && *fresh.scene != shell.document.committed())
      take(shell, std::move(fresh), watch.file->path());
  }
  showBanner(shell, bannerText(watch));
}

}  // namespace sepax
