#include "app/formats/plain/fault_places.h"

#include "app/formats/plain/bracket_points.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/text/bracket_pairs.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <vector>

namespace sepax {

namespace {

/// What is amiss with a shape, whatever else the words speak of.
bool tellsOfDefect(const CallingWords& words) {
  return holdsWord(
      words,
      {"intersection", "intersections", "intersects", "intersect",  "intersecting", "crossing",
       "crossings",    "crosses",       "duplicate",  "duplicated", "duplicates",   "repeated",
       "degenerate",   "conflict",      "conflicts",  "spike",      "spikes",       "collapsed",
       "disconnected", "nested",        "short",      "shorts",     "clearance",    "violation",
       "violations",   "unconnected",   "overlap",    "overlaps",   "collision",    "assertion",
       "unable",       "exception",     "crash",      "crashes",    "crashed",      "failed",
       "fails",        "failure",       "cannot",     "outgoing",   "lies",         "noding",
       "unexpected",   "collinear",     "coincident", "mismatch",   "gap",          "outside",
       "unused",       "unreferenced",  "redundant"});
}

/// A log says so of any line; with it a corner may be printed.
bool tellsOfMessage(const CallingWords& words) {
  return holdsWord(words, {"error", "errors", "warning", "warnings", "invalid", "problem"}) &&
         !holdsWord(words, {"vertex", "vertices", "corner", "corners", "polygon", "outline",
                            "contour", "ring", "shape", "points", "hull"});
}

/// Words right before a place: "at (2, 3)", "near point (2, 3)".
bool leadsToPlace(const std::string& word) {
  constexpr std::string_view kWords = " at or near around point coordinate between found pt ";
  return kWords.find(" " + word + " ") != kWords.npos;
}

/// "collision shape at (2, 3)" says where a whole shape is.
bool tellsOfPose(CallingWords words) {
  while (!words.empty() && leadsToPlace(words.back())) words.pop_back();
  return !words.empty() &&
         holdsWord({words.back()}, {"polygon", "shape", "body", "object", "box", "rectangle",
                                    "triangle", "collider", "hull", "sprite", "fixture", "entity"});
}

bool leadsToLine(const std::string& word) {
  constexpr std::string_view kWords =
      " edge edges segment segments line lines side sides between linestring seg ";
  return kWords.find(" " + word + " ") != kWords.npos;
}

/// Points of one message, one behind the other.
struct NamedPlaces {
  std::size_t start = 0;
  std::size_t end = 0;
  std::size_t count = 0;
};

/// Behind ", ", " and ", " -> " and the like; the place itself where something else stands.
std::size_t behindJoint(std::string_view text, std::size_t place) {
  std::size_t at = behindBlanks(text, place);
  const std::size_t sign = arrowAt(text, at).size();
  if (sign > 0) return behindBlanks(text, at + sign);
  if (isAt(text, at, ',')) return behindBlanks(text, at + 1, kAllBlanks);
  for (const std::string_view joint : {"--", "-", "and ", "to ", "or ", "& "})
    if (text.substr(at).starts_with(joint)) return behindBlanks(text, at + joint.size());
  return at;
}

/// The points from this one on.
NamedPlaces placesFrom(std::string_view text, const BracketPoint& first) {
  NamedPlaces places{first.start, first.end, 1};
  for (;;) {
    const auto next = bracketPointAt(text, behindJoint(text, places.end));
    if (!next) return places;
    places.end = next->end;
    ++places.count;
  }
}

/// 12.5 8.25 and 12.5, 8.25 without a bracket; no third number follows.
std::optional<NamedPlaces> barePlaceAt(std::string_view text, std::size_t place) {
  constexpr std::size_t kLongest = 80;
  const std::string_view line = text.substr(place, kLongest);
  std::size_t length = 0;
  const Numbers numbers = numbersFrom(line.substr(0, line.find('\n')), length, ", \t");
  return numbers.size() == 2 ? std::optional(NamedPlaces{place, place + length, 1}) : std::nullopt;
}

/// The sentence before the place, in its line.
std::string_view sentenceBefore(std::string_view text, std::size_t place, std::size_t least) {
  constexpr std::size_t kFar = 160;
  const std::size_t start = std::max(least, place - std::min(place, kFar));
  std::string_view words = text.substr(start, place - start);
  words = words.substr(words.rfind('\n') + 1);
  const std::size_t dot = words.rfind(". ");
  return dot == words.npos ? words : words.substr(dot + 1);
}

std::string_view sentenceBehind(std::string_view text, std::size_t place) {
  constexpr std::size_t kFar = 80;
  const std::string_view words = text.substr(place, kFar);
  return words.substr(0, std::min(words.find('\n'), words.find(". ")));
}

/// shell[2 3], as JTS writes what is amiss.
bool isAttached(std::string_view text, const NamedPlaces& places) {
  const std::string_view inside = text.substr(places.start, places.end - places.start);
  return places.start > 0 && isWordPart(text[places.start - 1]) && inside.starts_with('[') &&
         inside.find(',') == inside.npos;
}

/// A message names these places, `before` being the words up to them.
bool areFaults(std::string_view text, const NamedPlaces& places, std::string_view before) {
  constexpr std::size_t kMost = 2;
  const std::string_view told = trimmed(before);
  const bool list = !told.empty() && (told.ends_with(',') || told.ends_with('='));
  CallingWords words = wordsOf(told);
  if (words.empty() || list || tellsOfPose(words)) return false;
  const std::string last = words.back();
  const bool line = leadsToLine(last);
  if (places.count > (line ? 2 * kMost : kMost)) return false;
  const bool place = leadsToPlace(last) || tellsOfDefect({last}) || isAttached(text, places);
  CallingWords behind = wordsOf(sentenceBehind(text, places.end));
  if (line || startWithVerb(behind)) std::ranges::move(behind, std::back_inserter(words));
  return (place || line) && (tellsOfDefect(words) || (place && tellsOfMessage(words)));
}

/// A second bracket around one point, as in "conflict [ (2, 3) ]", goes with it.
void takeBracketAround(std::string_view text, NamedPlaces& places) {
  std::size_t start = places.start;
  while (start > 0 && text[start - 1] == ' ') --start;
  const std::size_t close = behindBlanks(text, places.end);
  if (start == 0 || text[start - 1] != '[' || !isAt(text, close, ']')) return;
  places.start = start - 1;
  places.end = close + 1;
}

std::vector<NamedPlaces> faultsOf(std::string_view text) {
  constexpr std::string_view kStarts = "([{0123456789-.";
  std::vector<NamedPlaces> faults;
  std::size_t behind = 0;  // the last point
  for (std::size_t at = text.find_first_of(kStarts); at != text.npos;
       at = text.find_first_of(kStarts, std::max(at + 1, behind))) {
    if (at > 0 && isWordPart(text[at - 1]) && !isOpening(text[at])) continue;
    const auto point = isOpening(text[at]) ? bracketPointAt(text, at) : std::nullopt;
    auto places = point ? std::optional(placesFrom(text, *point)) : barePlaceAt(text, at);
    if (!places) continue;
    takeBracketAround(text, *places);
    const std::string_view before = sentenceBefore(text, places->start, behind);
    behind = places->end;
    if (areFaults(text, *places, before)) faults.push_back(*places);
  }
  return faults;
}

}  // namespace

std::optional<WithoutFaults> withoutPlacesOfFaults(const std::string& text) {
  const std::vector<NamedPlaces> faults = faultsOf(text);
  if (faults.empty()) return std::nullopt;
  const auto first = text.begin() + static_cast<std::ptrdiff_t>(faults.front().start);
  WithoutFaults without{text, 1 + static_cast<std::size_t>(std::count(text.begin(), first, '\n'))};
  for (const NamedPlaces& places : faults)
    std::replace_if(
        without.text.begin() + static_cast<std::ptrdiff_t>(places.start),
        without.text.begin() + static_cast<std::ptrdiff_t>(places.end),
        [](char c) { return c != '\n'; }, ' ');
  return without;
}

}  // namespace sepax
