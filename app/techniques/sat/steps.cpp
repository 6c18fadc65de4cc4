#include "app/figure/numbers.h"
#include "app/techniques/contract/no_answer.h"
#include "app/techniques/drawing/draw_published_axis.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/words.h"
#include "app/techniques/sat/approximation_words.h"
#include "app/techniques/sat/counts.h"
#include "app/techniques/sat/options.h"
#include "app/techniques/sat/overlap_words.h"
#include "app/techniques/sat/sat.h"

#include <fmt/format.h>

#include <algorithm>

namespace sepax {

namespace {

using Phase = SatProgress::Phase;
constexpr int kPhases = 4;

/// Axes that the loop visits: it leaves at the first gap.
int visitedAxes(const SatEvidence& sat) {
  return sat.firstGap ? *sat.firstGap + 1 : static_cast<int>(sat.axes.size());
}

const SatAxis& axisAt(const SatEvidence& sat, int index) {
  return sat.axes[static_cast<std::size_t>(index)];
}

std::string intervalText(const char* name, Interval interval) {
  return fmt::format("{} = [{}, {}]", name, number(interval.low, 2), number(interval.high, 2));
}

/// Where the loop ends before it has come to all axes: as a saving, or because steps end there.
Verdict firstGapVerdict(const Evidence& evidence, const SatAxis& axis, bool saves) {
  const std::string name = nameOf(evidence, axis.name);
  return {fmt::format("Separated · first gap {}, axis {}", number(-axis.depth), name), Role::gap,
          fmt::format("On axis {} there is a gap of {}, which proves that {} and {} do not meet: "
                      "the loop ends. {} looks at all {} axes for the largest gap.",
                      name, number(-axis.depth), bodyName(evidence, evidence.a),
                      bodyName(evidence, evidence.b),
                      saves ? "An answer that does not stop there" : "The whole answer",
                      evidence.sat->axes.size())};
}

/// Where circles have answered before any axis.
Verdict circlesVerdict(const Evidence& evidence) {
  const SatWork& work = *evidence.satWork;
  return {"Separated · circles apart", Role::gap,
          fmt::format("The centres of the circles around {} and {} are farther apart than both "
                      "radii together, {}: what they hold cannot meet, and no axis is needed.",
                      bodyName(evidence, evidence.a), bodyName(evidence, evidence.b),
                      circlesCompared(work))};
}

bool endedByCircles(const Evidence& evidence) {
  return evidence.satWork && evidence.satWork->endedByCircles;
}

/// The answer by the axis that proves it.
Verdict resultVerdict(const Evidence& evidence, const ViewState& view, const SatAxis& axis) {
  const SatEvidence& sat = *evidence.sat;
  const std::string name = nameOf(evidence, axis.name);
  const std::string& a = bodyName(evidence, evidence.a);
  const std::string& b = bodyName(evidence, evidence.b);
  switch (sat.relation) {
    case Relation::overlapping:
      return {fmt::format("Overlap · depth {} on {}", number(sat.depth), name), Role::result,
              overlapSentences(evidence, view, axis), pushAlone(evidence, view, axis)};
    case Relation::touching:
      if (axis.sign > 0) {
        return {"Touching · they cross", roleOf(sat.relation),
                fmt::format("The shadows overlap on all {} axes, so {} and {} meet; two bodies "
                            "without an interior can only touch.",
                            sat.axes.size(), a, b)};
      }
      return {fmt::format("Touching · on {}", name), roleOf(sat.relation),
              fmt::format("On axis {} the shadows of {} and {} meet in one point: the {} "
                          "touch and their interiors stay apart, so nothing has to be pushed.",
                          name, a, b, wordForPair(evidence)),
              fmt::format("On axis {} the shadows meet in one point: they touch.", name)};
    case Relation::disjoint:
      break;
  }
  return {fmt::format("Separated · gap {} on {}", number(-axis.depth), name), Role::gap,
          fmt::format("On axis {} there is a gap of {} between the shadows: one such axis proves "
                      "that {} and {} do not meet.",
                      name, number(-axis.depth), a, b),
          fmt::format("On axis {} there is a gap of {}: {} and {} do not meet.", name,
                      number(-axis.depth), a, b)};
}

/// Where an axis comes from.
std::string takeSentence(const Evidence& evidence, AxisName axis) {
  const std::string name = nameOf(evidence, axis);
  switch (axis.source) {
    case AxisSource::normal:
      break;
    case AxisSource::along:
      return fmt::format(
          "Take the direction of edge {} as axis too: on one line, only it tells "
          "bodies without an interior apart.",
          nameOf(evidence, {axis.owner, axis.edge}));
    case AxisSource::between:
      return fmt::format("Two points have no edges: take the line between them, {}, as axis.",
                         name);
    case AxisSource::across:
      return fmt::format("Take the axis at a right angle to that, {}.", name);
  }
  return fmt::format("Take edge {} and its outward normal as axis.", name);
}

/// The same as a line of the loop.
std::string axisLine(AxisSource source) {
  switch (source) {
    case AxisSource::normal:
      break;
    case AxisSource::along:
      return "  axis = along the edge";
    case AxisSource::between:
      return "  axis = from point to point";
    case AxisSource::across:
      return "  axis = at a right angle to that";
  }
  return "  axis = outward normal";
}

/// What one axis says by itself.
std::string foundWords(const SatAxis& axis) {
  if (axis.sign < 0) return depthWords(axis.depth, axis.sign) + " separates them";
  return axis.sign == 0 ? "touching, no gap"
                        : depthWords(axis.depth, axis.sign, "overlap ") + ", no gap";
}

/// What a picked axis finds, before what decides.
std::string pickedSentence(const Evidence& evidence, const SatAxis& axis) {
  return fmt::format("Axis {}: {}. ", nameOf(evidence, axis.name), foundWords(axis));
}

/// At the start of an axis and at the end, where savings are switched on that steps do not follow.
std::string plainStepsSentence(const Evidence& evidence, const ViewState& view,
                               const SatProgress& progress) {
  const bool isSaid = progress.phase == Phase::edge || progress.phase == Phase::result;
  if (view.step < 0 || !isSaid || !evidence.satWork || evidence.satWork->savings == SatSavings{})
    return {};
  return fmt::format(" {}", kPlainSteps);
}

Verdict stepVerdict(const Evidence& evidence, const ViewState& view, const SatProgress& progress) {
  const SatEvidence& sat = *evidence.sat;
  const SatAxis& axis = axisAt(sat, progress.axis);
  const std::string name = nameOf(evidence, axis.name);
  const std::string badge = axisOfStep(view, progress.axis, sat.axes.size(), name);
  switch (progress.phase) {
    case Phase::edge:
      return {badge, Role::accent, takeSentence(evidence, axis.name)};
    case Phase::project:
      return {badge, Role::accent,
              fmt::format("Project both {} on axis {}: {}, {}.", wordForPair(evidence), name,
                          intervalText("A", axis.a.interval), intervalText("B", axis.b.interval))};
    case Phase::depth:
      return {badge, axis.sign < 0 ? Role::gap : Role::overlap,
              fmt::format("On axis {}: {}.", name, depthWords(axis.depth, axis.sign, "depth "))};
    case Phase::compare:
      break;
    case Phase::result:
      if (progress.byCircles) return circlesVerdict(evidence);
      return progress.whole
                 ? resultVerdict(evidence, view, axis)
                 : firstGapVerdict(evidence, axis, view.step < 0 || endedByCircles(evidence));
  }
  if (axis.sign < 0) {
    return {badge, Role::gap,
            fmt::format("A gap: axis {} separates the {}, no other axis is needed.", name,
                        wordForPair(evidence))};
  }
  const SatAxis& best = axisAt(sat, progress.best);
  if (best.sign == 0) {
    return {badge, Role::overlap,
            fmt::format("No gap on axis {}; the smallest depth so far is 0: on axis {} the shadows "
                        "only touch.",
                        name, nameOf(evidence, best.name))};
  }
  const std::string found =
      fmt::format("No gap on axis {}: its overlap, {}, is ", name, number(axis.depth));
  if (progress.best == progress.axis) return {badge, Role::overlap, found + "the smallest so far."};
  return {badge, Role::overlap,
          fmt::format("{}no smaller than the smallest so far, {} on axis {}.", found,
                      number(best.depth), nameOf(evidence, best.name))};
}

/// The axis that the last line of the loop has kept, -1 when none: it does not come to one with a
/// gap.
int keptAxis(const SatEvidence& sat, const SatProgress& progress) {
  const bool left = !progress.whole && progress.best >= 0 && axisAt(sat, progress.best).sign < 0;
  if (!left) return progress.best;
  return progress.best == 0 ? -1 : axisAt(sat, progress.best - 1).bestSoFar;
}

/// Of separated polygons the loop ends at its first gap; the whole answer looks on for the largest.
void addLargestGap(std::vector<CodeLine>& lines, const Evidence& evidence, bool whole) {
  const SatEvidence& sat = *evidence.sat;
  lines.push_back({"beside the loop: the largest gap of all axes", "", false, {}});
  if (!whole) return;
  const SatAxis& first = axisAt(sat, *sat.firstGap);
  lines[4].value = nameOf(evidence, first.name) + ", where the steps end";
  lines[4].axis = first.name;
  const SatAxis& largest = axisAt(sat, sat.chosen);
  lines.back().value =
      fmt::format("{}: {}", nameOf(evidence, largest.name), number(-largest.depth));
  lines.back().axis = largest.name;
}

}  // namespace

AxisName exitEdge(const SatEvidence& sat) {
  const SatAxis& chosen = axisAt(sat, sat.chosen);
  // B's edge lets A out along its normal; A leaves behind its own edge, against that.
  const bool leaves = chosen.pushesAlong == (chosen.name.owner == Owner::b);
  if (leaves || chosen.name.source != AxisSource::normal) return chosen.name;
  for (std::size_t i = 0; i < sat.axes.size(); ++i) {
    const AxisName& other = sat.axes[i].name;
    const bool opposite = sat.parallelTo[i] == sat.parallelTo[static_cast<std::size_t>(sat.chosen)];
    if (opposite && other.owner == chosen.name.owner && other.source == AxisSource::normal &&
        !(other == chosen.name))
      return other;
  }
  return chosen.name;
}

SatProgress shownProgress(const Evidence& evidence, const ViewState& view) {
  const SatEvidence& sat = *evidence.sat;
  SatProgress progress = satProgress(sat, view.step);
  if (view.step >= 0 || !evidence.satWork) return progress;  // the steps save nothing
  const SatWork& work = *evidence.satWork;
  if (work.endedByCircles) {
    progress.byCircles = true;
    progress.best = -1;
  } else if (work.endedAt) {
    const auto end = std::ranges::find(sat.axes, *work.endedAt, &SatAxis::name);
    progress.axis = progress.best = static_cast<int>(end - sat.axes.begin());
    progress.whole = false;
  }
  return progress;
}

SatProgress satProgress(const SatEvidence& sat, int step) {
  SatProgress progress;
  progress.whole = step < 0 || (!sat.firstGap && step / kPhases >= visitedAxes(sat));
  if (progress.whole || step / kPhases >= visitedAxes(sat)) {
    progress.axis = progress.best = progress.whole ? sat.chosen : *sat.firstGap;
    return progress;
  }
  progress.axis = step / kPhases;
  progress.phase = static_cast<Phase>(step % kPhases);
  const int compared = progress.phase == Phase::compare ? progress.axis : progress.axis - 1;
  if (compared >= 0) progress.best = axisAt(sat, compared).bestSoFar;
  return progress;
}

int satStepCount(const Evidence& evidence) {
  return evidence.sat ? kPhases * visitedAxes(*evidence.sat) + 1 : 0;
}

std::optional<AxisName> satStepAxis(const Evidence& evidence, int step) {
  const SatProgress progress = satProgress(*evidence.sat, step);
  if (progress.phase == Phase::result) return std::nullopt;
  return axisAt(*evidence.sat, progress.axis).name;
}

Verdict satVerdict(const Evidence& evidence, const ViewState& view) {
  if (!evidence.sat) {
    return noAnswer(evidence, "sat", "The separating axis test needs two convex polygons");
  }
  const SatProgress progress = shownProgress(evidence, view);
  Verdict verdict = stepVerdict(evidence, view, progress);
  if (const std::string map = mapSentence(evidence, view); !map.empty())
    return {verdict.badge, verdict.role, map};
  std::string before;
  if (progress.phase == Phase::result) before = approximationSentence(evidence, view);
  const std::string after = plainStepsSentence(evidence, view, progress);
  if (!before.empty() || !after.empty()) verdict.tell(before + verdict.sentence + after);
  if (const std::string byHand = freeAxisWords(evidence, view); !byHand.empty())
    verdict.tell(fmt::format("By hand, {}. {}", byHand, verdict.sentence));
  else if (const std::optional<int> picked = pickedAxis(*evidence.sat, view);
           picked && (progress.byCircles || *picked != progress.axis))
    verdict.tell(pickedSentence(evidence, axisAt(*evidence.sat, *picked)) + verdict.sentence);
  return verdict;
}

bool showsFreeAxis(const Evidence& evidence, const ViewState& view) {
  return view.options[kFreeAxis] && evidence.freeAxis && view.step < 0;
}

std::string freeAxisWords(const Evidence& evidence, const ViewState& view) {
  if (!showsFreeAxis(evidence, view)) return {};
  return fmt::format("axis at {:.0f}°: {}", view.options[kFreeAxisAngle],
                     foundWords(*evidence.freeAxis));
}

namespace {

/// The loop with the values of the shown axis, if one is.
std::vector<CodeLine> loopLines(const Evidence& evidence, const ViewState& view) {
  std::vector<CodeLine> lines{
      {"for each edge of A and B:", "", false, {}},
      {axisLine(AxisSource::normal), "", false, {}},
      {"  shadows A, B", "", false, {}},
      {"  shorter way out", "", false, {}},
      {"  if depth < 0: separated", "", false, {}},
      {"  keep the smallest depth: MTV if none < 0", "", false, {}},
  };
  if (!evidence.sat) return lines;
  const SatEvidence& sat = *evidence.sat;
  const SatProgress progress = shownProgress(evidence, view);
  const bool byHand = showsFreeAxis(evidence, view);
  if (!byHand && !showsAxis(evidence, view)) return lines;
  const SatAxis& axis = byHand ? *evidence.freeAxis : axisAt(sat, shownAxis(evidence, view));
  const std::string name = byHand ? "by hand" : nameOf(evidence, axis.name);
  const bool finished = progress.phase == Phase::result;
  const auto reached = [&](Phase phase) { return finished || progress.phase >= phase; };
  lines[1].text = axisLine(axis.name.source);
  lines[1].value = fmt::format("{} = {}", name, numbers(axis.normal, 3));
  if (reached(Phase::project)) {
    lines[2].value = intervalWords(axis.a.interval) + " " + intervalWords(axis.b.interval);
  }
  if (reached(Phase::depth)) {
    lines[3].value = fmt::format("min({}, {}) = {}", number(axis.pushAgainst),
                                 number(axis.pushAlong), number(axis.depth));
  }
  const bool gap = axis.sign < 0;
  if (reached(Phase::compare) && gap) lines[4].value = name;
  for (std::size_t i = 1; i < lines.size() && !byHand; ++i) lines[i].axis = axis.name;
  if (sat.firstGap) addLargestGap(lines, evidence, progress.whole);
  if (const int kept = keptAxis(sat, progress); kept >= 0 && !(view.step < 0 && sat.firstGap)) {
    const SatAxis& best = axisAt(sat, kept);
    lines[5].value = fmt::format("{}: {}", nameOf(evidence, best.name), number(best.depth));
    lines[5].axis = best.name;
  }
  if (finished) {
    lines[sat.relation == Relation::disjoint ? 4u : 5u].current = view.step >= 0;
  } else {
    const std::size_t current[] = {1, 2, 3, gap ? 4u : 5u};
    lines[current[static_cast<std::size_t>(progress.phase)]].current = true;
  }
  return lines;
}

}  // namespace

std::vector<CodeLine> satSteps(const Evidence& evidence, const ViewState& view) {
  std::vector<CodeLine> lines = loopLines(evidence, view);
  if (!evidence.sat || !shownProgress(evidence, view).byCircles) return lines;
  const std::string found = circlesCompared(*evidence.satWork) + ": no loop";
  lines.insert(lines.begin(), {"if the circles are apart: separated", found, false, {}});
  return lines;
}

}  // namespace sepax
