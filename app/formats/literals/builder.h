#pragma once

#include "app/formats/literals/tree.h"
#include "app/formats/text/tokens.h"

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

/// Makes a tree of the tokens of a text: values with their labels, brackets with what is called.
class LiteralBuilder {
 public:
  explicit LiteralBuilder(std::string_view text);
  [[nodiscard]] LiteralTree run();

 private:
  struct Level {
    std::uint32_t group = 0;
    std::uint32_t element = 0;  ///< the first node of the element that is being read
    bool startsElement = true;
    bool labelled = false;
    std::uint32_t labelLine = 0;
    std::string_view label;
    std::string_view base;
    std::int32_t index = -1;
    std::string_view comment;  ///< alone in the line above
    bool headed = false;       ///< words stand in lines above that of the label
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

  void take(const Token& token);
  /// {x = 0, y = 0} <repeats 2 times>, as gdb prints equal elements.
  bool takeRepeats(const Token& token);
  /// Copies of the last value, so that there are as many as count in all.
  void repeat(double count);
  /// vertex 0 -> 1.0 2.0: the arrow before a value is like a colon.
  void takeArrow(const Token& token);
  void takeComment(const Token& token);
  /// The next node belongs to a new element; a separator that is written also ends its label.
  void startElement(bool written);
  LiteralNode& add(LiteralKind kind, const Token& token);
  void takeNumber(const Token& token);
  /// "1.5" where a coordinate may stand; false where it is text.
  bool takeQuotedNumber(const Token& token);
  void takeUnit(const Token& token);
  void takeWord(const Token& token);
  void takeSymbol(const Token& token);
  /// What is before the last dot of a path: shape of shape.setPoint.
  void takeDot(bool isMember);
  /// What stands above the nodes from this one on, which go, stands above the next one.
  void keepBreaks(std::vector<LiteralNode>::const_iterator first);
  /// Everything before = or : in this element is a name, a type or an index, and no value.
  void takeLabel(const Token& token);
  void openGroup(const Token& token, char bracket);
  void open(const Token& token);
  void close(const Token& token);
  /// What comes is the body of func main().
  [[nodiscard]] bool isBehindFunction() const;
  /// [216/2, 185-75]: a point whose coordinates are terms of numbers gets their values.
  void foldTerms(std::uint32_t group);
  /// v[3] and v[i]: a name, then at most one thing in square brackets.
  [[nodiscard]] bool isIndex(std::uint32_t at) const;
  void closeIndex(std::uint32_t at);

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
  bool fence_ = false;  ///< ``` was passed
};

}  // namespace sepax
