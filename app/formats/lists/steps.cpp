#include "app/formats/lists/steps.h"

#include "app/formats/literals/indices.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/text/bracket_pairs.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace sepax {

namespace {

using StepPoint = std::pair<double, double>;
using StepPoints = std::vector<StepPoint>;

/// The points of a list of pairs, without the first one again at the end.
StepPoints stepPointsOf(const RawPolygon& list) {
  StepPoints points;
  if (list.arity == Arity::triple) return points;
  for (std::size_t i = 0; i + 1 < list.numbers.size(); i += 2)
    points.emplace_back(list.numbers[i], list.numbers[i + 1]);
  if (points.size() > kFewestVertices && points.front() == points.back()) points.pop_back();
  return points;
}

/// What stands before the list, and its name.
CallingWords stepWordsOf(const TextCallings& callings, const RawPolygon& list) {
  CallingWords words = callings.of(list.line);
  std::ranges::move(wordsOf(list.name), std::back_inserter(words));
  return words;
}

bool namesHull(const CallingWords& words) { return holdsWord(words, {"hull", "hulls"}); }

/// The text calls the list an outline of its own.
bool callsOutlineOfItsOwn(const CallingWords& words) {
  return namesHull(words) ||
         holdsWord(words, {"poly", "polygon", "polygons", "outline", "contour", "ring", "boundary",
                           "vertices", "corners", "shape", "triangle", "square", "rectangle"});
}

bool callsGivenPoints(const CallingWords& words) {
  return holdsWord(words, {"dataset", "data", "input", "inputs", "given", "points", "point", "pts",
                           "cloud", "samples", "set", "sites"});
}

/// The numbers of each MULTIPOINT of the text.
std::set<StepPoints> multiPointsOf(std::string_view text) {
  constexpr std::string_view kType = "multipoint";
  const std::string small = lowered(text);
  std::set<StepPoints> all;
  for (std::size_t at = small.find(kType); at != small.npos; at = small.find(kType, at + 1)) {
    const std::size_t open = behindBlanks(text, at + kType.size());
    if (!isAt(text, open, '(')) continue;
    StepPoints points;
    for (std::size_t place = open + 1; place < text.size();) {
      place = behindBlanks(text, place, " \t\r\n(),");
      const Numbers point = numbersFrom(text, place, " \t");
      if (point.size() != 2) break;
      points.emplace_back(wholeNumber(point[0]).value, wholeNumber(point[1]).value);
    }
    if (points.size() >= kFewestVertices) all.insert(std::move(points));
  }
  return all;
}

/// The list has some of the points and no others, as their hull has, also where it comes out wrong.
bool mayBeHullOf(const StepPoints& hull, const StepPoints& points) {
  const std::set<StepPoint> all(points.begin(), points.end());
  const std::set<StepPoint> some(hull.begin(), hull.end());
  return some.size() >= kFewestVertices && some.size() < all.size() &&
         std::includes(all.begin(), all.end(), some.begin(), some.end());
}

/// One of them is pushed at most behind those that are left of the state before.
bool isNextState(const StepPoints& before, const StepPoints& after) {
  const auto other = std::mismatch(before.begin(), before.end(), after.begin(), after.end()).second;
  return other != after.begin() && after.end() - other <= 1;
}

bool tellsOfStack(std::string_view text) {
  const CallingWords words = wordsOf(text);
  return holdsWord(words, {"stack", "stacks"}) ||
         (holdsWord(words, {"push", "pushed"}) && holdsWord(words, {"pop", "popped"}));
}

/// The last name before the first bracket of each line, in lower case.
std::vector<std::string> namesOfLines(std::string_view text) {
  std::vector<std::string> names;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    line = line.substr(0, line.find_first_of("([{"));
    while (!line.empty() && !isWordPart(line.back())) line.remove_suffix(1);
    std::size_t start = line.size();
    while (start > 0 && isWordPart(line[start - 1])) --start;
    names.push_back(lowered(line.substr(start)));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return names;
}

/// The lists that are called by one name, in the order of the text.
std::map<std::string, std::vector<std::size_t>> statesOf(const RawGeometry& raw,
                                                         std::string_view text) {
  const TextCallings callings(text);
  const std::vector<std::string> names = namesOfLines(text);
  std::map<std::string, std::vector<std::size_t>> states;
  for (std::size_t i = 0; i < raw.polygons.size(); ++i) {
    const RawPolygon& list = raw.polygons[i];
    if (list.isHole || list.isRing || list.arity != Arity::pair) continue;
    const bool stack = holdsWord(stepWordsOf(callings, list), {"stack"});
    // a sentence above the first list may have given it a name
    const bool known = list.line > 0 && list.line <= names.size() && !names[list.line - 1].empty();
    const std::string name = stack ? "stack" : known ? names[list.line - 1] : lowered(list.name);
    if (!name.empty()) states[name].push_back(i);
  }
  return states;
}

bool areStates(const RawGeometry& raw, const std::vector<std::size_t>& lists) {
  bool grows = false;
  for (std::size_t i = 1; i < lists.size(); ++i) {
    const StepPoints before = stepPointsOf(raw.polygons[lists[i - 1]]);
    const StepPoints after = stepPointsOf(raw.polygons[lists[i]]);
    if (!isNextState(before, after)) return false;
    grows = grows || before.size() != after.size();
  }
  return grows;
}

}  // namespace

