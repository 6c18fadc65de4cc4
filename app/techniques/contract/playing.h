#pragma once

#include "app/techniques/contract/technique.h"

#include <string_view>
#include <vector>

/// What plays: the one button, its key and its entry in the menu ask here and do the same.
namespace sepax {

/// The technique has a time that is to be seen.
[[nodiscard]] bool playsTime(const Technique& technique, const Scene& scene,
                             const Evidence& evidence, const ViewState& view);

enum class Played { nothing, steps, time };
/// The steps while one of them is shown; with the whole answer the time, or the steps where nothing
/// moves.
[[nodiscard]] Played playedBy(const Technique& technique, const Scene& scene,
                              const Evidence& evidence, const ViewState& view);

/// What the next press does, for a button.
[[nodiscard]] std::string_view playLabel(Played played, bool playing);
/// The same in a sentence without its point.
[[nodiscard]] std::string_view playHint(Played played, bool playing);

/// The view after a press. What has come to its end begins anew.
[[nodiscard]] ViewState playToggled(const Technique& technique, const Scene& scene,
                                    const Evidence& evidence, ViewState view);

/// The times of the step at which what plays holds for a moment, rising: the first contact, and the
/// hit of the article that is shown.
[[nodiscard]] std::vector<double> holdTimes(const Technique& technique, const Evidence& evidence,
                                            const ViewState& view);

/// Leaves the steps.
void showWholeAnswer(ViewState& view);

}  // namespace sepax
