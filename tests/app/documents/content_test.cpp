#include "app/codecs/png.h"
#include "app/documents/document.h"
#include "app/documents/load.h"
#include "app/pictures/pdf.h"
#include "app/pictures/svg.h"
#include "tests/support/scene_folder.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <string>

namespace sepax {
namespace {

constexpr const char* kScene = R"({"format":"sepax-scene","version":1,)"
                               R"("bodies":[{"name":"P","vertices":[[0,0],[1,0],[0,1]]}]})";

std::string png(const std::string& scene = {}) {
  const Image image{2, 1, std::vector<std::uint8_t>(8, 255)};
  return encodePng(image, pngTexts({"title", "caption", scene}));
}

std::string svg(const std::string& scene) {
  Figure figure;
  figure.width = figure.height = 10;
  return encodeSvg(figure, {}, {"title", "caption", scene});
}

TEST_SUITE_BEGIN("scene");

TEST_CASE("what bytes are") {
  struct Row {
    const char* what;
    std::string bytes;
    ContentKind kind;
  };
  const Row rows[] = {
      {"a scene", kScene, ContentKind::scene},
      {"a scene with a mark at its start", "\xEF\xBB\xBF" + std::string(kScene),
       ContentKind::scene},
      {"a broken scene", R"({"format":"sepax-scene","version":2})", ContentKind::scene},
      {"half a scene", std::string(kScene).substr(0, 40), ContentKind::scene},
      {"a PNG of ours", png(kScene), ContentKind::scenePicture},
      {"an SVG of ours", svg(kScene), ContentKind::scenePicture},
      {"a PNG of ours, its scene broken", png("{}"), ContentKind::scenePicture},
      {"a PNG", png(), ContentKind::bitmap},
      {"a GIF", "GIF89a", ContentKind::picture},
      {"a PDF", "%PDF-1.7\n[0 0 1 0 1 1]", ContentKind::picture},
      {"an SVG", "<svg><path d='M0 0h1v1z'/></svg>", ContentKind::text},
      {"a table", "x,y\n0,0\n1,0\n1,1\n", ContentKind::text},
      {"words", "no polygon here", ContentKind::text},
      {"nothing", "", ContentKind::text},
  };
  for (const Row& row : rows) {
    CAPTURE(row.what);
    const Content content = contentOf(row.bytes);
    CHECK(content.kind == row.kind);
    CHECK((content.read.scene || !content.read.readings.empty()) == content.read.error.empty());
  }
}

TEST_CASE("what is read in a picture is the scene that it carries") {
  for (const std::string& picture : {png(kScene), svg(kScene)}) {
    const Content content = contentOf(picture);
    REQUIRE(content.read.scene);
    CHECK(content.read.scene == readScene(kScene).scene);
    const SceneResult scene = sceneOf(content);
    CHECK(scene.scene == content.read.scene);
    CHECK(scene.foreign);  // saving must not replace the picture
  }
  CHECK_FALSE(sceneOf(contentOf(kScene)).foreign);
  CHECK(contentOf(png("{}")).read.error.starts_with("the scene in this picture is broken: format"));
  CHECK(contentOf(png()).read.error.starts_with("this PNG holds no scene"));
  CHECK(contentOf("%PDF-1.7\n[0 0 1 0 1 1]").read.error.starts_with("this PDF holds no scene"));
}

TEST_CASE("a file that was opened is not read again") {
  const testing::Folder folder;
  const std::string path = folder / "scene.json";
  folder.write("scene.json", kScene);
  const OpenedFile file = openFile(path);
  CHECK(file.error == "");
  CHECK(file.bytes == kScene);
  std::filesystem::remove(path);
  Document document;
  document.take(sceneOf(file), path, file.stamp);
  CHECK(document.path() == path);
  CHECK(document.committed() == *readScene(kScene).scene);
}

TEST_CASE("a file that changes between opening and showing has changed on the disk") {
  const testing::Folder folder;
  const std::string path = folder / "scene.json";
  folder.write("scene.json", kScene);
  const OpenedFile file = openFile(path);
  folder.write("scene.json", R"({"format":"sepax-scene","version":1,"title":"another"})");
  Document document;
  document.take(sceneOf(file), path, file.stamp);
  CHECK(document.changedOnDisk());
  folder.write("scene.json", kScene);
  CHECK_FALSE(document.changedOnDisk());
}

TEST_CASE("a file that is missing or broken is named with what is wrong") {
  const testing::Folder folder;
  CHECK(openFile(folder / "none.json").error.starts_with(folder / "none.json"));
  CHECK(sceneOf(openFile(folder / "none.json")).error == openFile(folder / "none.json").error);
  folder.write("words.txt", "no polygon here");
  CHECK(openFile(folder / "words.txt").error == "");
  CHECK(sceneOf(openFile(folder / "words.txt")).error.starts_with((folder / "words.txt") + ": no"));
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
