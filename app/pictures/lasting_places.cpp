#include "app/pictures/lasting_places.h"

#include <algorithm>
#include <map>
#include <string>

namespace sepax {

namespace {

// Frames.
constexpr double kLeastStay = 6;      ///< in a place to be read there
constexpr std::size_t kMostAway = 5;  ///< that are spent where it was
constexpr double kGlide = 16;         ///< from one place to the next

/// Offsets that each label has, one for each frame that shows it.
using Offsets = std::map<std::string, std::vector<Vec2>>;

Offsets offsetsOf(const std::vector<FramePlaces>& frames) {
  Offsets offsets;
  for (const FramePlaces& frame : frames)
    for (const LabelPlace& label : frame.labels) offsets[label.name].push_back(label.offset);
  return offsets;
}

/// But for the rounding of what is added to an anchor and taken off again.
bool isSame(Vec2 one, Vec2 other) {
  constexpr double kRounding = 0.5;  // logical pixels
  return distance(one, other) < kRounding;
}

/// Frames in which a label stands in one place.
struct Stay {
  std::size_t first = 0;
  std::size_t last = 0;
  Vec2 offset;

  [[nodiscard]] std::size_t length() const { return last - first; }
};

/// One after the other; the label may be away between them for as long as nobody would miss it.
using Track = std::vector<Stay>;

/// The tracks of each label.
std::map<std::string, std::vector<Track>> staysOf(const std::vector<FramePlaces>& frames) {
  std::map<std::string, std::vector<Track>> tracks;
  for (std::size_t i = 0; i < frames.size(); ++i) {
    for (const LabelPlace& label : frames[i].labels) {
      std::vector<Track>& all = tracks[label.name];
      const bool seen = !all.empty() && i > 0 && all.back().back().last == frames[i - 1].frame;
      const bool goesOn =
          seen || (!all.empty() && frames[i].frame <= all.back().back().last + kMostAway + 1);
      if (!goesOn) all.emplace_back();
      Track& track = all.back();
      if (track.empty() || !isSame(track.back().offset, label.offset))
        track.push_back({frames[i].frame, frames[i].frame, label.offset});
      track.back().last = frames[i].frame;
    }
  }
  return tracks;
}

/// Both in the place of the longer one.
Stay joined(const Stay& one, const Stay& next) {
  return {one.first, next.last, one.length() >= next.length() ? one.offset : next.offset};
}

/// Those that are too short to be read are spent in a neighbouring place, the shortest first. The
/// frames in which they are known lie so far apart.
void joinShort(Track& track, double apart) {
  while (track.size() > 1) {
    const auto shortest = std::ranges::min_element(track, {}, &Stay::length);
    if (static_cast<double>(shortest->length()) + apart >= kLeastStay) return;
    const auto after = std::next(shortest);
    const bool withNext = shortest == track.begin() ||
                          (after != track.end() && after->length() > std::prev(shortest)->length());
    const auto one = withNext ? shortest : std::prev(shortest);
    *one = joined(*one, *std::next(one));
    track.erase(std::next(one));
    // Both neighbours may have been in one place.
    for (std::size_t i = 0; i + 1 < track.size();) {
      if (!isSame(track[i].offset, track[i + 1].offset)) {
        ++i;
        continue;
      }
      track[i].last = track[i + 1].last;
      track.erase(track.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    }
  }
}

Vec2 offsetAt(const Track& track, double frame) {
  Vec2 offset = track.front().offset;
  for (std::size_t i = 1; i < track.size(); ++i) {
    const double change = 0.5 * static_cast<double>(track[i - 1].last + track[i].first);
    const double share = std::clamp((frame - change) / kGlide + 0.5, 0.0, 1.0);
    offset = lerp(offset, track[i].offset, share * share * (3 - 2 * share));
  }
  return offset;
}

}  // namespace

std::vector<LabelPlace> usualPlaces(const std::vector<FramePlaces>& frames) {
  std::vector<LabelPlace> places;
  for (const auto& [name, offsets] : offsetsOf(frames)) {
    const auto frequency = [&all = offsets](Vec2 offset) {
      return std::ranges::count(all, offset);
    };
    places.push_back({name, *std::ranges::max_element(offsets, {}, frequency)});
  }
  return places;
}

void takeLastPlaces(std::vector<LabelPlace>& places, const std::vector<FramePlaces>& frames) {
  const Offsets all = offsetsOf(frames);
  for (LabelPlace& place : places)
    if (const auto found = all.find(place.name);
        found != all.end() && found->second.size() == frames.size())
      place.offset = found->second.back();
}

std::vector<std::vector<LabelPlace>> tracksOf(const std::vector<FramePlaces>& frames,
                                              std::size_t count) {
  std::vector<std::vector<LabelPlace>> places(count);
  const double apart = static_cast<double>(count) / static_cast<double>(frames.size());
  for (auto& [name, tracks] : staysOf(frames)) {
    for (Track& track : tracks) {
      joinShort(track, apart);
      for (std::size_t frame = track.front().first; frame <= track.back().last; ++frame)
        places[frame].push_back({name, offsetAt(track, static_cast<double>(frame)), true});
    }
  }
  return places;
}

}  // namespace sepax
