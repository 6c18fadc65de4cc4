#pragma once

#include "app/figure/part.h"
#include "app/view/view_state.h"
#include "core/evidence/evidence.h"

#include <optional>
#include <string>

/// All ways out of the shadows: on every axis A can move along the normal or against it.
namespace sepax {

inline constexpr Part kOtherPush = part<"another push">();
inline constexpr Part kOtherPushedBody = part<"after another push">();

/// One of the two pushes of an axis.
struct Push {
  int axis = 0;       ///< index into SatEvidence::axes
  bool along = true;  ///< A moves along the normal
  friend bool operator==(const Push&, const Push&) = default;
};

/// Counted from 1 in the order of the axes, along before against.
[[nodiscard]] int pushNumber(Push push);
/// What has this number; nothing for 0 and beyond the last one.
[[nodiscard]] std::optional<Push> pushNumbered(const SatEvidence& sat, int number);
/// What there is to choose from, for a number that no push has.
[[nodiscard]] std::string pushRefusal(const Evidence& evidence, const OptionValue& value);

/// World units; negative = the shadows are so far apart, and A would have to come nearer.
[[nodiscard]] double lengthOf(const SatEvidence& sat, Push push);
/// Of A, world units.
[[nodiscard]] Vec2 moveOf(const SatEvidence& sat, Push push);
/// The shorter one of its axis.
[[nodiscard]] Push shorterPush(const SatEvidence& sat, int axis);
/// The shadows do not overlap on its axis, and this is the side on which A stands: its length is
/// that of a gap, or 0.
[[nodiscard]] bool isFree(const SatEvidence& sat, Push push);

/// The one that the canvas shows beside the answer: of the axis that is hovered, else of the
/// selected one, its shorter push unless the bar of the other one is meant. None while the chart is
/// off, at a step, and where pictures are about yes or no.
[[nodiscard]] std::optional<Push> shownPush(const Evidence& evidence, const ViewState& view);

/// "along A3", "against A3"
[[nodiscard]] std::string pushName(const Evidence& evidence, Push push);
/// "0.381", "gap 0.435", "0"
[[nodiscard]] std::string lengthWords(const SatEvidence& sat, Push push);
/// What a push comes to, and how much longer than the shortest it is.
[[nodiscard]] std::string pushWords(const Evidence& evidence, Push push);
/// What all of them together say.
[[nodiscard]] std::string allPushesWords(const Evidence& evidence);

}  // namespace sepax
