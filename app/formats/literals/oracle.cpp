#include "app/formats/literals/oracle.h"

#include "app/formats/literals/shapes.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace sepax {

namespace {

// Kinds of elements and how they are to be read, as the manual of Oracle Spatial has them.
constexpr int kOutline = 1003;
constexpr int kHole = 2003;
constexpr int kStraight = 1;
constexpr int kRectangle = 3;

/// Of an array SDO_ELEM_INFO three numbers each.
struct Element {
  std::size_t start = 0;  ///< of its ordinates
  std::size_t end = 0;    ///< the first one behind them
  int kind = 0;
  int reading = 0;
};

bool holdsNumbersAlone(const LiteralTree& tree, std::uint32_t group) {
  if (tree.nodes[group].kind != LiteralKind::group || tree.nodes[group].end == group + 1)
    return false;
  for (std::uint32_t at = group + 1; at < tree.nodes[group].end; ++at)
    if (tree.nodes[at].kind != LiteralKind::number) return false;
  return true;
}

/// 2003, 3007: how many numbers a point has, and that it is a polygon or several; 0 = none of it.
std::size_t dimensionsOf(double type) {
  for (const int dimensions : {2, 3})
    for (const int shape : {3, 7})
      if (type == 1000 * dimensions + shape) return static_cast<std::size_t>(dimensions);
  return 0;
}

/// Nothing where the numbers are not those of elements.
std::vector<Element> elementsOf(const std::vector<double>& info, std::size_t ordinates) {
  std::vector<Element> elements;
  constexpr double kMost = 1e9;
  if (info.size() % 3 != 0) return {};
  for (std::size_t i = 0; i < info.size(); i += 3) {
    const double first = i == 0 ? 1 : info[i - 3];
    const bool rises = info[i] >= first && info[i] <= static_cast<double>(ordinates);
    if (!rises || !(info[i + 1] >= 0 && info[i + 1] < kMost)) return {};
    if (!(info[i + 2] >= 0 && info[i + 2] < kMost)) return {};
    if (!elements.empty()) elements.back().end = static_cast<std::size_t>(info[i]) - 1;
    elements.push_back({static_cast<std::size_t>(info[i]) - 1, ordinates,
                        static_cast<int>(info[i + 1]), static_cast<int>(info[i + 2])});
  }
  return elements;
}

/// The corners of a rectangle counterclockwise, of a hole clockwise.
std::vector<double> rectangle(const std::vector<double>& numbers, bool hole) {
  const double left = numbers[0];
  const double low = numbers[1];
  const double right = numbers[2];
  const double high = numbers[3];
  if (hole) return {left, low, left, high, right, high, right, low};
  return {left, low, right, low, right, high, left, high};
}

struct OracleGeometry {
  std::size_t dimensions = 0;  ///< numbers of a point
  std::uint32_t list = 0;      ///< of the ordinates
  std::vector<double> ordinates;
  std::vector<Element> elements;
};

std::optional<OracleGeometry> oracleGeometry(const LiteralTree& tree, std::uint32_t group) {
  constexpr std::size_t kParts = 5;
  std::vector<std::uint32_t> parts;
  for (std::uint32_t child = group + 1; child < tree.nodes[group].end && parts.size() <= kParts;
       child = tree.nodes[child].end)
    parts.push_back(child);
  if (parts.size() != kParts || tree.nodes[parts[0]].kind != LiteralKind::number)
    return std::nullopt;
  const std::size_t dimensions = dimensionsOf(tree.nodes[parts[0]].value);
  if (dimensions == 0 || !holdsNumbersAlone(tree, parts[3]) || !holdsNumbersAlone(tree, parts[4]))
    return std::nullopt;
  OracleGeometry geometry{dimensions, parts[4], numbersOf(tree, parts[4]), {}};
  geometry.elements = elementsOf(numbersOf(tree, parts[3]), geometry.ordinates.size());
  return geometry.elements.empty() ? std::nullopt : std::optional(std::move(geometry));
}

}  // namespace

bool isOracle(const LiteralTree& tree, std::uint32_t group) {
  return oracleGeometry(tree, group).has_value();
}

std::optional<Problem> takeOracle(const LiteralTree& tree, std::uint32_t group,
                                  const std::string& name, RawGeometry& raw) {
  const auto geometry = oracleGeometry(tree, group);
  if (!geometry) return std::nullopt;
  const auto& [dimensions, list, ordinates, elements] = *geometry;

  const std::size_t before = raw.polygons.size();
  bool owned = false;  // by the last outline, which was read
  for (const Element& element : elements) {
    const bool hole = element.kind == kHole;
    if (element.kind == 0) {
      addNote(raw, "the numbers of an element of kind 0 were left out");
      continue;
    }
    const bool straight = element.reading == kStraight;
    const bool corners =
        element.reading == kRectangle && dimensions == 2 && element.end - element.start == 4;
    if ((element.kind != kOutline && !hole) || (!straight && !corners)) {
      owned = owned && hole;
      addNote(raw,
              fmt::format("an element of kind {}, {} was left out; it is no ring of straight sides",
                          element.kind, element.reading));
      continue;
    }
    if (hole && !owned) {
      addNote(raw, "a hole without its outline was left out");
      continue;
    }
    std::vector<double> numbers(ordinates.begin() + static_cast<std::ptrdiff_t>(element.start),
                                ordinates.begin() + static_cast<std::ptrdiff_t>(element.end));
    if (corners) numbers = rectangle(numbers, hole);
    owned = true;
    raw.polygons.push_back({name, tree.nodes[list].line,
                            dimensions == 3 ? Arity::triple : Arity::pair, std::move(numbers), true,
                            hole});
  }
  if (raw.polygons.size() > before) return Problem{};
  return Problem(atLine(tree.nodes[group].line) +
                 "the geometry has no outline of straight sides; give the corners of a polygon");
}

}  // namespace sepax
