#include "app/articles/articles.h"

#include "app/disk/files.h"
#include "app/documents/load.h"
#include "app/scene/builtin.h"
#include "app/techniques/contract/published_method.h"
#include "app/techniques/table.h"
#include "tests/support/errata.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

namespace sepax {
namespace {

namespace fs = std::filesystem;

TEST_SUITE_BEGIN("articles");

/// Every scene that an article names, with what names it.
std::vector<std::string> namedScenes() {
  std::vector<std::string> scenes;
  for (const Article& article : articles()) {
    for (const ArticleFunction& row : article.functions) scenes.push_back(row.scene);
    for (const ArticleEntry& row : article.items) {
      scenes.push_back(row.scene);
      scenes.insert(scenes.end(), row.also.begin(), row.also.end());
    }
    for (const ArticleEntry& row : article.figures) scenes.push_back(row.scene);
    for (const Erratum& row : article.errata)
      if (!row.scene.empty()) scenes.push_back(row.scene);
    for (const ArticleQuestion& row : article.questions)
      if (!row.scene.empty()) scenes.push_back(row.scene);
    for (const ArticleSlip& row : article.slips)
      if (!row.scene.empty()) scenes.push_back(row.scene);
  }
  return scenes;
}

TEST_CASE("all texts are articles, in the order of the menu") {
  std::vector<std::string> ids;
  for (const ArticleResult& result : readArticles()) {
    REQUIRE_MESSAGE(result.article, result.error);
    ids.push_back(result.article->id);
  }
  CHECK(ids == std::vector<std::string>{"cozic-polygons", "gpwiki", "mighty-drake", "cozic-rays",
                                        "gamecodeschool"});
  CHECK(articles().size() == ids.size());
  CHECK(findArticle("gpwiki") == &articles()[1]);
  CHECK(findArticle("nothing") == nullptr);
}

TEST_CASE("items, figures and errors are all there, each under an id of its own") {
  const std::map<std::string, std::size_t> items{{"cozic-polygons", 18},
                                                 {"gpwiki", 11},
                                                 {"mighty-drake", 16},
                                                 {"cozic-rays", 11},
                                                 {"gamecodeschool", 12}};
  const std::map<std::string, std::size_t> figures{{"cozic-polygons", 3},
                                                   {"gpwiki", 2},
                                                   {"mighty-drake", 9},
                                                   {"cozic-rays", 3},
                                                   {"gamecodeschool", 3}};
  std::set<std::string> ids;
  for (const Article& article : articles()) {
    CAPTURE(article.id);
    CHECK(article.items.size() == items.at(article.id));
    CHECK(article.figures.size() == figures.at(article.id));
    for (const ArticleEntry& row : article.items) CHECK(ids.insert("item " + row.id).second);
    for (const ArticleEntry& row : article.figures) CHECK(ids.insert("figure " + row.id).second);
  }
}

TEST_CASE("the errors are numbered without a gap, and most have a scene") {
  const std::map<char, int> counts{{'C', 15}, {'G', 14}, {'D', 18}, {'R', 13}, {'A', 14}, {'N', 5}};
  std::set<std::string> expected;
  for (const auto& [letter, count] : counts)
    for (int number = 1; number <= count; ++number)
      expected.insert(letter + std::to_string(number));
  std::set<std::string> found;
  std::size_t shown = 0;
  for (const Article& article : articles()) {
    for (const Erratum& erratum : article.errata) {
      CAPTURE(erratum.id);
      CHECK(found.insert(erratum.id).second);
      CHECK(test::findErratum(erratum.id).erratum == &erratum);
      CHECK(erratumOfScene(erratum.scene).erratum == (erratum.scene.empty() ? nullptr : &erratum));
      if (!erratum.scene.empty()) CHECK(erratum.scene == "erratum-" + erratum.id);
      if (!erratum.scene.empty()) ++shown;
    }
  }
  CHECK(found == expected);
  CHECK(found.size() == 79);
  CHECK(shown == 77);
}

TEST_CASE("every scene that an article names opens and is told about") {
  for (const std::string& id : namedScenes()) {
    CAPTURE(id);
    const SceneResult result = loadScene("builtin:" + id);
    REQUIRE_MESSAGE(result.scene, result.error);
    CHECK(result.scene->notes.size() > 40);
    CHECK(findTechnique(result.scene->technique) != nullptr);
  }
}

TEST_CASE("scenes that only articles name stay out of the menu of scenes and are all named") {
  const std::vector<std::string> named = namedScenes();
  const std::vector<std::string_view> menu = builtinIds();
  for (const std::string_view id : articleSceneIds()) {
    CAPTURE(id);
    CHECK(std::ranges::find(named, id) != named.end());
    CHECK(std::ranges::find(menu, id) == menu.end());
  }
}

TEST_CASE("every file of such a scene is listed, framed and written as the program writes it") {
  std::set<std::string> ids;
  for (const std::string_view id : articleSceneIds()) ids.emplace(id);
  std::set<std::string> files;
  for (const auto& entry : fs::directory_iterator(SEPAX_SOURCE_DIR "/app/articles/scenes")) {
    if (entry.path().extension() != ".json") continue;
    files.insert(entry.path().stem().string());
    const std::string path = entry.path().string();
    CAPTURE(path);
    const FileResult file = readFile(path, kMaxFileBytes);
    REQUIRE(file.bytes);
    const SceneResult result = readScene(*file.bytes);
    REQUIRE_MESSAGE(result.scene, result.error);
    // Its map is millions of pixels wide: only a place on it can be shown.
    CHECK(result.scene->view.has_value() == (path.find("erratum-R8") != std::string::npos));
    CHECK(writeScene(*result.scene) == *file.bytes);
  }
  CHECK(ids == files);
}

TEST_CASE("the methods that techniques show beside their own name an article of the list") {
  for (const Technique& technique : techniques()) {
    for (const PublishedMethod& method : technique.published) {
      CAPTURE(method.id);
      const Article* article = findArticle(method.article);
      REQUIRE(article != nullptr);
      CHECK(article->author.find(method.author) != std::string::npos);
    }
  }
}

TEST_CASE("questions belong to an item, and each has an answer and a scene of its own") {
  const Article& article = *findArticle("cozic-polygons");
  CHECK(article.licence.starts_with("The MIT License"));
  REQUIRE(article.questions.size() == 10);
  std::size_t lost = 0;
  std::set<std::string> scenes;
  for (const ArticleQuestion& question : article.questions) {
    CAPTURE(question.asks);
    CHECK(std::ranges::count(article.items, question.item, &ArticleEntry::id) == 1);
    CHECK(question.answer.size() > 60);
    if (question.scene.empty()) ++lost;
    if (!question.scene.empty()) CHECK(scenes.insert(question.scene).second);
  }
  CHECK(lost == 3);  // of which the page keeps the heading alone
}

TEST_CASE("slips of the text belong to an item and tell what is right and why") {
  const std::map<std::string, std::size_t> counts{{"cozic-polygons", 9},
                                                  {"gpwiki", 9},
                                                  {"mighty-drake", 4},
                                                  {"cozic-rays", 5},
                                                  {"gamecodeschool", 6}};
  for (const Article& article : articles()) {
    CHECK(article.slips.size() == counts.at(article.id));
    std::set<std::string> titles;
    for (const ArticleSlip& slip : article.slips) {
      CAPTURE(slip.title);
      CHECK(titles.insert(slip.title).second);
      CHECK(std::ranges::count(article.items, slip.item, &ArticleEntry::id) == 1);
      for (const std::string& text : {slip.says, slip.right, slip.why}) CHECK(text.size() > 20);
    }
  }
}

/// Everything that an article is said to say, and why not.
std::vector<std::string> textsOf(const Article& article) {
  std::vector<std::string> texts;
  for (const Erratum& row : article.errata)
    for (const std::string& text : {row.title, row.says, row.right, row.lesson, row.why})
      texts.push_back(text);
  for (const ArticleSlip& row : article.slips)
    for (const std::string& text : {row.title, row.says, row.right, row.why}) texts.push_back(text);
  for (const ArticleQuestion& row : article.questions) texts.push_back(row.answer);
  return texts;
}

/// A fraction, an ASCII minus, a sign of both, a mark of thousands, or more than three decimals.
bool isOtherNumber(const std::string& text) {
  static const std::regex other(R"((^|[^\w])\d+/\d|(^|[\s(=,])-[\dxy]|\de[-+]|±|\d,\d|\.\d{4})");
  return std::regex_search(text, other);
}

TEST_CASE("numbers are written in one way: decimals, a true minus, no mark of thousands") {
  for (const char* text : {"by 1/2", "(-1, 0)", "1e-15", "± 2", "7,000", "0.1234", "t = -2"})
    CHECK_MESSAGE(isOtherNumber(text), text);
  for (const char* text : {"0 / 0", "(−1, 0.5)", "1e−15", "-ffp-contract=off", "(3, 4)", "A, B"})
    CHECK_MESSAGE(!isOtherNumber(text), text);
  for (const Article& article : articles())
    for (const std::string& text : textsOf(article)) CHECK_MESSAGE(!isOtherNumber(text), text);
  for (const Technique& technique : techniques())
    for (const PitfallWords& words : technique.pitfalls)
      for (const std::string_view text : {words.title, words.explanation, words.fix})
        CHECK_MESSAGE(!isOtherNumber(std::string(text)), text);
  for (const std::string_view id : builtinIds()) {
    const SceneResult opened = loadScene("builtin:" + std::string(id));
    for (const Disagreement& found : analyze(*opened.scene).disagreements)
      CHECK_MESSAGE(!isOtherNumber(found.why), found.why);
  }
}

TEST_CASE("a text that is no article is refused with the place") {
  const std::string head =
      R"({"id": "x", "author": "y", "title": "z", "year": 2000, "published": "p",)"
      R"( "functions": [], "items": [], "figures": [], "errata": )";
  CHECK(readArticle(head + "[]}").article);
  CHECK(readArticle("{").error != "");
  CHECK(readArticle(head + "[], \"more\": 1}").error.starts_with("more: unknown field"));
  CHECK(readArticle(R"({"id": "x"})").error == "author: this field is missing");
  CHECK(readArticle(R"({"id": ""})").error == "id: empty; write a text");
  const std::string erratum =
      R"({"id": "C1", "title": "t", "says": "s", "right": "r", "lesson": "l", "why": "w",)";
  CHECK(readArticle(head + "[" + erratum + " \"scene\": null}]}").article);
  CHECK(readArticle(head + "[" + erratum + " \"scene\": 1}]}").error ==
        "errata[0].scene: expected a text in quotes, found a number");
}

TEST_CASE("a filter finds an error by its words, its article and its id, whatever the capitals") {
  const ErratumPlace place = test::findErratum("C4");
  for (const char* query : {"", " ", "c4", "COZIC", "triangle push", "lAuReNt", "2d polygon"}) {
    CAPTURE(query);
    CHECK(mentions(place, query));
  }
  CHECK_FALSE(mentions(place, "Drake"));
  CHECK_FALSE(mentions(place, "cozic unheard-of"));
}

TEST_CASE("an article is cited by author, title and year where there is one") {
  CHECK(citation(articles()[0]) == "Laurent Cozic, 2D Polygon Collision Detection (2006)");
  CHECK(citation(articles()[1]) == "gpwiki, Polygon Collision");
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
