#include "app/documents/load.h"
#include "app/shell/shell_parts.h"
#include "app/tools/framing.h"
#include "app/tools/selection.h"

#include <algorithm>
#include <filesystem>
#include <limits>

namespace sepax {
namespace {

std::string fileName(const std::string& path) {
  return std::filesystem::path(path).filename().string();
}

/// Bodies that are new, or that were in sight and are not any more. Those that the user has chosen
/// not to see, or to look at from near, are left alone.
std::vector<int> lostFromSight(const Scene& before, const Scene& after, const Camera& camera) {
  std::vector<int> lost;
  for (std::size_t i = 0; i < after.bodies.size(); ++i) {
    const Body& body = after.bodies[i];
    const int former = findBody(before, body.name);
    const bool seen = former < 0 || inSight(bodyOf(before, former), camera);
    if (seen && !inSight(body, camera)) lost.push_back(static_cast<int>(i));
  }
  return lost;
}

/// Technique and selection stay, and the camera while all that was in sight stays there; what the
/// selection meant may have gone, as after an undo.
void take(Shell& shell, SceneResult loaded, const std::string& path) {
  const Scene before = shell.document.committed();
  shell.document.take(std::move(loaded), path);
  shell.tool = {};
  shell.drive = {};
  const Scene& after = shell.document.committed();
  shell.opening.technique = after.technique;
  shell.opening.view = after.view;
  if (shell.frameView) return;
  Camera& camera = shell.view.camera;
  const bool moved = isMoved(camera, shell.opening);
  const std::vector<int> lost = lostFromSight(before, after, camera);
  camera = cameraShowing(after, lost, camera, shell.view.hidden);
  if (!moved) shell.opening.firstCamera = camera;
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
    showLoaded(shell, std::move(loaded), path);
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
         " has changed on the disk; F5 reloads it and asks about your changes, saving asks before "
         "it "
         "replaces it";
}

}  // namespace

void reload(Shell& shell, const std::string& path) {
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
