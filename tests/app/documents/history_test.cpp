#include "app/documents/document.h"

#include "tests/support/scene_folder.h"
#include "tests/support/scene_random.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <random>
#include <string>

namespace sepax {
namespace {

TEST_SUITE_BEGIN("scene");

// Law: the history takes what its scenes take, however it was walked.
TEST_CASE("law: the history knows its memory") {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    CAPTURE(seed);
    Document document(testing::randomScene(seed));
    CHECK(document.historyBytes() == 0);
    for (std::uint64_t edit = 0; edit < 40; ++edit) {
      const std::size_t before = document.historyBytes() + memoryOf(document.committed());
      const Scene next = testing::randomEdit(document.committed(), seed * 99 + edit);
      const std::size_t added = next == document.committed() ? 0 : memoryOf(next);
      REQUIRE(document.apply(next) == "");
      CHECK(document.historyBytes() + memoryOf(document.committed()) == before + added);
    }
    const std::size_t all = document.historyBytes() + memoryOf(document.committed());
    while (document.undo()) CHECK(document.historyBytes() + memoryOf(document.committed()) == all);
    while (document.redo()) CHECK(document.historyBytes() + memoryOf(document.committed()) == all);
  }
}

/// One random step of a hand, a key or a menu.
void stepAtRandom(Document& document, std::uint64_t seed) {
  switch (std::mt19937_64 random(seed); random() % 10) {
    case 0:
    case 1:
    case 2:
      CHECK(document.preview(testing::randomEdit(document.shown(), seed)) == "");
      break;
    case 3:
      document.commit();
      break;
    case 4:
      CHECK(document.apply(testing::randomEdit(document.shown(), seed)) == "");
      break;
    case 5:
      document.cancel();
      break;
    case 6:
      document.undo();
      break;
    case 7:
      document.redo();
      break;
    case 8:
      document = Document(testing::randomScene(seed % 3));
      break;
    default:
      document.take({testing::randomScene(seed % 3), {}}, "scene.json");
      break;
  }
}

// Laws: revisions never fall; the scenes of equal revisions are equal, so every change of a scene
// changes its revision.
TEST_CASE("law: equal revisions mean equal scenes") {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    CAPTURE(seed);
    Document document(testing::randomScene(seed));
    for (std::uint64_t step = 0; step < 100; ++step) {
      const Document before = document;
      stepAtRandom(document, seed * 1000 + step);
      CAPTURE(step);
      CHECK(document.shownRevision() >= before.shownRevision());
      CHECK(document.committedRevision() >= before.committedRevision());
      if (document.shown() != before.shown())
        CHECK(document.shownRevision() > before.shownRevision());
      if (document.committed() != before.committed())
        CHECK(document.committedRevision() > before.committedRevision());
    }
  }
}

TEST_CASE("what shows the same scene keeps its revision") {
  Document document(testing::randomScene(1));
  Scene next = document.shown();
  next.title += "+";
  CHECK(document.preview(next) == "");
  const std::uint64_t shown = document.shownRevision();
  CHECK(document.preview(next) == "");
  CHECK(document.commit());
  CHECK(document.shownRevision() == shown);
  const std::uint64_t committed = document.committedRevision();
  CHECK(document.preview(testing::randomScene(2)) == "");
  document.cancel();
  CHECK(document.committedRevision() == committed);
}

TEST_CASE("redo is bounded like undo") {
  Scene large;
  large.notes = std::string(kMaxHistoryBytes / 4, 'x');
  Document document(large);
  for (int i = 1; i <= 8; ++i) {
    large.title = std::to_string(i);
    REQUIRE(document.apply(large) == "");
  }
  while (document.undo()) CHECK(document.historyBytes() <= kMaxHistoryBytes + memoryOf(large));
  CHECK(document.canRedo());
  CHECK(document.apply(Scene{}) == "");
  CHECK_FALSE(document.canRedo());
  CHECK(document.historyBytes() < kMaxHistoryBytes / 2);  // nothing is kept of what was undone
}

TEST_CASE("many commits do not slow down each other") {
  Scene scene;
  Document document;
  for (int i = 0; i < 10'000; ++i) {
    scene.title = std::to_string(i);
    REQUIRE(document.apply(scene) == "");
  }
  int steps = 0;
  while (document.undo()) ++steps;
  CHECK(steps == 10'000);
  CHECK(document.shown() == Scene{});
}

TEST_CASE("restored work is unsaved until it is saved") {
  const testing::Folder folder;
  Scene scene;
  scene.title = "work";
  Document document = Document::restored(scene, folder / "a.json", folder / "a.csv");
  CHECK(document.dirty());
  CHECK(document.path() == folder / "a.json");
  CHECK(document.source() == folder / "a.csv");
  CHECK_FALSE(document.canUndo());
  Scene other = scene;
  other.title = "more";
  CHECK(document.apply(other) == "");
  CHECK(document.undo());
  CHECK(document.dirty());
  CHECK(document.save() == "");
  CHECK_FALSE(document.dirty());
  CHECK(document.source() == folder / "a.json");
}

TEST_CASE("a scene read from something else has no file to save to") {
  const testing::Folder folder;
  SceneResult loaded;
  loaded.scene = Scene{};
  loaded.notes = {"z was dropped"};
  loaded.foreign = true;
  Document document;
  document.take(loaded, folder / "polygons.csv");
  CHECK(document.path() == "");
  CHECK(document.source() == folder / "polygons.csv");
  CHECK(document.notes() == std::vector<std::string>{"z was dropped"});
  CHECK(document.save() == "the scene has no file yet; choose a name for it");
  CHECK(document.saveAs(folder / "polygons.json") == "");
  CHECK(document.path() == folder / "polygons.json");
  CHECK(document.source() == folder / "polygons.json");
}

TEST_CASE("a full disk and a path below a file lose nothing") {
  const testing::Folder folder;
  std::filesystem::create_symlink("/dev/full", folder / "full.json");
  folder.write("file", "x");
  Document document;
  Scene scene;
  scene.title = "work";
  CHECK(document.apply(scene) == "");
  CHECK(document.saveAs(folder / "full.json") ==
        (folder / "full.json") + ": the disk is full; free some space and try again");
  CHECK(document.saveAs(folder / "file/scene.json") ==
        (folder / "file/scene.json") +
            ": a part of the path is a file, not a folder; check the path");
  CHECK(document.dirty());
  CHECK(document.path() == "");
  CHECK(document.shown() == scene);
  CHECK(folder.names() == std::vector<std::string>{"file", "full.json"});
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
