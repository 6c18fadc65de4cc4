#pragma once

#include "app/scene/json_cursor.h"
#include "core/exact/vec2.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Fields of a JSON object that may be absent, and points.
namespace sepax {

inline double numberOr(const JsonCursor& object, std::string_view key, double fallback) {
  return object.has(key) ? object.member(key).number() : fallback;
}

inline std::string textOr(const JsonCursor& object, std::string_view key, std::string fallback) {
  return object.has(key) ? object.member(key).text() : std::move(fallback);
}

inline int integerOr(const JsonCursor& object, std::string_view key, int fallback) {
  return object.has(key) ? object.member(key).integer() : fallback;
}

inline bool hasLength(const JsonCursor& list, std::size_t length, const std::string& meaning) {
  if (!list.isList()) return false;
  if (list.size() == length) return true;
  list.fail("expected " + meaning + ", found " + std::to_string(list.size()) +
            (list.size() == 1 ? " element" : " elements"));
  return false;
}

inline Vec2 readPoint(const JsonCursor& list) {
  if (!hasLength(list, 2, "a point [x, y]")) return {};
  return {list.element(0).number(), list.element(1).number()};
}

inline Vec2 pointOr(const JsonCursor& object, std::string_view key, Vec2 fallback) {
  return object.has(key) ? readPoint(object.member(key)) : fallback;
}

/// The list under `key`, element by element; empty when it is absent. Stops at the first error.
template <typename Read>
auto readList(const JsonCursor& object, std::string_view key, Read read) {
  std::vector<decltype(read(object))> values;
  if (!object.has(key)) return values;
  const JsonCursor list = object.member(key);
  if (!list.isList()) return values;
  values.reserve(list.size());
  for (std::size_t i = 0; i < list.size() && !list.failed(); ++i)
    values.push_back(read(list.element(i)));
  return values;
}

}  // namespace sepax
