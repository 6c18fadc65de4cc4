#include "app/formats/plain/missions.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// Where the fields of an item stand.
constexpr std::size_t kCommandAt = 3;
constexpr std::size_t kCornersAt = 4;  // how many the fence has
constexpr std::size_t kLatitudeAt = 8;
constexpr std::size_t kLongitudeAt = 9;
constexpr std::size_t kFields = 12;

/// A line with an item; without numbers where it is none.
struct MissionItem {
  std::size_t start = 0;
  std::size_t end = 0;
  Numbers numbers;
  [[nodiscard]] bool isCorner() const {
    constexpr double kWithin = 5001;   // the fence keeps what moves inside
    constexpr double kWithout = 5002;  // or outside
    if (numbers.size() != kFields) return false;
    const double code = wholeNumber(numbers[kCommandAt]).value;
    return code == kWithin || code == kWithout;
  }
};

MissionItem itemAt(std::string_view text, std::size_t start) {
  const std::size_t end = std::min(text.find('\n', start), text.size());
  const std::string_view line = text.substr(start, end - start);
  std::size_t behind = 0;
  Numbers numbers = numbersFrom(line, behind, " \t\r");
  if (!trimmed(line.substr(behind)).empty()) numbers.clear();
  return {start, end, std::move(numbers)};
}

/// The corners of one fence, one after the other.
struct Fence {
  std::vector<MissionItem> items;
  [[nodiscard]] bool isShort() const {
    return !items.empty() &&
           static_cast<double>(items.size()) < wholeNumber(items[0].numbers[kCornersAt]).value;
  }
  [[nodiscard]] bool goesOnWith(const MissionItem& item) const {
    if (items.empty()) return true;
    const MissionItem& first = items.front();
    return item.numbers[kCommandAt] == first.numbers[kCommandAt] &&
           item.numbers[kCornersAt] == first.numbers[kCornersAt] && isShort();
  }
};

void rewrite(Rewritten& rewritten, const Fence& fence) {
  if (fence.items.size() < kFewestVertices) return;
  Numbers places;
  for (const MissionItem& item : fence.items)
    places.insert(places.end(), {item.numbers[kLongitudeAt], item.numbers[kLatitudeAt]});
  rewritten.replace(fence.items.front().start, fence.items.back().end, pointList(places, 2));
}

}  // namespace

void withFencesOfMissions(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten rewritten(source);
  Fence fence;
  bool lacks = false;  // corners of a fence
  MissionItem home;    // and other items before a fence
  for (std::size_t start = 0; start < text.size();) {
    MissionItem item = itemAt(text, start);
    start = item.end + 1;
    const bool corner = item.isCorner();
    if (!fence.items.empty() && (!corner || !fence.goesOnWith(item))) {
      rewrite(rewritten, fence);
      lacks = lacks || fence.isShort();
      fence.items.clear();
    }
    if (corner) {
      if (home.end > home.start) rewritten.replace(home.start, home.end, "");
      home = {};
      fence.items.push_back(std::move(item));
    } else {
      home = item.numbers.size() == kFields ? std::move(item) : MissionItem{};
    }
  }
  rewrite(rewritten, fence);
  lacks = lacks || fence.isShort();
  rewritten.finish(plain, "the longitude became x, the latitude y");
  if (lacks) plain.notes.emplace_back("a fence has fewer corners than its items say");
}

}  // namespace sepax
