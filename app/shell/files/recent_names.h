#pragma once

#include <ctime>
#include <string>

namespace sepax {

/// What a menu calls a recent file. A changed built-in scene that was left lies in a folder of the
/// program's own: it has its title, and when it was left.
struct RecentName {
  std::string name;   ///< "Two pentagons, changed today 14:05", or the path
  std::string whole;  ///< the path where the name is another text, else empty
};

/// `state` is the folder in which the sandbox keeps what is unsaved; empty = none.
[[nodiscard]] RecentName recentName(const std::string& path, const std::string& state,
                                    std::time_t now);
/// "today 14:05", "yesterday 09:30", "3 May 2026", in local time.
[[nodiscard]] std::string dayText(std::time_t moment, std::time_t now);
/// Of changed built-in scenes that are left, in the folder of what is unsaved.
[[nodiscard]] std::string changedFolder(const std::string& state);

}  // namespace sepax
