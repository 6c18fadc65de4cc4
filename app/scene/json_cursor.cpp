#include "app/scene/json_cursor.h"

#include "app/scene/json_path.h"
#include "app/scene/json_text.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sepax {

namespace {

const nlohmann::json kAbsent;

std::string_view kindOf(const nlohmann::json& value) {
  if (value.is_object()) return "an object";
  if (value.is_array()) return "a list";
  if (value.is_string()) return "a text";
  if (value.is_number()) return "a number";
  if (value.is_boolean()) return "true or false";
  return "null";
}

}  // namespace

bool JsonCursor::has(std::string_view key) const {
  return value_->is_object() && value_->contains(std::string(key));
}

JsonCursor JsonCursor::member(std::string_view key) const& {
  if (!isObject()) return {kAbsent, *this, key, 0};
  const auto found = value_->find(std::string(key));
  if (found != value_->end()) return {*found, *this, found.key(), 0};
  error_->note(joinKey(path(), key) + ": this field is missing");
  return {kAbsent, *this, key, 0};
}

JsonCursor JsonCursor::element(std::size_t index) const& {
  return {(*value_)[index], *this, {}, index};
}

bool JsonCursor::isObject() const {
  if (!value_->is_object()) expected("an object { ... }");
  return value_->is_object();
}

bool JsonCursor::isObjectOf(std::initializer_list<std::string_view> fields) const {
  if (!isObject()) return false;
  for (const auto& item : value_->items()) {
    if (std::ranges::find(fields, item.key()) != fields.end()) continue;
    std::string known;
    for (const std::string_view field : fields)
      known.append(known.empty() ? "" : ", ").append(field);
    error_->note(joinKey(path(), item.key()) + ": unknown field; known here: " + known);
    return false;
  }
  return true;
}

std::vector<std::string> JsonCursor::keys() const {
  std::vector<std::string> names;
  for (const auto& item : value_->items()) names.push_back(item.key());
  return names;
}

bool JsonCursor::isList() const {
  if (!value_->is_array()) expected("a list [ ... ]");
  return value_->is_array();
}

double JsonCursor::number() const {
  if (value_->is_number()) return value_->get<double>() + 0.0;  // minus zero becomes zero
  expected("a number");
  return 0;
}

int JsonCursor::integer() const {
  const double value = number();
  const bool fits = std::abs(value) <= std::numeric_limits<int>::max();
  if (fits && value == std::floor(value)) return static_cast<int>(value);
  fail("expected a whole number, found " + numberText(value));
  return 0;
}

std::string JsonCursor::text() const {
  if (value_->is_string()) return value_->get<std::string>();
  expected("a text in quotes");
  return {};
}

std::string JsonCursor::path() const {
  if (parent_ == nullptr) return {};
  return parent_->value_->is_array() ? joinIndex(parent_->path(), index_)
                                     : joinKey(parent_->path(), key_);
}

void JsonCursor::fail(const std::string& sentence) const {
  const std::string place = path();
  error_->note(place.empty() ? sentence : place + ": " + sentence);
}

void JsonCursor::expected(std::string_view what) const {
  const std::string sentence = std::string(what) + ", found " + std::string(kindOf(*value_));
  fail(parent_ == nullptr ? "a scene is " + sentence : "expected " + sentence);
}

}  // namespace sepax
