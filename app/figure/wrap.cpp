#include "app/figure/wrap.h"

#include "app/figure/font.h"

#include <algorithm>

namespace sepax {

namespace {

/// Whether a value in brackets goes on behind the next space.
bool isOpen(const std::string& word) {
  return word.find_first_of("([") != std::string::npos &&
         word.find_first_of(")]") == std::string::npos;
}

/// The words of a text; an equation, "t = 0.5" or "A = [0, 1]", a difference, "A2 − B0", and
/// numbers in brackets, "(2, 0)", are one word.
std::vector<std::string> wordsOf(std::string text) {
  std::ranges::replace_if(
      text, [](char c) { return c == '\n' || c == '\t'; }, ' ');
  std::vector<std::string> words;
  bool joined = false;   // the words so far end in one that is not complete
  std::size_t from = 0;  // where the last sign of that one stands
  for (const std::string_view part : unbrokenParts(text)) {
    if (part.empty()) continue;
    const std::string word(part);
    const bool sign = (word == "=" || word == "\u2212") && !words.empty();
    if (sign) from = words.back().size();
    if (sign || joined) {
      words.back() += " " + word;
      joined = sign || isOpen(words.back().substr(from));
    } else {
      words.push_back(word);
    }
  }
  return words;
}

/// Where the bracket that a word opens with is closed again: after it; npos when it never is, or
/// holds other things than numbers.
std::size_t endOfNumbers(std::string_view text, std::size_t from) {
  if (text[from] != '(' && text[from] != '[') return text.npos;
  constexpr std::string_view kInNumbers = "0123456789.,+-eNa \u2212\u221e";  // in bytes
  const std::size_t end = text.find_first_not_of(kInNumbers, from + 1);
  const bool closed = end != text.npos && (text[end] == ')' || text[end] == ']');
  return closed ? end + 1 : text.npos;
}

}  // namespace

std::vector<std::string> wrapped(const std::string& text, double size, double width,
                                 Weight weight) {
  std::vector<std::string> lines;
  std::string line;
  for (const std::string& word : wordsOf(text)) {
    const std::string longer = line.empty() ? word : line + " " + word;
    if (!line.empty() && textWidth(longer, size, weight) > width) {
      lines.push_back(line);
      line = word;
    } else {
      line = longer;
    }
  }
  if (!line.empty()) lines.push_back(line);
  return lines;
}

std::vector<std::string> evenlyWrapped(const std::string& text, double size, double width,
                                       Weight weight) {
  constexpr double kLeast = 1.0 / 3;  // of the width
  constexpr double kNarrowest = 0.6;
  constexpr double kStep = 0.04;
  std::vector<std::string> lines = wrapped(text, size, width, weight);
  for (double share = 1 - kStep; share > kNarrowest; share -= kStep) {
    if (lines.size() < 2 || textWidth(lines.back(), size, weight) >= kLeast * width) break;
    std::vector<std::string> narrower = wrapped(text, size, share * width, weight);
    if (narrower.size() > lines.size()) break;
    lines = std::move(narrower);
  }
  return lines;
}

std::vector<std::string_view> unbrokenParts(std::string_view text) {
  std::vector<std::string_view> parts;
  for (std::size_t at = 0; at <= text.size();) {
    std::size_t blank = at;
    while (blank < text.size() && text[blank] != ' ') {
      const std::size_t end = endOfNumbers(text, blank);
      blank = end == text.npos ? blank + 1 : end;
    }
    parts.push_back(text.substr(at, blank - at));
    at = blank + 1;
  }
  return parts;
}

std::string cutToFit(const std::string& text, const std::function<bool(const std::string&)>& fits) {
  if (fits(text)) return text;
  const auto isWithin = [&](std::size_t at) {
    return at > 0 && at < text.size() && (static_cast<unsigned char>(text[at]) & 0xc0) == 0x80;
  };
  const auto beginning = [&](std::size_t bytes) { return text.substr(0, bytes) + "…"; };
  std::size_t good = 0;
  for (std::size_t bad = text.size(); good + 1 < bad;) {
    std::size_t middle = good + (bad - good) / 2;
    while (isWithin(middle)) --middle;
    if (middle == good) {  // one character is left between them
      for (middle = good + 1; isWithin(middle);) ++middle;
      if (middle >= bad) break;
    }
    (fits(beginning(middle)) ? good : bad) = middle;
  }
  return beginning(good);
}

std::string shortened(std::string text, double size, double width, Weight weight) {
  return cutToFit(text,
                  [&](const std::string& cut) { return textWidth(cut, size, weight) <= width; });
}

}  // namespace sepax
