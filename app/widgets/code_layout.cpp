#include "app/widgets/code_layout.h"

#include "app/widgets/widgets.h"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace sepax {
namespace {

/// Start of the next rows of a long line beyond its own start.
constexpr std::string_view kHanging = "  ";
/// Of a column, what the start of a row leaves to its words at the least.
constexpr float kWordsShare = 0.5f;
/// Of two columns, what the narrower one keeps at the least.
constexpr float kLeastShare = 0.42f;

bool endsLetter(std::string_view text, std::size_t end) {
  return end == text.size() || (static_cast<unsigned char>(text[end]) & 0xC0) != 0x80;
}

/// How many bytes fit: up to a blank, or up to any letter where a word is wider than the room; at
/// least one letter.
std::size_t fitting(std::string_view text, const compat::Font& font, float room) {
  if (widthOf(font, text) <= room) return text.size();
  std::size_t letters = 0;
  std::size_t words = 0;
  for (std::size_t end = 1; end <= text.size(); ++end) {
    if (!endsLetter(text, end)) continue;
    if (letters > 0 && widthOf(font, text.substr(0, end)) > room) break;
    letters = end;
    if (end < text.size() && text[end] == ' ') words = end;
  }
  return words > 0 ? words : letters;
}

std::string_view withoutBlanks(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
  return text;
}

/// Adds the rows of a text: the first from `first`, the others from `next`.
void addRows(std::vector<CodePiece>& pieces, std::string_view text, bool isValue, int row,
             float first, float next, const compat::Font& font, float width) {
  float x = first;
  for (text = withoutBlanks(text); !text.empty(); text = withoutBlanks(text)) {
    const std::size_t bytes = fitting(text, font, width - x);
    const std::string_view part = text.substr(0, bytes);
    pieces.push_back({std::string(part), isValue, x, widthOf(font, part), row++});
    text.remove_prefix(bytes);
    x = next;
  }
}

float widest(std::span<const CodeLine> lines, const compat::Font& font) {
  float width = 0;
  for (const CodeLine& line : lines) width = std::max(width, widthOf(font, line.text));
  return width;
}

}  // namespace

std::vector<CodePiece> layOut(const CodeLine& line, const compat::Font& font,
                              const CodeColumn& column) {
  const std::size_t blanks = std::min(line.text.find_first_not_of(' '), line.text.size());
  const float most = (1 - kWordsShare) * column.width;
  const float indent = widthOf(font, std::string_view(line.text).substr(0, blanks));
  const float first = std::min(indent, most);
  const float next = std::min(indent + widthOf(font, kHanging), most);
  std::vector<CodePiece> pieces;
  addRows(pieces, line.text, false, 0, first, next, font, column.width);
  const float end = pieces.empty() ? 0 : pieces.back().x + pieces.back().width;
  const float beside = pieces.empty() ? first : std::max(column.valuesAt, end + column.gap);
  const bool fits = beside + widthOf(font, line.value) <= column.width;
  const int row = fits ? std::max(0, rowsOf(pieces) - 1) : rowsOf(pieces);
  addRows(pieces, line.value, true, row, fits ? beside : next, next, font, column.width);
  return pieces;
}

int rowsOf(std::span<const CodePiece> pieces) { return pieces.empty() ? 0 : pieces.back().row + 1; }

float firstShare(std::span<const CodeLine> first, std::span<const CodeLine> second,
                 const compat::Font& font, float width) {
  const float one = widest(first, font);
  const float other = widest(second, font);
  if (std::max(one, other) <= width / 2 || one + other <= 0) return width / 2;
  return width * std::clamp(one / (one + other), kLeastShare, 1 - kLeastShare);
}

}  // namespace sepax
