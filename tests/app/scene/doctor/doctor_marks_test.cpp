#include "app/scene/doctor/doctor.h"
#include "app/techniques/table.h"
#include "tests/support/scenes.h"

#include <doctest/doctest.h>

#include <optional>

// What the doctor marks on the canvas.

namespace sepax {
namespace {

/// Two bodies, the first one of these vertices.
Scene sceneOf(const std::vector<Vec2>& vertices) {
  Scene scene;
  scene.bodies = {{"A", vertices, {}, 0, {}, 0}, {"B", {{20, 0}, {21, 0}, {20, 1}}, {}, 0, {}, 0}};
  return scene;
}

ViewState viewOf(const char* technique) {
  ViewState view;
  view.technique = technique;
  view.camera = {{2, 2}, 60, 800, 600};
  return view;
}

/// The role of a text at a mark that contains these words; nothing when there is none.
std::optional<Role> roleOfMark(const Scene& scene, const ViewState& view, std::string_view words) {
  const Figure figure = paint(analyze(scene, optionsFrom(view)), view);
  for (const Item& item : figure.items) {
    const Text* text = std::get_if<Text>(&item);
    if (text && text->part == Part::mark && text->text.find(words) != std::string::npos)
      return text->paint.role;
  }
  return std::nullopt;
}

bool shows(const Scene& scene, const ViewState& view, std::string_view words) {
  return roleOfMark(scene, view, words).has_value();
}

TEST_CASE("errors are always marked, notes when they are wanted and concern the technique") {
  const Scene bowTie = sceneOf({{0, 0}, {1, 1}, {1, 0}, {0, 1}});
  const Scene straight = sceneOf({{0, 0}, {2, 0}, {4, 0}, {0, 4}});
  const Scene concave = sceneOf({{0, 0}, {4, 0}, {1, 1}, {0, 4}});
  const Scene clockwise = sceneOf({{0, 0}, {0, 4}, {4, 0}});
  ViewState view = viewOf("sat");
  CHECK(shows(bowTie, view, "A: edges A0 and A2 cross"));
  CHECK(shows(straight, view, "vertex on a line"));
  CHECK(shows(concave, view, "A: concave at vertex A2"));
  CHECK_FALSE(shows(concave, viewOf("inside"), "concave"));
  CHECK_FALSE(shows(clockwise, view, "clockwise"));
  view.selected = {Target::Kind::body, 0};
  CHECK(shows(clockwise, view, "clockwise"));
  view.doctor = false;
  CHECK_FALSE(shows(clockwise, view, "clockwise"));
  CHECK_FALSE(shows(straight, view, "vertex on a line"));
  CHECK(shows(bowTie, view, "A: edges A0 and A2 cross"));
  CHECK(shows(concave, view, "A: concave at vertex A2"));
}

TEST_CASE("a concave vertex is a note on the canvas as in the list, whatever the technique takes") {
  const Scene scene = test::builtin("needs-repair");
  for (const char* technique : {"sat", "motion"}) {
    CAPTURE(technique);
    const ViewState view = viewOf(technique);
    CHECK(roleOfMark(scene, view, "A: concave at vertex A3") == Role::text);
    CHECK(roleOfMark(scene, view, "B: edges B0 and B2 cross") == Role::result);
    const Verdict verdict =
        findTechnique(technique)->verdict(analyze(scene, optionsFrom(view)), view);
    CHECK(verdict.badge == "No answer · B is not a simple polygon: edges B0 and B2 cross");
    CHECK(verdict.role == Role::result);
  }
  Scene sound = scene;
  sound.bodies[1].vertices = {{1, -1}, {4, -1}, {4, 1}};
  const ViewState view = viewOf("sat");
  const Verdict verdict = findTechnique("sat")->verdict(analyze(sound, optionsFrom(view)), view);
  CHECK(verdict.badge == "No answer · A is not convex: concave at vertex A3");
  CHECK(verdict.role == Role::muted);
}

TEST_CASE("of a polygon alone every technique tells what it is, and no answer is missed") {
  Scene alone = test::builtin("needs-repair");
  std::swap(alone.bodies[0], alone.bodies[1]);
  alone.bodies.resize(1);
  alone.pair.reset();
  for (const Technique& technique : techniques()) {
    if (technique.pixels) continue;  // it needs no bodies
    CAPTURE(technique.id);
    const ViewState view = viewOf(std::string(technique.id).c_str());
    const auto verdictOf = [&](const Scene& scene) {
      return technique.verdict(analyze(scene, optionsFrom(view)), view);
    };
    CHECK(verdictOf(alone).badge == "B alone · edges B0 and B2 cross");
    CHECK(verdictOf(alone).role == Role::result);
    CHECK(verdictOf(alone).sentence.ends_with(", and B is the only body: add a second one."));
    Scene sound = alone;
    sound.bodies[0].vertices = {{1, -1}, {4, -1}, {4, 1}};
    CHECK(verdictOf(sound).badge == "B alone · convex");
    CHECK(verdictOf(sound).role == Role::muted);
    CHECK(verdictOf({}).badge.starts_with("No answer · the scene has no pair"));
  }
}

TEST_CASE("of edges that meet it is said whether they cross or touch") {
  const Evidence crossing = analyze(sceneOf({{0, 0}, {4, 4}, {4, 0}, {0, 4}}));
  CHECK(crossing.bodies[0].problem == "edges A0 and A2 cross");
  const Evidence touching = analyze(sceneOf({{0, 0}, {4, 0}, {4, 4}, {2, 0}, {0, 4}}));
  CHECK(touching.bodies[0].problem.ends_with(" touch"));
  const auto findings = examineBody(sceneOf({{0, 0}, {4, 0}, {4, 4}, {2, 0}, {0, 4}}).bodies[0], 0);
  REQUIRE_FALSE(findings.empty());
  CHECK(findings.front().sentence.find(" touch") != std::string::npos);
}

TEST_CASE("a body gets no more marks than can be told apart") {
  std::vector<Vec2> comb{{0, -1}, {1000, -1}};
  for (int i = 0; i < 1000; ++i) comb.push_back({1000.0 - i, i % 2 == 0 ? 1.0 : 0.5});
  const Evidence evidence = analyze(sceneOf(comb));
  CHECK(evidence.bodies[0].marks.size() == 200);
  CHECK(examineBody(sceneOf(comb).bodies[0], 0)[0].vertices.size() > 400);
}

TEST_CASE("the shortest edge that a double can make is not called 0 long") {
  for (const double tiny : {1e-320, 1e-200, 1e-4}) {
    CAPTURE(tiny);
    Body body;
    body.vertices = {{0, 0}, {0, -tiny}, {3, 0}, {0, 3}};
    bool found = false;
    for (const Finding& finding : examineBody(body, 0)) {
      if (finding.kind != DefectKind::sliver) continue;
      found = true;
      CHECK(finding.sentence.find(" only 0 long") == std::string::npos);
    }
    CHECK(found);
  }
}

}  // namespace
}  // namespace sepax
