#pragma once

#include "app/techniques/swept_edges/published.h"

#include <string>
#include <string_view>
#include <vector>

/// The recipe's own candidates by their times, for the lane where its answer stands alone.
namespace sepax {

/// When a candidate of the recipe comes, as far as a step knows of it.
struct RecipeMoment {
  double time = 0;     ///< steps: its distance by the path's length, or that of parallel lines;
                       ///< not clipped, for the recipe does not ask
  bool taken = false;  ///< for the contact
  std::string corner;  ///< "A2"
  std::string fate;    ///< " taken, t = 0.670", " d = 0.250 of the path"
};

/// In the order in which they are tested; of the pair that the picture shows at that step.
[[nodiscard]] std::vector<RecipeMoment> recipeMoments(const Evidence& evidence, int step);
/// Why there is none.
[[nodiscard]] std::string_view recipeHasNoTime(const Evidence& evidence, int step);
/// Its meeting point travels.
[[nodiscard]] bool recipeFollowsPath(const Evidence& evidence, int step);
/// "A2 × B0": the pair whose candidates these are.
[[nodiscard]] std::string recipePairName(const Evidence& evidence, int step);

}  // namespace sepax
