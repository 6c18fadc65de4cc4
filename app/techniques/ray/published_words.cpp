#include "app/figure/numbers.h"
#include "app/techniques/drawing/words.h"
#include "app/techniques/ray/published.h"
#include "app/techniques/ray/published_same.h"
#include "app/techniques/ray/ray.h"
#include "app/techniques/ray/steps_words.h"
#include "app/techniques/ray/walk_words.h"

#include <fmt/format.h>

#include <cmath>
#include <string>
#include <vector>

namespace sepax {

std::string costText(const LineStorageCost& cost) {
  return fmt::format("{}, {} copied", counted(cost.allocations, "block"), cost.copied);
}

std::string endPlaceText(const PublishedRay& ray) {
  constexpr int kMostDigits = 17;
  const auto shown = [](double value, int digits) {
    return std::stod(fmt::format("{:.{}f}", value, digits));
  };
  const auto coordinate = [shown](double value, std::int64_t pixel) {
    int digits = 2;
    const double whole = static_cast<double>(pixel);
    // The cast cuts the digits off: so many are shown that this gives the pixel.
    while (digits < kMostDigits && std::trunc(shown(value, digits)) != whole) ++digits;
    return number(value, digits);
  };
  return fmt::format("({}, {})", coordinate(ray.end.x, ray.setup.to.x),
                     coordinate(ray.end.y, ray.setup.to.y));
}

namespace {

using Phase = RayCastProgress::Phase;

/// What is wrong with the answer, to end its sentence.
std::string faultWords(const Evidence& evidence) {
  const std::optional<RayHit>& exact = evidence.ray->conservative;
  switch (evidence.publishedRay->fault) {
    case RayFault::opposite:
      return fmt::format("; the pixel of the start is {}", evidence.ray->hit ? "solid" : "empty");
    case RayFault::missed: {
      const std::string others = metWithHit(walkOf(*evidence.rayWalks, RayWalkId::cells));
      return others.empty()
                 ? fmt::format("; the ray meets the solid pixel {}", pixelText(exact->pixel))
                 : fmt::format("; the ray meets the solid pixels {} and {}",
                               pixelText(exact->pixel), others);
    }
    case RayFault::invented:
      return "; the ray meets no solid pixel";
    case RayFault::otherPixel:
      return fmt::format("; the ray meets {} first", pixelText(exact->pixel));
    case RayFault::noAnswer:
    case RayFault::outOfRange:
    case RayFault::none:
      break;
  }
  return "";
}

/// "x", or "y" of a line that is steep: what rises along the page's list.
const char* risingAxis(const PublishedRay& ray) { return ray.setup.steep ? "y" : "x"; }

}  // namespace

std::optional<PixelCast> wrongCast(const Evidence& evidence) {
  const PublishedRay& ray = *evidence.publishedRay;
  if (!ray.castElsewhere) return std::nullopt;
  const RayEvidence& exact = *evidence.ray;
  if (ray.setup.from != exact.firstPixel) return PixelCast{true, ray.setup.from, exact.firstPixel};
  return PixelCast{false, ray.setup.to, exact.lastPixel};
}

namespace {

/// Which pixel or tile the page rounds to, and which it is.
std::string roundingReason(const Evidence& evidence) {
  const PublishedRay& ray = *evidence.publishedRay;
  const auto cast = [](const char* name, const std::string& place, Pixel made, Pixel exact) {
    return fmt::format("Its cast to int rounds the {} {} towards 0, to pixel {} in place of {}.",
                       name, place, pixelText(made), pixelText(exact));
  };
  if (const std::optional<PixelCast> wrong = wrongCast(evidence))
    return cast(wrong->start ? "start" : "end",
                wrong->start ? numbers(ray.start) : endPlaceText(ray), wrong->made, wrong->exact);
  return fmt::format(
      "Divided in single precision, pixel {} is rounded into tile {} in place of {}.",
      pixelText(ray.misplaced->pixel), pixelText(ray.misplaced->tile),
      pixelText(ray.misplaced->exact));
}

std::string endReason(const Evidence& evidence) {
  return fmt::format(
      "Its end, start and direction added up, is rounded: the line ends at {}, the ray at {}.",
      pixelText(evidence.publishedRay->setup.to), pixelText(evidence.ray->lastPixel));
}

/// What the line from the start meets where the swapped one decides its ties the other way.
std::string tieReason(const Evidence& evidence) {
  const PublishedRay& ray = *evidence.publishedRay;
  const std::optional<Pixel>& hit = evidence.rayWalks->bresenham.hit;
  return fmt::format(
      "It lays its line from the end, so that {} rises: midway between two pixels it takes the "
      "other one. A line from the start {}.",
      risingAxis(ray), hit ? "would hit " + pixelText(*hit) : std::string("would hit nothing"));
}

/// Why a wrong answer is wrong, as a sentence; empty where another one says it.
std::string reasonText(const Evidence& evidence) {
  const PublishedRay& ray = *evidence.publishedRay;
  if (ray.fault == RayFault::none || ray.errors.empty()) return "";
  const std::vector<DiagonalLeak>& leaks = evidence.rayWalks->published.leaks;
  switch (ray.errors.front()) {
    case RayError::rounding:
      return roundingReason(evidence);
    case RayError::roundedEnd:
      return endReason(evidence);
    case RayError::wrongEnd:
      return fmt::format(
          "It compares the first pixel, {}, with the unrounded start {}, finds them different and "
          "so walks from the end.",
          pixelText(ray.line.front()), numbers(ray.start));
    case RayError::swappedTie:
      return tieReason(evidence);
    case RayError::diagonalLeak:
      if (leaks.empty()) return "";
      return fmt::format("Its line has {} and {}, and slips between two solid pixels.",
                         pixelText(leaks.front().to), pixelText(leaks.front().from));
    case RayError::otherPixels:
      return fmt::format("Its line has one pixel in each {}, not every one that the ray crosses.",
                         ray.setup.steep ? "row" : "column");
    case RayError::zeroLength:
    case RayError::zeroDirection:
    case RayError::smallBitmap:
      break;
  }
  return "";
}

Role roleOf(const PublishedRay& ray) { return roleOfHit(ray.collides); }

/// What a hit lacks, where it is asked for.
std::string_view normalWords(const PublishedRay& ray) {
  return ray.normalAsked && ray.hit ? ", without a normal" : "";
}

Verdict zeroLengthVerdict(const Evidence& evidence) {
  const PublishedRay& ray = *evidence.publishedRay;
  const std::string answer = ray.collides ? "a hit" : "no hit";
  return {answer + " at length 0", roleOf(ray),
          fmt::format("At length 0 Cozic’s RayCast answers the opposite of its pixel: {} at {}{}.",
                      answer, pixelText(ray.tests.front().pixel), faultWords(evidence))};
}

/// Ended by a pixel that a tile's picture does not have.
Verdict rangeVerdict(const Evidence& evidence) {
  const PublishedTest& test = *evidence.publishedRay->outOfRange;
  const std::optional<RayHit>& exact = evidence.ray->conservative;
  return {
      "index out of range", Role::other,
      fmt::format("Cozic’s RayCast asks tile {} for its pixel {}, but its bitmap is {} × {}: the "
                  "index is out of range, and there is no answer; the ray meets {}.",
                  pixelText(test.tile), pixelText(test.local), test.bitmap.x, test.bitmap.y,
                  exact ? "the solid pixel " + pixelText(exact->pixel) : "no solid pixel")};
}

Verdict resultVerdict(const Evidence& evidence) {
  const PublishedRay& ray = *evidence.publishedRay;
  if (ray.outOfRange) return rangeVerdict(evidence);
  if (ray.zeroLength) return zeroLengthVerdict(evidence);
  if (ray.undefined)
    return {"no answer", Role::other,
            "Cozic’s RayCast divides the direction (0, 0) by its length 0: the end is no number, "
            "and there is no answer."};
  if (ray.tooLong)
    return {"not built", Role::other,
            "Cozic’s RayCast lists every pixel of the ray before it looks at one; a list as long "
            "as this is not built here."};
  const std::string answer =
      ray.collides ? fmt::format("a hit at {}", pixelText(*ray.hit)) : "no hit";
  const std::optional<SameAnswer> same = sameRayAnswer(evidence);
  const std::string why = same ? same->sentence : reasonText(evidence);
  return {ray.collides ? "hit " + pixelText(*ray.hit) : "no hit", roleOf(ray),
          fmt::format("Cozic’s RayCast reports {}{}.{}", answer,
                      std::string(normalWords(ray)) + faultWords(evidence),
                      why.empty() ? why : " " + why)};
}

std::string setupText(const PublishedLineStart& setup) {
  std::string swaps = setup.steep && setup.swapped ? "x and y, and the two points, are swapped"
                      : setup.steep                ? "x and y are swapped"
                      : setup.swapped              ? "the two points are swapped"
                                                   : "nothing is swapped";
  return fmt::format("Published: BresenhamLine from {} to {}: {}, deltax = {} and deltay = {}.",
                     pixelText(setup.from), pixelText(setup.to), swaps, setup.deltax, setup.deltay);
}

std::string turnText(const PublishedRay& ray, const RayCastProgress& progress) {
  const std::size_t known = progress.turns;
  const PublishedLineTurn& turn = ray.turns[known - 1];
  const char* order = turn.tie ? "exactly" : turn.steps ? "no less than" : "less than";
  const std::string tie = !turn.tie           ? ""
                          : ray.setup.swapped ? ", a tie, decided as seen from the end of the ray"
                                              : ", a tie, decided as seen from its start";
  const std::string last = progress.skips && known == ray.line.size()
                               ? fmt::format(", the last of {}", known)
                               : std::string();
  return fmt::format(
      "Published: {}point {} is {}{}; the error becomes {}, and twice that is {} {}{}: {}.",
      progress.skips ? "and so on; " : "", known - 1, pixelText(turn.pixel), last, turn.error,
      order, ray.setup.deltax, tie, turn.steps ? "y steps" : "y stays");
}

std::string choiceText(const PublishedRay& ray) {
  if (!ray.backwards)
    return "Published: the first point is the position itself, so the walk starts there.";
  return fmt::format(
      "Published: the first point {} is not the position {}, so the walk starts at "
      "the last one, {}.",
      pixelText(ray.line.front()), numbers(ray.start), pixelText(ray.line.back()));
}

std::string testText(const PublishedTest& test) {
  const std::string place =
      !test.inMap        ? "outside the map, it can be crossed"
      : test.palette < 0 ? "its tile is blank, it can be crossed"
      : test.pastBitmap
          ? fmt::format("the bitmap of its tile is {} × {} and has no pixel {}: out of range",
                        test.bitmap.x, test.bitmap.y, pixelText(test.local))
      : test.traversable ? fmt::format("pixel {} of its tile is empty", pixelText(test.local))
                         : fmt::format("pixel {} of its tile is solid", pixelText(test.local));
  return fmt::format("Published: IsPointTraversable {}: {}.", pixelText(test.pixel), place);
}

std::string endText(const PublishedRay& ray) {
  if (ray.undefined) return "Published: the direction (0, 0) is divided by its length, 0.";
  return fmt::format("Published: the end is {} + {} · {} = {}.", numbers(ray.start),
                     numbers(ray.direction, 3), number(ray.length), endPlaceText(ray));
}

Verdict stepVerdict(const PublishedRay& ray, const RayCastProgress& progress) {
  switch (progress.phase) {
    case Phase::lengthTest:
      return {"length", Role::other,
              fmt::format("Published: the length {} is {}0.", number(ray.length),
                          ray.zeroLength ? "" : "not ")};
    case Phase::end:
      return {"end of the ray", Role::other, endText(ray)};
    case Phase::setup:
      return {"the line", Role::other, setupText(ray.setup)};
    case Phase::turn:
      return {fmt::format("point {} of {}", progress.turns, ray.line.size()), Role::other,
              turnText(ray, progress)};
    case Phase::choice:
      return {"where to start", Role::other, choiceText(ray)};
    case Phase::test:
      return {fmt::format("test {}", progress.tests), Role::other,
              testText(ray.tests[progress.tests - 1])};
    case Phase::result:
      break;
  }
  return {};
}

}  // namespace

Verdict rayCastVerdict(const Evidence& evidence, const ViewState& view) {
  const PublishedRay& ray = *evidence.publishedRay;
  const RayCastProgress progress = rayCastProgress(ray, view.step);
  return progress.phase == Phase::result ? resultVerdict(evidence) : stepVerdict(ray, progress);
}

}  // namespace sepax
