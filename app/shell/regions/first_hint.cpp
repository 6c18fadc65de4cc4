#include "app/shell/regions/regions.h"
#include "app/techniques/contract/shown_ground.h"
#include "app/widgets/card.h"
#include "app/widgets/widgets.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace sepax {
namespace {

struct HintLine {
  std::string_view keys;
  std::string_view meaning;
};

/// Side by side in two rows, or all below each other.
constexpr std::array<std::array<HintLine, 2>, 2> kRows{{
    {{{"Drag", "a vertex, an edge or a shape"}, {"Ctrl+P", "finds everything"}}},
    {{{"Ctrl+V", "pastes polygons from your code"}, {"?", "shows all keys"}}},
}};

constexpr double kMargin = 12;        ///< to the words of the canvas
constexpr double kBeside = 16;        ///< to its sides
constexpr Vec2 kLeastRoom{640, 420};  ///< of the canvas: in less it would cover the scene
/// Where keys and meanings begin, logical pixels from the left of the card's content.
constexpr std::array<double, 2> kKeysAt{0, 246};
constexpr std::array<double, 2> kMeaningAt{50, 294};
constexpr double kButtonAt = 398;

/// The card, flat or narrow.
struct Form {
  bool flat = true;
  Vec2 size;  ///< about what it takes, logical pixels
};
constexpr std::array kForms{Form{true, {482, 60}}, Form{false, {268, 136}}};

void line(const Ui& ui, const HintLine& hint, float left, std::size_t column) {
  ImGui::SetCursorPosX(left + ui.px(kKeysAt[column]));
  write(ui.fonts.smallBold, ui.color(Role::accent), hint.keys);
  ImGui::SameLine();
  ImGui::SetCursorPosX(left + ui.px(kMeaningAt[column]));
  write(ui.fonts.small, ui.color(Role::text), hint.meaning);
}

/// Of a scene that has a ray and no shapes.
constexpr HintLine kDragRay{"Drag", "an end of the ray"};

void row(const Ui& ui, const std::array<HintLine, 2>& hints, bool flat) {
  const float left = ImGui::GetCursorPosX();
  for (std::size_t i = 0; i < hints.size(); ++i) {
    if (i > 0 && flat) ImGui::SameLine();
    line(ui, hints[i], left, flat ? i : 0);
  }
}

/// From the bottom of the canvas to the top of its words, logical pixels.
double narrationHeight(const Figure& figure) {
  for (const Item& item : figure.items) {
    const Box* box = std::get_if<Box>(&item);
    if (box != nullptr && box->part == Part::narrationBacking) return figure.height - box->min.y;
  }
  return 0;
}

/// From the top of the canvas to below its badges, logical pixels.
double badgesHeight(const Figure& figure) {
  double height = 0;
  for (const Item& item : figure.items) {
    const Box* box = std::get_if<Box>(&item);
    const bool badge = box != nullptr && groupOf(box->part) == PartGroup::words;
    if (badge && box->max.y < figure.height / 2) height = std::max(height, box->max.y);
  }
  return height;
}

constexpr double kWord = 80;  ///< pixels of line that a word is worth

/// How much of the picture stands in a rectangle: logical pixels of the lines of what it is about,
/// and as many of a word as it takes of lines to be worth one; badges are never covered.
double coveredBy(const Figure& figure, const ShownGround& shown, Rect rect) {
  double length = 0;
  for (const Item& item : figure.items) {
    const Box* box = std::get_if<Box>(&item);
    if (box != nullptr && groupOf(box->part) == PartGroup::words &&
        overlaps({box->min, box->max}, grownBy(rect, kMargin)))
      return kInfinity;
    const Text* text = std::get_if<Text>(&item);
    if (text != nullptr && overlaps(rectOf(*text), rect)) length += kWord;
  }
  for (const std::vector<Vec2>& outline : shown.outlines)
    for (std::size_t i = 0; i + 1 < outline.size(); ++i)
      length += lengthInside(outline[i], outline[i + 1], rect);
  return length;
}

/// A corner of the room that the canvas leaves: where a card stands, and which of its points.
struct Corner {
  Vec2 at;     ///< logical pixels from the canvas
  Vec2 pivot;  ///< as Card has it
};

/// Beside the badges, and the corners.
std::array<Corner, 5> cornersOf(const Figure& figure) {
  const double top = badgesHeight(figure) + kMargin;
  const double bottom = figure.height - narrationHeight(figure) - kMargin;
  const double right = figure.width - kBeside;
  return {{{{right, kMargin}, {1, 0}},
           {{right, bottom}, {1, 1}},
           {{kBeside, bottom}, {0, 1}},
           {{right, top}, {1, 0}},
           {{kBeside, top}, {0, 0}}}};
}

struct Standing {
  Form form;
  Corner corner;
};

/// The card stands there already, as far as its words fill its form.
bool isAbout(const std::optional<Rect>& now, Rect rect) {
  constexpr double kNear = 16;
  return now && distance(now->min, rect.min) < kNear && distance(now->max, rect.max) < kNear;
}

/// The form and the place in which the card hides least, the first where it does not matter. It
/// stays for a little: labels give way to it, and both would change places with every frame.
Standing freestStanding(const Figure& figure, const std::optional<Rect>& now) {
  constexpr double kStays = kWord / 4;
  const ShownGround shown = shownIn(figure);
  Standing best{kForms.front(), cornersOf(figure).front()};
  double least = kInfinity;
  for (const Form& form : kForms) {
    for (const Corner& corner : cornersOf(figure)) {
      const Vec2 low = corner.at - Vec2{corner.pivot.x * form.size.x, corner.pivot.y * form.size.y};
      const Rect rect{low, low + form.size};
      const double covered = coveredBy(figure, shown, rect) - (isAbout(now, rect) ? kStays : 0);
      if (covered >= least) continue;
      least = covered;
      best = {form, corner};
    }
  }
  return best;
}

/// An edit was made, a step or a time is shown: the card has done its work.
bool hasBegun(const Workspace& work) {
  const ViewState& view = work.view;
  return work.document.canUndo() || view.playing || view.step >= 0 || view.time > 0;
}

}  // namespace

std::optional<Rect> drawFirstHint(const Ui& ui, Settings& settings, const Workspace& work,
                                  const Canvas& canvas) {
  if (settings.hintSeen || !canvas.area) return {};
  if (hasBegun(work)) {
    settings.hintSeen = true;
    return {};
  }
  const ImVec2 room = canvas.area->size();
  if (room.x < ui.px(kLeastRoom.x) || room.y < ui.px(kLeastRoom.y)) return {};
  const Standing standing = freestStanding(canvas.figure, work.view.covered);
  const Corner& corner = standing.corner;
  const ImVec2 origin = canvas.area->min;
  beginCard(ui, {.name = "hint",
                 .at = {origin.x + ui.px(corner.at.x), origin.y + ui.px(corner.at.y)},
                 .pivot = {static_cast<float>(corner.pivot.x), static_cast<float>(corner.pivot.y)},
                 .padding = {12, 10}});
  const ImVec2 start = ImGui::GetCursorPos();
  std::array<std::array<HintLine, 2>, 2> rows = kRows;
  if (work.document.shown().bodies.empty()) rows[0][0] = kDragRay;
  for (const std::array<HintLine, 2>& hints : rows) row(ui, hints, standing.form.flat);
  if (standing.form.flat) ImGui::SetCursorPos({start.x + ui.px(kButtonAt), start.y + ui.px(4)});
  if (button(ui, "hint/close", "Got it", 60)) settings.hintSeen = true;
  return endCard(ui, canvas.area->min);
}

}  // namespace sepax
