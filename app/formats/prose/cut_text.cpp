#include "app/formats/prose/cut_text.h"

#include "app/formats/readers.h"
#include "app/formats/text/bracket_pairs.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// Behind the last point that is whole in what the bracket at the place opens.
std::size_t endOfWhole(const MixedText& mixed, std::size_t place, bool isWkt) {
  const std::string_view text = mixed.text();
  if (isWkt) {
    const std::size_t end = text.find_first_not_of("0123456789+-.eE(), \t\r\n", place);
    return std::min(text.substr(0, end).rfind(','), text.size());
  }
  if (const auto last = mixed.brackets().lastClosedFrom(place)) return *last + 1;
  return std::min(text.find_last_of(", \n"), text.size());  // numbers alone
}

/// Behind the last bracket that closes in the block of code around the place; npos outside of such.
std::size_t endOfWholeInBlock(std::string_view text, std::size_t place) {
  constexpr std::string_view kFence = "```";
  bool within = false;
  std::size_t fence = text.find(kFence);
  for (; fence < place; fence = text.find(kFence, fence + kFence.size())) within = !within;
  if (!within || fence == text.npos) return text.npos;
  const std::size_t last = text.substr(0, fence).find_last_of(")]}");
  return last == text.npos ? place : std::max(place, last + 1);
}

}  // namespace

std::optional<CutPolygons> cutPolygons(const MixedText& mixed, bool hasOthers) {
  const auto first = mixed.brackets().firstCut();
  if (!first) return std::nullopt;
  CutPolygons cut;
  cut.place = *first;
  const auto startsWkt = [&](std::size_t open) { return wktStart(mixed, open).has_value(); };
  const std::vector<std::size_t>& unclosed = mixed.brackets().unclosed();
  if (const auto open = std::ranges::find_if(unclosed, startsWkt); open != unclosed.end())
    cut.place = *open;
  const auto wkt = wktStart(mixed, cut.place);
  if (!wkt && hasOthers) return std::nullopt;
  cut.isWkt = wkt.has_value();
  cut.start = wkt.value_or(cut.place);
  cut.end = endOfWhole(mixed, cut.place, cut.isWkt);
  if (!cut.isWkt) cut.end = std::min(cut.end, endOfWholeInBlock(mixed.text(), cut.place));
  if (cut.end <= cut.place + 1) return std::nullopt;
  cut.whole = mixed.text().substr(cut.start, cut.end - cut.start);
  cut.whole += BracketPairs(cut.whole).closersFrom(0);
  auto raw = cut.isWkt ? readWkt(cut.whole) : readLiterals(cut.whole);
  if (!raw) return std::nullopt;
  cut.raw = std::move(*raw);
  return cut;
}

}  // namespace sepax
