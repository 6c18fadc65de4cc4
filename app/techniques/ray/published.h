#pragma once

#include "app/techniques/contract/published_method.h"

#include <cstddef>
#include <optional>

/// "Ray casting in a 2D tile-based environment" (L. Cozic): RayCast beside the exact ray.
namespace sepax {

/// What the page's function has come to.
struct RayCastProgress {
  enum class Phase {
    lengthTest,  ///< rayLength = 0
    end,         ///< the direction normalised, the end
    setup,       ///< of BresenhamLine, before its loop
    turn,        ///< of that loop
    choice,      ///< the comparison that decides from which end the list is walked
    test,        ///< IsPointTraversable
    result
  } phase = Phase::result;
  std::size_t turns = 0;  ///< known ones, the current one among them
  bool skips = false;     ///< some turns were passed over since the step before
  std::size_t tests = 0;
};

[[nodiscard]] RayCastProgress rayCastProgress(const PublishedRay& ray, int step);

[[nodiscard]] bool knowsRayCast(const Evidence& evidence);
/// One step for each test and for each turn of the line's loop, of a long line only for its first
/// three, the first tie and the last, and those around them. A ray without a length, without a
/// direction or too long for a list has only the steps that it comes to.
[[nodiscard]] int rayCastStepCount(const Evidence& evidence);
[[nodiscard]] std::vector<CodeLine> rayCastSteps(const Evidence& evidence, const ViewState& view);
/// What the cast to int makes of the start, or else of the end, where that is another pixel.
struct PixelCast {
  bool start = false;
  Pixel made;
  Pixel exact;
};
[[nodiscard]] std::optional<PixelCast> wrongCast(const Evidence& evidence);
/// "3 blocks, 14 copied".
[[nodiscard]] std::string costText(const LineStorageCost& cost);
/// The end of the ray with so many digits that they tell in which pixel the cast puts it.
[[nodiscard]] std::string endPlaceText(const PublishedRay& ray);
/// "23 printed"; of other tiles than the page's 16 × 16, what its formula gives: "6·√2 → 9".
[[nodiscard]] std::string printedWorstCase(const Evidence& evidence);
/// Before the page's first test the exact walk waits; then both go along the ray evenly and answer
/// in the last pair. Where another walk is longer than the exact one the last pair is the answer of
/// that one too.
[[nodiscard]] std::vector<StepPair> rayCastPairs(const Evidence& evidence);
[[nodiscard]] Verdict rayCastVerdict(const Evidence& evidence, const ViewState& view);
void paintRayCast(const Evidence& evidence, const ViewState& view, Figure& figure);
/// What the members of the page's scene are here, at the last pixel that it tests.
[[nodiscard]] std::vector<PageName> rayCastNames(const Evidence& evidence);
[[nodiscard]] std::vector<ComparedRow> rayCastCompared(const Evidence& evidence);

}  // namespace sepax
