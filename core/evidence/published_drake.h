#pragma once

#include "core/evidence/terms.h"
#include "core/exact/vec2.h"

#include <array>
#include <optional>
#include <vector>

/// What "Collision point of two non-rotating polygons" (Mighty Drake) answers, as described.
namespace sepax {

/// How the text is read where it is open or errs.
enum class RecipeReading {
  figures,             ///< as its figures show it
  describedIntercept,  ///< lines of which one is vertical: the y-intercept as described
  drawnSegment,        ///< a candidate is on the other segment where that is drawn, at t = 0
  noShortcut           ///< nearly parallel lines are crossed as all others
};

/// Which of the article's cases a pair of segments is.
enum class DrakeCase { crossing, parallel, nearlyParallel };

/// What the recipe comes to.
enum class DrakeOutcome {
  collision,
  noCollision,
  zeroOverZero,    ///< parallel, rates and distance 0; or a path of length 0
  divisionByZero,  ///< parallel, rates 0, distance not 0
};

/// What the recipe does with one of the four candidate points.
enum class DrakeVerdict {
  noPath,          ///< the endpoint rests: its path is no line
  pathsParallel,   ///< its path never crosses the path of the meeting point
  outsideSegment,  ///< farther from an end of the other segment than its length
  accepted,
  notReached,  ///< an earlier one in the sorted list was accepted
};

/// One endpoint's path against the path of the meeting point; of parallel lines one endpoint at the
/// time at which they coincide.
struct DrakeCandidate {
  Owner owner = Owner::a;  ///< of the endpoint
  int end = 0;             ///< 0 or 1
  DrakeVerdict verdict = DrakeVerdict::noPath;
  std::optional<Vec2> point;
  double distance = 0;         ///< to the initial meeting point: unsigned, the sorting key
  double along = 0;            ///< (point - initial) · (final - initial): its sign tells before
                               ///< from after; no root is taken for it
  std::optional<double> time;  ///< distance over the path's length: never negative
  std::array<double, 2> toEnds{};   ///< distances to the ends of the other segment at that time
  double otherLength = 0;           ///< of the other segment
  std::array<Vec2, 2> otherEnds{};  ///< of the other segment at that time; as it is drawn where
                                    ///< that is the reading
  bool beside = false;  ///< the point is clearly none of that segment, whatever the distances say
  bool behind = false;  ///< it lies on the path before its start: the meeting was at t < 0
  bool beyond = false;  ///< it lies on the path past its end: the meeting is at t > 1
};

/// x of the point in which two sloped lines meet, with slopes m and points (x, y) on them.
struct DrakeQuotient {
  double above = 0;  ///< m2 x2 - m1 x1 - y2 + y1
  double below = 0;  ///< m2 - m1
};

/// A line by its numbers: y = slope x + intercept.
struct DrakeLine {
  std::optional<double> slope;  ///< absent = vertical
  double intercept = 0;         ///< y where x = 0; of a vertical line its x
};

/// Square roots that the recipe takes for a pair.
struct RecipeRoots {
  int plain = 0;    ///< where every distance is taken
  int squares = 0;  ///< where squares are compared, as the article proposes
  int ratio = 0;    ///< where the time is a quotient of two dot products
};

/// The article's recipe for one pair of segments. Of two segments A's comes first.
struct PublishedSweptSegments {
  DrakeCase kind = DrakeCase::crossing;
  DrakeOutcome outcome = DrakeOutcome::noCollision;
  std::optional<double> time;  ///< of a collision; the article never asks for 0 <= t <= 1
  std::optional<Vec2> point;
  /// Of a collision: the place, nearest to `point`, of the segment that is farther from it then.
  std::optional<Vec2> fartherPoint;
  std::optional<Vec2> initial;             ///< meeting point of the extended segments at the start
  std::optional<Vec2> final;               ///< and at the end
  std::vector<DrakeCandidate> candidates;  ///< sorted by distance, as the article does
  double gap = 0;                          ///< parallel: distance of the lines
  double rateA = 0;                        ///< parallel: closing speeds
  double rateB = 0;
  std::array<DrakeLine, 2> startLines;    ///< through the segments at the start
  std::array<DrakeLine, 2> endLines;      ///< at the end: both moved, the slopes are the same
  std::array<bool, 2> resting{};          ///< the segment has no velocity
  std::optional<DrakeQuotient> initialX;  ///< of `initial`; absent where a line is vertical
  bool oneVertical = false;               ///< the meeting points come from the y-intercept
  std::optional<Vec2> initialAsPrinted;  ///< oneVertical: with the sign of the intercept as printed
  std::optional<Vec2> initialOnLines;    ///< oneVertical: where the lines do meet
  bool printedElsewhere = false;         ///< these two are not the same place
  std::optional<Vec2> avoided;           ///< nearlyParallel: where they meet at the start, far away
  double spacing = 0;   ///< of the doubles around the larger coordinate of `initial` or `avoided`
  bool coarse = false;  ///< that spacing is more than rounding beside the shorter segment
  std::optional<double> slopeDifference;  ///< parallel: of two sloped lines, unsigned
  double nearParallelSlope = 0;           ///< lines whose slopes differ by less count as parallel
  double pathLength = 0;                  ///< from the initial to the final meeting point
  double pathSquare = 0;                  ///< its square, by a dot product
  RecipeRoots roots;
};

/// One edge pair of two polygons.
struct PublishedEdgePair {
  int a = 0;
  int b = 0;
  PublishedSweptSegments result;
};

/// The recipe for two polygons.
struct PublishedSwept {
  std::vector<PublishedEdgePair> pairs;  ///< those whose swept boxes meet
  int culled = 0;                        ///< the other pairs
  int chosen = -1;                       ///< index into pairs: smallest time, -1 = no collision
  bool objectsMeet = false;              ///< the boxes of the whole polygons, motion included
  RecipeReading reading = RecipeReading::figures;
};

/// The pair of edges whose recipe is told.
struct RecipePair {
  int a = 0;
  int b = 0;
  int index = -1;      ///< into PublishedSwept::pairs; -1 = culled
  bool alike = false;  ///< it is not the chosen pair, but hits at the same time but for rounding
};

/// Why the recipe's answer for two polygons is not the exact one.
enum class RecipeFault {
  none,
  // It misses the first contact, or takes a later one for it.
  neverLooksAtStart,  ///< the polygons meet at t = 0
  restingPoint,      ///< crossing edges that slide along themselves: the meeting point rests, 0 / 0
  roundedPath,       ///< the same, but the meeting point travels, less than its rounding
  closingAlongLine,  ///< parallel edges on one line, no closing speed: 0 / 0
  noClosingSpeed,    ///< parallel edges, no closing speed: division by 0
  equalEdges,   ///< parallel edges that meet along a piece: no distance is less than the length
  cornersOnly,  ///< parallel edges that meet in their ends: no distance is less than the length
  treatedAsParallel,  ///< edges that are not parallel are counted as such
  restingEnd,         ///< the ends in contact rest: they have no path
  parallelPaths,      ///< the path of an end in contact runs along that of the meeting point
  roundedAway,        ///< the contact comes out beyond an end of the edge, by rounding
  laterCandidate,     ///< none of these is the reason: it takes a later candidate
  // It finds none, and there is none, but by a division by 0.
  noAnswer,
  // What its reading makes of it: as its figures show it, the answer is another.
  wrongIntercept,   ///< the sign of the y-intercept
  drawnElsewhere,   ///< the other segment has left the place where it is drawn
  farMeetingPoint,  ///< the meeting point is far away, and so are its neighbouring numbers
  // It reports a hit that is none, or one that comes too early.
  outsideStep,     ///< its time is not in [0, 1]
  hitAsParallel,   ///< edges that are not parallel are counted as such
  wrongTime,       ///< the pair meets at another time, `exactTime`
  edgesDoNotMeet,  ///< the pair does not meet during the step
};

/// The recipe's answer beside the exact one.
struct RecipeComparison {
  RecipeFault fault = RecipeFault::none;  ///< none: the same answer but for the recipe's rounding
  int edgeA = -1;                         ///< the pair at fault; -1 where it is no pair's
  int edgeB = -1;
  std::optional<double> exactTime;  ///< wrongTime: first contact of that pair
  std::vector<RecipeFault>
      faults;              ///< all that hold; of a miss those of every pair in contact first
  bool rests = false;      ///< nothing moves and it reports nothing, as it should: it is compared
                           ///< with no answer, since it is asked what a motion leads to
  bool undefined = false;  ///< it has no answer: noAnswer
  /// drawnElsewhere: what becomes of the candidate that the figures' reading accepts; absent where
  /// that reading has none.
  std::optional<DrakeCandidate> meant;
  bool contactDiffers = false;  ///< one reports a contact, the other none
  bool timeDiffers = false;     ///< of two contacts, by more than the recipe's rounding
  bool pointDiffers = false;    ///< the recipe's point is none of the exact contact's
  bool pairDiffers = false;     ///< the recipe's pair is not in contact first
};

}  // namespace sepax
