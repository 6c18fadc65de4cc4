#include "app/formats/plain/hole_names.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/text/number.h"

#include <cstddef>
#include <set>
#include <string>
#include <string_view>

namespace sepax {

namespace {

using HoleNameSet = std::set<std::string_view>;

std::size_t behindWord(std::string_view text, std::size_t place) {
  while (place < text.size() && isWordPart(text[place])) ++place;
  return place;
}

/// Adds the name that stands there alone, before one of the signs; behind it, or the place itself.
std::size_t takeHoleName(std::string_view text, std::size_t place, std::string_view signs,
                         HoleNameSet& names) {
  const std::size_t end = behindWord(text, place);
  const std::size_t sign = behindBlanks(text, end, kAllBlanks);
  if (end == place || !isWordStart(text[place]) || sign == text.size()) return place;
  if (signs.find(text[sign]) == signs.npos) return place;
  const std::string_view name = text.substr(place, end - place);
  if (!lowered(name).starts_with("hole")) names.insert(name);
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
void takeAddedHoles(std::string_view text, HoleNameSet& names) {
  for (const std::string_view call :
       {"holes.push(", "holes.append(", "holes.add(", "addHole(", "AddHole(", "add_hole("})
    for (std::size_t at = text.find(call); at != text.npos; at = text.find(call, at + 1))
      takeHoleName(text, behindCallOfPath(text, at + call.size()), ")", names);
}

/// ring and slot of shape.holes = [ring, slot] and holes: [ring, slot].
void takeListedHoles(std::string_view text, HoleNameSet& names) {
  constexpr std::string_view kList = "holes";
  for (std::size_t at = text.find(kList); at != text.npos; at = text.find(kList, at + 1)) {
    const std::size_t sign = behindBlanks(text, at + kList.size());
    if (!isAt(text, sign, '=') && !isAt(text, sign, ':')) continue;
    const std::size_t open = behindBlanks(text, sign + 1);
    if (!isAt(text, open, '[')) continue;
    HoleNameSet listed;
    std::size_t end = open;
    while (isAt(text, end, '[') || isAt(text, end, ',')) {
      const std::size_t start = behindBlanks(text, end + 1, kAllBlanks);
      end = takeHoleName(text, start, ",]", listed);
    }
    if (isAt(text, end, ']')) names.merge(listed);
  }
}

}  // namespace

void withNamesOfHoles(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  HoleNameSet names;
  takeAddedHoles(text, names);
  takeListedHoles(text, names);
  if (names.empty()) return;
  Rewritten rewritten(plain.text);
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = behindWord(text, at);
    const bool member = at > 0 && text[at - 1] == '.';
    if (!member && names.contains(text.substr(at, end - at))) rewritten.replace(at, at, "hole_");
    at = end + 1;
  }
  rewritten.finish(plain, "");
}

}  // namespace sepax
