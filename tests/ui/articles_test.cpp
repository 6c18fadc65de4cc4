#include "app/articles/articles.h"
#include "app/scene/builtin.h"
#include "app/shell/dialogs/palette.h"
#include "tests/ui/driver.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <string_view>

// The articles in the window: menu, palette and the list of their errors.

namespace sepax::test {
namespace {

TEST_SUITE_BEGIN("ui");

/// What the palette finds, best first.
std::vector<PaletteEntry> foundBy(const Driver& driver, const std::string& query) {
  const std::vector<PaletteEntry> entries = paletteEntries(driver.shell);
  std::vector<PaletteEntry> found;
  for (const FuzzyHit& hit : paletteHits(entries, {}, query)) found.push_back(entries[hit.index]);
  return found;
}

bool opens(const Driver& driver, std::string_view scene) {
  return driver.scene() == *loadBuiltin(scene).scene;
}

TEST_CASE("the Articles menu opens items, figures and errors") {
  Driver driver;
  driver.menu({"menu/Articles", "menu/Articles/gpwiki", "menu/Articles/gpwiki/items",
               "menu/Articles/gpwiki/items/gpwiki-2"});
  CHECK(opens(driver, "figure-gpwiki-1"));
  driver.menu({"menu/Articles", "menu/Articles/cozic-rays", "menu/Articles/cozic-rays/figures",
               "menu/Articles/cozic-rays/figures/ray-3"});
  CHECK(opens(driver, "ray-figure-3"));
  driver.menu({"menu/Articles", "menu/Articles/gamecodeschool",
               "menu/Articles/gamecodeschool/errors", "menu/Articles/gamecodeschool/errors/A1"});
  CHECK(opens(driver, "erratum-A1"));
  CHECK(driver.shell.panels.tab == kArticlesTab);
  CHECK(driver.shell.panels.state.articles.chosen == "A1");
}

TEST_CASE("an error without a scene shows what the list says of it and opens nothing") {
  Driver driver;
  const Scene before = driver.scene();
  driver.menu({"menu/Articles", "menu/Articles/cozic-rays", "menu/Articles/cozic-rays/errors",
               "menu/Articles/cozic-rays/errors/R11"});
  CHECK(driver.scene() == before);
  CHECK(driver.shell.panels.tab == kArticlesTab);
  CHECK(driver.has("erratum/R11"));
  CHECK_FALSE(driver.has("articles/open"));
}

TEST_CASE("a question without a scene opens its answer, another one its scene") {
  for (const Article& article : articles()) {
    for (std::size_t i = 0; i < article.questions.size(); ++i) {
      const std::string number = std::to_string(i + 1);
      CAPTURE(article.id);
      CAPTURE(number);
      Driver driver;
      const std::string menu = "menu/Articles/" + article.id;
      driver.menu({"menu/Articles", menu, menu + "/questions", menu + "/questions/" + number});
      const std::string& scene = article.questions[i].scene;
      if (!scene.empty())
        CHECK(opens(driver, scene));
      else
        CHECK(driver.shell.panels.state.articles.chosen == article.id + "/" + number);
    }
  }
}

TEST_CASE("all scenes of the errors open and show their row") {
  Driver driver;
  for (const Article& article : articles()) {
    for (const Erratum& erratum : article.errata) {
      if (erratum.scene.empty()) continue;
      CAPTURE(erratum.id);
      driver.shell.panels.tab = kTechniqueTab;
      openScene(driver.shell, "builtin:" + erratum.scene);
      driver.settle();
      CHECK(opens(driver, erratum.scene));
      CHECK(driver.shell.panels.tab == kArticlesTab);
      CHECK(driver.shell.panels.state.articles.chosen == erratum.id);
      CHECK(driver.has("erratum/" + erratum.id));
      CHECK(driver.has("articles/open"));
      CHECK_FALSE(driver.shell.panels.state.articles.moved);
    }
  }
}

TEST_CASE("the list of errors: a click opens a row, the button its scene, the filter narrows") {
  Driver driver;
  driver.menu({"menu/Articles", "menu/Articles/all"});
  CHECK(driver.shell.panels.tab == kArticlesTab);
  driver.click("erratum/C5");
  CHECK(driver.shell.panels.state.articles.chosen == "C5");
  driver.click("articles/open");
  CHECK(opens(driver, "erratum-C5"));
  driver.click("tab/articles");
  driver.shell.panels.state.articles = {};
  driver.settle();
  REQUIRE(driver.has("erratum/C5"));
  driver.click("articles/filter");
  driver.write("bullet");
  CHECK(driver.has("erratum/A14"));
  CHECK_FALSE(driver.has("erratum/C5"));
  driver.click("erratum/A14");
  driver.click("erratum/A14");
  CHECK(driver.shell.panels.state.articles.chosen.empty());
}

TEST_CASE("questions of the readers open from the menu, and stand in the tab with their answers") {
  Driver driver;
  ImGui::GetIO().DisplaySize = {1280, 1200};  // all pairs are in sight
  driver.menu({"menu/Articles", "menu/Articles/cozic-polygons",
               "menu/Articles/cozic-polygons/questions",
               "menu/Articles/cozic-polygons/questions/1"});
  CHECK(opens(driver, "question-several-bodies"));
  CHECK(driver.has("pair/9"));
  driver.menu({"menu/Articles", "menu/Articles/all"});
  driver.shell.panels.state.articles.chosen = "cozic-polygons/2";
  driver.settle();
  CHECK(driver.has("question/cozic-polygons/7"));
  CHECK(driver.has("articles/open"));
}

TEST_CASE("the published part names the members of the page's types") {
  Driver driver("builtin:pitfall-centre-direction");
  driver.settle();
  for (const char* name : {"Polygon.Points", "Polygon.Edges", "Polygon.Center", "Polygon.Offset",
                           "Vector.DotProduct", "Vector.Normalize"})
    CHECK(driver.has("name/" + std::string(name)));
}

TEST_CASE("all tabs of the inspector stand within it, in every technique") {
  for (const char* scene : {"builtin:erratum-C4", "builtin:swept-crossing", "builtin:needs-repair",
                            "builtin:quiet-defects"}) {
    CAPTURE(scene);
    Driver driver(scene);
    driver.settle();
    REQUIRE(driver.has("tab/articles"));
    CHECK(driver.registry.find("tab/articles")->second.max.x <= ImGui::GetIO().DisplaySize.x);
  }
}

TEST_CASE("opening from the list asks before changes are lost") {
  Driver driver;
  const Vec2 from = driver.onScreen(driver.vertex(0, 0));
  driver.drag(from, from + Vec2{-30, 30});
  REQUIRE(driver.shell.work.document.dirty());
  driver.click("tab/articles");
  driver.click("erratum/C1");
  driver.click("articles/open");
  CHECK(driver.has("unsaved/discard"));
  driver.click("unsaved/discard");
  CHECK(opens(driver, "erratum-C1"));
}

TEST_CASE("the palette finds authors, titles, names and every entry of the articles") {
  const Driver driver;
  for (const char* query :
       {"Cozic", "Drake", "gpwiki", "GameCodeSchool", "WillIntersect", "IntervalDistance",
        "crossing number", "bullet", "irregular polygons"}) {
    CAPTURE(query);
    const std::vector<PaletteEntry> found = foundBy(driver, query);
    CHECK(std::ranges::any_of(
        found, [](const PaletteEntry& entry) { return entry.id.starts_with("article."); }));
  }
  CHECK(foundBy(driver, "WillIntersect").front().title == "WillIntersect");
  CHECK(foundBy(driver, "Drake").front().id == "article.mighty-drake.article");
  std::size_t wanted = 0;
  for (const Article& article : articles()) {
    wanted += 1 + article.functions.size() + article.items.size() + article.figures.size() +
              article.errata.size() + article.questions.size();
    for (const ArticleEntry& item : article.items) wanted += item.also.size();
  }
  const std::vector<PaletteEntry> all = paletteEntries(driver.shell);
  CHECK(std::ranges::count_if(all, [](const PaletteEntry& entry) {
          return entry.id.starts_with("article.");
        }) == static_cast<std::ptrdiff_t>(wanted));
}

TEST_CASE("Ctrl+P, a word and Enter open the scene of an error") {
  Driver driver;
  driver.press(Key::p, kCtrl);
  driver.write("Crossing bars have no vertex");
  driver.press(Key::enter);
  CHECK(opens(driver, "erratum-G4"));
  CHECK(driver.shell.panels.state.articles.chosen == "G4");
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax::test
