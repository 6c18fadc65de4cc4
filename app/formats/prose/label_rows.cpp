#include "app/formats/literals/indices.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/prose/fragments.h"
#include "app/formats/prose/run_words.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <vector>

namespace sepax {

namespace {

/// 3 0 0 4 0 4 3: as many points as the first number says; 0, the number of holes, may be behind.
bool countsItsPoints(const Numbers& numbers) {
  if (numbers.size() < 2 * kFewestVertices + 1) return false;
  const bool holes = numbers.size() % 2 == 0;
  return wholeNumber(numbers[0]).value == static_cast<double>((numbers.size() - 1) / 2) &&
         (!holes || wholeNumber(numbers.back()).value == 0);
}

/// The numbers of a row that has nothing else.
Numbers numbersOfRow(std::string_view row) {
  row = trimmed(row);
  std::size_t behind = 0;
  Numbers numbers = numbersFrom(row, behind, " \t");
  return behind == row.size() ? numbers : Numbers{};
}

/// 2a 25.5 -45.0 4.5: a row of a table, which has a word and does not count its points either.
bool isRowWithWord(std::string_view line) {
  constexpr std::size_t kMany = 4;  // numbers
  const std::string_view row = trimmed(line);
  std::size_t behind = 0;
  const Numbers first = numbersFrom(row, behind, " \t");
  return !row.empty() && isDigit(row[0]) && behind < row.size() &&
         row.find_first_of("([{,") == row.npos && !countsItsPoints(first) &&
         numbersIn(row, kMany) >= kMany;
}

/// The line between these places counts its points by chance: one beside it has as many numbers or
/// a word, and does not.
bool isOfTable(const MixedText& mixed, std::size_t place, std::size_t end, std::size_t numbers) {
  const std::string_view text = mixed.text();
  const auto isOther = [numbers](std::string_view line) {
    const Numbers row = numbersOfRow(line);
    return (row.size() == numbers && !countsItsPoints(row)) || isRowWithWord(line);
  };
  const std::size_t next = std::min(end + 1, text.size());
  return isOther(text.substr(next, text.find('\n', next) - next)) ||
         (place > 0 && isOther(mixed.before(place - 1)));
}

/// Coordinates as shares of an image, behind a class.
bool holdsShares(const Numbers& row) {
  return std::all_of(row.begin() + 1, row.end(), [](std::string_view number) {
    const double value = wholeNumber(number).value;
    return value >= 0 && value <= 1;
  });
}

}  // namespace

std::optional<std::size_t> labelRowEnd(const MixedText& mixed, std::size_t place) {
  const std::string_view text = mixed.text();
  const std::size_t end = std::min(text.find_first_of("\n`", place), text.size());
  const std::string_view row = text.substr(place, end - place);
  const std::size_t first = std::min(row.find(' '), row.size());
  if (!std::ranges::all_of(row.substr(0, first), isDigit) || first == 0 || first > 4 ||
      row.find_first_not_of("0123456789.e- \t\r") != row.npos || row.find('.') == row.npos)
    return std::nullopt;
  const Numbers numbers = numbersOfRow(row);
  const bool table = countsItsPoints(numbers) && !holdsShares(numbers) &&
                     isOfTable(mixed, place, end, numbers.size());
  return table ? std::nullopt : std::optional(end);
}

bool tellsOfConfidence(std::string_view text) {
  const CallingWords words = wordsOf(text);
  return holdsWord(words, {"conf", "confidence", "confidences"}) &&
         holdsWord(words, {"class", "classes", "label", "labels", "yolo"});
}

std::optional<PointRun> confidenceRow(const MixedText& mixed, std::size_t place) {
  const auto end = labelRowEnd(mixed, place);
  if (!end) return std::nullopt;
  std::size_t behind = 0;
  const std::string_view row = trimmed(mixed.text().substr(place, *end - place));
  std::vector<double> all;
  for (const std::string_view number : numbersFrom(row, behind, " \t"))
    all.push_back(wholeNumber(number).value);
  const bool whole = behind == row.size() && all.size() % 2 == 0;
  if (!whole || all.size() < 2 * kFewestVertices + 2) return std::nullopt;
  if (all.back() < 0 || all.back() > 1) return std::nullopt;
  PointRun run;
  run.polygon = {fmt::format("class {}", all.front()),
                 mixed.lineOf(place),
                 Arity::pair,
                 {all.begin() + 1, all.end() - 1}};
  run.points = vertexCount(run.polygon);
  run.end = *end;
  return run;
}

std::optional<PointRun> countedRow(const MixedText& mixed, std::size_t place) {
  constexpr std::size_t kFar = 1000;
  const std::string_view text = mixed.text();
  PointRun run;
  run.end = std::min(text.find('\n', place), text.size());
  const Numbers numbers = numbersOfRow(text.substr(place, run.end - place));
  if (!countsItsPoints(numbers)) return std::nullopt;
  run.points = (numbers.size() - 1) / 2;
  if (isOfTable(mixed, place, run.end, numbers.size())) return std::nullopt;
  const std::size_t start = place - std::min(place, kFar);
  if (!tellsOfOutline(text.substr(start, place - start))) return std::nullopt;
  for (std::size_t i = 1; i <= 2 * run.points; ++i)
    run.polygon.numbers.push_back(wholeNumber(numbers[i]).value);
  run.polygon.line = mixed.lineOf(place);
  return run;
}

}  // namespace sepax
