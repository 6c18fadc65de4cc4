#include "app/documents/document.h"

#include "app/scene/builtin.h"
#include "app/scene/scene_json.h"
#include "tests/support/scene_folder.h"
#include "tests/support/scene_random.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <limits>
#include <string>

namespace sepax {
namespace {

Scene titled(const std::string& title) {
  Scene scene;
  scene.title = title;
  return scene;
}

TEST_SUITE_BEGIN("scene");

TEST_CASE("a gesture of many previews makes one entry") {
  Document document(titled("0"));
  for (int i = 1; i <= 50; ++i) CHECK(document.preview(titled(std::to_string(i))) == "");
  CHECK(document.shown().title == "50");
  CHECK(document.committed().title == "0");
  CHECK(document.previewing());
  CHECK(document.commit());
  CHECK_FALSE(document.previewing());
  CHECK(document.committed().title == "50");
  CHECK(document.undo());
  CHECK(document.shown().title == "0");
  CHECK_FALSE(document.canUndo());
  CHECK(document.redo());
  CHECK(document.shown().title == "50");
  CHECK_FALSE(document.canRedo());
}

TEST_CASE("a cancelled gesture and one that changes nothing leave no trace") {
  Document document(titled("0"));
  CHECK(document.preview(titled("1")) == "");
  document.cancel();
  CHECK(document.shown().title == "0");
  CHECK_FALSE(document.commit());
  CHECK(document.preview(titled("1")) == "");
  CHECK(document.preview(titled("0")) == "");
  CHECK_FALSE(document.commit());
  CHECK_FALSE(document.canUndo());
  CHECK_FALSE(document.dirty());
}

TEST_CASE("undo during a gesture cancels it, redo waits for its end") {
  Document document(titled("0"));
  CHECK(document.apply(titled("1")) == "");
  CHECK(document.preview(titled("2")) == "");
  CHECK(document.undo());
  CHECK(document.shown().title == "1");
  CHECK(document.undo());
  CHECK(document.shown().title == "0");
  CHECK(document.preview(titled("3")) == "");
  CHECK_FALSE(document.redo());
  document.cancel();
  CHECK(document.redo());
  CHECK(document.shown().title == "1");
}

TEST_CASE("what breaks a rule is never shown") {
  Document document(loadBuiltin(kDefaultScene).scene.value());
  Scene bad = document.shown();
  bad.bodies[0].vertices[1].x = std::numeric_limits<double>::quiet_NaN();
  const Scene before = document.shown();
  CHECK(document.apply(bad) == "bodies[0].vertices[1][0]: not a finite number; write a finite one");
  CHECK(document.shown() == before);
  CHECK_FALSE(document.canUndo());
}

// Laws: undoing everything gives the first scene, redoing everything the last one; every scene in
// between comes back on the way; dirty says whether the committed scene differs from the saved one.
TEST_CASE("a random sequence of edits can be undone and redone entirely") {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    CAPTURE(seed);
    const Scene first = testing::randomScene(seed);
    Document document(first);
    std::vector<Scene> states = {first};
    for (std::uint64_t edit = 0; edit < 60; ++edit) {
      const Scene next = testing::randomEdit(document.committed(), seed * 1000 + edit);
      CHECK(document.apply(next) == "");
      CHECK(document.dirty() == (document.committed() != first));
      if (document.committed() != states.back()) states.push_back(document.committed());
    }
    for (std::size_t i = states.size(); i-- > 0;) {
      CHECK(document.shown() == states[i]);
      CHECK(document.undo() == (i > 0));
    }
    CHECK_FALSE(document.dirty());
    for (std::size_t i = 0; i < states.size(); ++i) {
      CHECK(document.shown() == states[i]);
      CHECK(document.redo() == (i + 1 < states.size()));
    }
  }
}

TEST_CASE("a new edit forgets what was undone") {
  Document document(titled("0"));
  CHECK(document.apply(titled("1")) == "");
  CHECK(document.undo());
  CHECK(document.apply(titled("2")) == "");
  CHECK_FALSE(document.canRedo());
  CHECK(document.undo());
  CHECK(document.shown().title == "0");
}

TEST_CASE("the history is bounded by its memory and always keeps the last entry") {
  Scene large;
  large.notes = std::string(kMaxHistoryBytes / 4, 'x');
  Document document(large);
  for (int i = 1; i <= 8; ++i) {
    large.title = std::to_string(i);
    CHECK(document.apply(large) == "");
  }
  int steps = 0;
  while (document.undo()) ++steps;
  CHECK(steps == 3);
  CHECK(document.shown().title == "5");

  Scene huge;
  huge.notes = std::string(kMaxHistoryBytes + 1, 'x');
  Document another(huge);
  huge.title = "1";
  CHECK(another.apply(huge) == "");
  CHECK(another.undo());
}

TEST_CASE("save, save as and open keep path and dirty flag right") {
  const testing::Folder folder;
  const std::string path = folder / "scene.json";
  Document document(titled("0"));
  CHECK(document.save() == "the scene has no file yet; choose a name for it");
  CHECK(document.apply(titled("1")) == "");
  CHECK(document.dirty());
  CHECK(document.saveAs(path) == "");
  CHECK(document.path() == path);
  CHECK_FALSE(document.dirty());
  CHECK(document.undo());
  CHECK(document.dirty());
  CHECK(document.redo());
  CHECK_FALSE(document.dirty());

  Document opened;
  CHECK(opened.apply(titled("other")) == "");
  CHECK(opened.open(path) == "");
  CHECK(opened.shown().title == "1");
  CHECK(opened.path() == path);
  CHECK_FALSE(opened.dirty());
  CHECK_FALSE(opened.canUndo());

  CHECK(opened.apply(titled("2")) == "");
  CHECK(opened.save() == "");
  CHECK(folder.read("scene.json") == writeScene(titled("2")));
}

TEST_CASE("a scene that cannot be opened or saved leaves everything as it was") {
  const testing::Folder folder;
  folder.write("bad.json", "{");
  Document document(titled("0"));
  CHECK(document.apply(titled("1")) == "");
  CHECK(document.open(folder / "bad.json").starts_with((folder / "bad.json") + ": "));
  CHECK(document.open(folder / "none.json") ==
        (folder / "none.json") + ": no such file or folder; check the path");
  CHECK(document.open("builtin:none").starts_with("builtin:none: there is no such scene; known: "));
  CHECK(document.saveAs(folder / "none/scene.json") != "");
  CHECK(document.shown().title == "1");
  CHECK(document.canUndo());
  CHECK(document.dirty());
  CHECK(document.path() == "");
}

TEST_CASE("a built-in scene has no file") {
  Document document;
  CHECK(document.open("builtin:two-pentagons") == "");
  CHECK(document.path() == "");
  CHECK(document.shown().bodies.size() == 2);
}

TEST_CASE("a file knows whether another program has written it since") {
  const testing::Folder folder;
  const std::string path = folder / "scene.json";
  folder.write("scene.json", writeScene(titled("one")));
  Document document;
  CHECK_FALSE(document.changedOnDisk());
  CHECK(document.open(path) == "");
  CHECK_FALSE(document.changedOnDisk());
  folder.write("scene.json", writeScene(titled("two")));
  CHECK(document.changedOnDisk());
  folder.write("scene.json", "{");  // half written
  CHECK(document.changedOnDisk());
  folder.write("scene.json", " " + writeScene(titled("one")));  // touched, with the same content
  CHECK_FALSE(document.changedOnDisk());
  std::filesystem::remove(path);
  CHECK_FALSE(document.changedOnDisk());
  CHECK(document.apply(titled("three")) == "");
  CHECK(document.save() == "");
  CHECK_FALSE(document.changedOnDisk());
  folder.write("scene.json", writeScene(titled("a later title")));
  CHECK(document.changedOnDisk());
  CHECK(document.save() == "");
  CHECK_FALSE(document.changedOnDisk());
  CHECK(document.open("builtin:two-pentagons") == "");
  CHECK_FALSE(document.changedOnDisk());
}

TEST_CASE("restored work knows whether its file is newer than it") {
  const testing::Folder folder;
  const std::string path = folder / "scene.json";
  folder.write("scene.json", writeScene(titled("theirs")));
  const long long written = stampOf(path)->changed;
  CHECK_FALSE(Document::restored(titled("mine"), path, path, written).changedOnDisk());
  CHECK(Document::restored(titled("mine"), path, path, written - 1).changedOnDisk());
}

TEST_SUITE_END();

TEST_CASE("amendments are one entry, and none when they give back what was there") {
  Document document;
  for (const char* title : {"a", "ab", "ab", "abc"}) CHECK(document.amend(titled(title)).empty());
  CHECK(document.committed().title == "abc");
  CHECK(document.dirty());
  CHECK(document.undo());
  CHECK(document.committed() == Scene());
  CHECK(!document.canUndo());
  CHECK(document.redo());
  CHECK(document.amend(titled("d")).empty());  // what was redone stays an entry of its own
  CHECK(document.amend(titled("abc")).empty());
  CHECK(!document.canRedo());
  CHECK(document.undo());
  CHECK(!document.canUndo());
  CHECK(document.amend(titled("e")).empty());
  document.endAmending();
  CHECK(document.amend(titled("ef")).empty());
  CHECK(document.amend(titled("e")).empty());
  CHECK(document.committed().title == "e");
  CHECK(document.undo());
  CHECK(document.committed() == Scene());
  CHECK(!document.dirty());
}

TEST_CASE("a refused amendment changes nothing") {
  Document document;
  Scene broken;
  broken.bodies = {{"A", {}, {}, 0, {}, 0}};
  CHECK(document.amend(broken) != "");
  CHECK(document.committed() == Scene());
  CHECK(!document.previewing());
  CHECK(!document.canUndo());
}

}  // namespace
}  // namespace sepax
