#include "app/cli/render_view.h"
#include "app/figure/label_space.h"
#include "app/scene/builtin.h"
#include "app/techniques/contract/clear_camera.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/sat/options.h"
#include "app/techniques/table.h"
#include "tests/support/opened_scene.h"
#include "tests/support/picture_view.h"
#include "tests/support/scenes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

// Badges and narration are no ground for other words, and no word leaves the picture.

namespace sepax {
namespace {

struct Size {
  int width = 0;
  int height = 0;
};
/// Pictures of the usual sizes, and the canvas of windows of these sizes.
constexpr std::array kSizes{Size{1130, 710}, Size{1400, 880}, Size{1280, 800}, Size{916, 596},
                            Size{796, 516}};

std::vector<std::string> allScenes() {
  std::vector<std::string> ids;
  for (const std::string_view id : builtinIds()) ids.emplace_back(id);
  for (const std::string_view id : articleSceneIds()) ids.emplace_back(id);
  return ids;
}

bool isWords(Part part) { return groupOf(part) == PartGroup::words; }

/// It is what a mark says, and stands where the mark does.
bool isOfMark(const Text& text, const Figure& figure) {
  const Rect rect = rectOf(text);
  return std::ranges::any_of(figure.items, [&](const Item& item) {
    const Dot* dot = std::get_if<Dot>(&item);
    return dot != nullptr && distance(0.5 * (rect.min + rect.max), dot->center) < 3;
  });
}

/// What lies under a badge or the narration, or beyond the picture.
std::vector<std::string> strayTexts(const Figure& figure) {
  std::vector<Rect> taken;
  for (const Item& item : figure.items) {
    const Box* box = std::get_if<Box>(&item);
    if (box != nullptr && isWords(box->part)) taken.push_back({box->min, box->max});
  }
  const Rect whole{{0, 0}, {figure.width, figure.height}};
  std::vector<std::string> stray;
  for (const Item& item : figure.items) {
    const Text* text = std::get_if<Text>(&item);
    if (text == nullptr || isWords(text->part) || isOfMark(*text, figure)) continue;
    const Rect rect = rectOf(*text);
    if (!contains(whole, rect)) stray.push_back("“" + text->text + "” leaves the picture");
    if (std::ranges::any_of(taken, [&](Rect box) { return overlaps(box, rect); }))
      stray.push_back("“" + text->text + "” under badge or narration");
  }
  return stray;
}

/// Of the whole picture.
ViewState viewOf(const Scene& scene, const Evidence& evidence, Size size,
                 std::optional<Answers> answers, int step) {
  PictureRequest request;
  request.width = size.width;
  request.height = size.height;
  RenderMoment moment;
  moment.answers = answers;
  moment.step = step;
  return testing::pictureView(scene, evidence, request, moment);
}

Figure figureOf(const Scene& scene, const Evidence& evidence, Size size,
                std::optional<Answers> answers, int step) {
  const ViewState view = viewOf(scene, evidence, size, answers, step);
  return paint(techniques(), evidence, canvasView(techniques(), evidence, view));
}

std::vector<std::string> narrationOf(const Figure& figure) {
  std::vector<std::string> lines;
  for (const Item& item : figure.items) {
    const Text* text = std::get_if<Text>(&item);
    if (text != nullptr && text->part == Part::narration) lines.push_back(text->text);
  }
  return lines;
}

TEST_CASE("law: no label of a scene lies under badge or narration nor leaves the picture") {
  for (const std::string& id : allScenes()) {
    const Scene scene = test::builtin(id);
    const Evidence evidence = analyze(scene);
    for (const Size size : kSizes) {
      for (const auto answers : {std::optional<Answers>{}, std::optional{Answers::both}}) {
        for (const int step : {-1, 0, 2, 5}) {
          for (const std::string& stray :
               strayTexts(figureOf(scene, evidence, size, answers, step)))
            FAIL_CHECK(id, " at ", size.width, "x", size.height, ", step ", step, ": ", stray);
        }
      }
    }
  }
}

TEST_CASE("law: what a scene is about opens clear of badge and narration") {
  for (const std::string& id : allScenes()) {
    const Scene scene = test::builtin(id);
    const Evidence evidence = analyze(scene);
    for (const Size size : kSizes) {
      PictureRequest request;
      request.width = size.width;
      request.height = size.height;
      const ViewState view =
          canvasView(techniques(), evidence, testing::pictureView(scene, evidence, request, {}));
      const bool clear = clearCamera(techniques(), evidence, view) == view.camera;
      CHECK_MESSAGE(clear, id, " at ", size.width, "x", size.height);
    }
  }
}

TEST_CASE("law: the narration takes three lines at the most, and what it leaves out is kept") {
  const auto check = [](const Scene& scene, Size size) {
    const Evidence evidence = analyze(scene);
    const ViewState view = viewOf(scene, evidence, size, Answers::both, -1);
    // The strip beside a low canvas has the sentence, and room for more lines.
    const bool beside = !canvasWording(techniques(), evidence, view).narration;
    const Figure figure = beside ? paintPicture(techniques(), evidence, view)
                                 : figureOf(scene, evidence, size, Answers::both, -1);
    const std::vector<std::string> lines = narrationOf(figure);
    if (beside) CHECK(lines.size() > 0);
    if (!beside) CHECK(lines.size() <= 3);
    const bool cut = !lines.empty() && lines.back().ends_with("…");
    CHECK((cut || lines.empty()) == !figure.unsaid.empty());
    return cut;
  };
  for (const std::string& id : allScenes()) {
    CAPTURE(id);
    for (const Size size : kSizes) check(test::builtin(id), size);
  }
  Scene named = test::builtin("hook-and-comb");
  for (Body& body : named.bodies) body.name += " with a name that is much longer than it need be";
  CHECK(check(named, {800, 500}));
}

TEST_CASE("law: a small picture of a scene says its whole sentence") {
  for (const std::string& id : allScenes()) {
    const Scene scene = test::builtin(id);
    const Evidence evidence = analyze(scene);
    const ViewState view = viewOf(scene, evidence, {800, 500}, {}, -1);
    const Figure figure = paintPicture(techniques(), evidence, view);
    CHECK_MESSAGE(figure.unsaid.empty(), id, ": ", figure.unsaid);
  }
}

/// A square as a scene without a place to look at it from.
Scene tallScene(double height) {
  Scene scene = test::boxes({2, 0}, {});
  for (Body& body : scene.bodies)
    for (Vec2& vertex : body.vertices) vertex.y *= height;
  return scene;
}

TEST_CASE("law: a scene without a view opens clear of badge and narration too") {
  for (const double height : {0.02, 0.5, 1.0, 7.0}) {
    for (const Technique& technique : techniques()) {
      Scene scene = tallScene(height);
      scene.technique = technique.id;
      scene.bodies[0].velocity = {0, 3};
      const Evidence evidence = analyze(scene);
      for (const Size size : kSizes) {
        PictureRequest request;
        request.width = size.width;
        request.height = size.height;
        const ViewState view =
            canvasView(techniques(), evidence, testing::pictureView(scene, evidence, request, {}));
        const bool clear = clearCamera(techniques(), evidence, view) == view.camera;
        CHECK_MESSAGE(clear, technique.id, " ", height, " at ", size.width, "x", size.height);
      }
    }
  }
}

TEST_CASE("a chosen view that lets a body run out of the picture stays") {
  Scene scene = test::boxes({2, 0}, {});
  scene.view = View{{0, 0}, 900};
  PictureRequest request;
  request.width = 796;
  request.height = 516;
  const Evidence evidence = analyze(scene);
  const ViewState view = testing::pictureView(scene, evidence, request, {});
  CHECK(view.camera.center == Vec2{});
  CHECK(view.camera.zoom == doctest::Approx(900.0 * 796 / 1130));
}

TEST_CASE("a chosen view with something under the words stays") {
  Scene scene = test::boxes({2, 0}, {});
  scene.view = View{{5, -2.5}, 90};
  const Evidence evidence = analyze(scene);
  PictureRequest request;
  request.width = 1130;
  request.height = 710;
  const ViewState view = testing::pictureView(scene, evidence, request, {});
  CHECK(view.camera.center == Vec2{5, -2.5});
  CHECK(clearCamera(techniques(), evidence, view).center != Vec2{5, -2.5});
}

TEST_CASE("a label keeps off the border of a badge") {
  test::OpenedScene scene("two-pentagons");
  for (const Option<bool>& option : {kAllAxes, kSkipBackFacing, kSingleCorner})
    scene.view.options.set(option, true);
  scene.evidence = analyze(scene.scene, optionsFrom(scene.view));
  for (int width = 400; width <= 480; width += 8) {
    CAPTURE(width);
    scene.view.camera = openingCamera(techniques(), scene.scene, scene.evidence, width, 297, {});
    const Figure figure = paint(scene.evidence, scene.view);
    int badges = 0;
    int labels = 0;
    for (const Item& badge : figure.items) {
      const Box* box = std::get_if<Box>(&badge);
      if (box == nullptr || box->part != Part::badge) continue;
      ++badges;
      const Rect border = grownBy({box->min, box->max}, 3);
      for (const Item& item : figure.items) {
        const Text* text = std::get_if<Text>(&item);
        if (text == nullptr || isWords(text->part)) continue;
        CHECK_FALSE_MESSAGE(overlaps(rectOf(*text), border), text->text);
        ++labels;
      }
    }
    CHECK(badges > 0);
    CHECK(labels > 0);
  }
}

}  // namespace
}  // namespace sepax
