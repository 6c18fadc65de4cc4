#include "app/formats/plain/elements.h"

#include "app/formats/literals/indices.h"
#include "app/formats/literals/tree.h"
#include "app/formats/plain/motion_tables.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"
#include "app/scene/json_path.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

namespace {

/// An element of XML that has a place: <vertex x="0" y="0"/>.
struct PlacedElement {
  std::size_t start = 0;
  std::size_t end = 0;  ///< behind its tag
  std::string name;     ///< in lower case
};

/// x="5": the attribute is there and holds a number.
bool hasNumber(std::string_view tag, std::string_view attribute) {
  for (std::size_t at = tag.find(attribute); at != tag.npos; at = tag.find(attribute, at + 1)) {
    const std::size_t quote = at + attribute.size() + 1;
    if (at == 0 || kAllBlanks.find(tag[at - 1]) == kAllBlanks.npos) continue;
    if (!isAt(tag, quote - 1, '=') || quote >= tag.size()) continue;
    if (tag[quote] == '"' || tag[quote] == '\'') return numberLength(tag, quote + 1) > 0;
  }
  return false;
}

std::vector<PlacedElement> placedElements(std::string_view text) {
  constexpr std::size_t kLongest = 400;  // of a tag
  std::vector<PlacedElement> all;
  for (std::size_t at = text.find('<'); at != text.npos; at = text.find('<', at + 1)) {
    const std::string_view rest = text.substr(at, kLongest);
    const std::size_t close = rest.find('>');
    if (close == rest.npos || rest.size() < 2 || !isWordStart(rest[1])) continue;
    const std::string small = lowered(rest.substr(0, close));
    const bool placed = (hasNumber(small, "x") && hasNumber(small, "y")) ||
                        (hasNumber(small, "lat") && hasNumber(small, "lon"));
    if (!placed || hasNumber(small, "width")) continue;
    const std::size_t name = std::min(small.find_first_of(" \t\r\n/"), small.size());
    all.push_back({at, at + close + 1, small.substr(1, name - 1)});
  }
  return all;
}

/// What an outline is made of.
bool isCornerElement(std::string_view name) {
  constexpr auto kNames = std::to_array<std::string_view>(
      {"v", "p", "pt", "vertex", "vert", "point", "corner", "node", "coord", "coordinate"});
  return std::ranges::find(kNames, name) != kNames.end();
}

/// Where a body is, how it moves and what lies in it.
bool isPoseElement(std::string_view name) {
  constexpr auto kNames = std::to_array<std::string_view>(
      {"position", "pos",         "center",    "centre", "centroid", "origin", "pivot", "anchor",
       "location", "translation", "translate", "offset", "velocity", "speed",  "force", "gravity",
       "size",     "scale",       "spawn",     "player", "target",   "label",  "mouse", "cursor"});
  return std::ranges::find(kNames, name) != kNames.end();
}

/// How many corners from this one on stand in one element: no tag ends it between them.
std::size_t cornersTogether(std::string_view text, std::span<const PlacedElement> corners) {
  std::size_t count = 1;
  while (count < corners.size()) {
    const std::size_t start = corners[count - 1].end;
    const std::string_view between = text.substr(start, corners[count].start - start);
    const std::size_t end = between.find("</");
    const bool ofCorner = end != between.npos &&
                          lowered(between.substr(end + 2)).starts_with(corners[count].name) &&
                          between.find("</", end + 2) == between.npos;
    if (end != between.npos && !ofCorner) break;
    ++count;
  }
  return count;
}

/// x="5" y="3" of the tag, as it is written.
std::string_view placeIn(std::string_view text, const PlacedElement& element) {
  const std::string_view tag = text.substr(element.start, element.end - element.start);
  return tag.substr(element.name.size() + 1);
}

/// Elements <decimal>5</decimal> with a number each, one behind the other and of one name.
struct NumberElements {
  Numbers numbers;
  std::size_t end = 0;  ///< behind the last one
};

NumberElements numberElementsAt(std::string_view text, std::size_t place) {
  NumberElements found;
  constexpr std::size_t kLongest = 60;  // of a tag
  const std::size_t close = text.substr(place, kLongest).find('>');
  if (close == text.npos || close < 2 || !isWordStart(text[place + 1])) return {};
  const std::string_view tag = text.substr(place, close + 1);
  const std::string end = "</" + std::string(tag.substr(1));
  for (std::size_t at = place; text.substr(at).starts_with(tag);) {
    const std::size_t start = behindBlanks(text, at + tag.size(), kAllBlanks);
    const std::size_t length = numberLength(text, start);
    const std::size_t behind = behindBlanks(text, start + length, kAllBlanks);
    if (length == 0 || !text.substr(behind).starts_with(end)) break;
    found.numbers.push_back(text.substr(start, length));
    found.end = behind + end.size();
    at = behindBlanks(text, found.end, kAllBlanks);
  }
  return found;
}

/// boundingBox of <a:boundingBox xmlns:b="..."> right before the place; empty where no tag is.
std::string_view ownerBefore(std::string_view text, std::size_t place) {
  constexpr std::size_t kFar = 200;
  const std::size_t far = std::min(place, kFar);
  const std::string_view before = trimmed(text.substr(place - far, far));
  const std::size_t open = before.ends_with('>') ? before.rfind('<') : before.npos;
  if (open == before.npos) return {};
  const std::string_view tag =
      before.substr(open + 1, before.find_first_of(" \t\r\n>", open) - open - 1);
  return tag.substr(tag.rfind(':') + 1);  // all without
}

/// (0, 1): (0, 0), (0, 2): (0, 1) and nothing else.
bool areEntriesOfPoints(std::string_view inside) {
  constexpr std::string_view kAllowed = "0123456789+-.,():[] \t\r\n";
  if (inside.find_first_not_of(kAllowed) != inside.npos) return false;
  std::size_t entries = 0;
  for (std::size_t at = inside.find(':'); at != inside.npos; at = inside.find(':', at + 1)) {
    const std::string_view before = trimmed(inside.substr(0, at));
    const std::string_view behind = trimmed(inside.substr(at + 1));
    if (!before.ends_with(')') || !(behind.starts_with('(') || behind.starts_with('[')))
      return false;
    ++entries;
  }
  return entries > 1;
}

}  // namespace

