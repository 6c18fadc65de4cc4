#include "app/techniques/inside/panel_phases.h"
#include "app/techniques/contract/step_pairs.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/inside/inside.h"
#include "app/techniques/inside/options.h"
#include "app/techniques/inside/steps_words.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace sepax {
namespace {

constexpr double kRowHeight = 25;  ///< logical pixels

/// One phase of the test: what it found and whether it was the first to prove the answer.
struct PhaseRow {
  std::string name;
  std::string result;
  Role role = Role::muted;
  bool decides = false;
  RaysOf rays = RaysOf::deciding;  ///< whose rays the row chooses; `deciding` = none
  Target points = {};              ///< the vertex that the row points at
  bool lit = false;  ///< the step is in this phase; of the whole answer the one that decides
};

Role roleOfPoints(const std::vector<PointEvidence>& points) {
  Role role = Role::gap;
  for (const PointEvidence& point : points) {
    if (point.side == Side::inside) return Role::result;
    if (point.side == Side::boundary) role = Role::path;
  }
  return role;
}

std::string pointsText(const std::vector<PointEvidence>& points) {
  int inside = 0;
  int boundary = 0;
  for (const PointEvidence& point : points) {
    if (point.side == Side::inside) ++inside;
    if (point.side == Side::boundary) ++boundary;
  }
  std::string text = fmt::format("{} of {} inside", inside, points.size());
  if (boundary > 0) text += fmt::format(", {} on boundary", boundary);
  return text;
}

PhaseRow circleRow(const InsideEvidence& inside) {
  const CirclePhase& circles = inside.circles;
  const std::string reach = number(circles.radiusA + circles.radiusB, 2);
  const std::string distance = number(circles.distance, 2);
  if (!circles.meet) return {"Circles", distance + " > " + reach + ": apart", Role::gap};
  return {"Circles", distance + " ≤ " + reach + ": go on", Role::muted};
}

PhaseRow pointsRow(std::string name, const std::vector<PointEvidence>& points) {
  return {std::move(name), pointsText(points), roleOfPoints(points)};
}

/// Whose rays the row is about, and the vertex of them that tells most.
void addPoints(PhaseRow& row, const Evidence& evidence, RaysOf rays) {
  const InsideEvidence& inside = *evidence.inside;
  row.rays = rays;
  const bool ofA = rays == RaysOf::a;
  const int vertex = tellingPoint(ofA ? inside.aInB : inside.bInA);
  if (vertex >= 0) row.points = {Target::Kind::vertex, ofA ? evidence.a : evidence.b, vertex};
}

PhaseRow edgesRow(const InsideEvidence& inside) {
  const bool none = inside.meetings.empty();
  return {"Edges against edges", none ? "no common point" : sharedText(inside, "common "),
          none ? Role::gap : Role::overlap};
}

std::vector<PhaseRow> phaseRows(const Evidence& evidence) {
  const InsideEvidence& inside = *evidence.inside;
  const std::string& a = bodyName(evidence, evidence.a);
  const std::string& b = bodyName(evidence, evidence.b);
  std::vector<PhaseRow> rows{circleRow(inside),
                             pointsRow(fmt::format("Vertices of {} in {}", a, b), inside.aInB)};
  if (!inside.middles.empty()) {
    rows.push_back(pointsRow(fmt::format("Middles of {}'s edges", a), inside.middles));
  }
  addPoints(rows.back(), evidence, RaysOf::a);
  rows.push_back(pointsRow(fmt::format("Vertices of {} in {}", b, a), inside.bInA));
  addPoints(rows.back(), evidence, RaysOf::b);
  rows.push_back(edgesRow(inside));
  const std::size_t last = rows.size() - 1;
  switch (inside.decidedBy) {
    case InsidePhase::circles:
      rows[0].decides = true;
      break;
    case InsidePhase::verticesOfA:
      rows[1].decides = true;
      break;
    case InsidePhase::middlesOfA:
      rows[2].decides = true;
      break;
    case InsidePhase::verticesOfB:
      rows[last - 1].decides = true;
      break;
    case InsidePhase::edges:
    case InsidePhase::nothingFound:
      rows[last].decides = true;
      break;
  }
  return rows;
}

void phaseRow(PanelContext& context, const PhaseRow& row) {
  const Ui& ui = context.ui;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  const std::string id = "phase/" + row.name;
  if (row.rays == RaysOf::deciding) {
    ImGui::Dummy({width, ui.px(kRowHeight)});
  } else if (clickArea(id.c_str(), {width, ui.px(kRowHeight)})) {
    const bool again = context.view.options[kRaysOf] == row.rays;
    context.view.options.set(kRaysOf, again ? RaysOf::deciding : row.rays);
    context.view.selected = {};
    context.view.step = -1;
  }
  const bool hovered = row.rays != RaysOf::deciding && ImGui::IsItemHovered();
  if (hovered) context.view.pointed = row.points;
  ui.mark(id);
  const float y = at.y + ui.px(kRowHeight / 2);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  if (row.lit) ui.mark("phase/lit/" + row.name);
  if (row.lit || hovered) {
    list.AddRectFilled({at.x - ui.px(6), at.y}, {at.x + width + ui.px(6), at.y + ui.px(kRowHeight)},
                       ui.color(Role::accent, 0.14), ui.px(5));
  }
  list.AddCircleFilled({at.x + ui.px(6), y}, ui.px(4), ui.color(row.role));
  const std::string text = row.result + (row.decides ? "  ◂ decides" : "");
  const float used = placeText(list, row.decides ? ui.fonts.smallBold : ui.fonts.small,
                               ui.color(row.role), {at.x + width, y}, 1, text);
  placeText(list, ui.fonts.small, ui.color(Role::text), {at.x + ui.px(18), y}, 0,
            fitted(ui.fonts.small, row.name, width - used - ui.px(26)));
}

/// The row that the step is in; of the answer the one that decides it.
std::size_t litPhase(const InsideEvidence& inside, const InsideProgress& progress,
                     const std::vector<PhaseRow>& rows) {
  using Phase = InsideProgress::Phase;
  switch (progress.phase) {
    case Phase::circles:
      return 0;
    case Phase::point:
    case Phase::crossing:
    case Phase::parity:
      return isMiddle(inside, progress.point) ? 2 : 1;
    case Phase::otherHalf:
      return rows.size() - 2;
    case Phase::edges:
      return rows.size() - 1;
    case Phase::result:
      break;
  }
  const auto decides = std::ranges::find(rows, true, &PhaseRow::decides);
  return static_cast<std::size_t>(decides - rows.begin());
}

/// How many of the rows the steps have come to.
std::size_t knownPhases(const InsideProgress& progress, std::size_t rows) {
  using Phase = InsideProgress::Phase;
  switch (progress.phase) {
    case Phase::circles:
      return 1;
    case Phase::point:
    case Phase::crossing:
    case Phase::parity:
      return 1;
    case Phase::otherHalf:
      return rows - 1;
    case Phase::edges:
    case Phase::result:
      break;
  }
  return rows;
}

}  // namespace

void phaseTable(PanelContext& context) {
  const InsideEvidence& inside = *context.evidence.inside;
  const InsideProgress progress =
      insideProgress(inside, exactView(context.technique, context.evidence, context.view).step);
  if (progress.phase == InsideProgress::Phase::result) {
    heading(context.ui, "Phases",
            fmt::format("the {} {}", wordForPair(context.evidence),
                        inside.intersects ? "meet" : "are apart"),
            Role::text, inside.intersects ? Role::result : Role::gap);
  } else {
    heading(context.ui, "Phases", "not answered yet");
  }
  std::vector<PhaseRow> rows = phaseRows(context.evidence);
  rows[litPhase(inside, progress, rows)].lit = true;
  const std::size_t known = knownPhases(progress, rows.size());
  for (std::size_t i = known; i < rows.size(); ++i) {
    rows[i] = {.name = rows[i].name, .result = "not yet", .role = Role::dim, .lit = rows[i].lit};
  }
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
  for (const PhaseRow& row : rows) phaseRow(context, row);
  ImGui::PopStyleVar();
}

}  // namespace sepax
