#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/words.h"
#include "app/techniques/minkowski/verdict_search.h"
#include "core/evidence/minkowski_moment.h"

#include <fmt/format.h>

#include <cctype>
#include <string>
#include <string_view>
#include <vector>

// What is said of the ray that the origin takes, of its whole and at a time of the step.

namespace sepax {

namespace {

std::string bothNames(const Evidence& evidence) {
  return bodyName(evidence, evidence.a) + " and " + bodyName(evidence, evidence.b);
}

/// " through edge A2"; of several lines that are passed at once " over the lines of A1, B3 and A2",
/// for the place is on one of these edges; nothing at an end of a difference without area.
std::string throughWords(const Evidence& evidence, const std::vector<int>& edges) {
  if (edges.empty()) return {};
  std::vector<std::string> names;
  for (const int edge : edges) names.push_back(edgeName(evidence, edge));
  return (names.size() == 1 ? " through edge " : " over the lines of ") + andList(names);
}

/// "inwards at t = 0.5", of the line of an edge.
std::string crossingWords(const MinkowskiEdge& edge) {
  if (edge.crossing == 0)
    return edge.sign < 0   ? "runs along the line of {} and outside of it: the ray never enters"
           : edge.sign > 0 ? "runs along the line of {} and inside of it: it does not count"
                           : "runs on the line of {}: it does not count";
  return fmt::format("passes the line of {{}} {} at t = {}",
                     edge.crossing < 0 ? "inwards" : "outwards", number(edge.crossTime));
}

/// Why there is no contact in the step.
std::string_view missWords(const MinkowskiRay& ray) {
  if (!ray.meets) return "Its line misses A − B: no contact at any time.";
  return compare(ray.enclosedExit, 0) < 0 ? "It moves away from A − B: no contact."
                                          : "It comes to A − B after this step: no contact yet.";
}

Verdict wholeVerdict(const Evidence& evidence) {
  const MinkowskiRay& ray = evidence.minkowski->ray;
  const std::string both = bothNames(evidence);
  const std::string line =
      fmt::format("Seen from A − B the origin moves by {}.", numbers(-ray.velocity));
  Verdict verdict{contactWords(ray.contact, ray.time, evidence.minkowski->relation),
                  roleOf(ray.contact, evidence.minkowski->relation), ""};
  if (!verdict.badge.empty())
    verdict.badge[0] =
        static_cast<char>(std::toupper(static_cast<unsigned char>(verdict.badge[0])));
  switch (ray.contact) {
    case Contact::initial:
      verdict.sentence = fmt::format("{} meet before they move: the origin starts in A − B.", both);
      return verdict;
    case Contact::none:
      verdict.sentence = fmt::format("{} {}", line, missWords(ray));
      return verdict;
    case Contact::grazing:
    case Contact::entering:
      break;
  }
  const std::string way = ray.contact == Contact::grazing ? "touches" : "enters";
  const std::string where = throughWords(evidence, ray.entryTies);
  verdict.sentence = fmt::format("{} It {} A − B{} at t = {}: the first contact of {}.", line, way,
                                 where, number(ray.time.value_or(0)), both);
  return verdict;
}

/// "outside of 2 edges of A − B", "outside of A − B".
std::string outsideWords(const MinkowskiMoment& moment) {
  if (moment.outside == 0) return "outside of A − B";
  return fmt::format("outside of {} of A − B",
                     counted(static_cast<std::size_t>(moment.outside), "edge"));
}

/// Of bodies that meet. Two without an interior touch wherever the origin is.
std::string_view placeWord(const Evidence& evidence, const MinkowskiMoment& moment) {
  if (moment.relation == Relation::overlapping) return "inside of";
  return evidence.minkowski->thin ? "in" : "on the border of";
}

std::string momentSentence(const Evidence& evidence, const MinkowskiMoment& moment) {
  const MinkowskiRay& ray = evidence.minkowski->ray;
  const std::string time = fmt::format("At t = {} the origin ", number(moment.time));
  const std::string both = bothNames(evidence);
  const std::string entry = throughWords(evidence, ray.entryTies);
  const std::string exit = throughWords(evidence, ray.exitTies);
  switch (moment.stage) {
    case MotionStage::before:
      return fmt::format("{}is still {}; it {} it{} at t = {}.", time, outsideWords(moment),
                         ray.contact == Contact::entering ? "enters" : "touches", entry,
                         number(*ray.time));
    case MotionStage::contact:
      return fmt::format("{}{} A − B{}: the first contact of {}.", time,
                         ray.contact == Contact::entering ? "enters" : "touches", entry, both);
    case MotionStage::within:
      return fmt::format("{}is {} A − B: {} {}.", time, placeWord(evidence, moment), both,
                         moment.relation == Relation::overlapping ? "overlap" : "touch");
    case MotionStage::leaving:
      return fmt::format("{}leaves A − B{}: the last contact of {}.", time, exit, both);
    case MotionStage::after:
      return fmt::format("{}is {}, which it left{} at t = {}: {} are apart again.", time,
                         outsideWords(moment), exit, number(*ray.exit), both);
    case MotionStage::never:
      break;
  }
  return fmt::format("{}is {}. {}", time, outsideWords(moment), missWords(ray));
}

std::string momentBadge(const Evidence& evidence, const MinkowskiMoment& moment) {
  const std::string time = number(moment.time);
  if (moment.stage == MotionStage::contact) return "First contact now, at t = " + time;
  switch (moment.relation) {
    case Relation::overlapping:
      return fmt::format("{}, at t = {}",
                         evidence.minkowski->relation == Relation::overlapping
                             ? "Overlapping since the start"
                             : "Overlap now",
                         time);
    case Relation::touching:
      return "Touching now, at t = " + time;
    case Relation::disjoint:
      break;
  }
  return "Apart again at t = " + time;
}

}  // namespace

Verdict rayVerdict(const Evidence& evidence, double time) {
  Verdict verdict = wholeVerdict(evidence);
  const MinkowskiMoment moment = momentOf(*evidence.minkowski, time);
  if (moment.stage == MotionStage::before) {
    const MinkowskiRay& ray = evidence.minkowski->ray;
    verdict.badge = fmt::format(
        "Will {} at t = {}", ray.contact == Contact::grazing ? "graze" : "hit", number(*ray.time));
  }
  if (time == 0) return verdict;
  verdict.sentence = momentSentence(evidence, moment);
  if (moment.stage == MotionStage::never || moment.stage == MotionStage::before) return verdict;
  verdict.badge = momentBadge(evidence, moment);
  if (moment.stage != MotionStage::contact) verdict.role = roleOf(moment.relation);
  return verdict;
}

Verdict rayStepVerdict(const Evidence& evidence, int item) {
  const MinkowskiEvidence& found = *evidence.minkowski;
  const MinkowskiEdge& edge = found.edges[static_cast<std::size_t>(item)];
  const std::string name = edgeName(evidence, item);
  return {fmt::format("Edge {} of {} · {}", item + 1, found.edges.size(), name), Role::velocity,
          fmt::format("The ray {}. The latest way in counts and the earliest way out.",
                      fmt::format(fmt::runtime(crossingWords(edge)), name))};
}

}  // namespace sepax
