#include "app/formats/plain/hole_names.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/text/bracket_pairs.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

namespace {

/// Views of the text, where the names stand as those of holes.
using HoleNameUses = std::vector<std::string_view>;

std::size_t behindWord(std::string_view text, std::size_t place) {
  while (place < text.size() && isWordPart(text[place])) ++place;
  return place;
}

/// Adds the name that stands there alone, before one of the signs; behind it, or the place itself.
std::size_t takeHoleName(std::string_view text, std::size_t place, std::string_view signs,
                         HoleNameUses& names) {
  const std::size_t end = behindWord(text, place);
  const std::size_t sign = behindBlanks(text, end, kAllBlanks);
  if (end == place || !isWordStart(text[place]) || sign == text.size()) return place;
  if (signs.find(text[sign]) == signs.npos) return place;
  const std::string_view name = text.substr(place, end - place);
  if (!lowered(name).starts_with("hole")) names.push_back(name);
  return sign;
}

/// Behind new THREE.Path( of what shape.holes.push is given; the place itself where none stands.
std::size_t behindCallOfPath(std::string_view text, std::size_t place) {
  constexpr std::string_view kNew = "new ";
  if (!text.substr(place).starts_with(kNew)) return place;
  std::size_t end = behindWord(text, place + kNew.size());
  if (isAt(text, end, '.')) end = behindWord(text, end + 1);
  return isAt(text, end, '(') ? end + 1 : place;
}

/// ring of shape.holes.push(ring), .add, .append and addHole(ring).
void takeAddedHoles(std::string_view text, HoleNameUses& names) {
  for (const std::string_view call :
       {"holes.push(", "holes.append(", "holes.add(", "addHole(", "AddHole(", "add_hole("})
    for (std::size_t at = text.find(call); at != text.npos; at = text.find(call, at + 1))
      takeHoleName(text, behindCallOfPath(text, at + call.size()), ")", names);
}

/// ring and slot of shape.holes = [ring, slot] and holes: [ring, slot].
void takeListedHoles(std::string_view text, HoleNameUses& names) {
  constexpr std::string_view kList = "holes";
  for (std::size_t at = text.find(kList); at != text.npos; at = text.find(kList, at + 1)) {
    const std::size_t sign = behindBlanks(text, at + kList.size());
    if (!isAt(text, sign, '=') && !isAt(text, sign, ':')) continue;
    const std::size_t open = behindBlanks(text, sign + 1);
    if (!isAt(text, open, '[')) continue;
    HoleNameUses listed;
    std::size_t end = open;
    while (isAt(text, end, '[') || isAt(text, end, ',')) {
      const std::size_t start = behindBlanks(text, end + 1, kAllBlanks);
      end = takeHoleName(text, start, ",]", listed);
    }
    if (isAt(text, end, ']')) names.insert(names.end(), listed.begin(), listed.end());
  }
}

/// Adds the ring that stands there as a name or in calls, LineString::new(ring), before one of the
/// signs; behind it, or the place itself.
std::size_t takeRing(std::string_view text, std::size_t place, HoleNameUses& names) {
  constexpr int kMostCalls = 3;
  std::size_t at = behindBlanks(text, place, kAllBlanks);
  int calls = 0;
  for (std::size_t end = at; calls <= kMostCalls; end = at) {
    while (end < text.size() && (isWordPart(text[end]) || text[end] == '.' || text[end] == ':' ||
                                 (text[end] == ' ' && text.substr(at, end - at) == "new")))
      ++end;
    if (!isAt(text, end, '(')) break;
    at = behindBlanks(text, end + 1, kAllBlanks);
    ++calls;
  }
  std::size_t sign = takeHoleName(text, at, ",)]}", names);
  if (sign == at) return place;
  for (; calls > 0 && isAt(text, sign, ')'); --calls)
    sign = behindBlanks(text, sign + 1, kAllBlanks);
  return sign;
}

/// Behind the bracket of a list of holes, vec![, new LinearRing[] { and listOf(; npos without one.
std::size_t behindOpeningOfList(std::string_view text, std::size_t place) {
  constexpr std::size_t kLongest = 60;
  place = behindBlanks(text, place, kAllBlanks);
  const std::string_view start = text.substr(place, kLongest);
  const std::size_t open = start.find_first_of("[{(,);\n");
  if (open == start.npos || start[open] == ',' || start[open] == ')') return text.npos;
  const bool array = start.substr(open).starts_with("[]");  // new LinearRing[] {
  const std::size_t brace = array ? behindBlanks(text, place + open + 2) : place + open;
  if (array && !isAt(text, brace, '{')) return text.npos;
  const std::string_view called = start.substr(0, open);
  const bool list = start[open] != '(' || called.ends_with("listOf") || called.ends_with("List") ||
                    called.ends_with("List.of");
  return list ? brace + 1 : text.npos;
}

/// The places where "ring = ", but not "ring == ", gives a name another value.
std::vector<std::size_t> valuesOf(std::string_view text, std::string_view name) {
  std::vector<std::size_t> places;
  for (std::size_t at = text.find(name); at != text.npos; at = text.find(name, at + 1)) {
    const bool whole = at == 0 || (!isWordPart(text[at - 1]) && text[at - 1] != '.');
    const std::size_t end = at + name.size();
    const std::size_t sign = behindBlanks(text, end);
    if (whole && behindWord(text, at) == end && isAt(text, sign, '=') && !isAt(text, sign + 1, '='))
      places.push_back(at);
  }
  return places;
}

/// Three points or more stand in the brackets of the value behind this sign.
bool isRingValue(std::string_view text, std::size_t sign) {
  constexpr std::size_t kFar = 600;
  constexpr int kFewest = 5;  // commas
  const std::string_view value = text.substr(sign + 1, kFar);
  int depth = 0;
  int commas = 0;
  for (std::size_t at = 0; at < value.size() && commas < kFewest; ++at) {
    if (isOpening(value[at])) ++depth;
    if (isClosing(value[at])) --depth;
    if (value[at] == ',' && depth > 0) ++commas;
    const bool ends = depth == 0 && (value[at] == ';' || (value[at] == '\n' && at > 1));
    if (depth < 0 || ends) break;
  }
  return commas >= kFewest;
}

bool isRing(std::string_view text, std::string_view name) {
  return std::ranges::any_of(valuesOf(text, name),
                             [&](std::size_t at) { return isRingValue(text, text.find('=', at)); });
}

/// Polygon and createPolygon, but not drawPolygon and MultiPolygon.
bool makesPolygon(std::string_view before) {
  return before.empty() || !isWordPart(before.back()) || before.ends_with("create") ||
         before.ends_with("Create");
}

/// slot of Polygon(ring, [slot]), Polygon::new(ring, vec![slot]) and createPolygon(ring, [slot]).
void takeHolesOfPolygons(std::string_view text, HoleNameUses& names) {
  constexpr int kMost = 50;  // each looks for its names in the whole text
  int tries = 0;
  for (const std::string_view call : {"Polygon(", "Polygon::new(", "Polygon.new("})
    for (std::size_t at = text.find(call); at != text.npos; at = text.find(call, at + 1)) {
      if (!makesPolygon(text.substr(0, at)) || ++tries > kMost) continue;
      HoleNameUses rings;
      const std::size_t comma = takeRing(text, at + call.size(), rings);
      if (!isAt(text, comma, ',')) continue;
      std::size_t place = behindOpeningOfList(text, comma + 1);
      if (place == text.npos) continue;
      HoleNameUses holes;
      for (std::size_t end = place;; place = end + 1) {
        end = takeRing(text, place, holes);
        if (end == place || !isAt(text, end, ',')) break;
      }
      if (std::ranges::all_of(holes, [&](std::string_view name) { return isRing(text, name); }))
        names.insert(names.end(), holes.begin(), holes.end());
    }
}

/// Part of the text in which a name has one value.
struct HolePart {
  std::size_t start = 0;
  std::size_t end = 0;
};

/// Where the name is that of a hole: from the value on that it has where it is added, up to the
/// next one.
HolePart partOfHole(std::string_view text, std::string_view name) {
  HolePart part{0, text.size()};
  const auto use = static_cast<std::size_t>(name.data() - text.data());
  const std::vector<std::size_t> values = valuesOf(text, name);
  const auto next = std::ranges::upper_bound(values, use);
  if (next == values.begin()) return part;  // the value stands behind the use, in another function
  if (next - values.begin() > 1) part.start = *std::prev(next);
  if (next != values.end()) part.end = *next;
  return part;
}

}  // namespace

void withNamesOfHoles(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  HoleNameUses names;
  takeAddedHoles(text, names);
  takeListedHoles(text, names);
  takeHolesOfPolygons(text, names);
  if (names.empty()) return;
  std::map<std::string_view, std::vector<HolePart>> parts;
  constexpr std::size_t kMost = 200;  // each is looked for in the whole text
  names.resize(std::min(names.size(), kMost));
  for (const std::string_view name : names) parts[name].push_back(partOfHole(text, name));
  Rewritten rewritten(plain.text);
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = behindWord(text, at);
    const bool member = at > 0 && text[at - 1] == '.';
    const auto of = member ? parts.end() : parts.find(text.substr(at, end - at));
    if (of != parts.end() && std::ranges::any_of(of->second, [at](const HolePart& part) {
          return part.start <= at && at < part.end;
        }))
      rewritten.replace(at, at, "hole_");
    at = end + 1;
  }
  rewritten.finish(plain, "");
}

}  // namespace sepax
