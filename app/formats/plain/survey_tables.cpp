#include "app/formats/plain/survey_tables.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/plain/tables.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// The last word of a line, which is without it then.
std::string_view takeLastWord(std::string_view& line) {
  constexpr std::string_view kBetween = " \t\r|";
  const std::size_t last = line.find_last_not_of(kBetween);
  line = line.substr(0, last == line.npos ? 0 : last + 1);
  const std::size_t blank = line.find_last_of(kBetween);
  const std::string_view word = line.substr(blank == line.npos ? 0 : blank + 1);
  line.remove_suffix(word.size());
  return word;
}

/// The first of the last two columns of a heading, where they are x and y.
char firstAxisOf(std::string_view heading) {
  constexpr std::size_t kLongest = 200;
  if (heading.size() > kLongest) return 0;
  const char last = axisOfColumn(takeLastWord(heading));
  const char first = last == 0 ? char{0} : axisOfColumn(takeLastWord(heading));
  return first == last ? char{0} : first;
}

/// 2215340.10 of 2,215,340.10; empty where the word is no number whose commas part thousands.
std::string withoutThousands(std::string_view word) {
  constexpr std::size_t kEach = 3;  // digits
  const std::size_t point = std::min(word.find('.'), word.size());
  for (std::size_t comma = word.find(','); comma != word.npos; comma = word.find(',', comma + 1)) {
    const std::size_t next = std::min(word.find_first_of(",.", comma + 1), word.size());
    if (comma == 0 || comma > point || next - comma - 1 != kEach) return {};
  }
  std::string number(word);
  std::erase(number, ',');
  return wholeNumber(number).state == NumberState::finite ? number : std::string();
}

/// 1,845,200 and 312,410.50: the commas are none of decimals.
bool partsThousands(std::string_view word) {
  const std::size_t comma = word.find(',');
  return comma != word.npos && word.find_first_of(",.", comma + 1) != word.npos;
}

/// The last two numbers of a row, of which one has commas that part thousands.
std::optional<std::pair<std::string, std::string>> lastNumbersOf(std::string_view row) {
  constexpr std::size_t kLongest = 200;
  if (row.size() > kLongest) return std::nullopt;
  const std::string_view last = takeLastWord(row);
  const std::string_view first = takeLastWord(row);
  std::pair numbers{withoutThousands(first), withoutThousands(last)};
  if (numbers.first.empty() || numbers.second.empty()) return std::nullopt;
  const bool sure = partsThousands(first) || partsThousands(last);
  return sure ? std::optional(std::move(numbers)) : std::nullopt;
}

/// The rows below a heading, and where they end.
struct SurveyRows {
  std::string list;
  std::size_t count = 0;
  std::size_t end = 0;
};

SurveyRows rowsBelow(std::string_view text, std::size_t start, bool yFirst) {
  SurveyRows rows{{}, 0, start};
  const std::size_t below = std::min(text.find('\n', start), text.size());
  if (isRuleOfTable(text.substr(start, below - start))) rows.end = std::min(below + 1, text.size());
  while (rows.end < text.size()) {
    const std::size_t end = std::min(text.find('\n', rows.end), text.size());
    const auto numbers = lastNumbersOf(text.substr(rows.end, end - rows.end));
    if (!numbers) break;
    const auto& [first, second] = *numbers;
    rows.list += (rows.count == 0 ? "[[" : ",\n[") + (yFirst ? second : first) + ", " +
                 (yFirst ? first : second) + "]";
    ++rows.count;
    rows.end = std::min(end + 1, text.size());
  }
  rows.list += "]\n";
  return rows;
}

}  // namespace

void withCornersOfSurveys(PlainText& plain) {
  const std::string_view text = plain.text;
  std::string changed;
  std::size_t done = 0;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    const char first = firstAxisOf(text.substr(start, end - start));
    start = std::min(end + 1, text.size());
    if (first == 0) continue;
    const SurveyRows rows = rowsBelow(text, start, first == 'y');
    if (rows.count < kFewestVertices) continue;
    changed.append(text, done, start - done).append(rows.list);
    done = start = rows.end;
  }
  if (done == 0) return;
  changed.append(text, done);
  plain.text = std::move(changed);
  plain.notes.emplace_back("the last two columns of the table were read as x and y");
}

}  // namespace sepax
