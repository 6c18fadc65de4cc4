#include "app/formats/literal_builder.h"

namespace sepax {

LiteralNode& LiteralBuilder::add(LiteralKind kind, const Token& token) {
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
  if (arrow_ && (token.kind == TokenKind::number || opens)) takeLabel();
  arrow_ = token.text == "->";
}

void LiteralBuilder::takeDot(bool isMember) {
  tree_.isJson = false;
  const bool follows = last_ == Last::word && isMember;
  path_ = follows ? tree_.nodes.back().text : std::string_view{};
  afterDot_ = follows;
}

void LiteralBuilder::takeLabel() {
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

}  // namespace sepax
