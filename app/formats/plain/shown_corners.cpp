#include "app/formats/plain/shown_corners.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace sepax {

namespace {

constexpr std::string_view kVertexWord = "vertex ";

/// The number behind the word at this place; empty where it stands alone.
std::string_view numberOfVertex(std::string_view text, std::size_t place) {
  std::size_t end = place + kVertexWord.size();
  while (end < text.size() && isDigit(text[end])) ++end;
  return text.substr(place + kVertexWord.size(), end - place - kVertexWord.size());
}

/// The numbers of "vertex 2 to vertex 3 to vertex 4" in a line; none where it does not say that.
Numbers shownCorner(std::string_view line) {
  constexpr std::string_view kJoins = " to vertex ";
  Numbers numbers;
  for (std::size_t at = line.find(kVertexWord); at != line.npos;
       at = line.find(kVertexWord, at + 1)) {
    const std::string_view number = numberOfVertex(line, at);
    const bool joined = at >= 4 && line.substr(at - 4).starts_with(kJoins);
    if (number.empty() || joined == numbers.empty()) return {};
    numbers.push_back(number);
  }
  return numbers.size() == 3 ? numbers : Numbers{};
}

/// vertex 2=[4, 19, 7]: the place of one of these.
bool isPlaceOf(const Numbers& corner, std::string_view line) {
  const std::size_t at = line.find(kVertexWord);
  if (at == line.npos) return false;
  const std::string_view number = numberOfVertex(line, at);
  const std::size_t sign = behindBlanks(line, at + kVertexWord.size() + number.size());
  return (isAt(line, sign, '=') || isAt(line, sign, ':')) &&
         std::ranges::find(corner, number) != corner.end();
}

}  // namespace

void withoutShownCorners(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  if (text.find(" to vertex ") == text.npos) return;
  Rewritten rewritten(source);
  Numbers corner;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    const std::string_view line = text.substr(start, end - start);
    const Numbers shown = shownCorner(line);
    if (!shown.empty() || isPlaceOf(corner, line)) rewritten.replace(start, end, "");
    if (!shown.empty()) corner = shown;
    start = end + 1;
  }
  rewritten.finish(plain, "single corners of polygons that a message shows were left out");
}

}  // namespace sepax
