#include "app/formats/lists/edges.h"

#include "app/figure/numbers.h"
#include "app/formats/left_out.h"
#include "app/formats/lists/cloud_calls.h"
#include "app/formats/literals/indices.h"
#include "app/formats/plain/motion_tables.h"
#include "app/formats/ring_order.h"
#include "app/formats/text/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// constraints: edges that a triangulation keeps.
bool namesConstraints(std::string_view name) {
  return holdsWord(wordsOf(name), {"constraint", "constraints"});
}

bool namesEdges(std::string_view name) { return isIndexName(name) || namesConstraints(name); }

/// The vertex behind each vertex, counted from 0; empty where the pairs are no edges of rings.
std::vector<std::size_t> followersOf(const RawPolygon& list) {
  const std::vector<double>& all = list.numbers;
  const std::size_t count = all.size() / 2;
  const bool pairs = list.arity == Arity::pair || namesEdges(list.name);
  if (!pairs || list.arity == Arity::triple || all.size() % 2 != 0 || count < kFewestVertices)
    return {};
  const double first = *std::ranges::min_element(all);
  if (first != 0 && first != 1) return {};
  std::vector<std::size_t> followers(count, count);
  std::vector<bool> isEnd(count);
  for (std::size_t i = 0; i < all.size(); i += 2) {
    const double from = all[i] - first;
    const double to = all[i + 1] - first;
    for (const double index : {from, to})
      if (index != std::floor(index) || !(index < static_cast<double>(count))) return {};
    std::size_t& follower = followers[static_cast<std::size_t>(from)];
    const auto end = static_cast<std::size_t>(to);
    if (follower != count || isEnd[end]) return {};
    follower = end;
    isEnd[end] = true;
  }
  return followers;
}

/// They are in the order of the list already.
bool goAround(const std::vector<std::size_t>& followers) {
  for (std::size_t i = 0; i < followers.size(); ++i)
    if (followers[i] != (i + 1) % followers.size()) return false;
  return true;
}

/// Most edges lead to the next vertex, as only rings that close do not: points like that would lie
/// on a line. Three of them may be a triangle.
bool leadOn(const std::vector<std::size_t>& followers) {
  std::size_t next = 0;
  for (std::size_t i = 0; i < followers.size(); ++i) next += followers[i] == i + 1;
  return followers.size() > kFewestVertices && 3 * next >= 2 * followers.size();
}

/// The rings of these vertices; empty where one has fewer than three.
std::vector<RawPolygon> ringsOf(const RawPolygon& vertices,
                                const std::vector<std::size_t>& followers) {
  const std::ptrdiff_t stride = vertices.arity == Arity::triple ? 3 : 2;
  std::vector<RawPolygon> rings;
  std::vector<bool> isTaken(followers.size());
  for (std::size_t start = 0; start < followers.size(); ++start) {
    if (isTaken[start]) continue;
    rings.push_back(vertices);
    rings.back().numbers.clear();
    if (vertices.arity == Arity::flat) rings.back().arity = Arity::pair;
    for (std::size_t at = start; !isTaken[at]; at = followers[at]) {
      isTaken[at] = true;
      const auto point = vertices.numbers.begin() + static_cast<std::ptrdiff_t>(at) * stride;
      rings.back().numbers.insert(rings.back().numbers.end(), point, point + stride);
    }
    if (vertexCount(rings.back()) < kFewestVertices) return {};
  }
  return rings;
}

/// Edges of which one ends alone, while others of so many vertices have none.
bool areOpenEdges(const RawPolygon& list, std::size_t vertices) {
  if (!namesEdges(list.name) || list.arity == Arity::triple || list.numbers.size() % 2 != 0)
    return false;
  std::vector<std::size_t> ends(vertices);
  for (const double index : list.numbers) {
    if (!(index >= 0 && index < static_cast<double>(vertices)) || index != std::floor(index))
      return false;
    ++ends[static_cast<std::size_t>(index)];
  }
  const auto isHeldBy = [&](std::size_t count) {
    return std::ranges::find(ends, count) != ends.end();
  };
  return isHeldBy(0) && isHeldBy(1);
}

}  // namespace

void leaveOutPointsOfOpenEdges(RawGeometry& raw, std::string_view text) {
  constexpr std::size_t kMost = 40;  // lists, each of which is set against the others
  if (raw.polygons.size() < 2 || raw.polygons.size() > kMost || !tellsOfConstraints(text)) return;
  const std::vector<RawPolygon> all = raw.polygons;
  const auto haveOpenEdges = [&](const RawPolygon& points) {
    return !points.name.empty() && !namesEdges(points.name) && !saysOutline(points.name) &&
           std::ranges::any_of(
               all,
               [&](const RawPolygon& list) { return areOpenEdges(list, vertexCount(points)); }) &&
           makesCloudOf(text, points.name, false);
  };
  const std::size_t line = raw.polygons.front().line;
  constexpr auto kSentence = "points with edges between some of them are no outline";
  const std::size_t gone = takeOut(raw.polygons, haveOpenEdges);
  if (gone > 0) takeOut(raw.polygons, [](const RawPolygon& list) { return namesEdges(list.name); });
  tellOfGone(raw, gone, line, std::string(kSentence) + "; give the corners of a polygon",
             std::string(kSentence) + " and were left out");
}

void joinAlongEdges(RawGeometry& raw) {
  bool found = false;
  std::vector<std::vector<RawPolygon>> read;   // in the place of each list
  std::map<std::size_t, std::size_t> ofCount;  // the last list with so many vertices
  for (std::size_t i = 0; i < raw.polygons.size(); ++i) {
    const RawPolygon& list = raw.polygons[i];
    const auto known = ofCount.find(list.numbers.size() / 2);
    const bool named = namesEdges(list.name);
    // vertices without inner brackets have edges that are called so
    const bool mayBe = known != ofCount.end() && (named || !list.isHole) &&
                       (named || raw.polygons[known->second].arity != Arity::flat);
    const std::vector<std::size_t> followers =
        mayBe ? followersOf(list) : std::vector<std::size_t>{};
    std::vector<RawPolygon> rings;
    const bool leads = named ? namesConstraints(list.name) || !goAround(followers)
                             : !followers.empty() && leadOn(followers);
    if (!followers.empty() && leads) rings = ringsOf(raw.polygons[known->second], followers);
    read.push_back({});
    if (rings.empty()) {
      read.back().push_back(list);
      if (list.arity == Arity::flat && !list.isHole) ofCount.emplace(vertexCount(list), i);
      if (list.arity != Arity::flat && !list.isHole) ofCount[vertexCount(list)] = i;
      continue;
    }
    addNote(raw, fmt::format("{}{} tell which vertices follow each other", atLine(list.line),
                             counted(followers.size(), "edge")));
    found = true;
    read[known->second] = withHoles(std::move(rings), FillRule::evenOdd);
    ofCount.erase(known);
  }
  if (!found) return;
  raw.polygons.clear();
  for (std::vector<RawPolygon>& lists : read)
    std::ranges::move(lists, std::back_inserter(raw.polygons));
  // in holes and regions of a mesh
  const std::size_t points = takeOut(
      raw.polygons, [](const RawPolygon& list) { return vertexCount(list) < kFewestVertices; });
  if (points > 0) addNote(raw, singlePointsNote(points));
}

}  // namespace sepax
