// Pictures of the built-in scenes against tests/golden. After a wanted change:
//   SEPAX_UPDATE_GOLDEN=1 build/release/tests/unit_tests --test-suite=golden
// and review the difference like code.

#include "app/cli/render_view.h"
#include "app/pictures/picture_job.h"
#include "app/scene/builtin.h"
#include "app/techniques/table.h"

#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>

using namespace sepax;

namespace {

std::string contentOf(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream content;
  content << file.rdbuf();
  return content.str();
}

/// As `sepax render --size 1130x710 --no-scene` writes it.
std::string svgOf(const Scene& scene) {
  PictureRequest request;
  request.format = PictureFormat::svg;
  request.width = 1130;
  request.height = 710;
  request.embedScene = false;
  const ViewState view = pictureView(scene, analyze(scene), request, {});
  PictureJob job(request, {scene, view, {}},
                 {.techniques = techniques(), .figure = {}, .window = {}});
  while (job.step()) {
  }
  REQUIRE(job.error() == "");
  return job.bytes();
}

}  // namespace

TEST_SUITE("golden") {
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
