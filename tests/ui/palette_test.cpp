#include "app/shell/dialogs/palette.h"
#include "app/shell/actions/actions.h"
#include "app/techniques/table.h"
#include "tests/ui/driver.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <random>

namespace sepax::test {
namespace {

const std::vector<FuzzyText> kTexts{
    {"Open…", "File Ctrl+O"},
    {"Save as…", "File Ctrl+Shift+S"},
    {"Save", "File Ctrl+S"},
    {"Rotate 90° left", "Shapes"},
    {"Redo", "Edit Ctrl+Shift+Z, Ctrl+Y"},
    {"Show the grid", "View"},
    {"Theme: Dark", "View › Theme"},
    {"Theme: Light", "View › Theme"},
    {"Copy as C and C++ array", "Edit › Copy as"},
    {"Copy as Unity", "Edit › Copy as"},
    {"Copy", "Edit Ctrl+C"},
    {"Quick picture (PNG)", "Export F12"},
    {"Through the wall", "Scene · Motion"},
    {"Crossing bars", "Scene · Inside"},
};

std::string bestTitle(const std::string& query) {
  const std::vector<FuzzyHit> hits = fuzzyRank(query, kTexts);
  return hits.empty() ? "" : kTexts[hits.front().index].title;
}

TEST_CASE("a few letters find what is meant") {
  struct Row {
    const char* query;
    const char* first;
  };
  for (const Row& row : {
           Row{"rotat", "Rotate 90° left"},
           Row{"save", "Save"},
           Row{"sav a", "Save as…"},
           Row{"dark", "Theme: Dark"},
           Row{"dark theme", "Theme: Dark"},
           Row{"td", "Theme: Dark"},
           Row{"LIGHT", "Theme: Light"},
           Row{"copy as c++", "Copy as C and C++ array"},
           Row{"c++ copy", "Copy as C and C++ array"},
           Row{"unity", "Copy as Unity"},
           Row{"copy", "Copy"},
           Row{"f12", "Quick picture (PNG)"},
           Row{"png", "Quick picture (PNG)"},
           Row{"ctrl+y", "Redo"},
           Row{"ttw", "Through the wall"},
           Row{"wall", "Through the wall"},
           Row{"bars inside", "Crossing bars"},
           Row{"grid", "Show the grid"},
           Row{"  open ", "Open…"},
           Row{"xyzzy", ""},
       }) {
    CAPTURE(row.query);
    CHECK(bestTitle(row.query) == row.first);
  }
}

TEST_CASE("the letters that the query met are told, the best ones") {
  CHECK(fuzzyMatch("tt", "Take the time")->letters == std::vector<std::size_t>{0, 5});
  CHECK(fuzzyMatch("the", "Take the time")->letters == std::vector<std::size_t>{5, 6, 7});
  CHECK(fuzzyMatch("time take", "Take the time")->letters ==
        std::vector<std::size_t>{0, 1, 2, 3, 9, 10, 11, 12});
  CHECK(fuzzyMatch("mP", "oneMorePlace")->letters == std::vector<std::size_t>{3, 7});
  CHECK(fuzzyMatch("", "Anything")->letters.empty());
  CHECK(!fuzzyMatch("nat", "the and"));
  CHECK(!fuzzyMatch("a", ""));
}

TEST_CASE("word starts, letters in a row and beginnings count") {
  const auto score = [](const char* query, const char* text) {
    return fuzzyMatch(query, text)->score;
  };
  CHECK(score("ab", "xx ab") > score("ab", "xxab x"));
  CHECK(score("ab", "xabx") > score("ab", "xaxb"));
  CHECK(score("ab", "abc d") > score("ab", "d abc"));
  CHECK(score("ab", "ab") > score("ab", "abc"));
}

std::string randomText(std::mt19937& random, std::size_t most) {
  static constexpr std::string_view kLetters = "abcABC xy-…";
  std::string text;
  const std::size_t length = random() % (most + 1);
  while (text.size() < length) text += kLetters[random() % kLetters.size()];
  return text;
}

std::string small(std::string text) {
  for (char& c : text) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + ('a' - 'A'));
  }
  return text;
}

