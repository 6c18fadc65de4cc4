#pragma once

#include "app/lessons/lesson.h"
#include "app/scene/json_cursor.h"

#include <string>
#include <string_view>
#include <vector>

/// The parts of a lesson file, each read from its place in the tree.
namespace sepax {

/// A text that must say something.
[[nodiscard]] std::string readWords(const JsonCursor& object, std::string_view key);

// read_conditions.cpp
/// One condition or a list of them, under `key`.
[[nodiscard]] std::vector<Condition> readConditions(const JsonCursor& object, std::string_view key);
[[nodiscard]] TaskDistance readDistance(const JsonCursor& object);

// read_prediction.cpp
[[nodiscard]] Prediction readPrediction(const JsonCursor& object);

// read_solution.cpp
[[nodiscard]] SolutionStep readStep(const JsonCursor& object);

}  // namespace sepax
