#include "app/cli/known_values.h"
#include "app/cli/commands.h"
#include "app/cli/sandbox_command.h"

#include <doctest/doctest.h>
#include <CLI/CLI.hpp>

#include <set>
#include <string>

// The table of what can be typed holds a row for every value that a command takes, and no other.

namespace sepax {
namespace {

std::set<std::string> valuesOf(const CLI::App& app) {
  std::set<std::string> names;
  for (const CLI::Option* option : app.get_options())
    if (option->get_items_expected_max() > 0) names.insert(option->get_name());
  return names;
}

TEST_CASE("every option and argument that takes a value has its row") {
  CLI::App app;
  auto sandbox = declareSandbox(app, {});
  std::set<std::string> names = valuesOf(app);
  for (const Command& command : commands()) {
    CLI::App* sub = app.add_subcommand(std::string(command.name));
    auto action = command.declare(*sub, {});
    names.merge(valuesOf(*sub));
  }
  CHECK(names.size() > 25);
  for (const std::string& name : names) CHECK_MESSAGE(knownValuesOf(name) != nullptr, name);
  CHECK(knownValuesOf("--nonsense") == nullptr);
}

TEST_CASE("of a list with commas, the last word is completed") {
  const std::vector<Candidate> words = wordsFor(*knownValuesOf("--hide"), "grid,names,w");
  REQUIRE(words.size() == 7);
  CHECK(words[4].word == "grid,names,words");
}

}  // namespace
}  // namespace sepax
