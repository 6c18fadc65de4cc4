#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace sepax {

/// What the last of the words may become, for the completions of the shells: a word in each line,
/// after a tabulator what it means. A line kFilesWanted asks the shell for names of files, too.
/// `typed` is what stands after the program's name, as far as the cursor.
[[nodiscard]] std::string completionText(const CLI::App& app,
                                         const std::vector<std::string>& typed);

inline constexpr const char* kFilesWanted = ":files";  ///< no word begins so

}  // namespace sepax
