#include "app/techniques/contract/option_text.h"

#include <fmt/format.h>

#include <charconv>

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

std::string edgesText(const EdgeChoice& edges) {
  return edges ? fmt::format("{},{}", (*edges)[0], (*edges)[1]) : "";
}

}  // namespace

const OptionRow* optionNamed(TechniqueTable techniques, std::string_view id) {
  for (const Technique& technique : techniques)
    for (const OptionRow& option : technique.options)
      if (option.id == id) return &option;
  return nullptr;
}

std::string optionNames(TechniqueTable techniques) {
  std::string names;
  for (const Technique& technique : techniques)
    for (const OptionRow& option : technique.options)
      names.append(names.empty() ? "" : ", ").append(option.id);
  return names;
}

std::optional<OptionValue> optionValueNamed(const OptionRow& option, std::string_view text) {
  if (!option.choices.empty()) return choiceNamed(option, text);
  if (std::holds_alternative<EdgeChoice>(option.standard)) return edgesNamed(text);
  if (std::holds_alternative<bool>(option.standard)) {
    if (text != kOn && text != kOff) return std::nullopt;
    return text == kOn;
  }
  if (std::holds_alternative<int>(option.standard)) return numberNamed<int>(text);
  const std::optional<double> number = numberNamed<double>(text);
  if (!number || !(*number >= option.least && *number <= option.most)) return std::nullopt;
  return *number;
}

std::string optionValueText(const OptionRow& option, const OptionValue& value) {
  for (const OptionChoice& choice : option.choices)
    if (value == OptionValue(choice.value)) return std::string(choice.key);
  if (const bool* on = std::get_if<bool>(&value)) return std::string(*on ? kOn : kOff);
  if (const int* number = std::get_if<int>(&value)) return fmt::format("{}", *number);
  if (const double* number = std::get_if<double>(&value)) return fmt::format("{}", *number);
  return edgesText(std::get<EdgeChoice>(value));
}

std::string optionValueNames(const OptionRow& option) {
  if (std::holds_alternative<EdgeChoice>(option.standard)) {
    return "an edge of A and one of B, such as 2,1";
  }
  if (std::holds_alternative<bool>(option.standard)) return "on or off";
  if (option.choices.empty() && std::holds_alternative<int>(option.standard))
    return "a whole number";
  if (option.choices.empty())
    return fmt::format("a number from {:.0f} to {:.0f}", option.least, option.most);
  std::string names;
  for (const OptionChoice& choice : option.choices) {
    const bool last = &choice == &option.choices.back();
    names.append(names.empty() ? "" : last ? " or " : ", ").append(choice.key);
  }
  return names;
}

std::string optionRefusal(const OptionRow& option, const Evidence& evidence,
                          const OptionBag& options) {
  const OptionValue value = options.value(option.id, option.standard);
  if (option.refusal == nullptr || value == option.standard) return {};
  return option.refusal(evidence, value);
}

}  // namespace sepax
