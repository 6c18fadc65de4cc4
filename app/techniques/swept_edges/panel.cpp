#include "app/techniques/swept_edges/panel.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/swept_edges/options.h"
#include "app/techniques/swept_edges/swept_edges.h"
#include "app/widgets/stepper.h"
#include "app/widgets/verdict_row.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace sepax {
namespace {

// The matrix of pairs.

constexpr std::size_t kMaxCells = 10'000;  ///< more are not drawn
constexpr double kNameWidth = 40;          ///< logical pixels
constexpr double kNameHeight = 18;

/// Where the cells of the matrix stand, pixels.
struct Grid {
  ImVec2 origin;
  ImVec2 cell;
  std::size_t rows = 0;
  std::size_t columns = 0;

  [[nodiscard]] Area at(std::size_t row, std::size_t column) const {
    const ImVec2 min{origin.x + static_cast<float>(column) * cell.x,
                     origin.y + static_cast<float>(row) * cell.y};
    const float gap = std::min(3.0f, cell.y / 8);
    return {{min.x, min.y}, {min.x + cell.x - gap, min.y + cell.y - gap}};
  }
};

/// What a cell shows beside its colour: a bar, a ring or a disc.
void cellMark(const Ui& ui, ImDrawList& list, EdgePairState state, const Area& area) {
  const ImVec2 c = area.middle();
  const float r = std::min({ui.px(5), area.size().x / 3, area.size().y / 3});
  switch (state) {
    case EdgePairState::culled:
      compat::addRect(&list, area.min, area.max, ui.color(Role::line), ui.px(3), ui.px(1));
      return;
    case EdgePairState::tested:
      list.AddRectFilled(area.min, area.max, ui.color(Role::overlap, 0.42), ui.px(3));
      list.AddRectFilled({c.x - r, c.y - ui.px(0.8)}, {c.x + r, c.y + ui.px(0.8)},
                         ui.color(Role::text, 0.8));
      return;
    case EdgePairState::meeting:
      list.AddRectFilled(area.min, area.max, ui.color(Role::path, 0.38), ui.px(3));
      list.AddCircle(c, r, ui.color(Role::text), 0, ui.px(1.5));
      return;
    case EdgePairState::firstHit:
      list.AddRectFilled(area.min, area.max, ui.color(Role::result), ui.px(3));
      list.AddCircleFilled(c, r, ui.color(Role::ground));
      return;
  }
}

std::string stateText(const EdgePairCell& cell) {
  switch (cell.state) {
    case EdgePairState::culled:
      return "culled: their swept boxes are apart";
    case EdgePairState::tested:
      return "tested: no contact in this step";
    case EdgePairState::meeting:
      return "meet at t = " + number(cell.time.value_or(0)) + ", not the first";
    case EdgePairState::firstHit:
      break;
  }
  return "first contact at t = " + number(cell.time.value_or(0));
}

void gridNames(const PanelContext& context, const Grid& grid) {
  const Ui& ui = context.ui;
  const SweptEdgesEvidence& edges = *context.evidence.edges;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  if (grid.cell.y >= ui.px(13)) {
    for (std::size_t i = 0; i < grid.rows; ++i) {
      const std::string name = nameOf(context.evidence, {Owner::a, edges.edgesA[i].index});
      placeText(list, ui.fonts.smallBold, ui.color(Role::a),
                {grid.origin.x - ui.px(8), grid.at(i, 0).middle().y}, 1,
                fitted(ui.fonts.smallBold, name, ui.px(kNameWidth - 8)));
    }
  }
  const float bottom = grid.origin.y + static_cast<float>(grid.rows) * grid.cell.y;
  if (grid.cell.x < ui.px(24)) return;
  for (std::size_t k = 0; k < grid.columns; ++k) {
    const std::string name = nameOf(context.evidence, {Owner::b, edges.edgesB[k].index});
    placeText(list, ui.fonts.smallBold, ui.color(Role::b),
              {grid.at(0, k).middle().x, bottom + ui.px(kNameHeight / 2)}, 0.5f,
              fitted(ui.fonts.smallBold, name, grid.cell.x));
  }
}

/// One cell as a button: hovering lights both edges, a click shows the pair.
void gridCell(PanelContext& context, const Grid& grid, std::size_t row, std::size_t column) {
  const Ui& ui = context.ui;
  const SweptEdgesEvidence& edges = *context.evidence.edges;
  const EdgePairEvidence& shown = *context.evidence.edgePair;
  const EdgePairCell& cell = edges.cells[row * grid.columns + column];
  const AxisName a{Owner::a, edges.edgesA[row].index};
  const AxisName b{Owner::b, edges.edgesB[column].index};
  const Area area = grid.at(row, column);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  cellMark(ui, list, cell.state, area);
  const std::string names = nameOf(context.evidence, a) + " × " + nameOf(context.evidence, b);
  ui.mark("pair/" + nameOf(context.evidence, a) + "/" + nameOf(context.evidence, b), area);
  const bool hovered =
      ImGui::IsItemHovered() && ImGui::IsMouseHoveringRect(area.min, area.max, true);
  if (hovered) {
    context.hoveredAxis = a;
    ImGui::SetTooltip("%s: %s", names.c_str(), stateText(cell).c_str());
    if (ImGui::IsMouseClicked(ImGuiMouseButton_Left)) {
      const std::array<int, 2> pair{a.edge, b.edge};
      OptionBag& options = context.view.options;
      const bool again = options[kEdgePair] == pair;
      options.set(kEdgePair, again ? std::nullopt : std::optional(pair));
    }
  }
  const bool chosen = shown.edgeA == a.edge && shown.edgeB == b.edge;
  if (!chosen && !hovered) return;
  const float out = ui.px(chosen ? 1.5 : 0.5);
  compat::addRect(&list, {area.min.x - out, area.min.y - out}, {area.max.x + out, area.max.y + out},
                  ui.color(chosen ? Role::text : Role::accent), ui.px(4), ui.px(chosen ? 2 : 1.5));
}

/// What the marks of the matrix mean.
void legend(const Ui& ui) {
  static constexpr std::array<std::pair<EdgePairState, const char*>, 4> kEntries{
      {{EdgePairState::culled, "culled"},
       {EdgePairState::tested, "tested"},
       {EdgePairState::meeting, "meets later"},
       {EdgePairState::firstHit, "first contact"}}};
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float y = at.y + ui.px(11);
  float x = at.x + ui.px(2);
  for (const auto& [state, name] : kEntries) {
    cellMark(ui, list, state, {{x, y - ui.px(7)}, {x + ui.px(20), y + ui.px(7)}});
    x += ui.px(26);
    x += placeText(list, ui.fonts.small, ui.color(Role::muted), {x, y}, 0, name) + ui.px(14);
  }
  ImGui::Dummy({ImGui::GetContentRegionAvail().x, ui.px(24)});
}

void matrix(PanelContext& context) {
  const Ui& ui = context.ui;
  const SweptEdgesEvidence& edges = *context.evidence.edges;
  heading(ui, "Edge pairs",
          fmt::format("{} pairs  ·  {} culled  ·  {} tested", edges.cells.size(), edges.culled,
                      edges.tested));
  if (edges.cells.empty() || edges.cells.size() > kMaxCells) {
    paragraph(ui, Role::muted, "There are too many pairs for a table.");
    return;
  }
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  Grid grid;
  grid.rows = edges.edgesA.size();
  grid.columns = edges.edgesB.size();
  grid.origin = {at.x + ui.px(kNameWidth), at.y + ui.px(2)};
  grid.cell = {std::min(ui.px(46), (width - ui.px(kNameWidth)) / static_cast<float>(grid.columns)),
               std::clamp(ui.px(190) / static_cast<float>(grid.rows), ui.px(6), ui.px(27))};
  const float height = static_cast<float>(grid.rows) * grid.cell.y + ui.px(kNameHeight + 4);
  ImGui::InvisibleButton("matrix", {width, height});
  for (std::size_t row = 0; row < grid.rows; ++row) {
    for (std::size_t column = 0; column < grid.columns; ++column) {
      gridCell(context, grid, row, column);
    }
  }
  gridNames(context, grid);
  legend(ui);
}

// Candidates.

/// Left ends of the columns of the candidates, logical pixels.
constexpr double kEndColumn = 26;
constexpr double kLineColumn = 82;
constexpr double kTimeColumn = 178;
constexpr double kPlaceColumn = 236;
constexpr double kFateColumn = 252;

void candidateHead(const Ui& ui) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float y = at.y + ui.px(10);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImU32 color = ui.color(Role::muted);
  const auto put = [&](double x, float align, const char* text) {
    placeText(list, ui.fonts.small, color, {at.x + ui.px(x), y}, align, text);
  };
  put(4, 0, "#");
  put(kEndColumn, 0, "end");
  put(kLineColumn, 0, "meets");
  put(kTimeColumn, 1, "t");
  put(kPlaceColumn, 1, "u");
  put(kFateColumn, 0, "accepted?");
  ImGui::Dummy({ImGui::GetContentRegionAvail().x, ui.px(20)});
}

