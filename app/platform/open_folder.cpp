#include "app/platform/open_folder.h"

#include "app/pictures/video.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <thread>

extern char** environ;

namespace sepax {
namespace {

constexpr const char* kProgram = "xdg-open";

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

}  // namespace

bool canOpenFolders() { return !programInPath(kProgram).empty(); }

std::string openFolder(const std::string& folder) {
  const std::string program = programInPath(kProgram);
  std::string name = kProgram;
  std::string argument = folder;
  char* const arguments[] = {name.data(), argument.data(), nullptr};
  const Silence silence;
  pid_t process = 0;
  if (program.empty() ||
      posix_spawn(&process, program.c_str(), silence.get(), nullptr, arguments, environ) != 0) {
    return folder + ": the folder cannot be shown; open it by hand.";
  }
  std::thread([process] { waitpid(process, nullptr, 0); }).detach();  // or it stays as a zombie
  return {};
}

}  // namespace sepax
