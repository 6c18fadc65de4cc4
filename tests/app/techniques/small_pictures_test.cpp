#include "app/figure/label_space.h"
#include "app/techniques/contract/strip.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/motion/motion.h"
#include "app/techniques/swept_edges/steps_words.h"
#include "app/techniques/swept_edges/swept_edges.h"
#include "app/techniques/table.h"
#include "tests/app/pictures/picture_of.h"
#include "tests/support/opened_scene.h"
#include "tests/support/scenes.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

// Pictures with little room: what they name first, and where words and lines stay apart.

namespace sepax {
namespace {

using test::OpenedScene;
using test::shows;

/// The canvas of a picture for a column of a page.
ViewState narrowView(const OpenedScene& opened, Vec2 size = {413, 305}) {
  ViewState view = opened.view;
  view.camera =
      openingCamera(techniques(), opened.scene, opened.evidence, size.x, size.y, view.wording);
  return view;
}

Figure narrowFigure(const OpenedScene& opened, Vec2 size = {413, 305}) {
  return paint(opened.evidence, narrowView(opened, size));
}

/// The label whose words contain these.
const Label& labelWith(const Figure& figure, const std::string& words) {
  const auto found = std::ranges::find_if(figure.labels, [&](const Label& label) {
    return label.text.text.find(words) != std::string::npos;
  });
  REQUIRE((found != figure.labels.end()));
  return *found;
}

std::ptrdiff_t itemsOf(const Figure& figure, Part part) {
  return std::ranges::count_if(figure.items,
                               [part](const Item& item) { return partOf(item) == part; });
}

TEST_SUITE_BEGIN("techniques");

TEST_CASE(
    "beside an article the edges have names, and the contact names the corner that meets one") {
  for (const char* id :
       {"swept-sliding", "pitfall-resting-meeting-point", "pitfall-strict-distance",
        "pitfall-parallel-paths", "pitfall-time-range"}) {
    CAPTURE(std::string(id));
    for (const Answers answers : {Answers::both, Answers::exact}) {
      OpenedScene opened(id, answers);
      opened.view.wording.paper = true;
      const Figure figure = narrowFigure(opened);
      const EdgePairEvidence& pair = *opened.evidence.edgePair;
      const bool meets = std::ranges::any_of(pair.candidates, [&](const EdgeCandidate& end) {
        return isContact(opened.evidence, end);
      });
      CHECK(meets == (std::string_view(id) != "pitfall-time-range"));
      const bool alone = answers == Answers::exact;
      CHECK(shows(figure, "edge A" + std::to_string(pair.edgeA)));
      CHECK(shows(figure, "edge B" + std::to_string(pair.edgeB)));
      CHECK(shows(figure, "A" + std::to_string(pair.edgeA)) == alone);
      CHECK(shows(figure, "B" + std::to_string(pair.edgeB)) == alone);
      const bool told = std::ranges::any_of(figure.items, [](const Item& item) {
        const Text* text = std::get_if<Text>(&item);
        return text != nullptr && text->text.find("first contact at t = ") != std::string::npos;
      });
      CHECK(told == meets);
    }
  }
}

TEST_CASE("in a narrow picture the words of the meeting point stand beside its dot") {
  const OpenedScene opened("pitfall-parallel-paths", Answers::both);
  const ViewState view = narrowView(opened, {512, 500});
  const Figure figure = paint(opened.evidence, view);
  const Vec2 dot = view.camera.toScreen(opened.evidence.edgePair->path->start);
  for (const Item& item : figure.items)
    if (const Text* text = std::get_if<Text>(&item); text && text->text == "lines meet at t = 0")
      CHECK(distance(nearestIn(rectOf(*text), dot), dot) < 60);
  CHECK(shows(figure, "lines meet at t = 0"));
}

TEST_CASE("on a page lanes have one column of names, and all of them or none say how they stand") {
  for (const auto& [id, names, states] :
       {std::tuple("first-contact", 9U, 0U), std::tuple("compound-lander", 9U, 0U),
        std::tuple("passing-by", 8U, 8U), std::tuple("pitfall-smallest-time", 8U, 8U)}) {
    const std::string scene = id;
    CAPTURE(scene);
    const Figure figure = test::pageOf(scene, 1004).figure();
    std::set<double> columns;
    std::size_t named = 0;
    std::size_t stated = 0;
    for (const Item& item : figure.items) {
      const Text* text = std::get_if<Text>(&item);
      if (text == nullptr || text->part != Part::lane) continue;
      const bool state = text->text == "gap" || text->text == "meets";
      ++(state ? stated : named);
      if (!state) columns.insert(text->position.x);
    }
    CHECK(named == names);
    CHECK(stated == states);
    CHECK(columns.size() == 1);
    CHECK(shows(figure, "at this t") == (states > 0));
  }
}

TEST_CASE("words above the lanes of a page stand in the line of its heading, clear of it") {
  for (const auto& [id, words] : {std::pair("first-contact", "all meet: contact"),
                                  std::pair("passing-by", "never all at once"),
                                  std::pair("pitfall-smallest-time", "published")}) {
    const std::string said = words;
    CAPTURE(said);
    const Figure figure = test::pageOf(id, 1004).figure();
    REQUIRE(shows(figure, said));
    const Text* heading = nullptr;
    const Text* found = nullptr;
    for (const Item& item : figure.items) {
      const Text* text = std::get_if<Text>(&item);
      if (text != nullptr && text->text == "The step in time") heading = text;
      if (text != nullptr && text->text == said) found = text;
    }
    REQUIRE(heading != nullptr);
    CHECK(found->position.y == heading->position.y);
    CHECK(rectOf(*found).min.x > rectOf(*heading).max.x);
  }
}

TEST_CASE(
    "on a page the words of an early contact stand behind the heading, of a later one at it") {
  for (const double gap : {0.3, 4.0}) {
    CAPTURE(gap);
    const Evidence evidence = analyze(test::boxes({1 + gap, 0.25}, {8, 0}));
    ViewState view;
    view.wording.paper = true;
    view.camera.width = view.camera.height = 413;
    Figure strip;
    strip.width = 413;
    strip.height = 122;
    paintLanes(evidence, view, strip);
    const auto heading = stripHeading(view, kLanesHeading);
    REQUIRE(heading);
    const auto words = std::ranges::find_if(strip.items, [](const Item& item) {
      const Text* text = std::get_if<Text>(&item);
      return text != nullptr && text->text == "all meet: contact";
    });
    REQUIRE(words != strip.items.end());
    const Text& text = std::get<Text>(*words);
    const double line = laneX(*evidence.motion->time, strip.width, {});
    CHECK(text.position.y == heading->baseline);
    CHECK(rectOf(text).min.x > heading->end);
    CHECK((rectOf(text).min.x < line + 10) == (gap > 1));
  }
}

TEST_CASE("beside the hit of an article its way is drawn only where the article goes wrong on it") {
  for (const auto& row :
       {std::pair("pitfall-resting-end", false), std::pair("pitfall-lens-on-segment", false),
        std::pair("pitfall-recipe-rounding", false), std::pair("pitfall-vertical-intercept", true),
        std::pair("pitfall-parallel-paths", true)}) {
    const std::string id = row.first;
    const bool wrong = row.second;
    CAPTURE(id);
    for (const Answers answers : {Answers::both, Answers::exact}) {
      const OpenedScene opened(id, answers);
      const Figure figure =
          paintUnlabelled(techniques(), opened.evidence, narrowView(opened, {800, 600}));
      const bool drawn = answers == Answers::exact || wrong;
      CHECK((itemsOf(figure, Part::meetingPath) > 0) == drawn);
      CHECK((itemsOf(figure, Part::meetingPoint) > 0) == drawn);
      CHECK((itemsOf(figure, Part::edgeLine) > 0) == drawn);
    }
  }
}

TEST_CASE("the path of the meeting point ends below the badges") {
  const OpenedScene opened("pitfall-unsigned-distance", Answers::exact);
  const Figure figure = narrowFigure(opened, {512, 500});
  std::vector<Rect> badges;
  for (const Item& item : figure.items)
    if (const Box* box = std::get_if<Box>(&item); box && groupOf(box->part) == PartGroup::words)
      badges.push_back({box->min, box->max});
  REQUIRE(badges.size() >= 2);
  int strokes = 0;
  for (const Item& item : figure.items) {
    const Stroke* stroke = std::get_if<Stroke>(&item);
    if (stroke == nullptr || stroke->part != Part::meetingPath || stroke->points.size() != 2)
      continue;
    ++strokes;
    for (const Rect badge : badges)
      CHECK(lengthInside(stroke->points[0], stroke->points[1], badge) == 0);
  }
  CHECK(strokes > 0);
}

TEST_CASE("of a crowd only bodies larger than their numbers have them") {
  const OpenedScene opened("swept-crowd");
  const auto numbered = [&](Vec2 size) {
    ViewState view = narrowView(opened, size);
    view.step = 1;
    const Figure figure = paintUnlabelled(techniques(), opened.evidence, view);
    return std::ranges::count_if(figure.labels, [](const Label& label) {
      return label.text.part == Part::name &&
             label.text.text.find_first_not_of("0123456789") == std::string::npos;
    });
  };
  CHECK(numbered({512, 500}) == 0);
  CHECK(numbered({1600, 830}) > 40);
}

TEST_CASE("the words of a winding stand at a head of its own body") {
  const OpenedScene opened("quiet-defects");
  const ViewState view = narrowView(opened);
  const Figure figure = paintUnlabelled(techniques(), opened.evidence, view);
  const Vec2 anchor = labelWith(figure, "B: clockwise").anchor;
  double top = kInfinity;
  for (const Vec2 p : opened.evidence.bodies[static_cast<std::size_t>(opened.evidence.b)].vertices)
    top = std::min(top, view.camera.toScreen(p).y);
  CHECK(anchor.y == doctest::Approx(top));
}

TEST_CASE("what is counted in a tile is told beside a map in a narrow picture") {
  const OpenedScene opened("ray-tile-count", Answers::both);
  for (const Vec2 size : {Vec2{413, 310}, Vec2{320, 240}}) {
    CAPTURE(size.x);
    const Figure figure = narrowFigure(opened, size);
    for (const char* words : {"ray: 31", "line: 16", "article: ≤ 23"})
      CHECK_MESSAGE(shows(figure, words), std::string(words));
  }
  CHECK(shows(narrowFigure(opened, {640, 400}), "article: at most 23"));
}

TEST_CASE("in a narrow picture the badge has the numbers of a published push") {
  const OpenedScene opened("sat-figure-2", Answers::both);
  const Figure narrow = narrowFigure(opened, {413, 278});
  CHECK(shows(narrow, "published push"));
  CHECK_FALSE(shows(narrow, "(−0.82, 0.05)"));
  CHECK_FALSE(shows(narrow, "published push (−0.82, 0.05)"));
  CHECK(shows(narrow, "published ≠ exact · Cozic: push (−0.82, 0.05)"));
  CHECK(shows(narrowFigure(opened, {1600, 830}), "published push (−0.82, 0.05)"));
}

TEST_CASE("on a page no line leads through a pushed body to its far side") {
  const Figure page = test::pageOf("sat-figure-2", 753).figure();
  int leaders = 0;
  for (const Item& item : page.items) {
    const Stroke* stroke = std::get_if<Stroke>(&item);
    if (stroke == nullptr || stroke->part != Part::publishedMove || stroke->dash.on > 0) continue;
    if (stroke->layer != Layer::guide || stroke->points.size() != 2) continue;
    ++leaders;
    CHECK(distance(stroke->points[0], stroke->points[1]) < 0.25 * page.width);
  }
  CHECK(leaders > 0);
}

TEST_CASE("on a page no line leads to the arrow of a motion, which tells of itself") {
  CHECK_FALSE(shows(test::pageOf("pitfall-resting-end", 753).figure(), "A moves"));
  CHECK(shows(test::pictureOf("pitfall-resting-end", 1600, 1000).figure(), "A moves"));
  for (const char* id : {"pitfall-lens-on-segment", "pitfall-unsigned-distance"})  // beside it
    CHECK(shows(test::pageOf(id, 753).figure(), "A moves"));
}

TEST_CASE("the heading of lanes on a page stands clear of the line above it") {
  for (const char* id : {"first-contact", "swept-concave"}) {
    CAPTURE(std::string(id));
    const Figure page = test::pageOf(id, 900).figure();
    std::optional<double> line;
    std::optional<double> top;
    for (const Item& item : page.items) {
      if (partOf(item) != Part::stripHeading) continue;
      if (const Text* text = std::get_if<Text>(&item)) top = rectOf(*text).min.y;
      if (const Stroke* stroke = std::get_if<Stroke>(&item)) line = stroke->points[0].y;
    }
    REQUIRE(line);
    REQUIRE(top);
    CHECK(*top > *line + 1.5);
  }
}

TEST_CASE("an arrow shorter than its head has a small head and a shaft") {
  for (const double length : {4.0, 8.0, 12.0, 60.0}) {
    CAPTURE(length);
    Figure figure;
    addArrow(figure, Layer::handle, {0, 0}, {length, 0}, {Role::result, 1}, 4);
    REQUIRE(figure.items.size() == 2);
    const Stroke& shaft = std::get<Stroke>(figure.items[0]);
    const Fill& head = std::get<Fill>(figure.items[1]);
    CHECK(shaft.points[1].x >= 0.4 * length);
    const auto [low, high] = std::ranges::minmax_element(head.outline, {}, &Vec2::y);
    CHECK(shaft.width < high->y - low->y);
  }
}

TEST_CASE("on a page both samples beside a wall are named on their sides, off the motion’s arrow") {
  for (const auto& row : {std::tuple("bullet-through-wall", "33/60", "34/60"),
                          std::tuple("through-the-wall", "30/60", "31/60")}) {
    const std::string id = std::get<0>(row);
    const std::string before = std::get<1>(row);
    const std::string after = std::get<2>(row);
    CAPTURE(id);
    test::Picture page = test::pictureOf(id, 1004, 627);
    page.request.millimetres = 85;
    page.request.theme = ThemeId::print;
    page.view = testing::pictureView(test::builtin(id), page.evidence, page.request, {});
    const Figure figure = page.figure();
    const auto wordsAt = [&](const std::string& words) {
      const auto found = std::ranges::find_if(figure.items, [&](const Item& item) {
        const Text* text = std::get_if<Text>(&item);
        return text != nullptr && text->text == words;
      });
      REQUIRE(found != figure.items.end());
      return rectOf(std::get<Text>(*found));
    };
    for (const Item& item : figure.items) {
      const Stroke* line = std::get_if<Stroke>(&item);
      if (line == nullptr || line->part != Part::velocity || line->points.size() != 2) continue;
      for (const std::string& words : {before, after})
        CHECK(lengthInside(line->points[0], line->points[1], wordsAt(words)) == 0);
    }
    CHECK(wordsAt(before).max.x < wordsAt(after).min.x);  // with the wall between them
  }
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
