#include "app/figure/font.h"
#include "app/figure/glyph_bitmap.h"
#include "app/figure/text_layout.h"
#include "app/figure/wrap.h"
#include "app/techniques/table.h"
#include "tests/support/scenes.h"

#include <doctest/doctest.h>

#include <string>

// Words that have to fit a place.

namespace sepax {
namespace {

TEST_SUITE_BEGIN("picture text");

TEST_CASE("no line ends inside an equation") {
  const std::string text = "they meet at t = 0.526 and A = [0, 1, 2] too";
  for (double width = 1; width < 400; ++width) {
    CAPTURE(width);
    std::string all;
    for (const std::string& line : wrapped(text, 14, width)) {
      CHECK((line.find("t =") == line.npos || line.find("t = 0.526") != line.npos));
      CHECK((line.find("A =") == line.npos || line.find("A = [0, 1, 2]") != line.npos));
      all += (all.empty() ? "" : " ") + line;
    }
    CHECK(all == text);
  }
}

TEST_CASE("a text that is too wide ends in an ellipsis") {
  CHECK(shortened("short", 14, 100) == "short");
  for (double width = 20; width < 120; width += 3) {
    const std::string text = shortened("Ωmega → the längste Überschrift", 14, width);
    CHECK(textWidth(text, 14, Weight::regular) <= width);
    CHECK(text.ends_with("…"));
  }
}

TEST_CASE("a name of any length is shortened at once, to what fits and no less") {
  // Cutting it character by character would measure it a million times.
  for (const std::string character : {"n", "é", "字"}) {
    std::string name;
    while (name.size() < 1'000'000) name += character;
    const std::string text = shortened(name, 14, 200);
    CHECK(textWidth(text, 14, Weight::regular) <= 200);
    CHECK(textWidth(character + text, 14, Weight::regular) > 200);
    const std::string kept = text.substr(0, text.size() - std::string_view("…").size());
    CHECK(kept.size() % character.size() == 0);
    CHECK(name.starts_with(kept));
  }
}

TEST_CASE("a character that no font has shows a box") {
  for (const Weight weight : {Weight::regular, Weight::semibold, Weight::mono}) {
    const TextLine line = layoutLine("日本", 14, weight);
    REQUIRE(line.glyphs.size() == 2);
    for (const Glyph& glyph : line.glyphs)
      CHECK(rasterize(glyph.face, glyph.index, 14, 0).coverage.size() > 20);
  }
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
