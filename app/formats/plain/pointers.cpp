#include "app/formats/plain/pointers.h"

#include "app/formats/text/number.h"

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

namespace {

/// The words of a line in one: mousebuttondown of SDL_MOUSEBUTTONDOWN and of mouse button down.
std::string joinedWords(std::string_view line) {
  std::string words = lowered(line);
  std::erase_if(words, [](char c) { return c == ' ' || c == '_' || c == '-' || c == '.'; });
  return words;
}

bool holdsOne(std::string_view words, std::initializer_list<std::string_view> parts) {
  return std::ranges::any_of(parts,
                             [&](std::string_view part) { return words.find(part) != words.npos; });
}

/// A pen of a tablet moves, where one of a drawing is sent: pen.moveTo(4, 2).
bool tellsOfMovingPen(std::string_view words) {
  constexpr std::string_view kMoves = "penmove";
  for (std::size_t at = words.find(kMoves); at != words.npos; at = words.find(kMoves, at + 1))
    if (!words.substr(at + kMoves.size()).starts_with("to")) return true;
  return false;
}

/// What it tells was in motion.
bool tellsOfMotion(std::string_view words) {
  return tellsOfMovingPen(words) ||
         holdsOne(words, {"mousemove", "mousemotion", "mousedrag", "pointermove", "pointermotion",
                          "cursormove", "cursorpos", "mousepos", "motionnotify", "motionevent",
                          "touchmove", "touchesmoved", "touchmotion", "fingermotion", "wmmousemove",
                          "pointerdrag", "mouseat", "cursorat", "draggedto"});
}

/// A button went down or up, or a finger did.
bool tellsOfPress(std::string_view words) {
  return holdsOne(
      words,
      {"mousedown",    "mouseup",    "mousebutton", "mousepress",    "mouserelease", "mouseclick",
       "pointerdown",  "pointerup",  "buttonpress", "buttonrelease", "buttondown",   "buttonup",
       "touchstart",   "touchend",   "touchbegan",  "touchdown",     "touchup",      "touchesbegan",
       "touchesended", "fingerdown", "fingerup",    "lbuttondown",   "lbuttonup",    "clickat",
       "clickedat",    "leftclick",  "rightclick"});
}

/// The corners of a polygon may be clicked.
bool tellsOfCorners(std::string_view words) {
  return holdsOne(words, {"poly", "corner", "vert", "outline", "contour", "shape", "lasso"});
}

/// "clientX": 12, of an event whose members stand in lines of their own.
bool isMember(std::string_view line) {
  line = trimmed(line);
  if (line.starts_with('"') || line.starts_with('\'')) line.remove_prefix(1);
  const std::string name = lowered(line.substr(0, line.find_first_of(":='\"")));
  const bool axis = name.ends_with('x') || name.ends_with('y');
  return axis && !name.empty() && std::ranges::all_of(name, isWordPart) &&
         line.find_first_of("([{") == line.npos;
}

/// A line behind that of an event which goes on with it: (348, 0), and no list of points.
bool goesOn(std::string_view line) {
  constexpr std::ptrdiff_t kMostBrackets = 3;
  const auto isOpening = [](char c) { return c == '(' || c == '[' || c == '{'; };
  const std::ptrdiff_t brackets = std::ranges::count_if(line, isOpening);
  return isMember(line) || (brackets > 0 && brackets <= kMostBrackets &&
                            line.find('=') == line.npos && !tellsOfCorners(joinedWords(line)));
}

bool hasDigit(std::string_view line) { return std::ranges::any_of(line, isDigit); }

/// From the start of a line to its end.
struct PointerLine {
  std::size_t start = 0;
  std::size_t end = 0;
};

/// The lines of events, and how many events there are.
struct PointerLog {
  std::vector<PointerLine> lines;
  std::size_t events = 0;
};

PointerLog pointerLog(std::string_view text, bool presses) {
  constexpr std::size_t kMostBehind = 4;
  PointerLog log;
  std::size_t behind = kMostBehind;  // lines since the last event
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    const std::string_view line = text.substr(start, end - start);
    const std::string words = joinedWords(line);
    const bool event = tellsOfMotion(words) || (presses && tellsOfPress(words));
    behind = event ? 0 : trimmed(line).empty() ? kMostBehind : behind + 1;
    if (event || (behind < kMostBehind && goesOn(line))) {
      if (event && hasDigit(line)) ++log.events;
      if (hasDigit(line)) log.lines.push_back({start, end});
    } else {
      behind = kMostBehind;
    }
    start = end + 1;
  }
  return log;
}

}  // namespace

std::optional<std::string> withoutPointerEvents(const std::string& text) {
  const bool corners = tellsOfCorners(joinedWords(text));
  const PointerLog log = pointerLog(text, !corners);
  if (log.events < 2) return std::nullopt;
  std::string without = text;
  for (const PointerLine& line : log.lines)
    std::fill(without.begin() + static_cast<std::ptrdiff_t>(line.start),
              without.begin() + static_cast<std::ptrdiff_t>(line.end), ' ');
  return without;
}

}  // namespace sepax
