#include "app/techniques/ray/panel_tests.h"

#include "app/figure/numbers.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/ray/options.h"
#include "app/techniques/ray/ray.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>

namespace sepax {
namespace {

constexpr std::size_t kMostRows = 10;

using Cells = std::array<std::string, 4>;

void tableRow(const Ui& ui, const Cells& cells, Role role) {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    ImGui::TableNextColumn();
    write(ui.fonts.small, ui.color(i == 0 ? Role::muted : role), cells[i]);
  }
}

Cells cellsOf(const std::string& name, const TileTests& tests) {
  return {name, std::to_string(tests.line), std::to_string(tests.published),
          std::to_string(tests.cells)};
}

void countTable(const PanelContext& context, const RayWalks& walks) {
  const Ui& ui = context.ui;
  if (!ImGui::BeginTable("ray/tests", 4, ImGuiTableFlags_SizingStretchProp)) return;
  tableRow(ui, {"tile", "line", "published", "every cell"}, Role::muted);
  const std::size_t shown = std::min(walks.tiles.size(), kMostRows);
  for (std::size_t i = 0; i < shown; ++i) {
    const TileTests& tests = walks.tiles[i];
    tableRow(ui, cellsOf(pixelText(tests.tile) + (tests.blank ? " blank" : ""), tests), Role::text);
  }
  if (shown < walks.tiles.size())
    tableRow(ui, {fmt::format("and {} more", walks.tiles.size() - shown), "", "", ""}, Role::muted);
  tableRow(ui, cellsOf("most", walks.most), Role::text);
  const TileTestBound& bound = walks.bound;
  tableRow(ui,
           {"at most", std::to_string(bound.line), fmt::format("{} printed", bound.printed),
            std::to_string(bound.cells)},
           Role::accent);
  ui.mark("ray/bound");
  ImGui::EndTable();
}

std::string memoryText(const LineStorageCost& cost) {
  return fmt::format("{} of memory, {} copied, room for {}", counted(cost.allocations, "block"),
                     counted(cost.copied, "point"), cost.capacity);
}

}  // namespace

void testCounts(PanelContext& context) {
  const Ui& ui = context.ui;
  const RayWalks& walks = *context.evidence.rayWalks;
  heading(ui, "Tests in a tile",
          fmt::format("worst case {} × {}", walks.bound.line, walks.bound.line));
  if (isAllTold(context.technique, context.evidence, context.view))
    countTable(context, walks);
  else
    paragraph(ui, Role::dim, "The counts wait for the end of the walk.");
  paragraph(ui, Role::muted,
            fmt::format("The article prints {}: the length of the tile’s diagonal. A line has one "
                        "pixel in each column or row.",
                        walks.bound.printed));
  const PublishedRay& ray = *context.evidence.publishedRay;
  if (ray.line.empty()) return;
  heading(ui, "Points of the line", fmt::format("{} kept", ray.line.size()));
  optionToggle(context, kNormal);
  optionToggle(context, kFixedArray);
  paragraph(ui, ray.fixedArray ? Role::muted : Role::text, "list: " + memoryText(ray.list) + ".");
  paragraph(ui, ray.fixedArray ? Role::text : Role::muted, "array: " + memoryText(ray.array) + ".");
  paragraph(ui, Role::gap, "The walks from the origin keep no points: no memory.");
}

}  // namespace sepax
