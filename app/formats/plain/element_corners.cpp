#include "app/formats/plain/element_corners.h"

#include "app/formats/literals/axes.h"
#include "app/formats/literals/indices.h"
#include "app/formats/plain/motion_tables.h"
#include "app/formats/plain/parted_pairs.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// vertex of gating:vertex.
std::string_view withoutSpaceOfNames(std::string_view name) {
  return name.substr(name.rfind(':') + 1);  // all without
}

struct ElementTag {
  std::string_view name;  ///< without its space of names
  std::string_view inside;
  std::size_t end = 0;   ///< behind its >
  bool closes = false;   ///< </name>
  bool isAlone = false;  ///< <name/>
};

/// The one that stands at this place.
std::optional<ElementTag> elementTagAt(std::string_view text, std::size_t place) {
  constexpr std::size_t kLongest = 400;
  const std::string_view rest = text.substr(std::min(place, text.size()), kLongest);
  if (!rest.starts_with('<')) return std::nullopt;
  const std::size_t close = rest.find_first_of("<>", 1);
  if (close == rest.npos || rest[close] == '<') return std::nullopt;
  ElementTag tag;
  tag.closes = isAt(rest, 1, '/');
  tag.isAlone = rest[close - 1] == '/';
  tag.end = place + close + 1;
  const std::size_t start = tag.closes ? 2 : 1;
  if (start >= close || !isWordStart(rest[start])) return std::nullopt;
  const std::size_t end = rest.find_first_of(" \t\r\n/>", start);
  tag.name = withoutSpaceOfNames(rest.substr(start, end - start));
  tag.inside = rest.substr(end, close - end);
  return tag;
}

/// Behind </name> at this place, blanks before it; nothing where anything else stands.
std::optional<std::size_t> behindEndOf(std::string_view text, std::size_t place,
                                       std::string_view name) {
  const auto tag = elementTagAt(text, behindBlanks(text, place, kAllBlanks));
  return tag && tag->closes && tag->name == name ? std::optional(tag->end) : std::nullopt;
}

struct NumberOfTag {
  std::string_view name;
  std::string_view value;
  bool isText = false;  ///< between tags, and of no attribute
};

/// Its attributes whose values are numbers.
std::vector<NumberOfTag> numbersOf(const ElementTag& tag) {
  std::vector<NumberOfTag> numbers;
  const std::string_view inside = tag.inside;
  for (std::size_t sign = inside.find('='); sign != inside.npos;) {
    const std::size_t open = behindBlanks(inside, sign + 1, kAllBlanks);
    if (!isAt(inside, open, '"') && !isAt(inside, open, '\'')) return {};
    const std::size_t close = inside.find(inside[open], open + 1);
    if (close == inside.npos) return {};
    const std::string_view before = trimmed(inside.substr(0, sign));
    const std::string_view name = before.substr(before.find_last_of(kAllBlanks) + 1);
    const std::string_view value = trimmed(inside.substr(open + 1, close - open - 1));
    if (wholeNumber(value).state == NumberState::finite)
      numbers.push_back({withoutSpaceOfNames(name), value, false});
    sign = inside.find('=', close);
  }
  return numbers;
}

/// How surely two names are those of x and y.
enum class AxesOf { none, letters, words, read };

/// s and t of roads, e and n of surveys are axes of corners only; what other readers know is read
/// by them.
AxesOf axesOf(std::string_view first, std::string_view second) {
  using Names = std::pair<std::string_view, std::string_view>;
  constexpr auto kLetters = std::to_array<Names>({{"s", "t"}, {"u", "v"}, {"e", "n"}});
  constexpr auto kRead =
      std::to_array<Names>({{"x", "y"}, {"X", "Y"}, {"lon", "lat"}, {"lng", "lat"}});
  const std::string x = lowered(first);
  const std::string y = lowered(second);
  if (std::ranges::find(kRead, Names{first, second}) != kRead.end()) return AxesOf::read;
  if (x == "long" && y == "lat") return AxesOf::words;
  if (std::ranges::find(kLetters, Names{x, y}) != kLetters.end()) return AxesOf::letters;
  return axisPair(x, y) ? AxesOf::words : AxesOf::none;
}

