#include "app/formats/plain/line_prefixes.h"

#include "app/formats/plain/log_prefix.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace sepax {

namespace {

bool isSpaceOrTab(char c) { return c == ' ' || c == '\t'; }

std::size_t blanks(std::string_view text) {
  std::size_t count = 0;
  while (count < text.size() && isSpaceOrTab(text[count])) ++count;
  return count;
}

struct ListNumber {
  std::size_t length = 0;  ///< 0: there is none
  int value = 0;
};

/// "1. " and "2) ", when a vertex may follow.
ListNumber listNumber(std::string_view line) {
  const std::size_t start = blanks(line);
  ListNumber number;
  const char* const end = line.data() + line.size();
  const auto parsed = std::from_chars(line.data() + start, end, number.value);
  if (parsed.ec != std::errc{} || end - parsed.ptr < 3) return {};
  if ((*parsed.ptr != '.' && *parsed.ptr != ')') || !isSpaceOrTab(parsed.ptr[1])) return {};
  const auto length = static_cast<std::size_t>(parsed.ptr + 1 - line.data());
  const std::string_view rest = trimmed(line.substr(length));
  const auto gap = rest.find_first_of(" \t,;");
  if (gap == rest.npos || rest.find_first_of("0123456789", gap) == rest.npos) return {};
  number.length = length;
  return number;
}

std::vector<std::string_view> linesOf(std::string_view text) {
  std::vector<std::string_view> lines;
  while (true) {
    const std::size_t end = text.find('\n');
    lines.push_back(text.substr(0, end));
    if (end == text.npos) return lines;
    text.remove_prefix(end + 1);
  }
}

std::string joined(const std::vector<std::string_view>& lines,
                   const std::vector<std::size_t>& prefixes) {
  std::string text;
  for (std::size_t i = 0; i < lines.size(); ++i)
    text.append(i > 0 ? "\n" : "").append(lines[i].substr(prefixes[i]));
  return text;
}

/// (0,0) (4,0) (4,4)
bool isRowOfRecord(std::string_view rest) {
  return trimmed(rest).starts_with('(') && std::ranges::count(rest, '(') >= 3;
}

/// (0,0) (4,0) (4,4) with commas between the points, as a line of a log that is whole without the
/// next one.
std::string pointsOfRecord(std::string_view rest) {
  const bool row = isRowOfRecord(rest);
  std::string record;
  for (std::size_t at = 0; at < rest.size(); ++at) {
    record += rest[at];
    if (row && rest.substr(at).starts_with(") (")) record += ',';
  }
  return record;
}

/// (9,9) (8,9): one point or two, and nothing else.
bool isShortRecord(std::string_view rest) {
  rest = trimmed(rest);
  const auto points = std::ranges::count(rest, '(');
  return rest.starts_with('(') && points < 3 &&
         rest.find_first_not_of("0123456789+-.eE(), \t\r") == rest.npos;
}

/// Most lines of a log, or those with its polygons, start with a time, a level or a source.
std::optional<StrippedText> withoutLogPrefixes(const std::vector<std::string_view>& lines) {
  std::vector<std::size_t> prefixes;
  std::vector<std::string_view> tags;
  std::size_t filled = 0;
  std::size_t fitting = 0;
  bool holdsRows = false;  // then it is a log also within a longer text
  for (const std::string_view line : lines) {
    prefixes.push_back(logPrefix(line));
    tags.push_back(tagOfNumbers(line, prefixes.back()));
    filled += !trimmed(line).empty();
    fitting += prefixes.back() > 0;
    holdsRows = holdsRows || (prefixes.back() > 0 && isRowOfRecord(line.substr(prefixes.back())));
  }
  if (fitting < 2 || (2 * fitting <= filled && !holdsRows)) return std::nullopt;
  // a source writes all lines; what differs or is an element of a layout tells what the numbers are
  std::set<std::string_view> known(tags.begin(), tags.end());
  known.erase("");
  const bool names = known.size() > 1 || std::ranges::any_of(known, isElementOfLayout);
  StrippedText stripped{"",
                        "the times, levels and sources before the lines of the log were left out"};
  bool belowRow = false;
  bool leavesOut = false;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (i > 0) stripped.text += '\n';
    if (names && !tags[i].empty()) stripped.text.append(tags[i]).append(": ");
    const std::string_view rest = lines[i].substr(prefixes[i]);
    const bool isShort = belowRow && prefixes[i] > 0 && isShortRecord(rest);
    leavesOut = leavesOut || isShort;
    belowRow = isShort || isRowOfRecord(rest);
    if (!isShort) stripped.text += prefixes[i] > 0 ? pointsOfRecord(rest) : std::string(rest);
  }
  if (leavesOut) stripped.note += "; so were lines of one point or two below whole polygons";
  return stripped;
}

