#pragma once

#include "app/techniques/contract/technique.h"

#include <optional>
#include <string>
#include <string_view>

/// Options and their values as words of a command line or of a scene file.
namespace sepax {

/// The option with this id, whichever technique has it; null when none has.
[[nodiscard]] const OptionRow* optionNamed(TechniqueTable techniques, std::string_view id);
/// The ids of all options.
[[nodiscard]] std::string optionNames(TechniqueTable techniques);

/// The value that the text names, absent when it names none.
[[nodiscard]] std::optional<OptionValue> optionValueNamed(const OptionRow& option,
                                                          std::string_view text);
/// The words for a value. Law: optionValueNamed reads them back as the same value, but for the
/// absent pair of edges, which has no words.
[[nodiscard]] std::string optionValueText(const OptionRow& option, const OptionValue& value);
/// What may be named: "on or off", "a number", …
[[nodiscard]] std::string optionValueNames(const OptionRow& option);

/// What there is to choose from where the option has a value that is none of it on this scene;
/// empty where it goes.
[[nodiscard]] std::string optionRefusal(const OptionRow& option, const Evidence& evidence,
                                        const OptionBag& options);

}  // namespace sepax
