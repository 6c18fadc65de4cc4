#include "app/techniques/table.h"

#include "app/scene/scene_check.h"
#include "app/techniques/contract/option_text.h"
#include "core/pitfalls/counterexample.h"
#include "tests/support/scenes.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <filesystem>
#include <set>
#include <string>
#include <string_view>

// A technique is one folder and one row: each row has what everybody relies on.

namespace sepax::test {
namespace {

namespace fs = std::filesystem;

/// The id is new to the set.
bool isNew(std::set<std::string, std::less<>>& taken, std::string_view id) {
  return !id.empty() && taken.insert(std::string(id)).second;
}

long sentencesIn(std::string_view text) { return std::count(text.begin(), text.end(), '.'); }

}  // namespace

TEST_CASE("each row has what is shown everywhere, and an id of its own") {
  std::set<std::string, std::less<>> ids;
  for (const Technique& technique : techniques()) {
    CAPTURE(technique.id);
    CHECK(isNew(ids, technique.id));
    CHECK_FALSE(technique.name.empty());
    CHECK_FALSE(technique.title.empty());
    CHECK_FALSE(technique.subtitle.empty());
    CHECK_FALSE(technique.bottomTitle.empty());
    CHECK_FALSE(technique.icon.empty());
    CHECK((technique.analyze != nullptr));
    CHECK((technique.paint != nullptr));
    CHECK((technique.verdict != nullptr));
    CHECK((technique.inspector != nullptr));
    CHECK((technique.bottom != nullptr));
    CHECK_FALSE(technique.sections.empty());
  }
}

TEST_CASE("what belongs together is there together") {
  for (const Technique& technique : techniques()) {
    CAPTURE(technique.id);
    CHECK((technique.stepCount == nullptr) == (technique.steps == nullptr));
    CHECK((technique.paintStrip == nullptr) == (technique.hasStrip == nullptr));
    CHECK((technique.paintGround == nullptr) == (technique.hasGround == nullptr));
    const HandleSet& handles = technique.handles;
    CHECK((handles.axis == nullptr) == (handles.axisAngle == nullptr));
    CHECK((handles.brush == nullptr) == (handles.brushTile == nullptr));
    CHECK((handles.driven == nullptr) == (technique.drive == nullptr));
  }
}

TEST_CASE("the rows are the folders, and scenes may name them") {
  std::set<std::string, std::less<>> folders;
  const fs::path root = fs::path(SEPAX_SOURCE_DIR) / "app/techniques";
  for (const fs::directory_entry& entry : fs::directory_iterator(root)) {
    if (entry.is_directory()) folders.insert(entry.path().filename().string());
  }
  CHECK(folders.erase("contract") == 1);
  CHECK(folders.erase("drawing") == 1);
  for (const Technique& technique : techniques()) {
    CAPTURE(technique.id);
    CHECK(folders.erase(std::string(technique.id)) == 1);
    CHECK(std::ranges::count(kTechniqueIds, technique.id) == 1);
  }
  CHECK(folders.empty());
  CHECK(techniques().size() + kReservedTechniqueIds.size() == kTechniqueIds.size());
  for (const std::string_view id : kReservedTechniqueIds) {
    CHECK(findTechnique(id) == nullptr);
    CHECK(std::ranges::count(kTechniqueIds, id) == 1);
  }
  CHECK(findTechnique(kDefaultTechnique) != nullptr);
}

TEST_CASE("options have ids and keys of their own, and words for those who turn them") {
  std::set<std::string, std::less<>> ids;
  std::set<std::string, std::less<>> keys;
  for (const Technique& technique : techniques()) {
    for (const OptionRow& option : technique.options) {
      CAPTURE(option.id);
      CHECK(isNew(ids, option.id));
      if (!option.key.empty()) CHECK(isNew(keys, option.key));
      CHECK(option.key.size() <= 1);
      const bool toggle = std::holds_alternative<bool>(option.standard);
      if (toggle || !option.choices.empty()) CHECK_FALSE(option.label.empty());
      std::set<std::string, std::less<>> choices;
      for (const OptionChoice& choice : option.choices) {
        CHECK(isNew(choices, choice.key));
        CHECK_FALSE(choice.label.empty());
      }
    }
  }
}

TEST_CASE("the options of a technique's handles are its own") {
  for (const Technique& technique : techniques()) {
    CAPTURE(technique.id);
    const auto declares = [&](const auto* option) {
      return option == nullptr ||
             std::ranges::count(technique.options, option->id, &OptionRow::id) == 1;
    };
    const HandleSet& handles = technique.handles;
    CHECK(declares(handles.axis));
    CHECK(declares(handles.axisAngle));
    CHECK(declares(handles.driven));
    CHECK(declares(handles.brush));
    CHECK(declares(handles.brushTile));
  }
}

TEST_CASE("sections of the query have names of their own and a reason when they are null") {
  std::set<std::string, std::less<>> names;
  const Evidence empty = analyze(Scene{});
  for (const Technique& technique : techniques()) {
    for (const QuerySection& section : technique.sections) {
      CAPTURE(section.name);
      CHECK(isNew(names, section.name));
      CHECK(section.json(empty).is_null());
      CHECK((empty.skipped.contains(std::string(section.name)) ||
             empty.skipped.contains(std::string(section.otherwise))));
    }
  }
}

TEST_CASE("each pitfall of core has the words of one technique") {
  std::set<std::string, std::less<>> told;
  for (const Technique& technique : techniques()) {
    for (const PitfallWords& words : technique.pitfalls) {
      CAPTURE(words.id);
      CHECK(isNew(told, words.id));
      // It can be found: by core's rule, or by a search that the technique judges. No drawn scene
      // has a point as near to a side as a rounded quotient needs it.
      const bool ruled = findPitfall(words.id) != nullptr;
      const bool sought = words.ground != SearchGround::none;
      CHECK(sought == (!ruled && words.id != "crossing-division" && words.id != "fused-product"));
      CHECK((ruled || technique.accusations != nullptr));
      CHECK(words.option.empty() == words.value.empty());
      CHECK_FALSE(words.title.empty());
      CHECK(sentencesIn(words.explanation) == 2);
      CHECK(sentencesIn(words.fix) == 1);
    }
  }
  for (const Pitfall& pitfall : pitfalls()) CHECK(told.contains(pitfall.id));
}

TEST_CASE("law: what a technique needs is no longer missing once it is supplied") {
  for (const Technique& technique : techniques()) {
    std::set<std::string, std::less<>> ids;
    Scene scene;
    scene.technique = technique.id;
    for (const Need& need : technique.needs) {
      CAPTURE(technique.id);
      CAPTURE(need.id);
      CHECK(isNew(ids, need.id));
      CHECK(sentencesIn(need.sentence) == 1);
      CHECK_FALSE(need.label.empty());
      if (!need.missing(scene)) continue;
      scene = need.supplied(scene);
      CHECK_FALSE(need.missing(scene));
      CHECK(sceneProblem(scene).empty());
    }
    CHECK_FALSE(analyze(scene).skipped.contains(std::string(technique.sections.front().name)));
  }
}

TEST_CASE("every option can be set by a word, and a wrong word by none") {
  for (const Technique& technique : techniques()) {
    for (const OptionRow& option : technique.options) {
      CAPTURE(option.id);
      CHECK_FALSE(optionValueNames(option).empty());
      for (const OptionChoice& choice : option.choices) {
        CHECK(optionValueNamed(option, choice.key) == OptionValue(choice.value));
      }
      for (const char* wrong : {"", "no such value", "1,", ",1", "1,2,3", "1.5.2"}) {
        CHECK_FALSE(optionValueNamed(option, wrong));
      }
    }
  }
  CHECK(optionValueNamed({.id = "switch"}, "on") == OptionValue(true));
  CHECK(optionValueNamed({.id = "switch"}, "off") == OptionValue(false));
  CHECK(optionValueNamed({.id = "angle", .standard = 0.0}, "-22.5") == OptionValue(-22.5));
  CHECK(optionValueNamed({.id = "tile", .standard = 0}, "3") == OptionValue(3));
  CHECK(optionValueNamed({.id = "edges", .standard = EdgeChoice{}}, "2,1") ==
        OptionValue(EdgeChoice(std::array{2, 1})));
}

TEST_CASE("an option matters to the analysis only where that is declared") {
  for (const Technique& technique : techniques()) {
    ViewState view;
    view.technique = technique.id;
    const AnalysisOptions before = optionsFrom(view);
    for (const OptionRow& option : technique.options) {
      if (!std::holds_alternative<bool>(option.standard)) continue;
      CAPTURE(option.id);
      ViewState turned = view;
      turned.options.set(option.id, option.standard, !std::get<bool>(option.standard));
      CHECK((optionsFrom(turned) == before) == !option.analysed);
    }
  }
}

TEST_CASE("law: bags are equal when every option has the same value") {
  constexpr Option<bool> kSwitch{"switch", true};
  constexpr Option<double> kAngle{"angle", 5};
  OptionBag bag;
  CHECK(bag[kSwitch]);
  CHECK(bag[kAngle] == 5);
  bag.set(kSwitch, false);
  CHECK(!bag[kSwitch]);
  CHECK(bag != OptionBag{});
  bag.set(kAngle, 7);
  CHECK(bag[kAngle] == 7);
  bag.set(kAngle, 5);
  bag.set(kSwitch, true);
  CHECK(bag == OptionBag{});
}

}  // namespace sepax::test
