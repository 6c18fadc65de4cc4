#include "app/techniques/contract/option_text.h"

#include <charconv>
#include <cmath>

namespace sepax {
namespace {

constexpr std::string_view kOn = "on";
constexpr std::string_view kOff = "off";

template <class Number>
std::optional<Number> numberNamed(std::string_view text) {
  Number value{};
  const char* end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, value);
  if (read.ec != std::errc{} || read.ptr != end) return std::nullopt;
  return value;
}

std::optional<OptionValue> choiceNamed(const OptionRow& option, std::string_view text) {
  for (const OptionChoice& choice : option.choices) {
    if (choice.key == text) return choice.value;
  }
  return std::nullopt;
}

/// "2,1": an edge of A and one of B.
std::optional<OptionValue> edgesNamed(std::string_view text) {
  const std::size_t comma = text.find(',');
  if (comma == text.npos) return std::nullopt;
  const auto a = numberNamed<int>(text.substr(0, comma));
  const auto b = numberNamed<int>(text.substr(comma + 1));
  if (!a || !b) return std::nullopt;
  return EdgeChoice(std::array{*a, *b});
}

}  // namespace

std::optional<OptionValue> optionValueNamed(const OptionRow& option, std::string_view text) {
  if (!option.choices.empty()) return choiceNamed(option, text);
  if (std::holds_alternative<EdgeChoice>(option.standard)) return edgesNamed(text);
  if (std::holds_alternative<bool>(option.standard)) {
    if (text != kOn && text != kOff) return std::nullopt;
    return text == kOn;
  }
  if (std::holds_alternative<int>(option.standard)) return numberNamed<int>(text);
  const std::optional<double> number = numberNamed<double>(text);
  if (!number || !std::isfinite(*number)) return std::nullopt;
  return *number;
}

std::string optionValueNames(const OptionRow& option) {
  if (std::holds_alternative<EdgeChoice>(option.standard)) {
    return "an edge of A and one of B, such as 2,1";
  }
  if (std::holds_alternative<bool>(option.standard)) return "on or off";
  if (option.choices.empty()) return "a number";
  std::string names;
  for (const OptionChoice& choice : option.choices) {
    const bool last = &choice == &option.choices.back();
    names.append(names.empty() ? "" : last ? " or " : ", ").append(choice.key);
  }
  return names;
}

}  // namespace sepax
