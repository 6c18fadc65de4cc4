#include "core/sweep/swept_parts.h"

#include "core/evidence/terms.h"
#include "core/overlap/axis.h"
#include "core/polygon/bounding.h"
#include "core/polygon/thin.h"
#include "core/sweep/sweep.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// When the closed shadows on one axis begin and end to meet; both absent when nothing moves on it.
struct AxisTimes {
  std::optional<MeetingTime> entry;
  std::optional<MeetingTime> exit;
};

AxisTimes timesOn(const AxisPair& pair, const RelativeMotion& motion) {
  AxisTimes times{meetingTime(pair.axis, pair.aHigh, pair.bLow, motion),
                  meetingTime(pair.axis, pair.aLow, pair.bHigh, motion)};
  if (times.entry && times.entry->direction < 0) std::swap(times.entry, times.exit);
  return times;
}

/// Infimum of the times in [0, 1] at which the interiors of two convex polygons meet: after the
/// latest entry and before the earliest exit. Nothing when that is not before `best`.
std::optional<MeetingTime> overlapBefore(const std::optional<MeetingTime>& best, const Polygon& a,
                                         const Polygon& b, const RelativeMotion& motion) {
  if (isThin(a) && isThin(b)) return std::nullopt;
  const auto isSoonEnough = [&](const MeetingTime& entry) {
    return best ? compare(entry, *best) < 0 : compare(entry, 1) < 0;
  };
  AxisTimes window;
  bool possible = true;
  forEachAxis(a, b, [&](AxisName, const TestedAxis& tested) {
    const AxisTimes times = timesOn(tested.pair, motion);
    if (!times.entry) return possible = tested.sign > 0;
    if (!window.entry || compare(*times.entry, *window.entry) > 0) window.entry = times.entry;
    window.exit = earlierOf(window.exit, times.exit);
    return possible = isSoonEnough(*window.entry) && compare(*window.exit, 0) > 0 &&
                      compare(*window.entry, *window.exit) < 0;
  });
  if (!possible) return std::nullopt;
  return window.entry && compare(*window.entry, 0) > 0 ? *window.entry : startTime();
}

}  // namespace

std::optional<MeetingTime> firstOverlap(std::span<const Polygon> partsA,
                                        std::span<const Polygon> partsB,
                                        const RelativeMotion& motion) {
  std::vector<Bounds> boxesB;
  for (const Polygon& b : partsB) boxesB.push_back(sweptBox(b.vertices, motion.vb));
  std::optional<MeetingTime> first;
  for (const Polygon& a : partsA) {
    const Bounds boxA = sweptBox(a.vertices, motion.va);
    for (std::size_t k = 0; k < partsB.size(); ++k) {
      if (!boxesMeet(boxA, boxesB[k])) continue;
      first = earlierOf(first, overlapBefore(first, a, partsB[k], motion));
    }
  }
  return first;
}

namespace {

/// Earlier contact first, at the same time the deeper one: that overlaps, then that enters; then
/// what would meet later.
bool isBetter(const MotionEvidence& x, const MotionEvidence& y) {
  const auto order = [](const MotionEvidence& motion) {
    return std::tuple(motion.time.value_or(kInfinity), -static_cast<int>(motion.initial),
                      motion.overlapTime.value_or(kInfinity),
                      motion.unlimitedEntry.value_or(kInfinity));
  };
  return order(x) < order(y);
}

template <class Value>
std::optional<Value> smaller(const std::optional<Value>& x, const std::optional<Value>& y) {
  return x && y ? std::min(x, y) : x ? x : y;
}

/// What is true of the whole bodies, gathered pair by pair.
struct Whole {
  Relation initial = Relation::disjoint;
  std::optional<double> overlapTime;
  std::optional<int> sampledStep;
  std::optional<double> unlimitedEntry;

  void take(const MotionEvidence& motion) {
    initial = std::max(initial, motion.initial);
    overlapTime = smaller(overlapTime, motion.overlapTime);
    sampledStep = smaller(sampledStep, motion.sampledStep);
    unlimitedEntry = smaller(unlimitedEntry, motion.unlimitedEntry);
  }
};

}  // namespace

MotionEvidence sweepParts(std::span<const Polygon> partsA, std::span<const Polygon> partsB, Vec2 va,
                          Vec2 vb) {
  std::optional<MotionEvidence> best;
  Whole whole;
  for (std::size_t i = 0; i < partsA.size(); ++i) {
    for (std::size_t k = 0; k < partsB.size(); ++k) {
      MotionEvidence motion = sweepTest(partsA[i], partsB[k], va, vb);
      motion.parts = std::array{static_cast<int>(i), static_cast<int>(k)};
      whole.take(motion);
      if (!best || isBetter(motion, *best)) best = std::move(motion);
    }
  }
  best->partOutlines = {partsA[static_cast<std::size_t>((*best->parts)[0])].vertices,
                        partsB[static_cast<std::size_t>((*best->parts)[1])].vertices};
  best->othersEnter = whole.overlapTime && !best->overlapTime;
  best->initial = whole.initial;
  best->overlapTime = whole.overlapTime;
  best->sampledStep = whole.sampledStep;
  best->unlimitedEntry = whole.unlimitedEntry;
  if (best->contact == Contact::grazing && whole.overlapTime) best->contact = Contact::entering;
  return *best;
}

}  // namespace sepax