/// A difference of two texts: the new one, without the lines that were removed.
std::optional<StrippedText> withoutRemovedLines(const std::vector<std::string_view>& lines) {
  const auto heads = [](std::string_view line) {
    return std::ranges::any_of(
        std::array<std::string_view, 4>{"@@ ", "diff --git ", "--- a/", "+++ b/"},
        [&](std::string_view sign) { return line.starts_with(sign); });
  };
  if (std::ranges::none_of(lines, heads)) return std::nullopt;
  std::vector<std::size_t> prefixes;
  bool within = false;  // prose and its lists may stand above
  for (const std::string_view line : lines) {
    within = within || heads(line);
    const bool gone = within && (heads(line) || line.starts_with('-'));
    const bool marked = within && (line.starts_with('+') || line.starts_with(' '));
    prefixes.push_back(gone ? line.size() : marked ? 1 : 0);
  }
  return StrippedText{joined(lines, prefixes),
                      "the removed lines and the marks of the difference were left out"};
}

/// All lines of a list are numbered without a gap.
std::optional<StrippedText> withoutListNumbers(const std::vector<std::string_view>& lines) {
  std::vector<std::size_t> prefixes;
  std::optional<int> last;
  std::size_t count = 0;
  for (const std::string_view line : lines) {
    prefixes.push_back(0);
    if (trimmed(line).empty()) continue;
    const ListNumber number = listNumber(line);
    const bool follows = last ? number.value - 1 == *last : number.value == 0 || number.value == 1;
    if (number.length == 0 || !follows) return std::nullopt;
    prefixes.back() = number.length;
    last = number.value;
    ++count;
  }
  if (count < 2) return std::nullopt;
  return StrippedText{joined(lines, prefixes), "the numbers of the list were left out"};
}

}  // namespace

std::optional<StrippedText> withoutLinePrefixes(std::string_view text) {
  const std::vector<std::string_view> lines = linesOf(text);
  if (auto stripped = withoutRemovedLines(lines)) return stripped;
  if (auto stripped = withoutLogPrefixes(lines)) return stripped;
  return withoutListNumbers(lines);
}

namespace {

/// \n at the end of a string that goes on in the next line of code.
bool isBreakInString(std::string_view sign) {
  return sign == "\\n" || sign == "\\r" || sign == "\\t";
}

}  // namespace

std::string withoutSignsOfFences(std::string text) {
  constexpr std::string_view kFence = "```";
  constexpr std::string_view kDiff = "```diff";
  for (std::size_t open = text.find(kDiff); open != text.npos; open = text.find(kDiff, open + 1)) {
    const std::size_t first = text.find('\n', open);
    const std::size_t last = std::min(text.find(kFence, open + kFence.size()), text.size());
    if (first >= last) continue;
    const std::string_view block = std::string_view(text).substr(first, last - first);
    const bool removed = block.find("\n-") != block.npos;
    if (removed == (block.find("\n+") != block.npos)) continue;
    for (std::size_t at = first; at + 1 < last; at = std::min(text.find('\n', at + 1), last))
      if (text[at + 1] == (removed ? '-' : '+')) text[at + 1] = ' ';
  }
  return text;
}

std::string withoutAttributeSigns(std::string text) {
  constexpr std::string_view kSign = "\"@";
  for (std::size_t at = text.find(kSign); at != text.npos; at = text.find(kSign, at + 1)) {
    std::size_t end = at + kSign.size();
    while (end < text.size() && isWordPart(text[end])) ++end;
    const std::string_view behind = std::string_view(text).substr(end);
    if (!behind.starts_with("\":") && !behind.starts_with("\" :")) continue;
    std::copy(text.begin() + static_cast<std::ptrdiff_t>(at + 2),
              text.begin() + static_cast<std::ptrdiff_t>(end + 1),
              text.begin() + static_cast<std::ptrdiff_t>(at + 1));
    text[end] = ' ';
  }
  return text;
}

