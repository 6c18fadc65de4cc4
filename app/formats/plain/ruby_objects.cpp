#include "app/formats/plain/ruby_objects.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

namespace {

constexpr std::string_view kOpenOfRuby = "#<";

/// Point of #<struct Geo::Point x=5; `place` is then behind it, and behind :0x00f0.
std::string_view classOfObject(std::string_view text, std::size_t& place) {
  for (const std::string_view word : {"struct ", "data "})
    if (text.substr(place).starts_with(word)) place += word.size();
  std::string_view name;
  for (;;) {
    const std::size_t start = place;
    while (place < text.size() && isWordPart(text[place])) ++place;
    if (place > start && !isDigit(text[start])) name = text.substr(start, place - start);
    if (!isAt(text, place, ':')) return name;
    while (isAt(text, place, ':')) ++place;
  }
}

/// => and -> are no ends.
bool endsObject(std::string_view text, std::size_t at) {
  return text[at] == '>' && text[at - 1] != '=' && text[at - 1] != '-';
}

/// x= and @x= at this place: the object is shown with its fields, which #<Set: {...}> has not.
bool startsField(std::string_view text, std::size_t place) {
  place = behindBlanks(text, place, " @");
  const std::size_t start = place;
  while (place < text.size() && isWordPart(text[place])) ++place;
  return place > start && isAt(text, place, '=');
}

/// Words in place of a part of the text.
struct RubyEdit {
  std::size_t start = 0;
  std::size_t end = 0;
  std::string words;
};

/// Those that make a call of the object between these places; none where it has no fields.
std::vector<RubyEdit> callOfObject(std::string_view text, std::size_t open, std::size_t close) {
  std::size_t place = open + kOpenOfRuby.size();
  const std::string name(classOfObject(text, place));
  if (!startsField(text, place)) return {};
  return {{open, place, name + "("}, {close, close + 1, ")"}};
}

/// Those of all objects that are shown in one line, in the order of the text.
std::vector<RubyEdit> callsOfObjects(std::string_view text) {
  std::vector<RubyEdit> edits;
  std::vector<std::size_t> open;
  for (std::size_t at = text.find(kOpenOfRuby); at < text.size(); ++at) {
    if (text[at] == '\n') open.clear();
    if (text.substr(at).starts_with(kOpenOfRuby)) open.push_back(at);
    if (open.empty()) continue;
    if (text[at] == '@') edits.push_back({at, at + 1, ""});
    if (!endsObject(text, at)) continue;
    std::ranges::move(callOfObject(text, open.back(), at), std::back_inserter(edits));
    open.pop_back();
  }
  std::ranges::sort(edits, {}, &RubyEdit::start);
  return edits;
}

}  // namespace

void withCallsOfRuby(PlainText& plain) {
  const std::string source = plain.text;
  Rewritten changed(source);
  for (const RubyEdit& edit : callsOfObjects(source))
    changed.replace(edit.start, edit.end, edit.words);
  changed.finish(plain, "");
}

}  // namespace sepax
