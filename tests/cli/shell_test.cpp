#include "tests/cli/run_program.h"
#include "tests/support/scene_folder.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

// What the program tells a shell: its manual, the words that can be typed, colours in a terminal.

namespace sepax {
namespace {

using testing::Folder;
using testing::Run;
using testing::runProgram;
using testing::runShell;

std::vector<std::string> linesOf(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

/// What can be typed in place of the last word, without what it means.
std::vector<std::string> offered(std::vector<std::string> typed) {
  typed.insert(typed.begin(), "--complete");
  const Run run = runProgram(typed);
  CHECK(run.code == 0);
  CHECK(run.error == "");
  std::vector<std::string> words;
  for (const std::string& line : linesOf(run.out)) words.push_back(line.substr(0, line.find('\t')));
  return words;
}

bool offers(const std::vector<std::string>& typed, const std::string& word) {
  return std::ranges::count(offered(typed), word) == 1;
}

/// All matches of the first group.
std::vector<std::string> matches(const std::string& text, const char* pattern) {
  const std::regex regex(pattern);
  std::vector<std::string> found;
  for (std::sregex_iterator i(text.begin(), text.end(), regex), end; i != end; ++i)
    found.push_back((*i)[1]);
  return found;
}

std::vector<std::string> commandNames() {
  const std::string help = runProgram({"--help"}).out;
  const std::size_t start = help.find("Subcommands:");
  REQUIRE(start != std::string::npos);
  return matches(help.substr(start, help.find("Examples:") - start), "\n  ([a-z-]+) ");
}

/// A terminal without a language shows no other signs, and man complains about them.
bool isPlain(const std::string& text) {
  return std::ranges::none_of(text, [](char c) { return static_cast<unsigned char>(c) > 0x7E; });
}

TEST_SUITE_BEGIN("cli");

TEST_CASE("the manual has every option of every command, and no other") {
  const Run run = runProgram({"--man"});
  CHECK(run.code == 0);
  CHECK(run.error == "");
  CHECK(run.out.starts_with(".TH SEPAX 1 "));
  CHECK(isPlain(run.out));
  CHECK(isPlain(runProgram({"--help"}).out));
  const std::string manual = std::regex_replace(run.out, std::regex(R"(\\-)"), "-");
  std::vector<std::string> commands = commandNames();
  CHECK(commands.size() >= 7);
  for (const std::string& command : commands) {
    CAPTURE(command);
    const std::size_t start = manual.find("\n.SS " + command + "\n");
    REQUIRE(start != std::string::npos);
    const std::size_t end = manual.find("\n.S", start + 1);
    const std::string section = manual.substr(start, end - start);
    const std::string help = runProgram({command, "--help"}).out;
    CHECK(isPlain(help));
    const std::vector<std::string> options = matches(help, "\n  (?:-.,)?(--[a-z-]+)");
    CHECK(options.size() >= 2);
    CHECK(matches(section, R"(\n\.TP\n\\fB(?:-.\\fR, \\fB)?(--[a-z-]+)\\fR)") == options);
    CHECK(section.find(help.substr(help.find("Exit codes:"), 20)) != std::string::npos);
  }
  for (const char* words :
       {"--completions", "--lesson", "NO_COLOR", "XDG_STATE_HOME", "Exit codes"})
    CHECK_MESSAGE(manual.find(words) != std::string::npos, words);
}

TEST_CASE("commands, options, values and names of files are completed where they may stand") {
  CHECK(offers({"qu"}, "query"));
  CHECK(offers({"q"}, ":files"));
  CHECK(offers({""}, "builtin:"));
  CHECK_FALSE(offers({"query", ""}, "render"));
  CHECK(offers({"query", "--ba"}, "--batch"));
  CHECK_FALSE(offers({"query", "--ba"}, ":files"));
  CHECK(offers({"render", "-"}, "--theme"));
  CHECK(offers({"render", "-"}, "-o"));
  CHECK(offers({"render", "--theme", "li"}, "light"));
  CHECK(offers({"render", "--theme=li"}, "--theme=light"));
  CHECK(offers({"--theme", "dark", "--technique", "s"}, "sat"));
  CHECK(offers({"query", "a.json", "builtin:two-p"}, "builtin:two-pentagons"));
  CHECK(offers({"query", "builtin:erratum-C"}, "builtin:erratum-C1"));
  CHECK(offers({"render", "--hide", "grid,na"}, "grid,names"));
  CHECK(offers({"render", "--set", "allA"}, "allAxes="));
  CHECK(offers({"render", "--set", "allAxes="}, "allAxes=on"));
  CHECK(offers({"render", "--set=allAxes=of"}, "--set=allAxes=off"));
  CHECK(offers({"convert", "a.svg", "--to", "w"}, "wkt"));
  CHECK(offered({"convert", "a.svg", ""}).empty());
  CHECK(offered({"query", "--time", ""}).empty());
  CHECK(offers({"lessons", "--text", "sat/01"}, "sat/01-shadows"));
  CHECK(offers({"lessons", "--check", ""}, ":files"));
  CHECK(offers({"find-counterexample", "one"}, "one-counter"));
  CHECK(offers({"--completions", ""}, "zsh"));
  CHECK(offered({"query", "--", "--ba"}) == std::vector<std::string>{":files"});
  CHECK(offered({"query", "--nonsense=", ""}).size() == 2);
  CHECK(offers({"articles", "--"}, "--json"));
  CHECK(runProgram({"--complete"}).out.find("query\t") != std::string::npos);
}

TEST_CASE("what is offered is what the program takes") {
  const std::vector<std::vector<std::string>> options{
      {"render", "builtin:touching", "-o", "x.png", "--theme"},
      {"render", "builtin:touching", "-o", "x.png", "--technique"},
      {"render", "builtin:touching", "-o", "x.png", "--answers"},
      {"render", "builtin:touching", "-o", "x.png", "--animate"},
      {"render", "builtin:touching", "-o", "x.png", "--map"},
      {"render", "builtin:touching", "-o", "x.png", "--hide"},
      {"convert", "builtin:touching", "--to"},
      {"find-counterexample"},
      {"--completions"},
      {"--theme"}};
  for (std::vector<std::string> option : options) {
    CAPTURE(option.back());
    option.emplace_back("");
    std::vector<std::string> words = offered(option);
    option.back() = "nonsense";
    const std::string error = runProgram(option).error;
    const std::size_t list = error.find_last_of(":;");
    REQUIRE(list != std::string::npos);
    std::vector<std::string> named = matches(error.substr(list), "([a-zA-Z0-9_-]+)");
    std::erase_if(named, [](const std::string& word) {
      return word == "choose" || word == "one" || word == "of" || word == "or" || word == "from";
    });
    std::ranges::sort(words);
    std::ranges::sort(named);
    CHECK(named == words);
  }
}

TEST_CASE("a shell that is not known is one sentence") {
  const Run run = runProgram({"--completions", "tcsh"});
  CHECK(run.code == 2);
  CHECK(run.error == "sepax: --completions: \"tcsh\" is unknown; choose bash, zsh or fish\n");
}

/// Runs a command in a terminal of its own.
Run inTerminal(const std::string& environment, const std::string& command) {
  return runShell(environment +
                  " python3 -c 'import os, pty, sys\n"
                  "sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))' " +
                  command + " </dev/null");
}

TEST_CASE("check colours how grave a finding is, in a terminal alone and where nobody objects") {
  const Folder folder;
  folder.write("bow.txt", "[[0,0],[2,2],[2,0],[0,2]]\n[[0,0],[0,1],[1,0]]\n");
  const std::string check = "\"$SEPAX_PROGRAM\" check " + (folder / "bow.txt");
  const std::string escape = "\x1b[";
  const Run coloured = inTerminal("env -u NO_COLOR TERM=xterm", check);
  CHECK(coloured.code == 1);
  CHECK(coloured.out.find("\x1b[1;31merror\x1b[0m ") != std::string::npos);
  CHECK(coloured.out.find("\x1b[33mnote\x1b[0m  ") != std::string::npos);
  CHECK(inTerminal("env NO_COLOR= TERM=xterm", check).out == coloured.out);
  const Run plain = inTerminal("env NO_COLOR=1 TERM=xterm", check);
  CHECK(plain.out.find("    error self_intersection") != std::string::npos);
  CHECK(plain.out.find(escape) == std::string::npos);
  CHECK(std::regex_replace(coloured.out, std::regex("\x1b\\[[0-9;]*m"), "") == plain.out);
  CHECK(inTerminal("env -u NO_COLOR TERM=dumb", check).out == plain.out);
  CHECK(runShell("TERM=xterm " + check).out.find(escape) == std::string::npos);
}

TEST_CASE("no other command colours anything") {
  for (const std::string command :
       {"--help", "--version", "--man", "query builtin:touching", "check --json builtin:touching",
        "articles", "lessons", "convert builtin:touching --to wkt",
        "find-counterexample nonsense"}) {
    CAPTURE(command);
    const Run run = inTerminal("env -u NO_COLOR TERM=xterm", "\"$SEPAX_PROGRAM\" " + command);
    CHECK(run.out != "");
    CHECK(run.out.find('\x1b') == std::string::npos);
  }
}

TEST_CASE("a name in a report colours nothing") {
  const Folder folder;
  folder.write("bow.json", R"({"format":"sepax-scene","version":1,"bodies":[)"
                           R"({"name":"\u001b[31mred","vertices":[[0,0],[2,2],[2,0],[0,2]]}]})");
  const Run run =
      inTerminal("env -u NO_COLOR TERM=xterm", "\"$SEPAX_PROGRAM\" check " + (folder / "bow.json"));
  CHECK(run.out.find("\\x1b[31mred") != std::string::npos);
  CHECK(run.out.find("\x1b[31mred") == std::string::npos);
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
