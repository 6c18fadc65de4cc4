#include "app/formats/plain/xdot.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace sepax {

namespace {

/// P 3 0 0 5 0 5 3 in what a node or an edge draws: a polygon, filled or not, with the number of
/// its points.
std::string polygonsDrawn(std::string_view drawing) {
  std::string lists;
  for (std::size_t at = drawing.find_first_of("Pp"); at != drawing.npos;
       at = drawing.find_first_of("Pp", at + 1)) {
    std::size_t end = at + 1;
    Numbers numbers = numbersFrom(drawing, end, " \t\r\n\\");
    if (numbers.empty() || (at > 0 && drawing[at - 1] != ' ')) continue;
    const double count = wholeNumber(numbers.front()).value;
    numbers.erase(numbers.begin());
    if (numbers.size() < 2 * kFewestVertices || static_cast<double>(numbers.size()) != 2 * count)
      continue;
    lists += (lists.empty() ? "" : "; ") + pointList(numbers, 2);
  }
  return lists;
}

}  // namespace

void withPolygonsOfXdot(PlainText& plain) {
  constexpr std::string_view kName = "draw_=\"";  // also of _ldraw_, _hdraw_ and _tdraw_
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten rewritten(source);
  for (std::size_t at = text.find(kName); at != text.npos; at = text.find(kName, at + 1)) {
    const std::size_t start = at + kName.size();
    const std::size_t end = text.find('"', start);
    if (end == text.npos) break;
    const bool ofShape = at > 1 && text[at - 1] == '_' && !isWordPart(text[at - 2]);
    rewritten.replace(start - 1, end + 1,
                      ofShape ? polygonsDrawn(text.substr(start, end - start)) : "");
    at = end;
  }
  rewritten.finish(plain, "the polygons that Graphviz draws were read");
}

}  // namespace sepax
