#include "app/formats/literals/builder.h"

#include "app/formats/literals/indices.h"
#include "app/formats/literals/shapes.h"
#include "app/formats/literals/words.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace sepax {

namespace {

/// What heads other lines in Python, and In [3] of its shell; a word alone may be a name.
bool isHead(const LiteralTree& tree, std::uint32_t element, bool numbered) {
  constexpr std::array<std::string_view, 6> kWords = {"class", "def", "if", "for", "while", "with"};
  if (element >= tree.nodes.size() || tree.nodes[element].kind != LiteralKind::word) return false;
  const std::string_view word = tree.nodes[element].text;
  const bool alone = tree.nodes[element].end == tree.nodes.size();
  return (numbered && (word == "In" || word == "Out")) ||
         (!alone && std::ranges::find(kWords, word) != kWords.end());
}

/// "Hello you:" and "It fails for this:": the last word before the colon of a sentence.
bool isPronoun(std::string_view word) {
  constexpr auto kWords = std::to_array<std::string_view>(
      {"you",   "all",  "there", "everyone", "everybody", "folks", "guys",  "team",      "me",
       "us",    "it",   "them",  "this",     "these",     "that",  "those", "following", "follows",
       "below", "here", "then",  "one",      "ones",      "other", "others"});
  return std::ranges::find(kWords, lowered(word)) != kWords.end();
}

/// [3], the last of the nodes.
bool isNumberInSquares(const LiteralTree& tree, std::uint32_t at) {
  constexpr double kMost = 1e9;
  if (at + 2 != tree.nodes.size() || tree.nodes[at].bracket != '[') return false;
  const LiteralNode& inside = tree.nodes[at + 1];
  return tree.nodes[at].text.empty() && inside.kind == LiteralKind::number && inside.value >= 0 &&
         inside.value < kMost;
}

}  // namespace

LiteralNode& LiteralBuilder::add(LiteralKind kind, const Token& token) {
  Level& now = level();
  LiteralNode node;
  node.kind = kind;
  node.line = static_cast<std::uint32_t>(token.line);
  node.text = token.text;
  node.startsElement = now.startsElement || size() == now.element;
  node.separated = now.startsElement && last_ == Last::separator;
  node.startsLine = token.newLine;
  node.afterBlankLine = blankLine_;
  node.labelled = now.labelled;
  node.labelAbove = now.labelled && now.labelLine < node.line;
  node.label = now.label;
  node.base = now.base.empty() ? path_ : now.base;
  node.index = now.index;
  if (node.labelled) node.axis = axisOf(node.label);
  node.headed = now.headed;
  if (!now.comment.empty()) {
    node.comment = now.comment;
    node.commentLabel = !node.labelled;
    if (node.commentLabel) node.label = now.comment;
  }
  if (kind == LiteralKind::group || kind == LiteralKind::number) {
    now.comment = {};
    now.headed = false;
    node.afterFence = std::exchange(fence_, false);
  }
  const bool bare = kind == LiteralKind::number || kind == LiteralKind::group;
  if (bare && !node.labelled && tree_.nodes[now.group].bracket == '{') tree_.isJson = false;
  now.startsElement = false;
  blankLine_ = false;
  node.end = size() + 1;
  tree_.nodes.push_back(node);
  return tree_.nodes.back();
}

void LiteralBuilder::startElement(bool written) {
  Level& now = level();
  now.element = size();
  now.startsElement = now.startsElement || written;
  if (now.labelled) former_ = now.label;
  now.labelled = false;
  if (written) now.comment = {};
  now.label = now.base = {};
  now.index = -1;
  path_ = {};
}

void LiteralBuilder::takeArrow(const Token& token) {
  const bool opens = token.text == "(" || token.text == "[" || token.text == "{";
  if (arrow_ && (token.kind == TokenKind::number || opens)) takeLabel(token);
  arrow_ = token.text == "->";
}

void LiteralBuilder::takeDot(bool isMember) {
  tree_.isJson = false;
  if (isMember && last_ == Last::value && isNumberInSquares(tree_, value_)) {  // [0].x: of a watch
    level().index = static_cast<std::int32_t>(tree_.nodes[value_ + 1].value);
    tree_.nodes.resize(value_);
    last_ = Last::nothing;
  }
  const bool follows = last_ == Last::word && isMember;
  path_ = follows ? tree_.nodes.back().text : std::string_view{};
  afterDot_ = follows;
}

void LiteralBuilder::keepBreaks(std::vector<LiteralNode>::const_iterator first) {
  for (; first != tree_.nodes.end(); ++first) {
    fence_ = fence_ || first->afterFence;
    blankLine_ = blankLine_ || first->afterBlankLine;
  }
}

