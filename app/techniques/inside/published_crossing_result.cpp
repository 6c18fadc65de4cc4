#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/words.h"
#include "app/techniques/inside/published_crossing.h"
#include "app/techniques/inside/published_fault.h"
#include "app/techniques/inside/steps_words.h"

#include <fmt/format.h>

#include <string>

// What CD.detect answers in the end, and what of it is wrong.

namespace sepax {

namespace {

std::string reading(const PublishedCrossing& found) {
  if (found.doubles) return "GameCodeSchool’s crossing rule in doubles";
  if (found.slopeAsTyped && found.nextAsTyped) return "GameCodeSchool’s CD.detect as typed";
  if (found.slopeAsTyped) return "GameCodeSchool’s CD.detect with (x2 − x2) as typed";
  if (found.nextAsTyped) return "GameCodeSchool’s CD.detect with vertexList[i + 1] as typed";
  return found.perVertex ? "GameCodeSchool’s CD.detect, even mended,"
                         : "GameCodeSchool’s CD.detect";
}

/// What leads to the answer where every vertex has a count of its own.
std::string whyText(const Evidence& evidence, const PublishedCrossing& found) {
  if (testsOneWay(found))
    return fmt::format("tests only the points of {}, and none of them lies inside {}",
                       bodyName(evidence, evidence.a), bodyName(evidence, evidence.b));
  if (found.deciding < 0) return "finds no vertex with an odd count";
  return fmt::format("finds an odd count at {}",
                     crossingVertexName(evidence, found, found.deciding));
}

}  // namespace

std::string crossingRadiiText(const PublishedCrossing& found) {
  return fmt::format("{} {} {} + {} = {}", number(found.distance), found.radiiOverlap ? "<" : "≥",
                     number(found.radiusFirst), number(found.radiusSecond), number(found.reach));
}

Verdict crossingResult(const Evidence& evidence, const PublishedCrossing& found) {
  const std::string answer = answerOf(found);
  Verdict verdict{answer, found.outOfRange ? Role::other : roleOfHit(found.collided), ""};
  if (!found.radiiOverlap) {
    verdict.badge += ", radii apart";
    verdict.sentence = fmt::format("{} finds the distance {} and answers no hit{}.", reading(found),
                                   crossingRadiiText(found), faultClause(evidence, found));
    return verdict;
  }
  if (found.outOfRange) {
    const PublishedPass& last = found.sides.back();
    verdict.sentence =
        fmt::format("{} asks at {} for index {} of a list that ends at {}: an exception{}.",
                    reading(found), crossingVertexName(evidence, found, last.vertex), last.next,
                    found.second.size() - 1, faultClause(evidence, found));
    return verdict;
  }
  if (!found.perVertex) {
    verdict.badge += ", " + crossingsText(found.crossings);
    verdict.sentence = fmt::format("{} adds up {} of all vertices, {}: {}{}.", reading(found),
                                   crossingsText(found.crossings), found.collided ? "odd" : "even",
                                   answer, faultClause(evidence, found));
    return verdict;
  }
  verdict.sentence = fmt::format("{} {}: {}{}.", reading(found), whyText(evidence, found), answer,
                                 faultClause(evidence, found));
  return verdict;
}

}  // namespace sepax
