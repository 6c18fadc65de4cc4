#include "app/shell/files/recent_names.h"

#include "app/scene/builtin.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <filesystem>
#include <optional>
#include <string_view>

namespace sepax {
namespace {

namespace fs = std::filesystem;

/// The title of the built-in scene whose copy this is: ID, or ID-2 and so on.
std::optional<std::string> titleOf(std::string stem) {
  for (int tries = 0; tries < 2; ++tries) {
    for (const auto& ids : {builtinIds(), articleSceneIds()}) {
      if (std::ranges::find(ids, stem) == ids.end()) continue;
      const SceneResult loaded = loadBuiltin(stem);
      if (loaded.scene && !loaded.scene->title.empty()) return loaded.scene->title;
    }
    const std::size_t dash = stem.rfind('-');
    if (dash == std::string::npos) break;
    stem.erase(dash);
  }
  return std::nullopt;
}

std::optional<std::time_t> changedAt(const std::string& path) {
  std::error_code error;
  const fs::file_time_type time = fs::last_write_time(path, error);
  if (error) return std::nullopt;
  // The clock of files may count from elsewhere.
  const auto age = fs::file_time_type::clock::now() - time;
  return std::chrono::system_clock::to_time_t(
      std::chrono::system_clock::now() -
      std::chrono::duration_cast<std::chrono::system_clock::duration>(age));
}

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

std::string changedFolder(const std::string& state) { return state + "/changed"; }

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

RecentName recentName(const std::string& path, const std::string& state, std::time_t now) {
  const fs::path file(path);
  if (state.empty() || file.parent_path() != fs::path(changedFolder(state))) return {path, {}};
  const std::string title = titleOf(file.stem().string()).value_or(file.stem().string());
  const std::optional<std::time_t> changed = changedAt(path);
  return {
      changed ? fmt::format("{}, changed {}", title, dayText(*changed, now)) : title + ", changed",
      path};
}

}  // namespace sepax
