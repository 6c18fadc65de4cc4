#include "app/formats/plain/lists.h"

#include "app/formats/plain/asked.h"
#include "app/formats/plain/axis_groups.h"
#include "app/formats/plain/axis_rows.h"
#include "app/formats/plain/calls.h"
#include "app/formats/plain/clipper.h"
#include "app/formats/plain/comments.h"
#include "app/formats/plain/counts.h"
#include "app/formats/plain/css.h"
#include "app/formats/plain/debuggers.h"
#include "app/formats/plain/dolfin.h"
#include "app/formats/plain/drawings.h"
#include "app/formats/plain/dxf.h"
#include "app/formats/plain/edges.h"
#include "app/formats/plain/elements.h"
#include "app/formats/plain/engine_poses.h"
#include "app/formats/plain/frames.h"
#include "app/formats/plain/game_maker.h"
#include "app/formats/plain/gerber.h"
#include "app/formats/plain/gml.h"
#include "app/formats/plain/gmsh.h"
#include "app/formats/plain/headed_rings.h"
#include "app/formats/plain/hole_names.h"
#include "app/formats/plain/labelme.h"
#include "app/formats/plain/latlng.h"
#include "app/formats/plain/layouts.h"
#include "app/formats/plain/lettered.h"
#include "app/formats/plain/lisp.h"
#include "app/formats/plain/marks.h"
#include "app/formats/plain/meep.h"
#include "app/formats/plain/open_elements.h"
#include "app/formats/plain/osm.h"
#include "app/formats/plain/patches.h"
#include "app/formats/plain/points.h"
#include "app/formats/plain/postscript.h"
#include "app/formats/plain/programs.h"
#include "app/formats/plain/r.h"
#include "app/formats/plain/streams.h"
#include "app/formats/plain/swmm.h"
#include "app/formats/plain/tables.h"
#include "app/formats/plain/tikz.h"
#include "app/formats/plain/triangle.h"
#include "app/formats/plain/values.h"
#include "app/formats/plain/watches.h"
#include "app/formats/plain/windows.h"
#include "app/formats/plain/wkb.h"
#include "app/formats/plain/yaml.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>
#include <string_view>
#include <utility>

