#pragma once

#include "app/scene/problem.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// The brackets, numbers and names of a text in any programming language, as a tree.
namespace sepax {

enum class LiteralKind : std::uint8_t { group, number, word, text, symbol };

/// A node of the tree. Nodes lie in the order of the text: the children of node i are i + 1, then
/// the end of that child, and so on up to the end of i.
struct LiteralNode {
  LiteralKind kind = LiteralKind::group;
  char bracket = 0;             ///< of a group: ( [ {, 0 for the whole text
  char axis = 0;                ///< x, y or z when the label says so
  bool startsElement = false;   ///< a separator is before it
  bool separated = false;       ///< one that is written: a comma, a semicolon
  bool startsLine = false;      ///< the first one in its line
  bool headed = false;          ///< words on a line of their own stand above its label
  bool afterBlankLine = false;  ///< an empty line is above it
  bool afterFence = false;      ///< of a group or number: ``` of a block of code is above it
  bool hasStatements = false;   ///< of a group: semicolons separate them, or it is a function's
  bool commentLabel = false;    ///< the label is a comment above it
  bool labelAbove = false;      ///< the label stands in a line above
  bool labelled = false;        ///< an identifier or a text with = or : is before it
  std::uint32_t line = 0;       ///< where it starts, from 1
  std::uint32_t end = 0;        ///< the node after the last of its children
  std::int32_t index = -1;      ///< 2 in v[2] = ..., -1 without
  double value = 0;             ///< of a number
  std::string_view text;        ///< a word, a text; of a group, the name that is called: vec2
  std::string_view label;       ///< hull in hull = ..., or the comment above
  std::string_view comment;     ///< alone in the line above
  std::string_view base;        ///< shape in shape.setPoint(...)
};

struct LiteralTree {
  std::vector<LiteralNode> nodes;  ///< the first is the whole text
  bool isJson = true;              ///< nothing in it is foreign to JSON
  bool hasBits = false;            ///< of floats, in hexadecimal
  bool hasTerms = false;           ///< 216/2, which were computed
  std::string_view unit;           ///< mm, cm, m or px behind the numbers; empty without
  Problem error;                   ///< with the line
};

/// What stands where a text leaves out some of its vertices.
inline constexpr std::string_view kEllipsis = "...";
inline constexpr std::string_view kLeftOutError =
    "the text leaves out some of its numbers with ...; print all of them";

/// Deeper nesting is refused, so that no text can exhaust the stack.
inline constexpr std::size_t kMaxLiteralDepth = 32;

[[nodiscard]] LiteralTree parseLiterals(std::string_view text);

/// x, y or z when a label names that coordinate, else 0.
[[nodiscard]] char axisOf(std::string_view label);

}  // namespace sepax
