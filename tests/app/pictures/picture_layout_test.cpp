#include "app/cli/render_view.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/contract/side_picture.h"
#include "app/techniques/table.h"
#include "tests/support/picture_measures.h"
#include "tests/support/picture_view.h"
#include "tests/support/scenes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

// Where things stand in the pictures of all built-in scenes, as a reader sees it.

namespace sepax {
namespace {

/// How all scenes are looked at.
struct Look {
  std::string_view name;
  int width = 0;
  int height = 0;
  ThemeId theme = ThemeId::dark;
  double millimetres = 0;  ///< on paper; 0 = on a screen
};
/// In a column of a page words are as wide as the picture: it is laid out in 413 x 258 pixels.
constexpr Look kColumn{"column of a page", 1600, 1000, ThemeId::print, 85};
/// Of the room, that nearly all scenes take.
constexpr double kLeast = 0.75;
constexpr double kMost = 0.915;
constexpr std::array kLooks{Look{"large", 1600, 1000}, Look{"small", 800, 500},
                            Look{"print", 1600, 1000, ThemeId::print}, kColumn};

/// The whole picture; of a technique with two pictures each of them. `answered` = a scene that
/// opens at a step is looked at with its answer.
std::vector<Figure> picturesOf(const std::string& id, const Look& look, bool answered = false) {
  const Scene scene = test::builtin(id);
  PictureRequest request;
  request.width = look.width;
  request.height = look.height;
  request.theme = look.theme;
  request.millimetres = look.millimetres;
  RenderMoment moment;
  if (answered) moment.step = -1;
  const Evidence evidence = analyze(scene, optionsFrom(momentView(scene, request, moment)));
  const ViewState whole = testing::pictureView(scene, evidence, request, moment);
  const ViewState view = canvasView(techniques(), evidence, whole);
  const SidePicture* side = sideOf(findTechnique(view.technique), evidence, view);
  if (side == nullptr) return {paintPicture(techniques(), evidence, whole)};
  return {paint(techniques(), evidence, view), paintSide(*side, evidence, view)};
}

std::vector<Vec2> textPlaces(const Figure& figure) {
  std::vector<Vec2> places;
  for (const Item& item : figure.items) {
    if (const Text* text = std::get_if<Text>(&item)) places.push_back(text->position);
  }
  return places;
}

/// What cannot be kept, and why.
struct Exception {
  std::string_view scene;
  std::string_view fault;  ///< begins so
  std::string_view why;
};
constexpr std::array kExceptions{
    Exception{"erratum-R8", "", "its map is millions of pixels wide: a place on it is shown"},
    Exception{"erratum-C10", "“published push", "the sentence is as wide as all ground beside it"},
    Exception{"erratum-G8", "“2” lies on “1”",
              "in a column the two crossings are one mark's width"},
    Exception{"erratum-A6", "“2” lies on “1”",
              "in a column the two crossings are one mark's width"},
    Exception{"middles-added", "“A2×B7  t 0.87", "there are marks on all sides of the crossing"},
    Exception{"pitfall-no-closing-speed", "“A1 first contact", "the bodies take the whole height"},
    Exception{"pitfall-no-closing-speed", "“published: missed", "the bodies take the whole height"},
    Exception{"pitfall-parallel-paths", "“published: missed", "the bodies take the whole height"},
    Exception{"pitfall-resting-meeting-point", "“A moves", "the tip is beside the border"},
    Exception{"pitfall-parallel-paths", "“A moves", "the tip is beside the border"},
    Exception{"erratum-D15", "“B moves", "the text's circles pass beside the border"},
};

bool isExcepted(std::string_view scene, std::string_view look, std::string_view fault) {
  // There is no other room for it there, and its halo keeps it legible.
  if (look == kColumn.name && fault.find("lies on a line of") != fault.npos) return true;
  return std::ranges::any_of(kExceptions, [&](const Exception& exception) {
    return exception.scene == scene && fault.starts_with(exception.fault);
  });
}

/// Calls `visit(id, look, measures)` with the picture of every built-in scene in every look.
template <class Visitor>
void lookAtAll(Visitor visit, bool answered = false) {
  for (const Look& look : kLooks) {
    for (const std::string_view id : test::allBuiltinIds()) {
      for (const Figure& figure : picturesOf(std::string(id), look, answered))
        visit(std::string(id), look.name, test::measured(figure));
    }
  }
}

TEST_CASE("law: no label lies on another, on a handle or on a line, and nothing leaves its place") {
  lookAtAll(
      [](const std::string& id, std::string_view look, const test::PictureMeasures& measures) {
        for (const std::string& fault : measures.faults)
          if (!isExcepted(id, look, fault)) FAIL_CHECK(id, ", ", look, ": ", fault);
      });
}

TEST_CASE("law: what a low picture says is whole") {
  for (const std::string_view id : test::allBuiltinIds()) {
    CAPTURE(id);
    for (const Figure& figure : picturesOf(std::string(id), {"low", 800, 500}))
      for (const Item& item : figure.items)
        if (const Text* text = std::get_if<Text>(&item)) CHECK_FALSE(text->text.ends_with("…"));
  }
}

TEST_CASE("law: beside an article few lines in a low picture say what differs, and why") {
  const std::vector<std::string_view> menu = builtinIds();
  for (const std::string_view id : test::allBuiltinIds()) {
    CAPTURE(id);
    const Evidence evidence = analyze(test::builtin(std::string(id)));
    const Technique* technique = findTechnique(test::builtin(std::string(id)).technique);
    if (technique == nullptr || accusedHere(*technique, evidence) == nullptr) continue;
    const Figure figure = picturesOf(std::string(id), {"low", 800, 500}, true).front();
    if (test::canvasSizeOf(figure).x < 800) continue;  // the sentence stands in a column
    const auto lines = std::ranges::count_if(figure.items, [](const Item& item) {
      const Text* text = std::get_if<Text>(&item);
      return text != nullptr && text->part == Part::narration;
    });
    CHECK(lines > 0);
    CHECK(lines <= (std::ranges::count(menu, id) > 0 ? 2 : 3));
  }
}

TEST_CASE(
    "lanes stand beside a low canvas whose bodies need its height, and tell the sentence there") {
  const auto pictureOf = [](const char* id, Look look) { return picturesOf(id, look).front(); };
  const Look low{"low", 800, 500};
  for (const char* id : {"passing-by", "pitfall-time-range", "compound-lander"}) {
    const Figure figure = pictureOf(id, low);
    CHECK(test::canvasSizeOf(figure) == Vec2{512, 500});
    CHECK(figure.unsaid.empty());
    const bool told = std::ranges::any_of(figure.items, [](const Item& item) {
      const Text* text = std::get_if<Text>(&item);
      return text && text->part == Part::narration && text->position.x > 512;
    });
    CHECK(told);
  }
  for (const char* id : {"through-the-wall", "slide-course"})  // wide, and one lane
    CHECK(test::canvasSizeOf(pictureOf(id, low)).x == 800);
  CHECK(test::canvasSizeOf(pictureOf("passing-by", {"high", 800, 700})).x == 800);
  const Look large{"large", 1600, 1000};  // lanes have all their words beside it
  CHECK(test::canvasSizeOf(pictureOf("first-contact", large)) == Vec2{820, 800});
  CHECK(test::canvasSizeOf(pictureOf("swept-crossing", large)).x == 1280);  // one low lane
  CHECK(test::canvasSizeOf(pictureOf("passing-by", {"narrow", 600, 500})).x == 600);
  CHECK(test::canvasSizeOf(pictureOf("passing-by", kColumn)).y <
        pictureOf("passing-by", kColumn).height);
}

TEST_CASE("the sentence of a column follows on its lanes, wherever these end") {
  for (const char* id : {"passing-by", "swept-parallel", "pitfall-time-range", "compound-lander"}) {
    CAPTURE(std::string(id));
    const Figure figure = picturesOf(id, {"low", 800, 500}).front();
    double sentence = figure.height;
    double lanes = 0;
    for (const Item& item : figure.items) {
      const Text* text = std::get_if<Text>(&item);
      if (text == nullptr || text->position.x < 512) continue;
      const Rect rect = rectOf(*text);
      if (text->part == Part::narration)
        sentence = std::min(sentence, rect.min.y);
      else
        lanes = std::max(lanes, rect.max.y);
    }
    CHECK(sentence > lanes + 8);
    CHECK(sentence < lanes + 70);  // words of a step may be fewer than those of the answer
  }
}

TEST_CASE("a strip is no higher than its whole answer needs") {
  const Look large{"large", 1200, 900};
  const auto stripOf = [&](const char* id) {
    const Figure figure = picturesOf(id, large).front();
    return figure.height - test::canvasSizeOf(figure).y;
  };
  CHECK(stripOf("slide-course") < stripOf("first-contact") - 40);
  CHECK(stripOf("swept-sliding") < stripOf("first-contact") - 20);
}

TEST_CASE("law: a scene fills the room that badges and narration leave") {
  std::map<std::string_view, std::vector<double>> shares;
  lookAtAll(
      [&](const std::string& id, std::string_view look, const test::PictureMeasures& measures) {
        if (isExcepted(id, look, "")) return;
        CHECK_MESSAGE(measures.share > 0.53, id, ", ", look);
        CHECK_MESSAGE(measures.share < 0.92, id, ", ", look);
        shares[look].push_back(measures.share);
      },
      true);  // an early step does not show yet all that it has room for
  // 86 % is aimed at.
  for (const Look& look : kLooks) {
    CAPTURE(look.name);
    const std::vector<double>& all = shares[look.name];
    const auto well =
        std::ranges::count_if(all, [](double share) { return share >= kLeast && share <= kMost; });
    CHECK(well > 0.96 * static_cast<double>(all.size()));
  }
}

TEST_CASE("law: things stand in the same places in the dark and in the light") {
  for (const char* id : {"two-pentagons", "first-contact", "swept-crossing", "ray-figure-1"}) {
    const std::vector<Vec2> places = textPlaces(picturesOf(id, kLooks[0]).front());
    CHECK(places.size() > 4);
    CHECK(places == textPlaces(picturesOf(id, {"light", 1600, 1000, ThemeId::light}).front()));
  }
}

}  // namespace
}  // namespace sepax
