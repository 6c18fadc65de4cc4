#include "app/documents/recent.h"

#include "tests/support/scene_folder.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <random>
#include <string>

namespace sepax {
namespace {

using Paths = std::vector<std::string>;

TEST_SUITE_BEGIN("scene");

TEST_CASE("the latest file comes first, none twice") {
  Paths recent;
  for (const char* path : {"/a.json", "/b.json", "/c d.json", "/a.json", "/x/../b.json"})
    recent = withRecent(std::move(recent), path);
  CHECK(recent == Paths{"/b.json", "/a.json", "/c d.json"});
}

TEST_CASE("built-in scenes and names that no line can hold are not recorded") {
  const Paths before{"/a.json"};
  for (const char* path : {"", "builtin:two-pentagons", "/two\nlines.json"}) {
    CAPTURE(path);
    CHECK(withRecent(before, path) == before);
  }
}

TEST_CASE("a relative path is recorded as an absolute one") {
  const Paths recent = withRecent({}, "scene.json");
  CHECK(recent == Paths{(std::filesystem::current_path() / "scene.json").string()});
}

// Laws: at most kMaxRecent, no path twice, the last one first, and the text gives it all back.
TEST_CASE("law: recent files after any sequence of names") {
  for (unsigned seed = 0; seed < 50; ++seed) {
    CAPTURE(seed);
    std::mt19937 random(seed);
    Paths recent;
    for (int i = 0; i < 60; ++i) {
      const std::string path = "/f" + std::to_string(random() % 20);
      recent = withRecent(std::move(recent), path);
      CHECK(recent.front() == path);
      CHECK(recent.size() <= kMaxRecent);
      CHECK(std::count(recent.begin(), recent.end(), path) == 1);
      CHECK(parseRecent(recentText(recent)) == recent);
    }
    CHECK(recent.size() == kMaxRecent);
  }
}

TEST_CASE("a foreign text has no paths but lines that could be some") {
  CHECK(parseRecent("") == Paths{});
  CHECK(parseRecent("\n\nrelative\n/a\n/a\n/b") == Paths{"/a", "/b"});
  std::string many;
  for (int i = 0; i < 100; ++i) many += "/f" + std::to_string(i) + "\n";
  CHECK(parseRecent(many).size() == kMaxRecent);
}

TEST_CASE("files that have gone are left out") {
  const testing::Folder folder;
  folder.write("here.json", "");
  const Paths paths{folder / "gone.json", folder / "here.json", folder.path()};
  CHECK(existing(paths) == Paths{folder / "here.json"});
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
