#include "app/techniques/motion/panel.h"

#include "app/figure/numbers.h"
#include "app/techniques/contract/step_pairs.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/words.h"
#include "app/techniques/motion/motion.h"
#include "app/techniques/motion/options.h"
#include "app/techniques/motion/pitfalls.h"
#include "app/widgets/axis_table.h"
#include "app/widgets/clipped_rows.h"
#include "app/widgets/figure_view.h"
#include "app/widgets/stepper.h"
#include "app/widgets/verdict_row.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace sepax {
namespace {

void axisTable(PanelContext& context) {
  const MotionEvidence& motion = *context.evidence.motion;
  heading(context.ui, "Axes", "at t = 0  ·  dashed = A's motion");
  axisTableHead(context.ui);
  const bool touches =
      motion.axes[static_cast<std::size_t>(motion.deciding)].sign == 0 && motion.time == 0.0;
  const bool met = motion.contact == Contact::entering || motion.contact == Contact::grazing;
  tightRows(static_cast<int>(motion.axes.size()), [&](int i) {
    const MotionAxis& axis = motion.axes[static_cast<std::size_t>(i)];
    AxisRow row = axisRowOf(context.evidence, axis, (met || touches) && i == motion.deciding);
    if (touches) row.mark = "decides";
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
  return {std::move(name), says ? "will intersect" : "no hit", says == truth, false,
          std::move(why)};
}

VerdictRow sampledRow(const MotionEvidence& motion, bool meets) {
  const std::string answer =
      motion.sampledStep ? fmt::format("hit at step {}", *motion.sampledStep) : "no hit";
  return {"Sampled at 60 Hz", answer, motion.sampledStep.has_value() == meets, false,
          "the contact falls between two samples: the bodies tunnel"};
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
  return row;
}

std::vector<VerdictRow> verdictRows(const Evidence& evidence) {
  const MotionEvidence& motion = *evidence.motion;
  const bool meets = motion.contact != Contact::none;
  std::vector<VerdictRow> rows{
      {"Exact sweep", contactWords(motion.contact, motion.time, motion.initial), true, true, {}}};
  if (evidence.publishedSat) {
    rows.push_back(yesNo("Velocity-extended intervals", evidence.publishedSat->willIntersect, meets,
                         whyOf(evidence, kExtendedIntervals)));
    rows.push_back(yesNo("… with the perpendicular axis",
                         evidence.publishedSat->willIntersectWithPerpendicular, meets, {}));
  }
  rows.push_back(sampledRow(motion, meets));
  if (evidence.publishedPrediction) rows.push_back(smallestRow(evidence));
  return rows;
}

void verdictTable(const PanelContext& context) {
  heading(context.ui, "Verdicts", "over one step, t from 0 to 1");
  drawVerdicts(context.ui, verdictRows(context.evidence));
}

// Lanes.

/// The lanes fill the rest of the panel; dragging in them moves the time.
void lanes(PanelContext& context) {
  const Ui& ui = context.ui;
  ViewState& view = context.view;
  const ImVec2 origin = ImGui::GetCursorScreenPos();
  const ImVec2 room = ImGui::GetContentRegionAvail();
  const ImVec2 size{std::max(room.x, 1.0f), std::max(room.y, ui.px(40))};
  clickArea("lanes", size);
  Figure strip;
  strip.width = size.x / ui.scale;
  strip.height = size.y / ui.scale;
  const ImVec2 mouse = ImGui::GetIO().MousePos;
  if (ImGui::IsItemActive()) {
    view.time =
        laneTime((mouse.x - origin.x) / ui.scale, strip.width, laneRange(context.evidence, view));
    view.playing = false;
  }
  const auto& axes = context.evidence.motion->axes;
  if (ImGui::IsItemHovered()) {
    const int lane = laneAt((mouse.y - origin.y) / ui.scale, strip.height, axes.size());
    if (lane >= 0) context.hoveredAxis = axes[static_cast<std::size_t>(lane)].name;
  }
  context.technique.paintStrip(context.evidence,
                               exactView(context.technique, context.evidence, view), strip);
  drawFigure(strip, ui, *ImGui::GetWindowDrawList(), origin);
  ui.mark("lanes", {origin, {origin.x + size.x, origin.y + size.y}});
}

void playButtons(PanelContext& context) {
  const Ui& ui = context.ui;
  ViewState& view = context.view;
  ImGui::AlignTextToFramePadding();
  write(ui.fonts.bold, ui.color(Role::text), context.technique.bottomTitle);
  ImGui::SameLine(0, ui.px(18));
  if (iconButton(ui, "motion/start", Icon::first, "back to t = 0")) {
    view.time = 0;
    view.playing = false;
  }
  ImGui::SameLine(0, ui.px(6));
  if (iconButton(ui, "motion/play", view.playing ? Icon::pause : Icon::play, "play  (Space)",
                 view.playing)) {
    view.playing = !view.playing;
    if (view.playing && view.time >= 1) view.time = 0;
  }
  ImGui::SameLine(0, ui.px(6));
  if (iconButton(ui, "motion/loop", Icon::loop, "play again and again", view.loop)) {
    view.loop = !view.loop;
  }
  ImGui::SameLine(0, ui.px(14));
  ImGui::AlignTextToFramePadding();
  write(ui.fonts.bold, ui.color(Role::text), fmt::format("t = {:.3f}", view.time));
  ImGui::SameLine(0, ui.px(20));
  optionToggle(context, kSlide);
  ImGui::SameLine(0, ui.px(20));
  if (button(ui, "motion/steps", "steps", 0, false)) context.view.options.set(kShowSteps, true);
}

/// The code of the sweep, in place of the lanes.
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
  ImGui::SameLine(0, ui.px(18));
  if (button(ui, "motion/lanes", "time lanes", 0, false)) {
    view.options.set(kShowSteps, false);
    view.step = -1;
    view.playing = false;
  }
  codeLines(context);
}

/// What A meets on its way, in order.
void slideSection(const PanelContext& context) {
  const Ui& ui = context.ui;
  const SlideEvidence& slide = *context.evidence.slide;
  heading(ui, "Slide", "one step of A's velocity");
  if (slide.hits.empty()) paragraph(ui, Role::muted, "Nothing is in its way.");
  for (std::size_t i = 0; i < slide.hits.size(); ++i) {
    const SlideHit& hit = slide.hits[i];
    paragraph(ui, Role::text, hitWords(context.evidence, i));
    paragraph(
        ui, Role::muted,
        fmt::format("normal {}  ·  taken away {}", numbers(hit.normal), numbers(hit.removed)));
  }
  paragraph(ui, Role::text, "moved by " + numbers(slide.displacement));
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
  if (context.evidence.slide) {
    optionToggle(context, kSlide);
    paragraph(
        context.ui, Role::muted,
        "Arrows or WASD drive A, or drag it. What its velocity would do in one step is drawn.");
    return;
  }
  playButtons(context);
  if (context.evidence.motion) {
    lanes(context);
  } else {
    paragraph(context.ui, Role::muted, "There are no time lanes without two convex polygons.");
  }
}

}  // namespace sepax
