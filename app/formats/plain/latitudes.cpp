#include "app/formats/plain/latitudes.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/bracket_pairs.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

bool isLatitudeWord(std::string_view word) {
  return word == "lat" || word == "lats" || word == "latitude" || word == "latitudes";
}

bool isLongitudeWord(std::string_view word) {
  constexpr auto kWords = std::to_array<std::string_view>(
      {"lon", "lons", "lng", "lngs", "long", "longs", "longitude", "longitudes"});
  return std::ranges::find(kWords, word) != kWords.end();
}

bool isBothInOne(std::string_view word) {
  constexpr auto kWords = std::to_array<std::string_view>(
      {"latlng", "latlngs", "latlon", "latlons", "latlong", "latlongs"});
  return std::ranges::find(kWords, word) != kWords.end();
}

/// "(lat/lon)", "latitude and longitude", latLngs: these words follow each other, and nowhere the
/// other way around.
bool tellsLatitudeFirst(std::string_view text) {
  const std::vector<std::string> words = wordsOf(text);
  bool first = false;
  for (std::size_t i = 0; i < words.size(); ++i) {
    first = first || isBothInOne(words[i]);
    const bool joined = i + 2 < words.size() && (words[i + 1] == "and" || words[i + 1] == "then");
    const std::size_t next = i + (joined ? 2 : 1);
    if (next >= words.size()) continue;
    if (isLongitudeWord(words[i]) && isLatitudeWord(words[next])) return false;
    first = first || (isLatitudeWord(words[i]) && isLongitudeWord(words[next]));
  }
  return first;
}

/// lat,lon and name;latitude;longitude above columns, which are read by their names.
bool namesColumns(std::string_view line) {
  constexpr std::size_t kMostWords = 2;
  if (line.find(':') != line.npos) return false;  // "polygon: lat, lon", "lat, lon:"
  while (!line.empty()) {
    const std::size_t end = std::min(line.find_first_of(",;\t"), line.size());
    if (wordsOf(line.substr(0, end)).size() > kMostWords) return false;
    line.remove_prefix(std::min(end + 1, line.size()));
  }
  return true;
}

/// "coordinates": of GeoJSON, and POLYGON of WKT, stand before the place.
bool hasOrderOfItsOwn(std::string_view before) {
  constexpr std::size_t kFar = 40;
  before.remove_prefix(before.size() - std::min(before.size(), kFar));
  std::string words(before);
  std::erase_if(words, [](char c) { return kAllBlanks.find(c) != kAllBlanks.npos || c == '\\'; });
  return words.ends_with("coordinates\":") || words.ends_with("coordinates':") ||
         words.ends_with("POLYGON") || words.ends_with("LINESTRING") || words.ends_with("POLYGONZ");
}

using NumberRuns = std::vector<Numbers>;

/// The numbers of a list, those that no bracket and no ; parts together.
NumberRuns numberRunsOf(std::string_view list) {
  NumberRuns runs;
  for (std::size_t at = 0; at < list.size();) {
    std::size_t end = at;
    Numbers numbers = numbersFrom(list, end, ", \t\r\n");
    if (!numbers.empty()) runs.push_back(std::move(numbers));
    at = std::max(end, at + 1);
  }
  return runs;
}

/// The pairs among them, as places in the text; none where they are no points.
PlacesOnGlobe placesOf(std::string_view text, const NumberRuns& runs) {
  constexpr std::size_t kMostOfPoint = 3;
  PlacesOnGlobe places;
  const auto add = [&](std::string_view first, std::string_view second) {
    const auto at = [&](std::string_view number) {
      return static_cast<std::size_t>(number.data() - text.data());
    };
    places.push_back({at(first), at(first) + first.size(), at(second), at(second) + second.size()});
  };
  const bool flat = runs.size() == 1 && runs[0].size() % 2 == 0;
  for (const Numbers& run : runs) {
    if (!flat && (run.size() < 2 || run.size() > kMostOfPoint || run.size() != runs[0].size()))
      return {};
    for (std::size_t i = 0; i + 1 < run.size() && (flat || i == 0); i += 2) add(run[i], run[i + 1]);
  }
  return places.size() < kFewestVertices ? PlacesOnGlobe{} : places;
}

/// The lists of a text, each with what says how its numbers stand.
class ToldLists {
 public:
  explicit ToldLists(std::string_view text) : text_(text), brackets_(text) {}

  PlacesOnGlobe run() {
    std::size_t start = 0;
    while (start < text_.size()) {
      const std::size_t end = lineEnd(start);
      const std::size_t behind = takeList(start, end);
      start = behind > end ? lineEnd(behind) + 1 : takeRows(start);
    }
    return std::move(places_);
  }

 private:
  [[nodiscard]] std::size_t lineEnd(std::size_t start) const {
    return std::min(text_.find('\n', start), text_.size());
  }
  [[nodiscard]] std::string_view lineAt(std::size_t start) const {
    return text_.substr(start, lineEnd(start) - start);
  }

  /// The last line with words above the line that starts here, also above the start of a block.
  [[nodiscard]] std::string_view headingOf(std::size_t start) const {
    constexpr int kFar = 3;  // lines
    for (int i = 0; i < kFar && start > 0; ++i) {
      const std::size_t above = start < 2 ? text_.npos : text_.rfind('\n', start - 2);
      start = above == text_.npos ? 0 : above + 1;
      const std::string_view line = lineAt(start);
      if (!trimmed(line).starts_with("```") && std::ranges::any_of(line, isWordStart)) return line;
    }
    return {};
  }

