#include "app/techniques/contract/shown_answers.h"
#include "app/pictures/paper.h"
#include "app/techniques/drawing/draw_published.h"
#include "app/techniques/table.h"
#include "tests/support/scenes.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <variant>

using namespace sepax;

// Whose answer is shown.

namespace {

struct Shown {
  Evidence evidence;
  ViewState view;
  const Technique* technique = nullptr;
};

Shown shownScene(const std::string& id) {
  const Scene scene = test::builtin(id);
  Shown shown;
  shown.view.technique = scene.technique;
  shown.view.camera = {{2, 2}, 60, 900, 700};
  shown.evidence = analyze(scene, optionsFrom(shown.view));
  shown.technique = findTechnique(scene.technique);
  return shown;
}

ShownAnswers answersOf(const Shown& shown) {
  return shownAnswers(*shown.technique, shown.evidence, shown.view);
}

bool has(const Figure& figure, Part part) {
  return std::ranges::any_of(figure.items, [&](const Item& item) { return partOf(item) == part; });
}

}  // namespace

TEST_CASE("both answers are shown where they differ, the exact one alone where they agree") {
  const Shown differs = shownScene("pitfall-containment-mtv");
  CHECK(answersOf(differs).exact);
  REQUIRE(answersOf(differs).published != nullptr);
  CHECK(answersOf(differs).published->id == "cozic-rest");
  const Shown agrees = shownScene("two-pentagons");
  CHECK(answersOf(agrees).exact);
  CHECK(answersOf(agrees).published == nullptr);
}

TEST_CASE("what errs with the step of bodies is not said of how they stand") {
  const std::vector<Vec2> box{{0, 0}, {1, 0}, {1, 1}, {0, 1}};
  Scene scene;
  scene.technique = "sat";
  scene.bodies.resize(2);
  scene.bodies[0] = {"A", box, {0.375, 0.625}, 0, {4.75, -2.5}, 0};
  scene.bodies[1] = {"B", box, {0, 0}, 0, {}, 0};
  const Evidence evidence = analyze(scene, optionsFrom(ViewState{}));
  CHECK(std::ranges::count(evidence.disagreements, "centre-direction", &Disagreement::id) == 1);
  CHECK(accusedHere(*findTechnique("sat"), evidence) == nullptr);
  ViewState moving;
  moving.technique = "motion";
  CHECK(accusedHere(*findTechnique("motion"), analyze(scene, optionsFrom(moving))) != nullptr);
  // Where the push of the bodies as they stand is wrong, too, it is.
  const Shown wrong = shownScene("pitfall-centre-direction");
  Scene moved = test::builtin("pitfall-centre-direction");
  moved.bodies[0].velocity = {1, 0};
  CHECK(accusedHere(*wrong.technique, analyze(moved, optionsFrom(wrong.view))) != nullptr);
}

TEST_CASE("the badge names the author of the method that is shown, where that one errs") {
  Shown shown = shownScene("sat-figure-2");
  const auto says = [&](const std::string& words) {
    const Figure figure = paint(shown.evidence, shown.view);
    return std::ranges::any_of(figure.items, [&](const Item& item) {
      const Text* text = std::get_if<Text>(&item);
      return text != nullptr && text->text == words;
    });
  };
  CHECK(says("published ≠ exact · gpwiki: contact at t = 0.377"));  // who errs first
  shown.view.method = "cozic-motion";
  CHECK(says("published ≠ exact · Cozic: push (−0.82, 0.05)"));
  shown.view.answers = Answers::exact;
  CHECK(says("published ≠ exact · Cozic"));  // still the one that is set beside
}

namespace {

/// The words of the badge that accuses; empty without one.
std::string accusingBadge(const Shown& shown) {
  const Figure figure = paint(shown.evidence, shown.view);
  for (const Item& item : figure.items) {
    const Text* text = std::get_if<Text>(&item);
    if (text != nullptr && text->part == Part::accusingBadge) return text->text;
  }
  return {};
}

bool hasAny(const std::string& badge, std::initializer_list<const char*> words) {
  return std::ranges::any_of(
      words, [&](const char* word) { return badge.find(word) != std::string::npos; });
}

/// The colour that a whole published answer must have, by its words.
Role roleBy(const std::string& badge) {
  if (hasAny(badge, {"no answer", "out of range", "not built"})) return Role::other;
  if (hasAny(badge, {"no hit", "no collision", "not intersect", "moves ", "apart", "exception"}))
    return Role::gap;
  return Role::result;
}

}  // namespace

