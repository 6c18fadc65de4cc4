#include "app/techniques/sat/panel.h"

#include "app/figure/numbers.h"
#include "app/techniques/contract/step_pairs.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/words.h"
#include "app/techniques/sat/counts.h"
#include "app/techniques/sat/options.h"
#include "app/techniques/sat/panel_approximations.h"
#include "app/techniques/sat/panel_map.h"
#include "app/techniques/sat/panel_pushes.h"
#include "app/techniques/sat/sat.h"
#include "app/widgets/axis_table.h"
#include "app/widgets/clipped_rows.h"
#include "app/widgets/stepper.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

namespace sepax {
namespace {

/// The answer is shown: no step, or the last one.
bool isAnswered(const PanelContext& context) {
  if (!context.evidence.sat) return true;
  const ViewState view = exactView(context.technique, context.evidence, context.view);
  const SatProgress progress = shownProgress(context.evidence, view);
  return progress.phase == SatProgress::Phase::result;
}

void axisTable(PanelContext& context) {
  const SatEvidence& sat = *context.evidence.sat;
  const ViewState view = exactView(context.technique, context.evidence, context.view);
  const SatProgress progress = shownProgress(context.evidence, view);
  heading(context.ui, "Axes", "edge order");
  axisTableHead(context);
  tightRows(static_cast<int>(sat.axes.size()), [&](int i) {
    const SatAxis& axis = sat.axes[static_cast<std::size_t>(i)];
    AxisRow row = axisRowOf(context.evidence, axis, i == progress.best);
    if (!progress.whole && axis.sign < 0) row.mark = "first gap";  // the others are not known
    row.known = isKnown(progress, i);
    row.away = awayWords(context.evidence, view, progress, i);
    if (view.step >= 0) row.stepped = i == shownAxis(context.evidence, view);
    if (showsFreeAxis(context.evidence, view)) row.stepped = false;  // that axis has no row
    axisRow(context, row);
  });
}

void switches(PanelContext& context) {
  ImGui::Dummy({0, context.ui.px(4)});
  const bool hand = context.view.options[kFreeAxis];
  optionToggle(context, kAllAxes, {},
               context.view.step < 0
                   ? ""
                   : "All rulers belong to the whole answer; a step shows its own "
                     "axis alone.");
  besideIfFits(context.ui, optionWidth(context, kFreeAxis), 14);
  optionToggle(context, kFreeAxis);
  besideIfFits(context.ui, 122, 14);
  approximationSwitch(context);
  besideIfFits(context.ui, optionWidth(context, kPushes), 14);
  optionToggle(context, kPushes);
  // One picture shows either: what was switched on last puts the other one off.
  if (context.view.options[kAllAxes] && context.view.options[kFreeAxis])
    context.view.options.set(hand ? kFreeAxis : kAllAxes, false);
}

/// What the axis turned by hand finds.
void freeAxisLine(const PanelContext& context) {
  const std::string found = freeAxisWords(context.evidence, context.view);
  if (found.empty()) return;
  const bool gap = context.evidence.freeAxis->sign < 0;
  write(context.ui.fonts.small, context.ui.color(gap ? Role::gap : Role::overlap), found);
}

/// The optimisations of the yes/no answer, each with its effect on the work.
void savings(PanelContext& context) {
  if (!context.evidence.satWork || !context.evidence.plainSatWork) return;
  rule(context.ui);
  heading(context.ui, "Savings", "for the yes/no answer only");
  optionToggle(context, kCirclePretest);
  inColumnIfFits(context.ui, 200, optionWidth(context, kSkipBackFacing));
  optionToggle(context, kSkipBackFacing);
  optionToggle(context, kSingleCorner);
  inColumnIfFits(context.ui, 200, optionWidth(context, kUnnormalised));
  optionToggle(context, kUnnormalised);
  optionToggle(context, kEarlyOut);
  const SatWork& work = *context.evidence.satWork;
  const SatWork& plain = *context.evidence.plainSatWork;
  const int step = exactView(context.technique, context.evidence, context.view).step;
  paragraph(context.ui, Role::text, workText(work, plain, satCount(*context.evidence.sat, step)));
  const bool answered = isAnswered(context);
  if (work.endedByCircles && answered) {
    paragraph(context.ui, Role::gap, "The circles do not meet: yes or no needs no axis.");
  }
  if (!(work.savings == SatSavings{})) paragraph(context.ui, Role::muted, kPlainSteps);
  if (context.evidence.sat->firstGap && !work.endedAt && !work.endedByCircles && answered)
    paragraph(context.ui, Role::muted,
              "The steps end at the first gap; the whole answer looks at all axes, for the largest "
              "gap.");
  if (context.view.options[kSkipBackFacing] || context.view.options[kUnnormalised]) {
    paragraph(context.ui, Role::muted,
              "Not for the push: a skipped axis may be the shallowest, depths on unnormalised axes "
              "cannot be compared, and skipping is sound only from points inside the polygons.");
  }
}

std::string costOf(const PairAnswer& pair) {
  if (pair.throughParts) return "convex parts";
  return fmt::format("{} of {} · {}", pair.tested, counted(pair.axes, "axis", "axes"),
                     counted(pair.dotProducts, "dot product"));
}

/// What all pairs together cost each frame, and what boxes would spare.
std::string totalCost(const std::vector<PairAnswer>& pairs) {
  int axes = 0;
  std::int64_t products = 0;
  for (const PairAnswer& pair : pairs) {
    axes += pair.tested;
    products += pair.dotProducts;
  }
  const auto apart = std::ranges::count(pairs, false, &PairAnswer::boxesMeet);
  return fmt::format("a frame: {} axes · {} dot products  ·  boxes alone settle {} of {} pairs",
                     axes, products, apart, pairs.size());
}

/// Two bodies of which one is no polygon, and the first such one's reason.
struct Unanswered {
  int a = 0;
  int b = 0;
  std::string why;
};

/// The pairs that have no answer because a body is not valid.
std::vector<Unanswered> unanswered(const Evidence& evidence) {
  constexpr std::size_t kMost = 40;  // rows
  std::vector<Unanswered> pairs;
  const auto count = static_cast<int>(evidence.bodies.size());
  for (int a = 0; a < count; ++a) {
    for (int b = a + 1; b < count && pairs.size() < kMost; ++b) {
      for (const int body : {a, b}) {
        const BodyShape& shape = evidence.bodies[static_cast<std::size_t>(body)];
        if (shape.valid) continue;
        pairs.push_back({a, b, fmt::format("{}: {}", shape.name, shape.problem)});
        break;
      }
    }
  }
  return pairs;
}

void unansweredRows(const PanelContext& context, const std::vector<Unanswered>& pairs) {
  const Ui& ui = context.ui;
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    const auto name = [&](int body) {
      return context.evidence.bodies[static_cast<std::size_t>(body)].name;
    };
    const std::string words =
        fmt::format("{} · {}  no answer: {}", name(pairs[i].a), name(pairs[i].b), pairs[i].why);
    paragraph(ui, Role::muted, words);
    ui.mark(fmt::format("pair/none/{}", i));
  }
}

struct PairWords {
  std::string text;
  Role role = Role::text;
};

/// How two bodies stand. Pieces of one body touch along the cut, which is no collision.
PairWords pairWords(const Evidence& evidence, const PairAnswer& pair) {
  const BodyShape& a = evidence.bodies[static_cast<std::size_t>(pair.a)];
  const BodyShape& b = evidence.bodies[static_cast<std::size_t>(pair.b)];
  const std::string_view whole = wholeOf(a, b);
  if (pair.relation == Relation::touching && !whole.empty())
    return {fmt::format("pieces of {}", whole), Role::muted};
  return {std::string(nameOf(pair.relation)), roleOfHit(pair.relation != Relation::disjoint)};
}

/// Every two bodies of the scene with their answer and its cost.
void pairsTable(const PanelContext& context) {
  const auto& pairs = context.evidence.pairs;
  if (pairs.empty()) return;
  const Ui& ui = context.ui;
  rule(ui);
  const std::vector<Unanswered> without = unanswered(context.evidence);
  heading(ui, "All pairs",
          without.empty() ? fmt::format("{}  ·  until the first gap", pairs.size())
                          : fmt::format("{}  ·  {} without an answer",
                                        pairs.size() + without.size(), without.size()));
  const auto name = [&](int body) {
    return context.evidence.bodies[static_cast<std::size_t>(body)].name;
  };
  const bool answered = isAnswered(context);
  tightRows(static_cast<int>(pairs.size()), [&](int i) {
    const PairAnswer& pair = pairs[static_cast<std::size_t>(i)];
    if (!answered && pair.a == std::min(context.evidence.a, context.evidence.b) &&
        pair.b == std::max(context.evidence.a, context.evidence.b)) {
      write(ui.fonts.small, ui.color(Role::dim),
            fmt::format("{} · {}  not yet", name(pair.a), name(pair.b)));
      return;
    }
    const PairWords words = pairWords(context.evidence, pair);
    write(ui.fonts.small, ui.color(words.role),
          fmt::format("{} · {}  {}", name(pair.a), name(pair.b), words.text));
    const std::string cost = costOf(pair);
    inColumnIfFits(ui, 190, widthOf(ui.fonts.small, cost) / ui.scale);
    write(ui.fonts.small, ui.color(Role::muted), cost);
    ui.mark(fmt::format("pair/{}", i));
  });
  unansweredRows(context, without);
  if (answered) paragraph(ui, Role::muted, totalCost(pairs));
}

}  // namespace

