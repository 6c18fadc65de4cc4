#include "app/shell/spoken_page.h"

#include "app/lessons/courses.h"
#include "app/shell/lessons/lesson_desk.h"
#include "app/shell/shell.h"

#include <string_view>

namespace sepax {
namespace {

void addSentence(std::string& text, std::string_view words) {
  if (words.empty()) return;
  if (!text.empty()) text += text.back() == '.' || text.back() == '?' ? " " : ". ";
  text += words;
}

/// Badges first, then the narration, as they are drawn.
std::string wordsOfCanvas(const Figure& figure) {
  std::string badges;
  std::string narration;
  for (const Item& item : figure.items) {
    const auto* text = std::get_if<Text>(&item);
    if (text == nullptr) continue;
    if (text->part == Part::badge || text->part == Part::accusingBadge)
      addSentence(badges, text->text);
    if (text->part == Part::narration) narration += (narration.empty() ? "" : " ") + text->text;
  }
  addSentence(badges, narration.empty() ? figure.unsaid : narration);
  return badges;
}

}  // namespace

SpokenPage spokenPage(const Shell& shell) {
  SpokenPage page;
  if (shell.home) {
    page.now = "The start page of sepax: type to find a lesson, a scene or a file.";
  } else {
    page.now = wordsOfCanvas(shell.canvas.figure);
    if (hasLesson(shell))
      page.lesson = plainText(*openLesson(*shell.lessons), shell.lessons->facts);
  }
  if (!shell.notices.toasts.empty()) addSentence(page.now, shell.notices.toasts.back().text);
  return page;
}

}  // namespace sepax