TEST_CASE("what a published push leaves of the overlap is filled") {
  const auto filled = [](const char* id, Answers answers) {
    Shown shown = shownScene(id);
    shown.view.answers = answers;
    return std::ranges::count_if(paint(shown.evidence, shown.view).items, [](const Item& item) {
      const Fill* fill = std::get_if<Fill>(&item);
      if (fill == nullptr || fill->part != Part::publishedOverlap) return false;
      CHECK(fill->paint.role == kPublishedRole);  // red is what overlaps
      CHECK(fill->hatch == Hatch::cross);         // and the moved body has one hatch
      return true;
    });
  };
  CHECK(filled("pitfall-containment-mtv", Answers::both) == 1);
  CHECK(filled("pitfall-containment-mtv", Answers::exact) == 0);
  CHECK(filled("two-pentagons", Answers::both) == 0);
}

TEST_CASE("the overlap that is filled is told beside it, as left only where there was one before") {
  const auto told = [](const char* id) {
    Shown shown = shownScene(id);
    shown.view.answers = Answers::both;
    std::string words;
    for (const Item& item : paint(shown.evidence, shown.view).items) {
      const Text* text = std::get_if<Text>(&item);
      if (text == nullptr || text->part != Part::publishedOverlap) continue;
      CHECK(text->paint.role == kPublishedRole);  // it is what the page leaves
      words += text->text;
    }
    return words;
  };
  CHECK(told("pitfall-containment-mtv") == "still overlaps by 0.781");
  CHECK(told("pitfall-concave-sides") == "after this push: overlaps by 1.000");
  CHECK(told("two-pentagons").empty());
}

TEST_CASE("the axis that a wrong push is measured on is drawn where it is not that of the answer") {
  const auto axes = [](const char* id) {
    Shown shown = shownScene(id);
    shown.view.answers = Answers::both;
    const Figure figure = paint(shown.evidence, shown.view);
    return has(figure, Part::publishedAxis);
  };
  CHECK(axes("pitfall-containment-mtv"));
  CHECK(axes("pitfall-concave-sides"));
  CHECK_FALSE(axes("pitfall-centre-direction"));   // both are on axis B2
  CHECK_FALSE(axes("pitfall-relative-velocity"));  // its answer is right, the move is not
}

TEST_CASE("beside a published push that is too long the one that is needed is drawn") {
  Shown shown = shownScene("pitfall-swept-push");
  const auto needs = [&](Answers answers) {
    shown.view.answers = answers;
    return has(paint(shown.evidence, shown.view), Part::push);
  };
  CHECK(needs(Answers::both));
  CHECK_FALSE(needs(Answers::exact));
  shown.view.answers = Answers::both;
  const Figure figure = paint(shown.evidence, shown.view);
  CHECK(test::shows(figure, "needed (0.00, −0.60)"));
  CHECK(test::shows(figure,
                    "shadow of the whole way overlaps by 0.800"));  // what the push is measured on
  CHECK(test::shows(figure, "published push (−0.80, 0.00) · 0.800 long, needed 0.600"));
}

TEST_CASE("on a published axis each letter stands where the bar of the other body is not") {
  for (const char* id :
       {"pitfall-pushed-though-free", "pitfall-swept-push", "pitfall-containment-mtv"}) {
    CAPTURE(std::string(id));
    Shown shown = shownScene(id);
    shown.view.answers = Answers::both;
    std::vector<std::string> letters;
    std::vector<double> places;
    for (const Item& item : paint(shown.evidence, shown.view).items) {
      const Text* text = std::get_if<Text>(&item);
      if (text == nullptr || text->part != Part::publishedAxis || text->text.size() != 1) continue;
      letters.push_back(text->text);
      places.push_back(rectOf(*text).min.x);
    }
    REQUIRE(letters == std::vector<std::string>{"A", "B"});
    CHECK(places[0] < places[1]);  // as A or its way lies on the screen
  }
}

