#include "app/formats/literals/words.h"

#include "app/formats/literals/indices.h"
#include "app/formats/literals/shapes.h"
#include "app/formats/text/number.h"
#include "app/scene/json_path.h"

#include <algorithm>
#include <array>
#include <utility>

namespace sepax {

bool tellsFault(std::string_view words) {
  const std::string all = " " + std::string(words);
  return all.find(" error ") != all.npos || all.find(" warning ") != all.npos;
}

namespace {

/// />, the end of a tag without content, and the closing </name> stand right before the node.
bool endsElement(const LiteralTree& tree, std::uint32_t behind) {
  constexpr std::uint32_t kNodes = 3;  // < and > are none
  if (behind <= kNodes) return false;
  const LiteralNode* end = &tree.nodes[behind - kNodes];
  return end[0].text == "/" && end[1].text == "/" && end[2].kind == LiteralKind::word;
}

}  // namespace

bool holdsWords(const LiteralTree& tree) {
  return std::ranges::any_of(tree.nodes, [](const LiteralNode& node) {
    return node.kind == LiteralKind::word || node.kind == LiteralKind::text ||
           (node.kind == LiteralKind::group && !node.text.empty());
  });
}

bool saysAndSoOn(std::string_view words) {
  constexpr auto kWords = std::to_array<std::string_view>(
      {"and so on", "and so forth", "etc", "und so weiter", "usw", "et ainsi", "y así", "e così"});
  const std::string small = lowered(words);
  return std::ranges::any_of(kWords, [&](std::string_view word) {
    return small.starts_with(word) &&
           (small.size() == word.size() || !isWordPart(small[word.size()]));
  });
}

namespace {

/// "... and it is still wrong" and <Vertex x="5" y="3"/></Shape> ...: dots that start a line with a
/// word behind them, or that stand behind a whole element.
bool leavesOutNothing(const LiteralTree& tree, std::uint32_t dots) {
  if (endsElement(tree, dots)) return true;
  const LiteralNode& first = tree.nodes[dots];
  if (!first.startsLine || first.end >= tree.nodes.size()) return false;
  constexpr std::size_t kWords = 3;  // of "and so on"
  std::string words;
  for (std::size_t at = first.end; at < std::min(first.end + kWords, tree.nodes.size()); ++at)
    words += std::string(tree.nodes[at].text) + " ";
  const LiteralNode& next = tree.nodes[first.end];
  return next.kind == LiteralKind::word && next.line == first.line && !saysAndSoOn(words);
}

}  // namespace

bool leavesOutVertices(const LiteralTree& tree, std::uint32_t word) {
  const std::string_view text = tree.nodes[word].text;
  if (text == kEllipsis) return !leavesOutNothing(tree, word);
  return word > 0 && tree.nodes[word - 1].kind == LiteralKind::number && saysAndSoOn(text);
}

void LiteralWords::restart() {
  words_.clear();
  separator_.reset();
  pointLine_ = 0;
}

std::uint32_t LiteralWords::circleLine() const {
  const bool behind = pointLine_ != 0 && circleLine_ > pointLine_ + 1;
  return behind ? 0 : circleLine_;
}

void LiteralWords::take(const LiteralNode& node) {
  const bool number = node.kind == LiteralKind::number && node.labelled;
  const bool word = node.kind == LiteralKind::word || node.kind == LiteralKind::text;
  if (!number && !word) return;
  constexpr std::size_t kName = 1;
  const std::string small = lowered(number ? node.label : node.text);
  if (node.kind == LiteralKind::word && !isConnectingWord(small) && small.size() > kName)
    words_ += small + " ";
  const bool radius = small == "radius" || (small == "r" && number);
  const bool circle = small == "circle" || small == "circles" || small == "ellipse";
  if (circleLine_ == 0 && (radius || circle)) circleLine_ = node.line;
}

Problem LiteralWords::before(const LiteralNode& point, bool runIsOpen) {
  pointLine_ = point.line;
  // A(0, 0) B1(4, 0): names of points
  const std::string_view called = stemOfLabel(point.text).size() > 1 ? point.text : "";
  const std::string words = std::exchange(words_, {}) + std::string(called);
  if (!runIsOpen || startsPath(point.text)) {
    separator_.reset();
    return {};
  }
  const bool other = separator_ && *separator_ != words && !point.labelled && circleLine_ == 0;
  separator_ = words;
  if (tellsFault(words))
    return atLine(point.line) +
           "these points are the places of messages; give the corners of a polygon";
  if (!other) return {};
  return atLine(point.line) +
         "words part this point from those before it; give the points of a polygon alone";
}

}  // namespace sepax
