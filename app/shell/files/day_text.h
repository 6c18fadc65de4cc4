#pragma once

#include <ctime>
#include <string>

namespace sepax {

/// "today 14:05", "yesterday 09:30", "3 May 2026", in local time.
[[nodiscard]] std::string dayText(std::time_t moment, std::time_t now);

}  // namespace sepax