TEST_CASE("an arrow of the relative velocity is drawn once") {
  Shown shown = shownScene("pitfall-relative-velocity");
  shown.view.answers = Answers::both;
  CHECK_FALSE(has(paint(shown.evidence, shown.view), Part::relativeVelocity));
  shown.view.answers = Answers::exact;
  CHECK(has(paint(shown.evidence, shown.view), Part::relativeVelocity));
}

TEST_CASE("the sentence of a pitfall says why the published answer is wrong") {
  const auto says = [](const char* id, const std::string& why) {
    Shown shown = shownScene(id);
    shown.view.answers = Answers::both;
    const std::string sentence =
        shownVerdict(*shown.technique, shown.evidence, shown.view).sentence;
    CAPTURE(sentence);
    CHECK(sentence.find(why) != std::string::npos);
  };
  says("pitfall-containment-mtv",
       "away from B’s centre. That way 3.000 would be needed, so A still overlaps by 0.781.");
  says("pitfall-centre-direction", "away from B’s centre");
  says("pitfall-concave-sides", "SAT needs convex polygons, and A is concave");
  says("pitfall-extended-intervals",
       "the axis across the motion, which it leaves out, the gap is 0.942");
  says("pitfall-smallest-time",
       "the smallest time of all axes, t = 0.417 on axis A1, whereas the last");
  says("pitfall-swept-push", "measured from the shadow of the whole way: 0.600 would do");
  says("pitfall-past-the-obstacle",
       "measured from the shadow of the whole way: A lands past B, which it hits");
}

TEST_CASE("a picture accuses only where the published answer is shown") {
  for (const char* id : {"first-contact", "through-the-wall", "hook-and-comb"}) {
    CAPTURE(id);
    Shown shown = shownScene(id);
    shown.view.answers = Answers::exact;
    CHECK_FALSE(accusingBadge(shown).empty());  // in the window, where it leads to the reason
    shown.view.wording = wordingOf({});
    CHECK(accusingBadge(shown).empty());
    shown.view.answers = Answers::both;
    CHECK_FALSE(accusingBadge(shown).empty());
  }
}

TEST_CASE("the same author is accused in every view of the answers, whichever method is chosen") {
  int accused = 0;
  for (const std::string_view id : builtinIds()) {
    Shown shown = shownScene(std::string(id));
    shown.view.camera.width = 1600;  // narrow pictures have shorter words
    CAPTURE(id);
    std::vector<std::string_view> methods{""};
    for (const PublishedMethod& method : shown.technique->published) methods.push_back(method.id);
    for (const std::string_view method : methods) {
      CAPTURE(method);
      shown.view.method = method;
      shown.view.answers = Answers::both;
      const std::string both = accusingBadge(shown);
      for (const Answers answers : {Answers::exact, Answers::published}) {
        shown.view.answers = answers;
        CHECK(accusingBadge(shown) == both.substr(0, both.find(": ", both.find(" · "))));
      }
      accused += both.empty() ? 0 : 1;
    }
  }
  CHECK(accused > 30);
}

TEST_CASE("law: beside the exact answer the badge says what the article's own badge says") {
  int told = 0;
  for (const std::string_view id : builtinIds()) {
    Shown shown = shownScene(std::string(id));
    CAPTURE(id);
    for (const PublishedMethod& method : shown.technique->published) {
      CAPTURE(method.id);
      shown.view.method = method.id;
      shown.view.answers = Answers::both;
      const std::string both = accusingBadge(shown);
      const std::size_t author = both.find(" · ");
      const std::size_t answer = author == both.npos ? both.npos : both.find(": ", author);
      shown.view.answers = Answers::published;
      const std::string badge = shownVerdict(*shown.technique, shown.evidence, shown.view).badge;
      if (answer == both.npos) continue;
      shown.view.answers = Answers::both;
      shown.view.step = 0;  // nothing is told yet
      CHECK(accusingBadge(shown) == both.substr(0, answer));
      shown.view.step = -1;
      const std::string words = both.substr(answer + 2);
      const std::size_t meant = words.rfind(", even mended");
      CHECK(badge == (meant == words.npos ? "As published · " + words
                                          : "As meant · " + words.substr(0, meant)));
      ++told;
    }
  }
  CHECK(told > 40);
}

