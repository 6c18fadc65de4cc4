#include "app/formats/plain/ezdxf.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/bracket_pairs.h"
#include "app/formats/text/number.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

namespace {

constexpr std::string_view kDefaultOrder = "xyseb";

/// xyb of format="xyb": what the numbers of a vertex are, which is the same in all of a text; that
/// of ezdxf where none is given.
std::string_view orderOf(std::string_view text) {
  constexpr std::string_view kKey = "format";
  for (std::size_t at = text.find(kKey); at != text.npos; at = text.find(kKey, at + 1)) {
    const std::size_t quote = behindBlanks(text, at + kKey.size(), " =");
    if (!isAt(text, quote, '"') && !isAt(text, quote, '\'')) continue;
    const std::string_view value = text.substr(quote + 1);
    const std::string_view order = value.substr(0, value.find_first_not_of("xysebv"));
    const bool whole = value.size() > order.size() && value[order.size()] == text[quote];
    if (whole && order.find('x') != order.npos && order.find('y') != order.npos) return order;
  }
  return kDefaultOrder;
}

/// A list of tuples with as many numbers each as the order has letters.
struct TupleList {
  std::size_t start = 0;
  std::size_t end = 0;
  Numbers numbers;
};

std::optional<TupleList> tuplesAt(std::string_view text, std::size_t open, std::size_t each) {
  TupleList list{open, 0, {}};
  std::size_t at = behindBlanks(text, open + 1, kAllBlanks);
  while (at < text.size() && isOpening(text[at])) {
    std::size_t end = at + 1;
    const Numbers tuple = numbersFrom(text, end, ", \t\r\n");
    end = behindBlanks(text, end, ", \t\r\n");
    if (tuple.size() != each || end >= text.size() || !isClosing(text[end])) return std::nullopt;
    list.numbers.insert(list.numbers.end(), tuple.begin(), tuple.end());
    at = behindBlanks(text, end + 1, ", \t\r\n");
  }
  if (at >= text.size() || !isClosing(text[at]) || list.numbers.size() < kFewestVertices * each)
    return std::nullopt;
  list.end = at + 1;
  return list;
}

/// The pairs x, y; lines of DXF where a bulge is not 0.
std::string cornersOfTuples(const TupleList& list, std::string_view order) {
  const std::size_t x = order.find('x');
  const std::size_t y = order.find('y');
  const std::size_t b = order.find('b');
  Numbers pairs;
  std::string dxf = "\n0\nLWPOLYLINE\n70\n1\n";
  bool arcs = false;
  for (std::size_t i = 0; i + order.size() <= list.numbers.size(); i += order.size()) {
    pairs.insert(pairs.end(), {list.numbers[i + x], list.numbers[i + y]});
    const std::string_view bulge = b == order.npos ? "0" : list.numbers[i + b];
    arcs = arcs || wholeNumber(bulge).value != 0;
    dxf += fmt::format("10\n{}\n20\n{}\n42\n{}\n", list.numbers[i + x], list.numbers[i + y], bulge);
  }
  return arcs ? dxf + "\n" : pointList(pairs, 2);
}

}  // namespace

void withPairsOfEzdxf(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  const std::string small = lowered(text);
  if (small.find("ezdxf") == small.npos && small.find("lwpolyline") == small.npos) return;
  const std::string_view order = orderOf(text);
  if (order.size() < 3) return;  // pairs as they are
  Rewritten changed(source);
  for (std::size_t open = text.find_first_of("[("); open != text.npos;
       open = text.find_first_of("[(", std::max(open + 1, changed.done())))
    if (const auto list = tuplesAt(text, open, order.size()))
      changed.replace(list->start, list->end, cornersOfTuples(*list, order));
  changed.finish(plain,
                 "widths and other numbers behind the corners of an LWPOLYLINE were left out");
}

}  // namespace sepax
