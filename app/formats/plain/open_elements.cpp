#include "app/formats/plain/open_elements.h"

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

namespace sepax {

namespace {

/// Where the value of an attribute stands in a text.
struct AttributeValue {
  std::size_t start = 0;
  std::size_t end = 0;
};

/// That of name="value" in the tag between these places.
std::optional<AttributeValue> attributeValueOf(std::string_view text, std::size_t open,
                                               std::size_t close, std::string_view name) {
  const std::string_view tag = text.substr(0, close);
  for (std::size_t at = tag.find(name, open); at != tag.npos; at = tag.find(name, at + 1)) {
    const std::size_t sign = behindBlanks(tag, at + name.size(), kAllBlanks);
    const std::size_t quote = behindBlanks(tag, sign + 1, kAllBlanks);
    if (kAllBlanks.find(tag[at - 1]) == kAllBlanks.npos || !isAt(tag, sign, '=')) continue;
    if (!isAt(tag, quote, '"') && !isAt(tag, quote, '\'')) continue;
    const std::size_t end = tag.find(tag[quote], quote + 1);
    if (end != tag.npos) return AttributeValue{quote + 1, end};
  }
  return std::nullopt;
}

/// 0,0;5,0;5,3: pairs with a semicolon between them.
bool arePairsOfCvat(std::string_view value) {
  return value.find(';') != value.npos && value.find(',') != value.npos &&
         value.find_first_not_of("0123456789+-.eE,; \t\r\n") == value.npos;
}

bool saysNotClosed(std::string_view value) {
  constexpr auto kValues = std::to_array<std::string_view>({"0", "false", "no"});
  return std::ranges::find(kValues, lowered(trimmed(value))) != kValues.end();
}

/// Behind </name> of the element whose tag ends here; behind its tag where there is none.
std::size_t openElementEnd(std::string_view text, std::size_t close, std::string_view name) {
  constexpr std::size_t kLongest = 20'000;  // each element looks for its end
  if (text[close - 1] == '/') return close + 1;
  const std::string end = "</" + std::string(name) + ">";
  const std::size_t at = text.substr(close, kLongest).find(end);
  return at == text.npos ? close + 1 : close + at + end.size();
}

/// What is written in place of a part of the text.
struct ElementChange {
  std::size_t start = 0;
  std::size_t end = 0;
  std::string words = {};  ///< empty: the element is left out
};

/// closed="0", isClosed="false": the element that has this tag is a line.
bool isFlaggedOpen(std::string_view text, std::size_t open, std::size_t close) {
  constexpr auto kFlags = std::to_array<std::string_view>({"closed", "isClosed", "is_closed"});
  return std::ranges::any_of(kFlags, [&](std::string_view name) {
    const auto flag = attributeValueOf(text, open, close, name);
    return flag && saysNotClosed(text.substr(flag->start, flag->end - flag->start));
  });
}

/// points="0,0 5,0 5,3" of x1="0" y1="0" x2="5" ... in any order, as elements of QElectroTech have
/// them; empty where there are no three.
std::string pointsOfAttributes(std::string_view text, std::size_t open, std::size_t close) {
  constexpr int kMost = 1000;
  std::string points;
  int number = 1;
  for (; number < kMost; ++number) {
    const auto x = attributeValueOf(text, open, close, fmt::format("x{}", number));
    const auto y = attributeValueOf(text, open, close, fmt::format("y{}", number));
    if (!x || !y) break;
    points +=
        fmt::format("{}{},{}", points.empty() ? "" : " ", text.substr(x->start, x->end - x->start),
                    text.substr(y->start, y->end - y->start));
  }
  const bool enough = number > static_cast<int>(kFewestVertices);
  return enough ? fmt::format("points=\"{}\"", points) : std::string();
}

/// What becomes of the element whose tag stands between these places; nothing where it stays as it
/// is.
std::optional<ElementChange> changeOf(std::string_view text, std::size_t open, std::size_t close) {
  std::size_t end = open + 1;
  while (end < close && isWordPart(text[end])) ++end;
  const std::string_view name = text.substr(open + 1, end - open - 1);
  if (name.empty() || !isWordStart(name[0])) return std::nullopt;
  const auto points = attributeValueOf(text, open, close, "points");
  std::string pairs(points ? text.substr(points->start, points->end - points->start) : "");
  const bool cvat = arePairsOfCvat(pairs);
  const bool road =
      (name == "lane" || name == "edge") && attributeValueOf(text, open, close, "shape");
  const bool line = cvat && (name == "polyline" || name == "points");
  if (road || line || isFlaggedOpen(text, open, close))
    return ElementChange{open, openElementEnd(text, close, name)};
  if (name == "polygon" && !points)
    if (std::string own = pointsOfAttributes(text, open, close); !own.empty())
      return ElementChange{open, close, "<polygon " + std::move(own) + "/"};
  if (!cvat) return std::nullopt;
  std::ranges::replace(pairs, ';', ' ');
  std::erase(pairs, '\n');  // the lines stay
  return ElementChange{points->start, points->end, std::move(pairs)};
}

/// Where the next section of a scene of Godot begins, [node name="A" ...] in a line that may be
/// quoted or indented.
std::size_t nextSection(std::string_view text, std::size_t place) {
  for (std::size_t at = text.find('[', place); at != text.npos; at = text.find('[', at + 1)) {
    if (at + 1 == text.size() || !isWordStart(text[at + 1])) continue;
    const std::size_t before = at == 0 ? text.npos : text.find_last_not_of("> \t", at - 1);
    if (before == text.npos || text[before] == '\n') return at;
  }
  return text.size();
}

/// The section from this head on is a line of Godot: [node name="Trail" type="Line2D"], which is
/// not closed, or a curve.
bool isLineOfGodot(std::string_view section) {
  const std::string_view head = section.substr(0, section.find('\n'));
  if (!head.starts_with("[node ") && !head.starts_with("[sub_resource ")) return false;
  const bool line = head.find("type=\"Line2D\"") != head.npos;
  return (line && section.find("closed = true") == section.npos) ||
         head.find("type=\"Curve2D\"") != head.npos;
}

}  // namespace

void withoutLinesOfGodot(PlainText& plain) {
  constexpr std::string_view kArray = "Vector2Array(";
  const std::string source = plain.text;
  const std::string_view text = source;
  if (trimmed(text).starts_with('[')) return;  // a scene alone, of which no line is read
  Rewritten rewritten(source);
  for (std::size_t start = nextSection(text, 0); start < text.size();) {
    const std::size_t end = nextSection(text, start + 1);
    const std::string_view section = text.substr(0, end);
    std::size_t at = isLineOfGodot(section.substr(start)) ? section.find(kArray, start) : end;
    for (; at < end; at = section.find(kArray, at + 1)) {
      const std::size_t close = section.find(')', at);
      if (close != section.npos) rewritten.replace(at + kArray.size(), close, "");
    }
    start = end;
  }
  rewritten.finish(plain, "lines and curves of Godot were left out; they are no polygons");
}

void withoutOpenElements(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten rewritten(source);
  bool leavesOut = false;
  for (std::size_t open = text.find('<'); open != text.npos; open = text.find('<', open + 1)) {
    const std::size_t close = text.find_first_of("<>", open + 1);
    if (open < rewritten.done() || !isAt(text, close, '>')) continue;
    const auto change = changeOf(text, open, close);
    if (!change) continue;
    leavesOut = leavesOut || change->words.empty();
    rewritten.replace(change->start, change->end, change->words);
  }
  rewritten.finish(plain, leavesOut ? "elements that are no closed line were left out" : "");
}

}  // namespace sepax
