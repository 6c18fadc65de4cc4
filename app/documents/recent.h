#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The files that were opened or saved last, as absolute paths, the latest first.
namespace sepax {

inline constexpr std::size_t kMaxRecent = 12;

/// The list with this file in front: no path twice, at most kMaxRecent. A built-in scene and a
/// name that a line of text cannot hold change nothing.
[[nodiscard]] std::vector<std::string> withRecent(std::vector<std::string> recent,
                                                  const std::string& path);

/// The file of recent files is a text with one path a line. Law: parseRecent(recentText(r)) == r
/// for every list that withRecent makes.
[[nodiscard]] std::vector<std::string> parseRecent(std::string_view text);
[[nodiscard]] std::string recentText(std::span<const std::string> recent);

/// Those that are still there.
[[nodiscard]] std::vector<std::string> existing(std::span<const std::string> paths);

}  // namespace sepax
