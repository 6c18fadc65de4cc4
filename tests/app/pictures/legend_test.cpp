// The rows of the legends of the built-in scenes against tests/golden/legends.txt. After a wanted
// change:
//   SEPAX_UPDATE_GOLDEN=1 build/release/tests/unit_tests --test-suite=golden
// and review the difference like code.

#include "app/pictures/legend.h"
#include "app/figure/label_room.h"
#include "app/scene/builtin.h"
#include "app/techniques/contract/step_pairs.h"
#include "app/techniques/ray/options.h"
#include "app/techniques/sat/options.h"
#include "tests/app/pictures/picture_of.h"
#include "tests/support/picture_view.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace sepax {
namespace {

using test::partsOf;
using test::Picture;
using test::pictureOf;

std::vector<LegendRow> allRows(const Picture& picture) {
  return legendRows(findTechnique(picture.view.technique), picture.evidence, picture.view);
}

std::string contentOf(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream content;
  content << file.rdbuf();
  return content.str();
}

/// A line for each row: its words and its part.
std::string linesOf(const std::string& id) {
  const Picture picture = pictureOf(id, 1130, 710);
  std::string lines = id + ":";
  for (const LegendRow& row : rowsOf(allRows(picture), picture.figure()))
    lines += "\n  " + std::string(row.words) + " (" + std::string(nameOf(row.part)) + ")";
  return lines + "\n";
}

std::string wordsOfLegend(const Figure& figure) {
  std::string words;
  for (const Item& item : figure.items) {
    const Text* text = std::get_if<Text>(&item);
    const bool word = text != nullptr && text->weight == Weight::regular;  // no number in a sign
    if (word && text->part == Part::legend) words += text->text + "|";
  }
  return words;
}

TEST_SUITE("golden") {
  TEST_CASE("legends of the built-in scenes are as they were reviewed") {
    std::string legends;
    for (const BuiltinScene& scene : builtinScenes()) legends += linesOf(std::string(scene.id));
    const std::string path = std::string(SEPAX_SOURCE_DIR) + "/tests/golden/legends.txt";
    if (std::getenv("SEPAX_UPDATE_GOLDEN") != nullptr)
      std::ofstream(path, std::ios::binary) << legends;
    CHECK_MESSAGE(contentOf(path) == legends, legends);
  }
}

/// The parts that are more than words.
std::set<Part> signsOf(const Figure& figure) {
  std::set<Part> parts;
  for (const Item& item : figure.items)
    if (!std::holds_alternative<Text>(item) && !isLeader(item)) parts.insert(partOf(item));
  return parts;
}

/// The words of the picture at a part, one behind the other.
std::string wordsAt(const Figure& figure, Part part) {
  std::string words = "|";
  for (const Item& item : figure.items)
    if (const Text* text = std::get_if<Text>(&item); text && text->part == part)
      words += text->text + "|";
  return words;
}

TEST_CASE("what words say at its place has no row: a body, a contact, a gap, a push, a velocity") {
  const auto legendFor = [](const std::string& id) {
    Picture picture = pictureOf(id, 1130, 710);
    picture.request.legend = true;
    return picture.figure();
  };
  const Figure motion = legendFor("first-contact");
  CHECK(wordsAt(motion, Part::name).find("|A|") != std::string::npos);
  CHECK(wordsAt(motion, Part::contact).find("first contact at t = 0.506") != std::string::npos);
  CHECK(wordsAt(motion, Part::gap).find("gap 2.912") != std::string::npos);
  CHECK(wordsAt(motion, Part::velocity).find("A moves") != std::string::npos);
  for (const char* words : {"A|", "B|", "contact|", "gap, separating|", "velocity|"})
    CHECK_MESSAGE(("|" + wordsOfLegend(motion)).find("|" + std::string(words)) == std::string::npos,
                  std::string(words));
  CHECK(wordsOfLegend(motion).starts_with("shadows meet|"));
  const Figure sat = legendFor("two-pentagons");
  CHECK(wordsAt(sat, Part::push).find("MTV (") != std::string::npos);
  CHECK(wordsOfLegend(sat).find("push-out (MTV)") == std::string::npos);
  CHECK(wordsAt(sat, Part::pushedBody).find("A after the push") != std::string::npos);
  CHECK(wordsOfLegend(sat).find("after the push|") == std::string::npos);

  Figure one;  // the name of another body says nothing of this one
  one.add(Fill{Layer::fill, {{0, 0}, {9, 0}, {9, 9}}, {Role::a, 1}, Hatch::none, Part::bodyA});
  Text name{Layer::label, {0, 0}, "B", 14, Weight::regular, Align::left, {Role::b, 1}, false};
  name.part = Part::name;
  one.add(name);
  const std::vector<LegendRow> row{{Part::bodyA, "A", Swatch::area, Role::a}};
  CHECK(rowsOf(row, one).size() == 1);
  std::get<Text>(one.items.back()).text = "A";
  CHECK(rowsOf(row, one).empty());

  Picture nameless = pictureOf("two-pentagons", 1130, 710);  // whose words are not there
  nameless.request.legend = true;
  nameless.request.layers.names = false;
  CHECK(wordsOfLegend(nameless.figure()).starts_with("A|B|"));
}

TEST_CASE("law: a legend has the rows of the signs that stand above it, and no others") {
  for (const BuiltinScene& scene : builtinScenes()) {
    for (const int step : {-1, 0, 2, 5}) {
      CAPTURE(scene.id);
      CAPTURE(step);
      Picture picture = pictureOf(std::string(scene.id), 1130, 710, {0, step});
      picture.request.legend = true;
      const Figure figure = picture.figure();
      std::string expected;
      std::set<std::string_view> said;
      const std::vector<LegendRow> needed = rowsOf(allRows(picture), figure);
      for (const LegendRow& row : allRows(picture)) {
        // Without a row it has words of its own, or another part that is called the same has.
        if (std::ranges::find(needed, row.words, &LegendRow::words) == needed.end()) {
          bool words = false;
          for (const LegendRow& alike : allRows(picture))
            words =
                words || (alike.words == row.words &&
                          (wordsAt(figure, alike.part) != "|" ||
                           wordsAt(figure, Part::name).find("|" + std::string(row.words) + "|") !=
                               std::string::npos));
          CHECK((words || !signsOf(figure).contains(row.part)));
          continue;
        }
        const bool number = row.swatch == Swatch::number && partsOf(figure).contains(row.part);
        if ((number || signsOf(figure).contains(row.part)) && said.insert(row.words).second)
          expected += std::string(row.words) + "|";
      }
      CHECK(wordsOfLegend(figure) == expected);
    }
  }
}

TEST_CASE("a word alone has no row, a number has one, and a frame is not shown as a ring") {
  const auto rowOf = [](const Picture& picture, std::string_view words) {
    Figure figure = picture.figure();
    std::erase_if(figure.items, [&](const Item& item) {  // what says it itself has no row
      const Text* text = std::get_if<Text>(&item);
      return text != nullptr && text->text.find(words) != std::string::npos;
    });
    const std::vector<LegendRow> rows = rowsOf(allRows(picture), figure);
    const auto found = std::ranges::find(rows, words, &LegendRow::words);
    return found == rows.end() ? std::nullopt : std::optional(found->swatch);
  };
  const auto rowAt = [&](const std::string& id, std::string_view words) {
    return rowOf(pictureOf(id, 1130, 710), words);
  };
  CHECK(rowAt("pitfall-other-pixels", "hit") == Swatch::frame);
  CHECK(rowAt("ray-figure-1", "hit") == Swatch::ring);
  CHECK(rowAt("ray-tile-count", "as published") == Swatch::dashes);  // and no diamond
  CHECK(rowAt("pitfall-zero-direction", "as published") == Swatch::hollowDiamond);
  CHECK(rowAt("pitfall-zero-direction", "order of the tests, or tests of a tile") ==
        Swatch::number);
  Picture frame = pictureOf("swept-crossing", 1130, 710);  // a picture alone has none
  CHECK(rowOf(frame, "candidate refused") == std::nullopt);
  frame.request.format = PictureFormat::apng;
  CHECK(rowOf(frame, "candidate refused") == Swatch::struckNumber);
}

/// The lines left of words in a legend.
std::vector<Stroke> linesBeside(const Figure& figure, std::string_view words) {
  constexpr double kReach = 40;  // logical pixels
  const auto isWords = [&](const Item& item) {
    const Text* text = std::get_if<Text>(&item);
    return text != nullptr && text->part == Part::legend && text->text == words;
  };
  const auto found = std::ranges::find_if(figure.items, isWords);
  REQUIRE(found != figure.items.end());
  const Vec2 at = std::get<Text>(*found).position;
  std::vector<Stroke> lines;
  for (const Item& item : figure.items) {
    const Stroke* stroke = std::get_if<Stroke>(&item);
    if (stroke == nullptr || stroke->part != Part::legend || stroke->points.size() != 2) continue;
    const Vec2 away = at - stroke->points.front();
    if (away.x > 0 && away.x < kReach && std::abs(away.y) < 10) lines.push_back(*stroke);
  }
  return lines;
}

TEST_CASE("law: a line of a legend has the colours and the dash of what it explains") {
  int seen = 0;
  int twoColours = 0;
  for (const BuiltinScene& scene : builtinScenes()) {
    Picture picture = pictureOf(std::string(scene.id), 1130, 710);
    picture.request.legend = true;
    const Figure figure = picture.figure();
    for (const LegendRow& row : rowsOf(allRows(picture), figure)) {
      const bool line =
          row.swatch == Swatch::line || row.swatch == Swatch::dashes || row.swatch == Swatch::dots;
      std::set<Role> roles;
      std::optional<Dash> dash;
      for (const Item& item : figure.items) {
        const Stroke* stroke = std::get_if<Stroke>(&item);
        if (stroke == nullptr || stroke->part != row.part || isLeader(item)) continue;
        roles.insert(stroke->paint.role);
        if (!dash) dash = stroke->dash;
      }
      if (!line || !dash) continue;
      CAPTURE(scene.id);
      CAPTURE(row.words);
      std::set<Role> shown;
      for (const Stroke& stroke : linesBeside(figure, row.words)) {
        shown.insert(stroke.paint.role);
        CHECK(roles.contains(stroke.paint.role));
        CHECK(stroke.dash.on == dash->on);
        CHECK(stroke.dash.off == dash->off);
      }
      CHECK(shown.size() == std::min<std::size_t>(roles.size(), 2));
      ++seen;
      twoColours += shown.size() == 2;
    }
  }
  CHECK(seen > 100);
  CHECK(twoColours > 10);
}

TEST_CASE("law: rows with the same words stand side by side: they mean the same") {
  for (const Technique& technique : techniques()) {
    std::set<std::string_view> before;
    std::string_view last;
    for (const LegendRow& row : technique.legend) {
      if (row.words != last) CHECK_MESSAGE(before.insert(row.words).second, row.words);
      last = row.words;
    }
  }
}

TEST_CASE("law: no two rows of a legend have the same words, and each circle has a row") {
  for (const std::string_view id : test::allBuiltinIds()) {
    CAPTURE(id);
    const Picture picture = pictureOf(std::string(id), 1130, 710);
    std::set<std::string_view> words;
    for (const LegendRow& row : rowsOf(allRows(picture), picture.figure()))
      CHECK_MESSAGE(words.insert(row.words).second, row.words);
  }
  Picture both = pictureOf("circles-too-coarse", 1130, 710);
  both.view.options.set(kCirclePretest, true);
  both.evidence = analyze(test::builtin("circles-too-coarse"), optionsFrom(both.view));
  both.request.legend = true;
  const Figure figure = both.figure();
  REQUIRE(partsOf(figure).contains(Part::boundingCircle));
  REQUIRE(partsOf(figure).contains(Part::circle));
  CHECK(wordsOfLegend(figure).find("bounding circle|") != std::string::npos);
  CHECK(wordsOfLegend(figure).find("circle around a body|") != std::string::npos);
}

TEST_CASE("a defect is no push, and a distance of circles is neither outside nor a crossing") {
  Scene scene = test::builtin("two-pentagons");
  scene.bodies.front().vertices = {{0, 0}, {2, 2}, {2, 0}, {0, 2}};
  Picture crossed = pictureOf("two-pentagons", 1130, 710);
  crossed.evidence = analyze(scene);
  crossed.request.legend = true;
  REQUIRE(partsOf(crossed.figure()).contains(Part::mark));
  CHECK(wordsOfLegend(crossed.figure()).find("push") == std::string::npos);

  Picture circles = pictureOf("crossing-number", 1130, 710, {0, 0});
  circles.request.legend = true;
  REQUIRE(partsOf(circles.figure()).contains(Part::circleDistance));
  CHECK(wordsOfLegend(circles.figure()) == "circle around a body|");
}

TEST_CASE("law: fewer rows never need more room") {
  for (const BuiltinScene& scene : builtinScenes()) {
    const Picture picture = pictureOf(std::string(scene.id), 1130, 710);
    const std::vector<LegendRow> all = allRows(picture);
    const std::vector<LegendRow> shown = rowsOf(all, picture.figure());
    for (double width = 100; width < 1300; width += 37) {
      CAPTURE(scene.id);
      CAPTURE(width);
      CHECK(legendSize(shown, width).height <= legendSize(all, width).height);
      CHECK(legendSize(shown, width).width <= legendSize(all, width).width);
    }
  }
}

/// A scene in the hands of a technique, with something that moves.
Picture pictureBy(const BuiltinScene& row, const Technique& technique, int step) {
  Scene scene = test::builtin(std::string(row.id));
  scene.technique = technique.id;
  if (!scene.bodies.empty() && scene.bodies.front().velocity == Vec2{})
    scene.bodies.front().velocity = {1, 0};
  Picture picture;
  picture.request.width = 1130;
  picture.request.height = 710;
  picture.evidence = analyze(scene);
  picture.view = testing::pictureView(scene, picture.evidence, picture.request, {0, step});
  return picture;
}

/// What is chosen where a technique draws one of several things.
std::vector<OptionBag> choicesOf(const Technique& technique) {
  std::vector<OptionBag> bags;
  for (const OptionRow& option : technique.options) {
    if (option.id != kWalk.id && option.id != kApproximation.id) continue;
    for (const OptionChoice& choice : option.choices) {
      OptionBag& bag = bags.emplace_back();
      bag.set(option.id, option.standard, choice.value);
    }
  }
  if (bags.empty()) bags.emplace_back();
  return bags;
}

TEST_CASE("law: room is kept for every row that occurs") {
  for (const BuiltinScene& scene : builtinScenes()) {
    for (const Technique& technique : techniques()) {
      for (const int step : {-1, 0, 1, 2, 3, 5, 8}) {
        Picture picture = pictureBy(scene, technique, step);
        for (const OptionBag& chosen : choicesOf(technique)) {
          CAPTURE(scene.id);
          CAPTURE(technique.id);
          CAPTURE(step);
          picture.view.options = chosen;
          const std::set<Part> parts = partsOf(picture.figure());
          for (const LegendRow& row : technique.legend) {
            const bool applies =
                row.applies == nullptr ||
                row.applies(picture.evidence, exactView(technique, picture.evidence, picture.view));
            CAPTURE(nameOf(row.part));
            CHECK((applies || !parts.contains(row.part)));
          }
        }
      }
    }
  }
}

TEST_CASE("a swatch of pixels is as opaque as most of them are") {
  Figure figure;
  figure.width = 300;
  {
    const PartScope part(figure, Part::solidPixel);
    for (const double alpha : {0.2, 0.75, 0.75})
      figure.add(Box{Layer::fill, {0, 0}, {9, 9}, 0, {Role::a, alpha}, {}, 0});
  }
  const std::vector<LegendRow> rows{{Part::solidPixel, "solid", Swatch::pixel, Role::a}};
  const Figure legend = legendOf(rows, figure, 30);
  const auto swatch = std::ranges::find_if(
      legend.items, [](const Item& item) { return std::holds_alternative<Box>(item); });
  REQUIRE(swatch != legend.items.end());
  CHECK(std::get<Box>(*swatch).fill.alpha == 0.75);
}

}  // namespace
}  // namespace sepax
