#include "app/formats/plain/programs.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/prose/run_words.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace sepax {

namespace {

constexpr std::size_t kLongestComment = 400;

/// Bytes of -12.5 at this place, 0 where no number is.
std::size_t decimalLength(std::string_view text, std::size_t place) {
  std::size_t end = place + (isAt(text, place, '-') ? 1 : 0);
  const std::size_t digits = end;
  while (end < text.size() && (isDigit(text[end]) || text[end] == '.')) ++end;
  return end > digits && isDigit(text[digits]) && text[end - 1] != '.' ? end - place : 0;
}

/// Behind 25x240, maybe in quotes, whose numbers are added; the place itself where it is none.
std::size_t takeSlicerPair(std::string_view text, std::size_t place, Numbers& numbers) {
  const bool quoted = isAt(text, place, '"');
  const std::size_t first = place + (quoted ? 1 : 0);
  const std::size_t sign = first + decimalLength(text, first);
  if (sign == first || !isAt(text, sign, 'x')) return place;
  const std::size_t length = decimalLength(text, sign + 1);
  const std::size_t end = sign + 1 + length;
  if (length == 0 || (quoted && !isAt(text, end, '"'))) return place;
  if (end < text.size() && isWordPart(text[end])) return place;
  numbers.push_back(text.substr(first, sign - first));
  numbers.push_back(text.substr(sign + 1, length));
  return end + (quoted ? 1 : 0);
}

/// The sides of an outline along both axes, as no list of sizes has them.
bool hasUprightSides(const Numbers& numbers) {
  const auto isShared = [&](std::size_t axis) {
    for (std::size_t i = axis; i + 2 < numbers.size(); i += 2)
      if (numbers[i] == numbers[i + 2]) return true;
    return false;
  };
  return isShared(0) && isShared(1);
}

/// nozzle_offset = before the place: the key of a setting that is no outline.
bool isOtherSetting(std::string_view text, std::size_t place) {
  std::string_view line = text.substr(0, place);
  line = trimmed(line.substr(line.rfind('\n') + 1));
  if (!line.ends_with('=')) return false;
  const CallingWords words = wordsOf(line);
  return line.find('_') != line.npos &&
         !holdsWord(words, {"shape", "area", "areas", "outline", "polygon", "contour", "plate",
                            "boundary", "region", "bed", "exclude", "excluded"});
}

/// 0x0, 200x0, 200x200 and "0x0", "200x0", ... as slicers of printers write the plate and the areas
/// in it.
void withSlicerPairs(PlainText& plain) {
  constexpr auto kKeys =
      std::to_array<std::string_view>({"bed shape", "printable area", "exclude area"});
  constexpr std::size_t kFar = 40;  // from the key to its values
  std::string small = lowered(plain.text);
  std::ranges::replace(small, '_', ' ');
  const auto tells = [&](std::string_view words) {
    return std::ranges::any_of(kKeys,
                               [&](std::string_view key) { return words.find(key) != words.npos; });
  };
  constexpr auto kSlicers =
      std::to_array<std::string_view>({"slicer", "slic3r", " orca", "prusa", "bambu"});
  const bool ofSlicer = std::ranges::any_of(
      kSlicers, [&](std::string_view name) { return small.find(name) != small.npos; });
  if (!ofSlicer && !tells(small)) return;
  const std::string_view text = plain.text;
  Rewritten rewritten(plain.text);
  std::size_t end = 0;  // of the last pairs
  for (std::size_t at = text.find('x'); at != text.npos;
       at = text.find('x', std::max(at + 1, end))) {
    std::size_t start = at;
    while (start > end && (isDigit(text[start - 1]) || text[start - 1] == '.')) --start;
    if (start > end && text[start - 1] == '-') --start;
    if (start > 0 && isWordPart(text[start - 1])) continue;
    Numbers numbers;
    // of "0x0", and not of "0x0, 200x0"
    const std::size_t quote = start > end && text[start - 1] == '"' ? start - 1 : start;
    end = takeSlicerPair(text, quote, numbers);
    if (end == quote)
      end = takeSlicerPair(text, start, numbers);
    else
      start = quote;
    for (std::size_t next = end; isAt(text, next, ',');) {
      next = behindBlanks(text, next + 1, " \t\r\n");
      const std::size_t behind = takeSlicerPair(text, next, numbers);
      if (behind == next) break;
      end = next = behind;
    }
    const std::size_t least = start - std::min(start, kFar);
    const bool told = tells(std::string_view(small).substr(least, start - least));
    if (numbers.size() < 2 * kFewestVertices || (!told && !hasUprightSides(numbers))) continue;
    if (isOtherSetting(text, start)) continue;
    std::string points = pointList(numbers, 2);
    if (start > 0 && text[start - 1] == '"' && isAt(text, end, '"')) {
      --start;
      ++end;
    }
    if (start > 0 && text[start - 1] == '[') points = points.substr(1, points.size() - 2);
    rewritten.replace(start, end, points);
  }
  rewritten.finish(plain, "");
}

/// An outline of POV-Ray: the points of polygon { 4, <0, 0>, ... } or prism { 0, 1, 4, <0, 0>, ...
/// }.
struct PovOutline {
  std::string points;
  std::size_t end = 0;  ///< behind its block
  bool moved = false;
};

/// Behind blanks, commas and comments.
std::size_t behindComments(std::string_view text, std::size_t place) {
  for (;;) {
    place = behindBlanks(text, place, " \t\r\n,");
    const bool line = text.substr(place).starts_with("//");
    const bool block = text.substr(place).starts_with("/*");
    if (!line && !block) return place;
    const std::string_view comment = text.substr(place, kLongestComment);
    const std::size_t end = comment.find(line ? "\n" : "*/");
    if (end == comment.npos) return place;
    place += end + (line ? 1 : 2);
  }
}

/// <1, 2> and <1, 2, 3>; without numbers where none is.
struct PovVector {
  Numbers numbers;
  std::size_t end = 0;  ///< behind it
};

PovVector povVectorAt(std::string_view text, std::size_t place) {
  PovVector vector;
  if (!isAt(text, place, '<') || (place > 0 && isWordPart(text[place - 1]))) return vector;
  std::size_t end = place + 1;
  Numbers numbers = numbersFrom(text, end, " \t\r\n,");
  end = behindBlanks(text, end, kAllBlanks);
  if (isAt(text, end, '>') && (numbers.size() == 2 || numbers.size() == 3))
    vector = {std::move(numbers), end + 1};
  return vector;
}

/// What the { at this place opens, as its count of points tells.
std::optional<PovOutline> povOutlineAt(std::string_view text, std::size_t open) {
  constexpr std::size_t kLongestHead = 400;
  std::size_t at = open + 1 + std::min(text.substr(open + 1, kLongestHead).find('<'), kLongestHead);
  if (!isAt(text, at, '<')) return std::nullopt;
  const std::string comments = withoutComments(text.substr(open + 1, at - open - 1));
  std::string_view head = trimmed(comments);
  if (head.ends_with(',')) head = trimmed(head.substr(0, head.size() - 1));
  for (const std::string_view curve : {"quadratic_spline", "cubic_spline", "bezier_spline"})
    if (head.find(curve) != head.npos) return std::nullopt;
  const ScannedNumber count = wholeNumber(head.substr(head.find_last_of(" \t\n,") + 1));
  if (count.state != NumberState::finite) return std::nullopt;
  Numbers numbers;
  const std::size_t each = povVectorAt(text, at).numbers.size();
  while (each > 0 && isAt(text, at, '<')) {
    const auto [point, end] = povVectorAt(text, at);
    if (point.size() != each) return std::nullopt;
    numbers.insert(numbers.end(), point.begin(), point.end());
    at = behindComments(text, end);
  }
  if (each == 0 || numbers.size() < each * kFewestVertices ||
      static_cast<double>(numbers.size()) != static_cast<double>(each) * count.value)
    return std::nullopt;
  const std::size_t rest = at;
  for (int depth = 1; at < text.size() && depth > 0; ++at)
    depth += isAt(text, at, '{') ? 1 : isAt(text, at, '}') ? -1 : 0;
  const std::string_view tail = text.substr(rest, at - rest);
  const bool moved = std::ranges::any_of(
      std::to_array<std::string_view>({"rotate", "translate", "scale", "matrix", "transform"}),
      [&](std::string_view word) { return tail.find(word) != tail.npos; });
  return PovOutline{pointList(numbers, each), at, moved};
}

void withPovOutlines(PlainText& plain) {
  const std::string_view text = plain.text;
  Rewritten rewritten(plain.text);
  bool moved = false;
  for (std::size_t open = text.find('{'); open != text.npos;
       open = text.find('{', std::max(open + 1, rewritten.done()))) {
    constexpr std::size_t kFar = 12;  // from the word to the bracket
    const std::size_t least = open - std::min(open, kFar);
    const std::string_view word = trimmed(text.substr(least, open - least));
    if (!word.ends_with("polygon") && !word.ends_with("prism")) continue;
    const auto outline = povOutlineAt(text, open);
    if (!outline) continue;
    rewritten.replace(open, outline->end, " = " + outline->points);
    moved = moved || outline->moved;
  }
  rewritten.finish(plain, moved ? "what moves an object of POV-Ray was left out" : "");
}

/// camera { location <3, 7, -12> } and box { <0, 0, 0>, <5, 1, 3> }: what has three numbers right
/// within braces is a place or a way in space.
void withoutPovVectors(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  constexpr std::string_view kOpenings = "([{";
  constexpr std::string_view kClosings = ")]}";
  Rewritten rewritten(source);
  std::string open;  // brackets
  for (std::size_t at = text.find_first_of("([{)]}<"); at != text.npos;
       at = text.find_first_of("([{)]}<", at + 1)) {
    const std::size_t kind = kClosings.find(text[at]);
    if (kOpenings.find(text[at]) != kOpenings.npos) open += text[at];
    if (kind != kClosings.npos && open.ends_with(kOpenings[kind])) open.pop_back();
    if (!open.ends_with('{')) continue;
    if (const auto [numbers, end] = povVectorAt(text, at); numbers.size() == 3)
      rewritten.replace(at, end, "");
  }
  rewritten.finish(plain, "vectors in space were left out");
}

/// (10 5.0 3.0), (cons 70 1) and '(8 . "walls"): one element of an entity of AutoLISP.
struct LispPair {
  std::string_view code;
  std::string_view value;
  std::size_t end = 0;
};

/// Behind blanks, quotes of lists and comments of Lisp.
std::size_t behindLispBlanks(std::string_view text, std::size_t place) {
  for (;;) {
    place = behindBlanks(text, place, " \t\r\n'");
    const std::string_view comment = text.substr(place, kLongestComment);
    const std::size_t end = comment.find('\n');
    if (!comment.starts_with(';') || end == comment.npos) return place;
    place += end;
  }
}

std::optional<LispPair> lispPairAt(std::string_view text, std::size_t place) {
  constexpr std::size_t kLongest = 400;
  if (!isAt(text, place, '(')) return std::nullopt;
  const std::size_t close = text.substr(place + 1, kLongest).find_first_of("()");
  if (close == text.npos || text[place + 1 + close] != ')') return std::nullopt;
  std::string_view inside = trimmed(text.substr(place + 1, close));
  for (const std::string_view call : {"cons ", "list "})
    if (inside.starts_with(call)) inside = trimmed(inside.substr(call.size()));
  LispPair pair;
  pair.code = inside.substr(0, inside.find(' '));
  pair.value = trimmed(inside.substr(pair.code.size()));
  if (pair.value.starts_with(". ")) pair.value = trimmed(pair.value.substr(2));
  pair.end = place + close + 2;
  const bool known = wholeNumber(pair.code).state == NumberState::finite;
  return known ? std::optional(pair) : std::nullopt;
}

/// The lines of DXF that an entity is, from its (0 . "LWPOLYLINE") on; `end` is then behind it.
std::string dxfOf(std::string_view text, std::size_t& end) {
  std::string dxf = "\n0\nLWPOLYLINE\n";
  for (const std::size_t start = end;;) {
    const auto pair = lispPairAt(text, behindLispBlanks(text, end));
    if (!pair || (pair->code == "0" && end != start)) return dxf + "\n";
    end = pair->end;
    if (pair->code == "10") {
      const std::size_t blank = std::min(pair->value.find(' '), pair->value.size());
      const std::string_view rest = trimmed(pair->value.substr(blank));
      dxf += fmt::format("10\n{}\n20\n{}\n", pair->value.substr(0, blank),
                         rest.substr(0, rest.find(' ')));
    } else if (pair->code == "42" || pair->code == "70") {
      dxf += fmt::format("{}\n{}\n", pair->code, pair->value);
    }
  }
}

/// Before the brackets, calls and comments that start the list of an entity; `opened` counts the
/// brackets.
std::size_t lispListStart(std::string_view text, std::size_t start, std::size_t least,
                          int& opened) {
  constexpr std::string_view kHandle = "(-1 .";
  constexpr auto kStarts =
      std::to_array<std::string_view>({"(", "'", "list", "entmake", "entmakex"});
  while (true) {
    const std::string_view before = trimmed(text.substr(least, start - least));
    const std::string_view line = before.substr(before.rfind('\n') + 1);
    const auto word =
        std::ranges::find_if(kStarts, [&](std::string_view one) { return before.ends_with(one); });
    std::size_t place = before.size();
    if (word != kStarts.end())
      place -= word->size();
    else if (before.ends_with(">)"))
      place = before.rfind(kHandle);
    else if (line.find(';') != line.npos)
      place -= line.size() - line.find(';');
    if (place >= before.size()) return start;
    opened += word == kStarts.begin() ? 1 : 0;
    start = static_cast<std::size_t>(before.data() - text.data()) + place;
  }
}

/// ((0 . "LWPOLYLINE") (90 . 3) (70 . 1) (10 0.0 0.0) ...) of AutoLISP as lines of DXF.
void withLispEntities(PlainText& plain) {
  constexpr std::string_view kStart = "(0 . \"";
  const std::string_view text = plain.text;
  Rewritten rewritten(plain.text);
  bool others = false;
  for (std::size_t at = text.find(kStart); at != text.npos;
       at = text.find(kStart, std::max(at + 1, rewritten.done()))) {
    std::size_t end = at;
    const std::string dxf = dxfOf(text, end);
    if (end == at) continue;  // its bracket does not close
    const bool outline = text.substr(at + kStart.size()).starts_with("LWPOLYLINE\"");
    others = others || !outline;
    constexpr std::size_t kFar = 200;
    int opened = 0;
    const std::size_t start =
        lispListStart(text, at, std::max(rewritten.done(), at - std::min(at, kFar)), opened);
    for (; opened > 0; --opened)
      if (const std::size_t close = behindLispBlanks(text, end); isAt(text, close, ')'))
        end = close + 1;
    rewritten.replace(start, end, outline ? dxf : "");
  }
  rewritten.finish(plain, others ? "entities of AutoLISP other than LWPOLYLINE were left out" : "");
}

/// The tag with this name that stands here, maybe cut off by the end of the text; else empty.
std::string_view tagAt(std::string_view text, std::size_t place, std::string_view name) {
  constexpr std::size_t kLongest = 400;
  const std::string_view tag = text.substr(place, kLongest);
  const std::size_t close = tag.find('>');
  const bool cut = close == tag.npos && tag.size() < kLongest;
  if (!tag.starts_with(name) || (close == tag.npos && !cut)) return {};
  return cut ? tag : tag.substr(0, close + 1);
}

/// <XYPoint x=" 83.25*mm" y="-48*mm"/> and so on of an extruded polygon of DD4hep, whose sections
/// are no points; in one unit.
void withExtrusions(PlainText& plain) {
  constexpr std::string_view kPoint = "<XYPoint ";
  const std::string_view text = plain.text;
  Rewritten rewritten(plain.text);
  std::set<std::string_view> units;
  for (std::size_t start = text.find(kPoint); start != text.npos;) {
    Numbers numbers;
    std::size_t end = start;
    for (std::size_t at = start;; at = behindBlanks(text, end, " \t\r\n")) {
      const std::string_view tag = tagAt(text, at, kPoint);
      const std::string_view section = tagAt(text, at, "<ZXYSection ");
      if (tag.empty() && section.empty()) break;
      end = at + tag.size() + section.size();
      for (const std::string_view axis : {"x=\"", "y=\""}) {
        const std::size_t value = tag.find(axis);
        if (value == tag.npos) continue;
        std::string_view number = tag.substr(value + axis.size());
        number = trimmed(number.substr(0, number.find('"')));
        numbers.push_back(number.substr(0, number.find('*')));
        units.insert(number.substr(numbers.back().size()));
      }
    }
    const bool known = std::ranges::all_of(numbers, [](std::string_view number) {
      return wholeNumber(number).state == NumberState::finite;
    });
    if (known && numbers.size() % 2 == 0 && numbers.size() >= 2 * kFewestVertices)
      rewritten.replace(start, end, "; " + pointList(numbers, 2));
    start = text.find(kPoint, std::max(end, start + 1));
  }
  if (units.size() == 1)
    rewritten.finish(plain, units.begin()->empty() ? "" : "the unit of the points was dropped");
}

}  // namespace

void withPointsOfPrograms(PlainText& plain) {
  withSlicerPairs(plain);
  withPovOutlines(plain);
  withoutPovVectors(plain);
  withLispEntities(plain);
  withExtrusions(plain);
}

}  // namespace sepax
