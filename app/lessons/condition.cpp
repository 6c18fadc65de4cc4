#include "app/lessons/condition.h"

#include "app/figure/numbers.h"

#include <algorithm>
#include <cmath>

namespace sepax {

namespace {

using ParsedJson = nlohmann::json;

std::optional<double> numberOf(const ParsedJson* value) {
  if (value == nullptr || !value->is_number()) return std::nullopt;
  return value->get<double>();
}

std::optional<double> numberOf(const Bound& bound, const Facts& facts) {
  return bound.pointer.empty() ? std::optional(bound.number)
                               : numberOf(valueAt(facts, bound.pointer));
}

bool isPoint(const ParsedJson& value) {
  return value.is_array() && value.size() == 2 && value[0].is_number() && value[1].is_number();
}

/// Between two numbers or two points.
std::optional<double> apart(const ParsedJson* value, const Condition& condition,
                            const Facts& facts) {
  if (value == nullptr) return std::nullopt;
  if (isPoint(*value)) {
    const ParsedJson* other = condition.bound.pointer.empty()
                                  ? &condition.value
                                  : valueAt(facts, condition.bound.pointer);
    if (other == nullptr || !isPoint(*other)) return std::nullopt;
    return std::hypot((*value)[0].get<double>() - (*other)[0].get<double>(),
                      (*value)[1].get<double>() - (*other)[1].get<double>());
  }
  const std::optional<double> found = numberOf(value);
  const std::optional<double> other = numberOf(condition.bound, facts);
  if (!found || !other) return std::nullopt;
  return std::fabs(*found - *other);
}

bool containsValue(const ParsedJson* value, const ParsedJson& wanted) {
  if (value == nullptr) return false;
  if (value->is_string() && wanted.is_string())
    return value->get_ref<const std::string&>().find(wanted.get_ref<const std::string&>()) !=
           std::string::npos;
  if (!value->is_array()) return false;
  // Of an object it is enough that the fields that are asked for are so.
  return std::ranges::any_of(*value, [&](const ParsedJson& element) {
    if (!wanted.is_object() || !element.is_object()) return element == wanted;
    return std::ranges::all_of(wanted.items(), [&](const auto& field) {
      const auto found = element.find(field.key());
      return found != element.end() && *found == field.value();
    });
  });
}

}  // namespace

const ParsedJson* valueAt(const Facts& facts, const std::string& pointer) {
  try {
    const ParsedJson::json_pointer place(pointer);
    return facts.contains(place) ? &facts.at(place) : nullptr;
  } catch (const ParsedJson::exception&) {
    return nullptr;
  }
}

std::optional<double> distanceLeft(const Condition& condition, const Facts& facts) {
  const ParsedJson* value = valueAt(facts, condition.at);
  if (condition.kind == Condition::Kind::near) {
    const std::optional<double> distance = apart(value, condition, facts);
    if (!distance) return std::nullopt;
    return std::max(0.0, *distance - condition.within);
  }
  const std::optional<double> found = numberOf(value);
  const std::optional<double> bound = numberOf(condition.bound, facts);
  if (!found || !bound) return std::nullopt;
  if (condition.kind == Condition::Kind::above) return std::max(0.0, *bound - *found);
  if (condition.kind == Condition::Kind::below) return std::max(0.0, *found - *bound);
  return std::nullopt;
}

bool holds(const Condition& condition, const Facts& facts) {
  const ParsedJson* value = valueAt(facts, condition.at);
  const bool same = value == nullptr ? condition.value.is_null() : *value == condition.value;
  switch (condition.kind) {
    case Condition::Kind::is:
      return same;
    case Condition::Kind::isNot:
      return !same;
    case Condition::Kind::contains:
      return containsValue(value, condition.value);
    case Condition::Kind::count: {
      const std::optional<double> bound = numberOf(condition.bound, facts);
      return value != nullptr && value->is_structured() && bound &&
             static_cast<double>(value->size()) == *bound;
    }
    case Condition::Kind::near: {
      const std::optional<double> distance = apart(value, condition, facts);
      return distance && *distance <= condition.within;
    }
    case Condition::Kind::above:
    case Condition::Kind::below:
      break;
  }
  const std::optional<double> found = numberOf(value);
  const std::optional<double> bound = numberOf(condition.bound, facts);
  if (!found || !bound) return false;
  return condition.kind == Condition::Kind::above ? *found > *bound : *found < *bound;
}

bool holdAll(const std::vector<Condition>& conditions, const Facts& facts) {
  return std::ranges::all_of(conditions,
                             [&](const Condition& condition) { return holds(condition, facts); });
}

std::string factWords(const ParsedJson& value) {
  if (value.is_null()) return "none";
  if (value.is_boolean()) return value.get<bool>() ? "yes" : "no";
  if (value.is_number_integer()) return std::to_string(value.get<long long>());
  if (value.is_number()) return number(value.get<double>(), 2);
  if (value.is_string()) return value.get<std::string>();
  if (isPoint(value)) return numbers({value[0].get<double>(), value[1].get<double>()});
  if (value.is_object() && value.contains("body") && value.contains("edge"))
    return factWords(value["body"]) + factWords(value["edge"]);
  return value.is_array() ? std::to_string(value.size()) : value.dump();
}

}  // namespace sepax
