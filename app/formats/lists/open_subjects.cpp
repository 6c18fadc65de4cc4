#include "app/formats/lists/open_subjects.h"

#include "app/formats/literals/indices.h"
#include "app/formats/text/bracket_pairs.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace sepax {

namespace {

using SubjectNames = std::set<std::string_view>;

/// The names in a part of a program, with those of types and calls.
SubjectNames namesOfCode(std::string_view code) {
  SubjectNames names;
  for (std::size_t at = 0; at < code.size();) {
    std::size_t end = at;
    while (end < code.size() && isWordPart(code[end])) ++end;
    if (end > at && isWordStart(code[at])) names.insert(code.substr(at, end - at));
    at = std::max(end, at + 1);
  }
  return names;
}

/// The names in the brackets of every call whose name ends so.
SubjectNames namesInCalls(std::string_view text, std::string_view call) {
  SubjectNames names;
  const BracketPairs brackets(text);
  for (std::size_t at = text.find(call); at != text.npos; at = text.find(call, at + 1)) {
    const std::size_t open = text.find_first_not_of(" s", at + call.size());
    if (open == text.npos || text[open] != '(') continue;
    const std::size_t close = brackets.closingOf(open).value_or(open);
    names.merge(namesOfCode(text.substr(open, close - open)));
  }
  return names;
}

/// The names in the lines that begin with one of these: axis.insert(..., values, ...).
SubjectNames namesPutInto(std::string_view text, const SubjectNames& lists) {
  SubjectNames names;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    const std::string_view code = trimmed(line);
    const std::string_view first = code.substr(0, code.find_first_of(" .[=("));
    if (first.size() < code.size() && lists.contains(first)) names.merge(namesOfCode(code));
  }
  return names;
}

/// With what is put into them.
SubjectNames subjectsOf(std::string_view text, std::string_view call) {
  SubjectNames names = namesInCalls(text, call);
  names.merge(namesPutInto(text, names));
  return names;
}

/// Names of lists that become paths, by what calls say of their ends.
struct PathNames {
  SubjectNames open;
  SubjectNames closed;
};

/// AddPath(line, ptSubject, false) of Clipper 1, where the last argument says that a path is
/// closed, and AddPaths(lines, PathType.Subject, true) of Clipper 2, where it says that they are
/// open.
PathNames namesOfPaths(std::string_view text) {
  constexpr std::string_view kCall = "AddPath";
  constexpr std::size_t kLongest = 200;  // of what is in a bracket
  PathNames names;
  for (std::size_t at = text.find(kCall); at != text.npos; at = text.find(kCall, at + 1)) {
    const std::string_view rest = text.substr(at + kCall.size(), kLongest);
    const std::size_t close = rest.find(')');
    if (close == rest.npos || !(rest.starts_with('(') || rest.starts_with("s("))) continue;
    const std::string_view inside = rest.substr(rest.find('(') + 1, close - rest.find('(') - 1);
    const std::string last = lowered(trimmed(inside.substr(inside.rfind(',') + 1)));
    const std::string kind = lowered(inside);
    const bool first = kind.find("ptsubject") != kind.npos || kind.find("pt_subject") != kind.npos;
    const bool second = kind.find("pathtype") != kind.npos && kind.find("subject") != kind.npos;
    const bool open = (first && (last == "false" || last == "0")) || (second && last == "true");
    (open ? names.open : names.closed).merge(namesOfCode(inside.substr(0, inside.find(','))));
  }
  names.open.merge(namesPutInto(text, names.open));
  return names;
}

/// The list of path << Point(4, 5) and of Paths64 path{{ or Path path = {, as a line of code names
/// it.
std::string_view listNamedIn(std::string_view code) {
  const std::size_t sign = std::min(code.find_first_of("=({["), code.size());
  const std::string_view head = trimmed(code.substr(0, sign));
  std::size_t start = head.size();
  while (start > 0 && isWordPart(head[start - 1])) --start;
  const bool declares = start > 0 && (head[start - 1] == ' ' || head[start - 1] == '\t') &&
                        sign < code.size() && code[sign] != '(' && head.find("<<") == head.npos;
  return declares ? head.substr(start) : code.substr(0, code.find_first_of(" .[=("));
}

