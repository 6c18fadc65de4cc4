#pragma once

#include "app/techniques/contract/technique.h"
#include "app/techniques/ray/options.h"

#include <string>
#include <string_view>
#include <vector>

/// Rays in a map of tiles: Bresenham's line, the article's version of it, and every cell touched.
namespace sepax {

void analyzeRay(const Scene& scene, const AnalysisOptions& options, Evidence& evidence);
void paintRay(const Evidence& evidence, const ViewState& view, Figure& figure);
[[nodiscard]] Verdict rayVerdict(const Evidence& evidence, const ViewState& view);

/// Sections of `sepax query`.
[[nodiscard]] nlohmann::ordered_json rayJson(const Evidence& evidence);
[[nodiscard]] nlohmann::ordered_json publishedRayJson(const Evidence& evidence);
/// The ray itself, one step for each tested pixel of the walk that is shown, and the answer.
[[nodiscard]] int rayStepCount(const Evidence& evidence, const ViewState& view);
/// The same of one walk, whose answer the last step shows and none before it.
[[nodiscard]] int walkStepCount(const RayWalk& walk);
[[nodiscard]] std::vector<CodeLine> raySteps(const Evidence& evidence, const ViewState& view);

/// The pixel that the shown walk hits; where it hits none, that of the exact ray.
[[nodiscard]] std::optional<CloseUp> rayCloseUp(const Evidence& evidence, const ViewState& view);

/// A map of tiles is the ground of the picture.
[[nodiscard]] bool hasTiles(const Evidence& evidence);
void paintTileGround(const Evidence& evidence, const Camera& camera, Figure& figure);
/// The walk that is shown, never `automatic`: where nobody has chosen, the exact one if the exact
/// answer is asked for or stands beside an article's, which view.method names there, else
/// Bresenham's.
[[nodiscard]] RayWalkId walkIn(const ViewState& view);
/// What the steps are headed by: "the exact walk", or the name of another one.
[[nodiscard]] std::string_view rayHeading(const ViewState& view);
[[nodiscard]] const RayWalk& shownWalk(const RayWalks& walks, const ViewState& view);
[[nodiscard]] Role roleOf(RayWalkId walk);

/// What is known at a step of a walk.
struct RayProgress {
  std::size_t known = 0;  ///< pixels that have been tested, the current one among them; 0 at first
  bool finished = true;   ///< the answer is known
};
[[nodiscard]] RayProgress rayProgress(const RayWalk& walk, int step);

/// "(70, 35)"
[[nodiscard]] std::string pixelText(Pixel pixel);

}  // namespace sepax
