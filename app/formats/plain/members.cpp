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

std::optional<Member> memberOf(std::string_view statement) {
  Member member;
  statement = trimmed(statement);
  const std::size_t open = statement.find_first_of("[(");
  const std::size_t close = statement.find_first_of("])", std::min(open, statement.size()));
  if (open == statement.npos || open == 0 || close == statement.npos) return std::nullopt;
  member.list = statement.substr(0, open);
  const char* const end = statement.data() + close;
  const auto parsed = std::from_chars(statement.data() + open + 1, end, member.index);
  if (parsed.ec != std::errc{} || parsed.ptr != end) return std::nullopt;
  std::string_view key = statement.substr(close + 1);
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
  value = trimmed(value);
  if (!std::ranges::all_of(member.list, isWordPart) || member.axis == 0 ||
      wholeNumber(value).state != NumberState::finite)
    return std::nullopt;
  member.value = value;
  return member;
}

/// The line up to its comment: # of it, // of it and, behind a blank or at its start, 'of it.
std::string_view withoutComment(std::string_view line) {
  if (trimmed(line).starts_with('\'')) return {};
  return line.substr(0, std::min({line.find('#'), line.find("//"), line.find(" '")}));
}

/// Those of pts(0).X = 10: pts(0).Y = 60, with colons or semicolons between them; none where
/// anything else stands in the line.
std::vector<Member> membersOf(std::string_view line) {
  std::vector<Member> members;
  for (line = trimmed(withoutComment(line)); !line.empty();) {
    const std::size_t end = std::min(line.find_first_of(":;"), line.size());
    const auto member = memberOf(line.substr(0, end));
    if (!member) return {};
    members.push_back(*member);
    line = trimmed(line.substr(std::min(end + 1, line.size())));
  }
  return members;
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
    const std::vector<Member> found = membersOf(line);
    const bool blank = !members.empty() && trimmed(withoutComment(line)).empty();
    if (!blank && (found.empty() || members.empty() || members.back().list != found.front().list ||
                   isKnown(found.front())))
      finish(start);
    members.insert(members.end(), found.begin(), found.end());
    if (line.ends_with('\n')) ++lines;
    start = end;
  }
  finish(source.size());
  plain.text = std::move(text);
}

}  // namespace sepax