TEST_CASE("laws of finding, on random texts") {
  std::mt19937 random(20);
  for (int round = 0; round < 3000; ++round) {
    const std::string text = randomText(random, 12);
    const std::string query = randomText(random, 4);
    CAPTURE(text);
    CAPTURE(query);
    const std::optional<FuzzyMatch> match = fuzzyMatch(query, text);
    // A word is found exactly where its letters are in this order.
    const std::string word = query.substr(0, query.find(' '));
    std::size_t met = 0;
    for (const char c : small(text)) met += met < word.size() && c == small(word)[met] ? 1U : 0U;
    if (word.size() == query.size()) CHECK(match.has_value() == (met == word.size()));
    // Fewer letters find more; capitals never matter.
    if (match && !query.empty()) CHECK(fuzzyMatch(query.substr(0, query.size() - 1), text));
    const std::optional<FuzzyMatch> other = fuzzyMatch(small(query), text);
    REQUIRE(match.has_value() == other.has_value());
    if (!match) continue;
    CHECK(match->score == other->score);
    // The told letters spell a word of the query.
    std::string spelt;
    for (const std::size_t at : match->letters) spelt += text[at];
    if (word.size() == query.size()) CHECK(small(spelt) == small(query));
  }
}

TEST_CASE("nothing typed keeps the order, the last used lead") {
  std::vector<PaletteEntry> entries;
  for (const char* id : {"one", "two", "three", "four"}) entries.push_back({id, id, "", "", {}});
  const auto order = [&](const std::vector<std::string>& used, const std::string& query) {
    std::string ids;
    for (const FuzzyHit& hit : paletteHits(entries, used, query)) {
      ids += entries[hit.index].id + " ";
    }
    return ids;
  };
  CHECK(order({}, "") == "one two three four ");
  CHECK(order({"three", "gone", "two"}, "") == "three two one four ");
  CHECK(order({"three"}, " ") == "three one two four ");
  CHECK(order({"three"}, "o") == "one four two ");
}

TEST_CASE("a bow-tie is found by its name") {
  Driver driver;
  const std::vector<PaletteEntry> entries = paletteEntries(driver.shell);
  const std::vector<FuzzyHit> hits = paletteHits(entries, {}, "bow");
  REQUIRE_FALSE(hits.empty());
  CHECK(entries[hits.front().index].id == "builtin:needs-repair");
}

TEST_CASE("every entry is found first by its own title, and has an id of its own") {
  Driver driver;
  const std::vector<PaletteEntry> entries = paletteEntries(driver.shell);
  CHECK(entries.size() > actions().size() / 2 + techniques().size() + 30);
  for (std::size_t i = 0; i < entries.size(); ++i) {
    CAPTURE(entries[i].title);
    CHECK(static_cast<bool>(entries[i].run));
    for (std::size_t j = 0; j < i; ++j) CHECK(entries[i].id != entries[j].id);
    const std::vector<FuzzyHit> hits = paletteHits(entries, {}, entries[i].title);
    REQUIRE(!hits.empty());
    CHECK(small(entries[hits.front().index].title) == small(entries[i].title));
  }
}

TEST_CASE("Ctrl+P, a few letters and Enter run an action; it is at the top the next time") {
  Driver driver;
  driver.press(Key::p, kCtrl);
  REQUIRE(driver.has("palette/field"));
  driver.write("theme light");
  driver.press(Key::enter);
  CHECK(!driver.has("palette/field"));
  CHECK(driver.shell.work.view.theme == ThemeId::light);
  driver.press(Key::p, kCtrl);
  REQUIRE(driver.shell.dialogs.palette);
  const Palette& palette = *driver.shell.dialogs.palette;
  CHECK(palette.entries[palette.hits.front().index].id == "view.light");
  CHECK(palette.query.empty());
}

