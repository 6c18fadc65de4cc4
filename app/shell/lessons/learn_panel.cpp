#include "app/shell/lessons/learn_panel.h"

#include "app/articles/articles.h"
#include "app/figure/numbers.h"
#include "app/lessons/courses.h"
#include "app/shell/lessons/lesson_desk.h"
#include "app/shell/lessons/prose.h"
#include "app/shell/shell.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {
namespace {

constexpr double kGap = 8;  ///< between paragraphs, logical pixels
constexpr double kCardPadding = 10;
constexpr double kBar = 4;         ///< height of a bar of progress, logical pixels
constexpr double kLessonRow = 26;  ///< of the list, logical pixels

void space(const Ui& ui, double height) { ImGui::Dummy({0, ui.px(height)}); }

/// A raised box about what is drawn until its end.
class Box {
 public:
  explicit Box(const Ui& ui) : ui_(ui), list_(*ImGui::GetWindowDrawList()) {
    start_ = ImGui::GetCursorScreenPos();
    width_ = ImGui::GetContentRegionAvail().x;
    list_.ChannelsSplit(2);
    list_.ChannelsSetCurrent(1);
    const float padding = ui.px(kCardPadding);
    ImGui::SetCursorScreenPos({start_.x + padding, start_.y + padding});
    ImGui::BeginGroup();
  }
  Box(const Box&) = delete;
  Box& operator=(const Box&) = delete;
  ~Box() {
    ImGui::EndGroup();
    const float bottom = ImGui::GetItemRectMax().y + ui_.px(kCardPadding);
    list_.ChannelsSetCurrent(0);
    const ImVec2 end{start_.x + width_, bottom};
    list_.AddRectFilled(start_, end, ui_.color(Role::raised), ui_.px(6));
    compat::addRect(&list_, start_, end, ui_.color(Role::line), ui_.px(6), ui_.px(1));
    list_.ChannelsMerge();
    ImGui::SetCursorScreenPos({start_.x, bottom});
    ImGui::Dummy({0, 0});
  }
  [[nodiscard]] float inner() const { return width_ - 2 * ui_.px(kCardPadding); }

 private:
  const Ui& ui_;
  ImDrawList& list_;
  ImVec2 start_;
  float width_ = 0;
};

/// Words in the accent's colour that are clicked.
bool link(const Ui& ui, std::string_view id, std::string_view label) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = widthOf(ui.fonts.small, label);
  ImGui::PushID(id.data(), id.data() + id.size());
  const bool clicked = clickArea("link", {width, ui.px(18)});
  ImGui::PopID();
  const bool hovered = ImGui::IsItemHovered();
  if (hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
  const ImU32 color = ui.color(Role::accent);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  placeText(list, ui.fonts.small, color, {at.x, at.y + ui.px(9)}, 0, label);
  if (hovered)
    list.AddLine({at.x, at.y + ui.px(16)}, {at.x + width, at.y + ui.px(16)}, color, ui.px(1));
  ui.mark(id);
  return clicked;
}

/// How much of a whole is done.
void bar(const Ui& ui, ImVec2 at, float width, double part, Role role) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float height = ui.px(kBar);
  const float round = height / 2;
  list.AddRectFilled(at, {at.x + width, at.y + height}, ui.color(Role::line), round);
  if (part > 0)
    list.AddRectFilled(at, {at.x + width * static_cast<float>(part), at.y + height}, ui.color(role),
                       round);
}

bool isDone(const LessonCount& count) { return count.all > 0 && count.done == count.all; }

/// A piece for each lesson of the course.
void courseBar(const Ui& ui, const LessonDesk& desk, const std::vector<const Lesson*>& course,
               const Lesson* open) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float gap = ui.px(5);
  const auto count = static_cast<float>(course.size());
  const float width = (ImGui::GetContentRegionAvail().x - gap * (count - 1)) / count;
  for (std::size_t i = 0; i < course.size(); ++i) {
    const LessonCount done = countOf(desk, *course[i]);
    const bool here = course[i] == open;
    const double part = here ? 1 : done.all == 0 ? 0 : static_cast<double>(done.done) / done.all;
    bar(ui, {at.x + static_cast<float>(i) * (width + gap), at.y}, width, part,
        here && !isDone(done) ? Role::accent : Role::gap);
  }
  space(ui, kBar + 4);
}

