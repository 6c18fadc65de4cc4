#include "app/formats/plain/patches.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// x = [2 5; 2 5; 8 8] from its name to behind its bracket.
struct Matrix {
  std::size_t start = 0;
  std::size_t end = 0;
  std::vector<Numbers> rows;  ///< with as many numbers in each
};

/// By name the last one above a place.
using Matrices = std::map<std::string_view, Matrix>;

/// What the [ at this place opens; nothing where it holds anything but rows of numbers.
std::optional<Matrix> matrixAt(std::string_view text, std::size_t open) {
  Matrix matrix;
  for (std::size_t at = open + 1;;) {
    Numbers row = numbersFrom(text, at, " \t,");
    at = behindBlanks(text, at);
    if (!matrix.rows.empty() && !row.empty() && row.size() != matrix.rows.front().size())
      return std::nullopt;
    if (!row.empty()) matrix.rows.push_back(std::move(row));
    matrix.end = at + 1;
    const bool transposed = isAt(text, matrix.end, '\'') || isAt(text, matrix.end, '.');
    if (isAt(text, at, ']')) return transposed ? std::nullopt : std::optional(matrix);
    const std::size_t next = behindBlanks(text, at, " \t\r\n;");
    if (next == at) return std::nullopt;
    at = next;
  }
}

/// The matrix whose = stands at this place, and its name.
void takeMatrix(std::string_view text, std::size_t sign, Matrices& matrices) {
  const std::size_t open = behindBlanks(text, sign + 1);
  if (!isAt(text, open, '[')) return;
  std::size_t last = sign;
  while (last > 0 && (text[last - 1] == ' ' || text[last - 1] == '\t')) --last;
  std::size_t start = last;
  while (start > 0 && isWordPart(text[start - 1])) --start;
  auto matrix = start == last ? std::nullopt : matrixAt(text, open);
  if (!matrix) return;
  matrix->start = start;
  matrices[text.substr(start, last - start)] = std::move(*matrix);
}

/// The arguments of patch( or fill( at this place; none elsewhere.
std::vector<std::string_view> argumentsAt(std::string_view text, std::size_t place) {
  constexpr std::size_t kLongest = 200;
  if (place > 0 && isWordPart(text[place - 1])) return {};
  std::vector<std::string_view> arguments;
  for (const std::string_view call : {"patch(", "fill("}) {
    std::string_view rest = text.substr(place, kLongest);
    if (!rest.starts_with(call)) continue;
    rest = rest.substr(call.size(), rest.find(')') - std::min(rest.find(')'), call.size()));
    while (!rest.empty()) {
      const std::size_t comma = std::min(rest.find(','), rest.size());
      arguments.push_back(trimmed(rest.substr(0, comma)));
      rest.remove_prefix(std::min(comma + 1, rest.size()));
    }
  }
  return arguments;
}

/// The columns as lists of points.
std::string polygonsOf(const Matrix& x, const Matrix& y) {
  std::string polygons;
  for (std::size_t column = 0; column < x.rows.front().size(); ++column) {
    Numbers numbers;
    for (std::size_t row = 0; row < x.rows.size(); ++row)
      numbers.insert(numbers.end(), {x.rows[row][column], y.rows[row][column]});
    polygons += "; " + pointList(numbers, 2);
  }
  return polygons;
}

}  // namespace

void withMatricesOfPatches(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  if (text.find("patch(") == text.npos && text.find("fill(") == text.npos) return;
  Matrices matrices;
  std::map<std::size_t, std::pair<std::size_t, std::string>> changes;  // by their starts
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '=') takeMatrix(text, at, matrices);
    if (text[at] != 'p' && text[at] != 'f') continue;
    const std::vector<std::string_view> names = argumentsAt(text, at);
    const auto x = names.size() < 2 ? matrices.end() : matrices.find(names[0]);
    const auto y = names.size() < 2 ? matrices.end() : matrices.find(names[1]);
    if (x == matrices.end() || y == matrices.end() || x == y) continue;
    const std::vector<Numbers>& rows = x->second.rows;
    if (rows.size() < kFewestVertices || rows.front().size() < 2) continue;
    if (y->second.rows.size() != rows.size() ||
        y->second.rows.front().size() != rows.front().size())
      continue;
    for (std::size_t i = 1; i < names.size(); ++i)
      if (const auto other = matrices.find(names[i]); other != matrices.end())
        changes[other->second.start] = {other->second.end, ""};
    changes[x->second.start] = {x->second.end, polygonsOf(x->second, y->second)};
  }
  Rewritten changed(source);
  for (const auto& [start, change] : changes) changed.replace(start, change.first, change.second);
  changed.finish(plain, "the columns of matrices were read as polygons");
}

}  // namespace sepax
