#include "app/cli/settings.h"

#include "app/scene/json_path.h"
#include "app/techniques/contract/option_text.h"
#include "app/techniques/table.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

namespace sepax {

namespace {

std::string idOf(const std::string& setting) { return setting.substr(0, setting.find('=')); }

bool hasOption(const Technique& technique, const OptionRow& option) {
  return std::ranges::count(technique.options, option.id, &OptionRow::id) > 0;
}

}  // namespace

Settled withSettings(OptionBag options, const std::vector<std::string>& settings) {
  for (const std::string& setting : settings) {
    const std::size_t equals = setting.find('=');
    const std::string id = idOf(setting);
    const OptionRow* option = optionNamed(techniques(), id);
    if (option == nullptr)
      return {{},
              fmt::format("--set: {} is no option; choose one of {}", inQuotes(id),
                          optionNames(techniques()))};
    const std::string text = equals == setting.npos ? "" : setting.substr(equals + 1);
    const std::optional<OptionValue> value = optionValueNamed(*option, text);
    if (!value)
      return {{},
              fmt::format("--set: {} is no value of {}; write {}=VALUE with {}", inQuotes(text), id,
                          id, optionValueNames(*option))};
    options.set(option->id, option->standard, *value);
  }
  return {std::move(options), {}};
}

std::string rangeProblem(const std::vector<std::string>& settings, const Evidence& evidence,
                         const OptionBag& options, std::string_view technique) {
  for (const std::string& setting : settings) {
    const OptionRow* option = optionNamed(techniques(), idOf(setting));
    const Technique* shown = findTechnique(technique);
    if (shown != nullptr && !hasOption(*shown, *option)) continue;
    const std::string refusal = optionRefusal(*option, evidence, options);
    if (!refusal.empty()) return fmt::format("--set: {} is out of range; {}", setting, refusal);
  }
  return {};
}

}  // namespace sepax
