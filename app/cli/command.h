#pragma once

#include "app/cli/hooks.h"

#include <functional>
#include <string_view>

namespace CLI {
class App;
}

namespace sepax {

/// A subcommand: one file, one row in the table of commands.cpp.
struct Command {
  std::string_view name;
  std::string_view summary;   ///< for --help
  std::string_view examples;  ///< for --help: a line each, and what the exit codes mean
  /// Declares the options; what it returns runs after they are read and gives the exit code.
  std::function<int()> (*declare)(CLI::App&, const Hooks&);
};

}  // namespace sepax
