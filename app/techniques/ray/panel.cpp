#include "app/techniques/ray/panel.h"

#include "app/figure/numbers.h"
#include "app/techniques/contract/step_pairs.h"
#include "app/techniques/ray/panel_map.h"
#include "app/techniques/ray/panel_ray.h"
#include "app/techniques/ray/panel_tests.h"
#include "app/techniques/ray/panel_walks.h"
#include "app/techniques/ray/ray.h"
#include "app/widgets/stepper.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <algorithm>
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
  if (!context.evidence.rayWalks) return;
  rule(context.ui);
  testCounts(context);
}

void rayBottom(PanelContext& context) {
  if (!context.evidence.rayWalks) {
    nothingToStep(context, "tiles and a ray");
    return;
  }
  const ViewState side = exactView(context.technique, context.evidence, context.view);
  const RayWalk& walk = shownWalk(*context.evidence.rayWalks, side);
  const RayProgress progress = rayProgress(walk, side.step);
  const int count = stepCountOf(context.technique, context.evidence, context.view);
  const bool published =
      shownAnswers(context.technique, context.evidence, context.view).published != nullptr;
  std::string place = counted(count, "step");
  if (context.view.step >= 0 && published) {
    place = fmt::format("step {} of {}", std::min(context.view.step + 1, count), count);
  } else if (context.view.step >= 0) {
    place = progress.finished ? "the answer"
            : progress.known == 0
                ? "the ray"
                : fmt::format("pixel {} of {}", progress.known, walk.pixels.size());
  }
  stepper(context, place);
  codeLines(context);
}

}  // namespace sepax
