#include "app/scene/near_words.h"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <vector>

namespace sepax {

namespace {

constexpr std::size_t kLongest = 40;  ///< letters; nobody mistypes more than that

std::string lowered(std::string_view text) {
  std::string small(text);
  std::ranges::transform(small, small.begin(), [](char c) {
    return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  });
  return small;
}

/// Letters that are other, missing, too many or swapped.
std::size_t distance(std::string_view one, std::string_view other) {
  std::vector<std::vector<std::size_t>> table(one.size() + 1,
                                              std::vector<std::size_t>(other.size() + 1));
  for (std::size_t i = 0; i <= one.size(); ++i) table[i][0] = i;
  for (std::size_t k = 0; k <= other.size(); ++k) table[0][k] = k;
  for (std::size_t i = 1; i <= one.size(); ++i) {
    for (std::size_t k = 1; k <= other.size(); ++k) {
      const std::size_t change = one[i - 1] == other[k - 1] ? 0 : 1;
      table[i][k] =
          std::min({table[i - 1][k] + 1, table[i][k - 1] + 1, table[i - 1][k - 1] + change});
      const bool swapped =
          i > 1 && k > 1 && one[i - 1] == other[k - 2] && one[i - 2] == other[k - 1];
      if (swapped) table[i][k] = std::min(table[i][k], table[i - 2][k - 2] + 1);
    }
  }
  return table[one.size()][other.size()];
}

}  // namespace

std::string nearestWord(std::string_view typed, std::span<const std::string> known) {
  if (typed.size() > kLongest) return {};
  std::string nearest;
  std::size_t least = std::max<std::size_t>(typed.size() / 3, 1) + 1;
  for (const std::string& word : known) {
    if (word.size() > kLongest) continue;
    const std::size_t way = distance(lowered(typed), lowered(word));
    if (way >= least || way >= word.size()) continue;
    least = way;
    nearest = word;
  }
  return nearest;
}

std::string didYouMean(std::string_view typed, std::span<const std::string> known) {
  const std::string word = nearestWord(typed, known);
  return word.empty() ? std::string() : "; did you mean " + word + "?";
}

}  // namespace sepax
