// Pictures of the built-in scenes against tests/golden, and numbers of others in looks.txt: look at
// what has changed with `sepax render`. After a wanted change:
//   SEPAX_UPDATE_GOLDEN=1 build/release/tests/unit_tests --test-suite=golden
// and review the difference like code.

#include "app/cli/render_view.h"
#include "app/pictures/picture_job.h"
#include "app/scene/builtin.h"
#include "app/techniques/table.h"
#include "tests/support/picture_view.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

using namespace sepax;

namespace {

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
    std::string now;
    for (const std::string& id : allScenes()) {
      const SceneResult loaded = loadBuiltin(id);
      REQUIRE(loaded.scene);
      for (const Look& look : looks())
        now += fmt::format("{}, {}: {:016x}\n", id, look.name,
                           digestOf(svgOf(*loaded.scene, look.theme, look.moment)));
    }
    if (std::getenv("SEPAX_UPDATE_GOLDEN") != nullptr) std::ofstream(path, std::ios::binary) << now;
    std::istringstream reviewed(contentOf(path));
    std::istringstream lines(now);
    for (std::string line, before; std::getline(lines, line);) {
      std::getline(reviewed, before);
      CHECK(line == before);
    }
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
      CHECK_MESSAGE(same, "the picture differs from ", path);
    }
  }
}
