#include "app/scene/geometry/literal_tree.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "app/scene/geometry/raw_geometry.h"
#include "app/scene/geometry/read_number.h"
#include "app/scene/geometry/tokens.h"
#include "app/scene/json_path.h"

namespace sepax {

namespace {

/// Three numbers and a bracket for each vertex that a scene may hold, and some names.
constexpr std::size_t kMaxNodes = 5 * kMaxVertices;
constexpr std::size_t kBytesPerNode = 10;  ///< of usual texts; sizes the first allocation only

/// Words that a bracket may follow without being an index or a call.
constexpr std::array<std::string_view, 14> kNoNames = {"return", "in",  "of",    "is",   "and",
                                                       "or",     "not", "yield", "else", "case",
                                                       "print",  "new", "mut",   "to"};

char closingOf(char open) { return open == '(' ? ')' : open == '[' ? ']' : '}'; }

bool isNoName(std::string_view word) { return std::ranges::find(kNoNames, word) != kNoNames.end(); }

/// #include and the like: a line that is no comment and no value either.
bool isPreprocessor(std::string_view comment) {
  return std::ranges::any_of(
      std::array<std::string_view, 6>{"include", "define", "if", "endif", "pragma", "!"},
      [&](std::string_view word) { return comment.starts_with(word); });
}

class Builder {
 public:
  explicit Builder(std::string_view text) : tokens_(text) {
    tree_.nodes.reserve(text.size() / kBytesPerNode);
  }

  LiteralTree run() {
    openGroup({}, 0);
    for (Token token = tokens_.next(); token.kind != TokenKind::end && tree_.error.empty();
         token = tokens_.next()) {
      take(token);
      if (tree_.nodes.size() > kMaxNodes) fail(tooManyVerticesError());
    }
    if (tree_.error.empty() && levels_.size() > 1) {
      const LiteralNode& open = tree_.nodes[levels_.back().group];
      fail(
          fmt::format("{}the {} that opens here is never closed", atLine(open.line), open.bracket));
    }
    if (tree_.error.empty()) tree_.nodes.front().end = size();
    return std::move(tree_);
  }

 private:
  struct Level {
    std::uint32_t group = 0;
    std::uint32_t element = 0;  ///< the first node of the element that is being read
    bool startsElement = true;
    bool labelled = false;
    std::string_view label;
    std::string_view base;
    std::int32_t index = -1;
    std::string_view comment;  ///< alone in the line above
  };
  enum class Last { nothing, word, value, text, separator };
  /// How much of <repeats 2 times> was read.
  enum class Repeats { no, opened, named, counted };

  [[nodiscard]] std::uint32_t size() const {
    return static_cast<std::uint32_t>(tree_.nodes.size());
  }
  Level& level() { return levels_.back(); }
  void fail(Problem problem) {
    if (tree_.error.empty()) tree_.error = std::move(problem);
  }

  void take(const Token& token) {
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
        tree_.isJson = tree_.isJson && token.quotedLikeJson;
        if (last_ == Last::value) startElement(false);
        add(LiteralKind::text, token);
        last_ = Last::text;
        break;
      default:
        takeSymbol(token);
    }
  }

