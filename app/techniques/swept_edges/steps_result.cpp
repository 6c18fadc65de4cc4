#include "app/techniques/swept_edges/steps_result.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/words.h"
#include "app/techniques/swept_edges/steps_words.h"
#include "app/techniques/swept_edges/swept_edges.h"
#include "core/evidence/swept_edges_moment.h"

#include <fmt/format.h>

#include <array>
#include <string>
#include <string_view>

namespace sepax {
namespace {

/// By what the first contact of a pair is found, a sentence.
std::string foundText(const Evidence& evidence, const EdgePairEvidence& pair) {
  const std::string edges =
      nameOf(evidence, {Owner::a, pair.edgeA}) + " and " + nameOf(evidence, {Owner::b, pair.edgeB});
  if (pair.parallel)
    return edges + (pair.parallel->time
                        ? fmt::format(" are parallel: their lines start {} apart and close at {}.",
                                      number(std::fabs(pair.parallel->gap), 2),
                                      number(std::fabs(pair.parallel->speed), 2))
                        : " lie on one line and close along it.");
  if (pair.path && pair.path->rests)
    return fmt::format("The lines of {} cross in one place all through the step.", edges);
  return "No end of one edge lands on the other sooner.";
}

/// How much the boxes around the edges' ways save, a sentence after another one; nothing where they
/// save nothing.
std::string testedText(const SweptEdgesEvidence& edges, bool withCount) {
  if (edges.culled == 0 || !withCount) return {};
  return fmt::format(" Of {} of edges {} {} tested.", counted(edges.tested + edges.culled, "pair"),
                     edges.tested, oneOrMany(edges.tested, "is", "are"));
}

/// What becomes of the edges that are shown, where others have the first contact.
std::string shownText(const Evidence& evidence) {
  const EdgePairEvidence& shown = *evidence.edgePair;
  return fmt::format(
      " The edges shown, {} and {}, {}.", edgeName(evidence, Owner::a),
      edgeName(evidence, Owner::b),
      shown.time ? "meet at t = " + number(*shown.time) : "do not meet in this step");
}

/// "; they cross from then on", "; they cross until t = 0.609": what begins at the contact.
std::string lastingText(std::string_view what, double from, const std::optional<double>& until) {
  if (!until) return fmt::format("; from then on they {}", what);
  if (number(from) == number(*until))
    return fmt::format("; they {} for {} of the step", what, number(*until - from));
  return fmt::format("; they {} until t = {}", what, number(*until));
}

/// "; from then on they cross", "; they cross from t = 0.250 to 0.609"
std::string crossingText(const CrossingSegments& crossing) {
  if (crossing.atContact) return lastingText("cross", crossing.from, crossing.until);
  return fmt::format("; they cross from t = {} {}", number(crossing.from),
                     crossing.until ? "to " + number(*crossing.until) : "on");
}

/// Of segments that come to share a piece while they stay on one line.
std::string passingText(const PassingSegments& passing) {
  return lastingText("lie on each other", passing.from, passing.until);
}

/// Of a contact without an overlap: what follows on it.
std::string afterContact(const Evidence& evidence) {
  const SweptEdgesEvidence& edges = *evidence.edges;
  const std::string a = bodyName(evidence, evidence.a);
  const std::string b = bodyName(evidence, evidence.b);
  const BodyShape& shapeA = evidence.bodies[static_cast<std::size_t>(evidence.a)];
  const BodyShape& shapeB = evidence.bodies[static_cast<std::size_t>(evidence.b)];
  if (edges.passing)
    return edges.passing->alongLine ? passingText(*edges.passing)
                                    : fmt::format("; there {} passes through {}", a, b);
  if (shapeA.thin && shapeB.thin && !edges.crossing)
    return fmt::format(", but {} and {} never cross in this step", a, b);
  if (!edges.crossing)
    return fmt::format(", but the interiors of {} and {} never meet in this step", a, b);
  return crossingText(*edges.crossing);
}

/// Of a contact after which other parts enter each other.
bool overlapsLater(const SweptEdgesEvidence& edges) {
  return edges.contact == Contact::entering && !edges.overlapsAtOnce;
}

std::string laterOverlap(const Evidence& evidence) {
  if (!overlapsLater(*evidence.edges)) return {};
  return fmt::format("; the interiors of {} and {} meet from t = {}",
                     bodyName(evidence, evidence.a), bodyName(evidence, evidence.b),
                     number(*evidence.edges->overlapTime));
}

/// Of a contact along a piece: that it is one; where a corner of another pair is told, whose.
std::string alongPieceText(const Evidence& evidence, const EdgePairEvidence& told) {
  const auto& facing = evidence.edges->facing;
  if (told.alongPiece) return " along a piece of both";
  return facing
             ? ", and at the same time " + meetingText(evidence, *facing) + " along a piece of both"
             : "";
}

/// What meets in a pair; where others meet along a piece at the same time, those.
std::string widestMeeting(const Evidence& evidence, const EdgePairEvidence& told) {
  const auto& facing = evidence.edges->facing;
  return meetingText(evidence, facing && !told.alongPiece ? *facing : told);
}

/// "Will hit", "First contact now," and "Hit", each followed by "at t = 0.520"; "Hit" as well where
/// the step begins with it.
std::string_view contactWords(const SweptEdgesEvidence& edges, bool hits, double time) {
  using Words = std::array<std::string_view, 3>;  // at the start, before it and after it
  const Words words = overlapsLater(edges) ? Words{"Touches", "Will touch", "Touched"}
                      : hits               ? Words{"Hit", "Will hit", "Hit"}
                                           : Words{"Grazes", "Will graze", "Grazed"};
  if (time == 0 && *edges.time == 0) return words[0];
  switch (stageAt(edges.enclosedTime, time)) {
    case ContactStage::now:
      return "First contact now,";
    case ContactStage::after:
      return words[2];
    case ContactStage::before:
    case ContactStage::never:
      break;
  }
  return words[1];
}

Verdict contactVerdict(const Evidence& evidence, double shown, bool withCount) {
  const SweptEdgesEvidence& edges = *evidence.edges;
  const EdgePairEvidence& pair = contactPair(evidence);
  const bool grazes = edges.contact == Contact::grazing;
  const bool hits = !grazes || edges.crossing || edges.passing;
  const std::string time = number(*edges.time);
  const std::string answer = fmt::format("At t = {} {}{}{}.", time, meetingText(evidence, pair),
                                         alongPieceText(evidence, pair),
                                         grazes ? afterContact(evidence) : laterOverlap(evidence));
  return {
      fmt::format("{} at t = {} · {}", contactWords(edges, hits, shown), time,
                  widestMeeting(evidence, pair)),
      hits ? Role::result : Role::gap,
      fmt::format(
          "{} {}{}", answer, foundText(evidence, pair),
          &pair == &*evidence.edgePair ? testedText(edges, withCount) : shownText(evidence)),
      edges.facing ? fmt::format("At t = {} {}.", time, widestMeeting(evidence, pair)) : answer};
}

/// What becomes of bodies that touch at the start.
std::string afterTouching(const SweptEdgesEvidence& edges) {
  if (edges.crossing) return crossingText(*edges.crossing);
  if (edges.passing) return " end to end" + passingText(*edges.passing);
  if (!edges.overlapTime) return "; the motion does not push them together";
  if (edges.overlapsAtOnce) return " and move into each other";
  return "; their interiors meet from t = " + number(*edges.overlapTime);
}

/// Of bodies that meet at the start.
Verdict startVerdict(const Evidence& evidence) {
  const SweptEdgesEvidence& edges = *evidence.edges;
  const std::string pair =
      bodyName(evidence, evidence.a) + " and " + bodyName(evidence, evidence.b);
  constexpr auto kLater = "the sweep of edges only finds contacts that begin later";
  if (edges.crossing && edges.crossing->atStart) {
    return {"Crossing at the start", Role::result,
            fmt::format("{} cross at t = 0, each between its ends: {}.", pair, kLater), ""};
  }
  if (edges.passing && edges.passing->atStart) {
    return {"On each other at the start", Role::result,
            fmt::format("{} lie on one line and share a piece of it at t = 0: {}.", pair, kLater),
            ""};
  }
  if (edges.initial == Relation::touching)
    return {"Touching at the start", roleOf(edges.initial),
            fmt::format("{} touch at t = 0{}.", pair, afterTouching(edges))};
  return {"Overlapping at the start", Role::result,
          fmt::format("{} overlap at t = 0: {}.", pair, kLater), ""};
}

}  // namespace

Verdict sweptEdgesResult(const Evidence& evidence, double time, bool withCount) {
  const SweptEdgesEvidence& edges = *evidence.edges;
  const std::string a = bodyName(evidence, evidence.a);
  const std::string b = bodyName(evidence, evidence.b);
  if (edges.contact == Contact::none) {
    constexpr auto kNever = "No end of an edge comes onto an edge of the other body in this step.";
    return {"No collision in this step", Role::gap,
            edges.tested == 0
                ? fmt::format("Around each edge and its whole way in this step there is a box. No "
                              "box of {} meets a box of {}, so the edges cannot meet either.",
                              a, b)
                : kNever + testedText(edges, withCount),
            fmt::format("{} and {} do not meet in this step.", a, b)};
  }
  return edges.contact == Contact::initial ? startVerdict(evidence)
                                           : contactVerdict(evidence, time, withCount);
}

}  // namespace sepax
