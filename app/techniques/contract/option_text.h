#pragma once

#include "app/techniques/contract/declared.h"

#include <optional>
#include <string>
#include <string_view>

/// The values of options as words of a command line.
namespace sepax {

/// The value that the text names, absent when it names none.
[[nodiscard]] std::optional<OptionValue> optionValueNamed(const OptionRow& option,
                                                          std::string_view text);
/// What may be named: "on or off", "a number", …
[[nodiscard]] std::string optionValueNames(const OptionRow& option);

}  // namespace sepax