struct ElementCorner {
  std::string_view x;
  std::string_view y;
  std::size_t end = 0;
  AxesOf axes = AxesOf::none;
};

/// x and y among these, in whatever order.
ElementCorner cornerAmong(const std::vector<NumberOfTag>& numbers) {
  constexpr std::size_t kMost = 8;  // of a tag
  if (numbers.size() > kMost) return {};
  for (const NumberOfTag& x : numbers)
    for (const NumberOfTag& y : numbers)
      if (const AxesOf axes = axesOf(x.name, y.name); axes != AxesOf::none)
        return {x.value, y.value, 0, axes};
  return {};
}

/// The one number of an element: <c value="5"/>, or <X>5</X>, which other readers know where all
/// of them have one name. `place` is behind it then; nothing where it has no number or more.
std::optional<NumberOfTag> numberWithin(std::string_view text, const ElementTag& tag,
                                        std::size_t& place) {
  const auto own = numbersOf(tag);
  const std::size_t start = behindBlanks(text, tag.end, kAllBlanks);
  const std::size_t length = tag.isAlone || !own.empty() ? 0 : numberLength(text, start);
  const auto end = tag.isAlone ? std::optional(tag.end)
                               : behindEndOf(text, length > 0 ? start + length : tag.end, tag.name);
  if (!end || own.size() + (length > 0 ? 1 : 0) != 1) return std::nullopt;
  place = *end;
  return NumberOfTag{tag.name, length > 0 ? text.substr(start, length) : own.front().value,
                     length > 0};
}

/// The numbers of the elements from here on, which have one each, up to the end of the one they
/// stand in.
std::vector<NumberOfTag> numbersWithin(std::string_view text, std::size_t& place) {
  constexpr std::size_t kMost = 3;
  std::vector<NumberOfTag> numbers;
  while (numbers.size() < kMost) {
    const auto tag = elementTagAt(text, behindBlanks(text, place, kAllBlanks));
    if (!tag || tag->closes) break;
    const auto number = numberWithin(text, *tag, place);
    if (!number) return {};
    numbers.push_back(*number);
  }
  return numbers;
}

/// The corner that this element is; of no axes where it is none.
ElementCorner cornerOf(std::string_view text, const ElementTag& tag) {
  ElementCorner corner = cornerAmong(numbersOf(tag));
  std::size_t place = tag.end;
  if (corner.axes == AxesOf::none && !tag.isAlone) {
    const auto numbers = numbersWithin(text, place);
    if (numbers.size() < 2) return {};
    corner = cornerAmong(numbers);
    const bool alike = numbers[0].name == numbers[1].name && !numbers[0].isText;
    if (corner.axes == AxesOf::none && alike) corner = {numbers[0].value, numbers[1].value};
    if (!corner.x.empty()) corner.axes = AxesOf::words;
  }
  const auto end = tag.isAlone ? std::optional(tag.end) : behindEndOf(text, place, tag.name);
  corner.end = end.value_or(0);
  return end ? corner : ElementCorner{};
}

/// Corners in elements of one name, one behind the other.
struct CornerElements {
  Numbers numbers;
  AxesOf axes = AxesOf::none;
  std::size_t end = 0;
};

