#include "app/techniques/sat/pushes.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/sat/options.h"
#include "app/techniques/sat/sat.h"

#include <fmt/format.h>

#include <cstddef>

namespace sepax {
namespace {

const SatAxis& axisOf(const SatEvidence& sat, Push push) {
  return sat.axes[static_cast<std::size_t>(push.axis)];
}

/// Why nothing has to be pushed.
std::string restWords(const Evidence& evidence) {
  const std::string& a = bodyName(evidence, evidence.a);
  const std::string& b = bodyName(evidence, evidence.b);
  const bool touching = evidence.sat->relation == Relation::touching;
  return fmt::format("Nothing has to be pushed: {} and {} {}.", a, b,
                     touching ? "only touch" : "are apart");
}

/// How it compares with the shortest push of all, of bodies that overlap.
std::string comparedWords(const SatEvidence& sat, Push push) {
  const Push shortest = shorterPush(sat, sat.chosen);
  if (push == shortest) return "No push is shorter: this is the MTV.";
  const double more = lengthOf(sat, push) - lengthOf(sat, shortest);
  const std::string longer = number(more);
  if (longer == number(0)) return "It is as long as the MTV, or longer by less than can be read.";
  return fmt::format("It is {} longer than the MTV.", longer);
}

/// The number of the push that the pointer or a click means, on this axis.
Push meant(const SatEvidence& sat, int axis, int number) {
  const std::optional<Push> push = pushNumbered(sat, number);
  return push && push->axis == axis ? *push : shorterPush(sat, axis);
}

std::optional<int> indexOf(const SatEvidence& sat, const std::optional<AxisName>& name) {
  for (std::size_t i = 0; name && i < sat.axes.size(); ++i)
    if (sat.axes[i].name == *name) return static_cast<int>(i);
  return std::nullopt;
}

}  // namespace

bool isKnown(const SatProgress& progress, int axis) {
  if (progress.whole || axis < progress.axis) return true;
  return axis == progress.axis && progress.phase >= SatProgress::Phase::depth;
}

int pushNumber(Push push) { return 1 + 2 * push.axis + (push.along ? 0 : 1); }

std::optional<Push> pushNumbered(const SatEvidence& sat, int number) {
  if (number < 1 || number > 2 * static_cast<int>(sat.axes.size())) return std::nullopt;
  return Push{(number - 1) / 2, number % 2 == 1};
}

std::string pushRefusal(const Evidence& evidence, const OptionValue& value) {
  const int* number = std::get_if<int>(&value);
  if (!evidence.sat || number == nullptr || pushNumbered(*evidence.sat, *number)) return {};
  return fmt::format("the pushes are 1 to {}, two for each axis", 2 * evidence.sat->axes.size());
}

double lengthOf(const SatEvidence& sat, Push push) {
  const SatAxis& axis = axisOf(sat, push);
  return push.along ? axis.pushAlong : axis.pushAgainst;
}

Vec2 moveOf(const SatEvidence& sat, Push push) {
  return (push.along ? lengthOf(sat, push) : -lengthOf(sat, push)) * axisOf(sat, push).normal;
}

Push shorterPush(const SatEvidence& sat, int axis) {
  return {axis, sat.axes[static_cast<std::size_t>(axis)].pushesAlong};
}

bool isFree(const SatEvidence& sat, Push push) {
  return axisOf(sat, push).sign <= 0 && push == shorterPush(sat, push.axis);
}

std::optional<Push> shownPush(const Evidence& evidence, const ViewState& view) {
  if (!evidence.sat || !view.options[kPushes] || view.step >= 0) return std::nullopt;
  if (view.options[kApproximation] != Approximation::none) return std::nullopt;
  const SatEvidence& sat = *evidence.sat;
  if (const std::optional<int> hovered = indexOf(sat, view.hoveredAxis))
    return meant(sat, *hovered, view.options[kHoveredPush]);
  const int chosen = view.options[kChosenPush];
  if (const std::optional<int> selected = indexOf(sat, view.selectedAxis))
    return meant(sat, *selected, chosen);
  return pushNumbered(sat, chosen);
}

std::string pushName(const Evidence& evidence, Push push) {
  return fmt::format("{} {}", push.along ? "along" : "against",
                     nameOf(evidence, axisOf(*evidence.sat, push).name));
}

std::string lengthWords(const SatEvidence& sat, Push push) {
  if (!isFree(sat, push)) return number(lengthOf(sat, push));
  return axisOf(sat, push).sign == 0 ? "0" : "gap " + number(-lengthOf(sat, push));
}

std::string pushWords(const Evidence& evidence, Push push) {
  const SatEvidence& sat = *evidence.sat;
  const SatAxis& axis = axisOf(sat, push);
  const std::string name = nameOf(evidence, axis.name);
  if (isFree(sat, push)) {
    const std::string how = axis.sign == 0
                                ? "touch already"
                                : fmt::format("are {} apart already", number(-lengthOf(sat, push)));
    return fmt::format("On axis {} the shadows {}. {}", name, how, restWords(evidence));
  }
  const std::string moved = fmt::format(
      "{} moves {} {} the normal of {}; then the shadows only touch there and the "
      "bodies do not overlap.",
      bodyName(evidence, evidence.a), number(lengthOf(sat, push)), push.along ? "along" : "against",
      name);
  return moved + " " +
         (sat.relation == Relation::overlapping ? comparedWords(sat, push) : restWords(evidence));
}

std::string allPushesWords(const Evidence& evidence) {
  const SatEvidence& sat = *evidence.sat;
  if (sat.relation != Relation::overlapping) return restWords(evidence);
  const Push shortest = shorterPush(sat, sat.chosen);
  return fmt::format("Each of them parts the bodies. The shortest of all {}, {}, is the MTV.",
                     2 * sat.axes.size(), pushName(evidence, shortest));
}

}  // namespace sepax
