#include "app/codecs/scene_link.h"
#include "app/scene/scene_json.h"
#include "app/shell/described.h"
#include "app/shell/dialogs/save_questions.h"
#include "app/shell/lessons/lesson_desk.h"
#include "app/shell/spoken_page.h"
#include "tests/support/scene_folder.h"
#include "tests/ui/driver.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <cmath>
#include <string>

// Links in the window, and what the window tells programs and readers beside it.

namespace sepax::test {
namespace {

std::string copiedLink(Driver& driver) {
  driver.menu({"menu/File", "menu/file.link"});
  return ImGui::GetClipboardText();
}

void pasteText(Driver& driver, const std::string& text) {
  ImGui::SetClipboardText(text.c_str());
  driver.press(Key::v, kCtrl);
}

TEST_CASE("a link that was copied brings the scene back, in another window and among words") {
  std::string link;
  Scene scene;
  {
    Driver driver("builtin:touching");
    link = copiedLink(driver);
    CHECK(link.starts_with(std::string(kLinkBase) + "#s="));
    CHECK(says(driver, "Copied a link to this scene"));
    scene = driver.scene();
  }
  Driver other("builtin:two-pentagons");
  pasteText(other, "Look at this: " + link + " please.");
  CHECK(other.scene() == scene);
  CHECK(other.shell.work.document.path().empty());
  CHECK(other.shell.work.document.source().empty());
}

TEST_CASE("a pasted link asks about unsaved work first, and a broken one changes nothing") {
  Driver driver("builtin:touching");
  const std::string link = copiedLink(driver);
  const Scene before = driver.scene();
  pasteText(driver, link.substr(0, link.size() - 3));
  CHECK(says(driver, "This link is broken"));
  CHECK(driver.scene() == before);
  CHECK(openedScene(driver.shell, "https://example.org/a.json").find("holds no scene") !=
        std::string::npos);
  pasteText(driver, "https://example.org/");
  CHECK(says(driver, "holds no scene"));
  CHECK(driver.scene() == before);
}

TEST_CASE("a link from a lesson opens the lesson with the scene as it was") {
  std::string link;
  Scene changed;
  {
    Driver driver;
    requestLesson(driver.shell, "sat/01-shadows");
    driver.settle();
    changed = driver.scene();
    changed.bodies.front().position.x += 0.5;
    CHECK(driver.shell.work.document.apply(changed).empty());
    driver.settle();
    link = copiedLink(driver);
    CHECK(link.ends_with("&lesson=sat/01-shadows"));
  }
  {
    Driver other("builtin:touching");
    pasteText(other, link);
    REQUIRE(hasLesson(other.shell));
    CHECK(*other.shell.lessons->id == "sat/01-shadows");
    CHECK(other.scene() == changed);
  }
  // One of a lesson that this program does not have opens as a scene.
  Driver third("builtin:touching");
  pasteText(third, writeSceneLink({writeSceneOnOneLine(changed), "no/such"}, kLinkBase));
  CHECK(!hasLesson(third.shell));
  CHECK(third.scene() == changed);
}

TEST_CASE("a link from a lesson whose answer was seen shows it, with the guess that was made") {
  std::string link;
  Scene changed;
  {
    Driver driver;
    requestLesson(driver.shell, "edges/01-lines-meet");
    driver.settle();
    reveal(driver.shell, nlohmann::json::array({0, 0}));
    changed = driver.scene();
    changed.bodies.front().vertices.front().x -= 0.5;
    CHECK(driver.shell.work.document.apply(changed).empty());
    driver.settle();
    link = copiedLink(driver);
  }
  {
    Driver other("builtin:touching");
    pasteText(other, link);
    REQUIRE(hasLesson(other.shell));
    CHECK(!asksForGuess(*other.shell.lessons));
    REQUIRE(other.shell.lessons->made);
    CHECK(other.shell.lessons->made->guess == nlohmann::json::array({0, 0}));
    CHECK(other.scene() == changed);
  }
  // A guess that is none at this question is left out.
  Driver third("builtin:touching");
  pasteText(third, link.substr(0, link.find("&guess=")) + "&guess=%7B%22edge%22:3%7D");
  REQUIRE(hasLesson(third.shell));
  CHECK(asksForGuess(*third.shell.lessons));
  CHECK(third.guard.reason.empty());
}

TEST_CASE("a scene that is too large for a link is offered as a file") {
  Driver driver("builtin:touching");
  Scene large = driver.scene();
  std::vector<Vec2>& vertices = large.bodies.front().vertices;
  vertices.clear();
  for (int i = 0; i < 600; ++i)
    vertices.push_back(
        {i * 0.731 + (i * 7919 % 97) * 1e-4, i * (600 - i) * 0.0173 + (i * 104729 % 89) * 1e-5});
  CHECK(driver.shell.work.document.apply(large).empty());
  driver.settle();
  const std::size_t length =
      writeSceneLink({writeSceneOnOneLine(sceneToCopy(driver.shell.work))}, kLinkBase).size();
  REQUIRE(length > kLongestLink);
  REQUIRE(length < 2 * kLongestLink);
  ImGui::SetClipboardText("as it was");
  driver.menu({"menu/File", "menu/file.link"});
  CHECK(says(driver, "send it as a file"));
  CHECK(driver.has("path/field"));
  CHECK(std::string(ImGui::GetClipboardText()) == "as it was");
}

TEST_CASE("in a browser: files are handed over, chosen by the system, and nothing quits") {
  Driver driver("builtin:touching");
  std::vector<std::string> handed;
  std::vector<bool> chosen;
  driver.shell.services.inBrowser = true;
  driver.shell.services.handOver = [&](const std::string& path) { handed.push_back(path); };
  driver.shell.services.chooseFiles = [&](bool tiles) { chosen.push_back(tiles); };
  driver.press(Key::o, kCtrl);
  driver.menu({"menu/File", "menu/file.tiles"});
  CHECK(chosen == std::vector<bool>{false, true});
  CHECK(!driver.has("path/field"));
  const testing::Folder folder;
  CHECK(saveAsChosen(driver.shell, folder / "mine.json").empty());
  CHECK(handed == std::vector<std::string>{folder / "mine.json"});
  CHECK(says(driver, "Saved as a download: mine.json"));
  driver.press(Key::q, kCtrl);
  CHECK(!driver.shell.files.questions.quit);
  // The browser keeps Ctrl+N, F5 and F12; others stand in the menus.
  const Scene before = driver.scene();
  driver.press(Key::n, kCtrl);
  CHECK(driver.scene() == before);
  driver.press(Key::n, kAlt);
  CHECK(driver.scene().bodies.empty());
}

TEST_CASE("part of another page: the canvas has the window, a lesson stands beside or below it") {
  Driver driver("builtin:touching");
  driver.shell.embedded = true;
  driver.settle();
  REQUIRE(driver.shell.canvas.area);
  const ImVec2 window = ImGui::GetIO().DisplaySize;
  CHECK(driver.shell.canvas.area->min.x == 0);
  CHECK(driver.shell.canvas.area->max.x == window.x);
  CHECK(driver.shell.canvas.area->max.y == window.y);
  CHECK(!driver.has("menu/File"));
  requestLesson(driver.shell, "sat/01-shadows");
  driver.settle();
  CHECK(driver.shell.canvas.area->max.x < 0.75f * window.x);
  CHECK(driver.shell.canvas.area->max.y == window.y);
  ImGui::GetIO().DisplaySize = {400, 800};
  driver.settle();
  CHECK(driver.shell.canvas.area->max.x == 400);
  CHECK(driver.shell.canvas.area->max.y < 480);
}

TEST_CASE("two fingers take a panel along as far as they move") {
  Driver driver;
  const double before = driver.middleOf("A.angle").y;
  InputEvent event;
  event.kind = InputEvent::Kind::wheel;
  event.position = driver.middleOf("tab/technique") + Vec2{0, 200};
  event.slide = {0, -60};
  driver.move(event.position);
  driver.settle();
  driver.feed.push(event);
  driver.settle();
  CHECK(std::fabs(driver.middleOf("A.angle").y - (before - 60)) <= 1);
}

TEST_CASE("what is shown is said: the answer, what the sandbox says, and the lesson as text") {
  Driver driver("builtin:touching");
  const SpokenPage page = spokenPage(driver.shell);
  CHECK(page.now.find("touch") != std::string::npos);
  CHECK(page.lesson.empty());
  driver.menu({"menu/File", "menu/file.link"});
  CHECK(spokenPage(driver.shell).now.find("Copied a link") != std::string::npos);
  requestLesson(driver.shell, "sat/01-shadows");
  driver.settle();
  CHECK(spokenPage(driver.shell).lesson.find("Shadows") != std::string::npos);
}

TEST_CASE("the description of the window: the scene, its camera and the places of the widgets") {
  Driver driver("builtin:touching");
  const nlohmann::json all = nlohmann::json::parse(described(driver.shell));
  const SceneResult scene = readScene(all.at("scene").dump());
  REQUIRE(scene.scene);
  CHECK(*scene.scene == driver.scene());
  CHECK(all.at("technique") == driver.shell.work.view.technique);
  CHECK(all.at("camera").at("zoom") == driver.shell.work.view.camera.zoom);
  CHECK(all.at("places").at("menu/File").size() == 4);
  CHECK(all.at("canvas")[0] == driver.shell.canvas.area->min.x);
  CHECK(all.at("lesson").is_null());
  requestLesson(driver.shell, "sat/01-shadows");
  driver.settle();
  const nlohmann::json lesson = nlohmann::json::parse(described(driver.shell)).at("lesson");
  CHECK(lesson == nlohmann::json{{"id", "sat/01-shadows"}, {"done", 0}, {"all", 2}});
}

}  // namespace
}  // namespace sepax::test
