#include "app/formats/lists/open_subjects.h"

#include "app/formats/text/bracket_pairs.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>
#include <string_view>

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

}  // namespace

void leaveOutOpenSubjects(RawGeometry& raw, std::string_view text) {
  constexpr std::string_view kCall = "AddOpenSubject";
  if (raw.polygons.empty() || text.find(kCall) == text.npos) return;
  const SubjectNames open = subjectsOf(text, kCall);
  SubjectNames closed = subjectsOf(text, "AddSubject");
  closed.merge(subjectsOf(text, "AddClip"));
  const TextCallings callings(text);
  const std::size_t line = raw.polygons.front().line;
  const std::size_t gone = takeOut(raw.polygons, [&](const RawPolygon& list) {
    const std::string_view code = trimmed(callings.lineAt(list.line));
    const std::string_view name =
        list.name.empty() ? code.substr(0, code.find_first_of(" .[=(")) : list.name;
    return open.contains(name) && !closed.contains(name);
  });
  tellOfGone(raw, gone, line, "an open line is no polygon; give the corners of one",
             "open lines were left out; they are no polygons");
}

}  // namespace sepax
