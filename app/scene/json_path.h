#pragma once

#include <cstddef>
#include <string>
#include <string_view>

/// The place of a value in a JSON text, as it stands in messages: bodies[1].vertices[2][0].
namespace sepax {

[[nodiscard]] std::string joinKey(std::string path, std::string_view key);
[[nodiscard]] std::string joinIndex(std::string path, std::size_t index);
/// Text of a user inside a message: quoted, on one line, cut when long.
[[nodiscard]] std::string inQuotes(std::string_view text);
/// At most `bytes` of the text, cut between characters and marked with three dots.
[[nodiscard]] std::string shortened(std::string_view utf8, std::size_t bytes);
/// Control characters become blanks, so that a message stays on one line.
[[nodiscard]] std::string onOneLine(std::string_view text);

}  // namespace sepax