void LiteralBuilder::takeLabel(const Token& token) {
  Level& now = level();
  const auto first = tree_.nodes.begin() + now.element;
  std::string_view name;
  std::size_t words = 0;
  std::size_t inLine = 0;  // of the name
  std::uint32_t line = 0;
  // the line in which a number stands before the words: type="line" of <p x="0" type="line"/>
  const bool numbered = now.element > 0 && tree_.nodes[now.element - 1].kind == LiteralKind::number;
  const std::uint32_t shared = numbered ? tree_.nodes[now.element - 1].line : 0;
  for (std::uint32_t at = now.element; at < size(); at = tree_.nodes[at].end) {
    const LiteralNode& node = tree_.nodes[at];
    if (node.kind != LiteralKind::word && node.kind != LiteralKind::text) continue;
    if (node.text.empty()) continue;  // ``` above it
    now.headed = now.headed || (words > 0 && node.line > line && line != shared);
    inLine = node.line == line ? inLine + 1 : 1;
    name = node.text;
    line = node.line;
    ++words;
  }
  const auto named = std::find_if(first, tree_.nodes.end(), [](const LiteralNode& node) {
    return node.kind != LiteralKind::text || !node.text.empty();
  });
  // image {'outline': [..]}: what has its keys in quotes is a value, and no call
  LiteralNode& group = tree_.nodes[now.group];
  if (group.bracket == '{' && named != tree_.nodes.end() && named->kind == LiteralKind::text)
    group.text = {};
  if (name.empty() && named != tree_.nodes.end()) name = named->text;  // Times (ms): 12, 13
  const bool colon = token.text == ":";
  // {x: 0: y: 5}: somebody's hand has slipped
  if (colon && axisOf(now.label) != 0 && last_ == Last::value) {
    startElement(true);
    last_ = Last::separator;
    return;
  }
  // "It never meets with this shape:" is a sentence and no name, as are class A(B): and In [3]:
  constexpr std::size_t kMostWords = 3;
  const bool told = words > 1 && isPronoun(name);
  // P1:, P[1]: and Point 1: in a line of their own below a sentence
  const LiteralNode& last = tree_.nodes.back();
  const bool counts =
      now.index >= 0 || (last.kind == LiteralKind::number ? last.line == line
                                                          : stemOfLabel(name).size() < name.size());
  const bool ofPoint = inLine == 1 && counts;
  if (colon &&
      (told || (words > kMostWords && !ofPoint) || isHead(tree_, now.element, now.index >= 0))) {
    const auto fault = std::find_if(first, tree_.nodes.end(), [](const LiteralNode& node) {
      return node.kind == LiteralKind::word && tellsFault(lowered(node.text) + " ");
    });
    // "mesh error in cell TOP layer: 12 at (1, 2)" stays a message
    std::optional<LiteralNode> message;
    if (fault != tree_.nodes.end()) message = *fault;
    keepBreaks(first);
    tree_.nodes.erase(first, tree_.nodes.end());
    if (message) {
      message->end = size() + 1;
      tree_.nodes.push_back(*message);
    }
    startElement(true);
    last_ = Last::separator;
    return;
  }
  // size=3 in hull = size=3 {..}, capacity 4 in hull = std::vector of length 3, capacity 4 = {..}
  if (name == "capacity") name = former_;
  // def quad : R := and in the next line let v1 : R := (0, 0): the nearest one is the name
  const bool letter = colon && stemOfLabel(name).size() == 1;  // "Example:" above p: (0, 0)
  const bool placed = now.index >= 0;                          // "Bad ring:" above p[0]: (0, 0)
  const bool listed = isIndexName(name) || isOtherName(name);  // above colors = [...], too
  const bool nearer = (words > 1 || letter || placed || listed) && line > now.labelLine;
  // in main.cpp:88: Circle r=16 what stands before the words is no name
  const bool radius = words > 1 && (name == "r" || name == "radius");
  if (!now.labelled || nearer || radius || axisOf(stemOfLabel(name)) != 0) {
    now.label = name;
    now.base = path_;
  }
  now.labelled = now.labelled || !name.empty();
  now.labelLine = static_cast<std::uint32_t>(token.line);
  // x: 5, y: 3, then ... in a line of its own: something is left out before the next x
  const auto dots = std::find_if(first, tree_.nodes.end(), [&](const LiteralNode& node) {
    return node.startsLine && node.text == kEllipsis && node.line < now.labelLine;
  });
  std::optional<LiteralNode> kept;
  if (dots != tree_.nodes.end()) kept = *dots;
  keepBreaks(first);
  tree_.nodes.erase(first, tree_.nodes.end());
  if (kept) {
    kept->end = size() + 1;
    tree_.nodes.push_back(*kept);
    now.element = size();
  }
  path_ = {};
  afterDot_ = false;
  last_ = Last::separator;
}

}  // namespace sepax
