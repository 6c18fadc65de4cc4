#include "app/scene/expression_scanner.h"

#include <limits>
#include <locale>
#include <sstream>
#include <string>
#include <utility>

namespace sepax {
namespace {

/// Signs that people paste from printed text, and what they mean.
constexpr std::pair<std::string_view, char> kPrinted[] = {
    {"\u2212", '-'}, {"×", '*'}, {"·", '*'}, {"÷", '/'}};

/// Reads digits that the caller has checked; the locale of the program plays no part.
double readNumber(std::string_view digits) {
  std::istringstream stream{std::string(digits)};
  stream.imbue(std::locale::classic());
  double value = 0;
  stream >> value;
  const bool beyond = stream.fail() && value >= std::numeric_limits<double>::max();
  return beyond ? std::numeric_limits<double>::infinity() : value;
}

}  // namespace

bool isExpressionDigit(char c) { return c >= '0' && c <= '9'; }

bool isExpressionLetter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
         (static_cast<unsigned char>(c) & 0x80) != 0;
}

bool isExpressionBlank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

char ExpressionScanner::at(std::size_t place) const {
  return place < text_.size() ? text_[place] : '\0';
}

char ExpressionScanner::peek() {
  while (place_ < text_.size() && isExpressionBlank(text_[place_])) ++place_;
  for (const auto& [printed, sign] : kPrinted) {
    if (text_.substr(place_).starts_with(printed)) return sign;
  }
  return at(place_);
}

void ExpressionScanner::skip() {
  std::size_t bytes = 1;
  for (const auto& [printed, sign] : kPrinted) {
    if (text_.substr(place_).starts_with(printed)) bytes = printed.size();
  }
  place_ += bytes;
}

bool ExpressionScanner::take(char wanted) {
  if (peek() != wanted) return false;
  skip();
  return true;
}

ScannedLiteral ExpressionScanner::takeNumber() {
  const std::size_t begin = place_;
  std::size_t digits = 0;
  const auto takeDigits = [&] {
    for (; isExpressionDigit(at(place_)); ++place_) ++digits;
  };
  takeDigits();
  if (at(place_) == '.') ++place_;
  takeDigits();
  if (digits == 0) return {0, false};
  takeExponent();
  return {readNumber(text_.substr(begin, place_ - begin)), true};
}

void ExpressionScanner::takeExponent() {
  std::size_t next = place_;
  if (at(next) != 'e' && at(next) != 'E') return;
  ++next;
  if (at(next) == '+' || at(next) == '-') ++next;
  if (!isExpressionDigit(at(next))) return;
  while (isExpressionDigit(at(next))) ++next;
  place_ = next;
}

std::string_view ExpressionScanner::takeName() {
  const std::size_t begin = place_;
  const auto isPrinted = [this] { return peek() != text_[place_]; };
  while ((isExpressionLetter(at(place_)) || isExpressionDigit(at(place_))) && !isPrinted()) {
    ++place_;
  }
  return text_.substr(begin, place_ - begin);
}

std::size_t ExpressionScanner::characterOf(std::size_t place) const {
  std::size_t character = 1;  // of a character that takes several bytes, the first one counts
  for (const char c : text_.substr(0, place)) {
    if ((static_cast<unsigned char>(c) & 0xC0) != 0x80) ++character;
  }
  return character;
}

}  // namespace sepax
