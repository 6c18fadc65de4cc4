#include "app/figure/font.h"
#include "app/figure/glyph_bitmap.h"
#include "app/figure/numbers.h"
#include "app/figure/text_layout.h"
#include "app/figure/utf8.h"
#include "app/figure/wrap.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {
namespace {

std::u32string characters(std::string_view text) {
  std::u32string result;
  while (!text.empty()) result += takeCharacter(text);
  return result;
}

TEST_SUITE("figure") {
  TEST_CASE("long numbers stay readable") {
    CHECK(number(33554431) == "33554431");
    CHECK(numbers({-10000000, 0.5}) == "(−10000000, 0.50)");
    CHECK(number(10000001.25) == "10000001.250");
    CHECK(number(2.5e9) == "2.5e+09");
    CHECK(number(9999) == "9999.000");
    CHECK(number(-1e-16) == "−1.0e−16");
  }

  TEST_CASE("no line breaks inside of an equation or a difference") {
    for (const double width : {20.0, 60.0, 90.0, 120.0}) {
      for (const std::string& line :
           wrapped("A2 − B0 of A − B at t = 0.5 is (1, 2) − (0, 1)", 14, width, Weight::regular)) {
        CHECK_FALSE(line.ends_with("−"));
        CHECK_FALSE(line.starts_with("−"));
        CHECK_FALSE(line.ends_with("="));
      }
    }
  }

  TEST_CASE("the last line is not left with a word where as many lines can be even") {
    const std::string text = "The boxes around their ways leave twenty pairs to test, no more.";
    const double width = textWidth(text, 14, Weight::regular) - 20;  // the last word does not fit
    CHECK(wrapped(text, 14, width).back() == "more.");
    const std::vector<std::string> even = evenlyWrapped(text, 14, width);
    REQUIRE(even.size() == 2);
    CHECK(even[0] + " " + even[1] == text);
    CHECK(textWidth(even[1], 14, Weight::regular) >= width / 3);
    // What is one line, or would need another one, stays as it is.
    CHECK(evenlyWrapped(text, 14, 2 * width) == wrapped(text, 14, 2 * width));
    CHECK(evenlyWrapped("two words", 14, 40) == std::vector<std::string>{"two", "words"});
    for (const double narrow : {60.0, 110.0, 170.0, 230.0})
      CHECK(evenlyWrapped(text, 14, narrow).size() == wrapped(text, 14, narrow).size());
    // Two long words fill a line: with less room each would have its own.
    const std::string pairs = "Minkowskian Minkowskian Minkowskian Minkowskian by";
    const double pair = textWidth("Minkowskian Minkowskian", 14, Weight::regular) + 1;
    REQUIRE(wrapped(pairs, 14, pair).size() == 3);
    CHECK(evenlyWrapped(pairs, 14, pair) == wrapped(pairs, 14, pair));
  }

  TEST_CASE("no line breaks inside of numbers in brackets") {
    for (const double width : {20.0, 60.0, 90.0, 120.0})
      for (const std::string& line : wrapped("move A by (−0.50, 0.00) and up", 14, width))
        CHECK((line.find('(') == line.npos) == (line.find(')') == line.npos));
    using Parts = std::vector<std::string_view>;
    CHECK(unbrokenParts("the axis (−1.000, 0.000)") == Parts{"the", "axis", "(−1.000, 0.000)"});
    CHECK(unbrokenParts("shadows [−1.00, 0.00] and (NaN, NaN);") ==
          Parts{"shadows", "[−1.00, 0.00]", "and", "(NaN, NaN);"});
    CHECK(unbrokenParts("said (of many words)") == Parts{"said", "(of", "many", "words)"});
    CHECK(unbrokenParts("(1, 2") == Parts{"(1,", "2"});
    CHECK(unbrokenParts("") == Parts{""});
  }

  TEST_CASE("UTF-8 is read as characters") {
    CHECK(characters("aθ∈😀") == U"aθ∈😀");
    CHECK(characters("") == U"");
  }

  TEST_CASE("bytes that are not UTF-8 become replacement characters") {
    CHECK(characters("a\xff"
                     "b") == U"a\ufffdb");
    CHECK(characters("\xe2\x88") == U"\ufffd\ufffd");            // cut off
    CHECK(characters("\xc0\xaf") == U"\ufffd\ufffd");            // longer than needed
    CHECK(characters("\xed\xa0\x80") == U"\ufffd\ufffd\ufffd");  // half of a surrogate pair
  }

  TEST_CASE("law: a character that is written is read again, a surrogate as the replacement") {
    for (char32_t code = 0; code < 0x110010; ++code) {
      const bool none = (code >= 0xd800 && code < 0xe000) || code > 0x10ffff;
      std::string written;
      appendCharacter(written, code);
      std::string_view rest = written;
      const char32_t read = takeCharacter(rest);
      if (read == (none ? U'\ufffd' : code) && rest.empty()) continue;
      CAPTURE(static_cast<unsigned>(code));
      FAIL("does not come back");
    }
  }

  TEST_CASE("law: Latin and Greek letters, digits and punctuation have a glyph of their own") {
    const auto glyphOf = [](char32_t code, Weight weight) {
      std::string written;
      appendCharacter(written, code);
      const TextLine line = layoutLine(written, 14, weight);
      return line.glyphs.size() == 1 ? std::pair(line.glyphs[0].face, line.glyphs[0].index)
                                     : std::pair(-1, -1);
    };
    const std::pair<char32_t, char32_t> ranges[] = {{0x21, 0x7e},   {0xa1, 0xac},   {0xae, 0x17f},
                                                    {0x391, 0x3a1}, {0x3a3, 0x3a9}, {0x3b1, 0x3c9}};
    for (const Weight weight : {Weight::regular, Weight::semibold, Weight::mono}) {
      const auto box = glyphOf(U'\U0010fffd', weight);  // a character that no font has
      CHECK(glyphOf(U'\U0010fffc', weight) == box);
      for (const auto& [first, last] : ranges)
        for (char32_t code = first; code <= last; ++code) {
          if (glyphOf(code, weight) != box) continue;
          CAPTURE(static_cast<unsigned>(code));
          FAIL_CHECK("has no glyph of its own");
        }
    }
  }

  TEST_CASE("widths add up and grow with the size") {
    for (const Weight weight : {Weight::regular, Weight::semibold, Weight::mono}) {
      const double ab = textWidth("depth 0.381", 14, weight);
      CHECK(ab ==
            doctest::Approx(textWidth("depth", 14, weight) + textWidth(" 0.381", 14, weight)));
      CHECK(textWidth("depth 0.381", 28, weight) == doctest::Approx(2 * ab));
      CHECK(textWidth("", 14, weight) == 0);
    }
    CHECK(textWidth("iii", 14, Weight::mono) == textWidth("MMM", 14, Weight::mono));
    CHECK(textWidth("depth", 14, Weight::semibold) > textWidth("depth", 14, Weight::regular));
  }

  TEST_CASE("capitals and descenders have the height of the font") {
    CHECK(ascent(100) > 65);
    CHECK(ascent(100) < 80);
    CHECK(descent(100) > 15);
    CHECK(descent(100) < 30);
    CHECK(ascent(14) == doctest::Approx(0.14 * ascent(100)));
  }

  TEST_CASE("a character that Inter lacks comes from DejaVu, none is lost") {
    const TextLine line = layoutLine("n ⊥ e ∈ S θ₂² → ✓", 14, Weight::regular);
    CHECK(line.glyphs.size() == 17);
    for (const Glyph& glyph : line.glyphs) CHECK(glyph.index != 0);
    CHECK(line.glyphs[0].face != line.glyphs[2].face);
  }

  TEST_CASE("alignment moves the start") {
    const TextLine line = layoutLine("gap 3.02", 14, Weight::regular);
    CHECK(startOf(line, Align::left) == 0);
    CHECK(startOf(line, Align::center) == -line.width / 2);
    CHECK(startOf(line, Align::right) == -line.width);
  }

  TEST_CASE("a glyph has ink, a shift moves it, growing adds the radius on all sides") {
    const TextLine line = layoutLine("H ", 16, Weight::regular);
    const Glyph letter = line.glyphs[0];
    const GlyphBitmap plain = rasterize(letter.face, letter.index, 16, 0);
    CHECK(plain.height == 12);
    CHECK(plain.top == -12);
    CHECK(*std::max_element(plain.coverage.begin(), plain.coverage.end()) > 200);
    CHECK(rasterize(letter.face, letter.index, 16, 0.5).coverage != plain.coverage);
    CHECK(rasterize(line.glyphs[1].face, line.glyphs[1].index, 16, 0).coverage.empty());

    const GlyphBitmap halo = grown(plain, 3, 1);
    CHECK(halo.width == plain.width + 8);
    CHECK(halo.left == plain.left - 4);
    for (int y = 0; y < plain.height; ++y) {
      for (int x = 0; x < plain.width; ++x) {
        const auto inner = static_cast<std::size_t>(y * plain.width + x);
        const auto outer = static_cast<std::size_t>((y + 4) * halo.width + x + 4);
        CHECK(halo.coverage[outer] >= plain.coverage[inner]);
      }
    }
    CHECK(halo.coverage[0] == 0);  // a round corner
  }
}

}  // namespace
}  // namespace sepax
