#include "app/formats/text/bracket_pairs.h"

#include "app/formats/text/number.h"

#include <algorithm>
#include <iterator>

namespace sepax {

namespace {

constexpr std::size_t kDeepest = 64;  ///< brackets that are looked at for a partner
constexpr std::string_view kOpening = "([{";
constexpr std::string_view kClosing = ")]}";

}  // namespace

std::size_t smileLength(std::string_view text, std::size_t place) {
  constexpr std::string_view kAround = " \t\r\n.,!";
  if (text[place] != ':' && text[place] != ';') return 0;
  if (place > 0 && kAround.find(text[place - 1]) == kAround.npos) return 0;
  if (place > 0 && text[place - 1] == ',') return 0;  // P(1,:) of MATLAB
  std::size_t end = place + 1;
  if (end < text.size() && text[end] == '-') ++end;
  if (end >= text.size() || (text[end] != '(' && text[end] != ')')) return 0;
  ++end;
  return end == text.size() || kAround.find(text[end]) != kAround.npos ? end - place : 0;
}

BracketPairs::BracketPairs(std::string_view text) : text_(text) {
  constexpr std::size_t kNever = std::string_view::npos;
  std::vector<std::size_t> rows;  // of open_ in pairs_
  for (std::size_t place = 0; place < text.size(); ++place) {
    if (const std::size_t smile = smileLength(text, place); smile > 0) {
      place += smile - 1;
      continue;
    }
    if (isOpening(text[place])) {
      open_.push_back(place);
      rows.push_back(pairs_.size());
      pairs_.push_back({place, kNever});
    }
    if (!isClosing(text[place])) continue;
    const char wanted = kOpening[kClosing.find(text[place])];
    const auto last =
        open_.rbegin() + static_cast<std::ptrdiff_t>(std::min(open_.size(), kDeepest));
    const auto partner =
        std::find_if(open_.rbegin(), last, [&](std::size_t open) { return text[open] == wanted; });
    stray_ = stray_ || partner == last || partner != open_.rbegin();
    if (partner == last) strays_.push_back(place);
    if (partner == last) continue;
    open_.erase(std::prev(partner.base()), open_.end());
    pairs_[rows[open_.size()]].close = place;
    rows.resize(open_.size());
  }
  std::erase_if(pairs_, [](const Pair& pair) { return pair.close == kNever; });
}

std::optional<std::size_t> BracketPairs::closingOf(std::size_t place) const {
  const auto pair = std::ranges::lower_bound(pairs_, place, {}, &Pair::open);
  if (pair == pairs_.end() || pair->open != place) return std::nullopt;
  return pair->close;
}

std::string BracketPairs::closersFrom(std::size_t place) const {
  std::string closers;
  for (auto open = open_.rbegin(); open != open_.rend() && *open >= place; ++open)
    closers += kClosing[kOpening.find(text_[*open])];
  return closers;
}

namespace {

/// LatLng(36.5 starts at the place.
bool startsCall(std::string_view text, std::size_t place) {
  constexpr std::size_t kLongest = 40;
  const std::string_view rest = text.substr(std::min(place, text.size()), kLongest);
  const std::size_t open = rest.find('(');
  if (open == rest.npos || open == 0 || !std::ranges::all_of(rest.substr(0, open), isWordPart))
    return false;
  const std::size_t first = rest.find_first_not_of(' ', open + 1);
  return first != rest.npos && (isDigit(rest[first]) || rest[first] == '-');
}

}  // namespace

std::optional<std::size_t> BracketPairs::firstCut() const {
  for (const std::size_t open : open_) {
    const std::size_t next = text_.find_first_not_of(" \t\r\n", open + 1);
    constexpr std::string_view kValues = "0123456789+-.\"'([{";
    constexpr std::size_t kFar = 8;
    const std::size_t start = open - std::min(open, kFar);
    const bool array = trimmed(text_.substr(start, open - start)).ends_with("array");  // of PHP
    if (next != text_.npos && (array || kValues.find(text_[next]) != kValues.npos ||
                               (text_[open] == '[' && startsCall(text_, next))))
      return open;
  }
  return std::nullopt;
}

std::optional<std::size_t> BracketPairs::lastClosedFrom(std::size_t place) const {
  const auto first = std::ranges::lower_bound(pairs_, place, {}, &Pair::open);
  if (first == pairs_.end()) return std::nullopt;
  return std::max_element(
             first, pairs_.end(),
             [](const Pair& one, const Pair& other) { return one.close < other.close; })
      ->close;
}

bool isValueList(std::string_view group) {
  int depth = 0;
  std::size_t words = 0;  // since the last bracket or comma
  for (std::size_t i = 0; i < group.size(); ++i) {
    const char c = group[i];
    if (isOpening(c)) ++depth;
    if (isClosing(c)) --depth;
    if (isOpening(c) || isClosing(c) || c == ',') words = 0;
    if (c == ';' || c == '"' || c == '\'' || c == '`') return false;
    if (depth == 1 && isWordStart(c) && !isWordPart(group[i - 1])) ++words;
    if (words > 2) return false;
  }
  return true;
}

}  // namespace sepax