namespace sepax {

namespace {

using Row = std::vector<std::string_view>;

/// The rows of [1 2 3; 4 5 6] without its brackets; none where anything but numbers stands there.
std::vector<Row> rowsOf(std::string_view inside) {
  const bool semicolons = inside.find(';') != inside.npos;
  // [1, 2,\n 3, 4] goes on in the next line
  if (!semicolons && inside.find(',') != inside.npos) return {};
  std::vector<Row> rows(1);
  for (std::size_t at = 0; at < inside.size();) {
    const char c = inside[at];
    if (c == ';' || c == '\n') {
      if (!rows.back().empty()) rows.emplace_back();
      ++at;
    } else if (c == ' ' || c == '\t' || c == '\r' || c == ',') {
      ++at;
    } else if (inside.substr(at).starts_with("...")) {  // the row goes on in the next line
      const std::size_t end = inside.find('\n', at);
      if (end == inside.npos) return {};
      at = end + 1;
    } else {
      const std::size_t end = std::min(inside.find_first_of(" \t\r\n,;", at), inside.size());
      const std::string_view number = inside.substr(at, end - at);
      if (lowered(number) != "nan" && wholeNumber(number).state != NumberState::finite) return {};
      rows.back().push_back(number);
      at = end;
    }
  }
  if (rows.back().empty()) rows.pop_back();
  return rows;
}

/// A row of x and one of y, maybe one of z below them: more columns than any matrix of a transform.
bool areAxes(const std::vector<Row>& rows, bool turned) {
  if (rows.size() != 2 && rows.size() != 3) return false;
  const std::size_t columns = rows.front().size();
  const std::size_t fewest = turned ? kFewestVertices : rows.size() + 2;
  return columns >= fewest &&
         std::ranges::all_of(rows, [columns](const Row& row) { return row.size() == columns; });
}

void withPointsOfColumns(PlainText& plain) {
  const std::string_view text = plain.text;
  std::string changed;
  std::size_t done = 0;  // of the text, in what is changed
  for (std::size_t open = text.find('['); open != text.npos; open = text.find('[', open + 1)) {
    const std::size_t close = text.find_first_of("[]", open + 1);
    if (close == text.npos) break;
    if (text[close] == '[') continue;
    const std::string_view inside = text.substr(open + 1, close - open - 1);
    const std::string_view behind = text.substr(close + 1);
    const std::size_t turn = behind.starts_with("'") ? 1 : behind.starts_with(".'") ? 2 : 0;
    const std::vector<Row> rows = rowsOf(inside);
    if (!areAxes(rows, turn > 0)) continue;
    changed += text.substr(done, open + 1 - done);
    for (std::size_t i = 0; i < rows[0].size(); ++i)
      changed += fmt::format("{}{} {}", i == 0 ? "" : "; ", rows[0][i], rows[1][i]);
    changed.append(static_cast<std::size_t>(std::ranges::count(inside, '\n')), '\n');
    changed += ']';
    done = close + 1 + turn;
  }
  if (done == 0) return;
  changed += text.substr(done);
  plain.text = std::move(changed);
  plain.notes.emplace_back("the rows of a matrix were read as x and y");
}

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

/// Blocks of such lines, each with one list, as points in their first line.
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

/// The numbers of [0, 1, 2] at this place, blanks before it; empty where something else stands.
Row listAt(std::string_view text, std::size_t& place) {
  const std::size_t open = text.find_first_not_of(" \t\n", place);
  if (open == text.npos || text[open] != '[') return {};
  const std::size_t close = text.find_first_of("[]", open + 1);
  if (close == text.npos || text[close] == '[') return {};
  Row numbers;
  for (std::size_t at = open + 1; at < close;) {
    const std::size_t end = text.find_first_of(",]", at);
    numbers.push_back(trimmed(text.substr(at, end - at)));
    if (wholeNumber(numbers.back()).state != NumberState::finite) return {};
    at = end + 1;
  }
  place = close + 1;
  return numbers;
}

/// fill([0, 4, 4], [0, 0, 3], "b", ...) of plots: its lists of x and of y, in turn, as points.
void withPointsOfCall(PlainText& plain, std::string_view call) {
  const std::string_view text = plain.text;
  std::string changed;
  std::size_t done = 0;
  for (std::size_t at = text.find(call); at != text.npos;
       at = text.find(call, std::max(at + 1, done))) {
    if (at > 0 && isWordPart(text[at - 1])) continue;
    std::size_t place = at + call.size();
    while (true) {
      std::size_t end = place;
      const Row x = listAt(text, end);
      if (x.size() < kFewestVertices || end >= text.size() || text[end] != ',') break;
      const std::size_t comma = end++;
      const Row y = listAt(text, end);
      if (y.size() != x.size()) break;
      changed.append(text.substr(done, place - done)).append("[");
      for (std::size_t i = 0; i < x.size(); ++i)
        changed += fmt::format("{}[{}, {}]", i == 0 ? "" : ", ", x[i], y[i]);
      const auto lines = std::ranges::count(text.substr(place, end - place), '\n');
      changed.append("]").append(static_cast<std::size_t>(lines), '\n');
      done = end;
      // the next pair stands behind a colour
      const std::size_t next = std::min(text.find_first_not_of(", \t\n", end), text.size());
      const bool quoted = next < text.size() && (text[next] == '"' || text[next] == '\'');
      const std::size_t close = quoted ? text.find(text[next], next + 1) : next - 1;
      if (close == text.npos || close <= comma) break;
      place = std::min(text.find_first_not_of(", \t\n", close + 1), text.size());
    }
  }
  if (done == 0) return;
  changed += text.substr(done);
  plain.text = std::move(changed);
  plain.notes.push_back(fmt::format("the lists of {}) were read as x and y", call));
}

/// x, y = [0, 4, 4], [0, 0, 3] of Python, also xs, ys, lon, lat and ra, dec.
void withPointsOfPair(PlainText& plain) {
  const std::string text = plain.text;
  std::string changed;
  std::size_t done = 0;
  for (std::size_t sign = text.find('='); sign != text.npos; sign = text.find('=', sign + 1)) {
    constexpr std::size_t kFar = 40;  // both names
    const std::size_t least = sign - std::min(sign, kFar);
    std::string_view names = std::string_view(text).substr(least, sign - least);
    names = trimmed(names.substr(names.rfind('\n') + 1));
    names = trimmed(names.substr(names.starts_with('+') ? 1 : 0));  // of a diff
    const std::size_t comma = names.find(',');
    if (comma == names.npos || names.find('(') != names.npos) continue;
    const std::string x = lowered(trimmed(names.substr(0, comma)));
    std::string y = lowered(trimmed(names.substr(comma + 1)));
    const bool places = (x.starts_with("lon") && y.starts_with("lat")) || (x == "ra" && y == "dec");
    std::ranges::replace(y, 'y', 'x');
    if (!places && (x != y || x.find('x') == x.npos)) continue;
    std::size_t end = sign + 1;
    const Row first = listAt(text, end);
    if (first.size() < kFewestVertices || end >= text.size() || text[end] != ',') continue;
    const Row second = listAt(text, ++end);
    if (second.size() != first.size()) continue;
    changed.append(text, done, sign + 1 - done).append(" [");
    for (std::size_t i = 0; i < first.size(); ++i)
      changed += fmt::format("{}[{}, {}]", i == 0 ? "" : ", ", first[i], second[i]);
    const auto lines = std::count(text.begin() + static_cast<std::ptrdiff_t>(sign),
                                  text.begin() + static_cast<std::ptrdiff_t>(end), '\n');
    changed.append("]").append(static_cast<std::size_t>(lines), '\n');
    done = end;
  }
  if (done == 0) return;
  changed.append(text, done);
  plain.text = std::move(changed);
  plain.notes.emplace_back("two lists were read as x and y");
}

/// array('d', [1, 2]) of Python as [1, 2].
void withoutTypeCodes(PlainText& plain) {
  constexpr std::string_view kCall = "array('";
  std::string& text = plain.text;
  for (std::size_t at = text.find(kCall); at != text.npos; at = text.find(kCall, at + 1)) {
    const std::size_t list = at + kCall.size() + 3;  // behind d',
    if (list >= text.size() || text.compare(list - 2, 2, "',") != 0) continue;
    const std::size_t open = text.find_first_not_of(" \n", list);
    if (open == text.npos || text[open] != '[') continue;
    const std::size_t close = text.find_first_of("[]", open + 1);
    if (close == text.npos || text[close] == '[' || close + 1 >= text.size()) continue;
    if (text[close + 1] != ')') continue;
    std::fill(text.begin() + static_cast<std::ptrdiff_t>(at),
              text.begin() + static_cast<std::ptrdiff_t>(list), ' ');
    text[close + 1] = ' ';
  }
}

}  // namespace

PlainText withPlainLists(std::string text) {
  PlainText plain{std::move(text), {}};
  withWktOfWkb(plain);
  withMasksOfYaml(plain);
  withPointsOfWatches(plain);
  withPointsOfDebuggers(plain);
  withPointsOfLisp(plain);
  withoutDataOfClipper(plain);
  withHolesOfHeadings(plain);
  withHolesOfStreams(plain);
  withNamesOfHoles(plain);
  withSetAngles(plain);
  withPosesOfEngines(plain);
  withPointsOfGameMaker(plain);
  withPointsOfAxisGroups(plain);
  withoutMarks(plain);
  withHolesOfWindows(plain);
  withResultsInComments(plain);
  withLongitudesFirst(plain);
  withRegionsOfGerber(plain);
  withRingsOfTriangle(plain);
  withLoopsOfGmsh(plain);
  withPrismsOfMeep(plain);
  withoutPointsInSpace(plain);
  withoutAskedPoints(plain);
  withCornersOfCalls(plain);
  withPointsOfEdges(plain);
  withoutEndsOfEdges(plain);
  withPolygonsOfLayouts(plain);
  withPlainPoints(plain);
  withMatricesOfPatches(plain);
  withPointsOfPrograms(plain);
  withoutOpenPaths(plain);
  withoutNodesOfTikz(plain);
  withPathsOfPostScript(plain);
  withCellsOfDolfin(plain);
  withDxfOfStrings(plain);
  withWaysOfMap(plain);
  withoutOpenElements(plain);
  withoutOtherElements(plain);
  withoutMapsOfPoints(plain);
  withPolygonsOfLabelMe(plain);
  withPolygonsOfGml(plain);
  withoutTypeCodes(plain);
  withPointsOfColumns(plain);
  withPointsOfMembers(plain);
  for (const std::string_view call : {"fill(", "patch(", "from_radec("})
    withPointsOfCall(plain, call);
  withPointsOfPair(plain);
  withPointsOfAxisRows(plain);
  withMatricesOfR(plain);
  withListsOfR(plain);
  withPolygonsOfSwmm(plain);
  withPolygonsOfFrames(plain);
  withTables(plain);
  withoutRowNumbers(plain);
  withPointsOfYaml(plain);
  withPolygonsOfCss(plain);
  return plain;
}

}  // namespace sepax
