#include "app/formats/plain_comments.h"

#include "app/formats/list_words.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/read_number.h"
#include "app/formats/rewritten.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace sepax {

namespace {

/// The comment tells what came or comes out, and is no code that somebody has taken out.
bool tellsOfResult(std::string_view comment) {
  return holdsWord(wordsOf(comment), {"gives", "gave", "give", "result", "results", "output",
                                      "outputs", "returns", "returned", "prints", "printed",
                                      "expected", "should", "yields", "produces", "actual"});
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

}  // namespace

void withResultsInComments(PlainText& plain) {
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
    const std::string lists = tellsOfResult(comment) ? listsOfComment(comment) : std::string();
    if (!lists.empty()) {
      changed.append(text, done, at - done).append(lists);
      done = std::min(end, text.size()) + (close == text.npos ? 0 : kEnd.size());
    }
    at = std::max(at, std::min(end, text.size()) - 1);
  }
  if (done == 0) return;
  changed.append(text, done);
  plain.text = std::move(changed);
  plain.notes.emplace_back("the lists of results in comments were read, too");
}

}  // namespace sepax
