#include "app/techniques/contract/showing.h"

#include "app/scene/json_path.h"
#include "app/techniques/contract/option_text.h"
#include "app/techniques/contract/shown_answers.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace sepax {

namespace {

constexpr std::string_view kSetPath = "view.set";

std::string optionProblem(TechniqueTable techniques, const std::string& id,
                          const std::string& text) {
  const std::string path = joinKey(std::string(kSetPath), id);
  const OptionRow* option = optionNamed(techniques, id);
  if (option == nullptr)
    return fmt::format("{}: {} is no option; choose one of {}", path, inQuotes(id),
                       optionNames(techniques));
  if (optionValueNamed(*option, text)) return {};
  return fmt::format("{}: {} is no value of {}; write {}", path, inQuotes(text), id,
                     optionValueNames(*option));
}

std::string methodProblem(const Technique& technique, const std::string& method) {
  if (method.empty() || methodNamed(technique, method) != nullptr) return {};
  if (technique.published.empty())
    return fmt::format("view.method: {} has no published method; leave it out", technique.id);
  return fmt::format("view.method: {} is no method of {}; choose one of {}", inQuotes(method),
                     technique.id, methodNames(technique));
}

/// Options and steps whose range is that of this scene.
bool asksForRange(const Technique& technique, const Showing& showing) {
  return showing.step || std::ranges::any_of(technique.options, [&](const OptionRow& option) {
           return option.refusal != nullptr && showing.set.contains(std::string(option.id));
         });
}

/// As the scene is shown from nothing.
ViewState openingView(TechniqueTable techniques, const Scene& scene) {
  ViewState view;
  view.technique = scene.technique;
  return shownAs(techniques, scene, std::move(view));
}

std::string rangeProblem(TechniqueTable techniques, const Technique& technique,
                         const Scene& scene) {
  if (!asksForRange(technique, scene.showing)) return {};
  const ViewState view = openingView(techniques, scene);
  const Evidence evidence = analyze(techniques, scene, optionsFrom(techniques, view));
  for (const OptionRow& option : technique.options)
    if (const std::string refusal = optionRefusal(option, evidence, view.options); !refusal.empty())
      return fmt::format("{}.{}: {} is out of range; {}", kSetPath, option.id,
                         scene.showing.set.at(std::string(option.id)), refusal);
  const int count = stepCountOf(technique, evidence, view);
  if (view.step < count) return {};
  if (count == 0) return fmt::format("view.step: there are no steps of {} here", technique.id);
  return fmt::format("view.step: {} is too large; the last step is {}", view.step, count - 1);
}

/// The hand's tool and what it puts down.
bool isBrush(const Technique& technique, const OptionRow& option) {
  const HandleSet& handles = technique.handles;
  return (handles.brush != nullptr && handles.brush->id == option.id) ||
         (handles.brushTile != nullptr && handles.brushTile->id == option.id);
}

std::optional<OptionValue> saidValue(const Showing& said, const OptionRow& option) {
  const auto found = said.set.find(std::string(option.id));
  return found == said.set.end() ? std::nullopt : optionValueNamed(option, found->second);
}

std::map<std::string, std::string> settingsOf(TechniqueTable techniques, const ViewState& view,
                                              const Showing& said) {
  std::map<std::string, std::string> settings;
  for (const Technique& technique : techniques) {
    for (const OptionRow& option : technique.options) {
      const OptionValue value = view.options.value(option.id, option.standard);
      const std::string id(option.id);
      const bool shown = technique.id == view.technique && !isBrush(technique, option);
      if (saidValue(said, option) == value)
        settings[id] = said.set.at(id);
      else if (shown && value != option.standard)
        settings[id] = optionValueText(option, value);
    }
  }
  return settings;
}

std::optional<double> timeOf(const Technique& technique, const ViewState& view,
                             const Showing& said) {
  if (view.playing || said.time.value_or(0) == view.time) return said.time;
  if (technique.playsTime == nullptr || view.time == 0) return std::nullopt;
  return view.time;
}

std::optional<int> stepOf(const ViewState& view, const Showing& said) {
  if (view.playing) return said.step;
  return view.step < 0 ? std::nullopt : std::optional(view.step);
}

/// Without what an edit has put out of range.
Scene withoutRanges(const Technique& technique, Scene scene) {
  scene.showing.step.reset();
  for (const OptionRow& option : technique.options)
    if (option.refusal != nullptr) scene.showing.set.erase(std::string(option.id));
  return scene;
}

}  // namespace