  /// All up to this place is numbers and what parts them, from `open` on.
  [[nodiscard]] std::size_t numbersEnd(std::size_t open) {
    constexpr std::string_view kInside = "0123456789+-.eE,;()[]{} \t\r\n";
    if (other_ < open) other_ = std::min(text_.find_first_not_of(kInside, open), text_.size());
    return other_;
  }

  /// What stands behind this place in its line.
  [[nodiscard]] std::string_view commentBehind(std::size_t place) const {
    return text_.substr(place, lineEnd(place) - place);
  }

  /// The words above say so, which belong to no other list and name no columns of a table.
  [[nodiscard]] bool isToldAbove(std::size_t start) const {
    const std::string_view heading = headingOf(start);
    if (heading.data() < text_.data() + listEnd_) return false;
    return (isComment(heading) || !namesColumns(heading)) && tellsLatitudeFirst(heading);
  }

  /// Where what opens here is closed, a bracket or a quote.
  [[nodiscard]] std::size_t closingOf(std::size_t open) const {
    if (isOpening(text_[open])) return brackets_.closingOf(open).value_or(text_.size());
    return std::min(text_.find_first_of(std::string{text_[open], '\n'}, open + 1), text_.size());
  }

  /// Takes the lists that open between these places; behind the last of them.
  std::size_t takeList(std::size_t start, std::size_t end) {
    constexpr std::string_view kOpening = "([{\"'`";
    std::size_t told = start;  // what stands before the next list
    std::size_t last = start;
    const std::string_view lines = text_.substr(0, end);
    for (std::size_t open = lines.find_first_of(kOpening, start); open < end;
         open = lines.find_first_of(kOpening, open + 1)) {
      const std::size_t close = closingOf(open);
      if (numbersEnd(open + 1) < close) continue;
      const std::string_view list = text_.substr(open + 1, close - std::min(open + 1, close));
      const PlacesOnGlobe places = placesOf(text_, numberRunsOf(list));
      if (places.empty()) continue;
      const bool above = last == start && (isToldBehind(close) || isToldAbove(start));
      const bool isTold = above || tellsLatitudeFirst(lastClause(text_.substr(told, open - told)));
      if (isTold && !hasOrderOfItsOwn(text_.substr(0, open)))
        places_.insert(places_.end(), places.begin(), places.end());
      listEnd_ = open = close;
      last = told = close + 1;
    }
    return last;
  }

  /// Behind the last sign that ends a sentence or a statement.
  [[nodiscard]] static std::string_view lastClause(std::string_view words) {
    const std::size_t sentence = words.rfind(". ");
    if (sentence != words.npos) words.remove_prefix(sentence + 1);
    const std::size_t statement = words.rfind(';');
    if (statement != words.npos) words.remove_prefix(statement + 1);
    return words;
  }

  /// A comment behind the list in its line, or (lat, lon).
  [[nodiscard]] bool isToldBehind(std::size_t close) const {
    std::string_view rest = commentBehind(close);
    rest.remove_prefix(std::min(rest.find_first_not_of("]})\"'`;, "), rest.size()));
    return (rest.starts_with('(') || isComment(rest)) && tellsLatitudeFirst(rest);
  }

  [[nodiscard]] static bool isComment(std::string_view line) {
    line = trimmed(line);
    return std::ranges::any_of(
        std::to_array<std::string_view>({"#", "//", "--", "%", ";", "*", "/*", "<!--"}),
        [&](std::string_view mark) { return line.starts_with(mark); });
  }

  /// The numbers of - 36, -87 and (36, -87), and v0 = [36, -87]; none where it is no such line.
  [[nodiscard]] static Numbers pointOfRow(std::string_view line) {
    line = trimmed(line);
    const std::size_t sign = line.find_first_of("=:");
    if (sign != line.npos) {
      const std::string_view name = trimmed(line.substr(0, sign));
      if (name.empty() || !std::ranges::all_of(name, isWordPart) || isLatitudeWord(lowered(name)))
        return {};
      line = trimmed(line.substr(sign + 1));
    }
    for (const std::string_view mark : {"- ", "* ", "• "})
      if (line.starts_with(mark)) line = trimmed(line.substr(mark.size()));
    const std::size_t open = line.find_first_of("([{") == 0 ? 1 : 0;
    std::size_t end = open;
    Numbers numbers = numbersFrom(line, end, ", \t");
    const std::string_view rest = trimmed(line.substr(end));
    const bool whole = rest.find_first_not_of(")]},;") == rest.npos;
    return whole && (numbers.size() == 2 || numbers.size() == 3) ? numbers : Numbers{};
  }

  /// Takes the lines with a point each from this one on; behind them, or behind this line.
  std::size_t takeRows(std::size_t start) {
    NumberRuns rows;
    std::size_t end = start;
    while (end < text_.size()) {
      Numbers numbers = pointOfRow(lineAt(end));
      if (numbers.empty() && (rows.empty() || !trimmed(lineAt(end)).empty())) break;
      if (!numbers.empty()) rows.push_back(std::move(numbers));
      end = lineEnd(end) + 1;
    }
    if (rows.empty()) return lineEnd(start) + 1;
    const PlacesOnGlobe places = isToldAbove(start) ? placesOf(text_, rows) : PlacesOnGlobe{};
    places_.insert(places_.end(), places.begin(), places.end());
    return end;
  }

  std::string_view text_;
  BracketPairs brackets_;
  PlacesOnGlobe places_;
  std::size_t listEnd_ = 0;  ///< of the last list
  std::size_t other_ = 0;    ///< the next sign that is part of no list of numbers
};

}  // namespace

PlacesOnGlobe toldPlaces(std::string_view text) {
  if (lowered(text).find("lat") == std::string::npos) return {};
  return ToldLists(text).run();
}

}  // namespace sepax
