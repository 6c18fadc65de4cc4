#include "app/cli/render_view.h"

#include "app/cli/settings.h"
#include "app/pictures/paper.h"
#include "app/techniques/contract/showing.h"
#include "app/techniques/table.h"
#include "app/tools/framing.h"

#include <utility>

namespace sepax {

Camera sceneCamera(const Scene& scene, const Evidence& evidence, double width, double height,
                   Wording wording) {
  return openingPictureCamera(techniques(), scene, evidence, width, height, wording);
}

ViewState momentView(const Scene& scene, const PictureRequest& request,
                     const RenderMoment& moment) {
  ViewState view;
  view.technique = scene.technique;
  view.theme = request.theme;
  view.wording = wordingOf(request);
  view = shownAs(techniques(), scene, std::move(view));
  view.time = moment.time.value_or(view.time);
  view.step = moment.step.value_or(view.step);
  if (moment.answers) view.answers = moment.answers;
  view.method = moment.method.value_or(view.method);
  view.indices = moment.indices;
  view.options = withSettings(std::move(view.options), moment.settings).options;
  return view;
}

}  // namespace sepax