/// The line of the list, or the last one above it that does not start with a bracket.
std::string_view codeOf(const TextCallings& callings, std::size_t line) {
  constexpr std::size_t kFar = 3;  // lines
  for (std::size_t i = 0; i < kFar && line > i; ++i) {
    const std::string_view code = trimmed(callings.lineAt(line - i));
    if (!code.empty() && !isOpening(code.front())) return code;
  }
  return {};
}

/// The kinds of ends that a text gives offsets of Clipper, EndType.Round and etOpenButt, in lower
/// case.
std::set<std::string> endsOfOffsets(std::string_view text) {
  constexpr auto kTypes = std::to_array<std::string_view>({"EndType", "etOpen", "etClosed"});
  std::set<std::string> ends;
  for (const std::string_view type : kTypes)
    for (std::size_t at = text.find(type); at != text.npos; at = text.find(type, at + 1)) {
      const bool kind = type.starts_with("et");
      std::size_t start = kind ? at : at + type.size();
      if (!kind) start = std::min(text.find_first_not_of(".:= ", start), text.size());
      std::size_t end = start;
      while (end < text.size() && isWordPart(text[end])) ++end;
      std::string named = lowered(text.substr(start, end - start));
      if (!named.empty() && named != "endtype") ends.insert(std::move(named));  // EndType endType
    }
  return ends;
}

/// Some kinds of ends are named, and all of them are those of open paths.
bool offsetsOpenPaths(std::string_view text) {
  const std::set<std::string> ends = endsOfOffsets(text);
  constexpr auto kOpen = std::to_array<std::string_view>({"round", "butt", "square"});
  return !ends.empty() && std::ranges::all_of(ends, [&](std::string_view end) {
    for (const std::string_view before : {"et", "k", "open"})
      if (end.starts_with(before)) end.remove_prefix(before.size());
    return std::ranges::find(kOpen, end) != kOpen.end();
  });
}

/// What came out of an offset, which is closed, and what is called an outline.
bool callsClosed(const CallingWords& words) {
  return holdsWord(
      words, {"result", "results", "solution", "solutions", "output", "expected", "actual", "out",
              "polygon", "polygons", "outline", "closed", "contour", "ring", "clip"});
}

}  // namespace

void refuseOpenPathsOfOffsets(RawGeometry& raw, std::string_view text) {
  if (raw.polygons.empty() || !offsetsOpenPaths(text)) return;
  const TextCallings callings(text);
  const auto isPath = [&](const RawPolygon& list) {
    return isOpen(list.numbers) && list.arity != Arity::triple && !list.isRing &&
           !callsClosed(wordsOf(list.name)) && !callsClosed(callings.of(list.line));
  };
  if (!std::ranges::all_of(raw.polygons, isPath)) return;  // which of them is offset, is not said
  raw.error = atLine(raw.polygons.front().line) +
              "a path with open ends is no polygon; give the corners of one";
  raw.polygons.clear();
}

void leaveOutOpenSubjects(RawGeometry& raw, std::string_view text) {
  if (raw.polygons.empty()) return;
  auto [open, closed] = namesOfPaths(text);
  for (const std::string_view call : {"AddOpenSubject", "RectClipLines", "RectClipLine"})
    if (text.find(call) != text.npos) open.merge(subjectsOf(text, call));
  if (open.empty()) return;
  for (const std::string_view call : {"AddSubject", "AddClip", "RectClip"})
    closed.merge(subjectsOf(text, call));
  const TextCallings callings(text);
  const std::size_t line = raw.polygons.front().line;
  const std::size_t gone =
      takeOut(raw.polygons, [&, &open = open, &closed = closed](const RawPolygon& list) {
        // Words above a list may have given it another name than its line does.
        const std::string_view declared = listNamedIn(codeOf(callings, list.line));
        const bool said = open.contains(declared) || closed.contains(declared);
        const std::string_view name = said || list.name.empty() ? declared : list.name;
        return open.contains(name) && !closed.contains(name);
      });
  tellOfGone(raw, gone, line, "an open line is no polygon; give the corners of one",
             "open lines were left out; they are no polygons");
}

}  // namespace sepax
