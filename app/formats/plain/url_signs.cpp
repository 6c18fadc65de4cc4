#include "app/formats/plain/url_signs.h"

#include "app/formats/raw_geometry.h"
#include "app/formats/text/bracket_pairs.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

constexpr std::size_t kCode = 3;  ///< bytes of %28

/// What %28 at this place stands for, where it is a sign of lists and texts; else 0.
char signAt(std::string_view text, std::size_t place) {
  constexpr auto kSigns = std::to_array<std::pair<std::string_view, char>>({{"%20", ' '},
                                                                            {"%0A", ' '},
                                                                            {"%22", '"'},
                                                                            {"%27", '\''},
                                                                            {"%28", '('},
                                                                            {"%29", ')'},
                                                                            {"%2B", '+'},
                                                                            {"%2C", ','},
                                                                            {"%3A", ':'},
                                                                            {"%3B", ';'},
                                                                            {"%5B", '['},
                                                                            {"%5D", ']'},
                                                                            {"%7B", '{'},
                                                                            {"%7C", '|'},
                                                                            {"%7D", '}'}});
  std::string code(text.substr(place, kCode));
  std::ranges::transform(code, code.begin(), [](char c) {
    return c >= 'a' && c <= 'f' ? static_cast<char>(c - 32) : c;
  });
  const auto sign = std::ranges::find(kSigns, code, &std::pair<std::string_view, char>::first);
  return sign == kSigns.end() ? '\0' : sign->second;
}

/// A word of an address with the codes of numbers of three points.
bool isCoded(std::string_view word) {
  std::size_t codes = 0;
  std::size_t numbers = 0;
  bool inNumber = false;
  for (std::size_t at = 0; at < word.size(); ++at) {
    const bool code = word[at] == '%' && signAt(word, at) != 0;
    const bool digit = !code && isDigit(word[at]);
    codes += code;
    numbers += digit && !inNumber;
    inNumber = digit || (inNumber && word[at] == '.');
    if (code) at += kCode - 1;
  }
  return codes >= kFewestVertices && numbers >= 2 * kFewestVertices;
}

/// The word without its codes; what stands before its parameter, and between parameters, is blank.
std::string plainWord(std::string_view word) {
  std::string plain;
  for (std::size_t at = 0; at < word.size(); ++at) {
    const char sign = word[at] == '%' ? signAt(word, at) : '\0';
    if (sign != 0) at += kCode - 1;
    plain += sign != 0 ? sign : word[at] == '+' || word[at] == '&' ? ' ' : word[at];
  }
  const std::size_t scheme = plain.find("://");
  if (scheme == plain.npos) return plain;
  std::size_t start = scheme;
  while (start > 0 && isWordPart(plain[start - 1])) --start;
  const std::string_view address =
      std::string_view(plain).substr(0, plain.find_first_of("([{", scheme));
  const std::size_t end = address.find_last_of("?& ");
  if (end != address.npos && end > scheme)
    std::fill(plain.begin() + static_cast<std::ptrdiff_t>(start),
              plain.begin() + static_cast<std::ptrdiff_t>(end) + 1, ' ');
  return plain;
}

/// The + that stand between two numbers with a fraction.
std::vector<std::size_t> signsBetweenFractions(std::string_view text) {
  constexpr std::string_view kInside = "0123456789.";
  const auto isFraction = [](std::string_view digits) {
    return digits.size() > 2 && digits.find('.') != digits.npos;
  };
  std::vector<std::size_t> signs;
  for (std::size_t at = text.find('+'); at != text.npos; at = text.find('+', at + 1)) {
    const std::size_t start = text.find_last_not_of(kInside, at == 0 ? 0 : at - 1) + 1;
    std::string_view behind = text.substr(at + 1);
    if (behind.starts_with('-')) behind.remove_prefix(1);
    behind = behind.substr(0, behind.find_first_not_of(kInside));
    if (start < at && isFraction(text.substr(start, at - start)) && isFraction(behind))
      signs.push_back(at);
  }
  return signs;
}

}  // namespace

std::string withoutUrlSigns(std::string text) {
  constexpr std::string_view kBlanks = " \t\r\n";
  std::string plain;
  for (std::size_t at = 0; text.find('%') != text.npos && at < text.size();) {
    const std::size_t end = std::min(text.find_first_of(kBlanks, at), text.size());
    const std::string_view word = std::string_view(text).substr(at, end - at);
    if (isCoded(word))
      plain += plainWord(word);
    else
      plain += word;
    at = std::min(text.find_first_not_of(kBlanks, end), text.size());
    plain.append(text, end, at - end);
  }
  if (!plain.empty()) text = std::move(plain);
  // nobody adds fractions without blanks, one after the other
  const std::vector<std::size_t> signs = signsBetweenFractions(text);
  for (const std::size_t place : signs)
    if (signs.size() >= kFewestVertices) text[place] = ' ';
  return text;
}

}  // namespace sepax
