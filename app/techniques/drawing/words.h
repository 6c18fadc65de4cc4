#pragma once

#include "app/figure/theme.h"
#include "app/view/view_state.h"
#include "core/evidence/evidence.h"
#include "core/evidence/motion_moment.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Answers in a few words, for pictures, tables and sentences.
namespace sepax {

/// The colour of how two bodies stand, the same in every technique. Those that touch have that of
/// bodies apart, as their touching line has: nothing has to be pushed.
[[nodiscard]] Role roleOf(Relation relation);
/// The colour of the outcome of a sweep; `initial` is how the bodies stand at t = 0.
[[nodiscard]] Role roleOf(Contact contact, Relation initial);
/// The colour of a plain yes or no to "do they meet?", whoever answers and whether it is right.
[[nodiscard]] constexpr Role roleOfHit(bool hit) { return hit ? Role::result : Role::gap; }
/// The depth of an axis: "gap 1.435", "touching", or the number behind `overlap`.
[[nodiscard]] std::string depthWords(double depth, int sign, std::string_view overlap = {});
/// What becomes of a gap: "closing", "opening"; empty where there is none or the motion leaves it.
[[nodiscard]] std::string_view trendWord(const AxisMoment& moment);
/// The outcome of a sweep: "hit at t = 0.670", "no contact". `time` is that of the first contact,
/// `initial` how the bodies stand at t = 0.
[[nodiscard]] std::string contactWords(Contact contact, std::optional<double> time,
                                       Relation initial);

/// The axis that a step is about: "Axis A1" behind the number of the step, else "Axis 2 of 9 · A1".
[[nodiscard]] std::string axisOfStep(const ViewState& view, int axis, std::size_t count,
                                     const std::string& name);

/// "A", "A and B", "A, B and C"
[[nodiscard]] std::string andList(const std::vector<std::string>& names);

}  // namespace sepax
