#include "app/cli/settings.h"

#include "app/scene/json_path.h"
#include "app/techniques/contract/option_text.h"
#include "app/techniques/table.h"

#include <fmt/format.h>

#include <optional>
#include <string_view>

namespace sepax {

namespace {

const OptionRow* optionNamed(std::string_view id) {
  for (const Technique& technique : techniques())
    for (const OptionRow& option : technique.options)
      if (option.id == id) return &option;
  return nullptr;
}

std::string knownOptions() {
  std::string names;
  for (const Technique& technique : techniques())
    for (const OptionRow& option : technique.options)
      names.append(names.empty() ? "" : ", ").append(option.id);
  return names;
}

}  // namespace

std::string takeSettings(const std::vector<std::string>& settings, OptionBag& options) {
  for (const std::string& setting : settings) {
    const std::size_t equals = setting.find('=');
    const std::string id = setting.substr(0, equals);
    const OptionRow* option = optionNamed(id);
    if (option == nullptr)
      return fmt::format("--set: {} is no option; choose one of {}", inQuotes(id), knownOptions());
    const std::string text = equals == setting.npos ? "" : setting.substr(equals + 1);
    const std::optional<OptionValue> value = optionValueNamed(*option, text);
    if (!value)
      return fmt::format("--set: {} is no value of {}; write {}=VALUE with {}", inQuotes(text), id,
                         id, optionValueNames(*option));
    options.set(option->id, option->standard, *value);
  }
  return {};
}

}  // namespace sepax