namespace {

/// <P><c>1</c><c>2</c></P><P>...: points in an element each, in which each number has its own.
struct PointElements {
  Numbers numbers;
  std::size_t each = 0;   ///< numbers of a point
  std::size_t end = 0;    ///< behind the last one
  bool areNamed = false;  ///< x and y
};

/// The x and y of <x>5</x><y>3</y> from this place on, in the one order or the other, without a z
/// behind them; none where anything else stands there.
NumberElements axisElementsAt(std::string_view text, std::size_t place) {
  constexpr std::size_t kLongest = 60;  // of a tag
  NumberElements found{{{}, {}}, 0};
  std::size_t axes = 0;
  for (; isAt(text, place, '<'); ++axes) {
    const std::string_view rest = text.substr(place + 1, kLongest);
    const std::string_view tag = rest.substr(0, std::min(rest.find('>'), rest.size()));
    const char axis = axisOf(tag.substr(tag.rfind(':') + 1));  // all without
    const std::size_t start = behindBlanks(text, place + tag.size() + 2, kAllBlanks);
    const std::size_t length = axis == 0 ? 0 : numberLength(text, start);
    const std::size_t behind = behindBlanks(text, start + length, kAllBlanks);
    const std::string end = fmt::format("</{}>", tag);
    if (length == 0 || !text.substr(behind).starts_with(end)) break;
    if (axis != 'z') found.numbers[axis == 'x' ? 0 : 1] = text.substr(start, length);
    found.end = behind + end.size();
    place = behindBlanks(text, found.end, kAllBlanks);
  }
  const bool both = !found.numbers[0].empty() && !found.numbers[1].empty();
  return axes >= 2 && both ? found : NumberElements{};
}

PointElements pointElementsAt(std::string_view text, std::size_t place) {
  constexpr std::size_t kLongest = 60;  // of a tag
  PointElements found;
  const std::size_t close = text.substr(place, kLongest).find('>');
  if (close == text.npos || close < 2 || !isWordStart(text[place + 1])) return found;
  const std::string_view tag = text.substr(place, close + 1);
  const std::string end = "</" + std::string(tag.substr(1));
  for (std::size_t at = place; text.substr(at).starts_with(tag);) {
    const std::size_t inside = behindBlanks(text, at + tag.size(), kAllBlanks);
    const NumberElements axes = axisElementsAt(text, inside);
    const auto [point, behind] = axes.end > 0 ? axes : numberElementsAt(text, inside);
    found.areNamed = axes.end > 0;
    const std::size_t last = behindBlanks(text, behind, kAllBlanks);
    if (found.each == 0) found.each = point.size();
    const bool whole = found.each == 2 || found.each == 3;
    if (!whole || point.size() != found.each || !text.substr(last).starts_with(end)) break;
    found.numbers.insert(found.numbers.end(), point.begin(), point.end());
    found.end = last + end.size();
    at = behindBlanks(text, found.end, kAllBlanks);
  }
  return found;
}

void withPointsOfElements(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten rewritten(source);
  for (std::size_t at = text.find('<'); at != text.npos; at = text.find('<', at + 1)) {
    const PointElements points = pointElementsAt(text, at);
    if (points.numbers.size() < kFewestVertices * points.each || points.end == 0) continue;
    const std::string_view owner = ownerBefore(text, at);
    const std::string_view tag = text.substr(at, text.find('>', at) - at);
    const bool corners = points.areNamed && isCornerElement(lowered(tag.substr(1)));
    if (corners || saysOutline(owner) || tellsOfOutline(tag))  // rows of a table are no points
      rewritten.replace(at, points.end,
                        fmt::format("{} = {}", owner, pointList(points.numbers, points.each)));
    at = points.end - 1;
  }
  rewritten.finish(plain, "");
}

}  // namespace