void candidateRow(PanelContext& context, std::size_t index, const SweepProgress& progress) {
  const bool known = static_cast<int>(index) < progress.candidates;
  const bool compared = progress.phase >= SweepProgress::Phase::first;
  const Ui& ui = context.ui;
  const EdgePairEvidence& pair = *context.evidence.edgePair;
  const EdgeCandidate& candidate = pair.candidates[index];
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  ImGui::InvisibleButton(fmt::format("candidate/{}", index).c_str(), {width, ui.px(25)});
  const bool ofA = candidate.owner == Owner::a;
  const AxisName own{candidate.owner, ofA ? pair.edgeA : pair.edgeB};
  const AxisName other{ofA ? Owner::b : Owner::a, ofA ? pair.edgeB : pair.edgeA};
  ImDrawList& list = *ImGui::GetWindowDrawList();
  if (ImGui::IsItemHovered()) {
    context.hoveredAxis = own;
    list.AddRectFilled(at, {at.x + width, at.y + ui.px(25)}, ui.color(Role::accent, 0.1), ui.px(4));
    if (candidate.point) {
      ImGui::SetTooltip(
          "%s is on the line of %s in %s", endName(context.evidence, candidate).c_str(),
          nameOf(context.evidence, other).c_str(), numbers(*candidate.point, 3).c_str());
    }
  }
  const float y = at.y + ui.px(12.5);
  const bool accepted = candidate.fate == CandidateFate::accepted;
  const Role role = !known                        ? Role::dim
                    : candidate.first && compared ? Role::result
                    : accepted                    ? Role::text
                                                  : Role::muted;
  const compat::Font& font = known && accepted ? ui.fonts.smallBold : ui.fonts.small;
  const auto put = [&](double x, float align, const std::string& text, Role color) {
    placeText(list, font, ui.color(color), {at.x + ui.px(x), y}, align, text);
  };
  put(4, 0, std::to_string(index + 1), role);
  put(kEndColumn, 0, fitted(font, endName(context.evidence, candidate), ui.px(52)),
      ofA ? Role::a : Role::b);
  put(kLineColumn, 0, fitted(font, "line " + nameOf(context.evidence, other), ui.px(60)), role);
  if (!known) {
    put(kFateColumn, 0, "not yet", role);
    return;
  }
  put(kTimeColumn, 1, candidate.time ? number(*candidate.time) : "–", role);
  put(kPlaceColumn, 1, candidate.place ? number(*candidate.place, 2) : "–", role);
  const std::string sign = accepted ? "✓ " : "✗ ";
  put(kFateColumn, 0,
      fitted(font, sign + fateText(candidate, compared), width - ui.px(kFateColumn)), role);
}

