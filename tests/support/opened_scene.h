#pragma once

#include "app/techniques/contract/showing.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/table.h"
#include "app/tools/framing.h"
#include "tests/support/scenes.h"

#include <optional>
#include <string_view>

namespace sepax::test {

/// A built-in scene as it opens, with other answers where they are named.
struct OpenedScene {
  explicit OpenedScene(std::string_view id, std::optional<Answers> answers = {})
      : scene(builtin(id)), technique(findTechnique(scene.technique)) {
    view.technique = scene.technique;
    view = shownAs(techniques(), scene, view);
    if (answers) view.answers = answers;
    evidence = analyze(scene, optionsFrom(view));
    view.camera = openingCamera(techniques(), scene, evidence, 905, 590, view.wording);
  }
  [[nodiscard]] ViewState at(int step) const {
    ViewState shown = view;
    shown.step = step;
    return shown;
  }
  /// With the article's answer beside the exact one.
  [[nodiscard]] ViewState both(int step) const {
    ViewState shown = at(step);
    shown.answers = Answers::both;
    return shown;
  }
  [[nodiscard]] const PublishedMethod& method() const {
    return *shownAnswers(*technique, evidence, view).published;
  }

  Scene scene;
  const Technique* technique;
  ViewState view;
  Evidence evidence;
};

}  // namespace sepax::test
