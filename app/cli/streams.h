#pragma once

#include "app/disk/files.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

/// The three standard streams with their failures: closed pipes, full disks, endless lines.
namespace sepax {

/// Says the sentence on standard error, what a terminal would obey as escapes, and returns
/// kWrongInput.
int fail(std::string_view sentence);
/// Says a remark on standard error likewise.
void note(std::string_view sentence);

/// Says a text of several lines there, for people.
void writeAside(std::string_view text);

/// Writes it all to standard output; the error, empty when written. A reader that has seen enough,
/// such as head, is none: std::system_error with std::errc::broken_pipe then ends the command.
[[nodiscard]] std::string writeOut(std::string_view bytes);
/// Writes it all and returns kFine, or fails.
int writeOutOrFail(std::string_view bytes);
/// The same of a text for people, with escapes for what a terminal would obey.
[[nodiscard]] std::string writeText(std::string_view text);
int writeTextOrFail(std::string_view text);
/// The same of JSON for programs.
[[nodiscard]] std::string writeJson(std::string_view json);
int writeJsonOrFail(std::string_view json);
/// The same of a text for programs: as it is, but for people when they look at a terminal.
int writeDataOrFail(std::string_view text);

/// Whether standard output is a terminal with colours, and nobody has set NO_COLOR.
[[nodiscard]] bool showsColours();

struct Line {
  std::string text;   ///< without its end of line
  std::string error;  ///< when it is too long or cannot be read; the text is empty then
  bool last = false;  ///< reading cannot go on after this one
};

/// Standard input line by line; a line beyond the limit is skipped and reported.
class LineReader {
 public:
  explicit LineReader(std::size_t limit) : limit_(limit) {}
  /// Nothing at the end of the input.
  [[nodiscard]] std::optional<Line> next();

 private:
  [[nodiscard]] Line take(std::size_t length);
  /// Reads a block; 0, or the error.
  [[nodiscard]] int fill();

  std::size_t limit_;
  std::string buffer_;
  std::size_t scanned_ = 0;  ///< so many bytes of the buffer hold no end of line
  bool skipping_ = false;    ///< the rest of a line that was too long
  bool ended_ = false;
};

}  // namespace sepax
