#include "app/lessons/read_parts.h"
#include "app/scene/json_fields.h"
#include "app/scene/json_path.h"

#include <array>
#include <string>
#include <utility>

namespace sepax {

namespace {

constexpr std::array<std::pair<std::string_view, Condition::Kind>, 7> kKinds{
    {{"is", Condition::Kind::is},
     {"not", Condition::Kind::isNot},
     {"above", Condition::Kind::above},
     {"below", Condition::Kind::below},
     {"near", Condition::Kind::near},
     {"contains", Condition::Kind::contains},
     {"count", Condition::Kind::count}}};

std::string readPointer(const JsonCursor& place) {
  std::string pointer = place.text();
  if (place.failed()) return pointer;
  try {
    const nlohmann::json::json_pointer parsed(pointer);
    if (parsed.empty()) place.fail("this names no place; write one such as \"/sat/depth\"");
  } catch (const nlohmann::json::exception&) {
    place.fail(inQuotes(pointer) + " is no JSON pointer; write one such as \"/sat/depth\"");
  }
  return pointer;
}

Bound readBound(const JsonCursor& value) {
  return value.isText() ? Bound{0, readPointer(value)} : Bound{value.number(), {}};
}

void readComparison(const JsonCursor& value, Condition& condition) {
  switch (condition.kind) {
    case Condition::Kind::is:
    case Condition::Kind::isNot:
    case Condition::Kind::contains:
      condition.value = value.value();
      break;
    case Condition::Kind::near:
      if (value.value().is_array()) {
        const Vec2 place = readPoint(value);
        condition.value = {place.x, place.y};
      } else {
        condition.bound = readBound(value);
      }
      break;
    case Condition::Kind::above:
    case Condition::Kind::below:
    case Condition::Kind::count:
      condition.bound = readBound(value);
      break;
  }
}

/// Of an object with "at", exactly one comparison, and "within" beside near.
Condition readComparedPlace(const JsonCursor& object) {
  Condition condition;
  condition.at = readPointer(object.member("at"));
  int found = 0;
  for (const auto& [key, kind] : kKinds) {
    if (!object.has(key)) continue;
    ++found;
    condition.kind = kind;
    readComparison(object.member(key), condition);
  }
  if (found != 1)
    object.fail("write exactly one of is, not, above, below, near, contains, count beside \"at\"");
  condition.within = numberOr(object, "within", condition.within);
  if (object.has("within") && (condition.kind != Condition::Kind::near || condition.within < 0))
    object.member("within").fail("goes with \"near\" and is not below zero");
  return condition;
}

Condition readCondition(const JsonCursor& object) {
  if (!object.isObjectOf(
          {"at", "is", "not", "above", "below", "near", "within", "contains", "count"}))
    return {};
  return readComparedPlace(object);
}

}  // namespace

std::vector<Condition> readConditions(const JsonCursor& object, std::string_view key) {
  const JsonCursor member = object.member(key);
  if (member.failed()) return {};
  if (!member.value().is_array()) return {readCondition(member)};
  if (member.size() == 0) member.fail("an empty list; write at least one condition");
  return readList(object, key, readCondition);
}

TaskDistance readDistance(const JsonCursor& object) {
  if (!object.isObjectOf({"at", "above", "below", "near", "within", "words"})) return {};
  return {readComparedPlace(object), textOr(object, "words", "")};
}

}  // namespace sepax
