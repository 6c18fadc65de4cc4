#include "app/platform/sandbox.h"

#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace {

using Text = std::pair<std::string_view, std::string*>;
using Flag = std::pair<std::string_view, bool*>;

/// What the address of the page asks for, each as NAME=VALUE; what is not known is left alone.
sepax::SandboxOptions optionsOf(int count, char** arguments) {
  sepax::SandboxOptions options;
  const std::array<Text, 5> texts{{{"scene", &options.scene},
                                   {"link", &options.link},
                                   {"technique", &options.technique},
                                   {"lesson", &options.lesson},
                                   {"base", &options.linkBase}}};
  const std::array<Flag, 3> flags{
      {{"embed", &options.embedded}, {"restore", &options.restores}, {"still", &options.still}}};
  for (int i = 1; i < count; ++i) {
    const std::string_view argument = arguments[i];
    const std::string_view name = argument.substr(0, argument.find('='));
    if (name.size() == argument.size()) continue;
    const std::string_view value = argument.substr(name.size() + 1);
    for (const auto& [known, text] : texts)
      if (name == known) *text = value;
    for (const auto& [known, flag] : flags)
      if (name == known) *flag = value != "0";
    sepax::ThemeId theme{};
    if (name == "theme" && sepax::themeFromName(value, theme)) options.theme = theme;
  }
  return options;
}

}  // namespace

int main(int count, char** arguments) { return sepax::runSandbox(optionsOf(count, arguments)); }
