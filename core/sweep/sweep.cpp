#include "core/sweep/sweep.h"

#include "core/evidence/sat.h"
#include "core/evidence/terms.h"
#include "core/exact/exact.h"
#include "core/overlap/axis.h"
#include "core/sweep/axis_sweep.h"
#include "core/sweep/axis_time.h"
#include "core/sweep/face_contact.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <utility>

namespace sepax {

namespace {

std::optional<double> finite(const std::optional<AxisTime>& time) {
  if (!time || !std::isfinite(time->rounded)) return std::nullopt;
  return time->rounded;
}

MotionAxis evidenceOf(const MovingAxis& axis, AxisName name) {
  const SatAxis still = evidenceOf(axis.tested, name);
  MotionAxis result;
  result.name = name;
  result.normal = still.normal;
  result.a = still.a;
  result.b = still.b;
  result.depth = still.depth;
  result.sign = still.sign;
  result.pushesAlong = still.pushesAlong;
  result.speed =
      exactQuotient([&](auto lift) { return axis.speed(lift); }, axis.tested.pair.axis.length());
  result.direction = axis.direction;
  result.extended = extended(still.a.interval, result.speed);
  result.speedA = dot(axis.va, result.normal);
  result.speedB = dot(axis.vb, result.normal);
  if (axis.direction == 0) {
    result.entry = axis.tested.sign < 0 ? kInfinity : -kInfinity;
    result.exit = -result.entry;
    result.enclosedEntry = {result.entry, result.entry};
    result.enclosedExit = {result.exit, result.exit};
    result.meetsAlone = axis.tested.sign >= 0;
  } else {
    const AxisTime entry = timeOf(axis, true);
    const AxisTime exit = timeOf(axis, false);
    result.entry = entry.rounded;
    result.exit = exit.rounded;
    result.enclosedEntry = enclosed(entry);
    result.enclosedExit = enclosed(exit);
    result.meetsAlone = compare(entry, 1) <= 0 && compare(exit, 0) >= 0;
  }
  return result;
}

/// On which axes the answer rests.
void addDeciding(MotionEvidence& evidence) {
  const auto decides = [&](const auto& holds) {
    for (std::size_t i = 0; i < evidence.axes.size(); ++i)
      if (holds(evidence.axes[i])) evidence.decidingAxes.push_back(static_cast<int>(i));
  };
  const bool rests = evidence.initial == Relation::touching && !evidence.overlapTime;
  if (rests) decides([](const MotionAxis& axis) { return axis.sign == 0; });
  evidence.deciding = evidence.latestEntry;
  if (!evidence.decidingAxes.empty()) {
    evidence.deciding = evidence.decidingAxes.front();
  } else if (!evidence.entryTies.empty()) {
    const double entry = evidence.axes[static_cast<std::size_t>(evidence.latestEntry)].entry;
    decides([&](const MotionAxis& axis) {
      return axis.entry == entry ||
             std::ranges::count(evidence.entryTies, &axis - evidence.axes.data()) > 0;
    });
  }
}

/// What is known of every motion, whether anything meets or not.
MotionEvidence evidenceOf(const AxisSweep& sweep) {
  MotionEvidence evidence;
  evidence.initial = initialRelation(sweep.window);
  if (sweep.thin) evidence.initial = std::min(evidence.initial, Relation::touching);
  evidence.latestEntry = sweep.latestEntry;
  evidence.earliestExit = sweep.earliestExit;
  evidence.entryTies = sweep.entryTies;
  evidence.axes.reserve(sweep.axes.size());
  for (std::size_t i = 0; i < sweep.axes.size(); ++i) {
    evidence.axes.push_back(evidenceOf(sweep.axes[i], sweep.names[i]));
    evidence.axes.back().latestSoFar = sweep.soFar[i].latestEntry;
    evidence.axes.back().earliestSoFar = sweep.soFar[i].earliestExit;
  }
  evidence.sampledStep = firstSample(sweep.window, 60);
  evidence.miss = missOf(sweep);
  return evidence;
}

/// All but what follows from the rest.
MotionEvidence sweptEvidence(const Polygon& a, const Polygon& b, Vec2 va, Vec2 vb) {
  const AxisSweep sweep = sweepAxes(a, b, va, vb);
  const MotionWindow& window = sweep.window;
  MotionEvidence evidence = evidenceOf(sweep);
  evidence.relativeVelocity = va - vb;
  evidence.atRest = va == vb;
  evidence.thin = sweep.thin;
  const bool afterStart = !window.exit || compare(*window.exit, 0) >= 0;
  if (!everMeets(window) || !afterStart) return evidence;
  const bool startsApart = window.entry && compare(*window.entry, 0) > 0;
  evidence.unlimitedEntry = startsApart ? window.entry->rounded : 0.0;
  evidence.unlimitedExit = finite(window.exit);
  if (window.entry && compare(*window.entry, 1) > 0) return evidence;

  evidence.time = evidence.unlimitedEntry;
  evidence.exit = evidence.unlimitedExit;
  const bool overlaps = !sweep.thin && everOverlaps(window) &&
                        (!window.exit || compare(*window.exit, 0) > 0) &&
                        (!window.entry || compare(*window.entry, 1) < 0);
  if (overlaps) evidence.overlapTime = evidence.time;
  if (evidence.initial != Relation::disjoint) {
    evidence.contact = Contact::initial;
    return evidence;
  }
  evidence.contact = overlaps ? Contact::entering : Contact::grazing;
  const MotionAxis& decisive = evidence.axes[static_cast<std::size_t>(evidence.latestEntry)];
  evidence.normal = decisive.direction > 0 ? -decisive.normal : decisive.normal;
  FaceContact touching = faceContact(*window.entry, *evidence.time, a, b);
  evidence.points = std::move(touching.points);
  evidence.features = touching.features;
  return evidence;
}

}  // namespace

MotionEvidence sweepTest(const Polygon& a, const Polygon& b, Vec2 va, Vec2 vb) {
  MotionEvidence evidence = sweptEvidence(a, b, va, vb);
  addDeciding(evidence);
  return evidence;
}

}  // namespace sepax
