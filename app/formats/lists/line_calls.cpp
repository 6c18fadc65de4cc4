#include "app/formats/lists/line_calls.h"

#include "app/formats/literals/indices.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/text/bracket_pairs.h"
#include "app/formats/text/number.h"
#include "app/formats/text/tokens.h"
#include "app/formats/text/words.h"

#include <algorithm>
#include <optional>
#include <string>

namespace sepax {

bool callsOutline(const CallingWords& words) {
  return holdsWord(
      words,
      {"poly",      "polys",    "polygon",  "polygons", "polygonal", "outline",    "outlines",
       "contour",   "contours", "ring",     "rings",    "boundary",  "boundaries", "hull",
       "area",      "areas",    "shape",    "shapes",   "region",    "regions",    "zone",
       "fence",     "geofence", "closed",   "loop",     "loops",     "triangle",   "square",
       "rectangle", "vertices", "verts",    "corners",  "corner",    "footprint",  "building",
       "parcel",    "obstacle", "exterior", "outer"});
}

bool callsLine(const CallingWords& words) {
  for (std::size_t i = 0; i + 1 < words.size(); ++i)
    if (words[i] == "line" && (words[i + 1] == "string" || words[i + 1] == "strings")) return true;
  return holdsWord(words, {"linestring", "linestrings", "multilinestring", "centerline",
                           "centreline", "trajectory", "trajectories", "streamline", "isoline"});
}

bool callsPolyline(const CallingWords& words) {
  for (std::size_t i = 0; i + 1 < words.size(); ++i)
    if (words[i] == "poly" && (words[i + 1] == "line" || words[i + 1] == "lines"))
      return i + 2 == words.size() || words[i + 2] != "to";        // poly.lineTo(...)
  return std::ranges::any_of(words, [](const std::string& word) {  // mkpolyline of MKPolyline
    return word.ends_with("polyline") || word.ends_with("polylines");
  });
}

bool callsNoOutline(CallingWords words) {
  for (std::size_t i = 0; i + 1 < words.size(); ++i)
    if (words[i] == "poly" && words[i + 1].starts_with("line")) words[i].clear();
  return !callsOutline(words);
}

namespace {

/// graphics.line, Konva.Line and pygame.draw.lines.
bool drawsLine(const CallingWords& words) {
  return words.size() > 1 && (words.back() == "line" || words.back() == "lines");
}

/// ST_MakeLine, createLineString, LineString::new and, where the text tells of no polygon,
/// Polyline::new; where it speaks of no outline, what draws a line.
bool makesOpenLine(const CallingWords& words, bool polylines, bool drawn) {
  const bool makes = drawsLine(words) && words[words.size() - 2] == "make";
  const bool line = makes || callsLine(words) || (polylines && callsPolyline(words)) ||
                    (drawn && drawsLine(words));
  return line && callsNoOutline(words);
}

/// The first two numbers in the brackets of a call that stand in brackets of their own.
std::optional<LineCall> lineCallAt(std::string_view text, std::size_t open, std::size_t close) {
  Tokens tokens(text.substr(open + 1, close - open - 1));
  LineCall call;
  std::size_t count = 0;
  bool within = false;
  for (Token token = tokens.next(); token.kind != TokenKind::end && count < 2;
       token = tokens.next()) {
    within = within || (token.kind == TokenKind::symbol && isOpening(token.text[0]));
    if (token.kind == TokenKind::number && within) call.first[count++] = token.value;
  }
  if (count < 2) return std::nullopt;
  call.line = 1 + static_cast<std::size_t>(std::count(
                      text.begin(), text.begin() + static_cast<std::ptrdiff_t>(open), '\n'));
  const std::string_view inside = text.substr(open, close - open);
  call.lastLine = call.line + static_cast<std::size_t>(std::ranges::count(inside, '\n'));
  return call;
}

constexpr std::size_t kLongestName = 60;

/// L.polyline of L.polyline( before its bracket.
std::string_view calledBefore(std::string_view text, std::size_t open) {
  return joinedNameBefore(text, open, ".:", kLongestName);
}

/// Polyline of <Polyline positions=; empty where no tag is open.
std::string_view tagBefore(std::string_view before) {
  const std::size_t tag = before.rfind('<');
  if (tag == before.npos || before.find('>', tag) != before.npos) return {};
  return before.substr(tag + 1, before.find(' ', tag) - tag - 1);
}

/// polyline of polyline : {, of "polyline": { and of <Polyline positions={; empty before any other
/// bracket.
std::string_view keyBefore(std::string_view text, std::size_t open) {
  const std::size_t far = std::min(open, kLongestName);
  std::string_view before = trimmed(text.substr(open - far, far));
  if (before.ends_with('=')) return tagBefore(before);
  if (!before.ends_with(':')) return {};
  before = trimmed(before.substr(0, before.size() - 1));
  if (before.ends_with('"') || before.ends_with('\'')) before.remove_suffix(1);
  std::size_t start = before.size();
  while (start > 0 && isWordPart(before[start - 1])) --start;
  return before.substr(start);
}

/// The words of the call or the key that a bracket belongs to.
CallingWords wordsAt(std::string_view text, std::size_t open) {
  return wordsOf(text[open] == '(' ? calledBefore(text, open) : keyBefore(text, open));
}

}  // namespace

bool makesPolygons(std::string_view text) {
  for (std::size_t open = text.find_first_of("({"); open != text.npos;
       open = text.find_first_of("({", open + 1)) {
    CallingWords words = wordsAt(text, open);
    if (words.size() > 1 && holdsWord({words.back()}, {"geometry", "graphics", "options"}))
      words.pop_back();
    const bool makes =
        !words.empty() && (words.back().ends_with("polygon") || words.back().ends_with("polygons"));
    if (makes) return true;
  }
  return false;
}

namespace {

/// cv2.polylines(image, [points], True, ...) and pygame.draw.lines(screen, RED, True, points): they
/// are closed.
bool closesLine(const CallingWords& words, std::string_view inside) {
  constexpr std::size_t kFar = 100;  // behind the points
  if (drawsLine(words) && lowered(inside).find("true") != inside.npos) return true;
  const std::size_t last = std::min(inside.rfind(']'), inside.size());
  const std::string behind = lowered(inside.substr(last, kFar));
  return words.back() == "polylines" &&
         (behind.find("true") != behind.npos || behind.starts_with("], 1"));
}

/// The list that a call takes as its first argument, and <Polyline positions={list}; empty without.
std::string_view argumentAt(std::string_view text, std::size_t open) {
  std::size_t end = open + 1;
  while (end < text.size() && end - open < kLongestName && isWordPart(text[end])) ++end;
  const bool ends = end < text.size() && std::string_view("), }").find(text[end]) != text.npos;
  return ends ? text.substr(open + 1, end - open - 1) : std::string_view{};
}

/// A call of an outline takes what the call that starts at this place makes: Polygon(LineString(.
bool isGivenToOutline(std::string_view text, std::size_t start) {
  const std::size_t far = std::min(start, kLongestName);
  const std::string_view around = trimmed(text.substr(start - far, far));
  return around.ends_with('(') &&
         callsOutline(wordsOf(around.substr(around.find_last_of(" =;\n") + 1)));
}

/// way of path: way and of positions: way in what a call is given; empty without.
std::string_view pathNamedIn(std::string_view inside) {
  constexpr auto kKeys = std::to_array<std::string_view>(
      {"path", "paths", "positions", "points", "coordinates", "coords", "hierarchy", "latlngs"});
  constexpr std::size_t kFar = 120;
  inside = inside.substr(0, kFar);
  for (const std::string_view key : kKeys)
    for (std::size_t at = inside.find(key); at != inside.npos; at = inside.find(key, at + 1)) {
      std::size_t start = at + key.size();
      if (at > 0 && isWordPart(inside[at - 1])) continue;
      start = std::min(inside.find_first_not_of(" \"':=", start), inside.size());
      std::size_t end = start;
      while (end < inside.size() && isWordPart(inside[end])) ++end;
      const bool sign = inside.substr(at, start - at).find_first_of(":=") != inside.npos;
      const bool ends =
          end < inside.size() && std::string_view(",}) \n").find(inside[end]) != inside.npos;
      if (sign && end > start && ends) return inside.substr(start, end - start);
    }
  return {};
}

/// points of draw.lines(screen, RED, False, points, 3): the last name in the call.
std::string_view lastNameIn(std::string_view inside) {
  constexpr std::size_t kLongest = 200;
  if (inside.size() > kLongest || inside.find_first_of("([{", 1) != inside.npos) return {};
  while (!inside.empty()) {
    const std::size_t start = inside.find_last_of("(,") + 1;
    const std::string_view argument = trimmed(inside.substr(start));
    const bool name = !argument.empty() && isWordStart(argument.front()) &&
                      std::ranges::all_of(argument, isWordPart);
    if (name) return argument;
    inside = inside.substr(0, start == 0 ? 0 : start - 1);
  }
  return {};
}

/// The names of ([one, two]), (list(one, two)) and (c(one, two)).
std::vector<std::string_view> namesInListOf(std::string_view inside) {
  constexpr std::size_t kLongest = 400;
  constexpr std::string_view kBetween = ", \t\r\n";
  std::string_view rest = inside.substr(0, kLongest);
  rest.remove_prefix(std::min<std::size_t>(1, rest.size()));
  for (const std::string_view call : {"list", "c"})
    if (rest.starts_with(call) && isAt(rest, call.size(), '(')) rest.remove_prefix(call.size());
  if (rest.empty() || !isOpening(rest.front())) return {};
  std::vector<std::string_view> names;
  for (std::size_t at = behindBlanks(rest, 1, kBetween); at < rest.size();) {
    if (isClosing(rest[at])) return names;
    std::size_t end = at;
    while (end < rest.size() && isWordPart(rest[end])) ++end;
    if (end == at || isDigit(rest[at])) return {};
    names.push_back(rest.substr(at, end - at));
    at = behindBlanks(rest, end, kBetween);
  }
  return {};
}

/// The names that a call or a key takes as its list, or, where it makes several lines, as a list of
/// them.
std::vector<std::string_view> listsTakenAt(const CallingWords& words, std::string_view text,
                                           std::size_t open, std::size_t close) {
  const std::string_view inside = text.substr(open, close - open);
  const bool first = !argumentAt(text, open).empty();
  const bool several =
      std::ranges::any_of(words, [](const std::string& word) { return word.starts_with("multi"); });
  std::vector<std::string_view> names;
  if (several) names = namesInListOf(inside);
  names.insert(names.end(), {argumentAt(text, open), pathNamedIn(inside),
                             first && inside.find("False") != inside.npos ? lastNameIn(inside)
                                                                          : std::string_view{}});
  return names;
}

}  // namespace

LineUses usesOfLines(std::string_view text, bool polylines) {
  constexpr std::size_t kMostCalls = 100;  // each looks for its first numbers
  std::size_t tries = 0;
  const bool drawn = polylines && callsNoOutline(wordsOf(text));
  LineUses uses;
  const BracketPairs brackets(text);
  for (std::size_t open = text.find_first_of("({"); open != text.npos;
       open = text.find_first_of("({", open + 1)) {
    const CallingWords words = wordsAt(text, open);
    if (words.empty()) continue;
    const bool outline = !callsNoOutline(words);
    const bool line = makesOpenLine(words, polylines, drawn);
    if (!outline && !line) continue;
    const auto close = brackets.closingOf(open);
    const auto names = listsTakenAt(words, text, open, close.value_or(open));
    if (outline) uses.others.insert(names.begin(), names.end());
    if (!line) continue;
    const std::size_t start = open - (text[open] == '(' ? calledBefore(text, open).size() : 0);
    const bool ring = isGivenToOutline(text, start) ||
                      (close && closesLine(words, text.substr(open, *close - open)));
    (ring ? uses.others : uses.lines).insert(names.begin(), names.end());
    if (!close || ++tries > kMostCalls) continue;
    if (const auto call = lineCallAt(text, open, *close))
      (ring ? uses.rings : uses.calls).push_back(*call);
  }
  uses.others.erase(std::string_view{});
  uses.lines.erase(std::string_view{});
  return uses;
}

namespace {

/// The parts between commas that are names and nothing else.
std::vector<std::string_view> namesBetweenCommas(std::string_view arguments) {
  std::vector<std::string_view> names;
  while (!arguments.empty()) {
    const std::size_t comma = std::min(arguments.find(','), arguments.size());
    std::string_view name = trimmed(arguments.substr(0, comma));
    if (name.starts_with('&')) name.remove_prefix(1);
    if (!name.empty() && isWordStart(name.front()) && std::ranges::all_of(name, isWordPart))
      names.push_back(name);
    arguments.remove_prefix(std::min(comma + 1, arguments.size()));
  }
  return names;
}

}  // namespace

std::set<std::string_view> namesGivenToOutlines(std::string_view text) {
  constexpr std::size_t kLongest = 200;
  std::set<std::string_view> names;
  for (std::size_t open = text.find('('); open != text.npos; open = text.find('(', open + 1)) {
    const CallingWords words = wordsOf(calledBefore(text, open));
    const bool outline = holdsWord(
        words, {"polygon", "polygons", "poly", "contour", "contours", "outline", "earcut"});
    const bool finds = holdsWord(words, {"find", "detect", "extract", "trace"});  // in a picture
    if (!outline || finds) continue;
    std::string_view inside = text.substr(open + 1, kLongest);
    const std::size_t end = inside.find_first_of("()[{;");
    if (end == inside.npos) continue;
    // sizeof of board, sizeof(float) is no argument
    inside = inside.substr(0, inside[end] == ')' ? end : inside.rfind(',', end) + 1);
    const std::vector<std::string_view> arguments = namesBetweenCommas(inside);
    if (std::ranges::none_of(arguments, tellsOfOutline))
      names.insert(arguments.begin(), arguments.end());
  }
  return names;
}

bool isGivenToOutline(const RawPolygon& list, const std::set<std::string_view>& given) {
  const auto isBit = [](double number) { return number == 0 || number == 1; };  // of a picture
  return list.arity == Arity::flat && !isAxisName(list.name) && given.contains(list.name) &&
         !std::ranges::all_of(list.numbers, isBit);
}

bool isInLineCalls(const RawPolygon& list, const std::vector<LineCall>& calls) {
  return std::ranges::any_of(calls, [&](const LineCall& call) {
    const std::array first{list.numbers[0], list.numbers[1]};
    const bool turned = first == std::array{call.first[1], call.first[0]};  // lat: 1, lng: 2
    return list.line >= call.line && list.line <= call.lastLine && (first == call.first || turned);
  });
}

}  // namespace sepax
