#pragma once

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <vector>

/// What a task waits for: a place in the facts and how the value there must be.
namespace sepax {

/// The result of `sepax query`, with the scene, what the view shows and the learner's prediction
/// beside it: /sat/relation, /scene/bodies/0/angle, /view/technique, /prediction/right, …
using Facts = nlohmann::json;

/// A number, or the place of one in the facts.
struct Bound {
  double number = 0;
  std::string pointer;  ///< empty = the number
};

struct Condition {
  enum class Kind {
    is,
    isNot,
    above,
    below,
    near,
    contains,  ///< a list has the value, or a text the words
    count      ///< of a list or an object
  } kind = Kind::is;
  std::string at;        ///< JSON pointer
  nlohmann::json value;  ///< of is, isNot and contains
  Bound bound = {};      ///< of above, below, near and count
  double within = 1e-9;  ///< of near: of a number or of the distance of two points
};

/// How far a task still is: how much the value at `at` has to rise (above) or to fall (below), or
/// how far it is off (near).
struct TaskDistance {
  Condition condition;
  std::string words;  ///< with {} for the number: "{} from flipping to B1"; empty = "{} to go"
};

/// The value there, null when there is none.
[[nodiscard]] const nlohmann::json* valueAt(const Facts& facts, const std::string& pointer);

/// Law: what is not there is neither above, below nor near anything, contains nothing, has no
/// count, is null, and is not what is not null.
[[nodiscard]] bool holds(const Condition& condition, const Facts& facts);
[[nodiscard]] bool holdAll(const std::vector<Condition>& conditions, const Facts& facts);

/// Never negative; absent where one of the two values is no number.
/// Law: 0 where an `above` or a `below` that holds, or a near within, is asked.
[[nodiscard]] std::optional<double> distanceLeft(const Condition& condition, const Facts& facts);

/// A value as a reader sees it: numbers with two digits, points in brackets, an edge as "B3".
[[nodiscard]] std::string factWords(const nlohmann::json& value);

}  // namespace sepax
