#include "app/formats/text/words.h"

#include "app/formats/text/number.h"

#include <algorithm>

namespace sepax {

namespace {

bool isSmallLetter(char c) { return c >= 'a' && c <= 'z'; }
bool isCapitalLetter(char c) { return c >= 'A' && c <= 'Z'; }

/// 0:Scan.Point and x: 5 of a debugger say of what type the values are.
bool isLineOfDebugger(std::string_view line) {
  line = line.substr(std::min(line.find_first_not_of(' '), line.size()));
  const std::size_t colon = std::min(line.find(':'), line.size());
  const std::string_view key = line.substr(0, colon);
  const std::string_view value = line.substr(std::min(colon + 1, line.size()));
  const bool index = !key.empty() && key.find_first_not_of("0123456789") == key.npos &&
                     value.find_first_of(" \t") == value.npos;
  const bool axis = key == "x" || key == "y" || key == "z";
  return colon < line.size() &&
         (index || (axis && value.find_first_not_of("0123456789+-.eE ,\r") == value.npos));
}

/// np.array( and Out: say nothing of a list.
bool saysNothing(const CallingWords& words) {
  return std::ranges::all_of(words, [](const std::string& word) {
    return word == "array" || word == "np" || word == "numpy" || word == "out" || word == "vec" ||
           word == "tensor";
  });
}

}  // namespace

std::string closedUp(std::string_view text) {
  std::string words = lowered(text);
  std::erase_if(words, [](char c) { return c == ' ' || c == '_' || c == '-'; });
  return words;
}

bool holdsAny(std::string_view text, std::initializer_list<std::string_view> parts) {
  return std::ranges::any_of(parts,
                             [&](std::string_view part) { return text.find(part) != text.npos; });
}

std::string_view joinedNameBefore(std::string_view text, std::size_t end, std::string_view signs,
                                  std::size_t most) {
  std::size_t start = end;
  while (start > 0 && end - start < most &&
         (isWordPart(text[start - 1]) || signs.find(text[start - 1]) != signs.npos))
    --start;
  return text.substr(start, end - start);
}

bool startWithVerb(const CallingWords& words) {
  return !words.empty() && holdsWord({words.front()}, {"is", "are", "was", "were", "has", "have"});
}

std::vector<std::size_t> placesOfName(std::string_view text, std::string_view name) {
  constexpr int kMost = 40;
  std::vector<std::size_t> places;
  int tries = 0;
  for (std::size_t at = text.find(name); at != text.npos && tries < kMost;
       at = text.find(name, at + 1), ++tries) {
    const std::size_t end = at + name.size();
    if ((at == 0 || !isWordPart(text[at - 1])) && (end == text.size() || !isWordPart(text[end])))
      places.push_back(at);
  }
  return places;
}

CallingWords wordsOf(std::string_view text) {
  CallingWords words;
  char last = ' ';
  for (const char c : text) {
    const bool letter = isSmallLetter(c) || isCapitalLetter(c);
    const bool before = isSmallLetter(last) || isCapitalLetter(last);
    const bool starts = !before || (isSmallLetter(last) && isCapitalLetter(c));
    if (letter && starts) words.emplace_back();
    if (letter) words.back() += isCapitalLetter(c) ? static_cast<char>(c - 'A' + 'a') : c;
    last = c;
  }
  return words;
}

bool holdsWord(const CallingWords& words, std::initializer_list<std::string_view> any) {
  return std::ranges::any_of(words, [&](const std::string& word) {
    return std::ranges::find(any, std::string_view(word)) != any.end();
  });
}

TextCallings::TextCallings(std::string_view text) : text_(text) {
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    lines_.push_back(text.substr(start, end - start));
    start = end + 1;
  }
}

CallingWords TextCallings::of(std::size_t line) const {
  constexpr std::size_t kFar = 3;         // lines
  constexpr std::size_t kLongest = 2000;  // each list asks, and a line may be the whole text
  std::size_t far = kFar;
  for (std::size_t i = 0; i <= far && i < line && line - i <= lines_.size(); ++i) {
    std::string_view words = lines_[line - i - 1].substr(0, kLongest);
    if (i == 0) words = words.substr(0, words.find_first_of("([{`"));
    const bool ofType = i < 2 && isLineOfDebugger(words);
    far += ofType;
    if (ofType || words.starts_with("```")) continue;
    if (CallingWords found = wordsOf(words); !saysNothing(found)) return found;
  }
  return {};
}

}  // namespace sepax
