#pragma once

#include "app/techniques/contract/published_method.h"

#include <optional>
#include <string_view>
#include <vector>

/// "Polygon Collision" (gpwiki.org): the separating axis test of two resting polygons, beside the
/// exact answer of a technique.
namespace sepax {

[[nodiscard]] bool knowsSides(const Evidence& evidence);
/// The circles where they are switched on; then three steps a side, to the one at which the loop
/// stops, and one more for the answer.
[[nodiscard]] int sidesStepCount(const Evidence& evidence);
[[nodiscard]] std::optional<AxisName> sidesStepAxis(const Evidence& evidence, int step);
[[nodiscard]] std::vector<CodeLine> sidesSteps(const Evidence& evidence, const ViewState& view);
/// Law: what it says of the exact answer is PublishedSides::exact.
[[nodiscard]] Verdict sidesVerdict(const Evidence& evidence, const ViewState& view);
void paintSides(const Evidence& evidence, const ViewState& view, Figure& figure);
[[nodiscard]] std::vector<ComparedRow> sidesCompared(const Evidence& evidence);

/// The test as a method.
[[nodiscard]] constexpr PublishedMethod sidesMethod(std::string_view id) {
  return {.id = id,
          .article = "gpwiki",
          .author = "gpwiki",
          .title = "Polygon Collision",
          .function = "separating axis test",
          .known = knowsSides,
          .stepCount = sidesStepCount,
          .steps = sidesSteps,
          .stepAxis = sidesStepAxis,
          .verdict = sidesVerdict,
          .paint = paintSides,
          .compared = sidesCompared};
}

}  // namespace sepax
