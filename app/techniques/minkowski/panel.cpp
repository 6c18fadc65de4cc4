#include "app/techniques/minkowski/panel.h"

#include "app/figure/numbers.h"
#include "app/techniques/contract/needs.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/words.h"
#include "app/techniques/minkowski/minkowski.h"
#include "app/widgets/clipped_rows.h"
#include "app/widgets/stepper.h"
#include "app/widgets/widgets.h"
#include "core/evidence/minkowski_moment.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string>

namespace sepax {
namespace {

constexpr double kRowHeight = 22;  ///< logical pixels
constexpr double kBarsAt = 46;     ///< where the bars of the distances start
constexpr double kNumberRoom = 66;

void drawRowGround(const Ui& ui, const Area& area, bool shown) {
  if (!shown && !ImGui::IsItemHovered()) return;
  ImGui::GetWindowDrawList()->AddRectFilled({area.min.x - ui.px(6), area.min.y},
                                            {area.max.x, area.max.y}, ui.color(Role::accent, 0.16),
                                            ui.px(5));
}

double longestDistance(const MinkowskiEvidence& found) {
  double longest = 0;
  for (const MinkowskiEdge& edge : found.edges)
    longest = std::max(longest, std::abs(edge.distance));
  return longest;
}

/// One edge: its name, how far the origin lies behind or before its line. The nearest one is told
/// when the whole answer is there.
void edgeRow(PanelContext& context, int index, const MinkowskiEdgeMoment& now, double longest,
             bool known, bool whole) {
  const Ui& ui = context.ui;
  const MinkowskiEvidence& found = *context.evidence.minkowski;
  const MinkowskiEdge& edge = found.edges[static_cast<std::size_t>(index)];
  const std::string id = fmt::format("difference/{}", index);
  if (clickArea(id.c_str(), {ImGui::GetContentRegionAvail().x, ui.px(kRowHeight)})) {
    const bool again = context.view.selectedAxis == edge.name;
    context.view.selectedAxis = again ? std::nullopt : std::optional(edge.name);
    context.view.step = -1;
  }
  if (ImGui::IsItemHovered()) context.hoveredAxis = edge.name;
  const Area area{ImGui::GetItemRectMin(), ImGui::GetItemRectMax()};
  drawRowGround(ui, area, shownEdge(context.evidence, context.view) == index);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float y = area.middle().y;
  const Role role = edge.name.owner == Owner::a ? Role::a : Role::b;
  placeText(
      list, ui.fonts.smallBold, ui.color(role), {area.min.x + ui.px(2), y}, 0,
      fittedName(ui.fonts.smallBold, nameOf(context.evidence, edge.name), ui.px(kBarsAt - 4)));
  const bool nearest =
      whole && index == found.nearest.edge && minkowskiTime(context.evidence, context.view) == 0;
  const Role value = now.sign < 0                                         ? Role::gap
                     : nearest && found.relation == Relation::overlapping ? Role::result
                                                                          : Role::muted;
  if (known && longest > 0) {
    const float left = area.min.x + ui.px(kBarsAt);
    const float room = area.max.x - ui.px(kNumberRoom) - left;
    const auto width =
        static_cast<float>(std::min(std::abs(now.distance) / longest, 1.0)) * std::max(room, 0.0f);
    list.AddRectFilled({left, y - ui.px(3)}, {left + width, y + ui.px(3)},
                       ui.color(now.sign < 0 ? Role::gap
                                : nearest    ? value
                                             : Role::overlap,
                                0.7),
                       ui.px(1));
  }
  placeText(list, nearest ? ui.fonts.smallBold : ui.fonts.small,
            ui.color(known ? value : Role::dim), {area.max.x - ui.px(4), y}, 1,
            known ? number(now.distance) : "not yet");
  ui.mark(id, area);
}

void edgeTable(PanelContext& context) {
  const MinkowskiEvidence& found = *context.evidence.minkowski;
  const MinkowskiProgress progress = minkowskiProgress(context.evidence, context.view);
  const bool searching = progress.mode == MinkowskiMode::gjk || progress.mode == MinkowskiMode::epa;
  if (searching && !progress.result) return;  // a search goes without them
  const MinkowskiMoment moment = momentOf(found, minkowskiTime(context.evidence, context.view));
  heading(context.ui,
          moment.time > 0
              ? fmt::format("From the origin at t = {} to each edge’s line", number(moment.time))
              : std::string("From the origin to each edge’s line"),
          !progress.result     ? ""
          : moment.outside > 0 ? "green: a gap"
                               : "= push across it");
  const double longest = longestDistance(found);
  if (moment.time == 0 && progress.result && found.relation == Relation::overlapping)
    paragraph(context.ui, Role::muted,
              "SAT’s depth on an axis is the smaller one of the pushes across its edge and the "
              "other way.");
  tightRows(static_cast<int>(found.edges.size()), [&](int i) {
    edgeRow(context, i, moment.edges[static_cast<std::size_t>(i)], longest,
            isKnownEdge(progress, i), progress.result);
  });
}

void answerRow(const Ui& ui, const char* question, Role role, const std::string& answer) {
  write(ui.fonts.small, ui.color(Role::muted), question);
  ImGui::SameLine(ui.px(78));
  wrappedText(ui.fonts.small, ui.color(role), answer, ImGui::GetContentRegionAvail().x);
}

std::string movingAnswer(const MinkowskiRay& ray, Relation initial) {
  if (ray.atRest) return "nothing moves: there is no ray";
  return "ray along −v: " + contactWords(ray.contact, ray.time, initial);
}

/// To a corner it is longer than every gap.
std::string distanceAnswer(const MinkowskiEvidence& found, const SatEvidence& sat) {
  const std::string distance = number(found.distance->distance);
  if (!found.nearest.vertex) return distance + ", the largest gap, to that edge";
  return fmt::format("{}, to a corner; the largest gap is {}", distance, number(-sat.depth));
}

std::string overlapAnswer(Relation relation, bool crossing) {
  switch (relation) {
    case Relation::overlapping:
      return "yes: the origin lies inside";
    case Relation::touching:
      return crossing ? "they cross: the origin lies inside"
                      : "no, they touch: the origin lies on the border";
    case Relation::disjoint:
      break;
  }
  return "no: the origin lies outside";
}

void pushAnswer(const Ui& ui, Relation relation, Vec2 mtv) {
  const bool overlaps = relation == Relation::overlapping;
  answerRow(ui, "push", overlaps ? Role::result : Role::muted,
            overlaps ? numbers(mtv) + ", the way to the border turned round" : "none is needed");
}

/// What the picture of a union says.
void unionAnswers(const Ui& ui, const ConcaveEvidence& concave) {
  rule(ui);
  heading(ui, "What the picture answers");
  answerRow(ui, "overlap", roleOf(concave.relation), overlapAnswer(concave.relation, false));
  pushAnswer(ui, concave.relation, concave.mtv);
  const bool apart = concave.relation == Relation::disjoint && concave.distance;
  answerRow(ui, "distance", apart ? Role::gap : Role::muted,
            apart ? number(concave.distance->distance) + ", to the nearest place of the border"
                  : "0: they meet");
}

/// What the one picture says, once it is whole; of a later time whether they meet then.
void answers(PanelContext& context) {
  const MinkowskiEvidence& found = *context.evidence.minkowski;
  if (!minkowskiProgress(context.evidence, context.view).result) return;
  const Ui& ui = context.ui;
  const double time = minkowskiTime(context.evidence, context.view);
  const Relation relation = time > 0 ? momentOf(found, time).relation : found.relation;
  rule(ui);
  heading(ui, time > 0 ? "What the picture answers at t = " + number(time)
                       : std::string("What the picture answers"));
  answerRow(ui, "overlap", roleOf(relation),
            overlapAnswer(relation, found.thin && (time > 0 || found.originInside)));
  if (time == 0) {
    pushAnswer(ui, relation, found.mtv);
    answerRow(ui, "distance", relation == Relation::disjoint ? Role::gap : Role::muted,
              relation == Relation::disjoint ? distanceAnswer(found, *context.evidence.sat)
                                             : "0: they meet");
  }
  answerRow(ui, "moving", found.ray.atRest ? Role::muted : Role::velocity,
            movingAnswer(found.ray, found.relation));
  if (found.ray.atRest && showsMotion(context.view)) needButton(context, kNeedsMotion);
}

/// One iteration of a search: a click goes to it.
void iterationRow(PanelContext& context, int index, int item, const std::string& direction,
                  const std::string& support) {
  const Ui& ui = context.ui;
  const std::string id = fmt::format("iteration/{}", index);
  if (clickArea(id.c_str(), {ImGui::GetContentRegionAvail().x, ui.px(kRowHeight)}))
    context.view.step = 2 * index;
  const Area area{ImGui::GetItemRectMin(), ImGui::GetItemRectMax()};
  drawRowGround(ui, area, item == index);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float y = area.middle().y;
  const bool known = item < 0 || index <= item;
  const ImU32 color = ui.color(known ? Role::text : Role::dim);
  placeText(list, ui.fonts.small, color, {area.min.x + ui.px(2), y}, 0,
            fmt::format("{}  {}", index + 1, known ? direction : "not yet"));
  if (known) placeText(list, ui.fonts.small, color, {area.max.x - ui.px(4), y}, 1, support);
  ui.mark(id, area);
}

void iterations(PanelContext& context) {
  const Evidence& evidence = context.evidence;
  const MinkowskiEvidence& found = *evidence.minkowski;
  const MinkowskiProgress progress = minkowskiProgress(evidence, context.view);
  const bool gjk = progress.mode == MinkowskiMode::gjk;
  if (!gjk && !(progress.mode == MinkowskiMode::epa && found.epa)) return;
  const std::size_t count = gjk ? found.gjk.iterations.size() : found.epa->iterations.size();
  rule(context.ui);
  heading(context.ui, gjk ? "GJK" : "EPA",
          progress.result ? counted(count, "iteration")
                          : fmt::format("iteration {} of {}", progress.item + 1, count));
  tightRows(static_cast<int>(count), [&](int i) {
    const auto index = static_cast<std::size_t>(i);
    if (gjk) {
      const GjkIteration& it = found.gjk.iterations[index];
      iterationRow(context, i, progress.item, "towards " + numbers(normalized(it.direction)),
                   pointName(evidence, it.support));
    } else {
      const EpaIteration& it = found.epa->iterations[index];
      iterationRow(context, i, progress.item, "nearest edge " + number(it.distance),
                   pointName(evidence, it.support));
    }
  });
}

void modeButtons(PanelContext& context) {
  ImGui::Dummy({0, context.ui.px(4)});
  optionChoices(context, "mode", kMinkowskiMode.id);
}

std::string noSteps(const Evidence& evidence, MinkowskiMode mode) {
  if (!evidence.minkowski) return "the union of several differences is not searched";
  if (mode == MinkowskiMode::epa) return "EPA goes on from an overlap, and here is none";
  if (mode == MinkowskiMode::moving) return "neither body moves against the other";
  return "two points have a difference without edges";
}

}  // namespace

void minkowskiInspector(PanelContext& context) {
  if (!hasDifference(context.evidence)) {
    skippedSection(context, "minkowski");
  } else if (context.evidence.minkowski) {
    modeButtons(context);
    iterations(context);
    edgeTable(context);
    answers(context);
  } else {
    const auto& pieces = context.evidence.minkowskiPieces->pieces;
    heading(context.ui, differenceName(context.evidence), counted(pieces.size(), "piece"));
    const auto holding = std::ranges::count(pieces, true, &MinkowskiPiece::holdsOrigin);
    paragraph(context.ui, Role::muted,
              fmt::format("One difference for each pair of convex parts: {} of them {} the origin. "
                          "What holds for convex polygons holds for their union.",
                          holding, holding == 1 ? "holds" : "hold"));
    unionAnswers(context.ui, *context.evidence.concave);
  }
  rule(context.ui);
  polygonSection(context);
}

void minkowskiBottom(PanelContext& context) {
  if (minkowskiStepCount(context.evidence, context.view) == 0) {
    if (!hasDifference(context.evidence)) return nothingToStep(context, "two convex polygons");
    return nothingToStepBecause(context,
                                noSteps(context.evidence, context.view.options[kMinkowskiMode]));
  }
  stepper(context, minkowskiPlace(context.evidence, context.view));
  codeLines(context);
}

}  // namespace sepax
