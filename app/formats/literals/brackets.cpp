#include "app/formats/literals/builder.h"

#include "app/formats/literals/indices.h"
#include "app/formats/raw_geometry.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>

namespace sepax {

namespace {

/// Words that a bracket may follow without being an index or a call.
constexpr std::array<std::string_view, 14> kNoNames = {"return", "in",  "of",    "is",   "and",
                                                       "or",     "not", "yield", "else", "case",
                                                       "print",  "new", "mut",   "to"};

char closingOf(char open) { return open == '(' ? ')' : open == '[' ? ']' : '}'; }

/// func main() of Go and Swift, fun main() of Kotlin: what declares a function.
bool declaresFunction(std::string_view word) {
  return word == "func" || word == "fun" || word == "fn" || word == "function";
}

bool isNoName(std::string_view word) { return std::ranges::find(kNoNames, word) != kNoNames.end(); }

}  // namespace

void LiteralBuilder::openGroup(const Token& token, char bracket) {
  LiteralNode node;
  if (!levels_.empty()) {
    node = add(LiteralKind::group, token);
    tree_.nodes.pop_back();
  }
  node.text = {};
  node.bracket = bracket;
  tree_.nodes.push_back(node);
  Level inner;
  inner.group = size() - 1;
  inner.element = size();
  levels_.push_back(inner);
}

void LiteralBuilder::open(const Token& token) {
  if (levels_.size() > kMaxLiteralDepth)
    return fail(
        fmt::format("{}the brackets are nested more than {} levels deep; polygons need at "
                    "most 6",
                    atLine(token.line), kMaxLiteralDepth));
  const char bracket = token.text.front();
  tree_.isJson = tree_.isJson && bracket != '(';
  std::string_view called;
  const bool callable = last_ == Last::word && !isNoName(tree_.nodes.back().text) &&
                        tree_.nodes.back().text != kEllipsis;
  if (callable) {
    called = tree_.nodes.back().text;
    level().startsElement = tree_.nodes.back().startsElement;
    blankLine_ = blankLine_ || tree_.nodes.back().afterBlankLine;
    tree_.nodes.pop_back();
  }
  const bool isBody = bracket == '{' && isBehindFunction();
  openGroup(token, bracket);
  LiteralNode& group = tree_.nodes.back();
  group.text = called;
  group.hasStatements = isBody;
  path_ = {};
  afterDot_ = false;
  last_ = Last::nothing;
}

bool LiteralBuilder::isBehindFunction() const {
  if (last_ != Last::value || value_ == 0 || value_ >= size()) return false;
  const LiteralNode& arguments = tree_.nodes[value_];
  const LiteralNode& word = tree_.nodes[value_ - 1];
  return arguments.kind == LiteralKind::group && arguments.bracket == '(' &&
         word.kind == LiteralKind::word && declaresFunction(word.text);
}

void LiteralBuilder::foldTerms(std::uint32_t group) {
  std::vector<LiteralNode> sums;  // one of each coordinate
  bool folds = false;
  for (std::uint32_t at = group + 1; at < size();) {
    if (sums.size() == 2 || (!sums.empty() && !tree_.nodes[at].separated)) return;
    double sum = 0;
    double product = 0;
    char sign = '+';
    for (std::uint32_t factor = at;; factor += 2) {
      if (factor >= size() || tree_.nodes[factor].kind != LiteralKind::number) return;
      const double value = tree_.nodes[factor].value;
      if (sign == '+' || sign == '-') sum += product;
      product = sign == '*' ? product * value : sign == '/' ? product / value : value;
      if (sign == '-') product = -product;
      const std::uint32_t symbol = factor + 1;
      if (symbol >= size() || tree_.nodes[symbol].kind != LiteralKind::symbol) {
        sums.push_back(tree_.nodes[at]);
        at = symbol;
        break;
      }
      sign = tree_.nodes[symbol].text.front();
      if (sign == '%') return;
      folds = true;
    }
    sums.back().value = sum + product;
    if (!std::isfinite(sums.back().value)) return;
  }
  if (!folds || sums.size() != 2) return;
  tree_.hasTerms = true;
  tree_.nodes.resize(group + 1);
  for (LiteralNode& sum : sums) {
    sum.end = size() + 1;
    tree_.nodes.push_back(sum);
  }
}

void LiteralBuilder::close(const Token& token) {
  if (levels_.size() == 1)
    return fail(fmt::format("{}a {} without an opening bracket", atLine(token.line), token.text));
  const std::uint32_t at = level().group;
  const LiteralNode group = tree_.nodes[at];
  if (closingOf(group.bracket) != token.text.front())
    return fail(fmt::format("{}a {} closes the {} of line {}; one of them is wrong",
                            atLine(token.line), token.text, group.bracket, group.line));
  foldTerms(at);
  tree_.nodes[at].end = size();
  levels_.pop_back();
  if (isIndex(at)) return closeIndex(at);
  const bool oneNumber = size() == at + 2 && tree_.nodes.back().kind == LiteralKind::number;
  if (oneNumber && isConversion(group.text)) {
    tree_.nodes[at].kind = LiteralKind::number;
    tree_.nodes[at].value = tree_.nodes.back().value;
    tree_.nodes[at].text = tree_.nodes.back().text;
    tree_.nodes[at].end = at + 1;
    tree_.nodes[at].separated = group.startsElement;
    tree_.nodes.pop_back();
  }
  // "left wing" above (double x, double y)[] left_wing = .., or let left_wing: [[f64; 2]; 3] = ..:
  // the type is not what has the name
  const auto inside = tree_.nodes.begin() + at + 1;
  const auto isWord = [](const auto& n) { return n.kind == LiteralKind::word; };
  const auto isFloat = [](const auto& n) { return n.text == "f64" || n.text == "f32"; };
  if (group.comment.starts_with('"') && (std::all_of(inside, tree_.nodes.end(), isWord) ||
                                         std::any_of(inside, tree_.nodes.end(), isFloat)))
    level().comment = group.comment;
  path_ = {};
  value_ = at;
  last_ = Last::value;
}

bool LiteralBuilder::isIndex(std::uint32_t at) const {
  const LiteralNode& group = tree_.nodes[at];
  if (group.bracket != '[' || group.text.empty()) return false;
  const std::uint32_t inside = size() - at - 1;
  if (inside == 0) return true;
  // vec![a, b, c] of Rust
  const auto isName = [](const LiteralNode& n) { return n.kind == LiteralKind::word; };
  if (group.text == "vec" && inside >= kFewestVertices &&
      std::all_of(tree_.nodes.begin() + at + 1, tree_.nodes.end(), isName))
    return false;
  return std::all_of(tree_.nodes.begin() + at + 1, tree_.nodes.end(), [&](const LiteralNode& n) {
    return n.kind == LiteralKind::word || n.kind == LiteralKind::symbol ||
           (n.kind == LiteralKind::number && n.value >= 0 && inside == 1);
  });
}

void LiteralBuilder::closeIndex(std::uint32_t at) {
  LiteralNode word = tree_.nodes[at];
  const bool counted = at + 1 < size() && tree_.nodes[at + 1].kind == LiteralKind::number;
  const double value = counted ? tree_.nodes[at + 1].value : -1;
  tree_.nodes.resize(at);
  word.kind = LiteralKind::word;
  word.bracket = 0;
  word.end = at + 1;
  tree_.nodes.push_back(word);
  if (value < std::numeric_limits<std::int32_t>::max())
    level().index = static_cast<std::int32_t>(value);
  level().comment = word.comment;
  path_ = word.base;
  last_ = Last::word;
}

}  // namespace sepax
