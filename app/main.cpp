#include "app/cli/commands.h"
#include "app/platform/desktop/headless.h"
#include "app/platform/sandbox.h"

#include <csignal>

int main(int count, char** arguments) {
  // A reader that closes its pipe early is a write that failed, not the end of the program.
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);  // and a file that may not grow, likewise
  return sepax::runCommandLine(
      count, arguments, {.runSandbox = sepax::runSandbox, .renderWindow = sepax::renderWindow});
}
