#include "app/techniques/inside/panel.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/inside/inside.h"
#include "app/techniques/inside/options.h"
#include "app/widgets/stepper.h"
#include "app/widgets/verdict_row.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace sepax {
namespace {

constexpr double kRowHeight = 25;  ///< logical pixels

const std::string& nameOfBody(const Evidence& evidence, int body) {
  return evidence.bodies[static_cast<std::size_t>(body)].name;
}

// Phases.

/// One phase of the test: what it found and whether it was the first to prove the answer.
struct PhaseRow {
  std::string name;
  std::string result;
  Role role = Role::muted;
  bool decides = false;
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
  if (!circles.meet) return {"Circles", distance + " > " + reach + ": apart", Role::gap, false};
  return {"Circles", distance + " ≤ " + reach + ": go on", Role::muted, false};
}

PhaseRow pointsRow(std::string name, const std::vector<PointEvidence>& points) {
  return {std::move(name), pointsText(points), roleOfPoints(points), false};
}

PhaseRow edgesRow(const InsideEvidence& inside) {
  const std::size_t count = inside.meetings.size();
  std::string text = count == 0   ? "no common point"
                     : count == 1 ? "1 common point"
                                  : fmt::format("{} common points", count);
  if (!inside.overlaps.empty()) text += fmt::format(", {} shared", inside.overlaps.size());
  return {"Edges against edges", text, count == 0 ? Role::gap : Role::overlap, false};
}

std::vector<PhaseRow> phaseRows(const Evidence& evidence) {
  const InsideEvidence& inside = *evidence.inside;
  const std::string& a = nameOfBody(evidence, evidence.a);
  const std::string& b = nameOfBody(evidence, evidence.b);
  std::vector<PhaseRow> rows{circleRow(inside),
                             pointsRow(fmt::format("Vertices of {} in {}", a, b), inside.aInB)};
  if (!inside.middles.empty()) {
    rows.push_back(pointsRow(fmt::format("Middles of {}'s edges", a), inside.middles));
  }
  rows.push_back(pointsRow(fmt::format("Vertices of {} in {}", b, a), inside.bInA));
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

void phaseRow(const Ui& ui, const PhaseRow& row) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  ImGui::Dummy({width, ui.px(kRowHeight)});
  const float y = at.y + ui.px(kRowHeight / 2);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  if (row.decides) {
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

/// How many of the rows the steps have come to.
std::size_t knownPhases(const InsideEvidence& inside, const InsideProgress& progress,
                        std::size_t rows) {
  using Phase = InsideProgress::Phase;
  switch (progress.phase) {
    case Phase::circles:
      return 1;
    case Phase::point:
    case Phase::crossing:
    case Phase::parity:
      return static_cast<std::size_t>(progress.point) < inside.aInB.size() ? 1 : 2;
    case Phase::otherHalf:
      return rows - 1;
    case Phase::edges:
    case Phase::result:
      break;
  }
  return rows;
}

void phaseTable(const PanelContext& context) {
  const InsideEvidence& inside = *context.evidence.inside;
  const InsideProgress progress = insideProgress(inside, context.view.step);
  if (progress.phase == InsideProgress::Phase::result) {
    heading(context.ui, "Phases",
            fmt::format("the {} {}", wordForPair(context.evidence),
                        inside.intersects ? "meet" : "are apart"),
            Role::text,
            inside.intersects ? Role::result : Role::gap);
  } else {
    heading(context.ui, "Phases", "not answered yet");
  }
  std::vector<PhaseRow> rows = phaseRows(context.evidence);
  const std::size_t known = knownPhases(inside, progress, rows.size());
  for (std::size_t i = known; i < rows.size(); ++i) {
    rows[i] = {rows[i].name, "not yet", Role::dim, false};
  }
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
  for (const PhaseRow& row : rows) phaseRow(context.ui, row);
  ImGui::PopStyleVar();
}

// Points.

Target targetOf(const Evidence& evidence, int point) {
  const InsideEvidence& inside = *evidence.inside;
  const bool middle = static_cast<std::size_t>(point) >= inside.aInB.size();
  return {middle ? Target::Kind::edge : Target::Kind::vertex, evidence.a,
          pointAt(inside, point).index};
}

/// The point's row can be told: the loop has come to its parity.
bool isKnown(const InsideProgress& progress, int point) {
  using Phase = InsideProgress::Phase;
  if (progress.phase >= Phase::otherHalf) return true;
  if (progress.phase == Phase::circles) return false;
  return point < progress.point || (point == progress.point && progress.phase == Phase::parity);
}

void pointRow(PanelContext& context, int point, bool known) {
  const Ui& ui = context.ui;
  const Evidence& evidence = context.evidence;
  const PointEvidence& found = pointAt(*evidence.inside, point);
  const Target target = targetOf(evidence, point);
  const std::string name = pointName(evidence, point);
  const std::string id = "point/" + name;
  const float width = ImGui::GetContentRegionAvail().x;
  if (ImGui::InvisibleButton(id.c_str(), {width, ui.px(kRowHeight)})) {
    context.view.selected = context.view.selected == target ? Target{} : target;
  }
  const Area area{ImGui::GetItemRectMin(), ImGui::GetItemRectMax()};
  if (ImGui::IsItemHovered()) context.view.pointed = target;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  if (focusedPoint(evidence, context.view) == point) {
    list.AddRectFilled({area.min.x - ui.px(6), area.min.y}, {area.max.x + ui.px(6), area.max.y},
                       ui.color(Role::accent, 0.16), ui.px(5));
  }
  const float y = area.middle().y;
  placeText(list, ui.fonts.bold, ui.color(Role::a), {area.min.x + ui.px(2), y}, 0,
            fitted(ui.fonts.bold, name, ui.px(84)));
  ui.mark(id, area);
  if (!known) {
    placeText(list, ui.fonts.small, ui.color(Role::dim), {area.max.x, y}, 1, "not yet");
    return;
  }
  placeText(list, ui.fonts.small, ui.color(Role::muted), {area.min.x + ui.px(92), y}, 0,
            fmt::format("{} crossing{}", found.crossings, found.crossings == 1 ? "" : "s"));
  const bool between = found.side == Side::inside && !found.parity;  // of parts side by side
  const char* parity = found.side == Side::boundary ? "on an edge"
                       : between                    ? "between parts"
                       : found.parity               ? "odd"
                                                    : "even";
  placeText(list, ui.fonts.smallBold, ui.color(roleOf(found.side)), {area.max.x, y}, 1,
            fmt::format("{} → {}", parity, wordOf(found.side)));
}

void pointTable(PanelContext& context) {
  const Evidence& evidence = context.evidence;
  heading(context.ui, fmt::format("Crossings per vertex of {}", nameOfBody(evidence, evidence.a)),
          "point at a row for its ray");
  const InsideProgress progress = insideProgress(*evidence.inside, context.view.step);
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
  ImGuiListClipper clipper;
  clipper.Begin(pointCount(*evidence.inside));
  while (clipper.Step()) {
    for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i) {
      pointRow(context, i, isKnown(progress, i));
    }
  }
  clipper.End();
  ImGui::PopStyleVar();
  ImGui::Dummy({0, context.ui.px(2)});
  optionToggle(context, kMiddles,
               fmt::format("middles of {}'s edges", nameOfBody(evidence, evidence.a)));
}

// Verdicts.

std::string whyCounter(const Evidence& evidence) {
  const PublishedCrossing& crossing = *evidence.publishedCrossing;
  if (crossing.collided) {
    return "the casts to int or a vertex on the boundary make the number of crossings odd";
  }
  if (!crossing.radiiOverlap) return "the circles about the locations are taken for apart";
  const std::size_t inside = evidence.publishedVertices->aInB.size();
  if (inside == 0) return "only the vertices of the first body are tested, and none is inside";
  return fmt::format(
      "the counter is never reset: {} crossings of all vertices together are even, "
      "although {} inside",
      crossing.crossings,
      inside == 1 ? std::string("a vertex is") : fmt::format("{} vertices are", inside));
}

std::vector<VerdictRow> verdictRows(const Evidence& evidence) {
  const bool touching = evidence.inside->relation == Relation::touching;
  const bool overlapping = evidence.inside->relation == Relation::overlapping;
  std::vector<VerdictRow> rows{{"Exact: points both ways and edges",
                                overlapping ? "overlapping"
                                : touching  ? "touching"
                                            : "apart",
                                true,
                                true,
                                {}}};
  if (!evidence.publishedVertices) return rows;
  const PublishedVertexTest& vertices = *evidence.publishedVertices;
  rows.push_back({"Vertices in polygons alone",
                  vertices.intersects
                      ? fmt::format("hit, {} inside", vertices.aInB.size() + vertices.bInA.size())
                      : "no hit",
                  vertices.intersects == overlapping, false,
                  "no vertex lies inside: only the edges tell that the polygons overlap"});
  const PublishedCrossing& crossing = *evidence.publishedCrossing;
  rows.push_back({"Radii alone (the first phase)", crossing.radiiOverlap ? "hit" : "no hit",
                  crossing.radiiOverlap == overlapping, false,
                  "the circles reach beyond the polygons"});
  const std::string sum =
      fmt::format("{} crossing{}", crossing.crossings, crossing.crossings == 1 ? "" : "s");
  rows.push_back({"One counter for all vertices",
                  !crossing.radiiOverlap ? "no hit, radii apart"
                                         : (crossing.collided ? "hit, " : "no hit, ") + sum,
                  crossing.collided == overlapping, false, whyCounter(evidence)});
  return rows;
}

void verdictTable(const PanelContext& context) {
  heading(context.ui, "Verdicts", "published and exact");
  const std::vector<VerdictRow> rows = verdictRows(context.evidence);
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
  for (const VerdictRow& row : rows) verdictRow(context.ui, row);
  ImGui::PopStyleVar();
  const VerdictRow& counter = rows.back();
  if (!counter.agrees && context.evidence.disagreements.empty()) {
    paragraph(context.ui, Role::muted, "✗ " + counter.name + ": " + counter.why + ".");
  }
}

// Time.

/// Turns and moves of the bodies: play, and the time to drag.
void timeControls(PanelContext& context) {
  const Ui& ui = context.ui;
  ViewState& view = context.view;
  ImGui::SameLine(0, ui.px(28));
  const bool running = view.playing && view.step < 0;
  if (iconButton(ui, "inside/play", running ? Icon::pause : Icon::play,
                 "turn and move the bodies  (Space)", running)) {
    view.playing = !running;
    view.step = -1;
    if (view.playing && view.time >= 1) view.time = 0;
  }
  ImGui::SameLine(0, ui.px(6));
  if (iconButton(ui, "inside/loop", Icon::loop, "play again and again", view.loop)) {
    view.loop = !view.loop;
  }
  ImGui::SameLine(0, ui.px(10));
  const std::optional<double> time =
      valueField(context, "inside/time", "t", view.time, ui.px(90), 0.005);
  if (time) {
    view.time = std::clamp(*time, 0.0, 1.0);
    view.playing = false;
  }
}

}  // namespace

void insideInspector(PanelContext& context) {
  if (context.evidence.inside) {
    phaseTable(context);
    rule(context.ui);
    pointTable(context);
    if (insideProgress(*context.evidence.inside, context.view.step).phase ==
        InsideProgress::Phase::result) {
      rule(context.ui);
      verdictTable(context);
    }
  } else {
    skippedSection(context, "inside");
  }
  rule(context.ui);
  polygonSection(context);
}

void insideBottom(PanelContext& context) {
  if (!context.evidence.inside) {
    heading(context.ui, context.technique.bottomTitle);
    paragraph(context.ui, Role::muted,
              "There is nothing to step through without two simple polygons.");
    return;
  }
  const InsideEvidence& inside = *context.evidence.inside;
  std::string place = fmt::format("{} steps", insideStepCount(context.evidence));
  if (context.view.step >= 0) {
    const InsideProgress progress = insideProgress(inside, context.view.step);
    using Phase = InsideProgress::Phase;
    place = progress.phase == Phase::result      ? "the answer"
            : progress.phase == Phase::circles   ? "the circles"
            : progress.phase == Phase::otherHalf ? "the other half"
            : progress.phase == Phase::edges
                ? "the edges"
                : fmt::format("point {} of {}", progress.point + 1, pointCount(inside));
  }
  stepper(context, place);
  if (insideMoves(context.document.shown())) timeControls(context);
  codeLines(context);
}

}  // namespace sepax
