#include "app/formats/plain/game_maker.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

constexpr std::string_view kAddPoint = "physics_fixture_add_point(";
constexpr std::string_view kSetChain = "physics_fixture_set_chain_shape(";

constexpr std::size_t kLongest = 200;  ///< of a call: what is longer is none

/// A call that gives a fixture a point.
struct FixturePoint {
  std::size_t start = 0;
  std::size_t end = 0;  ///< behind its bracket
  std::string_view fixture;
  Numbers numbers;
};

/// The call that starts here; without numbers where its arguments are others.
FixturePoint fixturePointAt(std::string_view text, std::size_t start) {
  FixturePoint point{start, start, {}, {}};
  const std::size_t first = start + kAddPoint.size();
  const std::size_t name = text.substr(first, kLongest).find_first_of(",\n");
  const std::size_t comma = name == text.npos ? name : first + name;
  if (!isAt(text, comma, ',')) return point;
  std::size_t place = comma + 1;
  Numbers numbers = numbersFrom(text, place, ", ");
  place = behindBlanks(text, place);
  if (numbers.size() != 2 || !isAt(text, place, ')')) return point;
  return {start, place + 1, trimmed(text.substr(first, comma - first)), std::move(numbers)};
}

/// The places of set_chain_shape(fixture, false).
std::set<std::size_t> openChainsOf(std::string_view text) {
  std::set<std::size_t> chains;
  for (std::size_t at = text.find(kSetChain); at != text.npos; at = text.find(kSetChain, at + 1)) {
    const std::string_view rest = text.substr(at, kLongest);
    const std::string_view call = rest.substr(0, rest.find(')'));
    const std::string_view loop = trimmed(call.substr(call.rfind(',') + 1));
    if (loop == "false" || loop == "0") chains.insert(at);
  }
  return chains;
}

}  // namespace

void withPointsOfGameMaker(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  const std::set<std::size_t> chains = openChainsOf(text);
  Rewritten changed(source);
  std::vector<FixturePoint> run;
  std::size_t former = 0;  // behind the run before
  bool open = false;       // some of them were
  const auto finish = [&] {
    if (run.size() >= kFewestVertices) {
      const std::size_t start = run.front().start;
      const auto chain = chains.lower_bound(former);
      const bool ofChain = chain != chains.end() && *chain < start;
      Numbers numbers;
      for (const FixturePoint& point : run)
        numbers.insert(numbers.end(), point.numbers.begin(), point.numbers.end());
      changed.replace(start, run.back().end, ofChain ? "" : pointList(numbers, 2));
      open = open || ofChain;
    }
    if (!run.empty()) former = run.back().end;
    run.clear();
  };
  for (std::size_t at = text.find(kAddPoint); at != text.npos; at = text.find(kAddPoint, at + 1)) {
    FixturePoint point = fixturePointAt(text, at);
    const bool goesOn =
        !run.empty() && point.fixture == run.back().fixture &&
        trimmed(text.substr(run.back().end, at - run.back().end)).find_first_not_of("; \r\n\t") ==
            text.npos;
    if (!goesOn) finish();
    if (!point.numbers.empty()) run.push_back(std::move(point));
  }
  finish();
  changed.finish(plain, open ? "an open chain was left out; it is no polygon" : "");
}

}  // namespace sepax
