#include "app/formats/plain/joined_ways.h"

#include "app/formats/plain/osm.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <utility>
#include <vector>

namespace sepax {

namespace {

MapPlace firstOf(const Numbers& way) { return {way[0], way[1]}; }
MapPlace lastOf(const Numbers& way) { return {way[way.size() - 2], way.back()}; }

/// Which ways end or start at a place.
using WayEnds = std::map<MapPlace, std::vector<std::size_t>>;

WayEnds endsOf(const std::vector<Numbers>& ways) {
  constexpr std::size_t kLeast = 4;  // numbers of two places
  WayEnds ends;
  for (std::size_t i = 0; i < ways.size(); ++i) {
    if (ways[i].size() < kLeast) continue;
    ends[firstOf(ways[i])].push_back(i);
    ends[lastOf(ways[i])].push_back(i);
  }
  return ends;
}

/// Puts a way behind a ring whose last place is one of its ends.
void goOnWith(Numbers& ring, const Numbers& way) {
  const bool turned = firstOf(way) != lastOf(ring);
  for (std::size_t i = 2; i < way.size(); i += 2) {
    const std::size_t at = turned ? way.size() - 2 - i : i;
    ring.insert(ring.end(), {way[at], way[at + 1]});
  }
}

}  // namespace

JoinedWays joinedWays(const std::vector<Numbers>& ways) {
  const WayEnds ends = endsOf(ways);
  std::vector<bool> used(ways.size());
  JoinedWays joined;
  for (std::size_t first = 0; first < ways.size(); ++first) {
    if (used[first]) continue;
    used[first] = true;
    JoinedRing ring{ways[first], first};
    std::size_t current = first;
    while (ring.places.size() >= 4 && firstOf(ring.places) != lastOf(ring.places)) {
      const std::vector<std::size_t>& here = ends.at(lastOf(ring.places));
      const std::size_t next = here.size() == 2 ? here[here[0] == current ? 1 : 0] : current;
      if (used[next]) break;
      used[next] = true;
      goOnWith(ring.places, ways[next]);
      ring.last = std::max(ring.last, next);
      current = next;
    }
    if (wayComesBack(ring.places))
      joined.rings.push_back(std::move(ring));
    else
      joined.leftOver = true;
  }
  return joined;
}

}  // namespace sepax
