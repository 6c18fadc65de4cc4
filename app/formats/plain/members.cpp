#include "app/formats/plain/members.h"

#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

namespace {

/// points[0]["X"] = 50
struct Member {
  std::string_view list;
  std::size_t index = 0;
  char axis = 0;
  std::string_view value;
};

std::optional<Member> memberOf(std::string_view line) {
  Member member;
  line = trimmed(line);
  const std::size_t open = line.find('[');
  const std::size_t close = line.find(']', std::min(open, line.size()));
  if (open == line.npos || open == 0 || close == line.npos) return std::nullopt;
  member.list = line.substr(0, open);
  const char* const end = line.data() + close;
  const auto parsed = std::from_chars(line.data() + open + 1, end, member.index);
  if (parsed.ec != std::errc{} || parsed.ptr != end) return std::nullopt;
  std::string_view key = line.substr(close + 1);
  const std::size_t sign = std::min(key.find('='), key.size());
  std::string_view value = key.substr(std::min(sign + 1, key.size()));
  key = trimmed(key.substr(0, sign));
  for (const std::string_view form : {"[\"X\"]", "['X']", "[\"x\"]", "['x']", ".X", ".x"}) {
    std::string other(form);
    std::ranges::replace(other, 'X', 'Y');
    std::ranges::replace(other, 'x', 'y');
    if (key == form) member.axis = 'x';
    if (key == other) member.axis = 'y';
  }
  value = trimmed(value.substr(0, std::min(value.find_first_of("#;'"), value.find("//"))));
  if (!std::ranges::all_of(member.list, isWordPart) || member.axis == 0 ||
      wholeNumber(value).state != NumberState::finite)
    return std::nullopt;
  member.value = value;
  return member;
}

/// The points that members of one list make, in the order in which they come first; none where one
/// has no x or no y.
std::string pointsOf(const std::vector<Member>& members) {
  struct Point {
    std::size_t index;
    std::string_view x;
    std::string_view y;
  };
  std::vector<Point> points;
  for (const Member& member : members) {
    auto point = std::ranges::find(points, member.index, &Point::index);
    if (point == points.end()) point = points.insert(point, Point{member.index, {}, {}});
    (member.axis == 'x' ? point->x : point->y) = member.value;
  }
  std::string list;
  for (const Point& point : points) {
    if (point.x.empty() || point.y.empty()) return {};
    list += fmt::format("{}({}, {})", list.empty() ? "" : ", ", point.x, point.y);
  }
  return points.size() < kFewestVertices ? std::string() : list;
}

}  // namespace

void withPointsOfMembers(PlainText& plain) {
  if (plain.text.find('[') == plain.text.npos) return;
  constexpr std::size_t kMost = 400;  // members: each looks for its point
  const std::string source = plain.text;
  std::string text;
  std::vector<Member> members;
  std::size_t block = 0;  // where it starts
  std::size_t lines = 0;
  const auto isKnown = [&](const Member& member) {
    return members.size() <= kMost && std::ranges::any_of(members, [&](const Member& known) {
             return known.index == member.index && known.axis == member.axis;
           });
  };
  const auto finish = [&](std::size_t end) {
    const std::string points = members.size() > kMost ? std::string() : pointsOf(members);
    if (points.empty())
      text.append(source, block, end - block);
    else
      text += fmt::format("{} = [{}]{}", members.front().list, points, std::string(lines, '\n'));
    members.clear();
    lines = 0;
    block = end;
  };
  for (std::size_t start = 0; start < source.size();) {
    const std::size_t end = std::min(source.find('\n', start), source.size() - 1) + 1;
    const std::string_view line = std::string_view(source).substr(start, end - start);
    const auto member = memberOf(line);
    const bool blank = !members.empty() && trimmed(line).empty();
    if (!blank &&
        (!member || members.empty() || members.back().list != member->list || isKnown(*member)))
      finish(start);
    if (member) members.push_back(*member);
    if (line.ends_with('\n')) ++lines;
    start = end;
  }
  finish(source.size());
  plain.text = std::move(text);
}

}  // namespace sepax
