#include "app/formats/plain/debugger_answers.h"

#include "app/formats/plain/padding.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/bracket_pairs.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

namespace {

/// A value that a command asks a debugger for.
struct AskedValue {
  std::string_view owner;    ///< poly of poly->count; empty without
  std::string_view name;     ///< count
  bool plainAnswer = false;  ///< the answer has no $1 = before it
};

/// Its answer.
struct DebuggerAnswer {
  AskedValue asked;
  std::size_t start = 0;  ///< of the line of the command
  std::size_t value = 0;
  std::size_t end = 0;
  bool isList = false;
  std::size_t count = 0;  ///< of entries; 0 where it is none
};

/// Drops the first of these words that a text starts with; whether there is one.
bool dropFirst(std::string_view& text, std::span<const std::string_view> words) {
  for (const std::string_view word : words)
    if (text.starts_with(word)) {
      text = trimmed(text.substr(word.size()));
      return true;
    }
  return false;
}

/// What (gdb) p poly->count and print pts ask for.
std::optional<AskedValue> askedIn(std::string_view line) {
  constexpr auto kWithNames = std::to_array<std::string_view>({"(gdb)", "(lldb)", "(rr)"});
  constexpr auto kWithout = std::to_array<std::string_view>({"(Pdb)", "ipdb>", "(dlv)", "(rdb)"});
  constexpr auto kVerbs = std::to_array<std::string_view>(
      {"print ", "p ", "pp ", "po ", "expr ", "print/d ", "p/d ", "p/f "});
  line = trimmed(line);
  AskedValue asked;
  if (!dropFirst(line, kWithNames)) asked.plainAnswer = dropFirst(line, kWithout);
  if (!dropFirst(line, kVerbs)) return std::nullopt;
  const std::size_t at = line.find('@');  // *pts@8
  line = trimmed(line.substr(0, at));
  line.remove_prefix(std::min(line.find_first_not_of("*& "), line.size()));
  const bool path = std::ranges::all_of(line, [](char c) {
    return isWordPart(c) || std::string_view(".->[]").find(c) != std::string_view::npos;
  });
  std::size_t start = line.size();
  while (start > 0 && isWordPart(line[start - 1])) --start;
  asked.name = line.substr(start);
  const std::size_t last = line.substr(0, start).find_last_not_of(".->");
  asked.owner = line.substr(0, last == line.npos ? 0 : last + 1);
  return path && !asked.name.empty() ? std::optional(asked) : std::nullopt;
}

/// Behind (int) $0 = and $1 = where a debugger names its answers so.
std::optional<std::size_t> valueIn(std::string_view text, std::size_t start, bool plainAnswer) {
  if (plainAnswer) return behindBlanks(text, start);
  std::size_t at = behindBlanks(text, start);
  if (isAt(text, at, '(')) {
    constexpr std::size_t kLongestType = 120;
    const std::size_t close = text.substr(at, kLongestType).find(") $");
    if (close == text.npos) return std::nullopt;
    at += close + 2;
  }
  if (!isAt(text, at, '$')) return std::nullopt;
  std::size_t sign = at + 1;
  while (sign < text.size() && isDigit(text[sign])) ++sign;
  const bool named = sign > at + 1 && text.substr(sign).starts_with(" = ");
  return named ? std::optional(behindBlanks(text, sign + 3)) : std::nullopt;
}

/// The answer in the lines behind a command.
std::optional<DebuggerAnswer> answerAt(std::string_view text, const BracketPairs& brackets,
                                       std::size_t start, std::size_t end) {
  constexpr std::size_t kMostDigits = 6;
  const auto asked = askedIn(text.substr(start, end - start));
  const auto value = asked ? valueIn(text, end + 1, asked->plainAnswer) : std::nullopt;
  if (!value || *value >= text.size()) return std::nullopt;
  DebuggerAnswer answer{*asked, start, *value, std::min(text.find('\n', *value), text.size())};
  const auto close = brackets.closingOf(*value);
  answer.isList = close.has_value();
  if (close) answer.end = *close + 1;
  const std::string_view number = trimmed(text.substr(*value, answer.end - *value));
  if (!close && !number.empty() && number.size() <= kMostDigits &&
      std::ranges::all_of(number, isDigit) && isSureCountName(asked->name))
    answer.count = static_cast<std::size_t>(wholeNumber(number).value);
  return answer.isList || answer.count > 0 ? std::optional(answer) : std::nullopt;
}

/// Answers of the same owner, one behind the other, with one count.
using AnswerGroup = std::vector<DebuggerAnswer>;

/// The answer is one of this group, too: a count stands before all lists or behind one.
bool belongsTo(const AnswerGroup& group, const DebuggerAnswer& answer, std::string_view text) {
  const DebuggerAnswer& last = group.back();
  if (answer.asked.owner != last.asked.owner) return false;
  if (text.substr(last.end, answer.start - last.end).find_first_not_of(kAllBlanks) != text.npos)
    return false;
  const bool counted = std::ranges::any_of(group, &DebuggerAnswer::count);
  return !counted || (answer.isList && group.front().count > 0);
}

/// poly = {npoints = 4, points = {...}}
void writeGroup(const AnswerGroup& group, Rewritten& rewritten) {
  const auto lists = std::ranges::count(group, true, &DebuggerAnswer::isList);
  if (lists == 0 || static_cast<std::size_t>(lists) == group.size()) return;
  const std::string_view owner = group.front().asked.owner;
  const bool named = !owner.empty() && std::ranges::all_of(owner, isWordPart);
  for (const DebuggerAnswer& answer : group) {
    std::string words = answer.count > 0 ? "npoints" : std::string(answer.asked.name);
    words += " = ";
    if (&answer == &group.front())
      words.insert(0, named ? std::string(owner) + " = {" : std::string("{"));
    rewritten.replace(answer.start, answer.value, "");
    rewritten.replace(answer.value, answer.value, words);
    rewritten.replace(answer.end, answer.end, &answer == &group.back() ? "}" : ",");
  }
}

}  // namespace

void withGroupsOfAnswers(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  if (text.find("p ") == text.npos && text.find("print") == text.npos) return;
  const BracketPairs brackets(text);
  Rewritten rewritten(source);
  AnswerGroup group;
  for (std::size_t start = 0; start < text.size();) {
    std::size_t end = std::min(text.find('\n', start), text.size());
    const auto answer = answerAt(text, brackets, start, end);
    if (answer) {
      if (!group.empty() && !belongsTo(group, *answer, text)) {
        writeGroup(group, rewritten);
        group.clear();
      }
      group.push_back(*answer);
      end = std::min(text.find('\n', answer->end), text.size());
    }
    start = end + 1;
  }
  writeGroup(group, rewritten);
  rewritten.finish(plain, "");
}

}  // namespace sepax
