#include "app/pictures/shown_steps.h"
#include "app/cli/render_source.h"
#include "app/pictures/picture_job.h"
#include "app/scene/builtin.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/table.h"
#include "tests/support/opened_scene.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

// Which of very many steps an animation shows, and what it says of them.

namespace sepax {
namespace {

/// A technique with a step at each number whose picture changes at every tenth.
void paintTens(const Evidence&, const ViewState& view, Figure& figure) {
  figure.add(Dot{.center = {100.0 + view.step / 10, 100}});
}

TEST_CASE("law: the steps at which the picture changes are shown before all others") {
  Technique tens = *findTechnique("sat");
  tens.paint = paintTens;
  tens.published = {};
  tens.verdict = [](const Evidence&, const ViewState& view) {
    return Verdict{fmt::format("Step {}", view.step + 1), Role::accent, ""};
  };
  const std::vector<Technique> table{tens};
  ViewState view;
  view.technique = "sat";
  view.camera = {{}, 50, 400, 300};
  const Evidence evidence = analyze(loadBuiltin("two-pentagons").scene.value());
  const std::vector<int> shown = shownSteps(table, evidence, view, 200, 30);
  CHECK(shown.size() == 30);
  for (int step = 0; step < 200; step += 10) CHECK(std::ranges::count(shown, step) == 1);
  CHECK(shown.back() == 199);
  const std::vector<int> few = shownSteps(table, evidence, view, 1000, 11);
  CHECK(few.front() == 0);
  CHECK(few.back() == 999);
  for (std::size_t i = 1; i + 1 < few.size(); ++i) CHECK(few[i] - few[i - 1] >= 80);
  CHECK(shownSteps(table, evidence, view, 30, 40).size() == 30);
}

TEST_CASE("of few steps each axis has the one with its depth, and the least so far") {
  for (const char* id : {"two-pentagons", "sat-figure-3"}) {
    CAPTURE(id);
    const test::OpenedScene opened(id);
    const Technique& sat = *findTechnique("sat");
    const int count = stepCountOf(sat, opened.evidence, opened.view);
    std::map<std::string, std::string> told;  // of an axis, the last sentence
    for (const int step : shownSteps(techniques(), opened.evidence, opened.view, count, 20)) {
      if (step + 1 == count) continue;
      ViewState view = opened.view;
      view.step = step;
      view.stepsCounted = false;
      const Verdict verdict = shownVerdict(sat, opened.evidence, view);
      told[verdict.badge.substr(verdict.badge.rfind(" · "))] = verdict.sentence;
    }
    CHECK(told.size() == opened.evidence.sat->axes.size());
    for (const auto& axis : told)
      CHECK_MESSAGE(axis.second.find("so far") != std::string::npos, axis.first, ": ", axis.second);
  }
}

/// Figures of the frames of an animation, each as often as it is drawn.
std::vector<Figure> framesOf(const std::string& scene, AnimationKind kind) {
  RenderArguments arguments;
  arguments.picture.format = PictureFormat::apng;
  arguments.picture.animation = kind;
  SourceResult source = sourceOf(techniques(), scene, arguments);
  REQUIRE_MESSAGE(source.source, source.error);
  std::vector<Figure> frames;
  const auto kept = [&](const Figure& figure, const PictureOptions&) {
    frames.push_back(figure);
    DrawnPicture picture;
    picture.image = {1, 1, std::vector<std::uint8_t>(4, 255)};
    return picture;
  };
  PictureJob job(arguments.picture, std::move(*source.source),
                 {.techniques = techniques(), .figure = kept, .window = {}});
  while (job.step()) {
  }
  return frames;
}

TEST_CASE("steps have numbers where all of them are shown") {
  const auto badges = [](const std::string& scene) {
    std::vector<std::string> texts;
    for (const Figure& figure : framesOf(scene, AnimationKind::steps))
      for (const Item& item : figure.items)
        if (const Text* text = std::get_if<Text>(&item); text && text->part == Part::badge)
          texts.push_back(text->text);
    return texts;
  };
  const auto numbered = [](const std::string& text) { return text.starts_with("Step "); };
  const std::vector<std::string> few = badges("builtin:sat-figure-1");
  CHECK(few.front() == "Step 1 of 9 · Axis A0");
  const std::vector<std::string> many = badges("builtin:two-pentagons");
  CHECK(many.front() == "Axis 1 of 9 · A0");
  CHECK(std::ranges::none_of(many, numbered));
}

TEST_CASE("no vertex has a handle while time runs, from the first frame on") {
  const auto handles = [](const Figure& figure) {
    return std::ranges::count_if(figure.items, [](const Item& item) {
      const Dot* dot = std::get_if<Dot>(&item);
      return dot != nullptr && dot->layer == Layer::handle && partOf(item) == Part::handle;
    });
  };
  CHECK(handles(framesOf("builtin:sat-figure-1", AnimationKind::steps).front()) > 0);
  for (const Figure& frame : framesOf("builtin:first-contact", AnimationKind::motion))
    CHECK(handles(frame) == 0);
}

}  // namespace
}  // namespace sepax
