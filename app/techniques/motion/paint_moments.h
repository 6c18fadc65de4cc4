#pragma once

#include "app/techniques/motion/motion.h"

#include <cstddef>
#include <optional>

/// The bodies at the moments that the answer rests on.
namespace sepax {

[[nodiscard]] inline const BodyShape& bodyAt(const Evidence& evidence, int index) {
  return evidence.bodies[static_cast<std::size_t>(index)];
}

/// A, or B where A rests.
[[nodiscard]] inline const BodyShape& mover(const Evidence& evidence) {
  return bodyAt(evidence, bodyAt(evidence, evidence.a).moves ? evidence.a : evidence.b);
}

/// When the shadows part on the one axis and when they meet on the other, of a pair that passes by;
/// both within the step.
struct Passing {
  double parts = 0;
  double meets = 0;
};
[[nodiscard]] std::optional<Passing> passing(const Evidence& evidence);

/// Both bodies then, with words at the one that moves.
void addPassing(Figure& figure, const Evidence& evidence, const ViewState& view, Passing times);

/// The two samples that a contact falls between, the first with this number, of a body that moves;
/// words at A.
void addMissedSamples(Figure& figure, const Evidence& evidence, const ViewState& view, int before);

}  // namespace sepax
