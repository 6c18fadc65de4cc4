#include "app/formats/plain/hpgl.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// PD400,0,400,300; without its semicolon.
struct PlotterCommand {
  std::string_view word;  ///< two capital letters
  Numbers numbers;
  std::size_t end = 0;  ///< behind the semicolon; 0 = there is no command
};

PlotterCommand commandOfPlotter(std::string_view text, std::size_t place) {
  const auto isCapital = [&](std::size_t at) {
    return at < text.size() && text[at] >= 'A' && text[at] <= 'Z';
  };
  if (!isCapital(place) || !isCapital(place + 1)) return {};
  std::size_t end = place + 2;
  PlotterCommand command{text.substr(place, 2), numbersFrom(text, end, ", "), 0};
  end = behindBlanks(text, end);
  if (isAt(text, end, ';')) command.end = end + 1;
  return command;
}

/// A pen that follows commands, from where each leaves it.
class PlotterPen {
 public:
  void take(const PlotterCommand& command) {
    if (command.word == "PA" || command.word == "PR") relative_ = command.word == "PR";
    if (command.word == "PU") lift();
    if (command.word == "PD") down_ = true;
    if (command.word == "PM") takeMode(command);
    const bool moves = command.word == "PA" || command.word == "PR" || command.word == "PU" ||
                       command.word == "PD";
    for (std::size_t i = 0; moves && i + 1 < command.numbers.size(); i += 2)
      move(wholeNumber(command.numbers[i]).value, wholeNumber(command.numbers[i + 1]).value);
  }

  [[nodiscard]] std::string finished() {
    lift();
    return std::move(loops_);
  }
  [[nodiscard]] bool leavesOut() const { return leavesOut_; }

 private:
  using Place = std::pair<double, double>;

  void move(double x, double y) {
    if (down_ && path_.empty()) path_.push_back(at_);
    at_ = relative_ ? Place(at_.first + x, at_.second + y) : Place(x, y);
    if (down_) path_.push_back(at_);
  }

  /// PM0; starts a polygon, and PM1; or PM2; closes it.
  void takeMode(const PlotterCommand& command) {
    const bool starts = command.numbers.empty() || command.numbers.front() == "0";
    if (!starts && !path_.empty()) path_.push_back(path_.front());
    lift();
  }

  void lift() {
    down_ = false;
    const std::vector<Place> path = std::exchange(path_, {});
    if (path.empty()) return;
    if (path.size() <= kFewestVertices || path.front() != path.back()) {
      leavesOut_ = true;
      return;
    }
    std::string points;
    for (std::size_t i = 0; i + 1 < path.size(); ++i)
      points += fmt::format("{}[{}, {}]", i == 0 ? "" : ", ", path[i].first, path[i].second);
    loops_ += fmt::format("{}[{}]", loops_.empty() ? "" : "; ", points);
  }

  Place at_;
  std::vector<Place> path_;  ///< that is being drawn
  bool down_ = false;
  bool relative_ = false;
  std::string loops_;
  bool leavesOut_ = false;
};

}  // namespace

void withLoopsOfPlotters(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  if (text.find(";PD") == text.npos && text.find("\nPD") == text.npos) return;
  Rewritten rewritten(source);
  bool leavesOut = false;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (at > 0 && isWordPart(text[at - 1])) continue;
    PlotterPen pen;
    std::size_t commands = 0;
    std::size_t end = at;
    for (std::size_t next = at; commands == 0 || next < text.size(); ++commands) {
      const PlotterCommand command = commandOfPlotter(text, next);
      if (command.end == 0) break;
      pen.take(command);
      end = command.end;
      next = behindBlanks(text, end, kAllBlanks);
    }
    constexpr std::size_t kFewest = 3;  // commands
    if (commands >= kFewest) {
      rewritten.replace(at, end, pen.finished());
      leavesOut = leavesOut || pen.leavesOut();
    }
    at = std::max(at, end == 0 ? at : end - 1);
  }
  if (rewritten.done() == 0) return;
  rewritten.finish(plain, "the closed lines of a pen plotter were read");
  if (leavesOut) plain.notes.emplace_back("lines of a pen plotter that do not close were left out");
}

}  // namespace sepax
