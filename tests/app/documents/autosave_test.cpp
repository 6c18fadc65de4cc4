#include "app/documents/autosave.h"

#include "app/scene/scene_json.h"
#include "tests/support/scene_folder.h"
#include "tests/support/scene_random.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <string>

namespace sepax {
namespace {

TEST_SUITE_BEGIN("scene");

Autosave work(const std::string& title, long long saved = 0) {
  Autosave autosave{"/home/ada/" + title + ".json", "/home/ada/" + title + ".csv", saved, {}};
  autosave.scene.title = title;
  return autosave;
}

TEST_CASE("law: an autosave that is written is read again") {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    CAPTURE(seed);
    const Autosave autosave{"/a \"b\"\\\n.json", "", 1'795'000'000, testing::randomScene(seed)};
    const AutosaveResult result = readAutosave(writeAutosave(autosave));
    CHECK(result.error == "");
    REQUIRE(result.autosave);
    CHECK(*result.autosave == autosave);
  }
}

TEST_CASE("what is no autosave is refused with a sentence") {
  const std::string good = writeAutosave(work("x"));
  CHECK(readAutosave(good).autosave);
  const auto changed = [&](const std::string& from, const std::string& to) {
    std::string text = good;
    return text.replace(text.find(from), from.size(), to);
  };
  for (const std::string& text :
       {std::string(), std::string("{}"), std::string("[]"), good.substr(0, good.size() / 2),
        writeScene(Scene{}), changed("sepax-autosave", "sepax-scene"),
        changed("\"version\": 1", "\"version\": 2"),
        changed("\"version\": 1", "\"version\": 2e300"),
        changed("\"version\": 1", "\"version\": \"x\""), changed("\"sepax-autosave\"", "[]"),
        changed("\"saved\": 0", "\"saved\": \"x\""), changed("\"title\"", "\"titel\"")}) {
    CAPTURE(text);
    const AutosaveResult result = readAutosave(text);
    CHECK_FALSE(result.autosave);
    CHECK(result.error != "");
  }
}

TEST_CASE("an autosave without one of its fields is refused by its name") {
  const std::string good = writeAutosave(work("x"));
  for (const std::string field : {"path", "source", "saved"}) {
    std::string text = good;
    text.replace(text.find("\"" + field + "\""), field.size() + 2, "\"other\"");
    CAPTURE(text);
    CHECK(readAutosave(text).error == field + ": this field is missing");
  }
  std::string text = good;
  text.replace(text.find("\"scene\""), 7, "\"other\"");
  CHECK(readAutosave(text).error == "this is no autosave");
}

TEST_CASE("an autosave that claims to be from no possible time is still one") {
  for (const std::string saved : {"1e300", "-1e300"}) {
    std::string text = writeAutosave(work("x"));
    text.replace(text.find("\"saved\": 0"), 10, "\"saved\": " + saved);
    const AutosaveResult result = readAutosave(text);
    REQUIRE(result.autosave);
    CHECK(result.autosave->saved == (saved[0] == '-' ? 0 : 9'000'000'000));
    // Whoever compares it with the time of a file counts in nanoseconds.
    long long nanoseconds = 0;
    CHECK(!__builtin_mul_overflow(result.autosave->saved + 1, 1'000'000'000LL, &nanoseconds));
  }
}

TEST_CASE("the error in an autosave's scene names the place in the scene") {
  Autosave autosave = work("x");
  autosave.scene.bodies.push_back({"A", {{0, 0}, {1, 0}}, {}, 0, {}, 0});
  CHECK(readAutosave(writeAutosave(autosave)).error ==
        "bodies[0].vertices: 2 vertices; a polygon needs at least three");
}

TEST_CASE("a copy is an orphan once the program that wrote it is gone") {
  const testing::Folder folder;
  const std::string place = folder / "state/autosave";
  {
    AutosaveSlot slot;
    CHECK(slot.write(place, work("first")) == "");
    CHECK(slot.write(place, work("second")) == "");
    CHECK(slot.holds());
    CHECK(OrphanSearch::in(place).orphans.empty());
  }
  OrphanSearch search = OrphanSearch::in(place);
  REQUIRE(search.orphans.size() == 1);
  CHECK(search.orphans[0].autosave == work("second"));
  CHECK(OrphanSearch::in(place).orphans.empty());  // this one offers it already

  search = {};  // "later"
  search = OrphanSearch::in(place);
  REQUIRE(search.orphans.size() == 1);
  AutosaveSlot adopted = std::move(search.orphans[0].slot);
  search = {};
  CHECK(adopted.write(place, work("third")) == "");
  CHECK(OrphanSearch::in(place).orphans.empty());
  adopted.remove();
  CHECK(std::filesystem::is_empty(place));
  CHECK(OrphanSearch::in(place).orphans.empty());
}

TEST_CASE("a slot that is given back leaves nothing behind") {
  const testing::Folder folder;
  AutosaveSlot slot;
  CHECK(slot.write(folder.path(), work("x")) == "");
  CHECK(folder.names().size() == 2);
  slot.remove();
  CHECK_FALSE(slot.holds());
  CHECK(folder.names().empty());
  CHECK(slot.write(folder.path(), work("x")) == "");
  CHECK(slot.holds());
}

TEST_CASE("two documents of one program have two slots") {
  const testing::Folder folder;
  {
    AutosaveSlot one;
    AutosaveSlot two;
    CHECK(one.write(folder.path(), work("old", 100)) == "");
    CHECK(two.write(folder.path(), work("new", 200)) == "");
  }
  const OrphanSearch search = OrphanSearch::in(folder.path());
  REQUIRE(search.orphans.size() == 2);
  CHECK(search.orphans[0].autosave.scene.title == "new");
  CHECK(search.orphans[1].autosave.scene.title == "old");
}

TEST_CASE("a new slot never takes the place of an orphan") {
  const testing::Folder folder;
  {  // dies
    AutosaveSlot slot;
    CHECK(slot.write(folder.path(), work("orphan")) == "");
  }
  AutosaveSlot slot;
  CHECK(slot.write(folder.path(), work("mine")) == "");
  const OrphanSearch search = OrphanSearch::in(folder.path());
  REQUIRE(search.orphans.size() == 1);
  CHECK(search.orphans[0].autosave.scene.title == "orphan");
}

TEST_CASE("a broken copy is named and left alone") {
  const testing::Folder folder;
  folder.write("1-0.json", "{ \"format\"");
  folder.write("note.txt", "hands off");
  const OrphanSearch search = OrphanSearch::in(folder.path());
  CHECK(search.orphans.empty());
  REQUIRE(search.problems.size() == 1);
  CHECK(search.problems[0].starts_with((folder / "1-0.json") + " cannot be restored: broken JSON"));
  CHECK(folder.read("1-0.json") == "{ \"format\"");
  CHECK(folder.read("note.txt") == "hands off");
}

TEST_CASE("what programs that died have left beside the copies goes, what lives stays") {
  const testing::Folder folder;
  const std::string dead = "999999999";  // no such process can be
  AutosaveSlot slot;
  CHECK(slot.write(folder.path(), work("mine")) == "");
  const auto mine = folder.names();
  for (const std::string& name :
       {dead + "-0.lock", "." + dead + "-0.json.sepax-" + dead + "-0.tmp"})
    folder.write(name, "");
  CHECK(OrphanSearch::in(folder.path()).orphans.empty());
  CHECK(folder.names() == mine);
  folder.write(dead + "-1.lock", "");
  folder.write(dead + "-1.json", writeAutosave(work("orphan")));
  for (const std::string name : {"x-0.lock", "note.lock", "1.lock"}) folder.write(name, "");
  const auto all = folder.names();
  CHECK(OrphanSearch::in(folder.path()).orphans.size() == 1);
  CHECK(folder.names() == all);
}

TEST_CASE("a copy that cannot be written keeps the former one") {
  const testing::Folder folder;
  folder.write("file", "x");
  AutosaveSlot slot;
  CHECK(slot.write(folder / "file/autosave", work("x")) ==
        (folder / "file") + ": a part of the path is a file, not a folder; check the path");
  CHECK_FALSE(slot.holds());
}

TEST_CASE("a folder that is not there holds no orphans") {
  const testing::Folder folder;
  const OrphanSearch search = OrphanSearch::in(folder / "none");
  CHECK(search.orphans.empty());
  CHECK(search.problems.empty());
}

TEST_CASE("ages in words") {
  CHECK(agoText(-5) == "less than a minute ago");
  CHECK(agoText(59) == "less than a minute ago");
  CHECK(agoText(60) == "1 minute ago");
  CHECK(agoText(3599) == "59 minutes ago");
  CHECK(agoText(7200) == "2 hours ago");
  CHECK(agoText(86400) == "1 day ago");
  CHECK(agoText(1'000'000) == "11 days ago");
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
