#include "app/formats/plain/labelme.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace sepax {

namespace {

/// What stands between <x> and </x> in the point.
std::string_view contentOf(std::string_view point, std::string_view open) {
  const std::size_t start = point.find(open);
  if (start == point.npos) return {};
  const std::string_view rest = point.substr(start + open.size());
  return trimmed(rest.substr(0, rest.find('<')));
}

/// The x and y of its points; none where one of them is no number.
Numbers numbersOfPoints(std::string_view polygon) {
  constexpr std::string_view kPoint = "<pt>";
  Numbers numbers;
  for (std::size_t at = polygon.find(kPoint); at != polygon.npos;) {
    const std::size_t next = polygon.find(kPoint, at + 1);
    const std::string_view point = polygon.substr(at, next - at);
    for (const std::string_view axis : {"<x>", "<y>"}) {
      numbers.push_back(contentOf(point, axis));
      if (wholeNumber(numbers.back()).state != NumberState::finite) return {};
    }
    at = next;
  }
  return numbers;
}

}  // namespace

void withPolygonsOfLabelMe(PlainText& plain) {
  constexpr std::string_view kOpen = "<polygon>";
  constexpr std::string_view kClose = "</polygon>";
  if (plain.text.find("<pt>") == std::string::npos) return;
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten changed(source);
  std::size_t end = 0;
  for (std::size_t at = text.find(kOpen); at != text.npos; at = text.find(kOpen, end)) {
    end = text.find(kClose, at);
    if (end == text.npos) break;
    const Numbers numbers = numbersOfPoints(text.substr(at, end - at));
    end += kClose.size();
    if (numbers.size() >= 2 * kFewestVertices)
      changed.replace(at, end, "; " + pointList(numbers, 2) + "; ");
  }
  changed.finish(plain, "");
}

}  // namespace sepax
