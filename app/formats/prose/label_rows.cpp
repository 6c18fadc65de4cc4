#include "app/formats/literals/indices.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/prose/fragments.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <vector>

namespace sepax {

std::optional<std::size_t> labelRowEnd(const MixedText& mixed, std::size_t place) {
  const std::string_view text = mixed.text();
  const std::size_t end = std::min(text.find_first_of("\n`", place), text.size());
  const std::string_view row = text.substr(place, end - place);
  const std::size_t first = std::min(row.find(' '), row.size());
  if (!std::ranges::all_of(row.substr(0, first), isDigit) || first == 0 || first > 4 ||
      row.find_first_not_of("0123456789.e- \t\r") != row.npos || row.find('.') == row.npos)
    return std::nullopt;
  return end;
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
  const std::string_view row = trimmed(text.substr(place, run.end - place));
  std::size_t behind = 0;
  const Numbers numbers = numbersFrom(row, behind, " \t");
  if (numbers.size() < 2 * kFewestVertices + 1 || behind < row.size()) return std::nullopt;
  const bool holes = numbers.size() % 2 == 0;  // 0 of them behind the vertices
  run.points = (numbers.size() - 1) / 2;
  const bool counted = wholeNumber(numbers[0]).value == static_cast<double>(run.points) &&
                       (!holes || wholeNumber(numbers.back()).value == 0);
  const std::size_t start = place - std::min(place, kFar);
  if (!counted || !tellsOfOutline(text.substr(start, place - start))) return std::nullopt;
  for (std::size_t i = 1; i <= 2 * run.points; ++i)
    run.polygon.numbers.push_back(wholeNumber(numbers[i]).value);
  run.polygon.line = mixed.lineOf(place);
  return run;
}

}  // namespace sepax
