#include "tests/ui/monkey.h"
#include "tests/ui/user_files.h"

#include <fmt/format.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <functional>
#include <sstream>

namespace sepax::test {
namespace {

constexpr int kLongLawsEvery = 16;            ///< events
constexpr rlim_t kMostSeconds = 600;          ///< of the processor, for one run: more is a hang
constexpr std::size_t kMostBytes = 8u << 20;  ///< of the script of a run
constexpr double kMostPixels = 1e6;           ///< of a picture that is exported
constexpr std::size_t kMostComplaint = 4000;  ///< bytes
constexpr std::string_view kHangs = "it hangs";
constexpr int kBroken = 3;  ///< exit code

/// What a run says of itself, in memory that outlives its process.
struct Log {
  std::size_t size = 0;     ///< of the script
  char problem[2000] = {};  ///< with a zero at its end
  char script[kMostBytes] = {};

  void line(const std::string& text) {
    if (size + text.size() + 1 > kMostBytes) return;
    std::memcpy(script + size, text.data(), text.size());
    size += text.size();
    script[size++] = '\n';
  }
  void say(const std::string& text) {
    const std::size_t length = std::min(text.size(), sizeof(problem) - 1);
    std::memcpy(problem, text.data(), length);
    problem[length] = '\0';
  }
};

Log* sharedLog() {
  void* memory =
      mmap(nullptr, sizeof(Log), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  return memory == MAP_FAILED ? nullptr : new (memory) Log;
}

/// Where programs are sought and a user's files lie: nothing that is found there is one.
void liveIn(const std::string& folder) {
  for (const char* name : {"HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "TMPDIR"})
    setenv(name, folder.c_str(), 1);
  setenv("PATH", (folder + "/nothing").c_str(), 1);
  if (chdir(folder.c_str()) != 0) _exit(kBroken);
  for (const int number : {SIGSEGV, SIGABRT, SIGFPE, SIGILL, SIGTERM, SIGINT})
    std::signal(number, SIG_DFL);  // a crash is told by the one who waits
  const rlimit most{kMostSeconds, kMostSeconds};
  setrlimit(RLIMIT_CPU, &most);
}

void furnish(Driver& driver, const MonkeyWorld& world) {
  ImGui::GetIO().DisplaySize = {700, 500};
  driver.shell.services.picture.figure = [](const Figure& figure, const PictureOptions& options) {
    const double pixels = figure.width * figure.height * options.scale * options.scale;
    if (!(pixels < kMostPixels)) return DrawnPicture{{}, "there is no room for it"};
    const int width = std::max(1, static_cast<int>(figure.width * options.scale));
    const int height = std::max(1, static_cast<int>(figure.height * options.scale));
    Image image{width, height, {}};
    image.rgba.assign(4 * static_cast<std::size_t>(width) * static_cast<std::size_t>(height), 128);
    return DrawnPicture{image, {}};
  };
  driver.shell.services.previewTexture = [](const Image&) { return compat::textureOf(2); };
  startUserFiles(driver.shell, foldersIn(world.folder));
}

/// The line after the ones that were played; absent = the end.
using NextLine = std::function<std::optional<std::string>(const Driver&, const MonkeyWorld&)>;

/// The law that a run breaks; what it plays goes to the log before it is played.
std::string play(const NextLine& next, const MonkeyWorld& world, Log& log) {
  liveIn(world.folder.path());
  Driver driver;
  furnish(driver, world);
  Monkey monkey(driver, world);
  int played = 0;
  while (const std::optional<std::string> line = next(driver, world)) {
    log.line(*line);
    monkey.perform(*line);
    if (std::string problem = monkey.broken(++played % kLongLawsEvery == 0); !problem.empty())
      return problem;
  }
  return monkey.broken(true);
}

int playInChild(const NextLine& next, const MonkeyWorld& world, Log& log) {
  try {
    const std::string problem = play(next, world, log);
    log.say(problem);
    return problem.empty() ? 0 : kBroken;
  } catch (const std::exception& exception) {
    log.say(fmt::format("an exception: {}", exception.what()));
    return kBroken;
  }
}

/// All that the process has complained of: an assertion, the report of a sanitizer.
std::string complaints(std::FILE* file) {
  std::string text(kMostComplaint, '\0');
  std::rewind(file);
  text.resize(std::fread(text.data(), 1, text.size(), file));
  return text;
}

std::string endOf(int status, const Log& log, const std::string& said) {
  if (WIFSIGNALED(status)) {
    const int number = WTERMSIG(status);
    return number == SIGXCPU || number == SIGKILL
               ? std::string(kHangs)
               : fmt::format("a crash: {}: {}", strsignal(number), said);
  }
  if (WEXITSTATUS(status) == 0) return {};
  return log.problem[0] != '\0'
             ? log.problem
             : fmt::format("the process ended with {}: {}", WEXITSTATUS(status), said);
}

Script linesOf(const std::string& text) {
  Script script;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) script.push_back(line);
  return script;
}

/// In a process of its own, so that a crash is a result like any other.
MonkeyResult playApart(const NextLine& next) {
  const MonkeyWorld world;  // goes with all that a crash leaves in it
  Log* log = sharedLog();
  std::FILE* said = std::tmpfile();
  if (log == nullptr || said == nullptr) return {"there is no room for the log", {}};
  const pid_t child = fork();
  if (child == 0) {
    dup2(fileno(said), STDERR_FILENO);
    _exit(playInChild(next, world, *log));
  }
  int status = 0;
  if (child < 0 || waitpid(child, &status, 0) != child) return {"there is no process for it", {}};
  MonkeyResult result{endOf(status, *log, complaints(said)),
                      linesOf(std::string(log->script, log->size))};
  std::fclose(said);
  munmap(log, sizeof(Log));
  return result;
}

/// The problem without its numbers.
std::string_view kindOf(std::string_view problem) {
  return problem.substr(0, std::min(problem.find_first_of("0123456789"), problem.size()));
}

Script without(const Script& script, std::size_t from, std::size_t count) {
  Script left(script.begin(), script.begin() + static_cast<std::ptrdiff_t>(from));
  const std::size_t end = std::min(from + count, script.size());
  left.insert(left.end(), script.begin() + static_cast<std::ptrdiff_t>(end), script.end());
  return left;
}

}  // namespace

MonkeyResult playSeed(std::uint64_t seed, int events) {
  std::mt19937_64 random(seed);
  int left = events;
  return playApart([&](const Driver& driver, const MonkeyWorld& world) {
    return left-- > 0 ? std::optional(nextWhim(random, driver, world)) : std::nullopt;
  });
}

MonkeyResult playScript(const Script& script) {
  std::size_t next = 0;
  return playApart([&](const Driver&, const MonkeyWorld&) {
    return next < script.size() ? std::optional(script[next++]) : std::nullopt;
  });
}

MonkeyResult shrunk(MonkeyResult failure) {
  if (failure.problem == kHangs) return failure;  // each try would take as long
  for (std::size_t part = std::max<std::size_t>(failure.script.size() / 2, 1); part > 0;
       part /= 2) {
    for (std::size_t at = 0; at < failure.script.size();) {
      MonkeyResult shorter = playScript(without(failure.script, at, part));
      if (kindOf(shorter.problem) != kindOf(failure.problem)) {
        at += part;
      } else {
        failure = std::move(shorter);
      }
    }
  }
  return failure;
}

std::string textOf(const MonkeyResult& result) {
  std::string text = result.problem + "\n";
  for (const std::string& line : result.script) text += line + "\n";
  return text;
}

}  // namespace sepax::test
