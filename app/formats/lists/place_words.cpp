#include "app/formats/lists/place_words.h"

#include <algorithm>

namespace sepax {

bool saysNothingOfPlaces(const std::string& word) {
  static constexpr std::string_view kNames =
      " are is at were was as follows below here these this list array vector vec data x y lat lng"
      " lon in the of for all found xy std point vec2 double float int const arr new set ";
  return word.size() < 2 || kNames.find(" " + word + " ") != kNames.npos;
}

namespace {

/// The first list of {"id": "a", "stops": [ in a line that is an object of JSON.
std::size_t listOfObject(std::string_view line) {
  const std::size_t colon = trimmed(line).starts_with('{') ? line.find("\": [") : line.npos;
  return colon == line.npos ? colon : line.find('[', colon);
}

}  // namespace

std::string_view listNameIn(std::string_view line) {
  const std::size_t member = listOfObject(line);
  std::size_t open = member == line.npos ? line.find_first_of("([{`") : member;
  while (open != line.npos && line.substr(open).starts_with("[]"))  // Point[] seeds
    open = line.find_first_of("([{`", open + 1);
  std::string_view words = trimmed(line.substr(0, open));
  if (const std::size_t made = words.find("= new "); made != words.npos)
    words = words.substr(0, made + 1);
  if (!words.ends_with('=') && !words.ends_with(':')) return {};
  const bool ofList = open != line.npos && line[open] == '[';
  words = trimmed(words.substr(0, words.find_last_not_of(ofList ? "=: \t\"" : "=: \t") + 1));
  std::size_t start = words.size();
  while (start > 0 && isWordPart(words[start - 1])) --start;
  return words.substr(start);
}

namespace {

/// "## Contact points", "Stations" and "I click on these shops:", but no sentence that ends in such
/// a word.
bool isHeadingOfList(std::string_view line, std::size_t words) {
  constexpr std::size_t kMostWords = 5;
  line = trimmed(line);
  return line.ends_with(':') || line.ends_with(":**") || line.starts_with('#') ||
         (words <= kMostWords && !line.ends_with('.'));
}

/// <path d="M 5 9" stroke="black"/>: its attributes say nothing of its points.
bool isTag(std::string_view line) {
  line = trimmed(line);
  return line.size() > 1 && line.front() == '<' && isWordStart(line[1]);
}

/// - [5, 9] in a line of its own: an element of a list whose name stands above it.
bool isElement(std::string_view line) {
  line = trimmed(line);
  return line.starts_with('-') && trimmed(line.substr(1)).starts_with('[');
}

}  // namespace

std::size_t PlaceWords::firstElement(std::size_t line) const {
  constexpr std::size_t kMost = 20;  // lines: each list asks
  std::size_t first = line;
  while (first > 1 && line - first < kMost && isElement(at(first)) && isElement(at(first - 1)))
    --first;
  return first;
}

CallingWords PlaceWords::of(std::size_t line) const {
  constexpr std::size_t kFar = 3;         // lines
  constexpr std::size_t kLongest = 2000;  // each list asks, and a line may be the whole text
  line = firstElement(line);
  for (std::size_t i = 0; i <= kFar && i < line; ++i) {
    std::string_view words = at(line - i).substr(0, kLongest);
    if (words.starts_with("```")) continue;
    if (words.starts_with('[') && words.size() > 1 && isWordStart(words[1]))
      words.remove_prefix(1);  // [contacts] [(0, 0), ...]
    const bool numbers = words.find_first_of("0123456789") != words.npos;
    if (i == 0 && isTag(words)) continue;
    if (i == 0)
      words = words.substr(0, words.find_first_of("([{`"));
    else if (numbers && words.find_first_of("([{") != words.npos && !words.starts_with(">>> "))
      return {};
    CallingWords found = wordsOf(words);
    const bool skips = i > 0 || words.find_first_of("0123456789") == words.npos;  // D =
    const bool columns = skips && std::ranges::all_of(found, saysNothingOfPlaces);
    if (!found.empty() && !columns)
      return i == 0 || isHeadingOfList(words, found.size()) ? found : CallingWords{};
    if (i > 0 && numbers) return {};
  }
  return {};
}

}  // namespace sepax
