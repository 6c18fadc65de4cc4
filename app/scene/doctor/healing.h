#pragma once

#include "app/scene/doctor/doctor.h"

#include <string>
#include <string_view>
#include <vector>

/// Cures of all findings at once: those that are certain, or those of one name.
namespace sepax {

/// The id of a choice that leaves each finding to its own certain cure, in place of a cure's.
inline constexpr std::string_view kCertain{};

/// Its recommended cure has only one sensible result: the area that is enclosed stays what it is.
[[nodiscard]] bool isCertain(const Finding& finding);

/// A finding that is gone.
struct FindingCured {
  Finding finding;
  Cure cure;
};

/// A cure that was tried in vain.
struct CureRefused {
  DefectKind kind = DefectKind::nonFinite;
  int part = 0;
  std::string problem;  ///< one sentence
};

/// What came of the findings of a body.
struct Healing {
  std::vector<FindingCured> cured;
  std::vector<CureRefused> refused;
};

/// What takes the place of a body: nothing where it was deleted, its pieces where it was split.
struct HealedBody {
  std::vector<Body> bodies;
  Healing healing;
};
/// The body after all its certain cures, or after the cures with this id of all that it has.
[[nodiscard]] HealedBody healed(const Body& body, std::string_view cure = kCertain);

/// The bodies of the scene after their cures.
struct HealedScene {
  Scene scene;
  std::vector<Healing> healings;    ///< of each body that there was
  std::vector<std::size_t> pieces;  ///< how many bodies took its place, in the order of the scene
  std::string problem;              ///< the limit that the scene would break; empty when none
};
/// Pieces are named as cured() names them; the last body of a scene is not deleted.
[[nodiscard]] HealedScene healed(const Scene& scene, std::string_view cure = kCertain);

/// The ids of all cures, each once, in the order of the table of defects.
[[nodiscard]] std::vector<std::string> cureIds();

}  // namespace sepax
