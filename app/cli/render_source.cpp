#include "app/cli/render_source.h"

#include "app/cli/scene_argument.h"
#include "app/cli/settings.h"
#include "app/cli/streams.h"
#include "app/pictures/paper.h"
#include "app/pictures/picture_figure.h"
#include "app/pictures/picture_job.h"
#include "app/scene/json_path.h"
#include "app/techniques/contract/showing.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/view/scene_to_write.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace sepax {

namespace {

/// The step must be one that the technique has for this scene.
std::string stepProblem(const Technique& technique, const Evidence& evidence,
                        const ViewState& view) {
  const int count = stepCountOf(technique, evidence, view);
  if (view.step < count) return {};
  if (count == 0) return fmt::format("--step: there are no steps of {} here", technique.id);
  return fmt::format("--step: {} is too large; the last step is {}", view.step, count - 1);
}

/// The method must be one of the technique, with an answer on this scene.
std::string methodProblem(const Technique& technique, const Evidence& evidence,
                          const std::string& id) {
  const PublishedMethod* method = methodNamed(technique, id);
  if (technique.published.empty())
    return fmt::format("--method: {} has no published method; leave it out", technique.id);
  if (method == nullptr)
    return fmt::format("--method: {} is no method of {}; choose one of {}", inQuotes(id),
                       technique.id, methodNames(technique));
  if (method->known(evidence)) return {};
  return fmt::format("--method: {} has no answer on this scene; leave it out", method->id);
}

/// There must be a map over all positions of A.
std::string mapProblem(const Technique& technique, const Evidence& evidence,
                       const ViewState& view) {
  if (technique.map == nullptr)
    return fmt::format("--map: {} has no map; leave it out", technique.id);
  const auto reason = evidence.skipped.find("map");
  if (reason != evidence.skipped.end())
    return fmt::format("--map: there is none of this scene: {}", reason->second);
  if (view.step >= 0) return "--map: a step is of one position; leave out --step";
  return {};
}

/// What was typed and does not go with this scene.
std::string momentProblem(const Technique& technique, const Evidence& evidence,
                          const ViewState& view, const RenderMoment& moment) {
  std::string problem = rangeProblem(moment.settings, evidence, view.options, technique.id);
  if (problem.empty() && moment.method)
    problem = methodProblem(technique, evidence, *moment.method);
  if (problem.empty() && moment.map) problem = mapProblem(technique, evidence, view);
  if (problem.empty() && moment.step) problem = stepProblem(technique, evidence, view);
  return problem;
}

/// The scene in another technique than its own: what its view says of its own does not count.
Scene inTechnique(Scene scene, std::string_view technique) {
  if (scene.technique == technique) return scene;
  scene.technique = technique;
  scene.showing.answers.reset();
  scene.showing.method.clear();
  scene.showing.step.reset();
  return scene;
}

/// A figure on paper whose size nobody has chosen is higher in a column, where words and marks take
/// more of it, and where lanes of time, legend or caption stand below it.
PictureRequest suited(TechniqueTable techniques, const Evidence& evidence, ViewState view,
                      const RenderArguments& arguments) {
  constexpr double kColumn = 100;  // millimetres
  PictureRequest request = arguments.picture;
  view.wording = wordingOf(request);
  if (!view.wording.paper || arguments.size || request.crop || arguments.sheet) return request;
  view.camera.width = paintedSize(request).x;
  view.camera.height = paintedSize(request).y;
  view.evidence = request.layers.evidence;
  const bool narrow = request.millimetres <= kColumn;
  const bool strip = canvasShare(techniques, evidence, view).y < 1;
  const double ratio = narrow ? (strip ? 1 : 0.75) : (strip ? 0.8 : 0.625);  // of the width
  request.height = static_cast<int>(ratio * request.width);
  request.trimmed = true;
  request.height += static_cast<int>(
      std::ceil(layoutScale(request) * heightBelow(techniques, evidence, view, request)));
  return request;
}

/// What the scene itself asks to see is seen from where it asks to be looked at; what else is asked
/// for may need more room than that place has.
Scene withoutTightView(TechniqueTable techniques, Scene scene, const Technique& technique,
                       const ViewState& view) {
  const OptionBag own = shownAs(techniques, scene, {}).options;
  if (needsMoreRoom(technique, own, view.options)) scene.view.reset();
  return scene;
}

/// The camera of the whole picture that shows the scene on the canvas which legend and caption
/// leave.
Camera cameraAbove(TechniqueTable techniques, const Scene& scene, const Evidence& evidence,
                   ViewState view, const PictureRequest& request) {
  const Vec2 size = paintedSize(request);
  view.camera.width = size.x;
  const double below = request.crop ? 0 : heightBelow(techniques, evidence, view, request);
  const double canvas = std::max(size.y - below, 1.0);
  Camera camera = sceneCamera(scene, evidence, size.x, canvas, view.wording);
  camera.zoom *= size.y / canvas;
  camera.height = size.y;
  return camera;
}

}  // namespace

SourceResult sourceOf(TechniqueTable techniques, const std::string& name,
                      RenderArguments arguments) {
  SceneResult loaded = sceneArgument(name);
  if (!loaded.scene) return {std::nullopt, {}, loaded.error};
  Scene scene = std::move(*loaded.scene);
  const bool other = !arguments.technique.empty() && arguments.technique != scene.technique;
  // A sheet has titles of its own, and by another technique the scene is about something else.
  if (!arguments.sheet && !other) arguments.picture.title = pictureTitle(scene.title);
  if (other) scene = inTechnique(std::move(scene), arguments.technique);
  const Technique* technique = findTechnique(techniques, scene.technique);
  if (technique == nullptr) {
    technique = &techniques.front();
    note(fmt::format("technique {} is not in this version; the picture shows {}",
                     inQuotes(scene.technique), technique->id));
    scene = inTechnique(std::move(scene), technique->id);
  }
  ViewState view = momentView(scene, arguments.picture, arguments.moment);
  Evidence evidence = analyze(techniques, scene, optionsFrom(techniques, view));
  if (std::string problem = momentProblem(*technique, evidence, view, arguments.moment);
      !problem.empty())
    return {std::nullopt, {}, name + ": " + problem};
  view.step = std::min(view.step, stepCountOf(*technique, evidence, view) - 1);
  const Showing said = scene.showing;
  scene = withShowing(techniques, withoutTightView(techniques, std::move(scene), *technique, view),
                      view, said);
  const PictureRequest request = suited(techniques, evidence, view, arguments);
  view.camera = cameraAbove(techniques, scene, evidence, view, request);
  PictureSource source{std::move(scene), std::move(view), {}};
  source.evidence = std::move(evidence);
  if (arguments.picture.crop) {  // the file opens on what it shows
    source.written = source.scene;
    source.written->view = viewFrom(pictureCamera(source.view.camera, arguments.picture));
  }
  return {std::move(source), request, {}};
}

}  // namespace sepax
