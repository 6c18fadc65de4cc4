#include "app/formats/plain/r_vectors.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace sepax {

namespace {

using ValuesOfR = std::vector<std::string>;

constexpr std::size_t kMostValues = 100'000;
constexpr std::size_t kMostSteps = 2 * kMostValues;
constexpr int kMostNames = 20;  ///< each is looked for in the whole text
constexpr int kDeepest = 6;     ///< calls within calls, and names of names

/// The place behind what the quote or bracket at this place opens.
std::size_t behindPart(std::string_view text, std::size_t at) {
  if (text[at] != '"' && text[at] != '\'') return at + 1;
  return std::min(text.find(text[at], at + 1), text.size() - 1) + 1;
}

std::optional<std::size_t> countOf(std::string_view value) {
  const ScannedNumber number = wholeNumber(value);
  const bool whole = number.state == NumberState::finite && number.value >= 0 &&
                     number.value <= static_cast<double>(kMostValues) &&
                     number.value == std::floor(number.value);
  return whole ? std::optional(static_cast<std::size_t>(number.value)) : std::nullopt;
}

/// What stands between such signs outside of brackets and quotes.
std::vector<std::string_view> termsOf(std::string_view words, char sign) {
  std::vector<std::string_view> terms;
  int depth = 0;
  std::size_t start = 0;
  for (std::size_t at = 0; at < words.size(); at = behindPart(words, at)) {
    const char c = words[at];
    depth += c == '(' || c == '[' ? 1 : c == ')' || c == ']' ? -1 : 0;
    if (c != sign || depth > 0) continue;
    terms.push_back(trimmed(words.substr(start, at - start)));
    start = at + 1;
  }
  terms.push_back(trimmed(words.substr(start)));
  return terms;
}

class VectorsOfR {
 public:
  explicit VectorsOfR(std::string_view text) : text_(text) {}

  std::optional<ValuesOfR> valuesOf(std::string_view words, int depth) {
    words = trimmed(words);
    if (words.empty() || depth > kDeepest || ++steps_ > kMostSteps) return std::nullopt;
    const bool quoted = words.front() == '"' || words.front() == '\'';
    if (quoted && behindPart(words, 0) == words.size())
      return ValuesOfR{std::string(words.substr(1, words.size() - 2))};
    if (wholeNumber(words).state == NumberState::finite) return ValuesOfR{std::string(words)};
    if (const std::size_t colon = words.find(':');
        words.find_first_not_of("0123456789: ") == words.npos)
      return rangeOf(trimmed(words.substr(0, colon)), trimmed(words.substr(colon + 1)));
    const bool list = words.front() == '[';  // of Python, where sums put lists together
    if (const auto terms = termsOf(words, '+'); list && terms.size() > 1)
      return joinedOf(terms, depth);
    if (const auto factors = termsOf(words, '*'); list && factors.size() == 2)
      return repeated({factors[0], factors[1]}, depth);
    if (list && words.back() == ']')
      return joinedOf(argumentsOfR(words.substr(1, words.size() - 2)), depth);
    const std::size_t open = words.find('(');
    if (open != words.npos && words.back() == ')')
      return valuesOfCall(words.substr(0, open), words.substr(open + 1, words.size() - open - 2),
                          depth);
    return std::ranges::all_of(words, [](char c) { return isWordPart(c) || c == '.'; })
               ? valuesOfName(words, depth)
               : std::nullopt;
  }

 private:
  static std::optional<ValuesOfR> rangeOf(std::string_view first, std::string_view last) {
    const auto start = countOf(first);
    const auto end = countOf(last);
    if (!start || !end || *end < *start) return std::nullopt;
    ValuesOfR values;
    for (std::size_t value = *start; value <= *end; ++value)
      values.push_back(std::to_string(value));
    return values;
  }

  std::optional<ValuesOfR> valuesOfCall(std::string_view called, std::string_view inside,
                                        int depth) {
    called = trimmed(called);
    const std::vector<std::string_view> arguments = argumentsOfR(inside);
    if (called == "c") return joinedOf(arguments, depth);
    if (called == "rep" || called == "np.tile") return repeated(arguments, depth);
    if (called == "np.repeat" || called == "numpy.repeat") return repeatedEach(arguments, depth);
    constexpr auto kSame =
        std::to_array<std::string_view>({"factor", "as.factor", "as.character", "as.integer",
                                         "np.array", "numpy.array", "list", "pd.Series"});
    if (std::ranges::find(kSame, called) == kSame.end() || arguments.empty()) return std::nullopt;
    return valuesOf(arguments.front(), depth + 1);
  }

  std::optional<ValuesOfR> joinedOf(const std::vector<std::string_view>& parts, int depth) {
    ValuesOfR all;
    for (const std::string_view part : parts) {
      auto values = valuesOf(part, depth + 1);
      if (!values || all.size() + values->size() > kMostValues) return std::nullopt;
      all.insert(all.end(), values->begin(), values->end());
    }
    return all;
  }