std::string parallelText(const PanelContext& context) {
  const EdgePairEvidence& pair = *context.evidence.edgePair;
  const ParallelClosing& closing = *pair.parallel;
  const std::string a = nameOf(context.evidence, {Owner::a, pair.edgeA});
  const std::string b = nameOf(context.evidence, {Owner::b, pair.edgeB});
  if (closing.sameLine && closing.direction == 0) {
    return fmt::format(
        "{} and {} lie on one line and stay there: they close along it, in one dimension.", a, b);
  }
  if (closing.direction == 0) {
    return fmt::format("{} and {} are parallel, {} apart, and keep that distance: they never meet.",
                       a, b, number(closing.gap));
  }
  if (!closing.time) {
    return fmt::format("{} and {} are parallel; when their lines coincide is out of range.", a, b);
  }
  return fmt::format(
      "{} and {} are parallel: no meeting point, one dimension is left. The gap of {} closes at {} "
      "a step, so the lines coincide at t = {}. What remains is whether they overlap there.",
      a, b, number(closing.gap), number(closing.speed), number(*closing.time));
}

void candidates(PanelContext& context) {
  const EdgePairEvidence& pair = *context.evidence.edgePair;
  const SweepProgress progress = sweepProgress(context.view.step);
  const bool compared = progress.phase >= SweepProgress::Phase::first;
  const std::string hint = !compared   ? "not yet"
                           : pair.time ? "meet at t = " + number(*pair.time)
                                       : "do not meet";
  heading(context.ui,
          fmt::format("Candidates of {} × {}", nameOf(context.evidence, {Owner::a, pair.edgeA}),
                      nameOf(context.evidence, {Owner::b, pair.edgeB})),
          hint, Role::text, compared && pair.time ? Role::result : Role::muted);
  candidateHead(context.ui);
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
  for (std::size_t i = 0; i < pair.candidates.size(); ++i) {
    candidateRow(context, i, progress);
  }
  ImGui::PopStyleVar();
  if (pair.parallel) paragraph(context.ui, Role::path, parallelText(context));
}

