#include "app/scene/edits/notes.h"

#include <doctest/doctest.h>

#include <random>
#include <string>
#include <vector>

using namespace sepax;

// Title and notes of a scene.

TEST_CASE("a blank line begins a paragraph, a single break is a space") {
  using Paragraphs = std::vector<std::string>;
  CHECK(paragraphsOf("") == Paragraphs{});
  CHECK(paragraphsOf(" \n\t\r\n ") == Paragraphs{});
  CHECK(paragraphsOf("one") == Paragraphs{"one"});
  CHECK(paragraphsOf("one\ntwo") == Paragraphs{"one two"});
  CHECK(paragraphsOf("one\r\ntwo") == Paragraphs{"one two"});
  CHECK(paragraphsOf("one\n\ntwo") == Paragraphs{"one", "two"});
  CHECK(paragraphsOf("\n\n  one  word \n \n\n two\n") == Paragraphs{"one word", "two"});
  CHECK(paragraphsOf("größer\n≠") == Paragraphs{"größer ≠"});
}

TEST_CASE("law: joined paragraphs are read as the same paragraphs") {
  std::mt19937 random(7);
  const std::string letters = "ab \n\n\t";
  for (int i = 0; i < 2000; ++i) {
    std::string notes;
    for (auto k = random() % 24; k > 0; --k) notes += letters[random() % letters.size()];
    CAPTURE(notes);
    const std::vector<std::string> paragraphs = paragraphsOf(notes);
    CHECK(paragraphsOf(joined(paragraphs)) == paragraphs);
  }
}

TEST_CASE("a scene gets a title of one line and tidy notes, and keeps everything else") {
  Scene scene;
  scene.bodies = {{"A", {{0, 0}, {1, 0}, {0, 1}}, {}, 0, {}, 0}};
  const Scene changed = withWords(scene, " A\nship ", "it\nsails\n\n\n\nfar");
  CHECK(changed.title == "A ship");
  CHECK(changed.notes == "it sails\n\nfar");
  CHECK(changed.bodies == scene.bodies);
}
