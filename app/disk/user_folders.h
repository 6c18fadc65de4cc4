#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace sepax {

/// Where this user's settings and the program's own records lie. An empty path: there is no such
/// place, and nothing is stored.
struct UserFolders {
  std::string config;  ///< what the user has chosen: settings
  std::string state;   ///< what may be lost without harm but for comfort: recent files, autosaves
};

/// The value of an environment variable, empty when it is not set.
using Environment = std::function<std::string(const char* name)>;
[[nodiscard]] std::string environmentVariable(const char* name);

/// The places that this system has for them; they need not exist yet. On Linux those of the XDG
/// Base Directory Specification, which wants a path that is not absolute to be ignored.
[[nodiscard]] UserFolders userFolders(const Environment& environment);

/// Makes the folder and those above it, for this user alone. Returns the error, empty when it is
/// there.
[[nodiscard]] std::string makeFolder(const std::string& path);

}  // namespace sepax
