#include "app/scene/builtin.h"
#include "app/techniques/contract/paint_words.h"
#include "app/techniques/sat/options.h"
#include "tests/app/pictures/picture_of.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <set>
#include <string>

// What a request leaves out of a picture, by the parts that stand in it.

namespace sepax {
namespace {

using test::partsOf;
using test::Picture;
using test::pictureOf;

struct LayerRow {
  bool PictureLayers::*layer;
  PartGroup group;
};
constexpr std::array kLayers{LayerRow{&PictureLayers::grid, PartGroup::grid},
                             LayerRow{&PictureLayers::names, PartGroup::names},
                             LayerRow{&PictureLayers::handles, PartGroup::handles},
                             LayerRow{&PictureLayers::evidence, PartGroup::evidence},
                             LayerRow{&PictureLayers::words, PartGroup::words}};

std::set<Part> without(const std::set<Part>& parts, PartGroup group) {
  std::set<Part> kept;
  std::ranges::copy_if(parts, std::inserter(kept, kept.end()),
                       [group](Part part) { return groupOf(part) != group; });
  return kept;
}

/// Handles of the evidence go with it, and the names of handles with them.
bool goesWith(Part part, PartGroup group) {
  if (part == Part::name) return group == PartGroup::handles || group == PartGroup::evidence;
  // A second picture is evidence as a whole.
  if (groupOf(part) == PartGroup::page) return group == PartGroup::evidence;
  // At rest a velocity has an arrow for the sake of its handle.
  if (part == Part::velocity) return group == PartGroup::handles;
  return part == Part::handle && group == PartGroup::evidence;
}

TEST_CASE("law: a layer that is hidden is gone, and all others stay") {
  for (const LayerRow& row : kLayers) {
    int shown = 0;
    for (const BuiltinScene& scene : builtinScenes()) {
      CAPTURE(scene.id);
      CAPTURE(static_cast<int>(row.group));
      Picture picture = pictureOf(std::string(scene.id), 1130, 710);
      picture.view.selected = {Target::Kind::body, 0, -1};
      const std::set<Part> all = partsOf(picture.figure());
      picture.request.layers.*row.layer = false;
      const std::set<Part> rest = partsOf(picture.figure());
      const std::set<Part> expected = without(all, row.group);
      // Without its lanes a canvas is high enough for a headline, and bodies that stand where an
      // article's answer has them are at their start without it.
      const auto returns = [&](Part part) {
        return part == kHeadlineBacking ||
               (row.group == PartGroup::evidence && (part == Part::bodyA || part == Part::bodyB));
      };
      for (const Part part : rest) {
        CAPTURE(nameOf(part));
        CHECK((expected.contains(part) || returns(part)));
      }
      for (const Part part : expected) {
        CAPTURE(nameOf(part));
        CHECK((rest.contains(part) || goesWith(part, row.group)));
      }
      if (rest != all) ++shown;
    }
    CHECK(shown > 20);
  }
}

TEST_CASE("law: nothing is painted for a switch that is off, so that labels have its room") {
  for (const BuiltinScene& scene : builtinScenes()) {
    CAPTURE(scene.id);
    Picture picture = pictureOf(std::string(scene.id), 1130, 710);
    picture.view.selected = {Target::Kind::body, 0, -1};
    picture.view.grid = picture.view.names = picture.view.handles = picture.view.evidence = false;
    for (const Part part : partsOf(paintPicture(picture.evidence, picture.view))) {
      CAPTURE(nameOf(part));
      const PartGroup group = groupOf(part);
      CHECK((group == PartGroup::scene || group == PartGroup::words));
    }
  }
}

TEST_CASE("a hidden handle of the free axis is neither drawn nor named") {
  Picture picture = pictureOf("two-pentagons", 1130, 710);
  picture.view.options.set(kFreeAxis, true);
  Scene scene = test::builtin("two-pentagons");
  picture.evidence = analyze(scene, optionsFrom(picture.view));
  REQUIRE(partsOf(picture.figure()).contains(Part::freeAxis));
  picture.request.layers.handles = false;
  CHECK(partsOf(picture.figure()).contains(Part::freeAxis));
  CHECK_FALSE(partsOf(picture.figure()).contains(Part::handle));
}

TEST_CASE("without a ground nothing imitates one") {
  std::set<Part> imitations;
  for (const BuiltinScene& scene : builtinScenes()) {
    CAPTURE(scene.id);
    Picture picture = pictureOf(std::string(scene.id), 1130, 710);
    const std::set<Part> all = partsOf(picture.figure());
    std::ranges::copy_if(all, std::inserter(imitations, imitations.end()), imitatesGround);
    picture.request.transparent = true;
    for (const Part part : partsOf(picture.figure())) CHECK_FALSE(imitatesGround(part));
  }
  CHECK(imitations ==
        std::set{Part::narrationBacking, kHeadlineBacking, Part::stripGround, Part::pixelLine});
}

TEST_CASE("a caption stands in place of the narration") {
  for (const BuiltinScene& scene : builtinScenes()) {
    CAPTURE(scene.id);
    Picture picture = pictureOf(std::string(scene.id), 1130, 710);
    std::set<Part> parts = partsOf(picture.figure());
    CHECK(parts.contains(Part::narration));
    CHECK_FALSE(parts.contains(Part::caption));
    picture.request.caption = true;
    parts = partsOf(picture.figure());
    CHECK_FALSE(parts.contains(Part::narration));
    CHECK_FALSE(parts.contains(Part::narrationBacking));
    CHECK(parts.contains(Part::badge));
    CHECK(parts.contains(Part::caption));
  }
}

}  // namespace
}  // namespace sepax
