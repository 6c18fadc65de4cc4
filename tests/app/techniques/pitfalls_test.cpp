#include "app/scene/builtin.h"
#include "app/scene/scene_json.h"
#include "app/techniques/contract/analyze_pitfalls.h"
#include "app/techniques/contract/showing.h"
#include "app/techniques/table.h"
#include "tests/support/shapes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

using namespace sepax;

namespace {

/// With the options that the scene asks for.
Evidence evidenceAsShown(const Scene& scene) {
  return analyze(scene, {{}, shownAs(techniques(), scene, {}).options, 0});
}

bool shows(const Scene& scene, const std::string& id) {
  const Evidence evidence = evidenceAsShown(scene);
  return std::any_of(evidence.disagreements.begin(), evidence.disagreements.end(),
                     [&id](const Disagreement& row) { return row.id == id; });
}

}  // namespace

TEST_SUITE("pitfalls") {
  TEST_CASE("every pitfall has a built-in scene that shows it, in its technique") {
    CHECK(pitfallIds().size() == 38);
    for (const std::string& id : pitfallIds()) {
      CAPTURE(id);
      const SceneResult loaded = loadBuiltin("pitfall-" + id);
      REQUIRE_MESSAGE(loaded.scene, loaded.error);
      const Evidence evidence = evidenceAsShown(*loaded.scene);
      const auto row = std::find_if(evidence.disagreements.begin(), evidence.disagreements.end(),
                                    [&id](const Disagreement& entry) { return entry.id == id; });
      REQUIRE((row != evidence.disagreements.end()));
      CHECK(row->technique == loaded.scene->technique);
      CHECK(findTechnique(row->technique));
      CHECK(row->title == loaded.scene->title);  // the menu has the one, the panel the other
      CHECK_FALSE(row->why.empty());
      CHECK_FALSE(row->explanation.empty());
      CHECK_FALSE(row->fix.empty());
    }
  }

  TEST_CASE("the finder gives a scene that survives the file format and shows the pitfall") {
    CHECK(findableIds(techniques()).size() == 59);
    for (const std::string& id : findableIds(techniques())) {
      for (std::uint64_t seed = 1; seed <= (test::looksAtAll() ? 2 : 1); ++seed) {
        CAPTURE(id);
        CAPTURE(seed);
        const auto scene = counterexampleScene(techniques(), id, seed);
        REQUIRE(scene);
        if (seed == 1) CHECK(counterexampleScene(techniques(), id, seed) == scene);
        const SceneResult again = readScene(writeScene(*scene));
        REQUIRE_MESSAGE(again.scene, again.error);
        CHECK(*again.scene == *scene);
        CHECK(shows(*again.scene, id));
      }
    }
    CHECK_FALSE(counterexampleScene(techniques(), "no such pitfall", 1));
  }

  TEST_CASE("a pitfall that only the evidence accuses is found among what it is about") {
    const auto found = [](const std::string& id) {
      const auto scene = counterexampleScene(techniques(), id, 1);
      REQUIRE(scene);
      return *scene;
    };
    for (const Body& body : found("thin-bodies").bodies) {
      CHECK(body.form.kind == BodyKind::segment);
      CHECK(body.vertices[0] != body.vertices[1]);
    }
    CHECK(found("given-radius").showing.set ==
          std::map<std::string, std::string>{{"radii", "half-height"}});
    CHECK(found("float-location").bodies[0].position.x > 1e6);
    CHECK(found("strict-radius").bodies[1].position != Vec2{});
    CHECK(found("one-way").technique == "inside");
    CHECK(found("lost-touch").technique == "sat");
  }

  TEST_CASE("nothing is said where published and exact agree") {
    Scene scene;
    Body a;
    a.name = "A";
    a.vertices = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
    Body b = a;
    b.name = "B";
    b.position = {3, 0.25};
    scene.bodies = {a, b};
    CHECK(analyze(scene).disagreements.empty());
  }
}
