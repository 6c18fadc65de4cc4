#include "app/shell/regions/off_view.h"

#include "app/figure/label_space.h"
#include "app/techniques/contract/seen_bodies.h"
#include "app/view/visible.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <vector>

namespace sepax {
namespace {

// Logical pixels.
constexpr double kHeight = 28;
constexpr double kPadding = 12;
constexpr double kArrow = 22;       ///< room for the arrow
constexpr double kSideMargin = 12;  ///< to the left and the right border
constexpr double kWords = 84;       ///< above and below, where badges and the narration stand
constexpr double kBetween = 6;

/// Where a body is drawn, logical pixels from the canvas; none where a part of it is in sight.
std::optional<Vec2> placeOffView(const BodyShape& shape, const Camera& camera) {
  if (shape.vertices.empty()) return {};
  Rect box{camera.toScreen(shape.vertices.front()), camera.toScreen(shape.vertices.front())};
  for (const Vec2 vertex : shape.vertices) {
    const Vec2 at = camera.toScreen(vertex);
    box = {{std::min(box.min.x, at.x), std::min(box.min.y, at.y)},
           {std::max(box.max.x, at.x), std::max(box.max.y, at.y)}};
  }
  if (overlaps(box, {{0, 0}, {camera.width, camera.height}})) return {};
  return (box.min + box.max) / 2;
}

/// A, B and the selected one, each once.
std::vector<int> lookedAt(const Evidence& evidence, const ViewState& view) {
  std::vector<int> bodies;
  for (const int body : {evidence.a, evidence.b, view.selected.body}) {
    const bool exists = body >= 0 && body < static_cast<int>(evidence.bodies.size());
    if (exists && std::ranges::find(bodies, body) == bodies.end()) bodies.push_back(body);
  }
  return bodies;
}

Role roleOf(const Evidence& evidence, int body) {
  if (body == evidence.a) return Role::a;
  return body == evidence.b ? Role::b : Role::other;
}

/// A triangle that points in a direction on the screen.
void drawArrow(const Ui& ui, ImVec2 middle, Vec2 way, ImU32 color) {
  const float size = ui.px(6);
  const auto x = static_cast<float>(way.x) * size;
  const auto y = static_cast<float>(way.y) * size;
  ImGui::GetWindowDrawList()->AddTriangleFilled({middle.x + x, middle.y + y},
                                                {middle.x - x - y, middle.y - y + x},
                                                {middle.x - x + y, middle.y - y - x}, color);
}

struct Chip {
  std::string name;
  Role role = Role::text;
  Vec2 place;  ///< of the body, logical pixels from the canvas
};

/// Returns where the next one may begin.
double drawChip(const Ui& ui, const Chip& chip, const Camera& camera, const Area& area,
                double least) {
  const std::string words = fmt::format("{} is off the view: F frames all", chip.name);
  const double width =
      static_cast<double>(widthOf(ui.fonts.small, words) / ui.scale) + kArrow + 2 * kPadding;
  const auto into = [](double value, double low, double high) {
    return std::max(low, std::min(value, high));
  };
  const double left =
      into(chip.place.x - width / 2, kSideMargin, camera.width - kSideMargin - width);
  const double top =
      std::max(least, into(chip.place.y - kHeight / 2, kWords, camera.height - kWords - kHeight));
  const ImVec2 min{area.min.x + ui.px(left), area.min.y + ui.px(top)};
  const ImVec2 max{min.x + ui.px(width), min.y + ui.px(kHeight)};
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled(min, max, ui.color(Role::raised), ui.px(kHeight / 2));
  compat::addRect(&list, min, max, ui.color(chip.role), ui.px(kHeight / 2), ui.px(1.4));
  const float middle = (min.y + max.y) / 2;
  const Vec2 way = chip.place - Vec2{left + width / 2, top + kHeight / 2};
  drawArrow(ui, {min.x + ui.px(kPadding + 6), middle}, normalized(way), ui.color(chip.role));
  placeText(list, ui.fonts.small, ui.color(Role::text), {min.x + ui.px(kPadding + kArrow), middle},
            0, words);
  ui.mark("off view/" + chip.name, {min, max});
  return top + kHeight + kBetween;
}

}  // namespace

void drawOffView(const Ui& ui, const Workspace& work, const Area& area) {
  const Evidence& evidence = work.evidence;
  const SeenBodies seen(shownTechnique(work), evidence, work.view);
  std::vector<Chip> chips;
  for (const int body : lookedAt(evidence, work.view)) {
    const BodyShape& shape = seen[body];
    const std::optional<Vec2> place = placeOffView(shape, work.view.camera);
    if (place && !isHidden(work.view, shape.name))
      chips.push_back({shape.name, roleOf(evidence, body), *place});
  }
  std::ranges::stable_sort(chips, {}, [](const Chip& chip) { return chip.place.y; });
  double least = 0;
  for (const Chip& chip : chips) least = drawChip(ui, chip, work.view.camera, area, least);
}

}  // namespace sepax
