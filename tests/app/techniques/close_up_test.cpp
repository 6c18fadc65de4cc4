#include "app/techniques/contract/close_up.h"

#include "app/figure/label_space.h"
#include "app/scene/builtin.h"
#include "app/techniques/contract/shown_ground.h"
#include "app/techniques/swept_edges/legend.h"
#include "app/techniques/table.h"
#include "app/tools/framing.h"
#include "app/view/handles.h"
#include "tests/support/opened_scene.h"
#include "tests/support/picture_view.h"
#include "tests/support/scenes.h"
#include "tests/support/viewers.h"

#include <fmt/format.h>

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <variant>
#include <vector>

// What decides and is too small to be seen is shown once more, enlarged, on empty ground.

namespace sepax {
namespace {

using test::OpenedScene;
using test::textOf;

constexpr Part kCloseUp = part<"close-up", PartGroup::evidence, PartReach::passing>();

/// The frames: first that of the place, then the ground and the frame of the close-up.
/// Without the plate of the scale, through which pixels are seen.
std::vector<Rect> framesIn(const Figure& figure) {
  std::vector<Rect> frames;
  for (const Item& item : figure.items) {
    const Box* box = std::get_if<Box>(&item);
    const bool plate = box != nullptr && box->fill.alpha > 0 && box->fill.alpha < 1;
    if (box != nullptr && box->part == kCloseUp && !plate) frames.push_back({box->min, box->max});
  }
  return frames;
}

/// "5×"
std::string scaleIn(const Figure& figure) {
  for (const Item& item : figure.items)
    if (const Text* text = std::get_if<Text>(&item); text && text->part == kCloseUp)
      return text->text;
  return {};
}

Figure painted(const OpenedScene& scene, const ViewState& view) {
  return paint(techniques(), scene.evidence, view);
}

/// An empty picture with one line of it drawn, and one that is enlarged.
Figure emptyFigure(double width, double height) {
  Figure figure;
  figure.width = width;
  figure.height = height;
  return figure;
}

Figure lineAt(const Camera& camera) {
  Figure figure = emptyFigure(camera.width, camera.height);
  const PartScope part(figure, Part::gap);
  figure.add(Stroke{Layer::evidence,
                    {camera.toScreen({-0.1, 0}), camera.toScreen({0.1, 0})},
                    false,
                    {Role::gap, 1},
                    2,
                    {},
                    Cap::butt});
  figure.addLabel(Label{.anchor = camera.toScreen({0, 0}),
                        .direction = {0, -1},
                        .text = Text{.text = "gap 0.200", .part = Part::gap}});
  return figure;
}

/// The same with names, as a close-up of it is painted.
Figure namedLineAt(const Camera& camera) {
  Figure figure = lineAt(camera);
  figure.addLabel(
      Label{.anchor = camera.toScreen({0, 0}), .text = Text{.text = "A", .part = Part::name}});
  figure.addLabel(Label{.anchor = camera.toScreen({0.1, 0}),
                        .text = Text{.text = "elsewhere", .part = Part::gap}});
  return figure;
}

TEST_SUITE_BEGIN("close_up");

TEST_CASE("a place is enlarged by what its frame says, around its middle") {
  const Camera camera{{0, 0}, 50, 900, 600};
  Figure figure = lineAt(camera);
  addCloseUp(figure, figure, camera, {{0, 0}, 0.2}, lineAt);
  const std::vector<Rect> frames = framesIn(figure);
  REQUIRE(frames.size() == 3);
  const Vec2 spot = frames[0].max - frames[0].min;
  const Vec2 size = frames[1].max - frames[1].min;
  CHECK(frames[1] == frames[2]);
  CHECK(distanceTo(frames[1], camera.toScreen({0, 0})) >= 36);
  CHECK(scaleIn(figure) == fmt::format("{:.0f}×", size.x / spot.x));
  CHECK(std::abs(spot.y - 2 * 0.2 * 50) < 1e-9);
  CHECK(std::abs(size.x / spot.x - size.y / spot.y) < 1e-9);
  CHECK(distance(0.5 * (frames[0].min + frames[0].max), camera.toScreen({0, 0})) < 1e-9);
  std::vector<Stroke> lines;
  for (const Item& item : figure.items)
    if (const Stroke* stroke = std::get_if<Stroke>(&item); stroke && stroke->part == Part::gap)
      lines.push_back(*stroke);
  REQUIRE(lines.size() >= 2);
  const double enlarged = distance(lines[1].points[0], lines[1].points[1]);
  CHECK(std::abs(enlarged - 0.2 * 50 * size.x / spot.x) < 1e-9);
  CHECK(distance(0.5 * (lines[1].points[0] + lines[1].points[1]),
                 0.5 * (frames[1].min + frames[1].max)) < 1e-9);
}

TEST_CASE("what is named in the close-up is not named outside, what is not stays there") {
  const Camera camera{{0, 0}, 50, 900, 600};
  Figure figure = lineAt(camera);
  figure.addLabel(
      Label{.anchor = camera.toScreen({0, 0}), .text = Text{.text = "A", .part = Part::name}});
  figure.addLabel(Label{.anchor = camera.toScreen({3, 0}),
                        .text = Text{.text = "elsewhere", .part = Part::gap}});
  addCloseUp(figure, figure, camera, {{0, 0}, 0.2}, namedLineAt);
  CHECK(textOf(figure).find("gap 0.200") != std::string::npos);
  CHECK(textOf(figure).find("A") == std::string::npos);
  CHECK(textOf(figure).find("elsewhere") == std::string::npos);
  REQUIRE(figure.labels.size() == 2);
  CHECK(figure.labels[0].text.text == "A");
  CHECK(figure.labels[1].text.text == "elsewhere");
}

TEST_CASE("no close-up where it shows no more, shows rounding, or has no place") {
  const Camera camera{{0, 0}, 50, 900, 600};
  const auto frames = [&](const CloseUp& what, const Figure& ground) {
    Figure figure = lineAt(camera);
    addCloseUp(figure, ground, camera, what, lineAt);
    CHECK(figure.labels.size() == (framesIn(figure).empty() ? 1 : 0));
    return framesIn(figure).size();
  };
  const Figure free = emptyFigure(900, 600);
  CHECK(frames({{0, 0}, 0.2}, free) == 3);
  CHECK(frames({{0, 0}, 2}, free) == 0);
  CHECK(frames({{0, 0}, 1e-12}, free) == 0);
  CHECK(frames({{0, 0}, 0}, free) == 0);
  CHECK(frames({{100, 0}, 0.2}, free) == 0);
  Figure full = free;
  full.add(Fill{Layer::fill,
                {{0, 0}, {900, 0}, {900, 600}, {0, 600}},
                {Role::a, 1},
                Hatch::none,
                Part::bodyA});
  CHECK(frames({{0, 0}, 0.2}, full) == 0);
  CHECK(frames({{0, 0}, 0.2}, emptyFigure(150, 100)) == 0);
}

TEST_CASE("it keeps off what labels name and off what is kept clear") {
  const Camera camera{{0, 0}, 50, 900, 600};
  const auto frameOver = [&](const Figure& ground) {
    Figure figure = lineAt(camera);
    addCloseUp(figure, ground, camera, {{0, 0}, 0.2}, lineAt);
    REQUIRE(framesIn(figure).size() == 3);
    return framesIn(figure)[1];
  };
  Figure ground = emptyFigure(900, 600);
  const Rect first = frameOver(ground);
  const Vec2 middle = 0.5 * (first.min + first.max);
  Figure labelled = ground;
  labelled.addLabel(Label{.anchor = middle, .text = Text{.text = "B", .part = Part::name}});
  CHECK_FALSE(contains(frameOver(labelled), {middle, middle}));
  ground.keepClear.push_back(Box{.min = first.min, .max = first.max});
  CHECK_FALSE(overlaps(frameOver(ground), first));
}

TEST_CASE("it stays where it stood while it can") {
  const Camera camera{{0, 0}, 50, 900, 600};
  Figure ground = emptyFigure(900, 600);
  const auto frameAfter = [&](const std::vector<LabelPlace>& before) {
    Figure figure = lineAt(camera);
    addCloseUp(figure, ground, camera, {{0, 0}, 0.2}, lineAt, before);
    REQUIRE(framesIn(figure).size() == 3);
    REQUIRE(figure.placed.size() == 1);
    return std::pair(framesIn(figure)[1], figure.placed);
  };
  const auto [first, placed] = frameAfter({});
  const Vec2 aside = first.min.x > 450 ? Vec2{-20, 10} : Vec2{20, 10};
  std::vector<LabelPlace> other = placed;
  other[0].offset = other[0].offset - aside;
  const auto [second, again] = frameAfter(other);
  CHECK(distance(0.5 * (second.min + second.max), other[0].offset) < 1e-9);
  CHECK(again == other);
  const Vec2 middle = other[0].offset;
  ground.keepClear.push_back(Box{.min = middle, .max = middle + Vec2{1, 1}});
  CHECK_FALSE(contains(frameAfter(other).first, {middle, middle}));
}

TEST_CASE("it takes the nearest free place: not on bodies, on lines that go on where it must") {
  const Camera camera{{0, 0}, 50, 900, 600};
  Figure ground = emptyFigure(900, 600);
  const auto block = [&](double left, double right) {
    ground.add(Fill{Layer::fill,
                    {{left, 0}, {right, 0}, {right, 600}, {left, 600}},
                    {Role::a, 1},
                    Hatch::none,
                    Part::bodyA});
  };
  block(0, 500);
  Figure figure = lineAt(camera);
  addCloseUp(figure, ground, camera, {{0, 0}, 0.2}, lineAt);
  REQUIRE(framesIn(figure).size() == 3);
  CHECK(framesIn(figure)[1].min.x > 500);
  CHECK(framesIn(figure)[1].min.x < 540);
  ground.add(Stroke{
      Layer::guide, {{0, 300}, {900, 300}}, false, {Role::a, 1}, 1, {}, Cap::butt, Part::edgeLine});
  Figure other = lineAt(camera);
  addCloseUp(other, ground, camera, {{0, 0}, 0.2}, lineAt);
  REQUIRE(framesIn(other).size() == 3);
  const Rect rect = framesIn(other)[1];
  CHECK(lengthInside({0, 300}, {900, 300}, rect) == 0);
}

TEST_CASE("it is smaller where a larger one would have its line through a body") {
  const Camera camera{{0, 0}, 50, 900, 640};
  Figure ground = emptyFigure(900, 640);
  const auto block = [&](Vec2 min, Vec2 max) {
    ground.add(Fill{Layer::fill,
                    {min, {max.x, min.y}, max, {min.x, max.y}},
                    {Role::a, 1},
                    Hatch::none,
                    Part::bodyA});
  };
  block({0, 0}, {900, 150});
  block({0, 150}, {350, 360});
  block({550, 150}, {900, 360});
  block({0, 360}, {900, 420});  // beyond it a larger one has room
  Figure figure = lineAt(camera);
  addCloseUp(figure, ground, camera, {{0, 0}, 0.2}, lineAt);
  REQUIRE(framesIn(figure).size() == 3);
  CHECK(framesIn(figure)[1].max.y < 320);
  // The line of a close-up ends at its frame.
  const auto line = std::ranges::find_if(figure.items, [](const Item& item) {
    return std::holds_alternative<Stroke>(item) && partOf(item) == kCloseUp;
  });
  REQUIRE(line != figure.items.end());
  const std::vector<Vec2>& ends = std::get<Stroke>(*line).points;
  for (const Item& item : ground.items) {
    const std::vector<Vec2>& body = std::get<Fill>(item).outline;
    CHECK(lengthInside(ends[0], ends[1], Rect{body[0], body[2]}) == 0);
  }
}

TEST_CASE(
    "law: a close-up stands in the picture, off bodies, words and what is shown at the start") {
  int found = 0;
  std::vector<std::string_view> ids = builtinIds();
  for (const std::string_view id : articleSceneIds()) ids.push_back(id);
  for (const std::string_view id : ids) {
    const OpenedScene scene(id);
    CAPTURE(std::string(id));
    const Figure figure = painted(scene, scene.view);
    const std::vector<Rect> frames = framesIn(figure);
    if (frames.empty()) continue;
    ++found;
    REQUIRE(frames.size() == 3);
    CHECK(contains({{0, 0}, {figure.width, figure.height}}, frames[1]));
    CHECK_FALSE(overlaps(frames[0], frames[1]));
    Figure start = paintUnlabelled(techniques(), scene.evidence, scene.view);
    std::erase_if(start.items, [](const Item& item) {  // lines of empty tiles may run under it
      return partOf(item) == Part::tileLine || partOf(item) == Part::pixelLine;
    });
    const ShownGround shown = shownIn(start);
    for (const Rect words : shown.words) CHECK_FALSE(overlaps(words, frames[1]));
    for (const std::vector<Vec2>& outline : shown.outlines)
      for (std::size_t i = 0; i < outline.size(); ++i)
        CHECK(lengthInside(outline[i], outline[(i + 1) % outline.size()], frames[1]) == 0);
    for (const Item& item : figure.items)
      if (const Text* text = std::get_if<Text>(&item); text && text->layer == Layer::label)
        CHECK_FALSE(overlaps(rectOf(*text), frames[1]));
  }
  CHECK(found >= 5);
}

TEST_CASE(
    "both samples that miss a contact are named in the close-up, which stays while time runs") {
  for (const char* id : {"through-the-wall", "bullet-through-wall"}) {
    CAPTURE(std::string(id));
    const OpenedScene scene(id);
    const Figure figure = painted(scene, scene.view);
    const std::vector<Rect> frames = framesIn(figure);
    REQUIRE(frames.size() == 3);
    int samples = 0;
    for (const Item& item : figure.items) {
      const Text* text = std::get_if<Text>(&item);
      if (text == nullptr || !text->text.ends_with("/60")) continue;
      ++samples;
      CHECK(contains(frames[1], rectOf(*text)));
    }
    CHECK(samples == 2);
    for (const double time : {0.25, 0.5, 0.75, 1.0}) {
      ViewState later = scene.view;
      later.time = time;
      CHECK(framesIn(painted(scene, later)) == frames);
    }
    const int steps = scene.technique->stepCount(scene.evidence, scene.view);
    CHECK(framesIn(painted(scene, scene.at(steps - 1))) == frames);
    CHECK(framesIn(painted(scene, scene.at(0))).empty());
  }
}

TEST_CASE("where the recipe sees a hit the edges are apart, which the close-up shows") {
  const OpenedScene scene("erratum-D18");
  const Figure figure = painted(scene, scene.view);
  REQUIRE(framesIn(figure).size() == 3);
  std::vector<double> levels;  // of the published edges in the close-up
  for (const Item& item : figure.items) {
    const Stroke* stroke = std::get_if<Stroke>(&item);
    const bool edge =
        stroke != nullptr && stroke->layer == Layer::badge && stroke->part == kRecipeEdge;
    if (edge) levels.push_back(stroke->points[0].y);
  }
  REQUIRE(levels.size() == 2);
  const std::vector<Rect> frames = framesIn(figure);
  const double times = (frames[1].max.x - frames[1].min.x) / (frames[0].max.x - frames[0].min.x);
  const double apart = 2 * *scene.evidence.publishedSwept->pairs[0].result.time - 1;
  CHECK(std::abs(levels[0] - levels[1]) == doctest::Approx(times * scene.view.camera.zoom * apart));
  ViewState exact = scene.view;
  exact.answers = Answers::exact;
  CHECK(framesIn(painted(scene, exact)).empty());
  // Of a hit that lies on both edges but for rounding nothing would be seen.
  const OpenedScene rounded("pitfall-resting-end");
  CHECK(framesIn(painted(rounded, rounded.view)).empty());
}

TEST_CASE(
    "the way from the origin to a border right beside it is seen, and the push among bodies") {
  const OpenedScene scene("minkowski-thin");
  ViewState view = scene.view;
  const Figure figure =
      paintCanvas(techniques(), scene.evidence, canvasView(techniques(), scene.evidence, view));
  CHECK(framesIn(figure).size() == 6);  // one in each picture
  CHECK(framesIn(painted(scene, view)).size() == 3);
  ViewState early = view;
  early.step = 0;
  CHECK(framesIn(painted(scene, early)).empty());
  view.closeUps = false;
  CHECK(framesIn(paintCanvas(techniques(), scene.evidence,
                             canvasView(techniques(), scene.evidence, view)))
            .empty());
  const OpenedScene wide("minkowski-overlap");
  CHECK(framesIn(paintCanvas(techniques(), wide.evidence,
                             canvasView(techniques(), wide.evidence, wide.view)))
            .empty());
}

TEST_CASE("the pixel at which a ray ends is enlarged where pixels are small") {
  for (const char* id : {"ray-figure-1", "ray-figure-2"}) {
    CAPTURE(std::string(id));
    OpenedScene scene(id);
    scene.view.camera =
        openingCamera(techniques(), scene.scene, scene.evidence, 1600, 1000, scene.view.wording);
    const Figure figure = painted(scene, scene.view);
    const std::vector<Rect> frames = framesIn(figure);
    REQUIRE(frames.size() == 3);
    const Pixel hit = scene.evidence.ray->conservative->pixel;
    const Vec2 middle = scene.view.camera.toScreen(
        worldOfPixels({static_cast<double>(hit.x) + 0.5, static_cast<double>(hit.y) + 0.5}));
    CHECK(distance(0.5 * (frames[0].min + frames[0].max), middle) < scene.view.camera.zoom);
    CHECK(framesIn(painted(scene, scene.at(0))).empty());
  }
  OpenedScene published("ray-figure-2", Answers::published);
  published.view.camera = openingCamera(techniques(), published.scene, published.evidence, 1600,
                                        1000, published.view.wording);
  CHECK(framesIn(painted(published, published.view)).empty());
  const OpenedScene large("pitfall-diagonal-leak");
  CHECK(framesIn(painted(large, large.view)).empty());
}

TEST_CASE("close-ups can be turned off, and hidden evidence has none") {
  const OpenedScene scene("through-the-wall");
  ViewState view = scene.view;
  view.closeUps = false;
  CHECK(framesIn(painted(scene, view)).empty());
  CHECK(textOf(painted(scene, view)).find("t = 30/60") != std::string::npos);
  view = scene.view;
  view.evidence = false;
  CHECK(framesIn(painted(scene, view)).empty());
  view = scene.view;
  view.prompt = Prompt{"?", "What happens?"};
  CHECK(framesIn(painted(scene, view)).empty());
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
