#include "app/formats/text/tokens.h"

#include "app/formats/text/bracket_pairs.h"
#include "app/formats/text/number.h"

#include <algorithm>

namespace sepax {

namespace {

constexpr std::string_view kQuotes = "\"'`";

bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

}  // namespace

void Tokens::skipBlanks(Token& token) {
  std::size_t breaks = 0;
  for (; place_ < text_.size(); ++place_) {
    place_ += smileLength(text_, place_);
    if (place_ >= text_.size() || !isBlank(text_[place_])) break;
    if (text_[place_] == '\n') ++breaks;
  }
  line_ += breaks;
  token.newLine = breaks > 0 || lineIsNew_;
  token.blankLine = breaks > 1;
  token.line = line_;
  lineIsNew_ = false;
}

bool Tokens::startsComment() const {
  const char c = at(place_);
  const char second = at(place_ + 1);
  if (c == '#') return second != '[' && !isDigit(second);  // #[derive(..)] of Rust, vertex #1
  if (c == '/')  // expr //. rule of Mathematica is no comment
    return (second == '/' && at(place_ + 2) != '.') || second == '*';
  if (c == '!') return second == '-';  // of EnergyPlus
  // a decrement is no comment
  return c == '-' && second == '-' && !isDigit(at(place_ + 2)) && at(place_ + 2) != '.';
}

Token Tokens::comment(Token token) {
  token.kind = TokenKind::comment;
  const bool spans = text_.substr(place_).starts_with("/*");
  const bool inUrl = text_[place_] == '/' && place_ > 0 && text_[place_ - 1] == ':';  // https://
  constexpr std::string_view kUrlEnds = " \t\r\n)]}>\"'`";
  const std::size_t start = place_ + (text_[place_] == '#' ? 1 : 2);
  std::size_t end =
      inUrl ? text_.find_first_of(kUrlEnds, start)
            : text_.find(spans ? std::string_view("*/") : std::string_view("\n"), start);
  end = std::min(end, text_.size());
  token.text = trimmed(text_.substr(std::min(start, end), end - std::min(start, end)));
  line_ += static_cast<std::size_t>(std::ranges::count(text_.substr(place_, end - place_), '\n'));
  place_ = std::min(text_.size(), spans ? end + 2 : end);
  // what follows a comment in its line still starts that line
  lineIsNew_ = token.newLine;
  return token;
}

Token Tokens::quoted(Token token) {
  const char quote = text_[place_];
  std::size_t& unclosed = unclosedUntil_[kQuotes.find(quote)];
  std::size_t end = place_ + 1;
  if (place_ >= unclosed)
    while (end < text_.size() && text_[end] != quote && text_[end] != '\n')
      end += text_[end] == '\\' && at(end + 1) != '\n' ? 2u : 1u;
  if (place_ < unclosed || at(end) != quote) {
    unclosed = std::max(unclosed, std::min(end, text_.size()));
    token.kind = TokenKind::symbol;
    token.text = text_.substr(place_++, 1);
    return token;
  }
  token.kind = TokenKind::text;
  token.text = text_.substr(place_ + 1, end - place_ - 1);
  token.quotedLikeJson = quote == '"';
  place_ = end + 1;
  afterValue_ = true;
  return token;
}

bool Tokens::startsNumber() const {
  const std::size_t digit = place_ + (at(place_) == '-' || at(place_) == '+' ? 1 : 0);
  return isDigit(at(digit)) || (at(digit) == '.' && isDigit(at(digit + 1)));
}

/// 3-1 and 3 - 1 hold an operator, 3 -1 and (-1 a sign.
bool Tokens::isSign() const { return !afterValue_ || (place_ > 0 && isBlank(text_[place_ - 1])); }

/// 5e91 of Fixture@5e91: where Java prints an object without its numbers.
bool Tokens::isHash() const {
  return place_ > 1 && text_[place_ - 1] == '@' && isWordPart(text_[place_ - 2]);
}

Token Tokens::number(Token token) {
  const bool negative = text_[place_] == '-';
  const std::size_t sign = negative || text_[place_] == '+' ? 1 : 0;
  const ScannedNumber scanned = scanLiteral(text_.substr(place_ + sign));
  const std::size_t behind = place_ + sign + scanned.length;
  const bool version = at(behind) == '.' && isDigit(at(behind + 1)) &&
                       text_.substr(place_, behind - place_).find('.') != text_.npos;
  if (scanned.state == NumberState::none || version || isHash()) {  // 0x1F, 3rd, 3.9.16
    const std::size_t start = place_;
    place_ += sign;
    while (place_ < text_.size() && (isWordPart(text_[place_]) || text_[place_] == '.')) ++place_;
    token.kind = TokenKind::word;
    token.text = text_.substr(start, place_ - start);
    return token;
  }
  token.kind = scanned.state == NumberState::tooLarge ? TokenKind::tooLarge : TokenKind::number;
  token.value = negative ? -scanned.value : scanned.value;
  token.text = text_.substr(place_, sign + scanned.length);
  place_ += sign + scanned.length;
  return token;
}

std::size_t Tokens::nonFinite() const {
  constexpr std::string_view kFirst = "nNiI+-0123456789";
  const char c = at(place_);
  if (kFirst.find(c) == kFirst.npos || ((c == '-' || c == '+') && !isSign())) return 0;
  return nonFiniteLength(text_.substr(place_));
}

Token Tokens::word(Token token, std::size_t length) {
  token.kind = TokenKind::word;
  token.text = text_.substr(place_, length);
  place_ += length;
  afterValue_ = true;
  return token;
}

/// std::array<Vec2, 3>: what is between < and > are types and sizes.
void Tokens::skipTemplateArguments() {
  constexpr std::size_t kLongest = 120;  // bytes: so that no text of many < takes long
  constexpr std::string_view kInside = "<>:,*&[](); ";
  std::size_t depth = 0;
  for (std::size_t end = place_; end < text_.size() && end < place_ + kLongest; ++end) {
    const char c = text_[end];
    if (!isWordPart(c) && kInside.find(c) == kInside.npos) return;
    if (c == '<') ++depth;
    if (c == '>' && --depth == 0) {
      place_ = end + 1;
      return;
    }
  }
}

Token Tokens::next() {
  Token token;
  skipBlanks(token);
  if (place_ >= text_.size()) return token;
  const char c = text_[place_];
  if (startsComment()) return comment(token);
  if (kQuotes.find(c) != kQuotes.npos) return quoted(token);
  if (const std::size_t length = nonFinite(); length > 0) return word(token, length);
  if (text_.substr(place_).starts_with("...")) return word(token, 3);
  const bool signedNumber = c == '-' || c == '+';
  if (startsNumber() && (!signedNumber || isSign())) {
    afterValue_ = true;
    return number(token);
  }
  const std::size_t start = place_;
  if (isWordStart(c)) {
    while (place_ < text_.size() && isWordPart(text_[place_])) ++place_;
    token.kind = TokenKind::word;
    token.text = text_.substr(start, place_ - start);
    if (at(place_) == '<') skipTemplateArguments();
  } else {
    const std::string_view rest = text_.substr(place_);
    const bool two = std::ranges::any_of(
        std::array<std::string_view, 8>{"::", "->", "=>", "==", "<=", ">=", "!=", "<-"},
        [&](std::string_view symbol) { return rest.starts_with(symbol); });
    place_ += two ? 2 : 1;
    token.kind = TokenKind::symbol;
    token.text = text_.substr(start, place_ - start);
  }
  afterValue_ = token.kind == TokenKind::word || c == ')' || c == ']' || c == '}';
  return token;
}

}  // namespace sepax
