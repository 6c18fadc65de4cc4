#include "app/formats/plain/lisp.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/text/number.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace sepax {

namespace {

/// Behind the word of a call of Lisp whose bracket opens here, as (cons and then a blank; 0 where
/// another call or something else starts.
std::size_t behindCall(std::string_view text, std::size_t open,
                       std::initializer_list<std::string_view> words) {
  if (!isAt(text, open, '(')) return 0;
  const std::string_view rest = text.substr(open + 1);
  for (const std::string_view word : words) {
    const std::size_t end = open + 1 + word.size();
    const bool called = rest.starts_with(word) && end < text.size();
    if (called && kAllBlanks.find(text[end]) != kAllBlanks.npos) return end;
  }
  return 0;
}

/// (4, 2) of (make-posn 4 2), from `place` on, which is behind it then; empty where another call
/// stands.
std::string pointOfLisp(std::string_view text, std::size_t& place) {
  std::size_t at = behindCall(text, place,
                              {"make-posn", "make-point", "make-vec2", "make-vector", "posn",
                               "point", "vec2", "vector", "list", "cons"});
  if (at == 0) return {};
  const Numbers numbers = numbersFrom(text, at, kAllBlanks);
  at = behindBlanks(text, at, kAllBlanks);
  if (numbers.size() != 2 || !isAt(text, at, ')')) return {};
  place = at + 1;
  return fmt::format("({}, {})", numbers[0], numbers[1]);
}

/// Behind empty, '() and the like, which end a chain of cons; the place itself where none stands.
std::size_t behindEmpty(std::string_view text, std::size_t place) {
  for (const std::string_view word : {"empty", "null", "nil", "'()", "()"}) {
    const std::size_t end = place + word.size();
    if (text.substr(place).starts_with(word) && (end == text.size() || !isWordPart(text[end])))
      return end;
  }
  return place;
}

/// The points of a call that holds nothing else, as a list.
struct LispList {
  std::string points;
  std::size_t count = 0;
  std::size_t end = 0;  ///< behind it, or behind what of it was looked at
  bool whole = false;

  void add(const std::string& point) {
    points += (count == 0 ? "[" : ", ") + point;
    ++count;
  }
};

/// (cons P (cons P (cons P empty))), whose first bracket opens here.
LispList chainAt(std::string_view text, std::size_t open) {
  LispList list{{}, 0, open};
  while (const std::size_t inside = behindCall(text, list.end, {"cons"})) {
    list.end = behindBlanks(text, inside, kAllBlanks);
    const std::string point = pointOfLisp(text, list.end);
    if (point.empty()) return list;
    list.add(point);
    list.end = behindBlanks(text, list.end, kAllBlanks);
  }
  const std::size_t last = std::exchange(list.end, behindEmpty(text, list.end));
  list.whole = list.count > 0 && list.end > last;
  for (std::size_t i = 0; list.whole && i < list.count; ++i) {
    list.end = behindBlanks(text, list.end, kAllBlanks);
    list.whole = isAt(text, list.end, ')');
    if (list.whole) ++list.end;
  }
  return list;
}

/// (list P P P), whose bracket opens here.
LispList pointsOfList(std::string_view text, std::size_t open) {
  LispList list{{}, 0, open};
  const std::size_t inside = behindCall(text, open, {"list"});
  if (inside == 0) return list;
  list.end = behindBlanks(text, inside, kAllBlanks);
  for (std::string point = pointOfLisp(text, list.end); !point.empty();
       point = pointOfLisp(text, list.end)) {
    list.add(point);
    list.end = behindBlanks(text, list.end, kAllBlanks);
  }
  list.whole = list.count > 0 && isAt(text, list.end, ')');
  if (list.whole) ++list.end;
  return list;
}

}  // namespace

void withPointsOfLisp(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten rewritten(plain.text);
  for (std::size_t open = text.find('('); open != text.npos; open = text.find('(', open + 1)) {
    LispList list = chainAt(text, open);
    if (list.end == open) list = pointsOfList(text, open);
    if (list.whole) rewritten.replace(open, list.end, list.points + "]");
    open = std::max(open + 1, list.end) - 1;
  }
  rewritten.finish(plain, "");
}

}  // namespace sepax
