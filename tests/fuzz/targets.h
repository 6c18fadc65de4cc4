#pragma once

#include <span>
#include <string_view>

/// What is fed with arbitrary texts: by libFuzzer, and with the kept corpus as a unit test.
namespace sepax::fuzz {

/// One reader of texts. Its corpus is the folder corpus/<name>.
struct Target {
  std::string_view name;
  void (*feed)(std::string_view text);  ///< stops the program when a promise is broken
};

[[nodiscard]] std::span<const Target> targets();
/// The target with this name, null when there is none.
[[nodiscard]] const Target* findTarget(std::string_view name);

}  // namespace sepax::fuzz
