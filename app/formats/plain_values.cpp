#include "app/formats/plain_values.h"

#include "app/formats/read_number.h"
#include "app/scene/expression.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <functional>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

using Constants = std::map<std::string, std::string, std::less<>>;

/// What stands between commas; of (a, b) within its brackets.
std::vector<std::string_view> partsOf(std::string_view list) {
  if (list.starts_with('(') && list.ends_with(')')) list = list.substr(1, list.size() - 2);
  std::vector<std::string_view> parts;
  while (!list.empty()) {
    const std::size_t comma = std::min(list.find(','), list.size());
    parts.push_back(trimmed(list.substr(0, comma)));
    list.remove_prefix(std::min(comma + 1, list.size()));
  }
  return parts;
}

/// A name that is no coordinate and no counter.
bool isConstantName(std::string_view name) {
  if (name.empty() || isDigit(name.front()) || !std::ranges::all_of(name, isWordPart)) return false;
  return name.size() > 1 || std::string_view("xyzuvijkn").find(name) == std::string_view::npos;
}

void addConstant(std::string_view name, std::string_view value, Constants& values) {
  if (!isConstantName(name)) return;
  const bool number = wholeNumber(value).state == NumberState::finite;
  const auto [known, added] = values.try_emplace(std::string(name), number ? value : "");
  if (!added) known->second.clear();  // it has another value, too
}

/// What stands before the = at this place, and behind it to the end of the line or a semicolon:
/// side and 20, or (L, W) and (100, 20).
void takeConstant(std::string_view text, std::size_t sign, Constants& values) {
  constexpr std::size_t kFar = 60;  // each = looks so far
  std::string_view before = text.substr(sign - std::min(sign, kFar), std::min(sign, kFar));
  before = trimmed(before.substr(before.rfind('\n') + 1));
  // side += 20
  const bool changes = before.find_last_of("+-*/") + 1 == before.size() && !before.empty();
  if (changes) before = trimmed(before.substr(0, before.size() - 1));
  if (before.ends_with(':')) before = trimmed(before.substr(0, before.size() - 1));
  const std::string_view rest = text.substr(sign + 1, kFar);
  const std::string_view value = trimmed(rest.substr(0, rest.find_first_of("\n;")));
  if (before.starts_with('(') && before.ends_with(')')) {
    const std::vector<std::string_view> names = partsOf(before);
    const std::vector<std::string_view> parts = partsOf(value);
    for (std::size_t i = 0; i < names.size() && names.size() == parts.size(); ++i)
      addConstant(names[i], parts[i], values);
    return;
  }
  std::size_t start = before.size();
  while (start > 0 && isWordPart(before[start - 1])) --start;
  addConstant(before.substr(start), changes ? std::string_view{} : value, values);
}

/// The names to which a text gives one number.
Constants constantsOf(std::string_view text) {
  Constants values;
  for (std::size_t sign = text.find('='); sign != text.npos; sign = text.find('=', sign + 1))
    takeConstant(text, sign, values);
  std::erase_if(values, [](const auto& value) { return value.second.empty(); });
  return values;
}

/// What stands between these places has commas, brackets or signs of terms on both sides.
bool isCoordinate(std::string_view text, std::size_t start, std::size_t end) {
  const std::size_t last = start == 0 ? text.npos : text.find_last_not_of(' ', start - 1);
  const std::size_t next = text.find_first_not_of(' ', end);
  return last != text.npos && next != text.npos &&
         std::string_view(",([{+-*/").find(text[last]) != std::string_view::npos &&
         std::string_view(",)]}+-*/").find(text[next]) != std::string_view::npos;
}

/// Where a term ends that starts here: before the comma or bracket behind it.
std::size_t termEnd(std::string_view text, std::size_t start) {
  int depth = 0;
  std::size_t at = start;
  for (; at < text.size(); ++at) {
    const char c = text[at];
    if (c == '(') ++depth;
    if (c == ')' && --depth < 0) break;
    if (!isDigit(c) && std::string_view("+-*/().eE ").find(c) == std::string_view::npos) break;
  }
  return at;
}

/// [(5, 20/2.0 - 1), (0, 20/-2)]: terms in the place of coordinates as their values.
void withValues(PlainText& plain) {
  const std::string source = std::move(plain.text);
  plain.text.clear();
  constexpr std::size_t kLongest = 120;
  bool computed = false;
  for (std::size_t at = 0; at < source.size();) {
    const char c = source[at];
    plain.text += c;
    ++at;
    if (std::string_view(",([{").find(c) == std::string_view::npos) continue;
    const std::size_t start = std::min(source.find_first_not_of(" ", at), source.size());
    const std::size_t end = termEnd(std::string_view(source).substr(0, start + kLongest), start);
    const std::string_view term = std::string_view(source).substr(start, end - start);
    const bool ends =
        end < source.size() && std::string_view(",)]}").find(source[end]) != std::string_view::npos;
    constexpr std::string_view kDate = "0123456789-";  // 2020-02-17
    const bool date =
        std::ranges::count(term, '-') == 2 && term.find_first_not_of(kDate) == term.npos;
    if (!ends || date || term.find_first_of("+-*/", 1) == term.npos) continue;
    const ExpressionResult result = evaluate(term);
    if (!result.value) continue;
    plain.text += fmt::format("{}", *result.value);
    at = end;
    computed = true;
  }
  if (computed) plain.notes.emplace_back("terms of numbers were computed");
}

}  // namespace

std::optional<PlainText> withConstants(const std::string& text) {
  const Constants values = constantsOf(text);
  PlainText plain;
  std::vector<std::string_view> used;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at;
    while (end < text.size() && isWordPart(text[end])) ++end;
    const std::string_view word = std::string_view(text).substr(at, end - at);
    const auto value = word.empty() ? values.end() : values.find(word);
    if (value != values.end() && isCoordinate(text, at, end)) {
      plain.text += value->second;
      if (std::ranges::find(used, value->first) == used.end()) used.push_back(value->first);
    } else {
      plain.text.append(word.empty() ? std::string_view(text).substr(at, 1) : word);
    }
    at = std::max(end, at + 1);
  }
  if (!used.empty())
    plain.notes.push_back(
        fmt::format("{} got the value that the text gives", fmt::join(used, ", ")));
  withValues(plain);
  return plain.notes.empty() ? std::nullopt : std::optional(plain);
}

}  // namespace sepax
