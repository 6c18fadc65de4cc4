#include "app/formats/plain/conversions.h"

#include "app/formats/literals/indices.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

namespace {

constexpr std::size_t kLongestConversion = 40;

/// A number and what makes another type of it.
struct Conversion {
  std::size_t start = 0;
  std::size_t end = 0;
  std::string_view number;
};

/// u8 and f32.
bool isSizedType(std::string_view word) {
  return word.size() > 1 && std::string_view("iuf").find(word.front()) != word.npos &&
         std::ranges::all_of(word.substr(1), [](char c) { return isDigit(c) || c == 'f'; });
}

bool isFixed(const std::string& word) { return holdsWord({word}, {"fixed", "fix", "fp"}); }

/// fixed_to_float(65536) and FromFixed(65536): the number counts parts of one.
bool readsFixed(const CallingWords& words) {
  for (std::size_t i = 0; i + 1 < words.size(); ++i)
    if ((isFixed(words[i]) && words[i + 1] == "to") ||
        (words[i] == "from" && isFixed(words[i + 1])))
      return true;
  return false;
}

/// Every word of the name is of a type or joins types, and one is of a type.
bool namesConversion(std::string_view name) {
  const bool sized = std::ranges::any_of(name, isDigit);  // f32, I16F16
  const auto isType = [sized](const std::string& word) {
    return isFixed(word) || (sized && holdsWord({word}, {"i", "u", "f"})) ||
           holdsWord({word}, {"float", "double", "single", "int", "integer", "long", "short", "num",
                              "number", "real", "decimal", "cgfloat", "scalar", "btscalar", "px"});
  };
  const CallingWords words = wordsOf(name);
  if (holdsWord(words, {"px"})) return words.size() == 1;  // to_px scales
  return std::ranges::any_of(words, isType) && !readsFixed(words) &&
         std::ranges::all_of(words, [&](const std::string& word) {
           return isType(word) ||
                  holdsWord({word}, {"to", "from", "as", "i", "cg", "static", "cast"});
         });
}

/// int(3.7) cuts it off.
bool cutsOff(std::string_view name, std::string_view number) {
  const CallingWords words = wordsOf(name);
  const bool whole = number.find_first_of(".eE") == number.npos;
  return !whole && !words.empty() &&
         holdsWord({words.back()}, {"int", "integer", "long", "short", "i", "u"});
}

/// A number and the place behind it and its type, as in 3u8.
struct TypedNumber {
  std::string_view number;
  std::size_t end = 0;
};

TypedNumber typedNumberAt(std::string_view text, std::size_t start) {
  if (const std::size_t length = numberLength(text, start); length > 0)
    return {text.substr(start, length), start + length};
  const std::size_t end = std::min(text.find_first_not_of("0123456789.-", start), text.size());
  const std::string_view number = text.substr(start, end - start);
  std::size_t behind = end + (isAt(text, end, '_') ? 1 : 0);
  const std::size_t type = behind;
  while (behind < text.size() && isWordPart(text[behind])) ++behind;
  const bool sized = isSizedType(text.substr(type, behind - type));
  return sized && wholeNumber(number).state == NumberState::finite ? TypedNumber{number, behind}
                                                                   : TypedNumber{};
}

/// Fixed.FromInt and static_cast<float> before the bracket.
std::string_view nameBefore(std::string_view text, std::size_t open) {
  std::size_t start = open;
  const auto isOfName = [](char c) {
    return isWordPart(c) || std::string_view(".:<>").find(c) != std::string_view::npos;
  };
  while (start > 0 && open - start < kLongestConversion && isOfName(text[start - 1])) --start;
  return text.substr(start, open - start);
}

/// toFixed(3) with the bracket that opens here, (float)3, or nothing.
Conversion conversionAt(std::string_view text, std::size_t open) {
  const std::size_t first = behindBlanks(text, open + 1);
  const auto [number, last] = typedNumberAt(text, first);
  const std::size_t close = behindBlanks(text, last);
  if (!number.empty() && isAt(text, close, ')')) {
    const std::string_view name = nameBefore(text, open);
    const bool known = name.empty() || isConversion(name);  // these are read as they are
    if (known || !namesConversion(name) || cutsOff(name, number)) return {};
    return {open - name.size(), close + 1, number};
  }
  const std::string_view inside = text.substr(open + 1, kLongestConversion);
  const std::string_view type = inside.substr(0, inside.find(')'));
  if (type.size() == inside.size() || type.empty() || (open > 0 && isWordPart(text[open - 1])))
    return {};
  const std::size_t place = behindBlanks(text, open + type.size() + 2);
  const std::string_view value = text.substr(place, numberLength(text, place));
  if (value.empty() || !namesConversion(type) || cutsOff(type, value)) return {};
  return {open, place + value.size(), value};
}

/// A number that is no part of a name stands between two places.
bool holdsNumber(std::string_view text, std::size_t start, std::size_t end) {
  constexpr std::size_t kFar = 200;
  if (end - start > kFar) return true;
  for (std::size_t at = start; at < end; ++at)
    if (isDigit(text[at]) && (at == start || !isWordPart(text[at - 1]))) return true;
  return false;
}

}  // namespace

void withNumbersOfConversions(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  std::vector<Conversion> found;
  for (std::size_t open = text.find('('); open != text.npos; open = text.find('(', open + 1))
    if (const Conversion one = conversionAt(text, open); one.end > 0) found.push_back(one);
  std::vector<bool> beside(found.size());  // another one
  for (std::size_t i = 0; i + 1 < found.size(); ++i)
    if (!holdsNumber(text, found[i].end, found[i + 1].start)) beside[i] = beside[i + 1] = true;
  if (std::ranges::count(beside, true) < static_cast<std::ptrdiff_t>(2 * kFewestVertices)) return;
  Rewritten rewritten(source);
  for (std::size_t i = 0; i < found.size(); ++i)
    if (beside[i]) rewritten.replace(found[i].start, found[i].end, found[i].number);
  rewritten.finish(plain, "calls that make another type of a number were read as the number");
}

}  // namespace sepax
