// Pictures of the built-in scenes against tests/golden, and numbers of others in looks.txt: look at
// what has changed with `sepax render`. After a wanted change:
//   SEPAX_UPDATE_GOLDEN=1 build/release/tests/unit_tests --test-suite=golden
// and review the difference like code. A picture that is not as reviewed is left beside the tests,
// in golden/ of their build folder, and its path is told.

#include "app/cli/render_view.h"
#include "app/pictures/picture_job.h"
#include "app/scene/builtin.h"
#include "app/techniques/table.h"
#include "tests/support/picture_view.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

using namespace sepax;

namespace {

namespace fs = std::filesystem;

std::string contentOf(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream content;
  content << file.rdbuf();
  return content.str();
}

/// As `sepax render --size 1130x710 --no-scene` writes it.
std::string svgOf(const Scene& scene, ThemeId theme = ThemeId::dark,
                  const RenderMoment& moment = {}) {
  PictureRequest request;
  request.format = PictureFormat::svg;
  request.theme = theme;
  request.width = 1130;
  request.height = 710;
  request.embedScene = false;
  const ViewState view = testing::pictureView(scene, analyze(scene), request, moment);
  PictureJob job(request, {scene, view, {}},
                 {.techniques = techniques(), .figure = {}, .window = {}});
  while (job.step()) {
  }
  REQUIRE(job.error() == "");
  return job.bytes();
}

/// FNV-1a, 64 bits.
std::uint64_t digestOf(std::string_view bytes) {
  std::uint64_t value = 0xcbf29ce484222325;
  for (const char byte : bytes) value = (value ^ static_cast<unsigned char>(byte)) * 0x100000001b3;
  return value;
}

/// Another look at a scene.
struct Look {
  const char* name;
  ThemeId theme = ThemeId::dark;
  RenderMoment moment = {};
};

std::vector<Look> looks() {
  return {{"printed", ThemeId::print},
          {"light at 0.4", ThemeId::light, {.time = 0.4}},
          {"step 2", ThemeId::dark, {.step = 2}},
          {"step 9", ThemeId::dark, {.step = 9}},
          {"both at step 5", ThemeId::dark, {.step = 5, .answers = Answers::both}},
          {"exact", ThemeId::dark, {.answers = Answers::exact}}};
}

/// Leaves a picture where it can be looked at; its path.
std::string kept(std::string name, const std::string& svg) {
  std::erase(name, ',');
  std::ranges::replace(name, ' ', '-');
  const fs::path folder = fs::path(SEPAX_TEST_OUTPUT) / "golden";
  fs::create_directories(folder);
  const fs::path path = folder / (name + ".svg");
  std::ofstream(path, std::ios::binary) << svg;
  return path.string();
}

/// The reviewed digests by the name of their picture, "scene, look".
std::map<std::string, std::string> digestsIn(const std::string& text) {
  std::map<std::string, std::string> digests;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    const std::size_t end = line.rfind(": ");
    REQUIRE_MESSAGE(end != line.npos, line);
    CHECK_MESSAGE(digests.emplace(line.substr(0, end), line.substr(end + 2)).second, line);
  }
  return digests;
}

std::vector<std::string> allScenes() {
  std::vector<std::string> ids;
  for (const std::string_view id : builtinIds()) ids.emplace_back(id);
  for (const std::string_view id : articleSceneIds()) ids.emplace_back(id);
  return ids;
}

}  // namespace

TEST_SUITE("golden") {
  TEST_CASE("other looks at the scenes are as they were reviewed") {
    const std::string path = std::string(SEPAX_SOURCE_DIR) + "/tests/golden/looks.txt";
    const bool update = std::getenv("SEPAX_UPDATE_GOLDEN") != nullptr;
    std::map<std::string, std::string> reviewed = digestsIn(contentOf(path));
    std::string now;
    for (const std::string& id : allScenes()) {
      const SceneResult loaded = loadBuiltin(id);
      REQUIRE(loaded.scene);
      for (const Look& look : looks()) {
        const std::string name = fmt::format("{}, {}", id, look.name);
        const std::string svg = svgOf(*loaded.scene, look.theme, look.moment);
        const std::string digest = fmt::format("{:016x}", digestOf(svg));
        now += fmt::format("{}: {}\n", name, digest);
        const auto before = reviewed.extract(name);
        const bool same = !before.empty() && before.mapped() == digest;
        if (!update && !same) FAIL_CHECK(name, " is not as reviewed; look at ", kept(name, svg));
      }
    }
    if (update) {
      std::ofstream(path, std::ios::binary) << now;
      return;
    }
    for (const auto& [name, digest] : reviewed) FAIL_CHECK(name, " is reviewed, but no picture");
    const bool inOrder = now == contentOf(path);
    CHECK_MESSAGE(inOrder, path, " has other lines, or the same in another order");
  }

  TEST_CASE("pictures of the built-in scenes are as they were reviewed") {
    const bool update = std::getenv("SEPAX_UPDATE_GOLDEN") != nullptr;
    REQUIRE(builtinScenes().size() >= 6);
    for (const BuiltinScene& row : builtinScenes()) {
      const std::string id(row.id);
      CAPTURE(id);
      const SceneResult loaded = loadBuiltin(id);
      REQUIRE(loaded.scene);
      const std::string svg = svgOf(*loaded.scene);
      const std::string path = std::string(SEPAX_SOURCE_DIR) + "/tests/golden/" + id + ".svg";
      if (update) std::ofstream(path, std::ios::binary) << svg;
      const bool same = contentOf(path) == svg;
      if (!same) FAIL_CHECK("differs from ", path, "; look at ", kept(id, svg));
    }
  }
}
