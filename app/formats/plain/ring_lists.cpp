#include "app/formats/plain/ring_lists.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/ring_order.h"
#include "app/formats/text/number.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace sepax {

namespace {

/// Reads lists in brackets, place after place.
class RingScanner {
 public:
  RingScanner(std::string_view text, std::size_t place) : text_(text), place_(place) {}
  [[nodiscard]] std::size_t place() const { return place_; }

  /// The rings in a bracket; none where anything else stands here.
  std::vector<RingInText> takeRings() {
    std::vector<RingInText> rings;
    const char close = takeOpening();
    if (close == 0) return {};
    for (;;) {
      auto ring = takeRing();
      if (!ring) return {};
      rings.push_back(std::move(*ring));
      const bool more = take(',');
      if (take(close)) return rings;
      if (!more) return {};
    }
  }

  std::optional<RingInText> takeRing() {
    RingInText ring;
    const char close = takeOpening();
    if (close == 0) return std::nullopt;
    ring.start = place_ - 1;
    while (!take(close)) {
      if (!ring.points.empty() && !take(',')) return std::nullopt;
      if (!ring.points.empty() && take(close)) break;  // behind a last comma
      const auto point = takePoint();
      if (!point) return std::nullopt;
      ring.points.push_back(*point);
    }
    ring.end = place_;
    return ring.points.size() >= kFewestVertices ? std::optional(std::move(ring)) : std::nullopt;
  }

  bool take(char c) {
    const std::size_t at = behindBlanks(text_, place_, kAllBlanks);
    if (!isAt(text_, at, c)) return false;
    place_ = at + 1;
    return true;
  }

 private:
  /// What closes the list that opens here; 0 where none does.
  char takeOpening() {
    if (take('[')) return ']';
    return take('{') ? '}' : '\0';
  }

  /// [5, 3], [5, 3, 0], {lat: 5, lng: 3} and new L.LatLng(5, 3).
  std::optional<Vec2> takePoint() {
    passWords();
    constexpr std::string_view kOpen = "[({";
    constexpr std::string_view kClose = "])}";
    const std::size_t kind = place_ < text_.size() ? kOpen.find(text_[place_]) : kOpen.npos;
    if (kind == kOpen.npos) return std::nullopt;
    ++place_;
    std::array<double, 3> numbers{};
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      if (i > 0 && !take(',')) {
        if (i == 1) return std::nullopt;
        break;
      }
      passWords();
      const std::size_t length = numberLength(text_, place_);
      if (length == 0 && i < 2) return std::nullopt;
      numbers[i] = wholeNumber(text_.substr(place_, length)).value;
      place_ += length;
    }
    take(',');  // behind the last one
    return take(kClose[kind]) ? std::optional(Vec2{numbers[0], numbers[1]}) : std::nullopt;
  }

  /// new google.maps.LatLng, lat: and "lng":, of which a point has few bytes.
  void passWords() {
    constexpr std::size_t kMost = 40;
    place_ = behindBlanks(text_, place_, kAllBlanks);
    const std::size_t end = std::min(place_ + kMost, text_.size());
    while (place_ < end &&
           (isWordStart(text_[place_]) ||
            std::string_view(".:\"' ").find(text_[place_]) != std::string_view::npos)) {
      if (text_[place_] == '.' && place_ + 1 < text_.size() && isDigit(text_[place_ + 1])) break;
      ++place_;
    }
    place_ = behindBlanks(text_, place_, kAllBlanks);
  }

  std::string_view text_;
  std::size_t place_;
};

bool liesWithin(Vec2 point, const std::vector<Vec2>& ring) {
  bool within = false;
  for (std::size_t i = 0, last = ring.size() - 1; i < ring.size(); last = i++) {
    const Vec2 a = ring[last];
    const Vec2 b = ring[i];
    if ((a.y > point.y) == (b.y > point.y)) continue;
    within = within != (point.x < a.x + (b.x - a.x) * (point.y - a.y) / (b.y - a.y));
  }
  return within;
}

}  // namespace

std::optional<RingList> ringListAt(std::string_view text, std::size_t place) {
  RingScanner scanner(text, place);
  RingList list{scanner.takeRings(), scanner.place()};
  return list.rings.empty() ? std::nullopt : std::optional(std::move(list));
}

RingList ringsFrom(std::string_view text, std::size_t place) {
  RingList list{{}, place};
  RingScanner scanner(text, place);
  while (auto ring = scanner.takeRing()) {
    list.end = ring->end;
    list.rings.push_back(std::move(*ring));
    scanner.take(',');
  }
  return list;
}

bool comesBack(const RingInText& ring) { return ring.points.front() == ring.points.back(); }

bool areOutlineAndHoles(const std::vector<RingInText>& rings) {
  return rings.size() > 1 &&
         std::all_of(rings.begin() + 1, rings.end(), [&](const RingInText& ring) {
           return std::ranges::all_of(
               ring.points, [&](Vec2 point) { return liesWithin(point, rings.front().points); });
         });
}

std::string outlineWithHoles(std::string_view text, const std::vector<RingInText>& rings) {
  const auto wordsOfRing = [&](const RingInText& ring) {
    return std::string(text.substr(ring.start, ring.end - ring.start));
  };
  std::string words = "{outline: " + wordsOfRing(rings.front()) + ", holes: [";
  for (std::size_t i = 1; i < rings.size(); ++i)
    words += (i > 1 ? ", " : "") + wordsOfRing(rings[i]);
  std::erase(words, '\n');
  return words + "]}";
}

std::string pointsOf(const std::vector<Vec2>& ring) {
  std::string words;
  for (const Vec2 point : ring)
    words += fmt::format("{}[{}, {}]", words.empty() ? "" : ", ", point.x, point.y);
  return "[" + words + "]";
}

std::string wordsOfRings(const std::vector<RawPolygon>& rings) {
  if (std::ranges::any_of(rings, &RawPolygon::isHole)) return wktOf(rings);
  std::string words;
  for (const RawPolygon& ring : rings) {
    std::vector<Vec2> points;
    for (std::size_t i = 0; i + 1 < ring.numbers.size(); i += 2)
      points.push_back({ring.numbers[i], ring.numbers[i + 1]});
    words += pointsOf(points) + " ";
  }
  return words;
}

}  // namespace sepax