  /// {x = 0, y = 0} <repeats 2 times>, as gdb prints equal elements.
  bool takeRepeats(const Token& token) {
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

  /// Copies of the last value, so that there are as many as count in all.
  void repeat(double count) {
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

  /// vertex 0 -> 1.0 2.0: the arrow before a value is like a colon.
  void takeArrow(const Token& token) {
    const bool opens = token.text == "(" || token.text == "[" || token.text == "{";
    if (arrow_ && (token.kind == TokenKind::number || opens)) takeLabel();
    arrow_ = token.text == "->";
  }

  void takeComment(const Token& token) {
    tree_.isJson = false;
    if (token.newLine && !isPreprocessor(token.text)) level().comment = token.text;
  }

  /// The next node belongs to a new element; a separator that is written also ends its label.
  void startElement(bool written) {
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

  LiteralNode& add(LiteralKind kind, const Token& token) {
    Level& now = level();
    LiteralNode node;
    node.kind = kind;
    node.line = static_cast<std::uint32_t>(token.line);
    node.text = token.text;
    node.startsElement = now.startsElement || size() == now.element;
    node.startsLine = token.newLine;
    node.afterBlankLine = blankLine_;
    node.labelled = now.labelled;
    node.label = now.label;
    node.base = now.base.empty() ? path_ : now.base;
    node.index = now.index;
    if (node.labelled) node.axis = axisOf(node.label);
    if (!now.comment.empty()) {
      node.comment = now.comment;
      node.commentLabel = !node.labelled;
      if (node.commentLabel) node.label = now.comment;
    }
    if (kind == LiteralKind::group || kind == LiteralKind::number) now.comment = {};
    const bool bare = kind == LiteralKind::number || kind == LiteralKind::group;
    if (bare && !node.labelled && tree_.nodes[now.group].bracket == '{') tree_.isJson = false;
    now.startsElement = false;
    blankLine_ = false;
    node.end = size() + 1;
    tree_.nodes.push_back(node);
    return tree_.nodes.back();
  }

  void takeNumber(const Token& token) {
    tree_.isJson = tree_.isJson && isDigit(token.text.back());
    takeUnit(token);
    value_ = size();
    add(LiteralKind::number, token).value = token.value;
    last_ = Last::value;
  }

  void takeUnit(const Token& token) {
    const std::string_view unit = unitOf(token.text);
    if (!unit.empty() && !tree_.unit.empty() && unit != tree_.unit)
      fail(fmt::format("{}{} stands beside {}; write all numbers in one unit", atLine(token.line),
                       unit, tree_.unit));
    if (!unit.empty()) tree_.unit = unit;
  }

  void takeWord(const Token& token) {
    if (token.text != "true" && token.text != "false" && token.text != "null")
      tree_.isJson = tree_.isJson && isNonFiniteWord(token.text);
    if (last_ == Last::value) startElement(false);
    if (!afterDot_) path_ = {};
    value_ = size();
    add(LiteralKind::word, token);
    afterDot_ = false;
    last_ = isNonFiniteWord(token.text) ? Last::value : Last::word;
  }

  void takeSymbol(const Token& token) {
    const char c = token.text.front();
    if (token.text == "::" || token.text == "->" || c == '.') return takeDot(token.text != "::");
    if (token.text.size() == 2) {
      if (token.text == "=>") takeLabel();
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
      takeLabel();
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

  /// What is before the last dot of a path: shape of shape.setPoint.
  void takeDot(bool isMember) {
    tree_.isJson = false;
    const bool follows = last_ == Last::word && isMember;
    path_ = follows ? tree_.nodes.back().text : std::string_view{};
    afterDot_ = follows;
  }

  /// Everything before = or : in this element is a name, a type or an index, and no value.
  void takeLabel() {
    Level& now = level();
    const auto first = tree_.nodes.begin() + now.element;
    std::string_view name;
    for (auto node = first; node != tree_.nodes.end(); ++node)
      if (node->kind == LiteralKind::word || node->kind == LiteralKind::text) name = node->text;
    // size=3 in hull = size=3 {..}, capacity 4 in hull = std::vector of length 3, capacity 4 = {..}
    if (name == "capacity") name = former_;
    if (!now.labelled || axisOf(name) != 0) {
      now.label = name;
      now.base = path_;
    }
    now.labelled = now.labelled || !name.empty();
    tree_.nodes.erase(first, tree_.nodes.end());
    path_ = {};
    afterDot_ = false;
    last_ = Last::separator;
  }

  void openGroup(const Token& token, char bracket) {
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

  void open(const Token& token) {
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
    openGroup(token, bracket);
    LiteralNode& group = tree_.nodes.back();
    group.text = called;
    path_ = {};
    afterDot_ = false;
    last_ = Last::nothing;
  }

  void close(const Token& token) {
    if (levels_.size() == 1)
      return fail(fmt::format("{}a {} without an opening bracket", atLine(token.line), token.text));
    const std::uint32_t at = level().group;
    const LiteralNode group = tree_.nodes[at];
    if (closingOf(group.bracket) != token.text.front())
      return fail(fmt::format("{}a {} closes the {} of line {}; one of them is wrong",
                              atLine(token.line), token.text, group.bracket, group.line));
    tree_.nodes[at].end = size();
    levels_.pop_back();
    if (isIndex(at)) return closeIndex(at);
    // "left wing" above (double x, double y)[] left_wing = ..: the type is not what has the name
    const bool isType = group.comment.starts_with('"') &&
                        std::all_of(tree_.nodes.begin() + at + 1, tree_.nodes.end(),
                                    [](const auto& n) { return n.kind == LiteralKind::word; });
    if (isType) level().comment = group.comment;
    path_ = {};
    value_ = at;
    last_ = Last::value;
  }

  /// v[3] and v[i]: a name, then at most one thing in square brackets.
  [[nodiscard]] bool isIndex(std::uint32_t at) const {
    const LiteralNode& group = tree_.nodes[at];
    if (group.bracket != '[' || group.text.empty()) return false;
    const std::uint32_t inside = size() - at - 1;
    if (inside == 0) return true;
    return std::all_of(tree_.nodes.begin() + at + 1, tree_.nodes.end(), [&](const LiteralNode& n) {
      return n.kind == LiteralKind::word || n.kind == LiteralKind::symbol ||
             (n.kind == LiteralKind::number && n.value >= 0 && inside == 1);
    });
  }

  void closeIndex(std::uint32_t at) {
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

  Tokens tokens_;
  LiteralTree tree_;
  std::vector<Level> levels_;
  std::string_view path_;    ///< shape after shape.
  std::string_view former_;  ///< the label of the last element that had one
  Last last_ = Last::nothing;
  Repeats repeats_ = Repeats::no;
  std::uint32_t value_ = 0;  ///< the last number or bracket
  bool arrow_ = false;
  bool afterDot_ = false;
  bool blankLine_ = false;
};

}  // namespace

char axisOf(std::string_view label) {
  for (const std::string_view prefix : {"m_", "_", "f", "d"})
    if (label.size() == prefix.size() + 1 && label.starts_with(prefix))
      label.remove_prefix(prefix.size());
  if (label.size() != 1) return 0;
  const char c = label.front();
  if (c >= 'x' && c <= 'z') return c;
  return c >= 'X' && c <= 'Z' ? static_cast<char>(c - 'X' + 'x') : '\0';
}

LiteralTree parseLiterals(std::string_view text) { return Builder(text).run(); }

}  // namespace sepax
