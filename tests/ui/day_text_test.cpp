#include "app/shell/files/day_text.h"

#include <doctest/doctest.h>

#include <ctime>

namespace sepax::test {
namespace {

std::time_t moment(int year, int month, int day, int hour, int minute) {
  std::tm parts{};
  parts.tm_year = year - 1900;
  parts.tm_mon = month - 1;
  parts.tm_mday = day;
  parts.tm_hour = hour;
  parts.tm_min = minute;
  parts.tm_isdst = -1;
  return std::mktime(&parts);
}

TEST_CASE("a moment is told by its day as people say it") {
  const std::time_t now = moment(2026, 3, 1, 16, 30);
  CHECK(dayText(moment(2026, 3, 1, 14, 5), now) == "today 14:05");
  CHECK(dayText(moment(2026, 3, 1, 0, 0), now) == "today 00:00");
  CHECK(dayText(moment(2026, 2, 28, 23, 59), now) == "yesterday 23:59");
  CHECK(dayText(moment(2026, 2, 27, 23, 59), now) == "27 February 2026");
  CHECK(dayText(moment(2025, 3, 1, 14, 5), now) == "1 March 2025");
  CHECK(dayText(moment(2025, 12, 31, 9, 30), moment(2026, 1, 1, 0, 5)) == "yesterday 09:30");
}

}  // namespace
}  // namespace sepax::test
