#include "app/shell/lessons/thumbnail.h"

#include "app/techniques/contract/showing.h"
#include "app/techniques/contract/shown_ground.h"
#include "app/tools/framing.h"

#include <algorithm>
#include <variant>

namespace sepax {
namespace {

Figure drawn(TechniqueTable techniques, const Scene& scene) {
  ViewState view = shownAs(techniques, scene, {});
  view.technique = scene.technique;
  view.handles = false;
  view.grid = false;
  view.wording.badges = view.wording.narration = false;
  view.camera.width = Thumbnails::kWidth;
  view.camera.height = Thumbnails::kHeight;
  const Evidence evidence = analyze(techniques, scene, optionsFrom(techniques, view));
  view.camera = cameraOnAll(techniques, evidence, view);
  Figure figure = paintUnlabelled(techniques, evidence, view);
  dropRoomForWords(figure);
  std::erase_if(figure.items, [](const Item& item) { return std::holds_alternative<Text>(item); });
  return figure;
}

}  // namespace

const Figure& Thumbnails::of(const std::string& name, TechniqueTable techniques,
                             const Scene& scene) {
  const auto found = figures_.find(name);
  return found != figures_.end() ? found->second
                                 : figures_.emplace(name, drawn(techniques, scene)).first->second;
}

}  // namespace sepax