std::string withoutInnerQuotes(std::string text) {
  for (std::size_t end = text.find('\n'); end != std::string::npos;
       end = text.find('\n', end + 1)) {
    std::size_t close = end;
    const auto skipBack = [&] {
      while (close > 0 && (isSpaceOrTab(text[close - 1]) || text[close - 1] == '\r')) --close;
    };
    skipBack();
    std::size_t open = end + 1 + blanks(std::string_view(text).substr(end + 1));
    const bool sumAbove = close > 0 && text[close - 1] == '+';
    // in the first column it is the mark of a difference
    const bool sumBelow = open > end + 1 && open < text.size() && text[open] == '+';
    if (sumAbove) --close;
    skipBack();
    if (sumBelow) open += 1 + blanks(std::string_view(text).substr(open + 1));
    if (close < 2 || open + 1 >= text.size() || text[close - 1] != '"' || text[open] != '"')
      continue;
    // in a table of quoted fields the comma stands outside of the quotes
    const bool before = text[close - 2] == ',';
    const bool after = text[open + 1] == ',' && text[close - 2] != '"';
    if (!before && !after && !sumAbove && !sumBelow) continue;
    --close;
    while (close >= 2 && isBreakInString(std::string_view(text).substr(close - 2, 2))) close -= 2;
    std::fill(text.begin() + static_cast<std::ptrdiff_t>(close),
              text.begin() + static_cast<std::ptrdiff_t>(end), ' ');
    std::fill(text.begin() + static_cast<std::ptrdiff_t>(end) + 1,
              text.begin() + static_cast<std::ptrdiff_t>(open) + 1, ' ');
  }
  return text;
}

namespace {

/// $C_x = \sum (x_i + x_{i+1}) (x_i y_{i+1} - x_{i+1} y_i)$ in one line: a sum of all vertices.
void blankSumsOfTex(std::string& text) {
  constexpr std::size_t kFar = 300;  // from the sign to the ends of its formula
  for (const std::string_view sign : {"\\sum", "\\prod", "\\int"})
    for (std::size_t at = text.find(sign); at != text.npos; at = text.find(sign, at + 1)) {
      const std::size_t start = at - std::min(at, kFar);
      const std::string_view near = std::string_view(text).substr(start, 2 * kFar);
      const std::size_t open = near.find_last_of("$\n", at - start);
      const std::size_t close = near.find_first_of("$\n", at - start);
      if (open == near.npos || close == near.npos || near[open] != '$' || near[close] != '$')
        continue;
      text.replace(start + open, close + 1 - open, close + 1 - open, ' ');
    }
}

}  // namespace

std::string withoutBreakTags(std::string text) {
  for (const std::string_view tag : {"<br/>", "<br />", "<br>"})
    for (std::size_t at = text.find(tag); at != text.npos; at = text.find(tag, at + 1))
      if (startsBlankLine(text, at + tag.size())) text.replace(at, tag.size(), tag.size(), ' ');
  return text;
}

std::string withoutTexSigns(std::string text) {
  blankSumsOfTex(text);
  constexpr std::array<std::string_view, 6> kSigns = {"\\(", "\\)",    "\\[",
                                                      "\\]", "\\left", "\\right"};
  for (std::size_t at = text.find('\\'); at != text.npos; at = text.find('\\', at + 1)) {
    const std::string_view rest = std::string_view(text).substr(at);
    if (rest.starts_with("\\\n")) text[at] = ' ';  // the line goes on in the next one
    for (const std::string_view sign : kSigns)
      if (rest.starts_with(sign)) {
        text.replace(at, sign.size(), sign.size(), ' ');
        break;
      }
  }
  return text;
}

