#include "app/scene/edits/notes.h"

#include <algorithm>
#include <utility>

namespace sepax {

namespace {

bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

/// Words one blank apart.
std::string tidied(std::string_view text) {
  std::string words;
  for (const char c : text) {
    if (!isBlank(c)) {
      words += c;
    } else if (!words.empty() && words.back() != ' ') {
      words += ' ';
    }
  }
  if (!words.empty() && words.back() == ' ') words.pop_back();
  return words;
}

}  // namespace

std::vector<std::string> paragraphsOf(std::string_view notes) {
  std::vector<std::string> paragraphs;
  std::string open;
  const auto close = [&] {
    if (std::string words = tidied(open); !words.empty()) paragraphs.push_back(std::move(words));
    open.clear();
  };
  while (!notes.empty()) {
    const std::size_t end = std::min(notes.find('\n'), notes.size());
    const std::string_view line = notes.substr(0, end);
    if (std::ranges::all_of(line, isBlank)) close();
    open.append(line).append(" ");
    notes.remove_prefix(std::min(end + 1, notes.size()));
  }
  close();
  return paragraphs;
}

std::string joined(const std::vector<std::string>& paragraphs) {
  std::string notes;
  for (const std::string& paragraph : paragraphs)
    notes.append(notes.empty() ? "" : "\n\n").append(paragraph);
  return notes;
}

Scene withWords(Scene scene, std::string_view title, std::string_view notes) {
  scene.title = tidied(title);
  scene.notes = joined(paragraphsOf(notes));
  return scene;
}

}  // namespace sepax
