#pragma once

#include <string>
#include <string_view>

/// What the pieces of a split body are called: the first keeps its name, the others are name-2,
/// name-3 and so on; a piece that is split again has pieces of its own.
namespace sepax {

[[nodiscard]] std::string pieceName(std::string_view whole, int number);
/// The name of the body of which one with this name would be a piece: "A" of "A-2" and "A-2-3", a
/// name without such an end is its own.
[[nodiscard]] std::string_view wholeName(std::string_view name);

}  // namespace sepax
