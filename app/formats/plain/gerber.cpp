#include "app/formats/plain/gerber.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

using GerberPoint = std::array<std::string, 2>;

/// How the numbers of a file are written: %FSLAX24Y24*%.
struct GerberForm {
  std::size_t whole = 0;
  std::size_t fraction = 0;  ///< digits behind the point; 0 = nothing tells, they stay whole
  bool fromLeft = false;     ///< zeros at their ends are left out, and not those before them
};

/// 60000000 with six digits behind the point is 60.000000.
std::string withPoint(std::string_view digits, const GerberForm& form) {
  const bool negative = digits.starts_with('-');
  std::string number(digits.substr(negative || digits.starts_with('+') ? 1 : 0));
  if (form.fraction == 0 || number.find('.') != number.npos) return (negative ? "-" : "") + number;
  const std::size_t all = form.whole + form.fraction;
  if (form.fromLeft && number.size() < all) number.append(all - number.size(), '0');
  if (number.size() <= form.fraction) number.insert(0, form.fraction + 1 - number.size(), '0');
  number.insert(number.size() - form.fraction, ".");
  return (negative ? "-" : "") + number;
}

/// What one file draws, command by command.
class GerberDrawing {
 public:
  void take(std::string_view command) {
    command = trimmed(command);
    if (command.starts_with("FS")) return takeForm(command);
    if (command.starts_with("LP")) clears_ = command.starts_with("LPC");
    if (command.starts_with("G04")) return;
    for (std::size_t at = 0; at < command.size();) at = takeWord(command, at);
    if (moves_) draw();
    moves_ = false;
    isArc_ = false;
  }

  [[nodiscard]] std::string finished() {
    finishContour();
    std::string lists;
    const bool regions = std::ranges::any_of(contours_, &Contour::ofRegion);
    for (const Contour& contour : contours_) {
      if (regions ? !contour.ofRegion : !contour.comesBack()) continue;
      curves_ = curves_ || contour.curves;
      clear_ = clear_ || contour.clears;
      if (contour.curves || contour.clears || contour.points.size() < kFewestVertices) continue;
      std::vector<std::string_view> numbers;
      for (const GerberPoint& point : contour.points)
        numbers.insert(numbers.end(), {point[0], point[1]});
      lists += "; " + pointList(numbers, 2);
    }
    return lists;
  }

  [[nodiscard]] bool hasCurves() const { return curves_; }
  [[nodiscard]] bool hasClear() const { return clear_; }

 private:
  struct Contour {
    bool ofRegion = false;
    bool clears = false;  ///< what lies below it
    bool curves = false;
    std::vector<GerberPoint> points;

    [[nodiscard]] bool comesBack() const {
      return points.size() > kFewestVertices && points.front() == points.back();
    }
  };

  void takeForm(std::string_view command) {
    constexpr std::size_t kLength = 6;  // FSLAX2
    if (command.size() <= kLength || !isDigit(command[kLength - 1]) || !isDigit(command[kLength]))
      return;
    form_ = {static_cast<std::size_t>(command[kLength - 1] - '0'),
             static_cast<std::size_t>(command[kLength] - '0'), command[2] == 'T'};
  }

  /// X0150, D02, G36 and the like; behind it.
  std::size_t takeWord(std::string_view command, std::size_t at) {
    const char code = command[at];
    const std::size_t end =
        std::min(command.find_first_not_of("+-.0123456789", at + 1), command.size());
    const std::string_view number = command.substr(at + 1, end - at - 1);
    if (code == 'X' || code == 'Y') {
      at_[code == 'X' ? 0 : 1] = withPoint(number, form_);
      moves_ = true;
    }
    if (code == 'I' || code == 'J') isArc_ = true;  // it tells of a centre
    if (code == 'D') takeOperation(number);
    if (code == 'G') takeMode(number);
    if (code == 'M') finishContour();
    return end;
  }

  void takeOperation(std::string_view number) {
    const double code = wholeNumber(number).value;
    constexpr double kMost = 3;
    if (code >= 1 && code <= kMost) operation_ = static_cast<int>(code);
    moves_ = moves_ || code == 1;
    if (code > kMost) finishContour();  // another pen
  }

  void takeMode(std::string_view number) {
    constexpr double kStart = 36;
    constexpr double kEnd = 37;
    const double code = wholeNumber(number).value;
    if (code == kStart || code == kEnd) {
      finishContour();
      inRegion_ = code == kStart;
    }
  }

  void draw() {
    if (operation_ != 1) return start();
    if (contour_.points.empty()) contour_.points.push_back(last_);
    contour_.curves = contour_.curves || isArc_;
    contour_.points.push_back(at_);
    last_ = at_;
  }

  void start() {
    finishContour();
    last_ = at_;
  }

  void finishContour() {
    contour_.ofRegion = inRegion_;
    contour_.clears = clears_;
    if (!contour_.points.empty()) contours_.push_back(std::exchange(contour_, {}));
  }

  GerberForm form_;
  GerberPoint at_{"0", "0"};
  GerberPoint last_{"0", "0"};
  int operation_ = 2;  ///< 1 draws, 2 moves, 3 flashes
  bool moves_ = false;
  bool isArc_ = false;
  bool inRegion_ = false;
  bool clears_ = false;
  Contour contour_;
  std::vector<Contour> contours_;
  bool curves_ = false;
  bool clear_ = false;
};

/// A line of a Gerber file without the mark of a quote; empty where it is none.
std::string_view gerberLine(std::string_view line) {
  line = trimmed(line);
  while (line.starts_with('>')) line = trimmed(line.substr(1));
  constexpr std::string_view kStarts = "%GXYDMI";
  const bool ends = line.ends_with('*') || line.ends_with("*%") || line == "%";
  if (line.empty() || !ends || kStarts.find(line.front()) == kStarts.npos) return {};
  const bool word = line.size() > 1 && line.front() != '%' && !isDigit(line[1]) && line[1] != '-' &&
                    line[1] != '+';
  return word ? std::string_view{} : line;
}

}  // namespace

void withRegionsOfGerber(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  if (text.find("D01*") == text.npos && text.find("D1*") == text.npos) return;
  Rewritten changed(source);
  bool curves = false;
  bool clear = false;
  for (std::size_t start = 0; start < text.size();) {
    GerberDrawing drawing;
    std::size_t end = start;
    for (std::size_t next = start; next < text.size();) {
      const std::size_t close = std::min(text.find('\n', next), text.size());
      std::string_view line = gerberLine(text.substr(next, close - next));
      if (line.empty()) break;
      while (!line.empty()) {
        const std::size_t star = std::min(line.find_first_of("*%"), line.size());
        drawing.take(line.substr(0, star));
        line.remove_prefix(std::min(star + 1, line.size()));
      }
      next = end = std::min(close + 1, text.size());
    }
    if (end > start) {
      changed.replace(start, end, drawing.finished());
      curves = curves || drawing.hasCurves();
      clear = clear || drawing.hasClear();
    }
    start = end > start ? end : std::min(text.find('\n', start), text.size() - 1) + 1;
  }
  changed.finish(plain, "the outlines of a Gerber file were read");
  if (curves) plain.notes.emplace_back("regions with arcs were left out; they are no polygons");
  if (clear) plain.notes.emplace_back("regions that clear others were left out");
}

}  // namespace sepax
