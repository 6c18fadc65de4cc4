#pragma once

#include "app/scene/edits/pair_edits.h"
#include "app/techniques/contract/declared.h"

/// What several techniques need.
namespace sepax {

/// Two bodies.
inline constexpr Need kNeedsPair{.id = "pair",
                                 .sentence = "Two shapes are needed, A and B.",
                                 .label = "Add what is missing of A and B",
                                 .missing = lacksPair,
                                 .supplied = withPairCompleted};

/// A or B moves in the step.
inline constexpr Need kNeedsMotion{.id = "velocity",
                                   .sentence = "Neither A nor B moves.",
                                   .label = "Give A a velocity",
                                   .missing = pairRests,
                                   .supplied = withVelocityTowardsB};

inline constexpr std::string_view kStopTurning = "Stop the turning";

}  // namespace sepax
