#include "app/formats/plain/comments.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/bracket_pairs.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// The comment tells what came or comes out, and is no code that somebody has taken out.
bool tellsOfResult(std::string_view comment) {
  return holdsWord(wordsOf(comment), {"gives", "gave", "give", "result", "results", "output",
                                      "outputs", "returns", "returned", "prints", "printed",
                                      "expected", "should", "yields", "produces", "actual"});
}

void addResultsNote(PlainText& plain) {
  const std::string note = "the lists of results in comments were read, too";
  if (std::ranges::find(plain.notes, note) == plain.notes.end()) plain.notes.push_back(note);
}

/// The two numbers of [5, 0], <-- what is wrong with it; none where the line is no such point.
Numbers pointOfResult(std::string_view line) {
  line = trimmed(line);
  if (line.starts_with("* ")) line = trimmed(line.substr(2));
  if (!line.starts_with('[') && !line.starts_with('(')) return {};
  std::size_t end = 1;
  const Numbers numbers = numbersFrom(line, end, ", \t");
  end = behindBlanks(line, end);
  if (numbers.size() != 2 || (!isAt(line, end, ']') && !isAt(line, end, ')'))) return {};
  std::string_view rest = trimmed(line.substr(end + 1));
  if (rest.starts_with(',')) rest = trimmed(rest.substr(1));
  const bool remark =
      rest.empty() || rest.starts_with("<") || rest.starts_with("//") || rest.starts_with("#");
  return remark ? numbers : Numbers{};
}

/// The lists in a comment in as many lines; empty without.
std::string listsOfComment(std::string_view comment) {
  std::string lists;
  Numbers run;
  std::string blanks;  // the lines of the run
  bool found = false;
  const auto finish = [&] {
    if (run.size() >= 2 * kFewestVertices) {
      lists += pointList(run, 2) + ";";
      found = true;
    }
    lists += blanks;
    blanks.clear();
    run.clear();
  };
  for (std::size_t start = 0; start <= comment.size();) {
    const std::size_t end = std::min(comment.find('\n', start), comment.size());
    const Numbers point = pointOfResult(comment.substr(start, end - start));
    if (point.empty()) finish();
    run.insert(run.end(), point.begin(), point.end());
    if (end < comment.size()) blanks += '\n';
    start = end + 1;
  }
  finish();
  return found ? lists : std::string();
}

/// The comment from the first Polygon { exterior: ... } or other polygon on that a program has
/// printed, in its lines; empty without.
std::string printedOfComment(std::string_view comment) {
  constexpr auto kPrinted =
      std::to_array<std::string_view>({"Polygon {", "Polygon(", "Polygon [", "POLYGON ((",
                                       "POLYGON((", "MULTIPOLYGON (", "MULTIPOLYGON("});
  const bool code = comment.find(';') != comment.npos || comment.find("new ") != comment.npos;
  std::size_t first = comment.npos;
  for (const std::string_view start : kPrinted) first = std::min(first, comment.find(start));
  if (first == comment.npos || code) return {};
  std::string printed(comment);
  for (std::size_t at = 0; at < first; ++at)  // Output: [src/main.rs:9] p =
    if (printed[at] != '\n') printed[at] = ' ';
  return ";" + printed;
}

/// Where in a line the list of # 0 [(1, 0), ...] or // => [[1, 0], ...] begins; npos without one.
/// What ends with a comma is an element that somebody has taken out of a list.
std::size_t listOfLineComment(std::string_view line) {
  std::size_t at = behindBlanks(line, 0, "> \t");
  const bool slashes = line.substr(at).starts_with("//");
  if (!slashes && !isAt(line, at, '#')) return line.npos;
  at = behindBlanks(line, at + (slashes ? 2 : 1), "0123456789:=-> \t");
  const std::string_view list = trimmed(line.substr(std::min(at, line.size())));
  const bool whole = (list.starts_with('[') && list.ends_with(']')) ||
                     (list.starts_with('(') && list.ends_with(')'));
  const bool points = std::ranges::count(list, ',') >= 5;
  return whole && points ? at : line.npos;
}

/// Where the words of // hull is [1, 0, ...] instead of begin, which tell what came out; 0 where
/// the line has no such list, or is code that somebody has taken out.
std::size_t wordsOfResult(std::string_view line) {
  const std::size_t at = behindBlanks(line, 0, "> \t");
  const bool slashes = line.substr(at).starts_with("//");
  if (!slashes && !isAt(line, at, '#')) return 0;
  const std::size_t open = line.find('[');
  const std::size_t close = line.rfind(']');
  if (open == line.npos || close == line.npos || close < open) return 0;
  const std::string_view list = line.substr(open, close - open);
  const std::string words =
      lowered(line.substr(at, open - at)) + " " + lowered(line.substr(close + 1));
  if (words.find_first_of("=;") != words.npos || std::ranges::count(list, ',') < 5) return 0;
  const bool told = words.find("instead of") != words.npos ||
                    words.find("rather than") != words.npos || tellsOfResult(words);
  // [0, 3, 2, 5, 4, 1] may number something
  const bool places = list.find('.') != list.npos || list.find_first_of("([{", 1) != list.npos;
  return told && places && std::ranges::none_of(list, isWordStart) ? at + (slashes ? 2 : 1) : 0;
}

