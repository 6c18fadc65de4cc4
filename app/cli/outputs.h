#pragma once

#include <span>
#include <string>
#include <string_view>

/// Where a command writes.
namespace sepax {

inline constexpr std::string_view kStandard = "-";  ///< standard input or output

/// Why these files may not be written: one of them is an input, under whatever name, or standard
/// input. Empty when they may.
[[nodiscard]] std::string inputsAtRisk(std::span<const std::string> inputs,
                                       std::span<const std::string> outputs);

/// Deletes beside the output what an earlier write that was killed has left.
void tidyBeside(const std::string& output);

}  // namespace sepax
