#pragma once

#include <filesystem>
#include <istream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The sources of the tree and what they include.
namespace sepax::test {

struct Include {
  std::string line;     ///< as it stands there
  std::string path;     ///< empty through a macro, which no rule can judge
  bool quoted = false;  ///< "…" instead of <…>
};

/// What one line includes, if it does.
[[nodiscard]] std::optional<Include> includeOf(std::string_view line);
/// All that a text includes, from the top.
[[nodiscard]] std::vector<Include> includesOf(std::istream& text);

/// Sources of ours below these folders, as paths from `root`, sorted.
[[nodiscard]] std::vector<std::string> sourcesBelow(const std::filesystem::path& root,
                                                    const std::vector<std::string>& folders);

/// The path lies in the folder or below it; both are written with slashes.
[[nodiscard]] bool isUnder(std::string_view path, std::string_view folder);

}  // namespace sepax::test
