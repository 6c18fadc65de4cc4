#include "app/codecs/png.h"
#include "app/formats/formats.h"
#include "app/scene/builtin.h"
#include "app/scene/scene_json.h"
#include "tests/app/formats/snippets.h"
#include "tests/support/scene_random.h"
#include "tests/support/scenes.h"
#include "tests/ui/monkey.h"

#include <filesystem>

namespace sepax::test {
namespace {

namespace fs = std::filesystem;

Scene boxes(int count) {
  Scene scene;
  for (int i = 0; i < count; ++i) {
    const double x = 3.0 * i;
    const std::vector<Vec2> box{{x, 0}, {x + 2, 0}, {x + 2, 2}, {x, 2}};
    scene.bodies.push_back({"body " + std::to_string(i), box, {}, 0, {}, 0});
  }
  return scene;
}

Image chequered(int side) {
  Image image{side, side, {}};
  for (int y = 0; y < side; ++y) {
    for (int x = 0; x < side; ++x) {
      const std::uint8_t alpha = (x / 3 + y / 5) % 2 == 0 ? 255 : 0;
      image.rgba.insert(image.rgba.end(), {40, 80, 120, alpha});
    }
  }
  return image;
}

/// Every byte, so that no reader takes it for a text.
std::string binary() {
  std::string bytes;
  for (int i = 0; i < 4096; ++i) bytes += static_cast<char>((i * 31 + i / 256) % 256);
  return bytes;
}

std::vector<std::string> clipboardTexts() {
  using namespace testing;
  std::vector<std::string> texts{"", " \n", "no polygon here", writeScene(boxes(3)),
                                 std::string(20000, '[')};
  for (const GeometrySnippet& snippet : geometrySnippets()) texts.push_back(snippet.text);
  for (const MalformedSnippet& snippet : malformedSnippets()) texts.push_back(snippet.text);
  for (const GeometrySnippet& snippet : printedSnippets()) texts.push_back(snippet.text);
  for (std::uint64_t seed = 1; seed <= 12; ++seed) texts.push_back(writeScene(randomScene(seed)));
  return texts;
}

}  // namespace

MonkeyWorld::MonkeyWorld() : texts(clipboardTexts()) {
  const auto add = [this](const std::string& name, std::string_view bytes) {
    folder.write(name, bytes);
    files.push_back(folder / name);
  };
  add("pentagons.json", writeScene(builtin("two-pentagons")));
  add("one.json", writeScene(boxes(1)));
  add("none.json", writeScene(Scene{}));
  add("many.json", writeScene(boxes(60)));
  for (std::uint64_t seed = 1; seed <= 6; ++seed)
    add("random" + std::to_string(seed) + ".json", writeScene(testing::randomScene(seed)));
  add("empty.json", "");
  add("cut.json", writeScene(boxes(2)).substr(0, 60));
  add("binary.bin", binary());
  add("tiles.png", encodePng(chequered(48)));
  add("points.txt", "[[0,0],[4,0],[4,3]]");
  fs::create_directory(folder / "folder");
  files.push_back(folder / "folder");
  files.push_back(folder / "missing.json");
}

}  // namespace sepax::test
