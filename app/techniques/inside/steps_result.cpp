#include "app/techniques/inside/steps_result.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/words.h"
#include "app/techniques/inside/steps_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <string>
#include <string_view>

namespace sepax {
namespace {

/// Where they touch: in a piece of their edges, else in a point; empty when no edges meet.
std::string touchWords(const InsideEvidence& inside) {
  if (!inside.overlaps.empty()) {
    const EdgeOverlap& shared = inside.overlaps.front();
    return fmt::format(" from {} to {}", numbers(shared.from), numbers(shared.to));
  }
  return inside.meetings.empty() ? "" : " at " + numbers(inside.meetings.front().point);
}

Verdict touchingVerdict(const Evidence& evidence) {
  const InsideEvidence& inside = *evidence.inside;
  const std::string& a = bodyName(evidence, evidence.a);
  const std::string& b = bodyName(evidence, evidence.b);
  return {inside.overlaps.empty() ? "Touching · counts as a hit"
                                  : "Touching · edges share a piece, counts as a hit",
          roleOf(inside.relation),
          fmt::format("{} and {} touch{}: they share points, but nothing of one lies inside the "
                      "other.",
                      a, b, touchWords(inside)),
          fmt::format("{} and {} touch{}.", a, b, touchWords(inside))};
}

/// No vertex lies so: in the closed polygon, or, where one lies on its boundary, in its interior.
std::string_view insideOrOn(const std::vector<PointEvidence>& points) {
  return firstOn(points, Side::boundary) < 0 ? "in" : "inside";
}

/// An overlap without a vertex of one polygon strictly inside the other.
Verdict edgesVerdict(const Evidence& evidence) {
  const InsideEvidence& inside = *evidence.inside;
  const std::string& a = bodyName(evidence, evidence.a);
  const std::string& b = bodyName(evidence, evidence.b);
  for (const int body : {evidence.a, evidence.b}) {
    if (!isThinBody(evidence, body)) continue;
    return {"Overlap · the segment runs through", Role::result,
            fmt::format("No end of {} lies inside {}, yet a piece between them does: only the "
                        "edges prove that they overlap.",
                        bodyName(evidence, body), body == evidence.a ? b : a)};
  }
  const std::string shared = sharedText(inside);
  const bool allCross = std::all_of(inside.meetings.begin(), inside.meetings.end(),
                                    [](const EdgeMeeting& meeting) { return meeting.crosses; });
  if (allCross) {
    return {"Overlap · edges cross in " + shared, Role::result,
            fmt::format("No vertex of {} or {} lies inside the other, yet their edges cross: only "
                        "the edges prove that they overlap.",
                        a, b),
            "Their edges cross: only the edges prove it."};
  }
  return {"Overlap · edges meet in " + shared, Role::result,
          fmt::format("No vertex of {} or {} lies inside the other, yet their edges meet and their "
                      "interiors overlap: vertices alone cannot tell.",
                      a, b),
          "Their edges meet: only the edges prove it."};
}

/// A vertex of A in a body of parts, each of which has a count of its own.
Verdict insidePartVerdict(const Evidence& evidence, const PointEvidence& point,
                          const std::string& name) {
  const std::string& b = bodyName(evidence, evidence.b);
  if (point.oddPart) {
    const std::string part = partName(evidence, evidence.b, *point.oddPart);
    return {fmt::format("Inside · vertex {} lies in {}", name, part), Role::result,
            fmt::format("The ray from vertex {} crosses {} of {}, an odd number of {}: it lies "
                        "inside and the bodies overlap.",
                        name, counted(point.crossings, "edge"), b, part)};
  }
  return {fmt::format("Inside · vertex {} lies between parts of {}", name, b), Role::result,
          fmt::format("Vertex {} lies where parts of {} meet and leave nothing out around it: the "
                      "bodies overlap.",
                      name, b)};
}

Verdict overlapVerdict(const Evidence& evidence) {
  const InsideEvidence& inside = *evidence.inside;
  const std::string& a = bodyName(evidence, evidence.a);
  const std::string& b = bodyName(evidence, evidence.b);
  if (const int v = firstOn(inside.aInB, Side::inside); v >= 0) {
    const PointEvidence& point = inside.aInB[static_cast<std::size_t>(v)];
    const std::string name = nameOf(evidence, {Owner::a, v});
    if (hasParts(evidence, evidence.b)) return insidePartVerdict(evidence, point, name);
    return {fmt::format("Inside · the ray of {} crosses an odd number of edges", name),
            Role::result,
            fmt::format("The ray from vertex {} crosses {} of {}: odd, so it lies inside and the "
                        "{} overlap.",
                        name, counted(point.crossings, "edge"), b, wordForPair(evidence)),
            fmt::format("The ray from vertex {} crosses {} of {}, so {} lies inside.", name,
                        counted(point.crossings, "edge"), b, name)};
  }
  if (const int v = firstOn(inside.middles, Side::inside); v >= 0) {
    return {fmt::format("Inside · the middle of edge {}", nameOf(evidence, {Owner::a, v})),
            Role::result,
            fmt::format("No vertex of {} lies {} {}, but the extra point in the middle of edge {} "
                        "does: the {} overlap.",
                        a, insideOrOn(inside.aInB), b, nameOf(evidence, {Owner::a, v}),
                        wordForPair(evidence))};
  }
  if (const int v = firstOn(inside.bInA, Side::inside); v >= 0) {
    return {fmt::format("Inside · vertex {} lies in {}", nameOf(evidence, {Owner::b, v}), a),
            Role::result,
            fmt::format("No vertex of {} lies {} {}, but vertex {} of {} lies in {}: the half that "
                        "testing {} alone leaves out.",
                        a, insideOrOn(inside.aInB), b, nameOf(evidence, {Owner::b, v}), b, a, a),
            fmt::format("Vertex {} lies in {}.", nameOf(evidence, {Owner::b, v}), a)};
  }
  return edgesVerdict(evidence);
}

/// Apart now, and yet a point of A meets B on its way: the answer with that.
Verdict withWay(const Evidence& evidence, Verdict verdict) {
  if (!evidence.insideWays || evidence.insideWays->first < 0) return verdict;
  const PointWays& ways = *evidence.insideWays;
  const PointWay& way = ways.ways[static_cast<std::size_t>(ways.first)];
  if (way.sweep.initial != Side::outside) return verdict;
  const std::string what = meetingWords(evidence);
  verdict.badge = "Outside · " + what;
  verdict.role = Role::result;
  verdict.sentence += fmt::format(" Followed through the step, {}.", what);
  return verdict;
}

Verdict apartVerdict(const Evidence& evidence) {
  const CirclePhase& circles = evidence.inside->circles;
  const std::string& a = bodyName(evidence, evidence.a);
  const std::string& b = bodyName(evidence, evidence.b);
  if (!circles.meet) {
    return {"Outside · the circles do not meet", Role::gap,
            fmt::format("The centres are {} apart, farther than both radii together, {}: {} and {} "
                        "are apart here, and no ray is needed.",
                        number(circles.distance), number(circles.radiusA + circles.radiusB), a, b),
            fmt::format("Their circles are apart, and so are {} and {}.", a, b)};
  }
  if (isThinBody(evidence, evidence.a) || isThinBody(evidence, evidence.b)) {
    const bool first = isThinBody(evidence, evidence.a);
    return {"Outside · nothing lies inside", Role::gap,
            fmt::format("No vertex of {} lies in {}, and no edges meet: they are apart.",
                        first ? a : b, first ? b : a),
            fmt::format("{} and {} are apart.", a, b)};
  }
  return {"Outside · every ray crosses an even number of edges", Role::gap,
          fmt::format("No vertex of {} lies in {}, none of {} in {}, and no edges meet: the "
                      "{} are apart.",
                      a, b, b, a, wordForPair(evidence)),
          fmt::format("The {} are apart.", wordForPair(evidence))};
}

/// Of bodies that turn, when they first meet.
Verdict withTurn(const Evidence& evidence, Verdict verdict) {
  verdict.sentence += turnWords(evidence);
  if (!evidence.inside->intersects && evidence.insideMeeting)
    verdict.badge =
        fmt::format("Outside now · they first meet at t = {}", number(*evidence.insideMeeting));
  return verdict;
}

}  // namespace

std::string turnWords(const Evidence& evidence) {
  const auto found = evidence.skipped.find("inside.ways");
  if (found == evidence.skipped.end()) return {};
  std::string words = found->second;
  words.front() = static_cast<char>(std::toupper(words.front()));
  return " " + words + ".";
}

Verdict insideResult(const Evidence& evidence) {
  const InsideEvidence& inside = *evidence.inside;
  if (inside.intersects) {
    return withTurn(evidence, inside.relation == Relation::touching ? touchingVerdict(evidence)
                                                                    : overlapVerdict(evidence));
  }
  return withTurn(evidence, withWay(evidence, apartVerdict(evidence)));
}

}  // namespace sepax
