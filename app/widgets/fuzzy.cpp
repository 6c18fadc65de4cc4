#include "app/widgets/fuzzy.h"

#include <algorithm>

namespace sepax {
namespace {

// Points. Only their order matters: whole titles, then beginnings, then word starts, then letters
// in a row.
constexpr int kWholeText = 100'000;
constexpr int kBeginning = 60;
constexpr int kWordStart = 10;
constexpr int kInARow = 12;
constexpr int kLetter = 2;
constexpr int kLatest = 6;      ///< at most taken off for a first letter deep in the text
constexpr int kElsewhere = 40;  ///< taken off when the title alone does not match
constexpr int kNone = -1'000'000;

char lowered(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c; }

/// Small letters, one blank between words, none around them.
std::string folded(std::string_view text) {
  std::string result;
  for (const char c : text) {
    if (c != ' ') {
      result += lowered(c);
    } else if (!result.empty() && result.back() != ' ') {
      result += ' ';
    }
  }
  if (!result.empty() && result.back() == ' ') result.pop_back();
  return result;
}

std::vector<std::string> wordsOf(const std::string& text) {
  std::vector<std::string> words;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    words.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return words;
}

/// Bytes of characters beyond ASCII count as letters.
bool isLetter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
         static_cast<unsigned char>(c) >= 0x80;
}

bool startsWord(std::string_view text, std::size_t at) {
  if (at == 0) return true;
  const bool hump =
      text[at] >= 'A' && text[at] <= 'Z' && text[at - 1] >= 'a' && text[at - 1] <= 'z';
  return hump || (isLetter(text[at]) && !isLetter(text[at - 1]));
}

/// One letter of the word met at one byte of the text.
struct Meeting {
  int score = kNone;
  std::size_t before = 0;  ///< byte that the letter before was met at
};

using Row = std::vector<Meeting>;

int worthOf(std::string_view text, std::size_t at) {
  return kLetter + (startsWord(text, at) ? kWordStart : 0);
}

Row firstRow(char letter, std::string_view text) {
  Row row(text.size());
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (lowered(text[at]) != letter) continue;
    row[at].score = worthOf(text, at) - static_cast<int>(std::min<std::size_t>(at, kLatest));
  }
  return row;
}

/// Where the next letter may be met, the best place before it in each.
Row nextRow(char letter, std::string_view text, const Row& last) {
  Row row(text.size());
  std::size_t best = 0;  // of the places that leave a gap
  for (std::size_t at = 1; at < text.size(); ++at) {
    if (at >= 2 && last[at - 2].score > last[best].score) best = at - 2;
    if (lowered(text[at]) != letter) continue;
    const int adjacent = last[at - 1].score + kInARow;
    const int apart = at >= 2 ? last[best].score : kNone;
    if (std::max(adjacent, apart) <= kNone / 2) continue;
    row[at] = {std::max(adjacent, apart) + worthOf(text, at), adjacent >= apart ? at - 1 : best};
  }
  return row;
}

std::optional<FuzzyMatch> matchWord(const std::string& word, std::string_view text) {
  if (text.empty()) return std::nullopt;
  std::vector<Row> rows{firstRow(word[0], text)};
  for (std::size_t i = 1; i < word.size(); ++i) rows.push_back(nextRow(word[i], text, rows.back()));
  const Row& last = rows.back();
  const auto best =
      std::max_element(last.begin(), last.end(),
                       [](const Meeting& a, const Meeting& b) { return a.score < b.score; });
  if (best->score <= kNone / 2) return std::nullopt;
  FuzzyMatch match{best->score, {}};
  auto at = static_cast<std::size_t>(best - last.begin());
  for (auto row = rows.rbegin(); row != rows.rend(); ++row) {
    match.letters.push_back(at);
    at = (*row)[at].before;
  }
  return match;
}

}  // namespace

std::optional<FuzzyMatch> fuzzyMatch(std::string_view query, std::string_view text) {
  const std::string wanted = folded(query);
  FuzzyMatch match;
  for (const std::string& word : wordsOf(wanted)) {
    const std::optional<FuzzyMatch> found = matchWord(word, text);
    if (!found) return std::nullopt;
    match.score += found->score;
    match.letters.insert(match.letters.end(), found->letters.begin(), found->letters.end());
  }
  std::sort(match.letters.begin(), match.letters.end());
  match.letters.erase(std::unique(match.letters.begin(), match.letters.end()), match.letters.end());
  const std::string whole = folded(text);
  if (!wanted.empty() && whole == wanted) match.score += kWholeText;
  if (!wanted.empty() && whole.starts_with(wanted)) match.score += kBeginning;
  return match;
}

std::vector<FuzzyHit> fuzzyRank(std::string_view query, std::span<const FuzzyText> texts) {
  struct Scored {
    FuzzyHit hit;
    int score = 0;
    std::size_t length = 0;
  };
  const bool all = folded(query).empty();
  std::vector<Scored> found;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const std::string& title = texts[i].title;
    std::optional<FuzzyMatch> match = fuzzyMatch(query, title);
    if (!match) {
      match = fuzzyMatch(query, title + " " + texts[i].more);
      if (!match) continue;
      match->score -= kElsewhere;
      std::erase_if(match->letters, [&](std::size_t at) { return at >= title.size(); });
    }
    found.push_back({{i, std::move(match->letters)}, match->score, all ? 0 : title.size()});
  }
  std::stable_sort(found.begin(), found.end(), [](const Scored& a, const Scored& b) {
    return a.score != b.score ? a.score > b.score : a.length < b.length;
  });
  std::vector<FuzzyHit> hits;
  for (Scored& scored : found) hits.push_back(std::move(scored.hit));
  return hits;
}

}  // namespace sepax