void withNumbersOfElements(PlainText& plain) {
  constexpr std::size_t kOfQuad = 8;  // numbers
  if (plain.text.find("</") == plain.text.npos) return;
  withPointsOfElements(plain);
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten rewritten(source);
  for (std::size_t at = text.find('<'); at != text.npos; at = text.find('<', at + 1)) {
    const auto [numbers, end] = numberElementsAt(text, at);
    if (numbers.size() < 2 * kFewestVertices) {
      at = std::max(at, end == 0 ? at : end - 1);
      continue;
    }
    const std::string_view owner = ownerBefore(text, at);
    std::string name = lowered(owner);
    std::erase(name, '_');
    const bool box = name == "boundingbox" && numbers.size() == kOfQuad;
    if (numbers.size() % 2 == 0 && (box || saysOutline(owner)))
      rewritten.replace(text.rfind('<', at - 1), end,
                        fmt::format("{} = {}", owner, pointList(numbers, 2)));
    at = end - 1;
  }
  rewritten.finish(plain, "the numbers of elements were read as pairs x, y");
}

void withoutMapsOfPoints(PlainText& plain) {
  const std::string_view text = plain.text;
  Rewritten rewritten(plain.text);
  for (std::size_t open = text.find('{'); open != text.npos; open = text.find('{', open + 1)) {
    const std::size_t close = text.find_first_of("{}", open + 1);
    if (close == text.npos) break;
    if (text[close] == '}' && areEntriesOfPoints(text.substr(open + 1, close - open - 1)))
      rewritten.replace(open, close + 1, "{}");
  }
  rewritten.finish(plain, "maps from points to points were left out; they are no polygons");
}

void withoutElementsOfTwoCorners(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  if (text.find("</") == text.npos) return;
  std::vector<PlacedElement> corners = placedElements(text);
  std::erase_if(corners, [](const PlacedElement& corner) { return !isCornerElement(corner.name); });
  Rewritten rewritten(source);
  std::string_view last;  // place of the corner before
  for (std::size_t at = 0; at < corners.size();) {
    const std::size_t count = cornersTogether(text, std::span(corners).subspan(at));
    const std::size_t next = at + count;
    const std::string_view end = placeIn(text, corners[next - 1]);
    const bool edge = last == placeIn(text, corners[at]) ||
                      (next < corners.size() && end == placeIn(text, corners[next]));
    if (count == 2 && !edge && (at > 0 || next < corners.size()))
      rewritten.replace(corners[at].start, corners[next - 1].end, "");
    last = end;
    at = next;
  }
  rewritten.finish(plain, "elements of two corners were left out; they are no polygons");
}

