#include "app/documents/settings_file.h"

#include "app/disk/user_folders.h"
#include "tests/support/scene_folder.h"

#include <doctest/doctest.h>

#include <map>
#include <string>

namespace sepax {
namespace {

TEST_SUITE_BEGIN("scene");

Environment environmentOf(std::map<std::string, std::string> variables) {
  return [variables = std::move(variables)](const char* name) {
    const auto found = variables.find(name);
    return found == variables.end() ? "" : found->second;
  };
}

StoredSettings unusual() {
  return {.theme = "print",
          .uiScale = 1.25,
          .snap = false,
          .grid = false,
          .names = false,
          .handles = false,
          .doctor = false,
          .panels = false,
          .ease = false,
          .hintSeen = true,
          .windowWidth = 1234,
          .windowHeight = 777,
          .exportChoices = {R"({"format":"gif"})"}};
}

TEST_CASE("law: settings that are written are read again without a word") {
  for (const StoredSettings& settings : {StoredSettings{}, unusual()}) {
    const SettingsResult result = readSettings(writeSettings("", {}, settings).json);
    CHECK(result.settings == settings);
    CHECK(result.problem == "");
  }
}

TEST_CASE("what is wrong in a settings file is named and costs nothing else") {
  struct Case {
    const char* text;
    const char* problem;
  };
  static constexpr Case kCases[] = {
      {R"({"snap": false, "theme": 7})",
       "\"theme\" has a value that cannot be used; its default holds"},
      {R"({"snap": false, "uiScale": 99})",
       "\"uiScale\" has a value that cannot be used; its default holds"},
      {R"({"snap": false, "windowWidth": 12.5})",
       "\"windowWidth\" has a value that cannot be used; its default holds"},
      {R"({"snap": false, "windowWidth": -1})",
       "\"windowWidth\" has a value that cannot be used; its default holds"},
      {R"({"snap": false, "colour": "red"})", "\"colour\" is unknown and was ignored"},
      {R"({"snap": false})", ""},
  };
  for (const Case& entry : kCases) {
    CAPTURE(entry.text);
    StoredSettings expected;
    expected.snap = false;
    const SettingsResult result = readSettings(entry.text);
    CHECK(result.settings == expected);
    CHECK(result.problem == entry.problem);
  }
  for (const char* text : {"", "{", "[1, 2]", "null", "\"dark\"", "\xff\xfe"}) {
    CAPTURE(text);
    const SettingsResult result = readSettings(text);
    CHECK(result.settings == StoredSettings{});
    CHECK(result.problem != "");
  }
}

TEST_CASE("what a file has that only another version can use is told where it is replaced") {
  StoredSettings after;
  after.snap = !after.snap;
  const std::string_view newer = R"({"snap": "strong", "colour": "red"})";
  const SettingsText text = writeSettings(newer, {}, after);
  CHECK(text.lost == "\"snap\" has a value that cannot be used; its default holds");
  CHECK(readSettings(text.json).settings == after);
  CHECK(text.json.find("\"colour\": \"red\"") != text.json.npos);
  after = {};
  after.grid = !after.grid;  // the other value stays as it is
  CHECK(writeSettings(newer, {}, after).lost == "");
  CHECK(writeSettings("{", {}, after).lost != "");
}

TEST_CASE("only what the user has changed is stored") {
  StoredSettings before;
  before.theme = "light";  // from the command line
  before.uiScale = 2;
  StoredSettings after = before;
  after.grid = false;
  after.uiScale = 1.5;
  StoredSettings expected = unusual();
  expected.grid = false;
  expected.uiScale = 1.5;
  CHECK(withChanges(unusual(), before, after) == expected);
  CHECK(withChanges(unusual(), before, before) == unusual());
}

#if !defined(_WIN32) && !defined(__APPLE__)
TEST_CASE("folders follow the XDG specification") {
  const UserFolders named = userFolders(
      environmentOf({{"HOME", "/home/ada"}, {"XDG_CONFIG_HOME", "/c"}, {"XDG_STATE_HOME", "/s"}}));
  CHECK(named.config == "/c/sepax");
  CHECK(named.state == "/s/sepax");
  const UserFolders usual = userFolders(environmentOf({{"HOME", "/home/ada"}}));
  CHECK(usual.config == "/home/ada/.config/sepax");
  CHECK(usual.state == "/home/ada/.local/state/sepax");
  const UserFolders relative = userFolders(
      environmentOf({{"HOME", "/home/ada"}, {"XDG_CONFIG_HOME", "c"}, {"XDG_STATE_HOME", "./s"}}));
  CHECK(relative.config == usual.config);
  CHECK(relative.state == usual.state);
  const UserFolders none = userFolders(environmentOf({}));
  CHECK(none.config == "");
  CHECK(none.state == "");
}
#endif

TEST_CASE("a folder is made with those above it, and a file in the way is named") {
  const testing::Folder folder;
  CHECK(makeFolder(folder / "a/b/c") == "");
  CHECK(makeFolder(folder / "a/b/c") == "");
  folder.write("a/b/c/file", "x");
  CHECK(folder.read("a/b/c/file") == "x");
  CHECK(makeFolder(folder / "a/b/c/file/d") ==
        (folder / "a/b/c/file") + ": " +
            "a part of the path is a file, not a folder; check the path");
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
