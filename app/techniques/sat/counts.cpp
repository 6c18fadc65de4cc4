#include "app/techniques/sat/counts.h"

#include "app/figure/numbers.h"
#include "app/techniques/sat/sat.h"

#include <fmt/format.h>

#include <algorithm>

namespace sepax {

namespace {

std::string share(std::int64_t now, std::int64_t plain) {
  return now == plain ? fmt::format("{}", now) : fmt::format("{} of {}", now, plain);
}

std::string line(const std::string& axes, const std::string& products, const std::string& roots) {
  return fmt::format("axes tested {}  ·  dot products {}  ·  square roots {}", axes, products,
                     roots);
}

}  // namespace

SatCount satCount(const SatEvidence& sat, int step) {
  const int all = static_cast<int>(sat.axes.size());
  if (step < 0) return {all, all, true};
  const SatProgress progress = satProgress(sat, step);
  if (progress.phase == SatProgress::Phase::result) {
    const int visited = sat.firstGap ? *sat.firstGap + 1 : all;
    return {visited, visited, false};
  }
  const bool projects = progress.phase >= SatProgress::Phase::project;
  return {progress.axis + 1, progress.axis + (projects ? 1 : 0), false};
}

std::string workText(const SatWork& work, const SatWork& plain, const SatCount& count) {
  if (!count.whole) {
    const std::int64_t products = plain.dotProducts / plain.tested * count.projected;  // all alike
    const bool plainly = work.savings == SatSavings{};  // the steps are those of the plain loop
    return (plainly ? "so far: " : "so far, nothing saved: ") +
           line(std::to_string(count.projected), std::to_string(products),
                std::to_string(count.normalised));
  }
  const int circles = work.savings.circlePretest ? 1 : 0;
  const int facing = work.savings.skipBackFacing ? work.tested + work.skipped : 0;
  std::string products = share(work.dotProducts - circles - facing, plain.dotProducts);
  if (circles > 0) products += fmt::format(" + {} for the circles", circles);
  if (facing > 0) products += fmt::format(" + {} for the facing", facing);
  return line(share(work.tested, plain.tested), products,
              share(work.squareRoots, plain.squareRoots));
}

std::string awayWords(const Evidence& evidence, const ViewState& view, const SatProgress& progress,
                      int axis) {
  constexpr const char* kNotNeeded = "not needed";
  const SatEvidence& sat = *evidence.sat;
  if (progress.phase != SatProgress::Phase::result) return {};
  if (progress.byCircles) return kNotNeeded;
  if (evidence.satWork && view.step < 0) {  // the steps save nothing
    const std::vector<AxisName>& skipped = evidence.satWork->skippedEdges;
    const AxisName name = sat.axes[static_cast<std::size_t>(axis)].name;
    if (std::ranges::find(skipped, name) != skipped.end()) return "skipped";
  }
  return !progress.whole && axis > progress.axis ? kNotNeeded : "";
}

std::string circlesCompared(const SatWork& work) {
  return fmt::format("{} > {}", number(work.centerDistance, 2),
                     number(work.radiusA + work.radiusB, 2));
}

}  // namespace sepax
