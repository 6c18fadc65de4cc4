#include "app/platform/desktop/open_folder.h"

#include "app/codecs/video.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>
#include <chrono>
#include <optional>
#include <thread>
#include <utility>

extern char** environ;

namespace sepax {
namespace {

constexpr const char* kProgram = "xdg-open";
constexpr std::chrono::milliseconds kBetweenLooks{20};
constexpr int kLooks = 50;  ///< at the program: a second

/// What the program says does not belong among our words.
class Silence {
 public:
  Silence() {
    posix_spawn_file_actions_init(&actions_);
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
      posix_spawn_file_actions_addopen(&actions_, stream, "/dev/null", O_RDWR, 0);
    }
  }
  Silence(const Silence&) = delete;
  Silence& operator=(const Silence&) = delete;
  ~Silence() { posix_spawn_file_actions_destroy(&actions_); }
  [[nodiscard]] const posix_spawn_file_actions_t* get() const { return &actions_; }

 private:
  posix_spawn_file_actions_t actions_{};
};

/// Nothing when the program could not be started.
std::optional<pid_t> startProgram(const std::string& folder) {
  const std::string program = programInPath(kProgram);
  if (program.empty()) return std::nullopt;
  std::string name = kProgram;
  std::string argument = folder;
  char* const arguments[] = {name.data(), argument.data(), nullptr};
  const Silence silence;
  pid_t process = 0;
  if (posix_spawn(&process, program.c_str(), silence.get(), nullptr, arguments, environ) != 0)
    return std::nullopt;
  return process;
}

/// True when the process has ended badly by then; it may well go on running.
bool failsSoon(pid_t process) {
  for (int i = 0; i < kLooks; ++i) {
    int status = 0;
    if (waitpid(process, &status, WNOHANG) == process)
      return !WIFEXITED(status) || WEXITSTATUS(status) != 0;
    std::this_thread::sleep_for(kBetweenLooks);
  }
  std::thread([process] { waitpid(process, nullptr, 0); }).detach();  // or it stays as a zombie
  return false;
}

}  // namespace

std::future<std::string> openFolder(const std::string& folder) {
  std::promise<std::string> outcome;
  std::future<std::string> result = outcome.get_future();
  const std::string problem = "The folder cannot be shown here; open it by hand: " + folder;
  const std::optional<pid_t> process = startProgram(folder);
  if (!process) {
    outcome.set_value(problem);
    return result;
  }
  std::thread([outcome = std::move(outcome), problem, process = *process]() mutable {
    outcome.set_value(failsSoon(process) ? problem : std::string());
  }).detach();
  return result;
}

}  // namespace sepax
