#include "app/scene/scene_json.h"
#include "tests/support/scenes.h"

#include <doctest/doctest.h>

#include <string>

// What a scene file says under "view".

namespace sepax {
namespace {

using test::mustRead;

std::string view(const std::string& object) {
  return R"({"format":"sepax-scene","version":1,"view":)" + object + "}";
}

struct Row {
  std::string json;
  std::string error;
};

TEST_SUITE_BEGIN("scene");

TEST_CASE("a view of wrong types is refused with one sentence that names the place") {
  const Row rows[] = {
      {view(R"({"answers":"all"})"),
       "view.answers: \"all\" is unknown; write \"exact\", \"published\" or \"both\""},
      {view(R"({"answers":1})"), "view.answers: expected a text in quotes, found a number"},
      {view(R"({"method":""})"), "view.method: empty; write the id of a published method"},
      {view(R"({"set":[]})"), "view.set: expected an object { ... }, found a list"},
      {view(R"({"set":{"allAxes":true}})"),
       "view.set.allAxes: expected a text in quotes, found true or false"},
      {view(R"({"step":-1})"), "view.step: -1 is negative; the first step is 0"},
      {view(R"({"step":1.5})"), "view.step: expected a whole number, found 1.5"},
      {view(R"({"time":1.5})"), "view.time: 1.5 is not between 0 and 1"},
      {view(R"({"show":1})"),
       "view.show: unknown field; known here: center, zoom, answers, method, set, step, time"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.json);
    const SceneResult result = readScene(row.json);
    CHECK_FALSE(result.scene);
    CHECK(result.error == row.error);
  }
}

TEST_CASE("a view may say how to show without saying where to look, and the other way round") {
  const Scene shown = mustRead(
      view(R"({"answers":"both","method":"m","set":{"b":"1,2","a":"on"},"step":3,"time":0.5})"));
  CHECK_FALSE(shown.view);
  CHECK(shown.showing == Showing{Answers::both, "m", {{"a", "on"}, {"b", "1,2"}}, 3, 0.5});
  const Scene both = mustRead(view(R"({"zoom":30,"step":0})"));
  CHECK(both.view == View{{}, 30});
  CHECK(both.showing.step == 0);
  CHECK(mustRead(view(R"({"center":[1,2]})")).showing == Showing{});
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
