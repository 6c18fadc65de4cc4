#include <algorithm>

#include "app/scene/geometry/literal_runs.h"

namespace sepax {

namespace {

/// A line of the text with its numbers outside of all brackets.
struct LooseLine {
  std::size_t line = 0;
  bool afterBlank = false;
  bool labelled = false;
  std::string_view label;
  std::vector<double> numbers;
};

struct LooseText {
  std::vector<LooseLine> lines;
  bool hasWords = false;
};

LooseText looseText(const LiteralTree& tree) {
  LooseText text;
  bool afterBlank = false;
  std::uint32_t line = 0;
  for (std::uint32_t at = 1; at < tree.nodes.size(); at = tree.nodes[at].end) {
    const LiteralNode& node = tree.nodes[at];
    afterBlank = afterBlank || node.afterBlankLine;
    if (node.kind != LiteralKind::number) {
      text.hasWords = true;
      continue;
    }
    if (text.lines.empty() || node.line != line)
      text.lines.push_back(
          {node.line, afterBlank, node.labelled || node.commentLabel, node.label, {}});
    line = node.line;
    afterBlank = false;
    text.lines.back().numbers.push_back(node.value);
  }
  // count = 4: a number of its own
  std::erase_if(text.lines, [](const LooseLine& l) { return l.labelled && l.numbers.size() == 1; });
  return text;
}

bool allHave(const std::vector<LooseLine>& lines, std::size_t count) {
  return std::ranges::all_of(lines, [&](const LooseLine& l) { return l.numbers.size() == count; });
}

}  // namespace

RawGeometry readLooseNumbers(const LiteralTree& tree) {
  const LooseText text = looseText(tree);
  RawGeometry raw;
  raw.format = tree.isJson ? "json" : "text";
  if (text.lines.empty()) return raw;
  const bool single = text.lines.size() == 1 && text.lines.front().numbers.size() < 6;
  Arity arity = Arity::flat;
  if (allHave(text.lines, 2)) arity = Arity::pair;
  if (allHave(text.lines, 3)) arity = Arity::triple;
  if (single) arity = Arity::flat;
  if (arity == Arity::flat && text.hasWords) return raw;  // prose that has some numbers
  if (arity == Arity::flat && single && text.lines.front().numbers.size() < 2) return raw;
  for (const LooseLine& line : text.lines) {
    if (raw.polygons.empty() || line.afterBlank || line.labelled)
      raw.polygons.push_back({std::string(line.label), line.line, arity, {}});
    auto& numbers = raw.polygons.back().numbers;
    numbers.insert(numbers.end(), line.numbers.begin(), line.numbers.end());
  }
  return raw;
}

}  // namespace sepax