std::string withoutWideSigns(std::string text) {
  constexpr std::array<std::pair<std::string_view, char>, 13> kSigns = {{{"（", '('},
                                                                         {"）", ')'},
                                                                         {"［", '['},
                                                                         {"］", ']'},
                                                                         {"【", '['},
                                                                         {"】", ']'},
                                                                         {"｛", '{'},
                                                                         {"｝", '}'},
                                                                         {"，", ','},
                                                                         {"、", ','},
                                                                         {"；", ';'},
                                                                         {"：", ':'},
                                                                         {"和", ','}}};
  if (std::ranges::none_of(
          kSigns, [&](const auto& sign) { return text.find(sign.first) != std::string::npos; }))
    return text;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const std::string_view rest = std::string_view(text).substr(at);
    for (const auto& [sign, plain] : kSigns)
      if (rest.starts_with(sign)) {
        text.replace(at, sign.size(), sign.size(), ' ');
        text[at] = plain;
        break;
      }
  }
  return text;
}

std::string withoutPrompts(std::string text) {
  constexpr std::string_view kMore = "...";
  bool session = false;  // the line before has a prompt
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    const std::size_t first = std::min(text.find_first_not_of(" \t", start), end);
    const std::string_view line = std::string_view(text).substr(first, end - first);
    const bool goesOn = session && line.starts_with(kMore) &&
                        (line.size() == kMore.size() || isSpaceOrTab(line[kMore.size()]));
    session = goesOn || line.starts_with(">>> ");
    if (goesOn) text.replace(first, kMore.size(), kMore.size(), ' ');
    start = end + 1;
  }
  return text;
}

std::string withoutPlacedTags(std::string text) {
  if (text.find("<svg") == text.npos) return text;
  for (const std::string_view tag :
       {"<text ", "<tspan ", "<circle ", "<ellipse ", "<image ", "<use "})
    for (std::size_t at = text.find(tag); at != text.npos; at = text.find(tag, at + 1)) {
      const std::size_t end = text.find('>', at);
      if (end == text.npos) break;  // it is no tag
      std::replace_if(
          text.begin() + static_cast<std::ptrdiff_t>(at),
          text.begin() + static_cast<std::ptrdiff_t>(end), [](char c) { return c != '\n'; }, ' ');
    }
  return text;
}

std::string withPlainMinus(std::string text) {
  // minus sign, small and wide minus; hyphens and dashes are one where no number stands before them
  constexpr std::array<std::string_view, 3> kSigns = {"\xE2\x88\x92", "\xEF\xB9\xA3",
                                                      "\xEF\xBC\x8D"};
  constexpr std::array<std::string_view, 4> kDashes = {"\xE2\x80\x90", "\xE2\x80\x91",
                                                       "\xE2\x80\x92", "\xE2\x80\x93"};
  constexpr std::size_t kBytes = 3;
  constexpr std::string_view kBefore = " \t\n([{,;:=";
  for (std::size_t at = 0; at + kBytes < text.size(); ++at) {
    const std::string_view sign = std::string_view(text).substr(at, kBytes);
    const char next = text[at + kBytes];
    const bool starts = at == 0 || kBefore.find(text[at - 1]) != kBefore.npos;
    const bool dash = starts && (isDigit(next) || next == '.') &&
                      std::ranges::find(kDashes, sign) != kDashes.end();
    if (!dash && std::ranges::find(kSigns, sign) == kSigns.end()) continue;
    text.replace(at, kBytes, "  -");
  }
  return text;
}

std::string withoutTreeSigns(std::string text) {
  constexpr std::size_t kBytes = 3;  // of such a sign in UTF-8
  const auto isSign = [&](std::size_t at) {
    return text.compare(at, 2, "\xE2\x94") == 0 || text.compare(at, 2, "\xE2\x95") == 0;
  };
  for (std::size_t at = 0; at < text.size();) {
    while (at < text.size() && (text[at] == ' ' || text[at] == '\t' || isSign(at))) {
      const std::size_t length = text[at] == '\xE2' ? std::min(kBytes, text.size() - at) : 1;
      if (length > 1) std::fill_n(text.begin() + static_cast<std::ptrdiff_t>(at), length, ' ');
      at += length;
    }
    at = std::min(text.find('\n', at), text.size() - 1) + 1;
  }
  return text;
}

}  // namespace sepax
