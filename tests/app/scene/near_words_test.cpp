#include "app/scene/near_words.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

namespace sepax {

TEST_CASE("the word that was meant is found past one slip in three letters, and no other") {
  const std::vector<std::string> known{"query", "check", "render", "convert", "sat/01-shadows"};
  CHECK(nearestWord("qurey", known) == "query");  // two letters have changed places
  CHECK(nearestWord("chek", known) == "check");
  CHECK(nearestWord("RENDER", known) == "render");
  CHECK(nearestWord("conevrt", known) == "convert");
  CHECK(nearestWord("sat/1-shadow", known) == "sat/01-shadows");
  CHECK(nearestWord("rendering", known) == "render");
  for (const std::string typed : {"", "x", "frobnicate", "qxyz"})
    CHECK(nearestWord(typed, known) == "");
  CHECK(nearestWord(std::string(5000, 'q'), known) == "");
  CHECK(didYouMean("chekc", known) == "; did you mean check?");
  CHECK(didYouMean("nothing", known) == "");
}

}  // namespace sepax
