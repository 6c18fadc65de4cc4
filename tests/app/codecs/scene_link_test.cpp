#include "app/codecs/scene_link.h"

#include "app/documents/content.h"
#include "app/documents/load.h"
#include "app/scene/builtin.h"
#include "app/scene/scene_json.h"
#include "tests/support/scene_random.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <random>
#include <string>
#include <vector>

// Scenes in addresses: what goes in comes out, and nothing else is taken for one.

namespace sepax {
namespace {

constexpr std::string_view kBase = "https://example.org/sepax/?theme=light";

std::string linkTo(const std::string& json) { return writeSceneLink({json, {}}, kBase); }

std::string touching() { return writeSceneOnOneLine(*loadScene("builtin:touching").scene); }

TEST_CASE("law: a link holds what was put into it, in signs that every address may have") {
  std::mt19937 random(7);
  for (int i = 0; i < 300; ++i) {
    std::string text(std::uniform_int_distribution<std::size_t>(0, 400)(random), '\0');
    for (char& c : text) c = static_cast<char>(random());
    SceneLink link{text};
    if (i % 3 == 0) link.lesson = "course/0ä 1&2#%";
    if (i % 6 == 0) link.guess = R"({"body":"B","edge":3})";
    const std::string address = writeSceneLink(link, kBase);
    const SceneLinkResult read = readSceneLink(address);
    REQUIRE(read.link);
    CHECK(*read.link == link);
    CHECK(address.starts_with(std::string(kBase) + "#s="));
    CHECK(address.substr(kBase.size() + 1)
              .find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
                                 "0123456789-_=&%./~") == std::string::npos);
  }
}

TEST_CASE("every built-in scene fits into a link that nobody cuts") {
  for (const BuiltinScene& scene : builtinScenes()) {
    const SceneResult loaded = loadScene("builtin:" + scene.id);
    REQUIRE(loaded.scene);
    const std::string address = linkTo(writeSceneOnOneLine(*loaded.scene));
    CHECK_MESSAGE(address.size() <= kLongestLink, scene.id);
    const SceneResult again = loadScene(address);
    REQUIRE_MESSAGE(again.scene, scene.id);
    CHECK(writeScene(*again.scene) == writeScene(*loaded.scene));
    CHECK(again.foreign);
  }
}

/// Of RFC 1951: one stored block with "{}", then the same in another program's words.
TEST_CASE("what other programs pack is read") {
  CHECK(readSceneLink("#s=AQIA_f97fQ").link == SceneLink{"{}", {}});
  CHECK(readSceneLink("#s=q64FAA").link == SceneLink{"{}", {}});
  CHECK(readSceneLink("http://x/#theme=dark&s=q64FAA&lesson=sat%2F01-shadows").link ==
        SceneLink{"{}", "sat/01-shadows"});
}

TEST_CASE("a link that was cut or changed is refused with one sentence") {
  const std::string whole = linkTo(touching());
  const std::size_t start = kBase.size() + 3;
  for (std::size_t end = start; end < whole.size(); ++end) {
    const SceneLinkResult read = readSceneLink(whole.substr(0, end));
    CHECK_MESSAGE(!read.link, end);
    CHECK(read.error.find("this link is broken") == 0);
  }
  for (const std::string& more : {whole + "A", whole + "!", whole + "AAAA"}) {
    CHECK_MESSAGE(!readSceneLink(more).link, more);
  }
  const SceneLinkResult none = readSceneLink("https://example.org/#page=3");
  CHECK(!none.link);
  CHECK(none.error.find("this address holds no scene") == 0);
  CHECK(contentOf("https://example.org/scene.json").read.error == none.error);
}

TEST_CASE("a scene that breaks a rule in a link is refused with the place of the fault") {
  const SceneResult read = loadScene(linkTo(R"({"format":"sepax-scene","version":1,"bodies":3})"));
  CHECK(!read.scene);
  CHECK(read.error.find("the scene in this link is broken: ") == 0);
  CHECK(read.error.find("bodies") != std::string::npos);
}

TEST_CASE("a small link cannot make a large memory") {
  const std::string bomb = linkTo(std::string(kMaxFileBytes + (1u << 16), ' '));
  CHECK(!readSceneLink(bomb).link);
}

TEST_CASE("a link is found among words, and words are no link") {
  const std::string link = linkTo(touching());
  for (const std::string& text :
       {"look: " + link + ".", "<" + link + ">", "  " + link + "\n", "[this](" + link + ") one",
        "\"" + link + "\", said A\nand 0,0 1,0 1,1",
        "not #s=... and not http://x/#s=abc but " + link}) {
    CHECK_MESSAGE(sceneLinkIn(text) == link, text);
    CHECK(contentOf(text).kind == ContentKind::link);
  }
  for (const std::string& text :
       {std::string("the fragment is #s=... as ever"), std::string("a#s=b"), std::string(),
        "cut " + link.substr(0, link.size() - 4), std::string("#s= [[0,0],[1,0],[1,1]]")})
    CHECK_MESSAGE(sceneLinkIn(text).empty(), text);
  CHECK(isSceneLink(link));
  CHECK(!isSceneLink("scene#s=1.json"));
}

TEST_CASE("a lesson's name comes along, and a lesson is not needed") {
  const Content content = contentOf(writeSceneLink({touching(), "sat/01-shadows"}, kBase));
  CHECK(content.lesson == "sat/01-shadows");
  CHECK(content.read.scene.has_value());
}

}  // namespace
}  // namespace sepax
