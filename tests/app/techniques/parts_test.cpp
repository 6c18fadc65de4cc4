#include "app/figure/compose.h"
#include "app/figure/font.h"
#include "app/scene/builtin.h"
#include "app/techniques/inside/options.h"
#include "app/techniques/ray/options.h"
#include "app/techniques/sat/options.h"
#include "app/techniques/table.h"
#include "tests/support/picture_view.h"
#include "tests/support/scenes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

// What every item of a picture stands for.

namespace sepax {
namespace {

/// A few words about the item, for a message.
std::string wordsOf(const Item& item) {
  constexpr std::array<std::string_view, 5> kKinds{"stroke", "fill", "dot", "text", "box"};
  const Text* text = std::get_if<Text>(&item);
  return std::string(kKinds[item.index()]) + (text == nullptr ? "" : " “" + text->text + "”");
}

/// A view that shows as much as there is.
ViewState fullView(const Scene& scene, const Evidence& evidence) {
  PictureRequest request;
  request.width = 900;
  request.height = 600;
  ViewState view = testing::pictureView(scene, evidence, request, {});
  view.selected = {Target::Kind::edge, 0, 0};
  view.hovered = {Target::Kind::vertex, 0, 0};
  return view;
}

void checkParts(const Figure& figure) {
  for (const Item& item : figure.items) {
    const Part part = partOf(item);
    if (part == Part::none) FAIL_CHECK("no part: ", wordsOf(item));
  }
}

/// The scene in the hands of this technique.
Scene shownBy(const BuiltinScene& row, const Technique& technique) {
  Scene scene = test::builtin(std::string(row.id));
  scene.technique = technique.id;
  return scene;
}

TEST_CASE("law: every item stands for a part, in every scene, technique and step") {
  for (const BuiltinScene& row : builtinScenes()) {
    for (const Technique& technique : techniques()) {
      const Scene scene = shownBy(row, technique);
      const Evidence evidence = analyze(scene);
      ViewState view = fullView(scene, evidence);
      const int steps = technique.stepCount == nullptr ? 0 : technique.stepCount(evidence, view);
      for (int step = -1; step < steps; ++step) {
        CAPTURE(row.id);
        CAPTURE(technique.id);
        CAPTURE(step);
        view.step = step;
        checkParts(paintPicture(evidence, view));
      }
    }
  }
}

TEST_CASE("law: what a hand, time and the switches add stands for a part too") {
  for (const BuiltinScene& row : builtinScenes()) {
    for (const Technique& technique : techniques()) {
      CAPTURE(row.id);
      CAPTURE(technique.id);
      const Scene scene = shownBy(row, technique);
      ViewState view = fullView(scene, analyze(scene));
      view.time = 0.4;
      view.band = RubberBand{{-1, -1}, {1, 1}};
      view.guides = {SnapGuide{{0, 0}, {-1, 0}, {1, 0}, "edge A0"}};
      view.group = {0, 1};
      view.options.set(kAllAxes, true);
      view.options.set(kMiddles, true);
      view.options.set(kTool, TileTool::pencil);
      view.pointedPixel = Pixel{1, 1};
      for (const RayWalkId walk : {RayWalkId::bresenham, RayWalkId::published, RayWalkId::cells}) {
        view.options.set(kWalk, walk);
        view.options.set(kFreeAxis, walk == RayWalkId::cells);
        checkParts(paintPicture(analyze(scene, optionsFrom(techniques(), view)), view));
      }
      view.technique = "none of these";
      checkParts(paintPicture(analyze(scene), view));
    }
  }
}

TEST_CASE("an item keeps its own part, and a part ends with its scope") {
  Figure figure;
  Stroke own{Layer::guide, {{0, 0}, {1, 1}}};
  own.part = Part::axis;
  {
    const PartScope part(figure, Part::hit);
    figure.add(own);
    {
      const PartScope inner(figure, Part::leak);
      figure.add(Dot{});
    }
    figure.add(Dot{});
  }
  figure.add(Dot{});
  std::vector<Part> parts;
  for (const Item& item : figure.items) parts.push_back(partOf(item));
  CHECK(parts == std::vector{Part::axis, Part::leak, Part::hit, Part::none});
}

TEST_CASE("what is left of an item that is cut stands for the same") {
  Figure upper;
  upper.height = 10;
  {
    const PartScope part(upper, Part::hit);
    upper.add(Dot{Layer::handle, {5, 9}, 4, {Role::a, 1}, {Role::b, 1}, 1});
    upper.add(Box{Layer::badge, {1, 1}, {4, 30}, 0, {Role::a, 1}, {Role::b, 1}, 2});
    upper.add(Stroke{Layer::guide, {{0, 0}, {9, 20}}});
    upper.add(Fill{Layer::fill, {{0, 0}, {9, 0}, {9, 20}}});
  }
  const Figure figure = stacked(upper, {}, 0);
  CHECK(figure.items.size() > upper.items.size());
  for (const Item& item : figure.items) CHECK_MESSAGE(partOf(item) == Part::hit, wordsOf(item));
}

TEST_CASE("a leader stands for what its label stands for") {
  Figure figure;
  figure.width = figure.height = 300;
  Box taken;
  taken.min = {60, 60};
  taken.max = {240, 240};
  figure.keepClear.push_back(taken);
  Label label;
  label.anchor = {150, 150};
  label.text.text = "A";
  {
    const PartScope part(figure, Part::name);
    figure.addLabel(label);
  }
  placeLabels(figure);
  REQUIRE(figure.items.size() == 2);
  for (const Item& item : figure.items) CHECK(partOf(item) == Part::name);
}

}  // namespace
}  // namespace sepax
