#include "app/techniques/swept_edges/panel_matrix.h"

#include "app/figure/numbers.h"
#include "app/techniques/contract/step_pairs.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/swept_edges/options.h"
#include "app/techniques/swept_edges/swept_edges.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

namespace sepax {
namespace {

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

bool isWhole(const SweepProgress& progress) {
  return progress.phase == SweepProgress::Phase::result;
}

/// What a cell shows beside its colour: a bar, a ring or a disc; a point while it waits.
void cellMark(const Ui& ui, ImDrawList& list, std::optional<EdgePairState> state,
              const Area& area) {
  const ImVec2 c = area.middle();
  const float r = std::min({ui.px(5), area.size().x / 3, area.size().y / 3});
  if (!state) {
    compat::addRect(&list, area.min, area.max, ui.color(Role::muted), ui.px(3), ui.px(1));
    list.AddCircleFilled(c, r / 3, ui.color(Role::muted));
    return;
  }
  switch (*state) {
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

/// The same in words; a time only where the state tells that it is known.
std::string stateText(std::optional<EdgePairState> state, std::optional<double> time, bool whole) {
  if (!state) return "not tested yet";
  switch (*state) {
    case EdgePairState::culled:
      return "culled: the boxes around the ways of both edges are apart";
    case EdgePairState::tested:
      return "tested: no contact in this step";
    case EdgePairState::meeting:
      return "meet at t = " + number(time.value_or(0)) + (whole ? ", not the first" : "");
    case EdgePairState::firstHit:
      break;
  }
  return "first contact at t = " + number(time.value_or(0));
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
                fittedName(ui.fonts.smallBold, name, ui.px(kNameWidth - 8)));
    }
  }
  const float bottom = grid.origin.y + static_cast<float>(grid.rows) * grid.cell.y;
  if (grid.cell.x < ui.px(24)) return;
  for (std::size_t k = 0; k < grid.columns; ++k) {
    const std::string name = nameOf(context.evidence, {Owner::b, edges.edgesB[k].index});
    placeText(list, ui.fonts.smallBold, ui.color(Role::b),
              {grid.at(0, k).middle().x, bottom + ui.px(kNameHeight / 2)}, 0.5f,
              fittedName(ui.fonts.smallBold, name, grid.cell.x));
  }
}

/// One cell as a button: hovering lights both edges, a click shows the pair.
void gridCell(PanelContext& context, const Grid& grid, const SweepProgress& progress,
              std::size_t row, std::size_t column) {
  const Ui& ui = context.ui;
  const SweptEdgesEvidence& edges = *context.evidence.edges;
  const EdgePairEvidence& shown = *context.evidence.edgePair;
  const std::size_t place = row * grid.columns + column;
  const std::optional<EdgePairState> state = knownState(context.evidence, progress, place);
  const AxisName a{Owner::a, edges.edgesA[row].index};
  const AxisName b{Owner::b, edges.edgesB[column].index};
  const Area area = grid.at(row, column);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  cellMark(ui, list, state, area);
  ui.mark("pair/" + nameOf(context.evidence, a) + "/" + nameOf(context.evidence, b), area);
  const bool hovered =
      ImGui::IsItemHovered() && ImGui::IsMouseHoveringRect(area.min, area.max, true);
  if (hovered) {
    context.hoveredAxis = a;
    ImGui::SetTooltip("%s: %s", pairName(context.evidence, a.edge, b.edge).c_str(),
                      stateText(state, edges.cells[place].time, isWhole(progress)).c_str());
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

/// What the marks of the matrix mean: at a step a pair waits or meets, at the end one is the first.
void legend(const Ui& ui, bool whole) {
  using Entry = std::pair<std::optional<EdgePairState>, const char*>;
  const std::array<Entry, 4> entries{
      {{EdgePairState::culled, "culled"},
       whole ? Entry{EdgePairState::tested, "tested"} : Entry{std::nullopt, "not tested yet"},
       whole ? Entry{EdgePairState::meeting, "meets later"}
             : Entry{EdgePairState::tested, "tested"},
       whole ? Entry{EdgePairState::firstHit, "first contact"}
             : Entry{EdgePairState::meeting, "meets"}}};
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float y = at.y + ui.px(11);
  float x = at.x + ui.px(2);
  for (const auto& [state, name] : entries) {
    cellMark(ui, list, state, {{x, y - ui.px(7)}, {x + ui.px(20), y + ui.px(7)}});
    x += ui.px(26);
    x += placeText(list, ui.fonts.small, ui.color(Role::muted), {x, y}, 0, name) + ui.px(14);
  }
  ImGui::Dummy({ImGui::GetContentRegionAvail().x, ui.px(24)});
}

/// How many pairs there are, and what has become of them by now.
std::string countsText(const SweptEdgesEvidence& edges, const SweepProgress& progress) {
  const std::string all = counted(edges.cells.size(), "pair");
  if (progress.phase == SweepProgress::Phase::objects) return all;
  return fmt::format("{}  ·  {} culled  ·  {} {}", all, edges.culled, edges.tested,
                     isWhole(progress) ? "tested" : "to test");
}

}  // namespace

void pairMatrix(PanelContext& context) {
  const Ui& ui = context.ui;
  const SweptEdgesEvidence& edges = *context.evidence.edges;
  const SweepProgress progress = sweepProgress(
      context.evidence, exactView(context.technique, context.evidence, context.view).step);
  heading(ui, "Edge pairs", countsText(edges, progress));
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
  clickArea("matrix", {width, height});
  for (std::size_t row = 0; row < grid.rows; ++row) {
    for (std::size_t column = 0; column < grid.columns; ++column) {
      gridCell(context, grid, progress, row, column);
    }
  }
  gridNames(context, grid);
  legend(ui, isWhole(progress));
}

}  // namespace sepax
