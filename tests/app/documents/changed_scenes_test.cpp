#include "app/documents/changed_scenes.h"
#include "app/disk/folder_lock.h"
#include "tests/support/scene_folder.h"

#include <doctest/doctest.h>

#include <chrono>
#include <filesystem>
#include <string>

namespace sepax {
namespace {

namespace fs = std::filesystem;

/// Written so many seconds before the others.
void makeOlder(const std::string& path, int seconds) {
  fs::last_write_time(path, fs::last_write_time(path) - std::chrono::seconds(seconds));
}

TEST_CASE("changed scenes are listed by the titles of what they were, the latest first") {
  const testing::Folder folder;
  const std::string changed = folder / "changed";
  CHECK(changedScenes(changed).empty());
  for (const char* id : {"two-pentagons", "sat-figure-2", "pitfall-swept-push", "gone"})
    REQUIRE(keepChangedScene(changed, id, id).empty());
  REQUIRE(keepChangedScene(changed, "two-pentagons", "other").empty());
  folder.write("changed/notes.txt", "x");
  fs::create_directory(changed + "/folder.json");
  makeOlder(changed + "/two-pentagons.json", 40);
  makeOlder(changed + "/two-pentagons-2.json", 10);
  makeOlder(changed + "/sat-figure-2.json", 30);
  makeOlder(changed + "/pitfall-swept-push.json", 20);
  const std::vector<ChangedScene> scenes = changedScenes(changed);
  REQUIRE(scenes.size() == 5);
  CHECK(scenes[0].title == "gone");
  CHECK(scenes[1].path == changed + "/two-pentagons-2.json");
  CHECK(scenes[1].title == titleOfBuiltin("two-pentagons"));
  CHECK(scenes[2].title == titleOfBuiltin("pitfall-swept-push"));
  CHECK(scenes[3].title == titleOfBuiltin("sat-figure-2"));
  CHECK(scenes[4].path == changed + "/two-pentagons.json");
  CHECK(scenes[4].title == scenes[1].title);
  CHECK(scenes[4].title != "two-pentagons");
  CHECK(scenes[0].changed > scenes[1].changed);
}

TEST_CASE("equal changes are one file, which counts as the latest again") {
  const testing::Folder folder;
  REQUIRE(keepChangedScene(folder.path(), "touching", "one").empty());
  makeOlder(folder / "touching.json", 100);
  REQUIRE(keepChangedScene(folder.path(), "touching", "two").empty());
  makeOlder(folder / "touching-2.json", 50);
  REQUIRE(keepChangedScene(folder.path(), "touching", "one").empty());
  const std::vector<ChangedScene> scenes = changedScenes(folder.path());
  REQUIRE(scenes.size() == 2);
  CHECK(scenes.front().path == folder / "touching.json");
}

TEST_CASE("the oldest changed scenes make room") {
  const testing::Folder folder;
  const int most = static_cast<int>(kMostChangedScenes);
  for (int i = 0; i < most; ++i) {
    const std::string id = "scene" + std::to_string(i);
    REQUIRE(keepChangedScene(folder.path(), id, "x").empty());
    makeOlder(folder / (id + ".json"), i + 1);
  }
  folder.write("mine.txt", "x");
  makeOlder(folder / "mine.txt", 1000);
  REQUIRE(keepChangedScene(folder.path(), "one", "x").empty());
  REQUIRE(keepChangedScene(folder.path(), "two", "x").empty());
  CHECK(changedScenes(folder.path()).size() == kMostChangedScenes);
  CHECK(!fs::exists(folder / ("scene" + std::to_string(most - 1) + ".json")));
  CHECK(!fs::exists(folder / ("scene" + std::to_string(most - 2) + ".json")));
  CHECK(fs::exists(folder / ("scene" + std::to_string(most - 3) + ".json")));
  CHECK(fs::exists(folder / "mine.txt"));
}

TEST_CASE("nothing is written where another window is looking for a name") {
  const testing::Folder folder;
  const auto lock = lockFolder(folder.path());
  REQUIRE(lock);
  CHECK(keepChangedScene(folder.path(), "touching", "x").ends_with("keeps it locked"));
  CHECK(changedScenes(folder.path()).empty());
}

}  // namespace
}  // namespace sepax
