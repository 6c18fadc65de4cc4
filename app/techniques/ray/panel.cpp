#include "app/techniques/ray/panel.h"

#include "app/techniques/ray/panel_map.h"
#include "app/techniques/ray/panel_ray.h"
#include "app/techniques/ray/panel_walks.h"
#include "app/techniques/ray/ray.h"
#include "app/widgets/stepper.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <string>

namespace sepax {

void rayInspector(PanelContext& context) {
  if (context.evidence.rayWalks) {
    walkTable(context);
    rule(context.ui);
  }
  raySection(context);
  rule(context.ui);
  mapSection(context);
}

void rayBottom(PanelContext& context) {
  if (!context.evidence.rayWalks) {
    nothingToStep(context, "tiles and a ray");
    return;
  }
  const RayWalk& walk = shownWalk(*context.evidence.rayWalks, context.view);
  const RayProgress progress = rayProgress(walk, context.view.step);
  std::string place = fmt::format("{} steps", rayStepCount(context.evidence));
  if (context.view.step >= 0) {
    place = progress.finished ? "the answer"
                              : fmt::format("pixel {} of {}", progress.known, walk.pixels.size());
  }
  stepper(context, place);
  codeLines(context);
}

}  // namespace sepax