void head(const Ui& ui, LessonDesk& desk, const Lesson& lesson) {
  const std::vector<const Lesson*> course = lessonsOf(lessonsAt(desk), courseOf(lesson));
  const auto place = std::ranges::find(course, &lesson) - course.begin() + 1;
  const Course* named = findCourse(courseOf(lesson));
  const std::string where =
      fmt::format("{} · lesson {} of {}", named == nullptr ? courseOf(lesson) : named->title, place,
                  course.size());
  constexpr std::string_view kAll = "all lessons";
  const float right = ImGui::GetContentRegionAvail().x - widthOf(ui.fonts.small, kAll);
  const float left = ImGui::GetCursorPosX();
  write(ui.fonts.small, ui.color(Role::muted), fitted(ui.fonts.small, where, right - ui.px(12)));
  ImGui::SameLine();
  ImGui::SetCursorPosX(left + right);
  if (link(ui, "lesson/all", kAll)) desk.listed = true;
  courseBar(ui, desk, course, &lesson);
  space(ui, 4);
  write(ui.fonts.title, ui.color(Role::text), lesson.title);
  space(ui, 2);
}

// The prediction.

/// A number that two buttons change. Until one of them is pressed there is none: 0 is a guess like
/// any other.
void numberGuess(const Ui& ui, LessonDesk& desk) {
  const bool chosen = desk.guess.is_number_integer();
  const int value = chosen ? desk.guess.get<int>() : 0;
  if (button(ui, "lesson/less", "−", 36, false, !chosen || value > 0))
    desk.guess = std::max(value - 1, 0);
  ImGui::SameLine();
  write(ui.fonts.bold, ui.color(Role::text), chosen ? fmt::format("  {}  ", value) : "  ?  ");
  ImGui::SameLine();
  if (button(ui, "lesson/more", "+", 36)) desk.guess = value + 1;
}

void timeGuess(const Ui& ui, LessonDesk& desk, float width) {
  const bool chosen = desk.guess.is_number();
  auto time = chosen ? static_cast<float>(desk.guess.get<double>()) : 0.0f;
  ImGui::SetNextItemWidth(width);
  const bool moved = ImGui::SliderFloat("##time", &time, 0, 1, chosen ? "t = %.2f" : "t = ?");
  if (moved || ImGui::IsItemActivated()) desk.guess = static_cast<double>(time);
  ui.mark("lesson/time");
}

void askForGuess(Shell& shell, PanelContext& context, LessonDesk& desk,
                 const Prediction& prediction, float width) {
  const Ui& ui = context.ui;
  if (prediction.kind == PredictionKind::verdict) {
    for (std::size_t i = 0; i < prediction.choices.size(); ++i) {
      const PredictionChoice& choice = prediction.choices[i];
      if (i > 0) besideIfFits(ui, buttonWidth(ui, choice.say), 8);
      if (button(ui, fmt::format("lesson/choice/{}", i), choice.say))
        return reveal(shell, choice.value);
    }
  } else {
    if (prediction.kind == PredictionKind::number) numberGuess(ui, desk);
    if (prediction.kind == PredictionKind::time) timeGuess(ui, desk, width);
    if (button(ui, "lesson/reveal", "Reveal", 0, true, canReveal(desk)))
      return reveal(shell, nlohmann::json(desk.guess));
  }
  constexpr std::string_view kUnknown = "I don’t know";
  besideIfFits(ui, buttonWidth(ui, kUnknown), 8);
  if (button(ui, "lesson/unknown", kUnknown)) reveal(shell, nullptr);
}

/// Guess and answer side by side, and what that shows.
void tellJudgement(const Ui& ui, const Judgement& judgement, float width) {
  const auto side = [&](std::string_view label, Role role, const std::string& words) {
    write(ui.fonts.small, ui.color(Role::muted), label);
    ImGui::SameLine();
    write(ui.fonts.bold, ui.color(role), words);
  };
  if (!judgement.guess.empty()) side("Your guess", Role::accent, judgement.guess);
  side("The answer", judgement.right ? Role::gap : Role::text, judgement.truth);
  if (!judgement.say.empty())
    wrappedText(ui.fonts.text, ui.color(Role::text), judgement.say, width);
}

void predictBox(Shell& shell, PanelContext& context, LessonDesk& desk,
                const Prediction& prediction) {
  const Ui& ui = context.ui;
  space(ui, kGap);
  const Box box(ui);
  write(ui.fonts.bold, ui.color(Role::text), "Predict");
  wrappedText(ui.fonts.text, ui.color(Role::text), prediction.ask, box.inner());
  space(ui, 2);
  if (desk.judgement)
    tellJudgement(ui, *desk.judgement, box.inner());
  else
    askForGuess(shell, context, desk, prediction, box.inner());
  ui.mark("lesson/predict");
}

