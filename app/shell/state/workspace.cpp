#include "app/shell/state/workspace.h"

#include "app/techniques/contract/playing.h"
#include "app/techniques/contract/showing.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/contract/side_picture.h"
#include "app/tools/framing.h"
#include "app/tools/selection.h"
#include "app/view/handles.h"

#include <algorithm>
#include <utility>

namespace sepax {
namespace {

/// Whose answers are shown and which options are on count as well, not the evidence alone.
void keepStepInReach(Workspace& work) {
  const int steps = stepCountOf(work);
  if (work.view.step >= steps) work.view.step = steps > 0 ? steps - 1 : -1;
}

Scene written(const Workspace& work, Scene scene) {
  scene = sceneToWrite(std::move(scene), work.view, work.opening);
  return withShowing(work.techniques, std::move(scene), work.view, work.opening.showing);
}

}  // namespace

const Technique* shownTechnique(const Workspace& work) {
  return findTechnique(work.techniques, work.view.technique);
}

void setTechnique(Workspace& work, std::string_view id) {
  if (work.view.technique == id) return;
  work.view.technique = id;
  work.view.step = -1;
  work.view.answers.reset();
  work.view.method.clear();
  work.view.playing = false;
}

void showAsAsked(Workspace& work, bool ofError) {
  Scene scene = work.document.shown();
  work.view.options = givenBack(work.techniques, work.opening.asked, work.opening.before,
                                std::move(work.view.options));
  Showing asked = ofError ? withStandards(work.techniques, scene) : scene.showing;
  work.opening = openingOf(scene, work.view, asked);
  scene.showing = std::move(asked);
  work.view = shownAs(work.techniques, scene, std::move(work.view));
}

void refreshEvidence(Workspace& work) {
  const AnalysisOptions options = optionsFrom(work.techniques, work.view);
  const std::uint64_t revision = work.document.shownRevision();
  tidySelection(work.document.shown(), work.view);  // a preview that ended may have been named
  if (work.view.driven && work.view.driven->revision != revision) work.view.driven.reset();
  if (work.analyzed == revision && work.analyzedOptions == options) return keepStepInReach(work);
  std::shared_ptr<const PositionMap> map = std::move(work.evidence.map);
  work.evidence = analyze(work.techniques, work.document.shown(), options);
  work.evidence.map = std::move(map);  // where A stands is nothing to it
  work.analyzed = revision;
  work.analyzedOptions = options;
  ++work.evidenceVersion;
  keepStepInReach(work);
}

void frameAll(Workspace& work) {
  work.view.side.reset();
  work.view.camera = cameraOnAll(work.techniques, work.evidence, work.view);
  work.framed = work.view.camera;
}

void makeRoom(Workspace& work) {
  const OptionBag before = std::exchange(work.roomGiven.options, work.view.options);
  const std::uint64_t scene = std::exchange(work.roomGiven.revision, work.document.shownRevision());
  const Technique* technique = shownTechnique(work);
  // A scene that opens has its own camera.
  if (technique == nullptr || scene != work.document.shownRevision()) return;
  RoomGiven& given = work.roomGiven;
  if (needsMoreRoom(*technique, before, given.options)) {
    given.before = work.view.camera;
    given.framedBefore = work.framed;
    frameAll(work);
    given.camera = work.view.camera;
  } else if (needsMoreRoom(*technique, given.options, before) && given.before &&
             work.view.camera == given.camera) {
    work.view.camera = *std::exchange(given.before, std::nullopt);
    work.framed = given.framedBefore;
  }
}

void frameOpening(Workspace& work) {
  work.view.side.reset();
  Camera& camera = work.view.camera;
  camera = openingCamera(work.techniques, work.document.shown(), work.evidence, camera.width,
                         camera.height);
  work.opening.firstCamera = camera;
  work.framed.reset();
}

namespace {

/// The second picture takes its place. Until a hand moves it, all of it stays in sight; where the
/// bodies move it changes no more than it must, so that nothing jumps when they are let go.
void fitSide(Workspace& work, const SidePicture& side, const CanvasRoom& room) {
  std::optional<SideView>& view = work.view.side;
  const bool fits = view && view->corner == room.corner && view->camera.width == room.second.x &&
                    view->camera.height == room.second.y;
  if (fits && (!view->framed || view->held || work.view.playing)) return;
  if (fits) {
    const bool moves = work.document.previewing() || work.view.dragging;
    view->camera = keptInSight(side, work.evidence, work.view, view->camera);
    if (moves || showsSideWell(side, work.evidence, work.view, view->camera)) return;
  }
  if (!view || view->framed) {
    view = SideView{room.corner, framedSide(side, work.evidence, work.view, room.second), true};
  } else {
    view->corner = room.corner;
    view->camera.width = room.second.x;
    view->camera.height = room.second.y;
  }
}

}  // namespace

void fitCanvas(Workspace& work, double width, double height) {
  const SidePicture* side = sideOf(shownTechnique(work), work.evidence, work.view);
  if (side == nullptr) {
    work.view.side.reset();
    return fitCamera(work, width, height);
  }
  const CanvasRoom room = canvasRoom({width, height});
  fitCamera(work, room.first.x, room.first.y);
  fitSide(work, *side, room);
}

void fitCamera(Workspace& work, double width, double height) {
  Camera& camera = work.view.camera;
  if (camera.width == width && camera.height == height) return;
  const bool framed = work.framed == camera;
  const bool opened = work.opening.firstCamera && !isMoved(camera, work.opening);
  camera.width = width;
  camera.height = height;
  if (opened) {
    frameOpening(work);
  } else if (framed) {
    frameAll(work);
  }
}

int stepCountOf(const Workspace& work) {
  const Technique* technique = shownTechnique(work);
  return technique == nullptr ? 0 : stepCountOf(*technique, work.evidence, work.view);
}

std::vector<double> holdTimes(const Workspace& work) {
  const Technique* technique = shownTechnique(work);
  return technique == nullptr ? std::vector<double>{}
                              : holdTimes(*technique, work.evidence, work.view);
}

bool isChangedBuiltin(const Workspace& work) {
  const Document& document = work.document;
  const bool other = document.path().empty()
                         ? document.dirty()
                         : work.builtin.revision != document.committedRevision();
  return !work.builtin.name.empty() && (other || document.previewing());
}

std::string titleOfShown(const Workspace& work) {
  const Scene& scene = work.document.shown();
  const bool former = isChangedBuiltin(work) && scene.title == work.builtin.title;
  return former || scene.technique != work.view.technique ? std::string() : scene.title;
}

Scene sceneToSave(const Workspace& work) { return written(work, work.document.committed()); }

Scene sceneToCopy(const Workspace& work) { return written(work, work.document.shown()); }

}  // namespace sepax
