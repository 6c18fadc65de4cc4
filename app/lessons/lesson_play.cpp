#include "app/lessons/lesson_play.h"

#include "app/lessons/scene_numbers.h"
#include "app/scene/json_path.h"
#include "app/techniques/contract/option_text.h"
#include "app/techniques/contract/showing.h"
#include "app/techniques/drawing/names.h"
#include "app/tools/framing.h"
#include "app/tools/selection.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace sepax {

namespace {

// The canvas of the layout at 1280x800.
constexpr double kWidth = 796;
constexpr double kHeight = 516;

bool* partOf(ViewState& view, std::string_view name) {
  if (name == "rulers" || name == "evidence") return &view.evidence;
  if (name == "names") return &view.names;
  if (name == "handles") return &view.handles;
  if (name == "grid") return &view.grid;
  if (name == "indices") return &view.indices;
  if (name == "badges") return &view.wording.badges;
  if (name == "narration") return &view.wording.narration;
  return nullptr;  // "result" hides the answer, which is none of the parts
}

/// "B3": the axis of an edge of A or B.
std::optional<AxisName> axisNamed(const Scene& scene, std::string_view words) {
  const std::array<int, 2> pair = pairOf(scene);
  for (const Owner owner : {Owner::a, Owner::b}) {
    const int body = pair[owner == Owner::a ? 0 : 1];
    if (body < 0) continue;
    const Body& named = bodyOf(scene, body);
    for (std::size_t edge = 0; edge < named.vertices.size(); ++edge)
      if (words == named.name + std::to_string(edge))
        return AxisName{.owner = owner, .edge = static_cast<int>(edge)};
  }
  return std::nullopt;
}

std::string setOption(TechniqueTable techniques, const SolutionStep& step, ViewState& view) {
  const OptionRow* option = optionNamed(techniques, step.name);
  if (option == nullptr)
    return fmt::format("{} is no option; known: {}", inQuotes(step.name), optionNames(techniques));
  const std::optional<OptionValue> value = optionValueNamed(*option, step.value);
  if (!value)
    return fmt::format("{} is no value of {}; write {}", inQuotes(step.value), step.name,
                       optionValueNames(*option));
  view.options.set(option->id, option->standard, *value);
  return {};
}

}  // namespace

ViewState openedView(TechniqueTable techniques, const Lesson& lesson, ViewState view) {
  view = shownAs(techniques, lesson.scene, std::move(view));
  view.technique = lesson.scene.technique;
  view.wording.accuses = false;  // a lesson speaks of the article that it shows, and of no other
  for (const auto& [names, on] :
       {std::pair(&lesson.view.hide, false), std::pair(&lesson.view.show, true)})
    for (const std::string& name : *names)
      if (bool* part = partOf(view, name)) *part = on;
  view.selectedAxis = axisNamed(lesson.scene, lesson.view.axis);
  const Evidence evidence = analyze(techniques, lesson.scene, optionsFrom(techniques, view));
  view.camera = openingCamera(techniques, lesson.scene, evidence, view.camera.width,
                              view.camera.height, view.wording);
  return view;
}

Judgement judgedOn(TechniqueTable techniques, const Prediction& prediction,
                   const nlohmann::json& guess, const Scene& scene, const ViewState& view) {
  const MadePrediction made{guess, false};
  Facts facts = factsOf(techniques, scene, view, &made);
  if (prediction.kind == PredictionKind::vector)
    facts["moved"] =
        factsOfMoved(techniques, scene, {guess[0].get<double>(), guess[1].get<double>()});
  return judged(prediction, guess, facts);
}

std::string doStep(TechniqueTable techniques, const SolutionStep& step, Document& document,
                   ViewState& view) {
  switch (step.kind) {
    case SolutionStep::Kind::nudge:
      return nudgeSelection(document, view, step.place);
    case SolutionStep::Kind::set:
      return setOption(techniques, step, view);
    case SolutionStep::Kind::number:
      if (!sceneNumber(document.shown(), step.name))
        return step.name + " is no number of the scene";
      return document.apply(withSceneNumber(document.shown(), step.name, step.number));
    case SolutionStep::Kind::time:
      view.time = std::clamp(step.number, 0.0, 1.0);
      return {};
    case SolutionStep::Kind::step:
      view.step = static_cast<int>(step.number);
      return {};
    case SolutionStep::Kind::technique:
      if (findTechnique(techniques, step.name) == nullptr)
        return inQuotes(step.name) + " is no technique";
      view.technique = step.name;
      view.step = -1;
      return {};
    default:
      return "a step of the pointer or a guess";
  }
}

LessonPlay::LessonPlay(TechniqueTable techniques, const Lesson& lesson)
    : techniques_(techniques), lesson_(lesson), document_(lesson.scene) {
  view_.camera.width = kWidth;
  view_.camera.height = kHeight;
  view_ = openedView(techniques, lesson, std::move(view_));
}

Facts LessonPlay::facts() const {
  return factsOf(techniques_, document_.shown(), view_, prediction());
}

std::string LessonPlay::predict(const nlohmann::json& guess) {
  if (!lesson_.prediction) return "nothing is asked to be predicted";
  std::string problem = guessProblem(*lesson_.prediction, guess);
  if (!problem.empty()) return problem;
  made_ = {guess,
           judgedOn(techniques_, *lesson_.prediction, guess, document_.shown(), view_).right};
  return {};
}

std::string LessonPlay::byPointer(const SolutionStep& step) {
  const Evidence evidence =
      analyze(techniques_, document_.shown(), optionsFrom(techniques_, view_));
  ToolContext context{document_, evidence, view_,
                      false,     {},       findTechnique(techniques_, view_.technique)};
  if (step.kind == SolutionStep::Kind::turn && step.grip) {
    // The handle is there once the body is selected.
    const int body = findBody(document_.shown(), step.grip->body);
    if (body >= 0) selectOnly(view_, {Target::Kind::body, body, -1});
  }
  const PointerWay way = pointerWay(context, step);
  if (!way.problem.empty()) return way.problem;
  constexpr double kLongPause = 10;  // seconds, so that two presses are no double click
  const auto at = [&](Vec2 screen) { return ToolPointer{screen, {}, clock_}; };
  clock_ += kLongPause;
  tool_.press(context, Button::left, at(way.from));
  if (way.from != way.to) {
    tool_.move(context, at(way.from + 0.5 * (way.to - way.from)));
    tool_.move(context, at(way.to));
  }
  tool_.release(context, Button::left, at(way.to));
  return tool_.takeMessage();
}

std::string LessonPlay::perform(const SolutionStep& step) {
  switch (step.kind) {
    case SolutionStep::Kind::drag:
    case SolutionStep::Kind::click:
    case SolutionStep::Kind::turn:
      return byPointer(step);
    case SolutionStep::Kind::predict:
      return predict(step.guess);
    default:
      return doStep(techniques_, step, document_, view_);
  }
}

}  // namespace sepax
