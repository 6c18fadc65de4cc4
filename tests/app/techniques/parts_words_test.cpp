#include "app/techniques/motion/motion.h"
#include "app/techniques/motion/options.h"
#include "app/techniques/swept_edges/steps_result.h"
#include "app/techniques/table.h"
#include "tests/support/scenes.h"

#include <doctest/doctest.h>

#include <string>
#include <string_view>

// What is said where the pair of parts that meets first is not the one that enters, and where a
// slide is no plain way along obstacles.

namespace sepax::test {
namespace {

const std::string kSquare = "[[0,0],[1,0],[1,1],[0,1]]";

Scene sceneOf(const std::string& velocity, const std::string& a, const std::string& others) {
  return mustRead(R"({"format":"sepax-scene","version":1,"bodies":[{"name":"A","velocity":)" +
                  velocity + R"(,"vertices":)" + a + "}," + others + "]}");
}

std::string box(double x, double y, double width, double height) {
  const auto corner = [](double cx, double cy) {
    return "[" + std::to_string(cx) + "," + std::to_string(cy) + "]";
  };
  return "[" + corner(x, y) + "," + corner(x + width, y) + "," + corner(x + width, y + height) +
         "," + corner(x, y + height) + "]";
}

std::string partsB(const std::string& first, const std::string& second) {
  return R"({"name":"B","parts":[)" + first + "," + second + "]}";
}

void checkSays(const std::string& sentence, std::string_view words) {
  CAPTURE(words);
  CHECK_MESSAGE(sentence.find(words) != std::string::npos, sentence);
}

std::string motionAt(const Scene& scene, double time) {
  ViewState view;
  view.technique = "motion";
  view.time = time;
  view.answers = Answers::exact;
  return motionVerdict(analyze(scene), view).sentence;
}

TEST_CASE("a part that is grazed first is not told as the one that is hit") {
  const Scene scene = sceneOf("[4,0]", kSquare, partsB(box(1.5, 1, 1, 1), box(4, 0, 1, 1)));
  checkSays(motionAt(scene, 0), "A and B·1 touch at t = 0.125");
  checkSays(motionAt(scene, 0), "the interiors of A and B meet from t = 0.750");
  checkSays(motionAt(scene, 0.9), "the interiors of A and B meet from t = 0.750");
  const Verdict edges = sweptEdgesResult(analyze(scene));
  checkSays(edges.badge, "Will touch at t = 0.125");
  checkSays(edges.sentence, "the interiors of A and B meet from t = 0.750");
}

TEST_CASE("a part that is touched from the start is not told as the one that is entered later") {
  const Scene scene = sceneOf("[4,0]", kSquare, partsB(box(-1, 1, 4, 1), box(4, 0, 1, 1)));
  const std::string sentence = motionAt(scene, 0);
  checkSays(sentence, "touch at t = 0; the interiors of A and B meet from t = 0.750");
}

TEST_CASE("of two parts the one that overlaps at the start is told") {
  const Scene scene =
      sceneOf("[0,-3]", box(0, 0, 2, 2), partsB(box(-1, -2, 4, 2), box(1, 1, 4, 4)));
  checkSays(motionAt(scene, 0), "A and B·2 overlap at t = 0");
  Scene named = scene;
  named.bodies[1].name = "rock 16";  // whose vertex 2 is rock 16·2
  checkSays(motionAt(named, 0), "A and rock 16 part 2 overlap at t = 0");
}

std::string slideSays(const Scene& scene) {
  OptionBag options;
  options.set(kSlide, true);
  return slideVerdict(analyze(scene, {{}, options, 0})).sentence;
}

TEST_CASE("a slide says whom it passes over, that it starts inside, and that there is no room") {
  checkSays(slideSays(sceneOf("[10,0]", kSquare,
                              R"({"name":"S","kind":"segment","vertices":[[3,-5],[3,5]]})")),
            "S is passed over");
  const std::string left = R"({"name":"B","vertices":)" + box(-5, -5, 5.5, 20) + "}";
  const std::string around = left + R"(,{"name":"C","vertices":)" + box(1.5, -5, 5, 20) + "}" +
                             R"(,{"name":"D","vertices":)" + box(-6, 1.9, 20, 30) + "}" +
                             R"(,{"name":"E","vertices":)" + box(-6, -30, 20, 30.1) + "}";
  checkSays(slideSays(sceneOf("[10,0]", box(0, 0, 2, 2), around)), "no way out was found");
  checkSays(slideSays(sceneOf("[10,0]", box(0, 0, 2, 2), around)), "There is no room: A stays.");
  checkSays(slideSays(sceneOf("[10,0]", box(0, 0, 2, 2), left)), "is pushed out by (0.50, 0.00)");
}

TEST_CASE("the second hit of a slide is told at its time in the whole step") {
  const Scene scene = sceneOf("[8,-4]", box(0, 2, 1, 1),
                              R"({"name":"B","vertices":)" + box(-5, -3, 30, 3) + "}," +
                                  R"({"name":"C","vertices":)" + box(7, 0, 2, 9) + "}");
  OptionBag options;
  options.set(kSlide, true);
  const Evidence evidence = analyze(scene, {{}, options, 0});
  REQUIRE(evidence.slide->hits.size() == 2);
  CHECK(stopWords(evidence, 0) == "1 · B at t = 0.500");
  CHECK(stopWords(evidence, 1) == "2 · C at t = 0.750");
  checkSays(slideVerdict(evidence).sentence, "At t = 0.500 A meets B. Of the rest of its motion");
  checkSays(slideVerdict(evidence).sentence, "normal of edge B2, (0.00, −2.00), is taken away");
  checkSays(slideVerdict(evidence).sentence, "At t = 0.750 A meets C and stops.");
}

TEST_CASE("of parts nothing is told as overlapping since the start") {
  const Scene scene = sceneOf("[4,0]", box(0, 0, 1, 1), partsB(box(0.5, 0, 1, 1), box(3, 0, 1, 1)));
  const Evidence evidence = analyze(scene);
  REQUIRE(evidence.motion);
  ViewState view;
  view.technique = "motion";
  const auto badgeAt = [&](double time) {
    view.time = time;
    return motionVerdict(evidence, view).badge;
  };
  CHECK(badgeAt(0.2) == "Overlap now, at t = 0.200");
  CHECK(badgeAt(0.5) == "Overlapped at the start");
  const Evidence whole = analyze(
      sceneOf("[1,0]", box(0, 0, 1, 1), R"({"name":"B","vertices":)" + box(0.5, 0, 9, 1) + "}"));
  view.time = 0.75;
  CHECK(motionVerdict(whole, view).badge == "Overlapping since the start, at t = 0.750");
}

}  // namespace
}  // namespace sepax::test
