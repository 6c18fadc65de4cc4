#include "app/cli/streams.h"

#include "app/cli/exit_code.h"
#include "app/disk/files.h"
#include "app/disk/visible_text.h"

#include <fmt/format.h>

#include <unistd.h>
#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <system_error>
#include <utility>

namespace sepax {

namespace {

constexpr std::size_t kBlockBytes = 1u << 16;  ///< read at once

int fineOrFail(const std::string& error) { return error.empty() ? kFine : fail(error); }

}  // namespace

void note(std::string_view sentence) {
  // Where nobody listens to complaints there is nobody to tell.
  [[maybe_unused]] const int error =
      writeAll(STDERR_FILENO, fmt::format("sepax: {}\n", visibleLine(sentence)));
}

void writeAside(std::string_view text) {
  [[maybe_unused]] const int error = writeAll(STDERR_FILENO, visible(text));
}

int fail(std::string_view sentence) {
  note(sentence);
  return kWrongInput;
}

std::string writeOut(std::string_view bytes) {
  const int error = writeAll(STDOUT_FILENO, bytes);
  if (error == EPIPE) throw std::system_error(error, std::generic_category());
  return error == 0 ? "" : fileError("standard output", error);
}

bool showsColours() {
  const auto variable = [](const char* name) {
    const char* value = std::getenv(name);
    return std::string_view(value == nullptr ? "" : value);
  };
  const std::string_view terminal = variable("TERM");
  return ::isatty(STDOUT_FILENO) == 1 && variable("NO_COLOR").empty() && !terminal.empty() &&
         terminal != "dumb";
}

int writeOutOrFail(std::string_view bytes) { return fineOrFail(writeOut(bytes)); }

std::string writeText(std::string_view text) { return writeOut(visible(text)); }

int writeTextOrFail(std::string_view text) { return fineOrFail(writeText(text)); }

std::string writeJson(std::string_view json) { return writeOut(visibleJson(json)); }

int writeJsonOrFail(std::string_view json) { return fineOrFail(writeJson(json)); }

int writeDataOrFail(std::string_view text) {
  return ::isatty(STDOUT_FILENO) == 1 ? writeTextOrFail(text) : writeOutOrFail(text);
}

std::optional<Line> LineReader::next() {
  for (;;) {
    if (const std::size_t end = buffer_.find('\n', scanned_); end != buffer_.npos) {
      Line line = take(end);
      if (!std::exchange(skipping_, false)) return line;
      continue;
    }
    scanned_ = buffer_.size();
    if (skipping_ || buffer_.size() > limit_) {
      buffer_.clear();
      scanned_ = 0;
      if (!std::exchange(skipping_, true))
        return Line{{}, fmt::format("the line has more than {} bytes; split it", limit_), false};
    }
    if (ended_ && buffer_.empty()) return std::nullopt;
    if (ended_) return take(buffer_.size());
    if (const int error = fill(); error != 0)
      return Line{{}, fileError("standard input", error), true};
  }
}

Line LineReader::take(std::size_t length) {
  Line line{buffer_.substr(0, length), {}, false};
  buffer_.erase(0, std::min(length + 1, buffer_.size()));
  scanned_ = 0;
  if (line.text.ends_with('\r')) line.text.pop_back();
  return line;
}

int LineReader::fill() {
  std::array<char, kBlockBytes> block;
  ssize_t count = 0;
  do {
    count = ::read(STDIN_FILENO, block.data(), block.size());
  } while (count < 0 && errno == EINTR);
  if (count < 0) return errno;
  ended_ = count == 0;
  buffer_.append(block.data(), static_cast<std::size_t>(count));
  return 0;
}

}  // namespace sepax
