#include "app/techniques/inside/published_cast_paint.h"

#include "app/techniques/drawing/draw_published.h"

#include <algorithm>
#include <cstddef>

namespace sepax {

namespace {

constexpr double kLeastWay = 10;  ///< logical pixels: a shorter arrow is no more than its head

struct CastWay {
  Vec2 from;  ///< logical pixels
  Vec2 to;
};

/// Those that can be seen; a vertex that the list repeats has one.
std::vector<CastWay> waysOf(const std::vector<PublishedTurn>& turns, Vec2 location, int count,
                            const Camera& camera) {
  std::vector<CastWay> ways;
  for (std::size_t i = 0; i < turns.size() && static_cast<int>(i) < count; ++i) {
    const CastWay way{camera.toScreen(location + turns[i].turned), camera.toScreen(turns[i].world)};
    const bool repeated = i > 0 && turns[i].given == turns.front().given;
    if (!repeated && distance(way.from, way.to) >= kLeastWay) ways.push_back(way);
  }
  return ways;
}

}  // namespace

bool movesInCasts(const PublishedCrossing& found, const std::vector<PublishedTurn>& turns) {
  return found.casts && std::ranges::any_of(turns, [](const PublishedTurn& turn) {
           return turn.kept != turn.turned;
         });
}

void addCasts(const PublishedCrossing& found, int first, int second, const Camera& camera,
              Figure& figure) {
  if (!found.casts) return;
  std::vector<CastWay> ways = waysOf(found.turnsFirst, found.locationFirst, first, camera);
  const std::vector<CastWay> more = waysOf(found.turnsSecond, found.locationSecond, second, camera);
  ways.insert(ways.end(), more.begin(), more.end());
  const auto longest = std::ranges::max_element(
      ways, {}, [](const CastWay& way) { return distance(way.from, way.to); });
  for (auto way = ways.begin(); way != ways.end(); ++way)
    addPublishedMove(figure, way->from, way->to, way == longest ? "after (int)" : "");
}

}  // namespace sepax
