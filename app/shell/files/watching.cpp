#include "app/documents/load.h"
#include "app/shell/files/opening.h"
#include "app/shell/shell.h"
#include "app/techniques/contract/showing.h"
#include "app/tools/framing.h"

#include <algorithm>
#include <filesystem>
#include <limits>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace sepax {
namespace {

std::string fileName(const std::string& path) {
  return std::filesystem::path(path).filename().string();
}

/// Bodies that are new, or that were in sight and are not any more. Those that the user has chosen
/// not to see, or to look at from near, are left alone.
std::vector<int> lostFromSight(const Scene& before, const Scene& after, const Camera& camera) {
  std::vector<int> lost;
  std::unordered_map<std::string_view, const Body*> formers;
  for (const Body& body : before.bodies) formers.emplace(body.name, &body);
  for (std::size_t i = 0; i < after.bodies.size(); ++i) {
    const Body& body = after.bodies[i];
    const auto former = formers.find(body.name);
    const bool seen = former == formers.end() || inSight(*former->second, camera);
    if (seen && !inSight(body, camera)) lost.push_back(static_cast<int>(i));
  }
  return lost;
}

/// Another way to be shown than before is followed, in the technique that it is meant for.
void takeWishes(Workspace& work, const Scene& after) {
  const std::optional<Camera> camera = work.opening.firstCamera;
  const std::string shown = work.opening.shownTechnique;
  if (work.opening.showing != after.showing && work.view.technique == after.technique) {
    showAsAsked(work);
    work.opening.firstCamera = camera;
    work.opening.shownTechnique = shown;
  }
  work.opening.technique = after.technique;
  work.opening.view = after.view;
  work.opening.showing = after.showing;
}

/// Technique and selection stay, and the camera while all that was in sight stays there; what the
/// selection meant may have gone, as after an undo.
void take(Shell& shell, SceneResult loaded, const std::string& path) {
  Workspace& work = shell.work;
  const Scene before = work.document.committed();
  if (work.document.source() == path) {
    work.document.takeAgain(std::move(loaded));
  } else {
    work.document.take(std::move(loaded), path);
  }
  letGo(shell);
  const Scene& after = work.document.committed();
  takeWishes(work, after);
  if (shell.canvas.frameView) return;
  Camera& camera = work.view.camera;
  const bool moved = isMoved(camera, work.opening);
  const std::vector<int> lost = lostFromSight(before, after, camera);
  camera = cameraShowing(after, lost, camera, work.view.hidden);
  if (!moved) work.opening.firstCamera = camera;
}

/// A hand or a question holds on to the scene.
bool busy(const Shell& shell) {
  return shell.work.document.previewing() || shell.hand.tool.busy() || shell.hand.drive.active() ||
         shell.dialogs.vertex.has_value() || shell.dialogs.contextMenu.has_value() ||
         (shell.settings.panels &&
          (!shell.panels.state.number.id.empty() || shell.panels.state.name.body));
}

/// What is shown is the watched file, or nothing yet because it was not there.
bool showsWatched(const WatchKeeper& watch, const Document& document) {
  if (document.source() == watch.file->path()) return true;
  return document.source().empty() && !watch.onDisk && !document.dirty();
}

/// What the user has drawn stays; what the other program has written is offered.
void takeNews(Shell& shell, SceneResult loaded) {
  WatchKeeper& watch = shell.files.watch;
  if (watch.onDisk == loaded.scene) return;
  const bool first = !watch.onDisk;
  watch.onDisk = loaded.scene;
  watch.conflict = shell.work.document.dirty() && shell.work.document.committed() != *loaded.scene;
  if (watch.conflict || shell.work.document.committed() == *loaded.scene) return;
  const std::string path = watch.file->path();
  if (first && shell.work.document.source().empty()) {
    showLoaded(shell, std::move(loaded), path);
  } else {
    take(shell, std::move(loaded), path);
  }
}

/// A toast for as long as it holds.
void showBanner(std::string& banner, Notices& notices, const std::string& text) {
  std::vector<Toast>& toasts = notices.toasts;
  if (banner != text)
    std::erase_if(toasts, [&](const Toast& toast) { return toast.text == banner; });
  banner = text;
  const bool there = std::ranges::find(toasts, text, &Toast::text) != toasts.end();
  if (text.empty() || there) return;
  toasts.insert(toasts.begin(), {text, true, std::numeric_limits<double>::infinity()});
}

std::string bannerText(const WatchKeeper& watch) {
  if (!watch.file->problem().empty()) return watch.file->problem() + " (still watching)";
  if (!watch.refusal.empty()) return watch.refusal + " (still watching)";
  if (!watch.conflict) return {};
  return fileName(watch.file->path()) +
         " has changed on the disk; F5 reloads it and asks about your changes, saving asks before "
         "it replaces it";
}

}  // namespace

void reload(Shell& shell, const std::string& path) {
  if (path.empty()) return;
  SceneResult loaded =
      withShowingChecked(shell.work.techniques, loadScene(path, readRegularFile), path);
  if (!loaded.scene) {
    say(shell.notices, loaded.error, true);
    return;
  }
  shell.files.watch.conflict = false;
  take(shell, std::move(loaded), path);
  say(shell.notices, "Reloaded: " + path);
}

void startWatching(Shell& shell, const std::string& path) {
  shell.files.watch = {};
  shell.files.watch.file.emplace(path);
  if (std::error_code error; std::filesystem::exists(path, error)) openScene(shell, path);
  if (shell.work.document.source() == path)
    shell.files.watch.onDisk = shell.work.document.committed();
}

void tendWatch(Shell& shell) {
  WatchKeeper& watch = shell.files.watch;
  if (!watch.file || shell.notices.now < watch.nextLook) return;
  watch.nextLook = shell.notices.now + kWatchPeriod;
  if (busy(shell)) return;
  if (!showsWatched(watch, shell.work.document)) {
    showBanner(watch.banner, shell.notices, "");
    return;
  }
  std::optional<SceneResult> loaded = watch.file->look(shell.notices.now);
  if (loaded) {
    SceneResult news =
        withShowingChecked(shell.work.techniques, std::move(*loaded), watch.file->path());
    watch.refusal = news.error;
    if (news.scene) takeNews(shell, std::move(news));
  }
  // The change was undone: nothing is left that could be lost.
  if (watch.conflict && !shell.work.document.dirty()) {
    watch.conflict = false;
    const std::string& path = watch.file->path();
    if (SceneResult fresh =
            withShowingChecked(shell.work.techniques, loadScene(path, readRegularFile), path);
        fresh.scene && *fresh.scene != shell.work.document.committed())
      take(shell, std::move(fresh), path);
  }
  showBanner(watch.banner, shell.notices, bannerText(watch));
}

}  // namespace sepax