/// A line that prints, or one that says that something comes out.
bool printsOrTells(std::string_view line) {
  constexpr auto kCalls = std::to_array<std::string_view>(
      {"print", "console.log", "cout", "puts", "echo", "disp(", "dump(", "log("});
  const std::string small = lowered(line);
  return tellsOfResult(line) || std::ranges::any_of(kCalls, [&](std::string_view call) {
           return small.find(call) != small.npos;
         });
}

/// # [[1, 0], ...] below a line that prints it or tells of it: read as the lists of the code around
/// it.
void withResultsInLineComments(PlainText& plain) {
  constexpr int kFar = 6;  // lines below the one that prints
  std::string& text = plain.text;
  int below = kFar + 1;
  bool found = false;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    const std::string_view line = std::string_view(text).substr(start, end - start);
    const std::size_t list = listOfLineComment(line);
    const bool isList = list != line.npos && below <= kFar;
    const std::size_t sign = isList ? list : list == line.npos ? wordsOfResult(line) : 0;
    if (!isList) below = sign > 0 || printsOrTells(line) ? 0 : below + 1;
    std::fill_n(text.begin() + static_cast<std::ptrdiff_t>(start), sign, ' ');
    found = found || sign > 0;
    start = end + 1;
  }
  if (found) addResultsNote(plain);
}

/// Where in a line difference(a, b); // { regions: [[ the sign of the comment is that starts with
/// what the call gives; npos where none is.
std::size_t signBehindCall(std::string_view line) {
  for (const std::string_view sign : {"//", "#"}) {
    const std::size_t at = line.find(sign);
    if (at == line.npos) continue;
    std::string_view code = trimmed(line.substr(0, at));
    if (code.ends_with(';')) code.remove_suffix(1);
    const std::size_t start = behindBlanks(line, at + sign.size(), "=-> \t");
    if (code.ends_with(')') && start < line.size() && isOpening(line[start])) return at;
  }
  return line.npos;
}

/// The signs of comments in lines one below the other, up to where the brackets of the first one
/// close; none where they do not, or in the same line, or hold fewer than three points.
std::vector<std::size_t> signsOfList(std::string_view text, std::size_t first) {
  constexpr std::size_t kMost = 1000;  // lines
  const std::string_view sign = text[first] == '#' ? "#" : "//";
  std::vector<std::size_t> signs;
  int depth = 0;
  int commas = 0;
  for (std::size_t at = first; text.substr(at).starts_with(sign) && signs.size() < kMost;) {
    signs.push_back(at);
    const std::size_t end = std::min(text.find('\n', at), text.size());
    for (const char c : text.substr(at, end - at)) {
      depth += isOpening(c) ? 1 : isClosing(c) ? -1 : 0;
      commas += c == ',' ? 1 : 0;
    }
    const bool whole = depth == 0 && commas >= 5 && signs.size() > 1;
    if (depth <= 0) return whole ? signs : std::vector<std::size_t>{};
    at = behindBlanks(text, std::min(end + 1, text.size()));
  }
  return {};
}

/// difference(a, b) // [[[1, 0], ... and on in lines of comments: what the call gives.
void withResultsBehindCalls(PlainText& plain) {
  std::string& text = plain.text;
  bool found = false;
  for (std::size_t line = 0; line < text.size();) {
    const std::size_t end = std::min(text.find('\n', line), text.size());
    const std::size_t sign = signBehindCall(std::string_view(text).substr(line, end - line));
    const std::size_t first = line + sign;
    line = end + 1;
    if (sign == text.npos) continue;
    const std::vector<std::size_t> signs = signsOfList(text, first);
    for (const std::size_t at : signs) {
      const bool one = text[at] == '#';
      text.replace(at, one ? 1 : 2, one ? " " : "  ");
    }
    if (signs.empty()) continue;
    text[first] = ';';
    line = std::max(line, signs.back());
    found = true;
  }
  if (found) addResultsNote(plain);
}

}  // namespace

void withResultsInComments(PlainText& plain) {
  withResultsBehindCalls(plain);
  withResultsInLineComments(plain);
  constexpr std::string_view kStart = "/*";
  constexpr std::string_view kEnd = "*/";
  const std::string source = plain.text;
  const std::string_view text = source;
  std::string changed;
  std::size_t done = 0;
  for (std::size_t at = text.find(kStart); at != text.npos; at = text.find(kStart, at + 1)) {
    const std::size_t close = text.find(kEnd, at + kStart.size());
    const std::size_t end = close == text.npos ? text.find("\n```", at) : close;
    const std::string_view comment =
        text.substr(at + kStart.size(), std::min(end, text.size()) - at - kStart.size());
    std::string lists = tellsOfResult(comment) ? listsOfComment(comment) : std::string();
    if (lists.empty() && tellsOfResult(comment)) lists = printedOfComment(comment);
    if (!lists.empty()) {
      changed.append(text, done, at - done).append(lists);
      done = std::min(end, text.size()) + (close == text.npos ? 0 : kEnd.size());
    }
    at = std::max(at, std::min(end, text.size()) - 1);
  }
  if (done == 0) return;
  changed.append(text, done);
  plain.text = std::move(changed);
  addResultsNote(plain);
}

}  // namespace sepax
