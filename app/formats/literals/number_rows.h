#pragma once

#include "app/formats/literals/tree.h"
#include "app/formats/raw_geometry.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Lists of numbers without inner brackets: what each line of them holds.
namespace sepax {

struct NumberRows {
  std::vector<double> numbers;
  std::size_t each = 0;  ///< in a line; 0 = the lines differ, or there is one
};

/// Empty where something else than numbers is in the list.
[[nodiscard]] NumberRows rowsOf(const LiteralTree& tree, std::uint32_t list);

/// What CZML calls the numbers of places, or of places at times.
[[nodiscard]] bool namesPlacesOfCzml(std::string_view name);

/// Triples where each line of an outline has three numbers, and where the name of the list is that
/// of places.
[[nodiscard]] Arity arityOfNumbers(const LiteralTree& tree, std::uint32_t list,
                                   const std::string& name);

}  // namespace sepax
