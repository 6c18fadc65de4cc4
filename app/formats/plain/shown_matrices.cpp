#include "app/formats/plain/shown_matrices.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/plain/ring_lists.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/ring_order.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// 1000 of "1.0e+03 *"; nothing for any other line.
std::optional<double> factorOf(std::string_view line) {
  line = trimmed(line);
  if (!line.ends_with('*')) return std::nullopt;
  const ScannedNumber number = wholeNumber(trimmed(line.substr(0, line.size() - 1)));
  return number.state == NumberState::finite && number.value > 0 ? std::optional(number.value)
                                                                 : std::nullopt;
}

enum class ShownRow { other, point, gap };

/// The row of two numbers or of two NaN; `point` is then that of the numbers.
ShownRow takeRow(std::string_view line, Vec2& point) {
  line = trimmed(line);
  const std::size_t end = std::min(line.find_first_of(" \t"), line.size());
  const std::string_view x = line.substr(0, end);
  const std::string_view y = trimmed(line.substr(end));
  if (lowered(x) == "nan" && lowered(y) == "nan") return ShownRow::gap;
  const ScannedNumber first = wholeNumber(x);
  const ScannedNumber second = wholeNumber(y);
  if (first.state != NumberState::finite || second.state != NumberState::finite)
    return ShownRow::other;
  point = {first.value, second.value};
  return ShownRow::point;
}

/// The rows from a place on, up to a line of anything else.
struct ShownMatrix {
  std::vector<RawPolygon> rings;
  bool hasGaps = false;
  std::size_t end = 0;  ///< behind the last row
};

ShownMatrix matrixFrom(std::string_view text, std::size_t start, double factor) {
  ShownMatrix matrix{{}, false, start};
  bool parted = true;
  while (start < text.size()) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    const std::string_view line = text.substr(start, end - start);
    Vec2 point;
    const ShownRow row = takeRow(line, point);
    if (row == ShownRow::other && (!trimmed(line).empty() || !matrix.rings.empty())) break;
    if (row == ShownRow::point) {
      if (parted) matrix.rings.push_back({{}, 0, Arity::pair, {}});
      matrix.rings.back().numbers.insert(matrix.rings.back().numbers.end(),
                                         {point.x * factor, point.y * factor});
      matrix.end = end;
    }
    parted = row == ShownRow::gap || (parted && row == ShownRow::other);
    matrix.hasGaps = matrix.hasGaps || row == ShownRow::gap;
    start = end + 1;
  }
  return matrix;
}

bool areOutlines(const std::vector<RawPolygon>& rings) {
  return !rings.empty() && std::ranges::all_of(rings, [](const RawPolygon& ring) {
    return ring.numbers.size() >= 2 * kFewestVertices;
  });
}

}  // namespace

void withShownMatrices(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten changed(source);
  bool scaled = false;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    const std::string_view line = trimmed(text.substr(start, end - start));
    const auto factor = factorOf(line);
    const bool shown = factor || line.ends_with('=');
    const std::size_t below = std::min(end + 1, text.size());
    ShownMatrix matrix = shown ? matrixFrom(text, below, factor.value_or(1)) : ShownMatrix{};
    if (areOutlines(matrix.rings) && (factor || matrix.hasGaps)) {
      changed.replace(factor ? start : below, matrix.end,
                      wordsOfRings(withHoles(std::move(matrix.rings), FillRule::evenOdd)));
      scaled = scaled || factor;
      start = matrix.end;
    } else {
      start = below;
    }
  }
  changed.finish(plain, scaled ? "the factor above the rows was multiplied in" : "");
}

}  // namespace sepax
