#include "app/formats/plain/told_holes.h"

#include "app/formats/plain/engine_code.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/plain/ring_lists.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

namespace {

bool isWordAt(std::string_view text, std::size_t place, std::string_view word) {
  const std::size_t end = place + word.size();
  return text.substr(place).starts_with(word) && (place == 0 || !isWordPart(text[place - 1])) &&
         (end >= text.size() || !isWordPart(text[end]));
}

/// data of earcut.flatten(data), earcut(data) and mapbox::earcut<N>(data).
std::vector<std::string_view> namesGivenToEarcut(std::string_view text) {
  std::vector<std::string_view> names;
  constexpr std::size_t kLongest = 60;  // earcut.default.flatten, earcut<std::uint32_t>
  constexpr std::size_t kMost = 50;     // each is compared with the name of every list
  constexpr std::string_view kLibrary = "earcut";
  for (std::size_t at = text.find(kLibrary); at != text.npos && names.size() < kMost;
       at = text.find(kLibrary, at + 1)) {
    const std::string_view call = text.substr(at, kLongest);
    const std::size_t open = call.find_first_of("(\n;=");
    if (open == call.npos || call[open] != '(') continue;
    const std::size_t start = behindBlanks(text, at + open + 1);
    std::size_t end = start;
    while (end < text.size() && isWordPart(text[end])) ++end;
    const std::size_t behind = behindBlanks(text, end);
    if (end > start && (isAt(text, behind, ')') || isAt(text, behind, ',')))
      names.push_back(text.substr(start, end - start));
  }
  return names;
}

/// The name before = or : at the end of a text; empty without.
std::string_view nameWithValue(std::string_view before) {
  before = trimmed(before);
  if (!before.ends_with('=') && !before.ends_with(':')) return {};
  before = trimmed(before.substr(0, before.size() - 1));
  std::size_t start = before.size();
  while (start > 0 && isWordPart(before[start - 1])) --start;
  return before.substr(start);
}

/// "A ring with one hole:" is above, and no "without holes".
bool tellsOfHoles(std::string_view before) {
  constexpr auto kFences = std::string_view("`~ \t\r\n");
  const std::size_t last = before.find_last_not_of(kFences);
  if (last == before.npos) return false;
  const std::size_t start = before.find_last_of("\n", last) + 1;
  const CallingWords words = wordsOf(before.substr(start, last + 1 - start));
  return holdsWord(words, {"with", "and", "has"}) && holdsWord(words, {"hole", "holes"}) &&
         !holdsWord(words, {"no", "not", "without", "remove", "removes", "removed", "fill"});
}

/// Rings one below the other, the first of which stands below such a sentence.
void takeHolesOfSentences(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  constexpr std::size_t kFar = 400;  // of a sentence
  if (lowered(text).find("hole") == std::string::npos) return;
  Rewritten changed(source);
  for (std::size_t at = text.find('['); at != text.npos; at = text.find('[', at + 1)) {
    const std::size_t far = at - std::min(at, kFar);
    const std::string_view before = text.substr(far, at - far);
    const std::size_t line = before.find_last_not_of(" \t");
    const bool starts = line != before.npos && before[line] == '\n';
    if (!starts || at < changed.done() || !tellsOfHoles(before)) continue;
    const auto list = ringListAt(text, at);
    const RingList rings = list ? *list : ringsFrom(text, at);
    if (!areOutlineAndHoles(rings.rings)) continue;
    changed.replace(at, rings.end, outlineWithHoles(text, rings.rings));
  }
  changed.finish(plain, kToldHolesNote);
}

void takeHolesOfEarcut(PlainText& plain) {
  const std::string source = plain.text;
  const std::string code = withoutCodeComments(source);
  const std::string_view text = code;
  const std::vector<std::string_view> names = namesGivenToEarcut(text);
  if (names.empty()) return;
  constexpr std::size_t kFar = 80;
  Rewritten changed(source);
  for (std::size_t at = text.find_first_of("[{"); at != text.npos;
       at = text.find_first_of("[{", at + 1)) {
    const std::size_t far = at - std::min(at, kFar);
    const std::string_view name = nameWithValue(text.substr(far, at - far));
    if (name.empty() || std::ranges::find(names, name) == names.end()) continue;
    const auto list = ringListAt(text, at);
    if (!list || !areOutlineAndHoles(list->rings)) continue;
    changed.replace(at, list->end, outlineWithHoles(text, list->rings));
    at = list->end - 1;
  }
  changed.finish(plain, kToldHolesNote);
}

/// outer and inner of paths={[outer, inner]}, coordinates: [outer, inner] and Polygon([outer,
/// inner]); empty for anything else.
std::vector<std::string_view> namesOfRings(std::string_view text, std::size_t place) {
  place = behindBlanks(text, place, "=:({\"' \t\r\n");
  if (!isAt(text, place, '[')) return {};
  std::vector<std::string_view> names;
  for (;;) {
    const std::size_t start = behindBlanks(text, place + 1, kAllBlanks);
    std::size_t end = start;
    while (end < text.size() && isWordPart(text[end])) ++end;
    if (end == start || !isWordStart(text[start])) return {};
    names.push_back(text.substr(start, end - start));
    place = behindBlanks(text, end, kAllBlanks);
    if (isAt(text, place, ']')) return names;
    if (!isAt(text, place, ',')) return {};
  }
}

/// The ring that is the value of a name, whose start is then that of the name; without points where
/// there is none.
RingInText ringOfName(std::string_view text, std::string_view name) {
  for (std::size_t at = text.find(name); at != text.npos; at = text.find(name, at + 1)) {
    if (!isWordAt(text, at, name)) continue;
    const std::size_t sign = behindBlanks(text, at + name.size());
    if (!isAt(text, sign, '=')) continue;
    RingList rings = ringsFrom(text, sign + 1);
    if (rings.rings.size() != 1) continue;
    rings.rings.front().start = at;
    return rings.rings.front();
  }
  return {};
}

/// Adds where the holes start of the outlines whose rings are named behind such a word.
void addNamedHoles(std::string_view text, std::string_view word, std::vector<std::size_t>& holes) {
  constexpr int kMost = 20;  // each looks for its names in the whole text
  int tries = 0;
  for (std::size_t at = text.find(word); at != text.npos && tries < kMost;
       at = text.find(word, at + 1)) {
    if (!isWordAt(text, at, word)) continue;
    const std::vector<std::string_view> names = namesOfRings(text, at + word.size());
    if (names.size() < 2) continue;
    ++tries;
    std::vector<RingInText> rings;
    for (const std::string_view name : names) {
      rings.push_back(ringOfName(text, name));
      if (rings.back().points.empty()) break;
    }
    if (rings.back().points.empty() || !areOutlineAndHoles(rings)) continue;
    for (std::size_t i = 1; i < rings.size(); ++i) holes.push_back(rings[i].start);
  }
}

/// The rings that one polygon is made of, by their names.
void takeNamedHoles(PlainText& plain) {
  const std::string source = plain.text;
  const std::string code = withoutCodeComments(source);
  std::vector<std::size_t> holes;
  for (const std::string_view word :
       {"paths", "coordinates", "PolyArea", "Polygon", "polygon", "poly"})
    addNamedHoles(code, word, holes);
  std::ranges::sort(holes);
  holes.erase(std::unique(holes.begin(), holes.end()), holes.end());
  Rewritten changed(source);
  for (const std::size_t place : holes) changed.replace(place, place, "hole_");
  changed.finish(plain, kToldHolesNote);
}

/// Where the brace opens that closes at this place; npos where none does from `least` on.
std::size_t openingBrace(std::string_view text, std::size_t close, std::size_t least) {
  int depth = 0;
  for (std::size_t at = close + 1; at-- > least;) {
    depth += text[at] == '}' ? 1 : text[at] == '{' ? -1 : 0;
    if (depth == 0) return at;
  }
  return text.npos;
}

/// Polygon[{{0, 0}, {5, 0}, {5, 3}} -> {{{1, 1}, {2, 1}, {2, 2}}}] of Wolfram: the ring before the
/// arrow has those behind it as holes.
void takeHolesOfArrows(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  if (text.find("Polygon[") == text.npos) return;
  Rewritten changed(source);
  std::size_t least = 0;  // behind the arrow before
  for (std::size_t at = text.find("->"); at != text.npos; at = text.find("->", least)) {
    const std::size_t close = text.substr(0, at).find_last_not_of(kAllBlanks);
    const bool closes = close != text.npos && close >= least && text[close] == '}';
    const std::size_t open = closes ? openingBrace(text, close, least) : text.npos;
    least = at + 2;
    const auto holes = open == text.npos ? std::nullopt : ringListAt(text, least);
    RingList rings = holes ? ringsFrom(text, open) : RingList{};
    if (rings.rings.size() != 1 || rings.end != close + 1) continue;
    rings.rings.insert(rings.rings.end(), holes->rings.begin(), holes->rings.end());
    changed.replace(open, holes->end, outlineWithHoles(text, rings.rings));
    least = holes->end;
  }
  changed.finish(plain, kToldHolesNote);
}

}  // namespace

void withToldHoles(PlainText& plain) {
  takeHolesOfArrows(plain);
  takeHolesOfEarcut(plain);
  takeNamedHoles(plain);
  takeHolesOfSentences(plain);
}

}  // namespace sepax
