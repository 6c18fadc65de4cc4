#include "app/formats/plain/postscript.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

constexpr std::string_view kPartsPostScript = " \t\r\n\"'`(){}[];,<>+";

/// A word or number of PostScript.
struct WordOfPostScript {
  std::string_view word;
  std::size_t start = 0;
  std::size_t end = 0;
};

/// The next one from this place on, behind blanks, comments and what strings of programs put
/// between: quotes and \n. Empty at the end.
WordOfPostScript wordOfPostScript(std::string_view text, std::size_t place) {
  for (;;) {
    place = behindBlanks(text, place, kPartsPostScript);
    if (isAt(text, place, '%')) {
      place = std::min(text.find('\n', place), text.size());
    } else if (isAt(text, place, '\\')) {
      place = std::min(place + 2, text.size());
    } else {
      break;
    }
  }
  std::size_t end = place;
  while (end < text.size() && text[end] != '\\' && text[end] != '%' &&
         kPartsPostScript.find(text[end]) == kPartsPostScript.npos)
    ++end;
  return {text.substr(place, end - place), place, end};
}

/// The word of PostScript for an operator of PDF, which has a letter for each; the word itself for
/// any other one.
std::string_view inPostScript(std::string_view word) {
  struct Operator {
    std::string_view letter;
    std::string_view word;
  };
  constexpr auto kOperators = std::to_array<Operator>(
      {{"m", "moveto"},       {"l", "lineto"},       {"h", "closepath"},    {"f", "fill"},
       {"F", "fill"},         {"f*", "eofill"},      {"B", "fill"},         {"B*", "eofill"},
       {"b", "fill"},         {"b*", "eofill"},      {"s", "closepath"},    {"S", "stroke"},
       {"n", "newpath"},      {"cm", "concat"},      {"q", "gsave"},        {"Q", "grestore"},
       {"w", "setlinewidth"}, {"J", "setlinecap"},   {"j", "setlinejoin"},  {"G", "setgray"},
       {"g", "setgray"},      {"RG", "setrgbcolor"}, {"rg", "setrgbcolor"}, {"K", "setcmykcolor"},
       {"k", "setcmykcolor"}});
  const auto found = std::ranges::find(kOperators, word, &Operator::letter);
  return found == kOperators.end() ? word : found->word;
}

/// The paths of a text, one after the other.
class PathsOfPostScript {
 public:
  explicit PathsOfPostScript(const std::string& text) : text_(text), changed_(text) {}

  void run(PlainText& plain) {
    for (WordOfPostScript word = wordOfPostScript(text_, 0); !word.word.empty();
         word = wordOfPostScript(text_, word.end))
      take(word);
    finish(false, end_);
    const std::string_view language = ofPdf_ ? "PDF" : "PostScript";
    changed_.finish(plain, found_ ? fmt::format("paths of {} were read", language) : "");
    if (lines_)
      plain.notes.push_back(
          fmt::format("lines of {} were left out; they are no polygons", language));
    if (found_ && moved_)
      plain.notes.push_back(fmt::format("what moves a path of {} was left out", language));
  }

 private:
  static bool isOneOfWords(std::string_view word, std::initializer_list<std::string_view> words) {
    return std::ranges::find(words, word) != words.end();
  }

  void take(WordOfPostScript word) {
    if (wholeNumber(word.word).state == NumberState::finite) return numbers_.push_back(word);
    const bool point = numbers_.size() >= 2;
    ofPdf_ = ofPdf_ || (point && word.word == "m");
    word.word = inPostScript(word.word);
    if (word.word == "moveto" && point) {
      finish(false, end_);
      start_ = numbers_[numbers_.size() - 2].start;
      open_ = true;
      add(word.end, false);
    } else if (open_ && isOneOfWords(word.word, {"lineto", "rlineto"}) && numbers_.size() == 2) {
      add(word.end, word.word == "rlineto");
    } else if (open_ && isOneOfWords(word.word, {"closepath", "fill", "eofill"})) {
      finish(true, word.end);
    } else if (isOneOfWords(word.word, {"translate", "scale", "rotate", "concat"})) {
      moved_ = moved_ || !numbers_.empty();
    } else if (open_ && !isOneOfWords(word.word, {"gsave", "setgray", "setrgbcolor", "setcmykcolor",
                                                  "setlinewidth", "setlinejoin", "setlinecap"})) {
      const bool ends = isOneOfWords(word.word, {"stroke", "newpath", "showpage", "grestore"});
      if (!ends) points_.clear();  // a curve, or something else that is not known
      finish(false, end_);
    }
    numbers_.clear();
  }

  void add(std::size_t end, bool relative) {
    double x = wholeNumber(numbers_[numbers_.size() - 2].word).value;
    double y = wholeNumber(numbers_.back().word).value;
    if (relative && !points_.empty()) {
      x += points_.back().first;
      y += points_.back().second;
    }
    points_.emplace_back(x, y);
    end_ = end;
  }

  /// The path is over: closed, or with as many points as it has.
  void finish(bool closed, std::size_t end) {
    const bool back = points_.size() > kFewestVertices && points_.front() == points_.back();
    if (open_ && points_.size() >= kFewestVertices && (closed || back)) {
      std::string list;
      for (const auto& [x, y] : points_)
        list += fmt::format("{}[{}, {}]", list.empty() ? "" : ", ", x, y);
      changed_.replace(start_, end, "[" + list + "]");
      found_ = true;
    } else if (open_ && points_.size() >= 2) {
      changed_.replace(start_, end_, "");
      lines_ = true;
    }
    points_.clear();
    open_ = false;
  }

  std::string_view text_;
  Rewritten changed_;
  std::vector<WordOfPostScript> numbers_;  ///< right before the next word
  std::vector<std::pair<double, double>> points_;
  std::size_t start_ = 0;  ///< of the path
  std::size_t end_ = 0;    ///< behind its last point
  bool open_ = false;
  bool found_ = false;
  bool lines_ = false;
  bool moved_ = false;
  bool ofPdf_ = false;  ///< the operators are letters
};

/// "72 640 m": two numbers and the operator that starts a path, at the end of a line or before the
/// next point.
bool holdsPathOfPdf(std::string_view text) {
  constexpr std::string_view kStart = " m";
  for (std::size_t at = text.find(kStart); at != text.npos; at = text.find(kStart, at + 1)) {
    const std::size_t next = behindBlanks(text, at + kStart.size(), " \t\r\n\\");
    if (at > 0 && isDigit(text[at - 1]) && next > at + kStart.size() &&
        numberLength(text, next) > 0)
      return true;
  }
  return false;
}

}  // namespace

void withPathsOfPostScript(PlainText& plain) {
  const bool words =
      plain.text.find("moveto") != plain.text.npos && plain.text.find("lineto") != plain.text.npos;
  if (!words && !holdsPathOfPdf(plain.text)) return;
  const std::string source = plain.text;
  PathsOfPostScript(source).run(plain);
}

}  // namespace sepax
