#pragma once

#include "app/scene/problem.h"

#include <nlohmann/json.hpp>

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

/// Keeps the first complaint about a text; later ones are mostly its consequences.
class FirstError {
 public:
  void note(Problem problem) {
    if (problem_.empty()) problem_ = std::move(problem);
  }
  [[nodiscard]] bool any() const { return !problem_.empty(); }
  [[nodiscard]] const Problem& problem() const { return problem_; }

 private:
  Problem problem_;
};

/// A value of a JSON tree that knows its path. Reading the wrong type, or what is not there, notes
/// an error that names the path and gives a default, so that readers need no branches. A cursor
/// points to its parent: the parent must be a named variable that lives longer, which the deleted
/// overloads enforce.
class JsonCursor {
 public:
  JsonCursor(const nlohmann::json& root, FirstError& error) : value_(&root), error_(&error) {}

  [[nodiscard]] bool has(std::string_view key) const;
  [[nodiscard]] JsonCursor member(std::string_view key) const&;
  [[nodiscard]] JsonCursor element(std::size_t index) const&;
  JsonCursor member(std::string_view key) const&& = delete;
  JsonCursor element(std::size_t index) const&& = delete;

  [[nodiscard]] bool isObject() const;
  /// True when this is an object with no other fields than these.
  [[nodiscard]] bool isObjectOf(std::initializer_list<std::string_view> fields) const;
  /// The names of its fields; it must be an object.
  [[nodiscard]] std::vector<std::string> keys() const;
  [[nodiscard]] bool isList() const;
  [[nodiscard]] bool isNull() const { return value_->is_null(); }
  [[nodiscard]] bool isText() const { return value_->is_string(); }
  /// As it stands in the tree, which must live longer than what is made of it.
  [[nodiscard]] const nlohmann::json& value() const { return *value_; }
  [[nodiscard]] std::size_t size() const { return value_->size(); }

  [[nodiscard]] double number() const;
  /// A whole number that fits an int.
  [[nodiscard]] int integer() const;
  [[nodiscard]] std::string text() const;

  [[nodiscard]] std::string path() const;
  void fail(const std::string& sentence) const;
  [[nodiscard]] bool failed() const { return error_->any(); }

 private:
  JsonCursor(const nlohmann::json& value, const JsonCursor& parent, std::string_view key,
             std::size_t index)
      : value_(&value), parent_(&parent), key_(key), index_(index), error_(parent.error_) {}
  void expected(std::string_view what) const;

  const nlohmann::json* value_;
  const JsonCursor* parent_ = nullptr;
  std::string_view key_;   ///< in an object
  std::size_t index_ = 0;  ///< in a list
  FirstError* error_;
};

}  // namespace sepax
