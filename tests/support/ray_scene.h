#pragma once

#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/contract/step_pairs.h"
#include "tests/support/opened_scene.h"

#include <string>

/// What tests of the ray's words and pictures share.
namespace sepax::test {

inline bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

/// A built-in scene with the published walk beside the exact one.
struct RayScene : OpenedScene {
  explicit RayScene(const std::string& id) : OpenedScene(id, Answers::both) {}
  [[nodiscard]] ViewState exactAt(int step) const {
    return exactView(*technique, evidence, at(step));
  }
};

}  // namespace sepax::test