TEST_CASE("a published answer has the colour of what it says, be it right or wrong") {
  int said = 0;
  for (const std::string_view id : builtinIds()) {
    Shown shown = shownScene(std::string(id));
    CAPTURE(id);
    for (const PublishedMethod& method : shown.technique->published) {
      if (!method.known(shown.evidence) || method.verdict == nullptr) continue;
      const Verdict verdict = method.verdict(shown.evidence, shown.view);
      CAPTURE(verdict.badge);
      CHECK(verdict.role == roleBy(verdict.badge));
      ++said;
    }
  }
  CHECK(said > 60);
}

TEST_CASE("the key goes through exact, published and both from whatever is shown") {
  for (const char* id : {"pitfall-containment-mtv", "two-pentagons"}) {
    CAPTURE(id);
    Shown shown = shownScene(id);
    std::string seen;
    for (int i = 0; i < 4; ++i) {
      const ShownAnswers now = answersOf(shown);
      seen += now.published == nullptr ? 'e' : now.exact ? 'b' : 'p';
      shown.view.answers = answersAfter(now);
    }
    CHECK(seen == (std::string(id) == "two-pentagons" ? "epbe" : "bepb"));
  }
}

TEST_CASE("a technique without a published method shows the exact answer, whatever is asked for") {
  Shown shown = shownScene("two-pentagons");
  Technique bare = *shown.technique;
  bare.published = {};
  shown.technique = &bare;
  shown.view.answers = Answers::published;
  CHECK(answersOf(shown).exact);
  CHECK(answersOf(shown).published == nullptr);
}

TEST_CASE("pictures hold the parts of the answers that are shown and no others") {
  Shown shown = shownScene("pitfall-containment-mtv");
  const auto parts = [&](std::optional<Answers> answers) {
    shown.view.answers = answers;
    const Figure figure = paint(shown.evidence, shown.view);
    return std::pair{has(figure, Part::push), has(figure, Part::publishedMove)};
  };
  CHECK(parts({}) == std::pair{true, true});
  CHECK(parts(Answers::exact) == std::pair{true, false});
  CHECK(parts(Answers::published) == std::pair{false, true});
  CHECK(parts(Answers::both) == std::pair{true, true});
}

TEST_CASE("steps are those of the answers that are shown, of both the longer ones") {
  Shown shown = shownScene("two-pentagons");
  const int exact = shown.technique->stepCount(shown.evidence, shown.view);
  const int published = shown.technique->published.front().stepCount(shown.evidence);
  const auto count = [&](Answers answers) {
    shown.view.answers = answers;
    return stepCountOf(*shown.technique, shown.evidence, shown.view);
  };
  CHECK(count(Answers::exact) == exact);
  CHECK(count(Answers::published) == published);
  CHECK(count(Answers::both) == std::max(exact, published));
}

TEST_CASE("every pitfall accuses a method of its technique that has a line that is wrong") {
  for (const Technique& technique : techniques()) {
    for (const PitfallWords& words : technique.pitfalls) {
      if (words.method.empty()) continue;
      CAPTURE(words.id);
      CHECK(std::ranges::count(technique.published, words.method, &PublishedMethod::id) == 1);
      CHECK_FALSE(words.wrongLine.empty());
      CHECK_FALSE(words.rightLine.empty());
    }
  }
}

TEST_CASE("methods have ids of their own and say where they come from") {
  std::vector<std::string_view> ids;
  for (const Technique& technique : techniques()) {
    for (const PublishedMethod& method : technique.published) {
      CAPTURE(method.id);
      CHECK(std::ranges::count(ids, method.id) == 0);
      ids.push_back(method.id);
      CHECK((method.known != nullptr));
      for (const std::string_view said :
           {method.article, method.author, method.title, method.function})
        CHECK_FALSE(said.empty());
    }
  }
}
