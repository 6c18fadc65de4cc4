#include "app/formats/plain/parted_pairs.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

namespace {

/// Numbers and the signs between them, blanks alone being one.
struct PartedNumbers {
  Numbers numbers;
  std::vector<std::string_view> signs;  ///< behind each number but the last one
};

/// Nothing where anything else stands in the list.
std::optional<PartedNumbers> partedNumbers(std::string_view list) {
  PartedNumbers parted;
  for (std::size_t at = 0;;) {
    const std::size_t length = numberLength(list, at);
    if (length == 0) return std::nullopt;
    parted.numbers.push_back(list.substr(at, length));
    const std::size_t sign = behindBlanks(list, at + length, kAllBlanks);
    if (sign == list.size()) return parted;
    const bool signs = std::string_view(",;/|:").find(list[sign]) != std::string_view::npos;
    if (!signs && sign == at + length) return std::nullopt;
    parted.signs.push_back(list.substr(sign, signs ? 1 : 0));
    at = behindBlanks(list, sign + (signs ? 1 : 0), kAllBlanks);
  }
}

/// One sign parts the numbers of each point, another one the points.
bool areParted(const PartedNumbers& parted, std::size_t each) {
  if (parted.numbers.size() % each != 0 || parted.numbers.size() < kFewestVertices * each)
    return false;
  const std::string_view within = parted.signs.front();
  const std::string_view between = parted.signs[each - 1];
  for (std::size_t i = 0; i < parted.signs.size(); ++i)
    if (parted.signs[i] != ((i + 1) % each == 0 ? between : within)) return false;
  return within != between && within != ":";  // 12:30, 12:45 are times
}

}  // namespace

std::string pointsOfPairs(std::string_view list, bool maybeBlanks) {
  constexpr std::size_t kInSpace = 3;
  const auto parted = partedNumbers(list);
  if (!parted || parted->numbers.size() < 2 * kFewestVertices) return {};
  for (const std::size_t each : {std::size_t{2}, kInSpace})
    if (areParted(*parted, each)) return pointList(parted->numbers, each);
  const bool blanks = maybeBlanks && parted->numbers.size() % 2 == 0 &&
                      std::ranges::all_of(parted->signs, &std::string_view::empty);
  return blanks ? pointList(parted->numbers, 2) : std::string();
}

void withPairsOfLines(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten rewritten(source);
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    const std::string_view line = trimmed(text.substr(start, end - start));
    const bool semicolons = line.find(';') != line.npos;
    const bool pairs = semicolons && line.find_first_of("|/,") == line.npos;
    const std::string points =
        pairs ? pointsOfPairs(line.substr(0, line.find_last_not_of("; ") + 1), false) : "";
    if (!points.empty()) rewritten.replace(start, end, points);
    start = end + 1;
  }
  rewritten.finish(plain, "");
}

}  // namespace sepax
