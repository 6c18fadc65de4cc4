#pragma once

#include <string>
#include <string_view>

/// Text of others in front of people. A name can hold what a terminal obeys: it moves the cursor,
/// writes over other lines, turns the reading direction around.
namespace sepax {

/// The text with every control character, every change of direction and every byte that is no UTF-8
/// as an escape like \x1b or \u202e; ends of lines and tabulators stay. Law: visible(visible(t)) ==
/// visible(t).
[[nodiscard]] std::string visible(std::string_view text);
/// The same on one line, with \n and \t too: for a name within a line.
[[nodiscard]] std::string visibleLine(std::string_view text);
/// JSON with what it leaves unescaped of them as \u escapes; means the same.
[[nodiscard]] std::string visibleJson(std::string_view json);

}  // namespace sepax
