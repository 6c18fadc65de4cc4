#pragma once

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>

/// Options: what a technique lets its user turn on and choose. A technique declares them in its
/// folder; what they are set to lies in one bag that knows none of them.
namespace sepax {

/// An edge of A and an edge of B; absent = the technique chooses.
using EdgeChoice = std::optional<std::array<int, 2>>;
/// A switch, one of several choices, a number, a pair of edges.
using OptionValue = std::variant<bool, int, double, EdgeChoice>;

/// An option by its id, which no other option of any technique has.
template <class Value>
struct Option {
  /// An enum is kept as its number.
  using Stored = std::conditional_t<std::is_enum_v<Value>, int, Value>;
  std::string_view id = {};
  Value standard{};  ///< unless it is set to something else
};

/// What options are set to. Law: two bags are equal when every option has the same value in both.
class OptionBag {
 public:
  template <class Value>
  [[nodiscard]] Value operator[](const Option<Value>& option) const {
    const auto found = values_.find(option.id);
    if (found == values_.end()) return option.standard;
    const auto* value = std::get_if<typename Option<Value>::Stored>(&found->second);
    return value == nullptr ? option.standard : static_cast<Value>(*value);
  }
  template <class Value>
  void set(const Option<Value>& option, std::type_identity_t<Value> value) {
    using Stored = typename Option<Value>::Stored;
    set(option.id, static_cast<Stored>(option.standard), static_cast<Stored>(value));
  }

  // The same by id, for those who go through a list of options.
  [[nodiscard]] OptionValue value(std::string_view id, const OptionValue& standard) const {
    const auto found = values_.find(id);
    return found == values_.end() ? standard : found->second;
  }
  void set(std::string_view id, const OptionValue& standard, const OptionValue& value) {
    if (value != standard) {
      values_.insert_or_assign(std::string(id), value);
    } else if (const auto found = values_.find(id); found != values_.end()) {
      values_.erase(found);
    }
  }

  friend bool operator==(const OptionBag&, const OptionBag&) = default;

  /// Only switches and choices differ, if anything does: no number that a hand moves little by
  /// little.
  [[nodiscard]] bool hasNumbersOf(const OptionBag& other) const {
    return hasThoseOf(other) && other.hasThoseOf(*this);
  }

 private:
  [[nodiscard]] bool hasThoseOf(const OptionBag& other) const {
    return std::all_of(other.values_.begin(), other.values_.end(), [this](const auto& row) {
      const auto found = values_.find(row.first);
      return !std::holds_alternative<double>(row.second) ||
             (found != values_.end() && found->second == row.second);
    });
  }

  std::map<std::string, OptionValue, std::less<>> values_;  ///< but for those that are standard
};

}  // namespace sepax
