#include "app/formats/literals/names.h"

#include "app/formats/text/number.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace sepax {

namespace {

/// Keys that say what a value is and not whose it is.
constexpr auto kPlainKeys = std::to_array<std::string_view>(
    {"vertices", "points", "coordinates", "polygon", "verts", "path", "shape", "outline",
     "polygons", "bodies", "exterior", "shell"});

bool isPlainKey(std::string_view key) {
  return std::ranges::find(kPlainKeys, lowered(key)) != kPlainKeys.end();
}

bool isNameKey(std::string_view key) {
  const std::string small = lowered(key);
  return small == "name" || small == "id" || small == "title" || small == "label";
}

/// A comment that is nothing but a text in quotes.
bool isQuoted(std::string_view comment) {
  return comment.size() > 2 && comment.front() == '"' && comment.back() == '"';
}

/// A text of the source without its escapes.
std::string unescaped(std::string_view text) {
  if (text.find('\\') == text.npos) return std::string(text);
  const auto json = nlohmann::json::parse("\"" + std::string(text) + "\"", nullptr, false);
  return json.is_string() ? json.get<std::string>() : std::string(text);
}

}  // namespace

std::string literalName(const LiteralTree& tree, std::uint32_t at, const std::string& inherited,
                        int depth) {
  const LiteralNode& group = tree.nodes[at];
  for (std::uint32_t child = at + 1; child < group.end; child = tree.nodes[child].end)
    if (tree.nodes[child].kind == LiteralKind::text && tree.nodes[child].labelled &&
        isNameKey(tree.nodes[child].label))
      return unescaped(tree.nodes[child].text);
  if (isQuoted(group.comment)) return unescaped(group.comment.substr(1, group.comment.size() - 2));
  const bool says = !isPlainKey(group.label) || (inherited.empty() && depth < 2);
  if (group.labelled && says) return unescaped(group.label);
  if (group.commentLabel && inherited.empty()) return std::string(group.label);
  return inherited;
}

}  // namespace sepax
