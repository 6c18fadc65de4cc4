#include "app/scene/builtin.h"

#include "app/disk/files.h"
#include "app/documents/load.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {
namespace {

namespace fs = std::filesystem;

const std::string kFolder = SEPAX_SOURCE_DIR "/app/scene/builtin";

TEST_SUITE_BEGIN("scene");

TEST_CASE("every built-in scene loads, teaches something and leaves its place to the framing") {
  const auto scenes = builtinScenes();
  CHECK(scenes.size() == builtinIds().size());
  CHECK(scenes.size() >= 9);
  CHECK(scenes.front().id == kDefaultScene);
  std::set<std::string> titles;
  for (const BuiltinScene& entry : scenes) {
    CAPTURE(entry.id);
    const SceneResult result = loadScene("builtin:" + entry.id);
    REQUIRE_MESSAGE(result.scene, result.error);
    CHECK(result.scene->title == entry.title);
    CHECK(result.scene->technique == entry.technique);
    CHECK(titles.insert(entry.title).second);
    CHECK(result.scene->notes.size() > 40);
    CHECK_FALSE(result.scene->view);
    CHECK((pairOf(*result.scene)[1] >= 0 || result.scene->tiles));
  }
}

TEST_CASE("law: the id of a built-in scene comes back from its name, and from no path") {
  for (const std::string_view id : builtinIds()) CHECK(builtinId(builtinName(id)) == id);
  CHECK(builtinName("touching") == "builtin:touching");
  CHECK(builtinId("builtin:") == "");
  CHECK(builtinId("builtin:a:b") == "a:b");
  for (const char* other : {"", "touching", "builtin", "./builtin:touching", "-"})
    CHECK_FALSE(isBuiltin(other));
}

TEST_CASE("every built-in scene is about its technique, a pitfall or the doctor") {
  const std::vector<std::string_view> all = builtinIds();
  std::size_t count = 0;
  for (const SceneAbout about : {SceneAbout::technique, SceneAbout::pitfall, SceneAbout::doctor})
    count += builtinIds(about).size();
  CHECK(count == all.size());
  CHECK(builtinIds(SceneAbout::pitfall).size() > 30);
  CHECK(builtinIds(SceneAbout::doctor) ==
        std::vector<std::string_view>{"needs-repair", "quiet-defects"});
  for (const BuiltinScene& scene : builtinScenes()) CHECK(scene.about == aboutOf(scene.id));
}

TEST_CASE("every file of a built-in scene is listed and written as the program writes it") {
  std::set<std::string> ids;
  for (const std::string_view id : builtinIds()) ids.emplace(id);
  std::set<std::string> files;
  for (const auto& entry : fs::directory_iterator(kFolder)) {
    files.insert(entry.path().stem().string());
    const std::string path = entry.path().string();
    CAPTURE(path);
    const FileResult file = readFile(path, kMaxFileBytes);
    REQUIRE(file.bytes);
    const SceneResult result = readScene(*file.bytes);
    REQUIRE_MESSAGE(result.scene, result.error);
    CHECK(writeScene(*result.scene) == *file.bytes);
  }
  CHECK(ids == files);
}

TEST_CASE("an unknown id names the known ones") {
  const std::string error = loadScene("builtin:nothing").error;
  CHECK(error.starts_with("builtin:nothing: there is no such scene; known: two-pentagons, "));
  CHECK(loadScene("builtin:").error.starts_with("builtin:: there is no such scene"));
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
