#include "app/techniques/inside/published_cast_paint.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw_published.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace sepax {

namespace {

constexpr double kLeastWay = 10;  ///< logical pixels: a shorter arrow is no more than its head

struct CastWay {
  Vec2 from;  ///< logical pixels
  Vec2 to;
  const PublishedTurn* turn;
};

/// Of the coordinates that it moves: "(int) 1.414 → 1", "(int) (1.414, 1.414) → (1, 1)".
std::string castWords(const PublishedTurn& turn) {
  const auto cast = [](const std::string& before, const std::string& after) {
    return fmt::format("(int) {} → {}", before, after);
  };
  if (turn.turned.x != turn.kept.x && turn.turned.y != turn.kept.y)
    return cast(numbers(turn.turned, 3), numbers(turn.kept, 0));
  return turn.turned.x != turn.kept.x ? cast(number(turn.turned.x), number(turn.kept.x, 0))
                                      : cast(number(turn.turned.y), number(turn.kept.y, 0));
}

/// Those that can be seen; a vertex that the list repeats has one.
std::vector<CastWay> waysOf(const std::vector<PublishedTurn>& turns, Vec2 location, int count,
                            const Camera& camera) {
  std::vector<CastWay> ways;
  for (std::size_t i = 0; i < turns.size() && static_cast<int>(i) < count; ++i) {
    const CastWay way{camera.toScreen(location + turns[i].turned), camera.toScreen(turns[i].world),
                      &turns[i]};
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
  if (ways.empty()) return;
  constexpr double kSame = 0.5;  // logical pixels
  const auto lengthOf = [](const CastWay& way) { return distance(way.from, way.to); };
  const double most = lengthOf(*std::ranges::max_element(ways, {}, lengthOf));
  const auto longest = std::ranges::find_if(
      ways, [&](double length) { return length >= most - kSame; }, lengthOf);
  for (auto way = ways.begin(); way != ways.end(); ++way)
    addPublishedMove(figure, way->from, way->to, way == longest ? castWords(*way->turn) : "");
}

}  // namespace sepax
