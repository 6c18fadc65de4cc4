#include "app/shell/lessons/home.h"

#include "app/documents/load.h"
#include "app/lessons/courses.h"
#include "app/scene/builtin.h"
#include "app/shell/actions/actions.h"
#include "app/shell/files/opening.h"
#include "app/shell/lessons/lesson_desk.h"
#include "app/shell/menus/file_lists.h"
#include "app/shell/regions/layout.h"
#include "app/shell/shell.h"
#include "app/widgets/figure_view.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>
#include <imgui_stdlib.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {
namespace {

// Logical pixels.
constexpr double kLeastCard = 212;  ///< width of a card
constexpr double kMostCard = 276;
constexpr int kInRow = 5;         ///< that stand beside each other where their width allows it
constexpr double kPicture = 0.5;  ///< height of its picture, of the width
constexpr double kWords = 92;     ///< height of what stands below
constexpr double kBetween = 14;
constexpr double kButtonGap = 8;
constexpr double kRow = 30;               ///< of what the field finds
constexpr std::size_t kMostPitfalls = 4;  ///< cards; the others are behind a last one
constexpr std::size_t kMostFiles = 5;

/// What a click opens.
struct Entry {
  std::string name;  ///< "lesson:ID", "builtin:ID" or a path
  std::string title;
  std::string subtitle;
  const Scene* scene = nullptr;             ///< that its picture shows; null = none
  std::vector<const Lesson*> lessons = {};  ///< whose progress it shows
};

void open(Shell& shell, const std::string& name) {
  constexpr std::string_view kLesson = "lesson:";
  shell.home = false;
  if (name.starts_with(kLesson)) return requestLesson(shell, name.substr(kLesson.size()));
  request(shell, {Pending::What::open, name});
}

/// The first lesson of a course that is not done, else its first.
const Lesson& nextOf(const LessonDesk& desk, const std::vector<const Lesson*>& course) {
  const auto open = std::ranges::find_if(course, [&](const Lesson* lesson) {
    const LessonCount count = countOf(desk, *lesson);
    return count.done < count.all;
  });
  return open == course.end() ? *course.front() : **open;
}

Entry courseEntry(const LessonDesk& desk, const Course& course,
                  const std::vector<const Lesson*>& lessons) {
  const Lesson& next = nextOf(desk, lessons);
  return {"lesson:" + next.id, std::string(course.title),
          fmt::format("{} lessons · {}", lessons.size(), course.about), &lessons.front()->scene,
          lessons};
}

Entry lessonEntry(const Lesson& lesson) {
  return {"lesson:" + lesson.id, lesson.title, "", &lesson.scene, {&lesson}};
}

void progressBar(const Ui& ui, const LessonDesk& desk, const std::vector<const Lesson*>& lessons,
                 ImVec2 at, float width) {
  const float gap = ui.px(4);
  const auto count = static_cast<float>(lessons.size());
  const float piece = (width - gap * (count - 1)) / count;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  for (std::size_t i = 0; i < lessons.size(); ++i) {
    const LessonCount done = countOf(desk, *lessons[i]);
    const float x = at.x + static_cast<float>(i) * (piece + gap);
    list.AddRectFilled({x, at.y}, {x + piece, at.y + ui.px(3)}, ui.color(Role::line), ui.px(1.5));
    const float part =
        done.all == 0 ? 0 : static_cast<float>(done.done) / static_cast<float>(done.all);
    if (part > 0)
      list.AddRectFilled({x, at.y}, {x + part * piece, at.y + ui.px(3)}, ui.color(Role::gap),
                         ui.px(1.5));
  }
}

void picture(Shell& shell, const Entry& entry, const Area& area) {
  if (entry.scene == nullptr) return;
  const Figure& figure =
      deskOf(shell).thumbnails.of(entry.name, shell.work.techniques, *entry.scene);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.PushClipRect(area.min, area.max, true);
  Ui small = shell.ui;
  small.scale = area.size().x / static_cast<float>(Thumbnails::kWidth);
  drawFigure(figure, small, list, area.min);
  list.PopClipRect();
}

/// Of a card: a row of them fills the page, logical pixels.
double cardWidth(const Ui& ui) {
  const auto room = static_cast<double>(ImGui::GetContentRegionAvail().x / ui.scale);
  if (room < 2 * kLeastCard + kBetween) return std::min(room, kMostCard);  // alone in its row
  const double share = std::floor((room - (kInRow - 1) * kBetween) / kInRow);
  return std::clamp(share, kLeastCard, kMostCard);
}

/// `width` in logical pixels.
void card(Shell& shell, const Entry& entry, double width) {
  const Ui& ui = shell.ui;
  const double high = kPicture * width;
  const ImVec2 size{ui.px(width), ui.px(high + kWords)};
  ImGui::PushID(entry.name.c_str());
  const bool clicked = clickArea("card", size);
  ImGui::PopID();
  const Area area{ImGui::GetItemRectMin(), ImGui::GetItemRectMax()};
  const bool hovered = ImGui::IsItemHovered();
  ui.mark("home/" + entry.name);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled(area.min, area.max, ui.color(Role::panel), ui.px(6));
  const float floor = area.min.y + ui.px(high);
  list.AddRectFilled(area.min, {area.max.x, floor}, ui.color(Role::ground), ui.px(6));
  picture(shell, entry, {area.min, {area.max.x, floor}});
  compat::addRect(&list, area.min, area.max, ui.color(hovered ? Role::accent : Role::line),
                  ui.px(6), ui.px(hovered ? 1.6 : 1));
  const float left = area.min.x + ui.px(14);
  const float inner = size.x - ui.px(28);
  placeText(list, ui.fonts.bold, ui.color(Role::text), {left, floor + ui.px(18)}, 0,
            fitted(ui.fonts.bold, entry.title, inner));
  float y = floor + ui.px(38);
  for (const std::string& line : linesOf(ui.fonts.small, entry.subtitle, inner)) {
    if (y > area.max.y - ui.px(22)) break;
    placeText(list, ui.fonts.small, ui.color(Role::muted), {left, y}, 0, line);
    y += ui.px(16);
  }
  if (!entry.lessons.empty())
    progressBar(ui, deskOf(shell), entry.lessons, {left, area.max.y - ui.px(12)}, inner);
  if (clicked) open(shell, entry.name);
}

void cards(Shell& shell, std::string_view title, std::string_view hint,
           const std::vector<Entry>& entries) {
  if (entries.empty()) return;
  const Ui& ui = shell.ui;
  ImGui::Dummy({0, ui.px(10)});
  write(ui.fonts.bold, ui.color(Role::text), title);
  ImGui::SameLine(0, ui.px(12));
  write(ui.fonts.small, ui.color(Role::muted), hint);
  ImGui::Dummy({0, ui.px(2)});
  const double width = cardWidth(ui);
  for (std::size_t i = 0; i < entries.size(); ++i) {
    if (i > 0) besideIfFits(ui, width, kBetween);
    card(shell, entries[i], width);
  }
}

std::vector<Entry> courseEntries(const LessonDesk& desk) {
  std::vector<Entry> entries;
  for (const Course& course : courses()) {
    const std::vector<const Lesson*> lessons = lessonsOf(lessonsAt(desk), course.id);
    if (!lessons.empty() && course.id != "pitfalls")
      entries.push_back(courseEntry(desk, course, lessons));
  }
  return entries;
}

std::vector<Entry> pitfallEntries(const LessonDesk& desk) {
  std::vector<Entry> entries;
  const std::vector<const Lesson*> lessons = lessonsOf(lessonsAt(desk), "pitfalls");
  for (const Lesson* lesson : lessons) {
    if (entries.size() == kMostPitfalls) break;
    entries.push_back(lessonEntry(*lesson));
  }
  if (lessons.size() <= kMostPitfalls) return entries;
  const std::vector<const Lesson*> rest(lessons.begin() + kMostPitfalls, lessons.end());
  Entry more = lessonEntry(nextOf(desk, rest));
  more.subtitle = "next: " + more.title;
  more.title = fmt::format("{} more", rest.size());
  more.lessons = rest;
  entries.push_back(std::move(more));
  return entries;
}

std::vector<Entry> workEntries(const Shell& shell) {
  std::vector<Entry> entries;
  for (const std::string& path : recentFiles(shell.files)) {
    if (entries.size() == kMostFiles) break;
    const std::filesystem::path file(path);
    entries.push_back({path, file.filename().string(), file.parent_path().string()});
  }
  for (const ChangedScene& scene : changedScenesOf(shell.files)) {
    if (entries.size() == kMostFiles) break;
    entries.push_back({scene.path, scene.title, "changed " + dayOf(scene)});
  }
  return entries;
}

/// Whether every word of the query stands in the text; capitals never matter.
bool matches(std::string text, std::string query) {
  const auto lower = [](std::string& words) {
    std::ranges::transform(words, words.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  };
  lower(text);
  lower(query);
  std::size_t at = 0;
  while (at < query.size()) {
    const std::size_t end = std::min(query.find(' ', at), query.size());
    if (text.find(query.substr(at, end - at)) == std::string::npos) return false;
    at = end + 1;
  }
  return true;
}

/// All that can be opened from here.
std::vector<Entry> allEntries(const Shell& shell, const LessonDesk& desk) {
  std::vector<Entry> entries;
  for (const Lesson& lesson : lessonsAt(desk)) {
    const Course* course = findCourse(courseOf(lesson));
    entries.push_back({"lesson:" + lesson.id, lesson.title,
                       std::string(course == nullptr ? courseOf(lesson) : course->title)});
  }
  for (const BuiltinScene& scene : builtinScenes())
    entries.push_back({builtinName(scene.id), scene.title, "scene"});
  for (Entry& entry : workEntries(shell)) entries.push_back(std::move(entry));
  return entries;
}

void foundRows(Shell& shell, const std::string& query) {
  const Ui& ui = shell.ui;
  const bool enter = shell.dialogs.enter;
  bool first = true;
  for (const Entry& entry : allEntries(shell, deskOf(shell))) {
    if (!matches(entry.title + " " + entry.subtitle, query)) continue;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const bool clicked = ImGui::Selectable(("##" + entry.name).c_str(), first, 0, {0, ui.px(kRow)});
    ui.mark("home/found/" + entry.name);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float y = at.y + ui.px(kRow / 2);
    const float width =
        placeText(list, ui.fonts.text, ui.color(Role::text), {at.x + ui.px(8), y}, 0, entry.title);
    placeText(list, ui.fonts.small, ui.color(Role::muted), {at.x + width + ui.px(24), y}, 0,
              entry.subtitle);
    if (clicked || (first && enter)) {
      shell.dialogs.enter = false;  // it is no answer to a question that opens in this frame
      return open(shell, entry.name);
    }
    first = false;
  }
  if (first) paragraph(ui, Role::muted, "Nothing of that name: no lesson, no scene, no file.");
}

void runAction(Shell& shell, std::string_view id) {
  shell.home = false;
  if (const Action* action = findAction(id)) perform(*action, shell);
}

/// The lesson that was open last, or the first one after it that is not done, in this course or the
/// next; null = none so far.
const Lesson* lastOpen(const LessonDesk& desk) {
  const std::vector<Lesson>& all = lessonsAt(desk);
  const Lesson* last = findLesson(all, desk.progress.last);
  const auto isDone = [&](const Lesson& lesson) {
    const LessonCount count = countOf(desk, lesson);
    return count.done == count.all;
  };
  const Lesson* next = last;
  while (next != nullptr && isDone(*next)) {
    const Lesson* after = lessonAfter(all, *next);
    next = after != nullptr ? after : firstOfNextCourse(all, *next);
  }
  return next != nullptr ? next : last;
}

/// What one has come for, at a click.
void buttons(Shell& shell) {
  const Ui& ui = shell.ui;
  const LessonDesk& desk = deskOf(shell);
  const std::vector<Lesson>& all = lessonsAt(desk);
  const Lesson* last = lastOpen(desk);
  if (!all.empty()) {
    const Lesson& lesson = last == nullptr ? all.front() : *last;
    const std::string label = (last == nullptr ? "Begin: " : "Continue: ") + lesson.title + " ›";
    if (button(ui, "home/continue", label, 0, true)) open(shell, "lesson:" + lesson.id);
    besideIfFits(ui, buttonWidth(ui, "To the sandbox"), kButtonGap);
  }
  if (button(ui, "home/sandbox", "To the sandbox")) shell.home = false;
  besideIfFits(ui, buttonWidth(ui, "Empty sandbox"), kButtonGap);
  if (button(ui, "home/empty", "Empty sandbox")) runAction(shell, "file.new");
  besideIfFits(ui, buttonWidth(ui, "Open…"), kButtonGap);
  if (button(ui, "home/open", "Open…")) runAction(shell, "file.open");
}

void field(Shell& shell) {
  LessonDesk& desk = deskOf(shell);
  ImGui::SetNextItemWidth(std::min(shell.ui.px(360), ImGui::GetContentRegionAvail().x));
  if (ImGui::IsWindowAppearing()) {
    desk.filter.clear();
    ImGui::SetKeyboardFocusHere();
  }
  ImGui::InputTextWithHint("##find", "Type to find a lesson, a scene or a file", &desk.filter);
  // Enter where nothing is found: one types on.
  if (shell.dialogs.enter && ImGui::IsItemDeactivated()) ImGui::SetKeyboardFocusHere(-1);
  shell.ui.mark("home/filter");
}

}  // namespace

void drawHome(Shell& shell, const Area& area) {
  const Ui& ui = shell.ui;
  if (shell.dialogs.escape && !ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopup)) shell.home = false;
  beginRegion(ui, "home", area, Role::ground, {ui.px(36), ui.px(22)}, true);
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {ui.px(8), ui.px(8)});
  write(ui.fonts.title, ui.color(Role::text), "See two polygons collide");
  ImGui::PushTextWrapPos(0);
  write(ui.fonts.text, ui.color(Role::muted),
        "Drag shapes and watch why they touch, when they will, and how to part them.");
  ImGui::PopTextWrapPos();
  field(shell);
  besideIfFits(ui, 560, 18);
  ImGui::BeginGroup();
  buttons(shell);
  ImGui::EndGroup();
  if (const std::string query = deskOf(shell).filter; !query.empty()) {
    foundRows(shell, query);
  } else {
    const LessonDesk& desk = deskOf(shell);
    cards(shell, "Learn", "hands first, then the reason", courseEntries(desk));
    cards(shell, "Where the articles are wrong", "predict, reveal, understand",
          pitfallEntries(desk));
    cards(shell, "Your work", "drop a file anywhere", workEntries(shell));
  }
  ImGui::PopStyleVar();
  ui.mark("home", area);
  ImGui::End();
}

}  // namespace sepax
