#pragma once

#include <span>
#include <string>
#include <string_view>

namespace sepax {

/// The known word that is nearest to what was typed: at most a third of its letters are other ones,
/// are missing, are too many or have changed places with their neighbour (the distance of Damerau,
/// A Technique for Computer Detection and Correction of Spelling Errors, CACM 7(3), 1964). Empty
/// where none is so near.
[[nodiscard]] std::string nearestWord(std::string_view typed, std::span<const std::string> known);

/// "; did you mean sat?", empty where no known word is near.
[[nodiscard]] std::string didYouMean(std::string_view typed, std::span<const std::string> known);

}  // namespace sepax
