#include "app/formats/plain/dxf.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/text/number.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// The closing quote of a string that begins like lines of DXF; npos where none does here.
std::size_t dxfStringEnd(std::string_view text, std::size_t open) {
  if (!isAt(text, open, '"') && !isAt(text, open, '\'')) return text.npos;
  const std::size_t first = behindBlanks(text, open + 1, " \t");
  if (first >= text.size() || (!isDigit(text[first]) && text[first] != '\\')) return text.npos;
  for (std::size_t at = open + 1; at < text.size() && text[at] != '\n'; ++at) {
    if (text[at] == text[open]) return at;
    if (text[at] == '\\') ++at;
  }
  return text.npos;
}

/// Behind what stands between two strings that are one: blanks, a +, and the b of b"...".
std::size_t behindDxfJoint(std::string_view text, std::size_t place) {
  std::size_t end = behindBlanks(text, place, " \t\r\n+.\\");
  if (end + 1 < text.size() && isWordStart(text[end]) && !isWordPart(text[end + 1])) ++end;
  return end;
}

/// Where the brackets around the strings between these places open, behind which `end` is then;
/// the first of the strings where none are.
std::size_t dxfStringsStart(std::string_view text, std::size_t first, std::size_t& end) {
  std::size_t open = first;
  if (open > 1 && isWordStart(text[open - 1]) && !isWordPart(text[open - 2])) --open;
  while (open > 0 && kAllBlanks.find(text[open - 1]) != kAllBlanks.npos) --open;
  std::size_t close = behindBlanks(text, end, kAllBlanks);
  if (isAt(text, close, ',')) close = behindBlanks(text, close + 1, kAllBlanks);
  if (open == 0 || text[open - 1] != '(' || !isAt(text, close, ')')) return first;
  end = close + 1;
  return open - 1;
}

void addDxfString(std::string& lines, std::string_view inside) {
  for (std::size_t at = 0; at < inside.size(); ++at) {
    if (inside[at] != '\\') {
      lines += inside[at];
    } else if (++at < inside.size() && inside[at] != 'r') {
      lines += inside[at] == 'n' ? '\n' : ' ';
    }
  }
}

using DxfPairs = std::vector<std::pair<std::string_view, std::string_view>>;

/// The codes and values of these lines; none where a code is no number.
DxfPairs dxfPairsOf(std::string_view lines) {
  DxfPairs pairs;
  std::string_view code;
  for (bool isCode = true; !lines.empty(); isCode = !isCode) {
    const std::size_t end = std::min(lines.find('\n'), lines.size());
    const std::string_view line = trimmed(lines.substr(0, end));
    lines.remove_prefix(std::min(end + 1, lines.size()));
    if (isCode && line.empty() && trimmed(lines).empty()) break;
    if (isCode && wholeNumber(line).state != NumberState::finite) return {};
    if (isCode) code = line;
    if (!isCode) pairs.emplace_back(code, line);
  }
  return pairs;
}

/// The polylines among the entities.
std::string dxfPolylinesOf(const DxfPairs& pairs, bool& others) {
  constexpr auto kParts = std::to_array<std::string_view>({"VERTEX", "SEQEND"});
  constexpr auto kFrame =
      std::to_array<std::string_view>({"SECTION", "ENDSEC", "EOF", "TABLE", "ENDTAB"});
  std::string lines;
  bool takes = false;
  bool old = false;  // POLYLINE, whose vertices are entities
  for (const auto& [code, value] : pairs) {
    if (code == "0") {
      const bool part = old && std::ranges::find(kParts, value) != kParts.end();
      old = part ? value != "SEQEND" : value == "POLYLINE";
      takes = part || old || value == "LWPOLYLINE";
      others = others || (!takes && std::ranges::find(kFrame, value) == kFrame.end());
    }
    if (takes) lines += fmt::format("{}\n{}\n", code, value);
  }
  return lines;
}

}  // namespace

void withDxfOfStrings(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  if (text.find("POLYLINE\\n") == text.npos && text.find("POLYLINE\\r") == text.npos) return;
  Rewritten changed(source);
  bool others = false;
  for (std::size_t at = text.find_first_of("\"'"); at != text.npos;
       at = text.find_first_of("\"'", at + 1)) {
    std::string lines;
    std::size_t end = at;
    std::size_t close = dxfStringEnd(text, at);
    for (std::size_t open = at; close != text.npos; close = dxfStringEnd(text, open)) {
      addDxfString(lines, text.substr(open + 1, close - open - 1));
      end = close + 1;
      open = behindDxfJoint(text, end);
    }
    const std::string polylines = dxfPolylinesOf(dxfPairsOf(lines), others);
    if (polylines.empty()) {
      at = std::max(at + 1, end) - 1;
      continue;
    }
    const std::size_t start = dxfStringsStart(text, at, end);
    changed.replace(start, end, "\n" + polylines);
    at = end - 1;
  }
  changed.finish(plain, "DXF was read out of strings");
  if (others && changed.done() > 0)
    plain.notes.emplace_back("other entities of DXF than polylines were left out");
}

namespace {

/// Where a line starts, and what it says.
struct DxfLine {
  std::size_t start = 0;
  std::string_view words;
};

std::vector<DxfLine> dxfLinesOf(std::string_view text) {
  std::vector<DxfLine> lines;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    lines.push_back({start, trimmed(text.substr(start, end - start))});
    start = end + 1;
  }
  return lines;
}

/// A group code other than 0, which begins an entity.
bool isCodeWithin(std::string_view line) {
  constexpr std::size_t kLongest = 4;
  return !line.empty() && line.size() <= kLongest && line != "0" &&
         std::ranges::all_of(line, isDigit);
}

}  // namespace

void withHeadsOfPolylines(PlainText& plain) {
  const std::string source = plain.text;
  if (source.find("VERTEX") == source.npos) return;
  const std::vector<DxfLine> lines = dxfLinesOf(source);
  const auto first = std::ranges::find(lines, std::string_view("VERTEX"), &DxfLine::words);
  if (first == lines.end() || first == lines.begin() || (first - 1)->words != "0") return;
  auto head = first - 1;  // the codes before the first vertex
  while (head - lines.begin() > 1 && isCodeWithin((head - 2)->words)) head -= 2;
  if (head - lines.begin() > 1 && (head - 2)->words == "0") return;  // it begins an entity
  if (head != lines.begin() && (head - 1)->words == "POLYLINE") return;
  Rewritten changed(source);
  const std::size_t code = source.find('\n', head->start);
  changed.replace(head->start, code, fmt::format("0\nPOLYLINE\n{}", head->words));
  changed.finish(plain, "the start of a POLYLINE is cut off");
}

}  // namespace sepax
