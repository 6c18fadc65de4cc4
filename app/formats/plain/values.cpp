#include "app/formats/plain/values.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/text/number.h"
#include "app/scene/expression.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <optional>
#include <string>
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

/// A term as the program reads it, and where it ends: before the comma or bracket behind it.
struct Term {
  std::string plain;
  std::size_t end = 0;
};

/// math.sqrt, np.pi and M_PI without what is before them, in lower case; cosf is cos.
std::string mathWord(std::string_view word) {
  for (const std::string_view part : {"math.", "Math.", "np.", "numpy.", "std::", "M_"})
    if (word.starts_with(part)) word.remove_prefix(part.size());
  std::string plain = lowered(word);
  for (const std::string_view call : {"sqrtf", "sinf", "cosf", "tanf"})
    if (plain == call) plain.pop_back();
  return plain == "π" ? "pi" : plain;
}

Term termAt(std::string_view text, std::size_t start);

/// sqrt(3), and cos(pi/3), whose angle tells with pi that it is in radians; nothing at all where it
/// may be in degrees.
std::optional<Term> callAt(std::string_view text, std::size_t open, const std::string& called) {
  const bool turns = called == "sin" || called == "cos" || called == "tan";
  if ((!turns && called != "sqrt") || open >= text.size() || text[open] != '(') return std::nullopt;
  const Term inside = termAt(text, open + 1);
  const bool closed = inside.end < text.size() && text[inside.end] == ')';
  const bool radians = inside.plain.find("pi") != std::string::npos;
  if (!closed || (turns && !radians)) return std::nullopt;
  const std::string argument = turns ? "deg(" + inside.plain + ")" : inside.plain;
  return Term{called + "(" + argument + ")", inside.end + 1};
}

Term termAt(std::string_view text, std::size_t start) {
  constexpr std::string_view kSigns = "+-*/() ";
  Term term{{}, start};
  int depth = 0;
  while (term.end < text.size()) {
    const std::string_view rest = text.substr(term.end);
    const ScannedNumber number = scanPlainNumber(rest);
    if (number.state == NumberState::finite) {
      term.plain += rest.substr(0, number.length);
      term.end += number.length;
      if (rest.substr(number.length).starts_with('f')) ++term.end;
    } else if (rest.starts_with("**")) {
      term.plain += '^';
      term.end += 2;
    } else if (isWordStart(rest[0])) {
      std::size_t length = 0;
      while (length < rest.size() &&
             (isWordPart(rest[length]) || rest[length] == '.' || rest[length] == ':'))
        ++length;
      const std::string word = mathWord(rest.substr(0, length));
      const auto call = callAt(text, term.end + length, word);
      if (!call && word != "pi") return term;
      term.plain += call ? call->plain : word;
      term.end = call ? call->end : term.end + length;
    } else {
      depth += rest[0] == '(' ? 1 : rest[0] == ')' ? -1 : 0;
      if (depth < 0 || kSigns.find(rest[0]) == kSigns.npos) return term;
      term.plain += rest[0];
      ++term.end;
    }
  }
  return term;
}

/// -5 -3 2 are numbers, and -5 - 3 is one.
bool areNumbers(std::string_view term) {
  std::size_t at = 0;
  while (const std::size_t length = numberLength(term, at)) {
    const std::size_t end = at + length;
    at = behindBlanks(term, end);
    if (at == end && at < term.size()) return false;
  }
  return at == term.size();
}

/// [(5, 20/2.0 - 1), (sqrt(3)/2, 20/-2)]: terms in the place of coordinates as their values.
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
    const Term plainTerm = termAt(std::string_view(source).substr(0, start + kLongest), start);
    const std::size_t end = plainTerm.end;
    const std::string_view term = std::string_view(source).substr(start, end - start);
    const bool ends =
        end < source.size() && std::string_view(",)]}").find(source[end]) != std::string_view::npos;
    constexpr std::string_view kDate = "0123456789-";  // 2020-02-17
    const bool date =
        std::ranges::count(term, '-') == 2 && term.find_first_not_of(kDate) == term.npos;
    const bool word = std::ranges::any_of(plainTerm.plain, isWordStart);
    if (!ends || date || areNumbers(term)) continue;
    if (!word && term.find_first_of("+-*/", 1) == term.npos) continue;
    const ExpressionResult result = evaluate(plainTerm.plain);
    if (!result.value) continue;
    plain.text += fmt::format("{}", *result.value);
    at = end;
    computed = true;
  }
  if (computed) plain.notes.emplace_back("terms of numbers were computed");
}