void leaveOutMultiPoints(RawGeometry& raw, std::string_view text) {
  if (raw.polygons.size() < 2) return;
  const std::set<StepPoints> given = multiPointsOf(text);
  if (given.empty()) return;
  const TextCallings callings(text);
  const auto isGiven = [&](const RawPolygon& list) {
    return !list.isRing && !list.isHole && given.contains(stepPointsOf(list)) &&
           !callsOutlineOfItsOwn(stepWordsOf(callings, list));
  };
  if (std::ranges::all_of(raw.polygons, isGiven)) return;
  if (takeOut(raw.polygons, isGiven) > 0)
    addNote(raw, "the points of a MULTIPOINT were left out; they are no polygon");
}

void leaveOutPointsOfHulls(RawGeometry& raw, std::string_view text) {
  constexpr std::size_t kMost = 200;  // each is set against all others
  if (raw.polygons.size() < 2 || raw.polygons.size() > kMost) return;
  if (lowered(text).find("hull") == std::string::npos) return;
  const TextCallings callings(text);
  std::vector<StepPoints> hulls;
  for (const RawPolygon& list : raw.polygons)
    if (namesHull(stepWordsOf(callings, list))) hulls.push_back(stepPointsOf(list));
  const std::size_t gone = takeOut(raw.polygons, [&](const RawPolygon& list) {
    const CallingWords words = stepWordsOf(callings, list);
    if (list.isRing || callsOutlineOfItsOwn(words) || !callsGivenPoints(words)) return false;
    const StepPoints points = stepPointsOf(list);
    return std::ranges::any_of(hulls,
                               [&](const StepPoints& hull) { return mayBeHullOf(hull, points); });
  });
  if (gone > 0) addNote(raw, "points beside their convex hull were left out");
}

void leaveOutStacks(RawGeometry& raw, std::string_view text) {
  constexpr std::size_t kFewest = 3;   // states
  constexpr std::size_t kMost = 2000;  // lists, of which each may be looked for among the others
  if (raw.polygons.size() < kFewest || raw.polygons.size() > kMost || !tellsOfStack(text)) return;
  std::set<const RawPolygon*> gone;
  for (const auto& named : statesOf(raw, text)) {
    const std::vector<std::size_t>& lists = named.second;
    if (lists.size() < kFewest || !areStates(raw, lists)) continue;
    const StepPoints last = stepPointsOf(raw.polygons[lists.back()]);
    const bool again = std::ranges::any_of(raw.polygons, [&](const RawPolygon& list) {
      const bool state =
          std::ranges::any_of(lists, [&](std::size_t i) { return &raw.polygons[i] == &list; });
      return !state && stepPointsOf(list) == last;
    });
    for (const std::size_t i : lists)
      if (again || i != lists.back()) gone.insert(&raw.polygons[i]);
  }
  if (gone.empty()) return;
  std::vector<RawPolygon> kept;
  for (RawPolygon& list : raw.polygons)
    if (!gone.contains(&list)) kept.push_back(std::move(list));
  raw.polygons = std::move(kept);
  addNote(raw, "earlier states of a stack of points were left out");
}

}  // namespace sepax
