#include "app/shell/files/recent_names.h"
#include "app/scene/builtin.h"
#include "tests/support/scene_folder.h"

#include <doctest/doctest.h>

#include <ctime>
#include <filesystem>
#include <string>

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

TEST_CASE("a changed built-in scene that was left has its title, other files their paths") {
  const testing::Folder folder;
  const std::string state = folder / "state";
  std::filesystem::create_directories(changedFolder(state));
  const auto nameOf = [&](const std::string& path) {
    return recentName(path, state, std::time(nullptr) + 400 * 24 * 3600);
  };
  const std::string title = loadBuiltin("two-pentagons").scene->title;
  REQUIRE(!title.empty());
  for (const char* file : {"two-pentagons.json", "two-pentagons-2.json"}) {
    const std::string path = changedFolder(state) + "/" + file;
    CHECK(nameOf(path).name == title + ", changed");
    folder.write("state/changed/" + std::string(file), "{}");
    CHECK(nameOf(path).name.starts_with(title + ", changed "));
    CHECK(nameOf(path).name.find(" 20") != std::string::npos);
    CHECK(nameOf(path).whole == path);
  }
  CHECK(nameOf(changedFolder(state) + "/sat-figure-3.json").name.find("sat-figure") ==
        std::string::npos);
  CHECK(nameOf(changedFolder(state) + "/what.json").name == "what, changed");
  CHECK(nameOf("/home/me/two-pentagons.json").name == "/home/me/two-pentagons.json");
  CHECK(nameOf("/home/me/two-pentagons.json").whole.empty());
}

}  // namespace
}  // namespace sepax::test
