#include "app/shell/pictures/export_source.h"

#include "app/pictures/paper.h"
#include "app/techniques/contract/side_picture.h"
#include "app/tools/framing.h"

#include <algorithm>
#include <cmath>
#include <filesystem>

namespace sepax {
namespace {

namespace fs = std::filesystem;

constexpr double kFirstScale = 2;  ///< of the first picture that nobody has chosen anything for

}  // namespace

PictureChoices currentChoices(const std::optional<PictureChoices>& last, const ViewState& view) {
  if (last) return *last;
  PictureChoices choices;
  choices.picture.scale = kFirstScale;
  choices.picture.theme = view.theme;
  choices.picture.layers.grid = view.grid;
  choices.picture.layers.names = view.names;
  choices.picture.layers.handles = view.handles;
  choices.picture.layers.closeUps = view.closeUps;
  return choices;
}

PictureSize screenSizeOf(const Ui& ui, const ViewState& view, const PictureChoices& choices) {
  Vec2 size = canvasSize(view);
  if (choices.area == PictureChoices::Area::window) {
    const ImVec2 window = ImGui::GetIO().DisplaySize;
    size = {window.x / static_cast<double>(ui.scale), window.y / static_cast<double>(ui.scale)};
  } else if (choices.area == PictureChoices::Area::crop && choices.picture.crop) {
    size = view.camera.zoom * (choices.picture.crop->max - choices.picture.crop->min);
  }
  const auto whole = [](double side) {
    return static_cast<int>(std::lround(std::min(side, static_cast<double>(kMaxPictureSide))));
  };
  return {whole(size.x), whole(size.y)};
}

PictureRequest requestOf(const Ui& ui, const Workspace& work, const Settings& settings,
                         const PictureChoices& choices) {
  PictureRequest request = requestFrom(choices, screenSizeOf(ui, work.view, choices));
  request.title = pictureTitle(titleOfShown(work));
  request.ease = settings.ease;
  request.asSeen = request.millimetres == 0;  // a page is about one point
  return request;
}

PictureSource exportSource(const Workspace& work, const DragRecording& recording,
                           const PictureRequest& request) {
  PictureSource source{work.document.shown(), work.view, {}, sceneToCopy(work)};
  const bool drag = request.animation == AnimationKind::drag;
  if (drag && rowOf(request.format).animated) source.drag = framesOf(recording);
  Scene& scene = source.scene;
  scene.technique = work.view.technique;
  source.view.covered.reset();
  Camera& camera = source.view.camera;
  const bool untouched =
      camera == openingCamera(work.techniques, scene, work.evidence, camera.width, camera.height);
  if (untouched && !request.crop) {
    const Vec2 size = paintedSize(request);
    camera = openingPictureCamera(work.techniques, scene, work.evidence, size.x, size.y,
                                  wordingOf(request));
  } else {
    scene.view = viewFrom(request.window ? camera : pictureCamera(camera, request));
    if (!request.crop) camera = wholeCamera(work.view);
  }
  if (request.crop) source.written->view = scene.view;  // the file opens on what it shows
  return source;
}

std::string sceneStem(const Workspace& work) {
  const std::string stem = fs::path(work.document.source()).stem().string();
  return stem.empty() ? "sepax-" + work.view.technique : stem;
}

std::string pictureNamed(const Document& document, const PictureChoices& choices,
                         const std::string& stem) {
  fs::path folder(choices.folder);
  if (folder.empty()) folder = fs::path(document.source()).parent_path();
  std::error_code error;
  folder = fs::absolute(folder.empty() ? fs::path(".") : folder, error).lexically_normal();
  return (folder / (stem + "." + std::string(rowOf(choices.picture.format).id))).string();
}

}  // namespace sepax
