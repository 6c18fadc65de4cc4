#pragma once

#include "app/techniques/contract/published_method.h"
#include "app/techniques/contract/step_pairs.h"

#include <array>
#include <string>

/// "Collision detection with irregular polygons" (GameCodeSchool): CD.detect beside the exact
/// inside test, as printed and as meant: the counter reset for every vertex, without casts.
namespace sepax {

/// One step of it.
struct CrossingStep {
  enum class Phase {
    legs,        ///< of the virtual triangle
    radii,       ///< the distance against both radii
    angles,      ///< cosine and sine of both, once
    turn,        ///< a vertex of the first body to world space
    corners,     ///< both ends of a side, likewise
    firstHalf,   ///< of the condition, for a vertex and a side
    secondHalf,  ///< where the first one holds
    parity,      ///< of one vertex, where the counter is reset
    result
  } phase = Phase::result;
  int index = 0;  ///< turn and parity: of a vertex; corners and halves: into sides
};

/// All of them; with a counter for each vertex they end at the first odd one.
[[nodiscard]] std::vector<CrossingStep> crossingStepsOf(const PublishedCrossing& found);
/// The exact test beside them: both go through the points of A together.
[[nodiscard]] std::vector<StepPair> crossingPairs(const Evidence& evidence,
                                                  const PublishedCrossing& found);
/// The one that view.step names: -1 and steps past the end are the result.
[[nodiscard]] CrossingStep crossingStepAt(const PublishedCrossing& found, int step);
/// "hit", "no hit", "exception"
[[nodiscard]] std::string answerOf(const PublishedCrossing& found);
/// "A1", "A1½": a tested vertex of the first body.
[[nodiscard]] std::string crossingVertexName(const Evidence& evidence,
                                             const PublishedCrossing& found, int vertex);
/// "B2": a vertex or side of the second body, whose last vertex is the first one again.
[[nodiscard]] std::string crossingSideName(const Evidence& evidence, const PublishedCrossing& found,
                                           int side);

/// "side B2"; as typed "v = B2, w = B1"
[[nodiscard]] std::string crossingPassName(const Evidence& evidence, const PublishedCrossing& found,
                                           const PublishedPass& pass);
/// "3, odd"
[[nodiscard]] std::string crossingParityText(int count);
/// With as many digits as a far place needs: "16777216.5".
[[nodiscard]] std::string farNumber(double value);
[[nodiscard]] std::string farNumbers(Vec2 value);
/// Both, with all their digits where they are not the same and would read alike.
[[nodiscard]] std::array<std::string, 2> toldApart(double x, double y);
/// x of the vertex and of the side at its height: so, and with all digits where the quotient is
/// rounded to the wrong side.
[[nodiscard]] std::array<std::string, 2> decidingNumbers(const PublishedCrossing& found,
                                                         const PublishedPass& pass);
[[nodiscard]] double radiansOf(double degrees);

/// "1 < 2 + 3 = 5": the distance against the radii.
[[nodiscard]] std::string crossingRadiiText(const PublishedCrossing& found);

[[nodiscard]] std::vector<CodeLine> crossingLines(const Evidence& evidence,
                                                  const PublishedCrossing& found,
                                                  const ViewState& view);
/// Its answer, with what turns it away from the exact one.
[[nodiscard]] Verdict crossingResult(const Evidence& evidence, const PublishedCrossing& found);
[[nodiscard]] Verdict crossingVerdict(const Evidence& evidence, const PublishedCrossing& found,
                                      const ViewState& view);
void paintCrossing(const Evidence& evidence, const PublishedCrossing& found, const ViewState& view,
                   Figure& figure);
[[nodiscard]] std::vector<ComparedRow> crossingCompared(const Evidence& evidence,
                                                        const PublishedCrossing& found);

/// What the package, its fields and the scratch points are here.
[[nodiscard]] std::vector<PageName> crossingNames(const Evidence& evidence,
                                                  const PublishedCrossing& found);

/// The functions of the row of one reading: as it lies in the evidence.
template <std::optional<PublishedCrossing> Evidence::*which>
struct CrossingReadingRow {
  static bool known(const Evidence& evidence) {
    return evidence.*which && !(evidence.*which)->names.empty();
  }
  static int stepCount(const Evidence& evidence) {
    return known(evidence) ? static_cast<int>(crossingStepsOf(*(evidence.*which)).size()) : 0;
  }
  static std::vector<CodeLine> steps(const Evidence& evidence, const ViewState& view) {
    return crossingLines(evidence, *(evidence.*which), view);
  }
  static Verdict verdict(const Evidence& evidence, const ViewState& view) {
    return crossingVerdict(evidence, *(evidence.*which), view);
  }
  static void paint(const Evidence& evidence, const ViewState& view, Figure& figure) {
    paintCrossing(evidence, *(evidence.*which), view, figure);
  }
  static std::vector<StepPair> pairs(const Evidence& evidence) {
    return crossingPairs(evidence, *(evidence.*which));
  }
  static std::vector<PageName> names(const Evidence& evidence) {
    return crossingNames(evidence, *(evidence.*which));
  }
  static std::vector<ComparedRow> compared(const Evidence& evidence) {
    return crossingCompared(evidence, *(evidence.*which));
  }
};

using PrintedCrossing = CrossingReadingRow<&Evidence::publishedCrossing>;
using TypedCrossing = CrossingReadingRow<&Evidence::publishedCrossingTyped>;
using DoublesCrossing = CrossingReadingRow<&Evidence::publishedCrossingDoubles>;
using MeantCrossing = CrossingReadingRow<&Evidence::publishedCrossingMeant>;

}  // namespace sepax
