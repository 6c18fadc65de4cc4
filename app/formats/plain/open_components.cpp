#include "app/formats/plain/open_components.h"

#include "app/formats/plain/motion_tables.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/text/bracket_pairs.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

namespace {

/// The tag of a component, <Line points={...} closed>, or a call with what it takes, Line({points:
/// [...], closed: true}).
struct Component {
  std::size_t start = 0;
  std::size_t end = 0;  ///< its > or )
  std::string_view name;
  bool hasList = false;  ///< a value in brackets
  bool isClosed = false;
};

/// closed, closed={true}, closed="true" and closed: true at this place.
bool setsClosedAt(std::string_view text, std::size_t place) {
  constexpr auto kNames = std::to_array<std::string_view>({"closed", "isClosed"});
  for (const std::string_view name : kNames) {
    if (!text.substr(place).starts_with(name)) continue;
    const std::size_t behind = place + name.size();
    if (behind >= text.size() || isWordPart(text[behind])) continue;
    const std::size_t sign = behindBlanks(text, behind, kAllBlanks);
    if (!isAt(text, sign, '=') && !isAt(text, sign, ':')) return true;
    const std::size_t value = behindBlanks(text, sign + 1, " \t\r\n{\"'");
    return !text.substr(value).starts_with("false");
  }
  return false;
}

/// That which opens here; nothing where none does.
std::optional<Component> tagAt(std::string_view text, const BracketPairs& brackets,
                               std::size_t open) {
  std::size_t at = open + 1;
  while (at < text.size() && (isWordPart(text[at]) || text[at] == '.')) ++at;
  Component tag{open, 0, text.substr(open + 1, at - open - 1)};
  if (tag.name.empty() || tag.name[0] < 'A' || tag.name[0] > 'Z') return std::nullopt;
  for (; at < text.size() && text[at] != '<' && text[at] != '}'; ++at) {
    if (text[at] == '>') {
      tag.end = at;
      return tag;
    }
    if (text[at] == '{') {
      const auto close = brackets.closingOf(at);
      if (!close) return std::nullopt;
      tag.hasList = tag.hasList || isAt(text, behindBlanks(text, at + 1, kAllBlanks), '[');
      at = *close;
    } else if (kAllBlanks.find(text[at - 1]) != kAllBlanks.npos) {
      tag.isClosed = tag.isClosed || setsClosedAt(text, at);
    }
  }
  return std::nullopt;
}

/// Line({...}) whose round bracket opens here; nothing where it is another call.
std::optional<Component> callAt(std::string_view text, const BracketPairs& brackets,
                                std::size_t open) {
  const std::size_t object = behindBlanks(text, open + 1, kAllBlanks);
  const auto close = isAt(text, object, '{') ? brackets.closingOf(object) : std::nullopt;
  const auto end = close ? brackets.closingOf(open) : std::nullopt;
  std::size_t start = open;
  while (start > 0 && isWordPart(text[start - 1])) --start;
  if (!end || start == open) return std::nullopt;
  Component call{start, *end, text.substr(start, open - start)};
  for (std::size_t at = object + 1; at < *close; ++at) {
    const auto inner = isOpening(text[at]) ? brackets.closingOf(at) : std::nullopt;
    call.hasList = call.hasList || (inner && text[at] == '[');
    call.isClosed = call.isClosed || (!isWordPart(text[at - 1]) && setsClosedAt(text, at));
    at = inner.value_or(at);
  }
  return call;
}

}  // namespace

void withoutOpenComponents(PlainText& plain) {
  if (plain.text.find("losed") == plain.text.npos) return;
  const std::string source = plain.text;
  const std::string_view text = source;
  const BracketPairs brackets(text);
  std::vector<Component> components;
  std::set<std::string_view> flagged;  // names
  for (std::size_t open = text.find_first_of("<("); open != text.npos;
       open = text.find_first_of("<(", open + 1)) {
    const auto component =
        text[open] == '<' ? tagAt(text, brackets, open) : callAt(text, brackets, open);
    if (!component || !component->hasList || saysOutline(component->name)) continue;
    components.push_back(*component);
    if (component->isClosed) flagged.insert(component->name);
  }
  Rewritten rewritten(source);
  for (const Component& component : components)
    if (!component.isClosed && flagged.contains(component.name) &&
        component.start >= rewritten.done())
      rewritten.replace(component.start, component.end + 1, "");
  rewritten.finish(plain, "lines without the flag of those that are closed were left out");
}

}  // namespace sepax
