#include "app/formats/plain/decks.h"

#include "app/formats/literals/indices.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace sepax {

namespace {

/// AMPLITUDE of *AMPLITUDE, NAME=PUSH; empty for any other line.
std::string_view wordOfDeck(std::string_view line) {
  line = trimmed(line);
  if (!line.starts_with('*')) return {};
  const std::string_view word = trimmed(line.substr(1, line.find(',') - 1));
  const bool capitals = std::ranges::all_of(
      word, [](char c) { return (c >= 'A' && c <= 'Z') || c == ' ' || c == '_' || isDigit(c); });
  constexpr std::size_t kFewest = 3;  // letters
  return capitals && word.size() >= kFewest && word.front() != ' ' && !isDigit(word.front())
             ? word
             : std::string_view{};
}

bool isRowOfNumbers(std::string_view line) {
  line = trimmed(line);
  std::size_t end = 0;
  const Numbers numbers = numbersFrom(line, end, ", \t");
  return !numbers.empty() && trimmed(line.substr(end)).find_first_not_of(", ") == line.npos;
}

/// Comments of decks: ** and $ at the start of a line.
bool isCommentOfDeck(std::string_view line) {
  return line.starts_with("**") || line.starts_with('$');
}

bool holdsPoints(std::string_view word) {
  return holdsWord(wordsOf(word), {"node", "nodes", "vertex", "coordinates"}) ||
         tellsOfOutline(word);
}

bool isWordOfElements(std::string_view word) { return holdsWord(wordsOf(word), {"element"}); }

/// Two rows or more below *ELEMENT: the nodes are those of a mesh, in no order.
bool holdsMesh(std::string_view text) {
  std::size_t rows = 0;
  bool elements = false;
  for (std::size_t start = 0; start < text.size() && rows < 2;) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    const std::string_view line = text.substr(start, end - start);
    if (const std::string_view word = wordOfDeck(line); !word.empty())
      elements = isWordOfElements(word);
    rows += elements && isRowOfNumbers(line);
    start = end + 1;
  }
  return rows > 1;
}

}  // namespace

void withoutTablesOfDecks(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  if (text.find('*') == text.npos) return;
  const bool mesh = holdsMesh(text);
  Rewritten changed(source);
  bool table = false;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    const std::string_view line = text.substr(start, end - start);
    const std::string_view word = wordOfDeck(line);
    const bool row = isRowOfNumbers(line);
    if (!word.empty()) table = mesh || !holdsPoints(word);
    if (word.empty() && !row && !isCommentOfDeck(trimmed(line))) table = false;
    if (table && row) changed.replace(start, end, "");
    start = end + 1;
  }
  changed.finish(plain,
                 "rows of numbers below the words of a deck were left out; they are no points");
}

}  // namespace sepax
