#pragma once

#include "app/techniques/contract/technique.h"

#include <string>

namespace sepax {

/// What stands beside the verdict of a picture: that a published text gets this scene wrong, else
/// how much the doctor has found on the shapes.
struct Headline {
  std::string words;  ///< "published ≠ exact · Cozic"; empty = nothing stands there
  Role role = Role::muted;
  const PitfallWords* accused = nullptr;  ///< what goes wrong there; null = nothing is accused
  /// "push (0.00, −2.00)" of the accused article whose answer stands beside the exact one, once all
  /// is told; empty where it is none of its own.
  std::string answer = {};
};

[[nodiscard]] Headline headlineOf(const Technique& technique, const Evidence& evidence,
                                  const ViewState& view);

}  // namespace sepax