  /// rep(values, 3), rep(values, c(4, 3)), rep(values, times = 3, each = 4)
  std::optional<ValuesOfR> repeated(const std::vector<std::string_view>& arguments, int depth) {
    std::optional<ValuesOfR> values;
    std::vector<std::size_t> times = {1};
    std::size_t each = 1;
    for (const std::string_view words : arguments) {
      const ArgumentOfR argument = argumentOfR(words);
      auto given = valuesOf(argument.value, depth + 1);
      if (!given || given->empty()) return std::nullopt;
      if (argument.name == "x" || (argument.name.empty() && !values)) {
        values = std::move(given);
        continue;
      }
      std::vector<std::size_t> counts;
      for (const std::string& value : *given) {
        const auto count = countOf(value);
        if (!count) return std::nullopt;
        counts.push_back(*count);
      }
      if (argument.name == "each")
        each = counts.front();
      else if (argument.name == "times" || argument.name.empty())
        times = counts;
      else
        return std::nullopt;
    }
    return values ? repeatedBy(*values, each, times) : std::nullopt;
  }

  /// np.repeat(values, 4) and np.repeat(values, [4, 3]) of Python.
  std::optional<ValuesOfR> repeatedEach(const std::vector<std::string_view>& arguments, int depth) {
    const auto counts = arguments.size() == 2 ? valuesOf(arguments[1], depth + 1) : std::nullopt;
    if (!counts || counts->size() != 1) return repeated(arguments, depth);
    const std::string each = "each = " + counts->front();
    return repeated({arguments[0], each}, depth);
  }

  static std::optional<ValuesOfR> repeatedBy(const ValuesOfR& values, std::size_t each,
                                             const std::vector<std::size_t>& times) {
    ValuesOfR once;
    for (const std::string& value : values)
      if (once.size() + each <= kMostValues) once.insert(once.end(), each, value);
    if (times.size() != 1 && times.size() != once.size()) return std::nullopt;
    ValuesOfR all;
    const std::size_t rounds = times.size() == 1 ? times.front() : 1;
    for (std::size_t round = 0; round < rounds && all.size() <= kMostValues; ++round)
      for (std::size_t i = 0; i < once.size() && all.size() <= kMostValues; ++i)
        all.insert(all.end(), times.size() == 1 ? 1 : times[i], once[i]);
    return all.size() <= kMostValues ? std::optional(all) : std::nullopt;
  }

  /// ids <- c("a", "b") somewhere in the text.
  std::optional<ValuesOfR> valuesOfName(std::string_view name, int depth) {
    if (++names_ > kMostNames) return std::nullopt;
    for (std::size_t at = text_.find(name); at != text_.npos; at = text_.find(name, at + 1)) {
      if (at > 0 && (isWordPart(text_[at - 1]) || text_[at - 1] == '.')) continue;
      std::size_t sign = behindBlanks(text_, at + name.size());
      const bool arrow = text_.substr(sign).starts_with("<-");
      if (!arrow && !isAt(text_, sign, '=')) continue;
      sign = behindBlanks(text_, sign + (arrow ? 2 : 1));
      const std::string_view rest = text_.substr(sign);
      const std::size_t open = rest.find_first_of("(\n");
      if (open == rest.npos || rest[open] == '\n') return valuesOf(rest.substr(0, open), depth + 1);
      int brackets = 0;
      for (std::size_t end = open; end < rest.size(); end = behindPart(rest, end)) {
        brackets += rest[end] == '(' ? 1 : rest[end] == ')' ? -1 : 0;
        if (brackets == 0) return valuesOf(rest.substr(0, end + 1), depth + 1);
      }
      return std::nullopt;
    }
    return std::nullopt;
  }

  std::string_view text_;
  std::size_t steps_ = 0;
  int names_ = 0;
};

}  // namespace

std::vector<std::string_view> argumentsOfR(std::string_view inside) {
  std::vector<std::string_view> arguments;
  int depth = 0;
  std::size_t start = 0;
  for (std::size_t at = 0; at < inside.size(); at = behindPart(inside, at)) {
    const char c = inside[at];
    depth += c == '(' || c == '[' || c == '{' ? 1 : c == ')' || c == ']' || c == '}' ? -1 : 0;
    if (c != ',' || depth > 0) continue;
    arguments.push_back(trimmed(inside.substr(start, at - start)));
    start = at + 1;
  }
  if (const std::string_view last = trimmed(inside.substr(start)); !last.empty())
    arguments.push_back(last);
  return arguments;
}

ArgumentOfR argumentOfR(std::string_view argument) {
  std::size_t end = 0;
  while (end < argument.size() && (isWordPart(argument[end]) || argument[end] == '.')) ++end;
  const std::size_t sign = behindBlanks(argument, end);
  if (end == 0 || !isAt(argument, sign, '=') || isAt(argument, sign + 1, '='))
    return {{}, argument};
  return {argument.substr(0, end), trimmed(argument.substr(sign + 1))};
}

std::optional<std::vector<std::string>> valuesOfR(std::string_view expression,
                                                  std::string_view text) {
  return VectorsOfR(text).valuesOf(expression, 0);
}

}  // namespace sepax
