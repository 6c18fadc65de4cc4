#include "app/formats/plain/tangents.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

namespace {

/// Behind the colon of the key in an object of JSON; npos without.
std::size_t behindKey(std::string_view object, std::string_view key) {
  const std::size_t at = object.find(key);
  if (at == object.npos) return at;
  const std::size_t colon = behindBlanks(object, at + key.size(), kAllBlanks);
  return isAt(object, colon, ':') ? behindBlanks(object, colon + 1, kAllBlanks) : object.npos;
}

/// x, y, x, y, ... of the list of points behind the key.
std::vector<double> pointsBehind(std::string_view object, std::string_view key) {
  std::size_t at = behindKey(object, key);
  if (!isAt(object, at, '[')) return {};
  std::vector<double> numbers;
  for (const std::string_view number : numbersFrom(object, at, "[], \t\r\n"))
    numbers.push_back(wholeNumber(number).value);
  return numbers;
}

/// A path with the tangents at its vertices, relative to these.
struct PathOfTangents {
  std::vector<double> in;
  std::vector<double> out;
  std::vector<double> vertices;
  bool closed = false;
};

PathOfTangents pathOf(std::string_view object) {
  const std::size_t closed = behindKey(object, "\"c\"");
  return {pointsBehind(object, "\"i\""), pointsBehind(object, "\"o\""),
          pointsBehind(object, "\"v\""),
          closed != object.npos && object.substr(closed).starts_with("true")};
}

bool isWhole(const PathOfTangents& path) {
  const std::size_t numbers = path.vertices.size();
  return numbers >= 2 * kFewestVertices && numbers % 2 == 0 && path.in.size() == numbers &&
         path.out.size() == numbers;
}

/// The piece between two vertices, by the places of their x: a line where both tangents are zero.
std::string pieceBetween(const PathOfTangents& path, std::size_t from, std::size_t to) {
  const std::vector<double>& v = path.vertices;
  const bool straight =
      path.out[from] == 0 && path.out[from + 1] == 0 && path.in[to] == 0 && path.in[to + 1] == 0;
  if (straight) return fmt::format(" L {} {}", v[to], v[to + 1]);
  return fmt::format(" C {} {} {} {} {} {}", v[from] + path.out[from],
                     v[from + 1] + path.out[from + 1], v[to] + path.in[to],
                     v[to + 1] + path.in[to + 1], v[to], v[to + 1]);
}

std::string inSvg(const PathOfTangents& path) {
  std::string svg = fmt::format("\"M {} {}", path.vertices[0], path.vertices[1]);
  for (std::size_t to = 2; to < path.vertices.size(); to += 2)
    svg += pieceBetween(path, to - 2, to);
  if (path.closed) svg += pieceBetween(path, path.vertices.size() - 2, 0) + " Z";
  return svg + "\"";
}

}  // namespace

void withPathsOfTangents(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten rewritten(source);
  bool opens = false;
  for (std::size_t open = text.find('{'); open != text.npos; open = text.find('{', open + 1)) {
    const std::size_t close = text.find_first_of("{}", open + 1);
    if (close == text.npos) break;
    if (text[close] != '}') continue;
    const PathOfTangents path = pathOf(text.substr(open, close - open));
    if (!isWhole(path)) continue;
    rewritten.replace(open, close + 1, path.closed ? inSvg(path) : "");
    opens = opens || !path.closed;
  }
  if (rewritten.done() == 0) return;
  rewritten.finish(plain, "vertices with tangents were read as a path");
  if (opens) plain.notes.emplace_back("open paths of tangents were left out; they are no polygons");
}

}  // namespace sepax
