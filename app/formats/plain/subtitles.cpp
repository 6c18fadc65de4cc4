#include "app/formats/plain/subtitles.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace sepax {

namespace {

/// M, L and C of SVG for what a drawing does; 0 for anything else, as for splines.
char commandInSvg(char command) {
  if (command == 'm' || command == 'n') return 'M';
  if (command == 'l') return 'L';
  return command == 'b' ? 'C' : '\0';
}

/// m 0 0 l 5 0 5 3 in quotes as SVG writes it, its numbers divided by the scale: where the pen
/// moves on, what it has drawn is closed. Empty where the text is something else.
std::string pathOfDrawing(std::string_view drawing, int scale) {
  std::string path;
  std::size_t numbers = 0;
  for (std::size_t at = 0;;) {
    at = behindBlanks(drawing, at);
    if (at == drawing.size()) break;
    if (const std::size_t length = numberLength(drawing, at); length > 0) {
      const double number = wholeNumber(drawing.substr(at, length)).value;
      path += fmt::format(" {}", number / scale);
      ++numbers;
      at += length;
      continue;
    }
    const char command = commandInSvg(drawing[at++]);
    if (command == 0 || (path.empty() && command != 'M')) return {};
    if (command == 'M' && !path.empty()) path += " Z ";
    path += command;
  }
  return numbers >= 2 * kFewestVertices ? fmt::format("\"{} Z\"", path) : std::string{};
}

/// 1 of {\an7\p1}, 2 of \p2 and 4 of \p3: by what the numbers behind it are divided; 0 where none
/// starts a drawing.
int scaleOfDrawing(std::string_view tags) {
  constexpr int kMost = 9;
  int scale = 0;
  for (std::size_t at = tags.find("\\p"); at != tags.npos; at = tags.find("\\p", at + 1)) {
    const std::size_t digit = at + 2;
    if (digit >= tags.size() || !isDigit(tags[digit])) continue;
    const int level = tags[digit] - '0';
    scale = level == 0 ? 0 : 1 << (std::min(level, kMost) - 1);
  }
  return scale;
}

/// What the line draws, and where it stands: with all that is before it where the line is an event.
struct DrawingOfSubtitle {
  std::string path;
  std::size_t start = 0;
  std::size_t end = 0;
};

/// Of "Dialogue: 0,0:01:02.00,..." before this place in its line; the place itself without.
std::size_t startOfEvent(std::string_view text, std::size_t place) {
  constexpr std::size_t kFar = 200;
  const std::size_t least = place - std::min(place, kFar);
  const std::string_view before = text.substr(least, place - least);
  const std::size_t line = before.rfind('\n') + 1;  // 0 without
  const std::string_view start = before.substr(line);
  const bool event = start.starts_with("Dialogue:") || start.starts_with("Comment:");
  return event ? least + line : place;
}

DrawingOfSubtitle drawingBehind(std::string_view text, std::size_t open, std::size_t close) {
  const std::string_view tags = text.substr(open, close - open);
  const std::size_t start = startOfEvent(text, open);
  const std::size_t clip = tags.find("clip(m ");
  if (clip != tags.npos) {
    const std::string_view inside = tags.substr(clip + std::string_view("clip(").size());
    return {pathOfDrawing(inside.substr(0, inside.find(')')), 1), start, close + 1};
  }
  const int scale = scaleOfDrawing(tags);
  if (scale == 0) return {};
  const std::size_t end = std::min(text.find_first_of("{\n\r`\"", close), text.size());
  return {pathOfDrawing(text.substr(close + 1, end - close - 1), scale), start, end};
}

}  // namespace

void withDrawingsOfSubtitles(PlainText& plain) {
  if (plain.text.find("\\p") == plain.text.npos && plain.text.find("clip(m") == plain.text.npos)
    return;
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten rewritten(source);
  for (std::size_t at = text.find('{'); at != text.npos; at = text.find('{', at + 1)) {
    const std::size_t close = text.find_first_of("{}\n", at + 1);
    if (close == text.npos) break;
    if (text[close] != '}') continue;
    const DrawingOfSubtitle drawing = drawingBehind(text, at, close);
    if (drawing.path.empty()) continue;
    const std::size_t start = std::max(drawing.start, rewritten.done());
    rewritten.replace(start, drawing.end, drawing.path);
    at = drawing.end - 1;
  }
  rewritten.finish(plain, "drawings of subtitles were read as paths, without their place");
}

}  // namespace sepax
