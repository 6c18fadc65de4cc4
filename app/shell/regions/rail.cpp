#include "app/lessons/courses.h"
#include "app/shell/files/technique_choice.h"
#include "app/shell/lessons/lesson_desk.h"
#include "app/shell/regions/layout.h"
#include "app/shell/regions/regions.h"
#include "app/shell/shell.h"
#include "app/widgets/technique_icon.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace sepax {
namespace {

// Logical pixels.
constexpr double kMargin = 6;      ///< of the rail, at either side
constexpr double kNamedRail = 60;  ///< what is narrower has no names
constexpr double kAboveButtons = 12;
constexpr double kRailButton = 56;  ///< height of a button with a name
constexpr double kIconButton = 36;  ///< of one without
constexpr double kBetweenButtons = 6;

/// What a button of the rail shows.
struct RailFace {
  std::string_view id;
  std::string_view name;
  std::span<const IconPart> icon;
  std::string hint;
  bool on = false;
};

/// By its icon and, where the rail has room for them, its name; whether it was clicked.
bool railButton(const Ui& ui, const RailFace& face, bool named) {
  ImGui::PushID(face.id.data(), face.id.data() + face.id.size());
  const float width = ImGui::GetContentRegionAvail().x;
  const bool clicked = clickArea("button", {width, ui.px(named ? kRailButton : kIconButton)});
  ImGui::PopID();
  const Area area{ImGui::GetItemRectMin(), ImGui::GetItemRectMax()};
  const bool hovered = ImGui::IsItemHovered();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  if (face.on || hovered) {
    list.AddRectFilled(area.min, area.max, ui.color(Role::accent, face.on ? 0.16 : 0.08), ui.px(6));
  }
  if (face.on) {
    compat::addRect(&list, area.min, area.max, ui.color(Role::accent), ui.px(6), ui.px(1.4));
  }
  const ImU32 color = ui.color(face.on ? Role::accent : hovered ? Role::text : Role::muted);
  const ImU32 fill = ui.color(face.on ? Role::accent : Role::muted, 0.22);
  const ImVec2 origin{area.middle().x - ui.px(16), area.min.y + ui.px(named ? 10 : 8)};
  drawTechniqueIcon(list, face.icon, {origin, ui.scale, color, fill});
  if (named)
    placeText(list, face.on ? ui.fonts.smallBold : ui.fonts.small,
              ui.color(face.on || hovered ? Role::text : Role::muted),
              {area.middle().x, area.max.y - ui.px(13)}, 0.5f, face.name);
  if (hovered) ImGui::SetTooltip("%s", face.hint.c_str());
  ui.mark("rail/" + std::string(face.id));
  return clicked;
}

// An open book.
constexpr std::array kLeftPage{Vec2{15, 4}, Vec2{15, 18}, Vec2{3, 15}, Vec2{3, 2}};
constexpr std::array kRightPage{Vec2{29, 2}, Vec2{29, 15}, Vec2{17, 18}, Vec2{17, 4}};
constexpr std::array kBook{IconPart{.kind = IconPart::Kind::polygon, .points = kLeftPage},
                           IconPart{.kind = IconPart::Kind::polygon, .points = kRightPage}};

}  // namespace

double railHeight(std::size_t techniques) {
  const auto buttons = static_cast<double>(techniques + 1);  // the start page has one, too
  return 2 * kAboveButtons + buttons * (kRailButton + kBetweenButtons) - kBetweenButtons;
}

void drawRail(Shell& shell, const Area& area) {
  const Ui& ui = shell.ui;
  const bool named = ui.px(railHeight(shell.work.techniques.size())) <= area.size().y &&
                     ui.px(kNamedRail) <= area.size().x;
  beginRegion(ui, "rail", area, Role::panel,
              {ui.px(kMargin), ui.px(named ? kAboveButtons : kMargin)}, true);
  if (railButton(ui,
                 {"learn", "Learn", kBook, "Start page: lessons and your work  (H)", shell.home},
                 named))
    shell.home = !shell.home;
  int number = 0;
  for (const Technique& technique : shell.work.techniques) {
    const bool on = !shell.home && shell.work.view.technique == technique.id;
    const std::string hint = fmt::format("{}  ({})", technique.title, ++number);
    if (railButton(ui, {technique.id, technique.name, technique.icon, hint, on}, named)) {
      shell.home = false;
      chooseTechnique(shell, technique.id);
    }
  }
  drawRegionLine(ui, {area.max.x - 1, area.min.y}, {area.max.x - 1, area.max.y});
  ImGui::End();
}

namespace {

struct Heading {
  std::string_view title;
  std::string_view subtitle;
};

/// Nothing without a lesson and a technique.
std::optional<Heading> headingOf(const Shell& shell) {
  if (shell.home) return Heading{"Start", "learn · explore · debug"};
  if (hasLesson(shell)) {
    const Lesson& lesson = *openLesson(*shell.lessons);
    const Course* course = findCourse(courseOf(lesson));
    return Heading{lesson.title, course == nullptr ? courseOf(lesson) : course->title};
  }
  const Technique* technique = shownTechnique(shell.work);
  if (technique == nullptr) return std::nullopt;
  return Heading{technique->title, technique->subtitle};
}

}  // namespace

void drawTitleRow(const Shell& shell, const Area& area) {
  const Ui& ui = shell.ui;
  if (area.size().y < 1) return;
  beginRegion(ui, "title", area, Role::raised, {0, 0});
  if (const std::optional<Heading> heading = headingOf(shell)) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float y = area.middle().y;
    const float x = area.min.x + ui.px(84);
    const float width =
        placeText(list, ui.fonts.title, ui.color(Role::text), {x, y}, 0, heading->title);
    const float from = x + width + ui.px(28);
    const std::string subtitle =
        fitted(ui.fonts.small, heading->subtitle, area.max.x - from - ui.px(16));
    placeText(list, ui.fonts.small, ui.color(Role::muted), {from, y + ui.px(1)}, 0, subtitle);
  }
  drawRegionLine(ui, {area.min.x, area.max.y - 1}, {area.max.x, area.max.y - 1});
  ImGui::End();
}

}  // namespace sepax
