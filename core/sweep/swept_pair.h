#pragma once

#include "core/evidence/swept_edges.h"
#include "core/evidence/terms.h"
#include "core/exact/vec2.h"
#include "core/sweep/meeting_time.h"

#include <array>
#include <optional>
#include <vector>

/// Two segments that translate: the kernel of everything about swept edges. Segments that are apart
/// first meet with an end of one of them on the other, so four candidates decide (article: swept
/// edges of two non-rotating polygons, by the paths of the ends instead of slopes).
namespace sepax {

/// A closed segment; it may have no length.
struct Segment {
  Vec2 start;
  Vec2 end;
};

/// The segment `a` moves by va, `b` by vb.
struct SegmentPair {
  Segment a;
  Segment b;
  RelativeMotion motion;
};

/// An end of one segment against the other one.
struct EndMeeting {
  CandidateFate fate = CandidateFate::never;
  std::optional<MeetingTime> time;  ///< on the line of the other segment, or where it slides along
                                    ///< that line, at the nearer end of the segment
  bool betweenEnds = false;         ///< accepted strictly between the ends of the other segment
  int beyond = 0;  ///< offEdge: -1 before the other segment's start, 1 past its end
};

/// Start and end of a against b, then start and end of b against a.
using EndMeetings = std::array<EndMeeting, 4>;
[[nodiscard]] EndMeetings endMeetings(const SegmentPair& pair);

/// The owner of a candidate, its segment and the other one, by its position in EndMeetings.
[[nodiscard]] constexpr Owner ownerOf(std::size_t candidate) {
  return candidate < 2 ? Owner::a : Owner::b;
}
[[nodiscard]] Vec2 endOf(const SegmentPair& pair, std::size_t candidate);
[[nodiscard]] Segment otherOf(const SegmentPair& pair, std::size_t candidate);

/// Earliest accepted meeting.
[[nodiscard]] std::optional<MeetingTime> firstOf(const EndMeetings& meetings);

/// First contact in t in [0, 1], also when they meet at the start.
[[nodiscard]] std::optional<MeetingTime> firstContact(const SegmentPair& pair);

/// Which candidates touch the other segment at exactly this time, and whether they touch in a
/// piece with a length. For pairs that are apart at the start.
struct Touch {
  std::vector<std::size_t> candidates;
  bool hasLength = false;
};
[[nodiscard]] Touch touchAt(const SegmentPair& pair, const EndMeetings& meetings,
                            const MeetingTime& time);

/// The segments are exactly parallel, one without length to any.
[[nodiscard]] bool areParallel(const SegmentPair& pair);

}  // namespace sepax
