#include "app/cli/render_source.h"

#include "app/cli/scene_argument.h"
#include "app/cli/streams.h"
#include "app/scene/json_path.h"
#include "app/techniques/contract/shown_answers.h"

#include <fmt/format.h>

#include <utility>

namespace sepax {

namespace {

/// The step must be one that the technique has for this scene.
std::string stepProblem(const Technique& technique, const Evidence& evidence,
                        const ViewState& view) {
  const int step = view.step;
  if (step < 0) return {};
  const int count = stepCountOf(technique, evidence, view);
  if (step < count) return {};
  if (count == 0) return fmt::format("--step: there are no steps of {} here", technique.id);
  return fmt::format("--step: {} is too large; the last step is {}", step, count - 1);
}

}  // namespace

SourceResult sourceOf(TechniqueTable techniques, const std::string& name,
                      const RenderArguments& arguments) {
  SceneResult loaded = sceneArgument(name);
  if (!loaded.scene) return {std::nullopt, loaded.error};
  Scene scene = std::move(*loaded.scene);
  if (!arguments.technique.empty()) scene.technique = arguments.technique;
  const Technique* technique = findTechnique(techniques, scene.technique);
  if (technique == nullptr) {
    technique = &techniques.front();
    note(fmt::format("technique {} is not in this version; the picture shows {}",
                     inQuotes(scene.technique), technique->id));
    scene.technique = technique->id;
  }
  ViewState view = momentView(scene, arguments.picture, arguments.moment);
  Evidence evidence = analyze(techniques, scene, optionsFrom(techniques, view));
  if (std::string problem = stepProblem(*technique, evidence, view); !problem.empty())
    return {std::nullopt, name + ": " + problem};
  view.camera = sceneCamera(scene, evidence, arguments.picture.width, arguments.picture.height);
  PictureSource source{std::move(scene), std::move(view), {}};
  source.evidence = std::move(evidence);
  return {std::move(source), {}};
}

}  // namespace sepax
