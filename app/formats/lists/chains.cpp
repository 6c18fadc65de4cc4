#include "app/formats/lists/chains.h"

#include "app/formats/text/bracket_pairs.h"
#include "app/formats/text/number.h"
#include "app/formats/text/tokens.h"
#include "app/formats/text/words.h"

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

/// A call that makes a chain of what is in its brackets.
struct ChainCall {
  bool loops = false;
  std::string_view list;  ///< the name of its first argument; empty without
  std::size_t line = 0;   ///< where its bracket opens, from 1
  std::size_t lastLine = 0;
  std::vector<double> first;  ///< its first two numbers; fewer where there are none
};

/// The words of createChain, b2ChainShape and newChainShape are those of a chain, but those of
/// createChainedBodies are not.
bool callsChain(CallingWords words) {
  if (!words.empty() && words.back() == "shape") words.pop_back();
  return !words.empty() && words.back() == "chain";
}

/// The brackets ask for a loop: true as the first or the last argument, vertices_loop = [...].
bool asksForLoop(std::string_view inside) {
  constexpr std::size_t kFar = 60;  // every call asks
  const std::string start = lowered(trimmed(inside.substr(0, kFar)));
  const std::string end =
      lowered(trimmed(inside.substr(inside.size() - std::min(inside.size(), kFar))));
  return start.find("loop") != start.npos || start.starts_with("true") || end.ends_with("true");
}

std::vector<double> firstNumbersOfChain(std::string_view inside) {
  std::vector<double> numbers;
  Tokens tokens(inside);
  for (Token token = tokens.next(); token.kind != TokenKind::end && numbers.size() < 2;
       token = tokens.next())
    if (token.kind == TokenKind::number) numbers.push_back(token.value);
  return numbers;
}

/// The name at the start of arguments: vs of vs, 9 and of &vs[0], 9.
std::string_view firstNameOfChain(std::string_view inside) {
  constexpr std::string_view kBefore = " \t\r\n&*";
  inside.remove_prefix(std::min(inside.find_first_not_of(kBefore), inside.size()));
  std::size_t end = 0;
  while (end < inside.size() && isWordPart(inside[end])) ++end;
  const bool name =
      end > 0 && isWordStart(inside[0]) &&
      (end == inside.size() || std::string_view(",;)[. ").find(inside[end]) != inside.npos);
  return name ? inside.substr(0, end) : std::string_view{};
}

/// The name of what is called at the bracket, with that of its object.
std::string_view chainCalledAt(std::string_view text, std::size_t open) {
  constexpr std::size_t kLongest = 60;
  const std::string_view called = joinedNameBefore(text, open, ".", kLongest);
  return called.substr(called.find_last_of('.') + 1);
}

std::vector<ChainCall> chainCalls(std::string_view text) {
  constexpr std::size_t kMost = 100;
  std::vector<ChainCall> calls;
  const BracketPairs brackets(text);
  std::size_t line = 1;
  std::size_t counted = 0;  // up to there
  for (std::size_t open = text.find('('); open != text.npos && calls.size() < kMost;
       open = text.find('(', open + 1)) {
    const CallingWords words = wordsOf(chainCalledAt(text, open));
    const bool loop = !words.empty() && words.back() == "loop";
    const auto close = loop || callsChain(words) ? brackets.closingOf(open) : std::nullopt;
    if (!close) continue;
    line +=
        static_cast<std::size_t>(std::ranges::count(text.substr(counted, open - counted), '\n'));
    counted = open;
    const std::string_view inside = text.substr(open + 1, *close - open - 1);
    ChainCall call{loop || (words.front() != "create" && asksForLoop(inside)),
                   firstNameOfChain(inside), line, line, firstNumbersOfChain(inside)};
    call.lastLine += static_cast<std::size_t>(std::ranges::count(inside, '\n'));
    calls.push_back(std::move(call));
  }
  return calls;
}

/// points of def.points = points, where def is a b2ChainDef that is no loop; empty without.
std::string_view listOfDefinition(std::string_view text) {
  constexpr std::string_view kMember = ".points = ";
  const std::size_t at = text.find(kMember);
  if (at == text.npos || text.find("b2ChainDef") == text.npos) return {};
  return text.find("isLoop = true") == text.npos
             ? firstNameOfChain(text.substr(at + kMember.size()).substr(0, 60))
             : std::string_view{};
}

bool isInChain(const RawPolygon& list, const ChainCall& call) {
  return list.line >= call.line && list.line <= call.lastLine && call.first.size() == 2 &&
         list.numbers.size() > 1 && list.numbers[0] == call.first[0] &&
         list.numbers[1] == call.first[1];
}

}  // namespace

void leaveOutOpenChains(RawGeometry& raw, std::string_view text) {
  if (raw.polygons.empty() || lowered(text).find("chain") == std::string::npos) return;
  const std::vector<ChainCall> calls = chainCalls(text);
  std::set<std::string_view> open{listOfDefinition(text)};
  std::set<std::string_view> loops{{}};
  for (const ChainCall& call : calls) (call.loops ? loops : open).insert(call.list);
  const TextCallings callings(text);
  const auto isGiven = [&](std::string_view name) {
    return open.contains(name) && !loops.contains(name);
  };
  const std::size_t line = raw.polygons.front().line;
  const std::size_t gone = takeOut(raw.polygons, [&](const RawPolygon& list) {
    if (list.isHole || list.isRing) return false;
    const std::string_view first = firstNameOfChain(callings.lineAt(list.line));  // vs[0].Set(0, 0)
    const bool given = isGiven(list.name) || isGiven(first);
    return given || std::ranges::any_of(calls, [&](const ChainCall& call) {
             return !call.loops && isInChain(list, call);
           });
  });
  tellOfGone(raw, gone, line, "an open chain bounds no area; give the corners of a polygon",
             "open chains were left out; they are no polygons");
}

}  // namespace sepax
