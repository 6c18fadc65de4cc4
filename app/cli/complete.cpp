#include "app/cli/complete.h"

#include "app/cli/known_values.h"
#include "app/scene/json_path.h"

#include <CLI/CLI.hpp>

#include <utility>
#include <vector>

namespace sepax {

namespace {

bool takesValue(const CLI::Option& option) { return option.get_items_expected_max() > 0; }

std::vector<const CLI::App*> subcommandsOf(const CLI::App& app) {
  return app.get_subcommands([](const CLI::App*) { return true; });
}

/// What has been typed before the word under the cursor.
struct Typed {
  const CLI::App* command = nullptr;
  const CLI::Option* open = nullptr;  ///< it still waits for its value
  int arguments = 0;                  ///< that stand without an option
  bool onlyArguments = false;         ///< after "--"
};

/// A word after those.
Typed after(Typed typed, const std::string& word) {
  if (std::exchange(typed.open, nullptr) != nullptr) return typed;
  if (!typed.onlyArguments && word == "--") {
    typed.onlyArguments = true;
    return typed;
  }
  if (!typed.onlyArguments && word.starts_with('-') && word != "-") {
    const CLI::Option* option = typed.command->get_option_no_throw(word);
    if (option != nullptr && takesValue(*option)) typed.open = option;
    return typed;
  }
  if (typed.arguments == 0)
    for (const CLI::App* subcommand : subcommandsOf(*typed.command))
      if (subcommand->check_name(word)) return {subcommand};
  ++typed.arguments;
  return typed;
}

/// What the word may become.
struct Completion {
  std::vector<Candidate> words;
  bool files = false;
};

void add(Completion& completion, const CLI::Option& option, const std::string& before,
         std::string_view typed) {
  const KnownValues* values = knownValuesOf(option.get_name());
  if (values == nullptr) return;
  for (Candidate& candidate : wordsFor(*values, typed))
    completion.words.push_back({before + candidate.word, std::move(candidate.about)});
  completion.files = completion.files || values->files;
}

Completion optionsOf(const CLI::App& command) {
  Completion completion;
  for (const CLI::Option* option : command.get_options()) {
    for (const std::string& name : option->get_lnames())
      completion.words.push_back({"--" + name, option->get_description()});
    for (const std::string& name : option->get_snames())
      completion.words.push_back({"-" + name, option->get_description()});
  }
  return completion;
}

Completion argumentsOf(const Typed& typed) {
  Completion completion;
  if (typed.arguments == 0)
    for (const CLI::App* command : subcommandsOf(*typed.command))
      completion.words.push_back({command->get_name(), command->get_description()});
  return completion;
}

Completion completionOf(const Typed& typed, const std::string& word) {
  Completion completion;
  if (typed.open != nullptr) {
    add(completion, *typed.open, "", word);
    return completion;
  }
  if (!typed.onlyArguments && word.starts_with('-')) {
    const std::size_t equals = word.find('=');
    if (equals == word.npos) return optionsOf(*typed.command);
    const CLI::Option* option = typed.command->get_option_no_throw(word.substr(0, equals));
    if (option != nullptr && takesValue(*option))
      add(completion, *option, word.substr(0, equals + 1), word.substr(equals + 1));
    return completion;
  }
  completion = argumentsOf(typed);
  for (const CLI::Option* option : typed.command->get_options())
    if (option->get_positional() && typed.arguments < option->get_items_expected_max())
      add(completion, *option, "", word);
  return completion;
}

}  // namespace

std::string completionText(const CLI::App& app, const std::vector<std::string>& typed) {
  const std::string word = typed.empty() ? "" : typed.back();
  Typed before{&app};
  for (std::size_t i = 0; i + 1 < typed.size(); ++i) before = after(before, typed[i]);
  const Completion completion = completionOf(before, word);
  std::string text;
  for (const Candidate& candidate : completion.words) {
    if (!candidate.word.starts_with(word)) continue;
    text += candidate.word;
    if (!candidate.about.empty()) text += "\t" + onOneLine(candidate.about);
    text += '\n';
  }
  return completion.files ? text + kFilesWanted + "\n" : text;
}

}  // namespace sepax
