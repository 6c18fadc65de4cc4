#pragma once

#include "core/exact/vec2.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What a hand does to solve a task, as a lesson file says it. Places are world units, those of a
/// ray and of tiles pixel space.
namespace sepax {

/// What is taken: a body, or a part of it.
struct Grip {
  enum class Kind {
    body,       ///< "A"
    vertex,     ///< "vertex 2 of A"
    edge,       ///< "edge 3 of B"
    velocity,   ///< "velocity of A": the tip of its arrow
    turn,       ///< "turn of A": its handle, which is there once A is selected
    axis,       ///< "axis": the handle of the axis that is turned by hand
    rayOrigin,  ///< "ray origin"
    rayEnd      ///< "ray end"
  } kind = Kind::body;
  std::string body = {};
  int index = 0;  ///< of a vertex or an edge
};

/// Nothing when the words name no grip.
[[nodiscard]] std::optional<Grip> gripNamed(std::string_view words);
/// Words that name it, which read in a sentence: "vertex 2 of A", "the velocity of A", "A".
[[nodiscard]] std::string gripWords(const Grip& grip);

struct SolutionStep {
  enum class Kind {
    drag,       ///< by the pointer: `grip` by or to `place`
    click,      ///< by the pointer, on `grip` or, without one, on `place`
    turn,       ///< by the pointer on the handle of a body, by `number` degrees counterclockwise
    nudge,      ///< arrow keys: what is selected, by `place`
    set,        ///< an option `name` to `value`, as words
    number,     ///< a number of the scene in the prose, `name`, to `number`
    time,       ///< to `number` steps
    step,       ///< of step-through, to `number`; -1 = the whole answer
    technique,  ///< to `name`
    predict     ///< `guess`, and commit to it
  } kind = Kind::drag;
  std::optional<Grip> grip = {};
  bool by = false;  ///< `place` is a displacement
  Vec2 place = {};
  double number = 0;
  std::string name = {};
  std::string value = {};
  nlohmann::json guess = {};
};

using Solution = std::vector<SolutionStep>;

/// A step in a few words for a reader: "drag A by (0.60, −0.40)".
[[nodiscard]] std::string stepWords(const SolutionStep& step);

}  // namespace sepax
