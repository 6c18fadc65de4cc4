#include "app/formats/prose/loops.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/ring_order.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <utility>

namespace sepax {

namespace {

std::vector<std::size_t> sizesAbove(const MixedText& mixed, std::size_t place,
                                    const PointRun& rows) {
  constexpr std::size_t kFar = 400;
  constexpr std::string_view kWord = "sizes";
  if (!rows.fault.empty()) return {};
  const std::size_t least = place - std::min(place, kFar);
  const std::string_view above = mixed.text().substr(least, place - least);
  const std::size_t word = lowered(above).rfind(kWord);
  if (word == above.npos) return {};
  std::size_t at = behindBlanks(above, word + kWord.size(), " \t:=");
  if (isAt(above, at, '[') || isAt(above, at, '(')) ++at;
  std::vector<std::size_t> sizes;
  std::size_t points = 0;
  for (const std::string_view number : numbersFrom(above, at, ", \t")) {
    const double size = wholeNumber(number).value;
    if (size < kFewestVertices || size != std::floor(size) ||
        size > static_cast<double>(rows.points))
      return {};
    sizes.push_back(static_cast<std::size_t>(size));
    points += sizes.back();
  }
  return sizes.size() > 1 && points == rows.points ? sizes : std::vector<std::size_t>{};
}

}  // namespace

std::vector<RawPolygon> loopsOfSizes(const MixedText& mixed, std::size_t place,
                                     const PointRun& rows) {
  const std::vector<std::size_t> sizes = sizesAbove(mixed, place, rows);
  const std::size_t stride = rows.polygon.arity == Arity::triple ? 3 : 2;
  std::vector<RawPolygon> loops;
  auto from = rows.polygon.numbers.begin();
  std::size_t line = rows.polygon.line;
  for (const std::size_t size : sizes) {
    const auto to = from + static_cast<std::ptrdiff_t>(size * stride);
    loops.push_back({{}, line, rows.polygon.arity, {from, to}});
    from = to;
    line += size;
  }
  return stride == 2 ? withHoles(std::move(loops), FillRule::evenOdd) : loops;
}

}  // namespace sepax
