#include "app/techniques/contract/showing.h"

#include "app/techniques/contract/option_text.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/table.h"
#include "tests/support/scenes.h"

#include <doctest/doctest.h>

#include <random>
#include <string>
#include <vector>

// A scene carries how it is shown.

namespace sepax {
namespace {

using test::builtin;

Scene showing(std::string_view id, const Showing& asked) {
  Scene scene = builtin(id);
  scene.showing = asked;
  return scene;
}

ViewState shown(const Scene& scene) {
  ViewState view;
  view.technique = scene.technique;
  return shownAs(techniques(), scene, view);
}

/// Any value of the option, within its range on every scene of the test.
OptionValue anyValue(const OptionRow& option, std::mt19937_64& random) {
  if (!option.choices.empty()) return option.choices[random() % option.choices.size()].value;
  if (std::holds_alternative<bool>(option.standard)) return random() % 2 == 0;
  if (std::holds_alternative<int>(option.standard)) return 0;
  if (std::holds_alternative<double>(option.standard)) return static_cast<double>(random()) / 1e17;
  return EdgeChoice(std::array{0, 1});
}

/// A view as a hand may leave it.
ViewState anyView(const Scene& scene, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  ViewState view = shown(scene);
  const Technique& technique = *findTechnique(scene.technique);
  for (const OptionRow& option : technique.options)
    if (random() % 2 == 0) view.options.set(option.id, option.standard, anyValue(option, random));
  if (random() % 2 == 0) view.answers = static_cast<Answers>(random() % 3);
  if (random() % 2 == 0 && !technique.published.empty())
    view.method = technique.published[random() % technique.published.size()].id;
  if (random() % 2 == 0 && technique.playsTime != nullptr)
    view.time = static_cast<double>(random() % 65) / 64;
  const Evidence evidence = analyze(scene, optionsFrom(view));
  if (const int count = stepCountOf(technique, evidence, view); random() % 2 == 0 && count > 0)
    view.step = static_cast<int>(random() % static_cast<std::uint64_t>(count));
  return view;
}

constexpr const char* kScenes[] = {"two-pentagons", "first-contact", "swept-crossing",
                                   "missed-vertex", "ray-figure-1",  "hook-and-comb"};

TEST_SUITE_BEGIN("techniques");

TEST_CASE("what a scene asks for and its technique has not is one sentence with the path") {
  struct Row {
    const char* scene;
    Showing asked;
    const char* problem;
  };
  const Row rows[] = {
      {"two-pentagons",
       {.set = {{"allAxes", "yes"}}},
       "view.set.allAxes: \"yes\" is no value of allAxes; write on or off"},
      {"two-pentagons",
       {.method = "cozic-move"},
       "view.method: \"cozic-move\" is no method of sat; choose one of cozic-rest, "
       "cozic-zero-axis, cozic-single, "
       "gpwiki-sat, gpwiki-skipping, gpwiki-unnormalised"},
      {"hook-and-comb",
       {.method = "cozic-move"},
       "view.method: \"cozic-move\" is no method of concave; choose one of cozic-parts, "
       "gpwiki-parts"},
      {"swept-crossing",
       {.set = {{"edgePair", "9,0"}}},
       "view.set.edgePair: 9,0 is out of range; A has edges 0 to 4, B has edges 0 to 4"},
      {"hook-and-comb",
       {.set = {{"partPair", "6"}}},
       "view.set.partPair: 6 is out of range; the pairs of parts are 0 to 5, and -1 is the one "
       "that "
       "decides"},
      {"ray-figure-1",
       {.set = {{"tile", "-1"}}},
       "view.set.tile: -1 is out of range; the palette has one tile, 0"},
      {"two-pentagons", {.step = 99}, "view.step: 99 is too large; the last step is 36"},
      {"needs-repair", {.step = 0}, "view.step: there are no steps of sat here"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.scene);
    CHECK(showingProblem(techniques(), showing(row.scene, row.asked)) == row.problem);
  }
  const std::string unknown =
      showingProblem(techniques(), showing("touching", {.set = {{"allaxes", "on"}}}));
  CHECK(unknown.starts_with("view.set.allaxes: \"allaxes\" is no option; choose one of allAxes, "));
  const SceneResult result =
      withShowingChecked(techniques(), {showing("two-pentagons", {.step = 99}), ""}, "my.json");
  CHECK_FALSE(result.scene);
  CHECK(result.error == "my.json: view.step: 99 is too large; the last step is 36");
}

TEST_CASE("a scene of a technique to come keeps what it says") {
  Scene scene = showing("touching", {.method = "of tomorrow", .set = {{"new", "1"}}, .step = 1000});
  scene.technique = "rotation";
  CHECK(showingProblem(techniques(), scene) == "");
  ViewState view;
  view = shownAs(techniques(), scene, view);
  CHECK(view.step == -1);
  CHECK(view.method == "");
  CHECK(withShowing(techniques(), scene, view, scene.showing) == scene);
}

// Law: the words for a value are read as this value.
TEST_CASE("law: the words for the value of an option mean this value") {
  std::mt19937_64 random(7);
  for (const Technique& technique : techniques()) {
    for (const OptionRow& option : technique.options) {
      CAPTURE(option.id);
      for (int i = 0; i < 20; ++i) {
        const OptionValue value = anyValue(option, random);
        CHECK(optionValueNamed(option, optionValueText(option, value)) == value);
      }
    }
  }
}

// Laws: what is written opens, and it opens as it was shown.
TEST_CASE("law: a written scene opens as the view has shown it") {
  for (const char* id : kScenes) {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
      CAPTURE(id);
      CAPTURE(seed);
      const Scene scene = builtin(id);
      ViewState view = anyView(scene, seed);
      const Scene written = withShowing(techniques(), scene, view, scene.showing);
      CHECK(showingProblem(techniques(), written) == "");
      for (const OptionRow& option : findTechnique(scene.technique)->options)
        if (option.id == "tool" || option.id == "tile")  // they are the hand's
          view.options.set(option.id, option.standard, option.standard);
      CHECK(shown(written) == view);
      CHECK(withShowing(techniques(), written, shown(written), written.showing) == written);
    }
  }
}

TEST_CASE("what a scene says in its own words stays while nobody changes it") {
  const Showing said{.answers = Answers::exact,
                     .set = {{"allAxes", "off"}, {"freeAxisAngle", "30.0"}, {"middles", "on"}},
                     .step = 2,
                     .time = 0};
  const Scene scene = showing("two-pentagons", said);
  ViewState view = shown(scene);
  CHECK(withShowing(techniques(), scene, view, said) == scene);
  view.options = {};
  view.answers.reset();
  view.step = -1;
  view.time = 0.5;  // which plays no part here
  CHECK(withShowing(techniques(), scene, view, said).showing ==
        Showing{.set = {{"allAxes", "off"}}});
}

TEST_CASE("what plays is no way to be shown") {
  const Scene scene = showing("first-contact", {.time = 0.25});
  ViewState view = shown(scene);
  view.time = 0.7;
  view.playing = true;
  CHECK(withShowing(techniques(), scene, view, scene.showing).showing.time == 0.25);
  view.playing = false;
  CHECK(withShowing(techniques(), scene, view, scene.showing).showing.time == 0.7);
}

TEST_CASE("an index or a step that an edit has put out of range is not written") {
  const Showing said{.answers = Answers::both, .set = {{"edgePair", "4,4"}}, .step = 5};
  Scene scene = showing("swept-crossing", said);
  REQUIRE(showingProblem(techniques(), scene) == "");
  const ViewState view = shown(scene);
  for (Body& body : scene.bodies) body.vertices.resize(3);
  CHECK(withShowing(techniques(), scene, view, said).showing == Showing{.answers = Answers::both});
}

TEST_CASE("what a scene has set ends with it, but for what was changed since") {
  OptionBag before;
  const auto set = [](OptionBag& options, const char* id, const OptionValue& value) {
    options.set(id, optionNamed(techniques(), id)->standard, value);
  };
  set(before, "allAxes", true);
  const Showing former{.set = {{"middles", "on"}, {"allAxes", "off"}, {"radiusA", "3"}}};
  OptionBag options = before;
  set(options, "middles", true);
  set(options, "allAxes", false);
  set(options, "radiusA", 4.0);
  set(options, "circles", true);
  OptionBag expected = before;
  set(expected, "radiusA", 4.0);
  set(expected, "circles", true);
  CHECK(givenBack(techniques(), former, before, options) == expected);
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