/// degsToRads(5) at this place, and `place` is then behind it: its degrees; empty where none is.
std::string_view degreesAt(std::string_view text, std::size_t& place) {
  constexpr auto kCalls = std::to_array<std::string_view>(
      {"radians", "toradians", "degstorads", "degtorad", "deg2rad", "degreestoradians"});
  std::size_t open = place;
  while (open < text.size() && (isWordPart(text[open]) || text[open] == '.')) ++open;
  std::string called = lowered(text.substr(place, open - place));
  called.erase(0, called.rfind('.') + 1);
  std::erase(called, '_');
  if (std::ranges::find(kCalls, called) == kCalls.end() || !isAt(text, open, '(')) return {};
  const std::size_t length = numberLength(text, open + 1);
  if (length == 0 || !isAt(text, open + 1 + length, ')')) return {};
  place = open + length + 2;
  return text.substr(open + 1, length);
}

/// {.lat = degsToRads(5), .lng = degsToRads(3)}: both in degrees.
void withDegrees(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten changed(source);
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (!isWordStart(text[at]) || (at > 0 && (isWordPart(text[at - 1]) || text[at - 1] == '.')))
      continue;
    std::size_t end = at;
    const std::string_view first = degreesAt(text, end);
    if (first.empty() || !isAt(text, behindBlanks(text, end), ',')) continue;
    const std::size_t comma = end;
    std::size_t second = behindBlanks(text, text.find(',', end) + 1, " \t\r\n");
    if (isAt(text, second, '.')) second = behindBlanks(text, text.find('=', second) + 1);
    end = second;
    const std::string_view other = degreesAt(text, end);
    if (other.empty()) continue;
    changed.replace(at, comma, first);
    changed.replace(second, end, other);
    at = end - 1;
  }
  changed.finish(plain, "angles stay in degrees");
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
  withDegrees(plain);
  withValues(plain);
  return plain.notes.empty() ? std::nullopt : std::optional(plain);
}

void withSetAngles(PlainText& plain) {
  constexpr std::string_view kCall = ".setAngle(";
  constexpr std::size_t kLongest = 120;
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten changed(source);
  for (std::size_t at = text.find(kCall); at != text.npos; at = text.find(kCall, at + 1)) {
    const std::size_t start = at + kCall.size();
    const Term term = termAt(text.substr(0, start + kLongest), start);
    if (!isAt(text, term.end, ')') || areNumbers(text.substr(start, term.end - start))) continue;
    if (const auto angle = evaluate(term.plain).value)
      changed.replace(start, term.end, fmt::format("{}", *angle));
  }
  changed.finish(plain, "terms of numbers were computed");
}

std::string withPartedLists(std::string text) {
  constexpr std::size_t kFewest = 3;  // points in each list
  std::vector<std::string_view> lines;
  for (std::string_view rest = text; !rest.empty();) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    lines.push_back(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  // What is left of a line of at least two numbers without them.
  const auto formOf = [](std::string_view line) -> std::string {
    std::string form;
    std::size_t numbers = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
      if (isDigit(line[i]))
        numbers += i == 0 || !(isDigit(line[i - 1]) || line[i - 1] == '.');
      else if (std::string_view("+-. \t\r").find(line[i]) == std::string_view::npos)
        form += line[i];
    }
    return numbers >= 2 ? form : std::string();
  };
  const auto isHeading = [](std::string_view line) {
    line = trimmed(line);
    return line.ends_with(':') && isWordStart(line.front()) &&
           std::ranges::all_of(line.substr(0, line.size() - 1),
                               [](char c) { return isWordPart(c) || c == ' ' || c == '#'; });
  };
  std::string parted;
  for (std::size_t at = 0; at < lines.size(); ++at) {
    if (at >= kFewest && at + kFewest < lines.size() && isHeading(lines[at])) {
      const std::string form = formOf(lines[at - 1]);
      bool alike = !form.empty();
      for (std::size_t i = 1; i <= kFewest; ++i)
        alike = alike && formOf(lines[at - i]) == form && formOf(lines[at + i]) == form;
      if (alike) parted.append("\n");
    }
    parted.append(lines[at]).append(at + 1 < lines.size() || text.ends_with('\n') ? "\n" : "");
  }
  return parted;
}

}  // namespace sepax