std::string showingProblem(TechniqueTable techniques, const Scene& scene) {
  const Technique* technique = findTechnique(techniques, scene.technique);
  if (technique == nullptr) return {};
  for (const auto& [id, text] : scene.showing.set)
    if (std::string problem = optionProblem(techniques, id, text); !problem.empty()) return problem;
  std::string problem = methodProblem(*technique, scene.showing.method);
  return problem.empty() ? rangeProblem(techniques, *technique, scene) : problem;
}

SceneResult withShowingChecked(TechniqueTable techniques, SceneResult loaded,
                               const std::string& name) {
  if (!loaded.scene) return loaded;
  const std::string problem = showingProblem(techniques, *loaded.scene);
  if (problem.empty()) return loaded;
  return {std::nullopt, name.empty() ? problem : name + ": " + problem};
}

ViewState shownAs(TechniqueTable techniques, const Scene& scene, ViewState view) {
  const Showing known =
      findTechnique(techniques, scene.technique) == nullptr ? Showing{} : scene.showing;
  view.answers = known.answers;
  view.method = known.method;
  view.step = known.step.value_or(-1);
  view.time = known.time.value_or(0);
  for (const auto& [id, text] : known.set) {
    const OptionRow* option = optionNamed(techniques, id);
    const auto value = option == nullptr ? std::nullopt : optionValueNamed(*option, text);
    if (value) view.options.set(option->id, option->standard, *value);
  }
  return view;
}

Showing withStandards(TechniqueTable techniques, const Scene& scene) {
  Showing showing = scene.showing;
  const Technique* technique = findTechnique(techniques, scene.technique);
  if (technique == nullptr) return showing;
  for (const OptionRow& option : technique->options)
    if (!isBrush(*technique, option))
      showing.set.try_emplace(std::string(option.id), optionValueText(option, option.standard));
  return showing;
}

OptionBag givenBack(TechniqueTable techniques, const Showing& former, const OptionBag& before,
                    OptionBag options) {
  for (const Technique& technique : techniques)
    for (const OptionRow& option : technique.options)
      if (saidValue(former, option) == options.value(option.id, option.standard))
        options.set(option.id, option.standard, before.value(option.id, option.standard));
  return options;
}

bool needsMoreRoom(const Technique& technique, const OptionBag& before, const OptionBag& now) {
  return std::ranges::any_of(technique.options, [&](const OptionRow& row) {
    const auto isOn = [&](const OptionBag& options) {
      return options.value(row.id, row.standard) != row.standard;
    };
    return row.needsRoom && isOn(now) && !isOn(before);
  });
}

Scene withShowing(TechniqueTable techniques, Scene scene, const ViewState& view,
                  const Showing& said) {
  scene.showing = said;
  const Technique* technique = findTechnique(techniques, scene.technique);
  if (technique == nullptr) return scene;
  scene.showing.answers = view.answers;
  scene.showing.method = methodNamed(*technique, view.method) == nullptr ? "" : view.method;
  scene.showing.set = settingsOf(techniques, view, said);
  scene.showing.step = stepOf(view, said);
  scene.showing.time = timeOf(*technique, view, said);
  if (showingProblem(techniques, scene).empty()) return scene;
  return withoutRanges(*technique, std::move(scene));
}

}  // namespace sepax
