#include "tests/cli/run_program.h"

#include "tests/support/scene_folder.h"

#include <sys/wait.h>
#include <cstdlib>

namespace sepax::testing {

namespace {

std::string quotedForShell(const std::string& text) {
  std::string quoted = "'";
  for (const char c : text) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return quoted + "'";
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
  return runShell(command + " <" + quotedForShell(folder / "input"));
}

}  // namespace sepax::testing