/// Those with x and y, which other readers know, are taken only within a `property`.
CornerElements cornerElementsAt(std::string_view text, std::size_t place, bool property) {
  CornerElements found;
  std::string_view name;
  while (const auto tag = elementTagAt(text, place)) {
    if (tag->closes || (!name.empty() && tag->name != name)) break;
    const ElementCorner corner = cornerOf(text, *tag);
    const bool other = corner.axes == AxesOf::none || (corner.axes == AxesOf::read && !property);
    if (other || (!name.empty() && corner.axes != found.axes)) break;
    name = tag->name;
    found.axes = corner.axes;
    found.numbers.insert(found.numbers.end(), {corner.x, corner.y});
    found.end = corner.end;
    place = behindBlanks(text, found.end, kAllBlanks);
  }
  return found;
}

bool callsOutline(std::string_view name) { return saysOutline(name) || saysOutline(lowered(name)); }

/// An element, and where its tag starts.
struct ElementAround {
  std::string_view name;  ///< empty where there is none
  std::size_t start = 0;
};

/// The one around this place, where its tag stands right before it.
ElementAround elementAround(std::string_view text, std::size_t place) {
  constexpr std::size_t kFar = 400;
  const std::size_t far = std::min(place, kFar);
  const std::string_view before = trimmed(text.substr(place - far, far));
  const std::size_t open = before.ends_with('>') ? before.rfind('<') : before.npos;
  const auto tag = open == before.npos ? std::nullopt : elementTagAt(before, open);
  if (!tag || tag->closes || tag->isAlone) return {};
  return {tag->name, static_cast<std::size_t>(before.data() - text.data()) + open};
}

}  // namespace

void withCornersOfElements(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten rewritten(source);
  for (std::size_t at = text.find('<'); at != text.npos; at = text.find('<', at + 1)) {
    constexpr std::string_view kProperty = "Polygon.Points";  // of XAML
    const std::string_view owner = elementAround(text, at).name;
    const CornerElements corners = cornerElementsAt(text, at, owner == kProperty);
    if (corners.end == 0) continue;
    const std::string_view name = elementTagAt(text, at)->name;
    const bool sure = callsOutline(name) || callsOutline(owner);
    const bool maybe = corners.axes == AxesOf::words && tellsOfOutline(name);
    if (corners.numbers.size() >= 2 * kFewestVertices && (sure || maybe))
      rewritten.replace(at, corners.end,
                        fmt::format("{} = {}", callsOutline(owner) ? owner : name,
                                    pointList(corners.numbers, 2)));
    at = corners.end - 1;
  }
  rewritten.finish(plain, "elements of two numbers were read as points");
}

namespace {

/// Rings of GML and KML are read by their own readers.
bool isOfRing(std::string_view name, std::string_view owner) {
  constexpr auto kOwners = std::to_array<std::string_view>(
      {"LinearRing", "Polygon", "outerBoundaryIs", "innerBoundaryIs"});
  const bool list = name == "coordinates" || name == "posList";
  return list && std::ranges::find(kOwners, owner) != kOwners.end();
}

}  // namespace

void withPairsOfElements(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten rewritten(source);
  for (std::size_t at = text.find("</"); at != text.npos; at = text.find("</", at + 1)) {
    const auto end = elementTagAt(text, at);
    const std::size_t open = end ? text.substr(0, at).rfind('>') : text.npos;
    if (open == text.npos || open < rewritten.done()) continue;
    const std::string_view list = trimmed(text.substr(open + 1, at - open - 1));
    if (list.find_first_of("0123456789+-.") != 0) continue;
    const std::size_t start = text.rfind('<', open);
    if (start == text.npos) continue;
    const ElementAround owner = elementAround(text, start);
    const bool own = callsOutline(end->name);
    if (!own && (!callsOutline(owner.name) || isOfRing(end->name, owner.name))) continue;
    const std::string points = pointsOfPairs(list, end->name == "posList");
    if (points.empty()) continue;
    const std::size_t first = own ? start : owner.start;
    if (first >= rewritten.done())
      rewritten.replace(first, end->end,
                        fmt::format("{} = {}", own ? end->name : owner.name, points));
  }
  rewritten.finish(plain, "the numbers of elements were read as pairs x, y");
}

}  // namespace sepax