void satInspector(PanelContext& context) {
  if (context.evidence.sat) {
    axisTable(context);
    switches(context);
    freeAxisLine(context);
    pushChart(context);
    approximationTable(context, isAnswered(context));
    positionsSection(context);
    savings(context);
  } else {
    skippedSection(context, "sat");
    approximationSwitch(context);
    approximationTable(context, true);
  }
  pairsTable(context);
  rule(context.ui);
  polygonSection(context);
}

void satBottom(PanelContext& context) {
  if (stepCountOf(context.technique, context.evidence, context.view) == 0) {
    nothingToStep(context, "two convex polygons");
    return;
  }
  if (!context.evidence.sat) {
    stepper(context, "the article's steps alone: the exact test needs convex polygons");
    codeLines(context);
    return;
  }
  const SatEvidence& sat = *context.evidence.sat;
  std::string place =
      counted(stepCountOf(context.technique, context.evidence, context.view), "step");
  if (context.view.step >= 0) {
    const SatProgress progress =
        satProgress(sat, exactView(context.technique, context.evidence, context.view).step);
    place = progress.phase == SatProgress::Phase::result
                ? "the answer"
                : fmt::format("axis {} of {}", progress.axis + 1, sat.axes.size());
  }
  stepper(context, place);
  codeLines(context);
}

}  // namespace sepax
