#include "app/cli/commands.h"

#include "app/cli/articles.h"
#include "app/cli/check.h"
#include "app/cli/complete.h"
#include "app/cli/convert.h"
#include "app/cli/exit_code.h"
#include "app/cli/find_counterexample.h"
#include "app/cli/lessons.h"
#include "app/cli/link.h"
#include "app/cli/manual.h"
#include "app/cli/query.h"
#include "app/cli/render.h"
#include "app/cli/sandbox_command.h"
#include "app/cli/streams.h"
#include "app/cli/version.h"
#include "app/documents/load.h"
#include "app/scene/json_path.h"
#include "app/scene/near_words.h"
#include "embedded/completions.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <cctype>
#include <filesystem>
#include <functional>
#include <memory>
#include <new>
#include <stdexcept>
#include <string>
#include <system_error>
#include <vector>

namespace sepax {

namespace {

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

/// "--tp" of "The following argument was not expected: --tp", and the option that was meant.
std::string nearOption(std::string_view words, const CLI::App& app) {
  const std::size_t start = words.rfind(' ') + 1;
  const std::string_view typed = words.substr(start, words.find('=', start) - start);
  if (words.find("not expected") == words.npos || !typed.starts_with("--")) return {};
  const std::vector<CLI::App*> subcommands = app.get_subcommands();
  const CLI::App& asked = subcommands.empty() ? app : *subcommands.front();
  std::vector<std::string> known;
  for (const CLI::Option* option : asked.get_options())
    for (const std::string& name : option->get_lnames()) known.push_back("--" + name);
  return didYouMean(typed, known);
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
  const std::string near = nearOption(words, app);
  return words + (near.empty() ? helpFor(app) : near);
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

int failUnexpectedly(const std::exception& error) {
  return fail(std::string("unexpected: ") + shortened(onOneLine(error.what()), kComplaintBytes) +
              "; please report it with the input");
}

/// Runs a command; what it did not expect becomes one sentence. A reader that has seen enough ends
/// it in peace.
int guarded(const std::function<int()>& run) {
  try {
    return run();
  } catch (const std::bad_alloc&) {
    return fail(kNoMemory);
  } catch (const std::length_error&) {
    return fail("this is larger than any memory; give it less");
  } catch (const std::system_error& error) {
    return error.code() == std::errc::broken_pipe ? kFine : failUnexpectedly(error);
  } catch (const std::exception& error) {
    return failUnexpectedly(error);
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
    return writeTextOrFail(versionText());
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
      {"query", "Answer scenes with all evidence as JSON",
       "Examples:\n"
       "  sepax query scene.json                   every answer, as JSON\n"
       "  sepax query builtin:touching --time 0.5  at a time of the motion\n"
       "  sepax query --batch < scenes.jsonl       a scene in each line, an answer in each line\n"
       "Exit codes: 0 answered; 2 wrong use or input, one sentence on standard error.",
       declareQuery},
      {"check", "Say what is wrong with polygons, and what helps",
       "Examples:\n"
       "  sepax check scene.json                     what the doctor finds, with places and cures\n"
       "  sepax check --errors --json level.svg      only what makes no polygon, for programs\n"
       "  sepax check --fix level.wkt -o cured.json  after the cures that lose nothing\n"
       "  sepax check --fix=untangle - -o - --to wkt < level.wkt\n"
       "  sepax check --y-down --names hull,wing map.csv\n"
       "Exit codes: 0 every polygon is one; 1 at least one is none, with --fix of the cured;\n"
       "2 wrong use or input.",
       declareCheck},
      {"render", "Draw scenes as pictures, without a display",
       "Examples:\n"
       "  sepax render scene.json -o picture.png --theme light\n"
       "  sepax render builtin:first-contact -o motion.gif --animate motion\n"
       "  sepax render scene.json -o figure.pdf --theme print --mm 85 --legend\n"
       "Exit codes: 0 drawn; 2 wrong use or input, one sentence on standard error.",
       declareRender},
      {"convert", "Turn polygons from one text format into another, and a PNG into tiles",
       "Examples:\n"
       "  sepax convert report.txt -o scene.json  polygons out of any text\n"
       "  sepax convert level.geojson --to box2d --parts\n"
       "                                          as source code, in parts that Box2D takes\n"
       "  sepax convert --y-down --names hull picture.svg -o hull.py\n"
       "  sepax convert lakes.wkt --holes bridge -o scene.json  isles joined to the shore\n"
       "  sepax convert tiles.png --tile-size 16 -o scene.json\n"
       "What was left out or assumed is told on standard error.\n"
       "Exit codes: 0 written; 2 no polygon, wrong use or input.",
       declareConvert},
      {"link", "Turn a scene into an address that a browser opens, or that is pasted into sepax",
       "Examples:\n"
       "  sepax link scene.json --base https://example.org/sepax/  for a page of your own\n"
       "  sepax \"$(sepax link scene.json)\"                        opens what a link holds\n"
       "The scene travels in the address itself: nothing is sent anywhere.\n"
       "Exit codes: 0 written; 2 wrong use or input.",
       declareLink},
      {"articles", "List the five articles: items, figures and errors, each with its scene",
       "Example:\n  sepax articles --json\nExit codes: 0 listed; 2 wrong use.", declareArticles},
      {"lessons", "List the lessons, read one as text, check lessons of your own",
       "Examples:\n"
       "  sepax lessons --text sat/01-shadows  in the order in which it is read aloud\n"
       "  sepax lessons --check my-lessons/    plays every solution\n"
       "Exit codes: 0 fine; 2 wrong use, or a lesson that does not work.",
       declareLessons},
      {"find-counterexample", "Find a small scene in which a published algorithm is wrong",
       "Exit codes: 0 found; 2 wrong use, or none was found.", declareFindCounterexample}};
}

namespace {

/// What a shell needs to know of the program.
struct ForShells {
  bool manual = false;
  std::string completions;  ///< name of the shell
};

void declareForShells(CLI::App& app, ForShells& wanted) {
  constexpr const char* kGroup = "For the shell";
  app.add_flag("--man", wanted.manual, "Print the manual page, for man -l -")->group(kGroup);
  app.add_option("--completions", wanted.completions,
                 "Print the completions for a shell: bash, zsh or fish")
      ->group(kGroup);
}

int writeCompletions(const std::string& shell) {
  for (const embedded::File& script : embedded::completions())
    if (script.name == shell)
      return writeTextOrFail(
          {reinterpret_cast<const char*>(script.bytes.data()), script.bytes.size()});
  return fail(
      fmt::format("--completions: {} is unknown; choose bash, zsh or fish", inQuotes(shell)));
}

int runUnguarded(int count, const char* const* arguments, const Hooks& hooks) {
  CLI::App app("sepax: a sandbox for the collision of 2D polygons", "sepax");
  app.set_version_flag("--version", std::string(versionText()),
                       "Print the version, and what it was built with");
  app.require_subcommand(0, 1);
  app.footer(
      "Examples:\n"
      "  sepax                    the start page: lessons, scenes, your own work\n"
      "  sepax scene.json         opens a scene, or polygons of any text\n"
      "  sepax builtin:touching   opens one of ours; sepax render --list names them\n"
      "  sepax 'https://...#s='   opens the scene of a link\n"
      "  program | sepax -        opens what another program prints\n"
      "  sepax COMMAND --help     explains one of the commands above\n"
      "Exit codes: 0 fine; 1 the answer is no (check); 2 wrong use or input.");
  ForShells wanted;
  declareForShells(app, wanted);
  std::function<int()> run = declareSandbox(app, hooks);
  for (const Command& command : commands()) {
    CLI::App* sub = app.add_subcommand(std::string(command.name), std::string(command.summary));
    sub->footer(std::string(command.examples));
    sub->final_callback([&run, action = command.declare(*sub, hooks)] { run = action; });
  }
  // Asked by the completions alone; what has been typed so far need not be right.
  if (count > 1 && std::string_view(arguments[1]) == "--complete")
    return writeTextOrFail(completionText(app, {arguments + 2, arguments + count}));
  return runParsed(app, count, arguments, [&] {
    if (wanted.manual) return writeTextOrFail(manualText(app));
    return wanted.completions.empty() ? run() : writeCompletions(wanted.completions);
  });
}

}  // namespace

int runCommandLine(int count, const char* const* arguments, const Hooks& hooks) {
  return guarded([&] { return runUnguarded(count, arguments, hooks); });
}

}  // namespace sepax
