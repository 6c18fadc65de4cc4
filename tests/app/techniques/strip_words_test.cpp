#include "app/figure/label_space.h"
#include "tests/support/opened_scene.h"

#include <doctest/doctest.h>

#include <string>
#include <variant>
#include <vector>

// What is written in the strips of the techniques.

namespace sepax::test {
namespace {

std::vector<Text> wordsOf(const Figure& strip) {
  std::vector<Text> words;
  for (const Item& item : strip.items)
    if (const Text* text = std::get_if<Text>(&item)) words.push_back(*text);
  return words;
}

TEST_CASE("law: no words of a strip lie on others") {
  int compared = 0;
  for (const std::string_view id : allBuiltinIds()) {
    CAPTURE(id);
    for (const Answers answers : {Answers::exact, Answers::both}) {
      const OpenedScene opened(id, answers);
      if (opened.technique->paintStrip == nullptr) continue;
      for (const auto& [width, height] : {Vec2{288, 340}, Vec2{905, 150}, Vec2{905, 180}}) {
        const std::vector<Text> words =
            wordsOf(stripFigure(*opened.technique, opened.evidence, opened.view, width, height));
        for (std::size_t i = 0; i < words.size(); ++i) {
          for (std::size_t j = 0; j < i; ++j) {
            ++compared;
            if (overlaps(rectOf(words[i]), rectOf(words[j])))
              FAIL_CHECK(width, " wide: ", words[j].text, " and ", words[i].text);
          }
        }
      }
    }
  }
  CHECK(compared > 1000);
}

}  // namespace
}  // namespace sepax::test
