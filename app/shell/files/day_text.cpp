#include "app/shell/files/day_text.h"

#include <fmt/format.h>

#include <array>
#include <cstddef>
#include <string_view>

namespace sepax {
namespace {

std::tm local(std::time_t moment) { return *std::localtime(&moment); }

bool isSameDay(const std::tm& one, const std::tm& other) {
  return one.tm_year == other.tm_year && one.tm_yday == other.tm_yday;
}

/// Noon of the day before: no change of the clocks takes it to another day.
std::tm dayBefore(std::tm day) {
  day.tm_hour = 12;
  day.tm_mday -= 1;
  day.tm_isdst = -1;
  return local(std::mktime(&day));
}

}  // namespace

std::string dayText(std::time_t moment, std::time_t now) {
  constexpr std::array<std::string_view, 12> kMonths = {
      "January", "February", "March",     "April",   "May",      "June",
      "July",    "August",   "September", "October", "November", "December"};
  const std::tm at = local(moment);
  const std::string time = fmt::format("{:02}:{:02}", at.tm_hour, at.tm_min);
  if (isSameDay(at, local(now))) return "today " + time;
  if (isSameDay(at, dayBefore(local(now)))) return "yesterday " + time;
  return fmt::format("{} {} {}", at.tm_mday, kMonths[static_cast<std::size_t>(at.tm_mon)],
                     at.tm_year + 1900);
}

}  // namespace sepax