// Published.

void published(const PanelContext& context) {
  const Evidence& evidence = context.evidence;
  if (!evidence.publishedSwept) return;
  heading(context.ui, "Published recipe", "slopes, distances, sorted by distance");
  const std::string why = recipeFault(evidence);
  drawVerdicts(context.ui, {{"Exact edge sweep", exactSweepText(*evidence.edges), true, true, {}},
                            {"The article's recipe", publishedSweepText(*evidence.publishedSwept),
                             why.empty(), false, why}});
  if (!why.empty()) paragraph(context.ui, Role::muted, "✗ " + why + ".");
}

}  // namespace

void sweptEdgesInspector(PanelContext& context) {
  if (context.evidence.edges) {
    matrix(context);
    rule(context.ui);
    candidates(context);
    rule(context.ui);
    published(context);
  } else {
    skippedSection(context, "edges");
  }
  rule(context.ui);
  polygonSection(context);
}

void sweptEdgesBottom(PanelContext& context) {
  if (!context.evidence.edges) {
    nothingToStep(context, "two simple polygons");
    return;
  }
  const SweepProgress progress = sweepProgress(context.view.step);
  const EdgePairEvidence& pair = *context.evidence.edgePair;
  const std::string name = nameOf(context.evidence, {Owner::a, pair.edgeA}) + " × " +
                           nameOf(context.evidence, {Owner::b, pair.edgeB});
  std::string place = "pair " + name;
  if (context.view.step >= 0) {
    place += fmt::format("  ·  step {} of {}", context.view.step + 1,
                         sweptEdgesStepCount(context.evidence));
  }
  if (progress.phase == SweepProgress::Phase::result && context.view.step >= 0) {
    place = "the answer";
  }
  stepper(context, place);
  codeLines(context);
}

}  // namespace sepax
