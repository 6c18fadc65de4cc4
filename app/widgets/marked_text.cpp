#include "app/widgets/marked_text.h"

#include "app/widgets/widgets.h"

#include <algorithm>
#include <string>
#include <vector>

namespace sepax {
namespace {

std::vector<std::string_view> wordsOf(std::string_view text) {
  std::vector<std::string_view> words;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    if (end > 0) words.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return words;
}

}  // namespace

WordRange differingWords(std::string_view text, std::string_view other) {
  const std::vector<std::string_view> mine = wordsOf(text);
  const std::vector<std::string_view> theirs = wordsOf(other);
  const std::size_t most = std::min(mine.size(), theirs.size());
  std::size_t before = 0;
  while (before < most && mine[before] == theirs[before]) ++before;
  std::size_t after = 0;
  while (after < most - before &&
         mine[mine.size() - 1 - after] == theirs[theirs.size() - 1 - after])
    ++after;
  return {before, mine.size() - after};
}

void markedText(const compat::Font& font, std::string_view text, float width, ImU32 ink,
                ImU32 marked, WordRange range) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float space = widthOf(font, " ");
  std::size_t index = 0;
  for (const std::string& line : linesOf(font, text, width)) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float middle = at.y + ImGui::GetTextLineHeight() / 2;
    float x = at.x;
    for (const std::string_view word : wordsOf(line)) {
      const bool stands = index >= range.first && index < range.end;
      x += placeText(list, font, stands ? marked : ink, {x, middle}, 0, word) + space;
      ++index;
    }
    ImGui::Dummy({std::max(x - at.x - space, 1.0f), ImGui::GetTextLineHeight()});
  }
}

}  // namespace sepax
