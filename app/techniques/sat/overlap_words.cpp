#include "app/techniques/sat/overlap_words.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/words.h"
#include "app/techniques/sat/options.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace sepax {

bool asksYesOrNo(const ViewState& view) {
  return view.options[kApproximation] != Approximation::none;
}

namespace {

/// Of two shortest ways out, in which direction the other one is, as a sentence after a space;
/// empty where the chosen axis and those parallel to it have it alone.
std::string tieSentence(const Evidence& evidence) {
  const SatEvidence& sat = *evidence.sat;
  const auto directionOf = [&sat](int axis) {
    return sat.parallelTo[static_cast<std::size_t>(axis)];
  };
  const auto tie = std::ranges::find_if(
      sat.ties, [&](int axis) { return directionOf(axis) != directionOf(sat.chosen); });
  if (tie == sat.ties.end()) return {};
  const std::string name = nameOf(evidence, sat.axes[static_cast<std::size_t>(*tie)].name);
  // Both depths are rounded, and which is the smaller one was decided before that.
  const bool isEqual =
      sat.axes[static_cast<std::size_t>(*tie)].depth == sat.depth && *tie > sat.chosen;
  return isEqual
             ? fmt::format(" The way out on axis {} is as short: of equals the first is taken.",
                           name)
             : fmt::format(" The way out on axis {} is longer, by no more than rounding.", name);
}

/// Which way the push leads where that is not across the edge of the axis, as a sentence after a
/// space.
std::string exitSentence(const Evidence& evidence) {
  const SatEvidence& sat = *evidence.sat;
  const AxisName edge = exitEdge(sat);
  const AxisName axis = sat.axes[static_cast<std::size_t>(sat.chosen)].name;
  if (edge == axis) return {};
  return fmt::format(
      " Edge {}, across which it leads, has the same axis: of equals the first, {}, "
      "is taken.",
      nameOf(evidence, edge), nameOf(evidence, axis));
}

/// What the tested axes prove of polygons that overlap. Savings spare axes of the yes/no answer
/// alone: the loop that is stepped through, and the push, take all.
std::string overlapProof(const Evidence& evidence, const ViewState& view) {
  const std::size_t all = evidence.sat->axes.size();
  const std::string meet = fmt::format("{} and {} overlap", bodyName(evidence, evidence.a),
                                       bodyName(evidence, evidence.b));
  if (!evidence.satWork || evidence.satWork->skipped == 0 || view.step >= 0)
    return fmt::format("The shadows overlap on all {} axes, so {}; ", all, meet);
  return fmt::format(
      "The shadows overlap on the {} of {} axes that face the other polygon, which proves that {}; "
      "the {} takes all axes: ",
      evidence.satWork->tested, all, meet, asksYesOrNo(view) ? "depth" : "push");
}

/// What ends the overlap, from "the" or "The" on; where only yes or no is asked there is no push.
std::string pushSentence(const Evidence& evidence, const ViewState& view, const SatAxis& axis,
                         std::string_view the) {
  const SatEvidence& sat = *evidence.sat;
  const std::string smallest = fmt::format("{} smallest overlap, {} on axis {}, is ", the,
                                           number(sat.depth), nameOf(evidence, axis.name));
  if (asksYesOrNo(view)) return smallest + "the depth.";
  return fmt::format("{}the shortest way out: move {} by {}.{}{}", smallest,
                     bodyName(evidence, evidence.a), numbers(sat.mtv), exitSentence(evidence),
                     tieSentence(evidence));
}

}  // namespace

std::string overlapSentences(const Evidence& evidence, const ViewState& view, const SatAxis& axis) {
  return overlapProof(evidence, view) + pushSentence(evidence, view, axis, "the");
}

std::string pushAlone(const Evidence& evidence, const ViewState& view, const SatAxis& axis) {
  const SatEvidence& sat = *evidence.sat;
  if (asksYesOrNo(view)) return pushSentence(evidence, view, axis, "The");
  return fmt::format("The shortest way out is {}, {} on axis {}.{}{}", numbers(sat.mtv),
                     number(sat.depth), nameOf(evidence, axis.name), exitSentence(evidence),
                     tieSentence(evidence));
}

}  // namespace sepax
