#include "app/cli/commands.h"

#include "app/cli/articles.h"
#include "app/cli/check.h"
#include "app/cli/convert.h"
#include "app/cli/exit_code.h"
#include "app/cli/find_counterexample.h"
#include "app/cli/lessons.h"
#include "app/cli/query.h"
#include "app/cli/render.h"
#include "app/cli/sandbox_command.h"
#include "app/cli/streams.h"
#include "app/documents/load.h"
#include "app/scene/json_path.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <cctype>
#include <filesystem>
#include <functional>
#include <memory>
#include <new>
#include <stdexcept>
#include <string>
#include <vector>

namespace sepax {

namespace {

constexpr std::string_view kVersion = "sepax " SEPAX_VERSION "\n";
constexpr std::size_t kComplaintBytes = 300;  ///< of the option reader's words in a message

/// "Could not convert: --time = abc", which the option reader says of numbers alone, in our words.
std::string numberComplaint(std::string_view words) {
  constexpr std::string_view kStart = "Could not convert: ";
  constexpr std::string_view kEquals = " = ";
  const std::size_t equals = words.find(kEquals);
  if (!words.starts_with(kStart) || equals == std::string_view::npos) return {};
  const std::string_view value = words.substr(equals + kEquals.size());
  const bool number = value.find_first_not_of("+-.") != std::string_view::npos &&
                      value.find_first_not_of("0123456789.eE+-") == std::string_view::npos;
  return fmt::format("{}: \"{}\" is {}", words.substr(kStart.size(), equals - kStart.size()), value,
                     number ? "too large, or not a whole number" : "no number");
}

/// "--time: 1 required FLOAT missing" and "--size: At Most 1 required but received 2" in our words.
std::string countComplaint(std::string_view words) {
  const std::string_view option = words.substr(0, words.find(':'));
  if (words.find(" required ") == words.npos || option.empty()) return {};
  if (words.ends_with(" missing")) return fmt::format("{} needs a value", option);
  const bool several = words.find("At Most 1 required") != words.npos;
  return several ? fmt::format("{} is given more than once", option) : std::string();
}

/// Where the options of what was typed are explained.
std::string helpFor(const CLI::App& app) {
  const std::vector<CLI::App*> typed = app.get_subcommands();
  return "; see sepax " + (typed.empty() ? "" : typed.front()->get_name() + " ") + "--help";
}

/// The complaint of the option reader as one sentence of ours.
std::string sentenceOf(const CLI::ParseError& error, const CLI::App& app) {
  std::string words = shortened(onOneLine(error.what()), kComplaintBytes);
  while (!words.empty() && (words.back() == '.' || words.back() == ' ')) words.pop_back();
  for (const std::string& ours : {numberComplaint(words), countComplaint(words)})
    if (!ours.empty()) return ours + helpFor(app);
  // "The following ..." becomes the middle of a sentence; "--size ..." stays as it is.
  if (words.size() > 1 && std::islower(static_cast<unsigned char>(words[1])) != 0)
    words[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(words[0])));
  return words + helpFor(app);
}

/// Nobody means an empty argument: it comes from a variable of a script that holds nothing.
std::string emptyArgument(int count, const char* const* arguments) {
  for (int i = 1; i < count; ++i) {
    if (*arguments[i] != '\0') continue;
    return i == 1 ? "an empty argument; leave it out"
                  : fmt::format("an empty argument after {}; give it a value, or leave it out",
                                shortened(onOneLine(arguments[i - 1]), kComplaintBytes));
  }
  return {};
}

/// Runs a command; what it did not expect becomes one sentence.
int guarded(const std::function<int()>& run) {
  try {
    return run();
  } catch (const std::bad_alloc&) {
    return fail(kNoMemory);
  } catch (const std::length_error&) {
    return fail("this is larger than any memory; give it less");
  } catch (const std::exception& error) {
    return fail(std::string("unexpected: ") + shortened(onOneLine(error.what()), kComplaintBytes) +
                "; please report it with the input");
  }
}

/// Reads the arguments and runs what they ask for.
int runParsed(CLI::App& app, int count, const char* const* arguments,
              const std::function<int()>& run) {
  if (const std::string problem = emptyArgument(count, arguments); !problem.empty())
    return fail(problem);
  try {
    app.parse(count, arguments);
  } catch (const CLI::CallForHelp&) {
    return writeTextOrFail(app.help());
  } catch (const CLI::CallForVersion&) {
    return writeTextOrFail(kVersion);
  } catch (const CLI::ParseError& error) {
    const bool command = count > 1 && *arguments[1] != '-' && app.get_subcommands().empty();
    if (command && looksLikeCommand(arguments[1])) return fail(noSuchCommand(arguments[1]));
    return fail(sentenceOf(error, app));
  }
  return run();
}

}  // namespace

std::vector<Command> commands() {
  return {
      {"query", "Answer scenes with all evidence as JSON", declareQuery},
      {"check", "Say what is wrong with polygons, and what helps", declareCheck},
      {"render", "Draw scenes as pictures, without a display", declareRender},
      {"convert", "Turn polygons from one text format into another, and a PNG into tiles",
       declareConvert},
      {"articles", "List the five articles: items, figures and errors, each with its scene",
       declareArticles},
      {"lessons", "List the lessons, read one as text, check lessons of your own", declareLessons},
      {"find-counterexample", "Find a small scene in which a published algorithm is wrong",
       declareFindCounterexample}};
}

namespace {

int runUnguarded(int count, const char* const* arguments, const Hooks& hooks) {
  CLI::App app("sepax: a sandbox for the collision of 2D polygons", "sepax");
  app.set_version_flag("--version", std::string(kVersion), "Print the version");
  app.require_subcommand(0, 1);
  std::function<int()> run = declareSandbox(app, hooks);
  for (const Command& command : commands()) {
    CLI::App* sub = app.add_subcommand(std::string(command.name), std::string(command.summary));
    sub->final_callback([&run, action = command.declare(*sub, hooks)] { run = action; });
  }
  return runParsed(app, count, arguments, [&run] { return run(); });
}

}  // namespace

int runCommandLine(int count, const char* const* arguments, const Hooks& hooks) {
  return guarded([&] { return runUnguarded(count, arguments, hooks); });
}

}  // namespace sepax
