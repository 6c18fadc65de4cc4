#pragma once

#include "app/techniques/contract/technique.h"

#include <string>
#include <string_view>
#include <vector>

namespace sepax {

/// Options after words such as "middles=on", or what is wrong with the first word that is wrong.
struct Settled {
  OptionBag options;
  std::string problem;  ///< one sentence; empty = nothing is wrong
};
/// Those that the shown technique has not do nothing.
[[nodiscard]] Settled withSettings(OptionBag options, const std::vector<std::string>& settings);

/// The complaint about the first of those settings whose value is out of the range of this scene,
/// of the technique with this id alone or, without one, of all; else empty.
[[nodiscard]] std::string rangeProblem(const std::vector<std::string>& settings,
                                       const Evidence& evidence, const OptionBag& options,
                                       std::string_view technique = {});

}  // namespace sepax
