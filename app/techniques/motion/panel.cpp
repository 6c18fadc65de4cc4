#include "app/techniques/motion/panel.h"

#include "app/figure/numbers.h"
#include "app/scene/edits/edits.h"
#include "app/techniques/contract/playing.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/contract/step_pairs.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/words.h"
#include "app/techniques/motion/motion.h"
#include "app/techniques/motion/options.h"
#include "app/techniques/motion/paint_slide.h"
#include "app/techniques/motion/pitfalls.h"
#include "app/techniques/motion/row.h"
#include "app/widgets/axis_table.h"
#include "app/widgets/clipped_rows.h"
#include "app/widgets/stepper.h"
#include "app/widgets/time_strip.h"
#include "app/widgets/verdict_row.h"
#include "app/widgets/widgets.h"
#include "core/evidence/slide_moment.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

namespace sepax {
namespace {

/// The answer is shown: no step, or the last one.
bool isAnswered(const PanelContext& context) {
  const ViewState view = exactView(context.technique, context.evidence, context.view);
  return motionProgress(*context.evidence.motion, view.step).phase == MotionProgress::Phase::result;
}

/// What the loop has found on an axis of the table by now: first the gap or depth, then the speed.
void hideUnknown(AxisRow& row, const MotionProgress& progress, int axis) {
  if (progress.phase == MotionProgress::Phase::result || axis < progress.axis) return;
  row.known = axis == progress.axis;
  if (!row.known || progress.phase < MotionProgress::Phase::speed) row.extended.reset();
}

void axisTable(PanelContext& context) {
  const MotionEvidence& motion = *context.evidence.motion;
  const ViewState view = exactView(context.technique, context.evidence, context.view);
  const MotionProgress progress = motionProgress(motion, view.step);
  const bool answered = isAnswered(context);
  const double time = shownTime(context.evidence, view);
  if (time > 0)
    heading(context.ui, "Axes at t = " + number(time), "shadows move with time");
  else
    heading(context.ui, "Axes", "at t = 0  ·  dashed = A's motion");
  axisTableHead(context);
  const std::vector<int> answer = answerAxes(motion);
  tightRows(static_cast<int>(motion.axes.size()), [&](int i) {
    const MotionAxis& axis = motion.axes[static_cast<std::size_t>(i)];
    const bool decides = answered && std::ranges::count(answer, i) > 0;
    AxisRow row = time > 0 ? axisRowOf(context.evidence, axis, decides, time)
                           : axisRowOf(context.evidence, axis, decides);
    row.mark = answerWord(motion, i);
    hideUnknown(row, progress, i);
    if (view.step >= 0) row.stepped = i == shownAxis(motion, view);
    axisRow(context, row);
  });
}

// Verdicts.

std::string whyOf(const Evidence& evidence, std::string_view id) {
  for (const Disagreement& disagreement : evidence.disagreements) {
    if (disagreement.id == id) return disagreement.why;
  }
  return {};
}

VerdictRow yesNo(std::string name, bool says, bool truth, std::string why) {
  return {std::move(name), says ? "will intersect" : "no hit",
          says == truth,   false,
          std::move(why),  true,
          roleOfHit(says)};
}

/// Those who count a touch agree with a graze, and say more than that.
void addTouch(const MotionEvidence& motion, VerdictRow& row) {
  if (motion.contact == Contact::grazing && row.agrees) row.beside = "counts the touch";
}

VerdictRow sampledRow(const MotionEvidence& motion, bool meets) {
  const std::string answer =
      motion.sampledStep ? fmt::format("hit at step {}", *motion.sampledStep) : "no hit";
  return {"Sampled at 60 Hz",
          answer,
          motion.sampledStep.has_value() == meets,
          false,
          motion.contact == Contact::grazing
              ? "the touch falls between two samples"
              : "the contact falls between two samples: the bodies tunnel",
          true,
          roleOfHit(motion.sampledStep.has_value())};
}

VerdictRow smallestRow(const Evidence& evidence) {
  const PublishedPrediction& prediction = *evidence.publishedPrediction;
  std::string answer = "no axis ahead";
  if (prediction.time && prediction.axis) {
    answer =
        fmt::format("t = {} · {}", number(*prediction.time), nameOf(evidence, *prediction.axis));
  }
  const std::string why = whyOf(evidence, kSmallestTime);
  VerdictRow row{"“Smallest time” rule", answer, why.empty(), false, why};
  // The rule is about polygons that are apart: of others it says nothing to compare.
  row.compared = evidence.motion->initial == Relation::disjoint;
  row.role = roleOfHit(prediction.time.has_value());
  return row;
}

std::vector<VerdictRow> verdictRows(const Evidence& evidence) {
  const MotionEvidence& motion = *evidence.motion;
  const bool meets = motion.contact != Contact::none;
  const bool turns = evidence.bodies[static_cast<std::size_t>(evidence.a)].spin != 0 ||
                     evidence.bodies[static_cast<std::size_t>(evidence.b)].spin != 0;
  std::vector<VerdictRow> rows{{turns ? "Exact sweep, without the turn" : "Exact sweep",
                                contactWords(motion.contact, motion.time, motion.initial),
                                true,
                                true,
                                {},
                                true,
                                roleOf(motion.contact, motion.initial)}};
  if (evidence.publishedSat) {
    rows.push_back(yesNo("Velocity-extended intervals", evidence.publishedSat->willIntersect, meets,
                         whyOf(evidence, kExtendedIntervals)));
    rows.push_back(yesNo("… with the perpendicular axis",
                         evidence.publishedSat->willIntersectWithPerpendicular, meets, {}));
  }
  rows.push_back(sampledRow(motion, meets));
  if (evidence.publishedPrediction) rows.push_back(smallestRow(evidence));
  for (std::size_t i = 1; i < rows.size(); ++i) addTouch(motion, rows[i]);
  return rows;
}

void verdictTable(const PanelContext& context) {
  heading(context.ui, "Verdicts", "over one step, t from 0 to 1");
  if (!isAllTold(context.technique, context.evidence, context.view)) {
    paragraph(context.ui, Role::dim, "They wait for the last step.");
    return;
  }
  drawVerdicts(context.ui, verdictRows(context.evidence));
}

// Lanes.

/// Dragging in the lanes moves the time, the one under the pointer lights its axis.
void lanes(PanelContext& context) {
  const LaneRange range = laneRange(context.evidence, context.view);
  const auto pointer = timeStrip(context, "lanes",
                                 [&](double x, double width) { return laneTime(x, width, range); });
  const auto& axes = context.evidence.motion->axes;
  const ViewState strip = exactView(context.technique, context.evidence, context.view);
  const int lane =
      pointer ? laneAt(context.evidence, strip, pointer->place.y, pointer->height) : -1;
  if (lane >= 0) context.hoveredAxis = axes[static_cast<std::size_t>(lane)].name;
}

void playButtons(PanelContext& context) {
  const Ui& ui = context.ui;
  timeControls(context, "motion");
  besideIfFits(ui, optionWidth(context, kSlide), 20);
  optionToggle(context, kSlide);
  besideIfFits(ui, buttonWidth(ui, "steps"), 20);
  if (button(ui, "motion/steps", "steps")) {
    context.view.options.set(kShowSteps, true);
    context.view.step = 0;  // what the play button then plays
    context.view.playing = false;
  }
}

/// The code, and beside it the lanes that the steps fill, where both have room; a hand that drags
/// in them leaves the steps.
void codeBesideLanes(PanelContext& context) {
  constexpr float kCode = 470;  // logical pixels: a line and its value
  constexpr float kLanes = 420;
  const Ui& ui = context.ui;
  const ShownAnswers shown = shownAnswers(context.technique, context.evidence, context.view);
  const bool isOneColumn = shown.exact && shown.published == nullptr;
  if (!isOneColumn || ImGui::GetContentRegionAvail().x < ui.px(kCode + kLanes))
    return codeLines(context);
  ImGui::BeginChild("sweep code", {ui.px(kCode), 0});
  codeLines(context);
  ImGui::EndChild();
  ImGui::SameLine();
  const double before = context.view.time;
  lanes(context);
  if (context.view.time != before) showWholeAnswer(context.view);
}

/// The code of the sweep; the lanes beside it have only what its steps have found.
void sweepCode(PanelContext& context) {
  const Ui& ui = context.ui;
  ViewState& view = context.view;
  std::string place = counted(stepCountOf(context.technique, context.evidence, view), "step");
  if (view.step >= 0) {
    const MotionProgress progress = motionProgress(
        *context.evidence.motion, exactView(context.technique, context.evidence, view).step);
    place =
        progress.phase == MotionProgress::Phase::result
            ? "the answer"
            : fmt::format("axis {} of {}", progress.axis + 1, context.evidence.motion->axes.size());
  }
  stepper(context, place);
  besideIfFits(ui, buttonWidth(ui, "time lanes"), 18);
  if (button(ui, "motion/lanes", "time lanes")) {
    view.options.set(kShowSteps, false);
    view.step = -1;
    view.playing = false;
  }
  codeBesideLanes(context);
}

/// What stands in the way of the hand.
void drivenSection(const PanelContext& context) {
  const Ui& ui = context.ui;
  const Driven& driven = *context.view.driven;
  heading(ui, "Slide", "as you drive A");
  if (driven.hits.empty()) paragraph(ui, Role::muted, "Nothing stands in its way.");
  for (std::size_t i = 0; i < driven.hits.size(); ++i)
    if (!isTold(driven.hits, 0, i))
      paragraph(ui, Role::text,
                fmt::format("{} {}", normalWords(context.evidence, driven.hits[i]),
                            numbers(driven.hits[i].normal)));
  if (!driven.met.empty()) paragraph(ui, Role::muted, "On its way it has met:");
  for (const DrivenContact& contact : driven.met)
    paragraph(ui, Role::result,
              fmt::format("{} · {}", contact.number, bodyName(context.evidence, contact.body)));
  paragraph(ui, Role::muted, "Escape shows one step of A's velocity again.");
}

/// What A meets on its way, in order.
void slideSection(const PanelContext& context) {
  const Ui& ui = context.ui;
  const SlideEvidence& slide = *context.evidence.slide;
  if (showsDrive(context.view)) return drivenSection(context);
  heading(ui, "Slide", "one step of A's velocity");
  if (const std::string words = startWords(context.evidence); !words.empty())
    paragraph(ui, Role::text, words);
  if (slide.hits.empty() && !slide.wedged) paragraph(ui, Role::muted, "Nothing stops it.");
  const std::size_t stops = stopsOf(slide).size();
  for (std::size_t i = 0; i < stops; ++i) {
    paragraph(ui, Role::result, stopWords(context.evidence, i));
    for (const std::string& reason : stopReasons(context.evidence, i))
      paragraph(ui, Role::muted, reason);
  }
  if (slide.limited)
    paragraph(ui, Role::muted, fmt::format("The step ends after {} contacts.", slide.hits.size()));
  paragraph(ui, Role::text,
            fmt::format("moved by {} of {}", slideNumbers(slide, slide.displacement),
                        slideNumbers(slide, slide.wanted)));
}

/// A goes back to where the hand took it.
void backToStart(PanelContext& context) {
  if (context.editsBlocked) return;
  const Scene& scene = context.document.committed();
  context.message = context.document.apply(
      withPosition(scene, context.evidence.a, context.view.driven->places.front()));
}

void slideBottom(PanelContext& context) {
  const Ui& ui = context.ui;
  const bool plays = hasLanes(context.evidence);
  if (plays) {
    // The start of the step in place of the way that a hand took.
    if (timeControls(context, "motion")) context.view.driven.reset();
    besideIfFits(ui, optionWidth(context, kSlide), 20);
  }
  optionToggle(context, kSlide);
  if (context.view.driven) {
    besideIfFits(ui, buttonWidth(ui, "back to start"), 14);
    if (button(ui, "slide/back", "back to start")) backToStart(context);
  }
  stripCaption(context,
               {showsDrive(context.view)
                    ? "arrows or WASD drive A, or drag it · drawn: the way you drove it"
                    : "arrows or WASD drive A, or drag it · drawn: one step of its velocity",
                "arrows or WASD drive A, or drag it", "arrows or WASD drive A"});
  if (!plays) return;
  timeStrip(context, "slide lane", [](double x, double width) { return laneTime(x, width); });
}

}  // namespace

void motionInspector(PanelContext& context) {
  if (context.evidence.slide) {
    slideSection(context);
  } else if (context.evidence.motion) {
    axisTable(context);
    rule(context.ui);
    verdictTable(context);
  } else {
    skippedSection(context, "motion");
  }
  rule(context.ui);
  polygonSection(context);
}

void motionBottom(PanelContext& context) {
  if (context.evidence.motion && (context.view.options[kShowSteps] || context.view.step >= 0)) {
    sweepCode(context);
    return;
  }
  if (context.evidence.slide) return slideBottom(context);
  playButtons(context);
  if (context.evidence.motion) {
    if (showsExact(context.evidence, context.view))
      stripCaption(context, {"bar: the shadows on this axis meet · all bars at once: contact",
                             "bar: the shadows on this axis meet", "bar: shadows meet"});
    lanes(context);
  } else {
    paragraph(context.ui, Role::muted, "There are no time lanes without two convex polygons.");
  }
}

}  // namespace sepax
