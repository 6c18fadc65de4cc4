#include "app/disk/free_path.h"
#include "tests/support/scene_folder.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <string>

namespace sepax {
namespace {

TEST_CASE("a name that is taken gets the first free number") {
  const testing::Folder folder;
  const std::string path = folder / "a.b.json";
  CHECK(freePath(path) == path);
  folder.write("a.b.json", "1");
  CHECK(freePath(path) == folder / "a.b-2.json");
  folder.write("a.b-2.json", "2");
  folder.write("a.b-4.json", "4");
  CHECK(freePath(path) == folder / "a.b-3.json");
  CHECK(freePath(path, [&](const std::string& taken) { return taken == folder / "a.b-2.json"; }) ==
        folder / "a.b-2.json");
}

TEST_CASE("a link that leads nowhere takes its name, too") {
  const testing::Folder folder;
  std::filesystem::create_symlink("nowhere", folder / "a.json");
  CHECK(!isFree(folder / "a.json"));
  CHECK(freePath(folder / "a.json") == folder / "a-2.json");
}

TEST_CASE("where nobody can look, the search ends") {
  const testing::Folder folder;
  folder.write("file", "x");
  CHECK(freePath(folder / "file/a.json") == folder / "file/a.json");
  const std::string tooLong = folder / std::string(300, 'a');
  CHECK(freePath(tooLong) == tooLong);
}

}  // namespace
}  // namespace sepax
