#include "app/shell/menus/file_lists.h"

#include "app/documents/recent.h"
#include "app/shell/files/day_text.h"
#include "app/shell/files/opening.h"
#include "app/shell/shell.h"

#include <fmt/format.h>

#include <ctime>
#include <string_view>

namespace sepax {
namespace {

constexpr long long kNanoseconds = 1'000'000'000;  ///< in a second

/// An entry that opens a file.
void fileItem(Shell& shell, const std::string& label, const std::string& hint,
              const std::string& path, const std::string& mark) {
  if (ImGui::MenuItem((label + "##" + path).c_str(), hint.empty() ? nullptr : hint.c_str()))
    request(shell, {Pending::What::open, path});
  shell.ui.mark("menu/" + mark);
  if (label == path || !ImGui::IsItemHovered()) return;
  ImGui::SetTooltip("%s", path.c_str());
  shell.ui.mark("path/" + mark);
}

void nothing(const char* words) { ImGui::MenuItem(words, nullptr, false, false); }

}  // namespace

void recentItems(Shell& shell) {
  const std::vector<std::string> paths = recentFiles(shell.files);
  for (std::size_t i = 0; i < paths.size(); ++i)
    fileItem(shell, paths[i], "", paths[i], fmt::format("recent/{}", i));
  if (paths.empty()) nothing("No files yet");
}

void changedSceneItems(Shell& shell) {
  const std::vector<ChangedScene> scenes = changedScenesOf(shell.files);
  for (std::size_t i = 0; i < scenes.size(); ++i)
    fileItem(shell, scenes[i].title, dayOf(scenes[i]), scenes[i].path,
             fmt::format("changed/{}", i));
  if (scenes.empty()) nothing("None yet");
}

std::vector<std::string> recentFiles(const UserFiles& files) {
  std::vector<std::string> paths = existing(files.recent);
  std::erase_if(paths, [&](const std::string& path) { return isChangedScene(files, path); });
  return paths;
}

std::vector<ChangedScene> changedScenesOf(const UserFiles& files) {
  if (files.folders.state.empty()) return {};
  return changedScenes(changedScenesFolder(files.folders));
}

std::string dayOf(const ChangedScene& scene) {
  return dayText(static_cast<std::time_t>(scene.changed / kNanoseconds), std::time(nullptr));
}

}  // namespace sepax
