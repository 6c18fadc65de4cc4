#include "tests/cli/run_program.h"

#include "tests/support/scene_folder.h"

#include <fmt/format.h>

#include <sys/wait.h>
#include <cstdlib>
#include <fstream>
#include <functional>

namespace sepax::testing {

namespace {

std::string quotedForShell(const std::string& text) {
  std::string quoted = "'";
  for (const char c : text) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return quoted + "'";
}

/// Keeps what a command printed for held_to_schemas.py, where that has named a folder.
void keepOutput(const std::vector<std::string>& arguments, const std::string& out) {
  const char* folder = std::getenv("SEPAX_OUTPUTS");
  if (folder == nullptr || arguments.empty() || !out.starts_with("{")) return;
  const std::string kept = arguments.front() + "\n" + out;
  std::ofstream(fmt::format("{}/{:x}", folder, std::hash<std::string>{}(kept))) << kept;
}

}  // namespace

Run runShell(const std::string& command) {
  const Folder folder;
  folder.write("command", command);
  const std::string line = "env -u DISPLAY -u WAYLAND_DISPLAY sh " + (folder / "command") + " >" +
                           (folder / "out") + " 2>" + (folder / "error");
  const int status = std::system(line.c_str());
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, folder.read("out"), folder.read("error")};
}

Run runProgram(const std::vector<std::string>& arguments, std::string_view input) {
  const Folder folder;
  folder.write("input", input);
  std::string command = "\"$SEPAX_PROGRAM\"";
  for (const std::string& argument : arguments) command += " " + quotedForShell(argument);
  Run run = runShell(command + " <" + quotedForShell(folder / "input"));
  keepOutput(arguments, run.out);
  return run;
}

}  // namespace sepax::testing
