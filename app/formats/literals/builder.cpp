#include "app/formats/literals/builder.h"

#include "app/formats/literals/shapes.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <optional>

namespace sepax {

namespace {

/// Three numbers and a bracket for each vertex that a scene may hold, and some names.
constexpr std::size_t kMaxNodes = 5 * kMaxVertices;
constexpr std::size_t kBytesPerNode = 10;  ///< of usual texts; sizes the first allocation only

/// 0x3F800000: the bits of a float, as debuggers print them.
std::optional<double> floatOfBits(std::string_view word) {
  constexpr std::size_t kLength = 10;
  if (word.size() != kLength || !(word.starts_with("0x") || word.starts_with("0X"))) return {};
  std::uint32_t bits = 0;
  const char* const end = word.data() + word.size();
  if (std::from_chars(word.data() + 2, end, bits, 16).ptr != end) return {};
  const auto value = static_cast<double>(std::bit_cast<float>(bits));
  if (!std::isfinite(value)) return {};
  return value;
}

/// #include and the like: a line that is no comment and no value either.
bool isPreprocessor(std::string_view comment) {
  return std::ranges::any_of(
      std::array<std::string_view, 6>{"include", "define", "if", "endif", "pragma", "!"},
      [&](std::string_view word) { return comment.starts_with(word); });
}

/// ``` of a block of code: its first two are an empty text.
bool isFence(const Token& token) {
  return token.newLine && token.text.empty() && token.text.data()[-1] == '`';
}

}  // namespace

LiteralBuilder::LiteralBuilder(std::string_view text) : tokens_(text) {
  tree_.nodes.reserve(text.size() / kBytesPerNode);
}

LiteralTree LiteralBuilder::run() {
  openGroup({}, 0);
  for (Token token = tokens_.next(); token.kind != TokenKind::end && tree_.error.empty();
       token = tokens_.next()) {
    take(token);
    if (tree_.nodes.size() > kMaxNodes) fail(tooManyVerticesError());
  }
  if (tree_.error.empty() && levels_.size() > 1) {
    const LiteralNode& open = tree_.nodes[levels_.back().group];
    fail(fmt::format("{}the {} that opens here is never closed", atLine(open.line), open.bracket));
  }
  if (tree_.error.empty()) tree_.nodes.front().end = size();
  return std::move(tree_);
}

void LiteralBuilder::take(const Token& token) {
  if (token.kind == TokenKind::comment) return takeComment(token);
  if (takeRepeats(token)) return;
  takeArrow(token);
  if (token.newLine && last_ == Last::value && token.text != "=" && token.text != ":")
    startElement(false);
  if (token.blankLine) blankLine_ = true;
  if (token.blankLine) level().comment = {};
  switch (token.kind) {
    case TokenKind::number:
      takeNumber(token);
      break;
    case TokenKind::tooLarge:
      fail(tooLargeError(token.line, token.text));
      break;
    case TokenKind::word:
      takeWord(token);
      break;
    case TokenKind::text:
      fence_ = fence_ || isFence(token);
      tree_.isJson = tree_.isJson && token.quotedLikeJson;
      if (takeQuotedNumber(token)) break;
      if (last_ == Last::value) startElement(false);
      add(LiteralKind::text, token);
      last_ = Last::text;
      break;
    default:
      takeSymbol(token);
  }
}

bool LiteralBuilder::takeRepeats(const Token& token) {
  const Repeats now = std::exchange(repeats_, Repeats::no);
  const bool opens = now == Repeats::no && token.text == "<" && last_ == Last::value;
  tree_.isJson = tree_.isJson && !opens;
  if (opens)
    repeats_ = Repeats::opened;
  else if (now == Repeats::opened && token.text == "repeats")
    repeats_ = Repeats::named;
  else if (now == Repeats::named && token.kind == TokenKind::number)
    repeat(token.value);
  else
    return now == Repeats::counted && (token.text == "times" || token.text == "time");
  return true;
}

void LiteralBuilder::repeat(double count) {
  repeats_ = Repeats::counted;
  if (!(count >= 1) || value_ >= size()) return;
  const std::uint32_t length = size() - value_;
  if (!(count * length + size() <= static_cast<double>(kMaxNodes)))
    return fail(tooManyVerticesError());
  for (std::uint32_t copy = 1; copy < static_cast<std::uint32_t>(count); ++copy)
    for (std::uint32_t i = 0; i < length; ++i) {
      LiteralNode node = tree_.nodes[value_ + i];
      node.end += copy * length;
      if (i == 0) node.startsElement = true;
      tree_.nodes.push_back(node);
    }
}

void LiteralBuilder::takeComment(const Token& token) {
  tree_.isJson = false;
  blankLine_ = blankLine_ || token.blankLine;  // above the comment, too
  if (token.newLine && !isPreprocessor(token.text)) level().comment = token.text;
}

void LiteralBuilder::takeNumber(const Token& token) {
  tree_.isJson = tree_.isJson && isDigit(token.text.back());
  takeUnit(token);
  value_ = size();
  add(LiteralKind::number, token).value = token.value;
  last_ = Last::value;
}

bool LiteralBuilder::takeQuotedNumber(const Token& token) {
  const Level& now = level();
  const char bracket = tree_.nodes[now.group].bracket;
  const bool coordinate =
      now.labelled ? axisOf(stemOfLabel(now.label)) != 0 : bracket == '[' || bracket == '(';
  const ScannedNumber number = coordinate ? wholeNumber(token.text) : ScannedNumber{};
  if (number.state != NumberState::finite) return false;
  value_ = size();
  add(LiteralKind::number, token).value = number.value;
  last_ = Last::value;
  return true;
}

void LiteralBuilder::takeUnit(const Token& token) {
  const std::string_view unit = unitOf(token.text);
  // margin: 10cm is no coordinate
  if (level().labelled && axisOf(stemOfLabel(level().label)) == 0 && level().group == 0) return;
  if (!unit.empty() && !tree_.unit.empty() && unit != tree_.unit)
    fail(fmt::format("{}{} stands beside {}; write all numbers in one unit", atLine(token.line),
                     unit, tree_.unit));
  if (!unit.empty()) tree_.unit = unit;
}

void LiteralBuilder::takeWord(const Token& token) {
  if (const auto value = floatOfBits(token.text);
      value && axisOf(stemOfLabel(level().label)) != 0) {
    tree_.hasBits = true;
    add(LiteralKind::number, token).value = *value;
    value_ = size() - 1;
    last_ = Last::value;
    return;
  }
  if (token.text != "true" && token.text != "false" && token.text != "null")
    tree_.isJson = tree_.isJson && isNonFiniteWord(token.text);
  if (last_ == Last::value) startElement(false);
  if (!afterDot_) path_ = {};
  value_ = size();
  add(LiteralKind::word, token);
  afterDot_ = false;
  last_ = isNonFiniteWord(token.text) ? Last::value : Last::word;
}

void LiteralBuilder::takeSymbol(const Token& token) {
  const char c = token.text.front();
  if (token.text == "::" || token.text == "->" || c == '.') return takeDot(token.text != "::");
  if (token.text.size() == 2) {
    const bool assigns = token.text == "<-" && last_ == Last::word;  // of R
    if (token.text == "=>" || assigns) takeLabel(token);
    return;
  }
  if (c == '(' || c == '[' || c == '{') return open(token);
  if (c == ')' || c == ']' || c == '}') return close(token);
  if (c == ',' || c == ';') {
    if (c == ';') {
      tree_.nodes[level().group].hasStatements = true;
      tree_.isJson = false;
    }
    startElement(true);
    last_ = Last::separator;
  } else if (c == '=' || c == ':') {
    takeLabel(token);
  } else if (c == '*' || c == '/' || c == '+' || c == '-' || c == '%') {
    tree_.isJson = false;
    add(LiteralKind::symbol, token);
  } else {
    tree_.isJson = false;
    // (1, ?): something that nobody can read where a number should be
    const bool alone = last_ == Last::nothing || last_ == Last::separator;
    if (c == '?' && alone && levels_.size() > 1) add(LiteralKind::word, token);
  }
}

}  // namespace sepax
