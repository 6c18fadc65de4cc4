#pragma once

#include <string>
#include <string_view>

namespace sepax {

/// Takes the first character off `text`, which must not be empty. Bytes that are not UTF-8 give the
/// replacement character U+FFFD, one per byte.
[[nodiscard]] char32_t takeCharacter(std::string_view& text);
/// Writes a character behind `utf8`. Surrogates (U+D800 to U+DFFF) and what is beyond U+10FFFF are
/// no characters: the replacement character stands for them. Law: takeCharacter takes it off again.
void appendCharacter(std::string& utf8, char32_t character);

}  // namespace sepax
