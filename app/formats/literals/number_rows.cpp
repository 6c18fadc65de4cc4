#include "app/formats/literals/number_rows.h"

#include "app/formats/literals/indices.h"

#include <algorithm>
#include <array>

namespace sepax {

NumberRows rowsOf(const LiteralTree& tree, std::uint32_t list) {
  NumberRows rows;
  std::size_t inRow = 0;
  bool alike = true;
  for (std::uint32_t at = list + 1; at < tree.nodes[list].end; ++at) {
    const LiteralNode& node = tree.nodes[at];
    if (node.kind != LiteralKind::number || node.labelled) return {};
    const bool first = rows.numbers.empty() || node.line != tree.nodes[at - 1].line;
    if (first && rows.numbers.size() == inRow) rows.each = inRow;
    alike = alike && (!first || inRow == rows.each);
    inRow = first ? 1 : inRow + 1;
    rows.numbers.push_back(node.value);
  }
  if (!alike || inRow != rows.each) rows.each = 0;
  return rows;
}

bool namesPlacesOfCzml(std::string_view name) {
  constexpr auto kNames = std::to_array<std::string_view>(
      {"cartographicDegrees", "cartographicRadians", "cartesian", "cartesianVelocity"});
  return std::ranges::find(kNames, name) != kNames.end();
}

Arity arityOfNumbers(const LiteralTree& tree, std::uint32_t list, const std::string& name) {
  constexpr std::size_t kTriple = 3;
  constexpr std::size_t kFewest = 4;  // of three, which else are a matrix
  const NumberRows rows = rowsOf(tree, list);
  const bool triples =
      rows.each == kTriple && rows.numbers.size() >= kFewest * kTriple && namesOutline(name);
  const bool places = namesPlacesOfCzml(name) && rows.numbers.size() % kTriple == 0;
  return triples || places ? Arity::triple : Arity::flat;
}

}  // namespace sepax
