// Figures of the built-in scenes against tests/golden. After a wanted change:
//   SEPAX_UPDATE_GOLDEN=1 build/release/tests/unit_tests --test-suite=golden
// and review the difference like code.

#include <doctest/doctest.h>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>

#include "app/cli/render_view.h"
#include "app/scene/builtin.h"
#include "app/techniques/technique.h"
#include "tests/support/figure_text.h"

using namespace sepax;

namespace {

std::string contentOf(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream content;
  content << file.rdbuf();
  return content.str();
}

Figure figureOf(const Scene& scene) {
  RenderOptions options;
  options.size = {1130, 710};
  const Evidence evidence = analyze(scene);
  return paint(evidence, pictureView(scene, evidence, options));
}

}  // namespace

TEST_SUITE("golden") {
  TEST_CASE("figures of the built-in scenes are as they were reviewed") {
    const bool update = std::getenv("SEPAX_UPDATE_GOLDEN") != nullptr;
    REQUIRE(builtinScenes().size() >= 6);
    for (const BuiltinScene& row : builtinScenes()) {
      const std::string id(row.id);
      CAPTURE(id);
      const SceneResult loaded = loadBuiltin(id);
      REQUIRE(loaded.scene);
      const std::string text = test::toText(figureOf(*loaded.scene));
      const std::string path = std::string(SEPAX_SOURCE_DIR) + "/tests/golden/" + id + ".txt";
      if (update) std::ofstream(path, std::ios::binary) << text;
      const bool same = contentOf(path) == text;
      CHECK_MESSAGE(same, "the figure differs from ", path);
    }
  }
}
