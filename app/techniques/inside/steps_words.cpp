#include "app/techniques/inside/steps_words.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/inside/inside.h"

#include <fmt/format.h>

#include <algorithm>

namespace sepax {
namespace {

int countOn(const std::vector<PointEvidence>& points, Side side) {
  return static_cast<int>(std::count_if(points.begin(), points.end(),
                                        [side](const PointEvidence& p) { return p.side == side; }));
}

}  // namespace

std::string crossingsText(int count) { return counted(count, "crossing"); }

bool isThinBody(const Evidence& evidence, int body) {
  return isThin(evidence.bodies[static_cast<std::size_t>(body)].form);
}

bool hasParts(const Evidence& evidence, int body) {
  return !evidence.bodies[static_cast<std::size_t>(body)].form.parts.empty();
}

std::string sideText(const Evidence& evidence, const PointEvidence& point) {
  if (hasParts(evidence, evidence.b) && point.side != Side::boundary) {
    const std::string odd = point.oddPart
                                ? "odd in " + partName(evidence, evidence.b, *point.oddPart)
                                : std::string("even in every part");
    return fmt::format("{}, {}: {}", crossingsText(point.crossings), odd, wordOf(point.side));
  }
  const char* parity = point.parity ? "odd" : "even";
  if (point.side == Side::boundary) {
    return fmt::format("{}, but an edge holds the point: on the boundary",
                       crossingsText(point.crossings));
  }
  return fmt::format("{}, {}: {}", crossingsText(point.crossings), parity, wordOf(point.side));
}

std::string otherHalfText(const Evidence& evidence) {
  const InsideEvidence& inside = *evidence.inside;
  if (isThinBody(evidence, evidence.a)) return bodyName(evidence, evidence.a) + " has no inside";
  return fmt::format("{} inside, {} on the boundary", countOn(inside.bInA, Side::inside),
                     countOn(inside.bInA, Side::boundary));
}

std::string sharedText(const InsideEvidence& inside, std::string_view before) {
  const auto points = std::ranges::count(inside.meetings, false, &EdgeMeeting::onPiece);
  const auto worded = [&](auto count, const char* word) {
    return counted(count, fmt::format("{}{}", before, word));
  };
  if (inside.overlaps.empty()) return worded(points, "point");
  const std::string pieces = worded(inside.overlaps.size(), "piece");
  return points == 0 ? pieces : fmt::format("{} and {}", pieces, worded(points, "point"));
}

std::string wayName(const Evidence& evidence, const PointWay& way) {
  const BodyShape& a = evidence.bodies[static_cast<std::size_t>(evidence.a)];
  if (a.form.kind == BodyKind::point) return a.name;
  return nameOf(evidence, {Owner::a, way.index}) + (way.middle ? "½" : "");
}

std::string meetingWords(const Evidence& evidence) {
  const PointWays& ways = *evidence.insideWays;
  const PointWay& way = ways.ways[static_cast<std::size_t>(ways.first)];
  const bool enters = way.sweep.enterTime == way.sweep.time;
  return fmt::format("{} {} {} at t = {}", wayName(evidence, way), enters ? "enters" : "touches",
                     bodyName(evidence, evidence.b), number(*way.sweep.time));
}

std::string enteringWords(const Evidence& evidence) {
  const PointWays& ways = *evidence.insideWays;
  const PointWay& way = ways.ways[static_cast<std::size_t>(ways.inside)];
  return fmt::format("{} enters {} at t = {}", wayName(evidence, way),
                     bodyName(evidence, evidence.b), number(*way.sweep.enterTime));
}

int firstOn(const std::vector<PointEvidence>& points, Side side) {
  const auto found = std::find_if(points.begin(), points.end(),
                                  [side](const PointEvidence& p) { return p.side == side; });
  return found == points.end() ? -1 : found->index;
}

Role roleOf(Side side) {
  return side == Side::inside ? Role::result : side == Side::outside ? Role::gap : Role::path;
}

std::string_view wordOf(Side side) {
  return side == Side::inside ? "inside" : side == Side::outside ? "outside" : "boundary";
}

}  // namespace sepax
