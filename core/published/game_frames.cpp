#include "core/published/game_frames.h"

#include "core/sweep/point_ways.h"

#include <algorithm>
#include <utility>

namespace sepax::published {

PublishedFrames framesOf(std::vector<PublishedRound> rounds, int other, const PointWays* ways) {
  PublishedFrames frames;
  frames.hit = std::ranges::any_of(rounds, [&](const PublishedRound& round) {
    return std::ranges::any_of(round.calls, [&](const PublishedCall& call) {
      return call.body == other && call.collided;
    });
  });
  frames.rounds = std::move(rounds);
  frames.jumpsOver = !frames.hit && ways != nullptr && passesUnseen(*ways);
  return frames;
}

}  // namespace sepax::published
