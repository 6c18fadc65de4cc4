#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Finding by a few letters. Laws: a title that is typed in full comes before every other title;
/// what matches goes on matching when letters are taken off the end of the query; the empty query
/// keeps everything in order; capitals never matter.
namespace sepax {

struct FuzzyMatch {
  int score = 0;                     ///< larger is better; comparable for one query only
  std::vector<std::size_t> letters;  ///< bytes of the text that the query met, rising
};

/// The best way to find each word of the query, letter after letter, in the text; the words may
/// come in any order. Word starts and letters in a row count more. Absent = a word is not there.
[[nodiscard]] std::optional<FuzzyMatch> fuzzyMatch(std::string_view query, std::string_view text);

/// What is searched: a title, and what else people may type to find it.
struct FuzzyText {
  std::string title;
  std::string more;
};

struct FuzzyHit {
  std::size_t index = 0;             ///< of the texts
  std::vector<std::size_t> letters;  ///< bytes of the title that the query met, rising
};

/// The texts that match, best first; equals keep their order.
[[nodiscard]] std::vector<FuzzyHit> fuzzyRank(std::string_view query,
                                              std::span<const FuzzyText> texts);

}  // namespace sepax
