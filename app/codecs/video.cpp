#include "app/codecs/video.h"

#include "app/disk/files.h"

#include <fmt/format.h>

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <sstream>
#include <string_view>
#include <utility>
#include <vector>

extern char** environ;

namespace sepax {

namespace {

constexpr std::size_t kMostBytes = std::size_t{1} << 30;
constexpr std::string_view kMissing =
    "MP4 needs the program ffmpeg, which is not on this machine; install it or choose gif";
constexpr std::string_view kFailed = "ffmpeg could not make the MP4; choose gif instead";

/// A folder for one file that goes with the object.
class TemporaryFolder {
 public:
  TemporaryFolder() {
    std::error_code error;
    std::string name =
        (std::filesystem::temp_directory_path(error) / "sepax-video-XXXXXX").string();
    if (mkdtemp(name.data()) != nullptr) path_ = name;
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  ~TemporaryFolder() {
    std::error_code error;
    if (!path_.empty()) std::filesystem::remove_all(path_, error);
  }
  [[nodiscard]] std::string file() const { return path_ + "/video.mp4"; }
  [[nodiscard]] bool exists() const { return !path_.empty(); }

 private:
  std::string path_;
};

class VideoWriter final : public AnimationWriter {
 public:
  explicit VideoWriter(const AnimationOptions& options) : options_(options) {}
  ~VideoWriter() override { (void)close(); }

  std::string add(const Image& frame, int milliseconds) override;
  AnimationResult finish() override;

 private:
  [[nodiscard]] std::string start(const Image& frame);
  /// Ends the pipe and waits; true when ffmpeg is content.
  [[nodiscard]] bool close();

  AnimationOptions options_;
  TemporaryFolder folder_;
  int elapsed_ = 0;  ///< milliseconds up to the next frame
  pid_t process_ = -1;
  int pipe_ = -1;
};

/// ffmpeg takes raw frames of this size from its standard input and writes the file.
std::vector<std::string> argumentsOf(const Image& frame, const AnimationOptions& options,
                                     const std::string& file) {
  return {"ffmpeg",
          "-loglevel",
          "quiet",
          "-y",
          "-f",
          "rawvideo",
          "-pixel_format",
          "rgba",
          "-video_size",
          fmt::format("{}x{}", frame.width, frame.height),
          "-framerate",
          fmt::format("1000/{}", options.delay),
          "-i",
          "-",
          "-vf",
          "pad=ceil(iw/2)*2:ceil(ih/2)*2",
          "-pix_fmt",
          "yuv420p",
          "-movflags",
          "+faststart",
          "-metadata",
          "title=" + options.info.title,
          "-metadata",
          "comment=" + options.info.caption,
          file};
}

std::string VideoWriter::start(const Image& frame) {
  const std::string program = programInPath("ffmpeg");
  if (program.empty()) return std::string(kMissing);
  if (!folder_.exists()) return "there is no folder for temporary files; set TMPDIR to one";
  const std::vector<std::string> arguments = argumentsOf(frame, options_, folder_.file());
  std::vector<char*> words;
  for (const std::string& argument : arguments)
    words.push_back(const_cast<char*>(argument.c_str()));
  words.push_back(nullptr);
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) return std::string(kFailed);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO);
  const int failed =
      posix_spawn(&process_, program.c_str(), &actions, nullptr, words.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  ::close(ends[0]);
  pipe_ = ends[1];
  if (failed != 0) process_ = -1;
  return failed == 0 ? std::string() : std::string(kFailed);
}

std::string VideoWriter::add(const Image& frame, int milliseconds) {
  if (pipe_ < 0)
    if (std::string problem = start(frame); !problem.empty()) return problem;
  const std::string_view bytes(reinterpret_cast<const char*>(frame.rgba.data()), frame.rgba.size());
  // A video has frames of one length: one stays by being there again. Rounding the moments, not the
  // durations, keeps the whole as long as it was meant to be.
  const auto frameAt = [&](int moment) { return (moment + options_.delay / 2) / options_.delay; };
  const int end = elapsed_ + milliseconds;
  const int times = std::max(frameAt(end) - frameAt(std::exchange(elapsed_, end)), 1);
  for (int i = 0; i < times; ++i)
    if (writeAll(pipe_, bytes) != 0) return std::string(kFailed);
  return {};
}

bool VideoWriter::close() {
  if (pipe_ >= 0) ::close(std::exchange(pipe_, -1));
  if (process_ < 0) return false;
  int status = 0;
  const bool waited = waitpid(std::exchange(process_, -1), &status, 0) > 0;
  return waited && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

AnimationResult VideoWriter::finish() {
  if (!close()) return {{}, std::string(kFailed)};
  FileResult file = readFile(folder_.file(), kMostBytes);
  if (!file.bytes) return {{}, std::string(kFailed)};
  return {std::move(*file.bytes), {}};
}

}  // namespace

std::string programInPath(const std::string& name) {
  const char* path = std::getenv("PATH");
  std::istringstream folders(path == nullptr ? "" : path);
  for (std::string folder; std::getline(folders, folder, ':');) {
    const std::string file = folder + "/" + name;
    if (!folder.empty() && access(file.c_str(), X_OK) == 0) return file;
  }
  return {};
}

std::unique_ptr<AnimationWriter> makeVideoWriter(const AnimationOptions& options) {
  return std::make_unique<VideoWriter>(options);
}

}  // namespace sepax