// The tasks.

void tick(const Ui& ui, bool done) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const ImVec2 middle{at.x + ui.px(7), at.y + ui.px(9)};
  ImDrawList& list = *ImGui::GetWindowDrawList();
  if (done) {
    const std::array<ImVec2, 3> points{ImVec2{middle.x - ui.px(5), middle.y},
                                       ImVec2{middle.x - ui.px(1), middle.y + ui.px(4)},
                                       ImVec2{middle.x + ui.px(5), middle.y - ui.px(5)}};
    compat::addPolyline(&list, points.data(), 3, ui.color(Role::gap), false, ui.px(2));
  } else {
    list.AddCircle(middle, ui.px(5), ui.color(Role::muted), 0, ui.px(1.6));
  }
}

/// How far there is to go, in words and as a bar.
void distanceRow(const Ui& ui, const LessonDesk& desk, const LessonTask& task, float width) {
  const std::optional<double> left = distanceLeft(task.distance->condition, desk.facts);
  if (!left) return;
  const std::string& words = task.distance->words;
  const std::string told = words.empty() ? "{} to go" : words;
  const std::size_t place = told.find("{}");
  std::string text = told;
  if (place != std::string::npos) text.replace(place, 2, number(*left, 2));
  wrappedText(ui.fonts.small, ui.color(Role::muted), text, width);
  const auto farthest = desk.farthest.find(task.id);
  const double whole = farthest == desk.farthest.end() ? 0 : farthest->second;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  bar(ui, at, width, whole > 0 ? 1 - *left / whole : 0, Role::accent);
  space(ui, kBar + 2);
}

/// The scene is as a solution has left it, which no task counts as done.
bool showsSolution(const LessonDesk& desk) {
  return desk.replayed && desk.replayed == desk.factsKey;
}

void taskRow(Shell& shell, PanelContext& context, LessonDesk& desk, const Lesson& lesson,
             const LessonTask& task, float width) {
  const Ui& ui = context.ui;
  const bool done = desk.progress.done.contains(doneKey(lesson.id, task.id));
  tick(ui, done);
  const float indent = ui.px(22);
  ImGui::SetCursorPosX(ImGui::GetCursorPosX() + indent);
  ImGui::BeginGroup();
  wrappedText(ui.fonts.text, ui.color(done ? Role::muted : Role::text), task.say, width - indent);
  if (!done && !desk.replay) {
    if (task.distance && !context.view.prompt && !showsSolution(desk))
      distanceRow(ui, desk, task, width - indent);
    const bool hinted = desk.hints.contains(task.id);
    if (hinted) wrappedText(ui.fonts.text, ui.color(Role::muted), task.hint, width - indent);
    const bool hint = !hinted && !task.hint.empty();
    if (hint && link(ui, "lesson/hint/" + task.id, "hint")) desk.hints.insert(task.id);
    if (hint) ImGui::SameLine(0, ui.px(16));
    if (!task.solution.empty() && link(ui, "lesson/solution/" + task.id, "show a solution"))
      showSolution(shell, LessonTask(task));
  }
  ImGui::EndGroup();
  ui.mark("lesson/task/" + task.id);
  space(ui, 2);
}

void taskBox(Shell& shell, PanelContext& context, LessonDesk& desk, const Lesson& lesson) {
  const Ui& ui = context.ui;
  space(ui, kGap);
  const Box box(ui);
  const auto done = std::ranges::count_if(lesson.tasks, [&](const LessonTask& task) {
    return desk.progress.done.contains(doneKey(lesson.id, task.id));
  });
  const std::string count = fmt::format("{} of {} done", done, lesson.tasks.size());
  const float left = ImGui::GetCursorPosX();
  write(ui.fonts.bold, ui.color(Role::text), "Try it");
  ImGui::SameLine();
  ImGui::SetCursorPosX(left + box.inner() - widthOf(ui.fonts.small, count));
  write(ui.fonts.small, ui.color(Role::muted), count);
  space(ui, 2);
  for (const LessonTask& task : lesson.tasks)
    taskRow(shell, context, desk, lesson, task, box.inner());
  if (!showsSolution(desk)) return;
  wrappedText(ui.fonts.text, ui.color(Role::muted), "This is a solution. Done by hand it counts.",
              box.inner());
  ui.mark("lesson/shown");
}

