#pragma once

#include "app/techniques/contract/collision_names.h"
#include "app/techniques/contract/published_method.h"
#include "core/evidence/evidence.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// "2D Polygon Collision Detection" (L. Cozic): PolygonCollision of two resting polygons in each of
/// its readings, beside the exact answer of a technique.
namespace sepax {

/// What the page's loop has come to.
struct CollisionProgress {
  enum class Phase { axis, project, distance, compare, result } phase = Phase::result;
  int axis = 0;  ///< index into PublishedSat::axes
};
inline constexpr int kCollisionPhases = 4;  ///< steps an axis

/// A step of the view as progress; -1 is the whole answer, steps past the end are the last one.
[[nodiscard]] CollisionProgress collisionProgress(const PublishedSat& found, int step);
[[nodiscard]] const PublishedAxis& axisAt(const PublishedSat& found, int index);

/// "overlaps by 0.78": what becomes of the pushed A.
[[nodiscard]] std::string afterPush(const PublishedSat& found);

/// Its answer; absent where the reading makes no difference.
[[nodiscard]] const std::optional<PublishedSat>& collisionOf(const Evidence& evidence,
                                                             CollisionReading reading);
[[nodiscard]] bool knowsCollision(const Evidence& evidence, CollisionReading reading);
/// That a push is nothing but rounding, or that it leads A into another body; else empty.
[[nodiscard]] std::string collisionLimit(const Evidence& evidence, CollisionReading reading);
/// Four steps an axis, to the axis after which the loop is left, and one more for the answer.
[[nodiscard]] int collisionStepCount(const Evidence& evidence, CollisionReading reading);
[[nodiscard]] std::optional<AxisName> collisionStepAxis(const Evidence& evidence, int step,
                                                        CollisionReading reading);
[[nodiscard]] std::vector<CodeLine> collisionSteps(const Evidence& evidence, const ViewState& view,
                                                   CollisionReading reading);
/// Law: what it says of the moved A is PublishedSat::pushed, exactly.
[[nodiscard]] Verdict collisionVerdict(const Evidence& evidence, const ViewState& view,
                                       CollisionReading reading);
void paintCollision(const Evidence& evidence, const ViewState& view, Figure& figure,
                    CollisionReading reading);
[[nodiscard]] std::vector<ComparedRow> collisionCompared(const Evidence& evidence,
                                                         CollisionReading reading);

/// PolygonCollision in one of its readings.
template <CollisionReading kReading>
[[nodiscard]] constexpr PublishedMethod collisionMethod(std::string_view id,
                                                        std::string_view function) {
  return {
      .id = id,
      .article = "cozic-polygons",
      .author = "Cozic",
      .title = "2D Polygon Collision Detection",
      .year = "2006",
      .function = function,
      .known = [](const Evidence& evidence) { return knowsCollision(evidence, kReading); },
      .stepCount = [](const Evidence& evidence) { return collisionStepCount(evidence, kReading); },
      .steps = [](const Evidence& evidence,
                  const ViewState& view) { return collisionSteps(evidence, view, kReading); },
      .stepAxis = [](const Evidence& evidence,
                     int step) { return collisionStepAxis(evidence, step, kReading); },
      .verdict = [](const Evidence& evidence,
                    const ViewState& view) { return collisionVerdict(evidence, view, kReading); },
      .paint = [](const Evidence& evidence, const ViewState& view,
                  Figure& figure) { paintCollision(evidence, view, figure, kReading); },
      .compared = [](const Evidence& evidence) { return collisionCompared(evidence, kReading); },
      .limit = [](const Evidence& evidence) { return collisionLimit(evidence, kReading); },
      .names =
          [](const Evidence& evidence) {
            return collisionNames(evidence, *collisionOf(evidence, kReading));
          }};
}

}  // namespace sepax
