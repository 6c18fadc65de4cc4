#include "app/scene/edits/edits.h"

#include <doctest/doctest.h>

#include <set>
#include <string>

namespace sepax {
namespace {

TEST_SUITE_BEGIN("scene");

TEST_CASE("free names are A to Z, then A2 to Z2, without those that are taken") {
  Scene scene;
  for (const std::string name : {"B", "A2", "long name"}) {
    Body body;
    body.name = name;
    scene.bodies.push_back(body);
  }
  CHECK(freeName(scene) == "A");
  FreeNames names(scene);
  CHECK(names.next() == "A");
  CHECK(names.next() == "C");
  CHECK(!names.take("long name"));
  CHECK(names.take("D"));
  CHECK(names.next() == "E");
  for (char letter = 'F'; letter <= 'Z'; ++letter) CHECK(names.next() == std::string(1, letter));
  CHECK(names.next() == "B2");
}

TEST_CASE("a hundred thousand bodies are named in one go") {
  // Asking every body for every name would take ten thousand million comparisons.
  FreeNames names({});
  std::set<std::string> given;
  for (int i = 0; i < 100'000; ++i) given.insert(names.next());
  CHECK(given.size() == 100'000);
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