/// The lessons beside it, start anew, where it comes from.
void foot(Shell& shell, PanelContext& context, const LessonDesk& desk, const Lesson& lesson) {
  const Ui& ui = context.ui;
  space(ui, kGap);
  const Lesson* before = lessonBefore(lessonsAt(desk), lesson);
  const Lesson* after = lessonAfter(lessonsAt(desk), lesson);
  if (before != nullptr && button(ui, "lesson/before", "‹ " + before->title))
    return showLesson(shell, *before, false);
  if (after != nullptr) {
    const std::string on = after->title + " ›";
    if (before != nullptr) besideIfFits(ui, buttonWidth(ui, on), 8);
    if (button(ui, "lesson/next", on, 0, isDone(countOf(desk, lesson))))
      return showLesson(shell, *after, false);
  }
  if (const Lesson* on = after == nullptr ? firstOfNextCourse(lessonsAt(desk), lesson) : nullptr) {
    const std::string words = fmt::format("Next: {} ›", findCourse(courseOf(*on))->title);
    if (before != nullptr) besideIfFits(ui, buttonWidth(ui, words), 8);
    if (button(ui, "lesson/nextCourse", words, 0, isDone(countOf(desk, lesson))))
      return showLesson(shell, *on, false);
  }
  if (link(ui, "lesson/anew", "start anew (Home)")) return startLessonAnew(shell);
  ImGui::SameLine(0, ui.px(16));
  if (link(ui, "lesson/leave", "leave the lesson (Esc)")) return closeLesson(shell);
  if (const Article* article = findArticle(lesson.article))
    paragraph(ui, Role::muted,
              fmt::format("From {}{}{}.", citation(*article), lesson.section.empty() ? "" : ": ",
                          lesson.section));
}

void lessonRow(Shell& shell, const Ui& ui, const LessonDesk& desk, const Lesson& lesson) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  const bool clicked = ImGui::Selectable(("##" + lesson.id).c_str(), desk.id == lesson.id, 0,
                                         {0, ui.px(kLessonRow)});
  ui.mark("learn/" + lesson.id);
  const LessonCount count = countOf(desk, lesson);
  const float y = at.y + ui.px(kLessonRow / 2);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const std::string state = isDone(count)     ? "done"
                            : count.done == 0 ? ""
                                              : fmt::format("{} of {}", count.done, count.all);
  placeText(list, ui.fonts.text, ui.color(Role::text), {at.x + ui.px(6), y}, 0,
            fitted(ui.fonts.text, lesson.title, width - ui.px(70)));
  placeText(list, ui.fonts.small, ui.color(isDone(count) ? Role::gap : Role::muted),
            {at.x + width - ui.px(4), y}, 1, state);
  if (clicked) requestLesson(shell, lesson.id);
}

void lessonList(Shell& shell, const Ui& ui, LessonDesk& desk) {
  heading(ui, "All lessons", "click one to begin");
  const auto section = [&](std::string_view title, const std::vector<const Lesson*>& list) {
    if (list.empty()) return;
    space(ui, 6);
    write(ui.fonts.bold, ui.color(Role::text), title);
    courseBar(ui, desk, list, nullptr);
    for (const Lesson* lesson : list) lessonRow(shell, ui, desk, *lesson);
  };
  for (const Course& course : courses())
    section(course.title, lessonsOf(lessonsAt(desk), course.id));
  std::vector<const Lesson*> others;
  for (const Lesson& lesson : lessonsAt(desk))
    if (findCourse(courseOf(lesson)) == nullptr) others.push_back(&lesson);
  section("Other lessons", others);
}

}  // namespace

void learnPanel(Shell& shell, PanelContext& context) {
  LessonDesk& desk = deskOf(shell);
  const Lesson* lesson = openLesson(desk);
  const Ui& ui = context.ui;
  if (lesson == nullptr || desk.listed) {
    if (lesson != nullptr && link(ui, "lesson/back", "‹ " + lesson->title)) desk.listed = false;
    lessonList(shell, ui, desk);
    return;
  }
  head(ui, desk, *lesson);
  for (const Paragraph& paragraph : lesson->text) {
    prose(context, paragraph, desk.facts);
    space(ui, kGap / 2);
  }
  if (lesson->prediction) predictBox(shell, context, desk, *lesson->prediction);
  // Tasks speak of what is to be predicted.
  if (!lesson->tasks.empty() && !context.view.prompt) taskBox(shell, context, desk, *lesson);
  foot(shell, context, desk, *lesson);
}

}  // namespace sepax
