#include "app/shell/regions/toast_text.h"

#include "app/widgets/widgets.h"

#include <algorithm>
#include <vector>

namespace sepax {
namespace {

bool startsCharacter(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; }

/// What must not be parted: words, and whole parentheses where these have room.
std::vector<std::string> unitsOf(const compat::Font& font, std::string_view text, float width) {
  std::vector<std::string> units;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = std::min(text.find(' ', at), text.size());
    if (text[at] == '(') {
      const std::size_t close = std::min(text.find(')', at), text.size());
      const std::size_t after = std::min(text.find(' ', close), text.size());
      if (widthOf(font, text.substr(at, after - at)) <= width) end = after;
    }
    units.emplace_back(text.substr(at, end - at));
    at = end + 1;
  }
  return units;
}

/// The number of bytes of the word that fit, whole characters and at least one.
std::size_t fittingPart(const compat::Font& font, std::string_view word, float width) {
  std::size_t fits = 0;
  for (std::size_t end = 1; end <= word.size(); ++end) {
    if (end < word.size() && !startsCharacter(word[end])) continue;
    if (fits > 0 && widthOf(font, word.substr(0, end)) > width) break;
    fits = end;
  }
  return fits;
}

}  // namespace

std::string toastLines(const compat::Font& font, std::string_view text, float width) {
  std::string lines;
  std::string line;
  bool first = true;
  for (std::string unit : unitsOf(font, text, width)) {
    const std::string longer = first ? unit : line + " " + unit;
    first = false;
    if (widthOf(font, longer) <= width) {
      line = longer;
      continue;
    }
    if (!line.empty()) lines += line + "\n";
    while (widthOf(font, unit) > width && fittingPart(font, unit, width) < unit.size()) {
      const std::size_t part = fittingPart(font, unit, width);
      lines += unit.substr(0, part) + "\n";
      unit.erase(0, part);
    }
    line = unit;
  }
  return lines + line;
}

}  // namespace sepax