TEST_CASE("letters that are typed at once after Ctrl+P all arrive, and run nothing else") {
  Driver driver;
  driver.key(Key::p, kCtrl);
  driver.type("n");  // alone it draws a polygon
  driver.frame();
  driver.type("am");
  driver.frame();
  driver.type("es");
  driver.settle();
  driver.write("!");
  REQUIRE(driver.shell.dialogs.palette);
  CHECK(driver.shell.dialogs.palette->query == "names!");
  CHECK(!driver.shell.hand.tool.penActive());
}

TEST_CASE("the palette is led by arrows and by the mouse, and closed without a trace") {
  Driver driver;
  const Scene before = driver.scene();
  driver.press(Key::p, kCtrl);
  driver.write("scale");
  driver.press(Key::down);
  CHECK(driver.shell.dialogs.palette->marked == 1);
  driver.press(Key::up);
  driver.press(Key::up);
  CHECK(driver.shell.dialogs.palette->marked ==
        static_cast<int>(driver.shell.dialogs.palette->hits.size()) - 1);
  driver.press(Key::down);
  CHECK(driver.shell.dialogs.palette->marked == 0);
  driver.press(Key::escape);
  CHECK(!driver.has("palette/field"));
  driver.press(Key::p, kCtrl);
  driver.write("names");
  driver.click("palette/view.names");
  CHECK(!driver.shell.work.view.names);
  CHECK(!driver.has("palette/field"));
  driver.press(Key::p, kCtrl);
  driver.clickAt({20, 990});
  CHECK(!driver.has("palette/field"));
  CHECK(driver.scene() == before);
}

TEST_CASE("what cannot be done now stays in the list and is not run") {
  Driver driver;
  REQUIRE(!driver.shell.work.document.canUndo());
  driver.press(Key::p, kCtrl);
  driver.write("undo");
  driver.press(Key::enter);
  CHECK(driver.has("palette/edit.undo"));
  CHECK(driver.shell.dialogs.lastUsed.empty());
  driver.click("palette/edit.undo");
  CHECK(driver.has("palette/field"));
}

TEST_CASE("the palette opens scenes, after a question when changes would be lost") {
  Driver driver;
  driver.press(Key::p, kCtrl);
  driver.write("through the wall");
  driver.press(Key::enter);
  CHECK(driver.scene().title.starts_with("Through the wall"));
  const Vec2 from = driver.onScreen(driver.vertex(0, 0));
  driver.drag(from, from + Vec2{-30, 30});
  REQUIRE(driver.shell.work.document.dirty());
  driver.press(Key::p, kCtrl);
  driver.write("pentagon meets");
  driver.press(Key::enter);
  CHECK(driver.has("unsaved/discard"));
  driver.click("unsaved/discard");
  CHECK(driver.scene().title == "A pentagon meets a quadrilateral");
}

TEST_CASE("the palette shows techniques") {
  Driver driver;
  driver.press(Key::p, kCtrl);
  driver.write("swept");
  driver.press(Key::enter);
  CHECK(driver.shell.work.view.technique == "swept_edges");
}

TEST_CASE("what cannot be done says what it needs, in the palette and in the menu") {
  Driver driver;
  const auto hintOf = [&](const std::string& id) {
    for (const PaletteEntry& entry : paletteEntries(driver.shell))
      if (entry.id == id) return entry.hint;
    return std::string("?");
  };
  CHECK(hintOf("shapes.align") == "Shapes  ·  select an edge of one of two shapes first");
  driver.menu({"menu/Shapes"});
  driver.move(driver.middleOf("menu/shapes.align"));
  driver.settle();
  CHECK(driver.has("needs/shapes.align"));
  driver.press(Key::escape);
  driver.shell.work.view.selected = {Target::Kind::edge, 0, 0};
  driver.settle();
  CHECK(hintOf("shapes.align") == "Shapes");
}

}  // namespace
}  // namespace sepax::test