namespace {

/// <mark x="0" y="0" radius="5" sides="6"/>: what has a size around its place is no corner.
void withoutRoundElements(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten rewritten(source);
  for (const PlacedElement& element : placedElements(text)) {
    const std::string tag = lowered(placeIn(text, element));
    const bool round = hasNumber(tag, "radius") || hasNumber(tag, "diameter");
    if (round && !isCornerElement(element.name)) rewritten.replace(element.start, element.end, "");
  }
  rewritten.finish(plain, "elements with a radius were left out; they have no corners");
}

/// <geometry x="0" y="0" hdg="0.5" length="40">: pieces of a way, which start at a place and go
/// on in a direction for so long.
void withoutPiecesOfWays(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten rewritten(source);
  for (const PlacedElement& element : placedElements(text)) {
    const std::string tag = lowered(placeIn(text, element));
    const bool directed = hasNumber(tag, "hdg") || hasNumber(tag, "heading");
    if (directed && hasNumber(tag, "length")) rewritten.replace(element.start, element.end, "");
  }
  rewritten.finish(plain, "pieces of a way were left out; they are no polygon");
}

/// edge of BPMNEdge, route and waypoints: what places in it are a way.
bool isWay(std::string_view name) {
  const std::string small = lowered(name);
  return !small.starts_with('/') &&
         std::ranges::any_of(
             std::to_array<std::string_view>({"edge", "route", "rte", "waypoints", "trajectory"}),
             [&](std::string_view word) { return small.ends_with(word); });
}

/// The tag is of a point of a way, <waypoint id="1">, in which its place may stand.
bool isWayPoint(std::string_view owner) {
  return lowered(owner).ends_with("waypoint") && !owner.starts_with('/');
}

/// What stands around the tag right before the place is called an outline.
bool isOwnerInOutline(std::string_view text, std::size_t place) {
  return saysOutline(ownerBefore(text, text.rfind('<', place - 1)));
}

/// <waypoint x="0" y="0"/> and whatever has a place within <edge>.
void withoutPlacesOnWays(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten rewritten(source);
  bool onWay = false;                   // the element before
  const PlacedElement* last = nullptr;  // that one
  std::string_view lastOwner;
  const std::vector<PlacedElement> all = placedElements(text);
  for (const PlacedElement& element : all) {
    const std::string_view owner = ownerBefore(text, element.start);
    const std::size_t behind = last == nullptr ? 0 : last->end;
    const bool alike = last != nullptr && last->name == element.name;
    const bool goesOn =
        alike && (trimmed(text.substr(behind, element.start - behind)).empty() ||
                  lowered(owner) == "/" + element.name.substr(element.name.rfind(':') + 1) ||
                  (isWayPoint(owner) && owner == lastOwner));
    last = &element;
    lastOwner = owner;
    if (!goesOn)
      onWay = isWay(owner) || (isWayPoint(owner) && !isOwnerInOutline(text, element.start));
    if (onWay) rewritten.replace(element.start, element.end, "");
  }
  rewritten.finish(plain, "places on a way were left out; they are no polygon");
}

}  // namespace

void withoutOtherElements(PlainText& plain) {
  withoutRoundElements(plain);
  withoutPiecesOfWays(plain);
  withoutPlacesOnWays(plain);
  const std::string_view text = plain.text;
  if (text.find("<svg") != text.npos || text.find("<map") != text.npos) return;
  const std::vector<PlacedElement> all = placedElements(text);
  std::map<std::string_view, std::size_t> counts;
  for (const PlacedElement& element : all) ++counts[element.name];
  std::string_view repeated;  // what there is most of
  for (const auto& [name, count] : counts)
    if (!isPoseElement(name) && (repeated.empty() || count > counts[repeated])) repeated = name;
  if (repeated.empty() || counts[repeated] < kFewestVertices) return;
  Rewritten rewritten(plain.text);
  for (const PlacedElement& element : all) {
    if (element.name == repeated) continue;
    const bool few = counts[element.name] < kFewestVertices && !isCornerElement(element.name);
    if (isPoseElement(element.name) || (few && isCornerElement(repeated)))
      rewritten.replace(element.start, element.end, "");
  }
  rewritten.finish(plain, fmt::format("points beside those of {} were left out",
                                      inQuotes(std::string(repeated))));
}

}  // namespace sepax
