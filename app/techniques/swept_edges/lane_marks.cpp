#include "app/techniques/swept_edges/lane_marks.h"

#include "app/figure/font.h"
#include "app/figure/numbers.h"
#include "app/techniques/swept_edges/lane_recipe.h"
#include "app/techniques/swept_edges/steps_words.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sepax {

namespace {

// Logical pixels.
constexpr double kLine = 48;       ///< the lane, from the top, where the strip is high enough
constexpr double kLeastLine = 22;  ///< the same of a low one
constexpr double kDisc = 9;        ///< radius of a candidate
constexpr double kSameTime = 1.5;  ///< marks so near to each other tell no two times apart
constexpr double kOutside = 36;    ///< from an end of the lane to what lies outside of the step

/// Of a time; all that lies outside of the step stands beside the end that it is beyond.
double placeOf(double time, double width) {
  return time < 0   ? pathLaneX(0, width) - kOutside
         : time > 1 ? pathLaneX(1, width) + kOutside
                    : pathLaneX(time, width);
}

Standing standingOf(const Evidence& evidence, const EdgeCandidate& candidate, bool compared) {
  if (compared && isContact(evidence, candidate)) return Standing::contact;
  return candidate.fate == CandidateFate::accepted ? Standing::accepted : Standing::refused;
}

/// What becomes of a candidate with a time; it goes on from its corner's name.
std::string fateOf(const Evidence& evidence, const EdgeCandidate& candidate, bool compared) {
  if (*candidate.time < 0) return " too early, t = " + number(*candidate.time);
  if (*candidate.time > 1) return " too late, t = " + number(*candidate.time);
  return " " + fateText(evidence, candidate, compared);
}

/// Of one end; "corner" because edges have such names, too.
LaneMark markOf(Standing standing, Vec2 place, std::string number, std::string corner,
                std::string fate) {
  LaneMark mark{standing, place.x, place.y, std::move(number), {}, 1, std::move(corner), {}};
  mark.words = "corner " + mark.corners + fate;
  mark.fate = std::move(fate);
  return mark;
}

/// Into the disc of those that count alike at the same time, or, where there is no room for discs
/// above each other, under the same disc; else as a disc of its own.
void addTo(std::vector<LaneMark>& marks, LaneMark one, bool low) {
  const auto mark = std::ranges::find_if(marks, [&](const LaneMark& other) {
    const double reach = low ? radiusOf(other) + kDisc + 1 : kSameTime;
    return other.standing == one.standing && std::abs(one.x - other.x) <= reach;
  });
  if (mark == marks.end()) return marks.push_back(std::move(one));
  if (!one.numbers.empty()) mark->numbers += "·" + one.numbers;
  const bool published =
      one.standing == Standing::published || one.standing == Standing::publishedOther;
  mark->count += published || !one.numbers.empty() ? 1 : 0;  // discs without numbers are one
  mark->corners += "·" + one.corners;
  const bool alike = !one.fate.empty() && mark->fate == one.fate;
  mark->words = alike ? "corners " + mark->corners + one.fate : mark->words + "; " + one.words;
  if (!alike) mark->fate.clear();
}

/// A disc over the time that it stands for: above what counts more and stands there, below it where
/// the strip is too low; false where it has no room at all.
bool stack(LaneMark& mark, const std::vector<LaneMark>& placed, double height) {
  const double line = mark.y;
  const double radius = radiusOf(mark);
  for (const double way : {-1.0, 1.0}) {
    const auto inTheWay = [&] {
      return std::ranges::find_if(placed, [&](const LaneMark& other) {
        return std::hypot(mark.x - other.x, mark.y - other.y) < radius + radiusOf(other) + 1;
      });
    };
    mark.y = line;
    for (auto other = inTheWay(); other != placed.end(); other = inTheWay())
      mark.y = other->y + way * (radius + radiusOf(*other) + 1.01);
    if (mark.y >= radius && mark.y + radius <= height) return true;
  }
  return false;
}

/// In the order of their places; what counts most stands on the lane. Marks without room are left
/// out.
std::vector<LaneMark> placed(std::vector<LaneMark> marks, double height) {
  std::ranges::stable_sort(marks, {}, &LaneMark::standing);
  std::vector<LaneMark> result;
  for (LaneMark& mark : marks)
    if (stack(mark, result, height)) result.push_back(std::move(mark));
  std::ranges::stable_sort(result, {}, &LaneMark::x);
  return result;
}

std::vector<LaneMark> gathered(const std::vector<LaneMark>& singles, bool low) {
  std::vector<LaneMark> marks;
  for (const LaneMark& single : singles) addTo(marks, single, low);
  return marks;
}

}  // namespace

double laneY(const Figure& strip) {
  return std::clamp(strip.height - kLaneTimes - kLaneBorder, kLeastLine, kLine);
}

double radiusOf(const LaneMark& mark) {
  constexpr double kRim = 4;  // logical pixels, around the numbers
  return std::max(kDisc + 4.0 * (mark.count - 1),
                  textWidth(mark.numbers, kLaneText, Weight::semibold) / 2 + kRim);
}

void addWayOutside(Figure& strip, const LaneMark& mark) {
  constexpr double kHalfGap = 3;     // of the break, logical pixels
  constexpr Vec2 kSlant{2.5, -6.5};  // of its strokes from their middles
  const double end = std::clamp(mark.x, pathLaneX(0, strip.width), pathLaneX(1, strip.width));
  if (end == mark.x) return;
  const double y = laneY(strip);
  const double way = mark.x > end ? 1 : -1;
  const Vec2 middle{(end + mark.x - way * kDisc) / 2, y};
  for (const double side : {-way, way}) {
    const Vec2 at = middle + Vec2{side * kHalfGap, 0};
    const Vec2 far{side == way ? mark.x : end, y};
    strip.add(Stroke{Layer::guide, {at, far}, false, {Role::muted, 0.8}, 1.4, {2, 4}, Cap::butt});
    strip.add(Stroke{
        Layer::guide, {at - kSlant, at + kSlant}, false, {Role::muted, 1}, 1.6, {}, Cap::butt});
  }
}

namespace {

/// Each candidate of the recipe over the fraction of the path that it lies at, its time.
std::vector<LaneMark> recipeMarks(const Evidence& evidence, const ViewState& view,
                                  const Figure& strip) {
  std::vector<LaneMark> marks;
  for (RecipeMoment& moment : recipeMoments(evidence, view.step))
    marks.push_back(markOf(moment.taken ? Standing::published : Standing::publishedOther,
                           {placeOf(moment.time, strip.width), laneY(strip)}, "",
                           std::move(moment.corner), std::move(moment.fate)));
  return marks;
}

}  // namespace

std::vector<LaneMark> singleMarks(const Evidence& evidence, const ViewState& view,
                                  const Figure& strip) {
  if (!sweepShown(evidence, view)) return recipeMarks(evidence, view, strip);
  const SweepProgress progress = sweepProgress(evidence, view.step);
  const bool compared = progress.phase >= SweepProgress::Phase::first;
  const bool beside = besideRecipe(evidence, view, progress.phase);
  const bool ofAnswer = view.wording.still && progress.phase == SweepProgress::Phase::result;
  const EdgePairEvidence& pair = *evidence.edgePair;
  std::vector<LaneMark> marks;
  const int known = testsPairs(evidence) ? progress.candidates : 0;
  // One picture is of those that count, and so is the lane beside an article's answer.
  for (const auto& [index, number] :
       numberedCandidates(pair, known, compared, beside || ofAnswer)) {
    const EdgeCandidate& candidate = pair.candidates[index];
    if (!candidate.time) continue;
    const Standing standing = standingOf(evidence, candidate, compared);
    if (beside && view.wording.still && standing != Standing::contact) continue;
    marks.push_back(markOf(standing, {placeOf(*candidate.time, strip.width), laneY(strip)},
                           beside ? "" : number, endName(evidence, candidate),
                           fateOf(evidence, candidate, compared)));
  }
  if (const std::optional<double> time = shownRecipeTime(evidence, view))
    marks.push_back({Standing::published,
                     placeOf(*time, strip.width),
                     laneY(strip),
                     "",
                     "published t = " + number(*time),
                     1,
                     "published",
                     {}});
  return marks;
}

std::vector<LaneMark> laneMarks(const std::vector<LaneMark>& singles, double height) {
  const std::vector<LaneMark> apart = gathered(singles, false);
  std::vector<LaneMark> marks = placed(apart, height);
  const auto counting = [](const std::vector<LaneMark>& all) {
    return std::ranges::count_if(all, [](const LaneMark& mark) {
      return mark.standing != Standing::refused && mark.standing != Standing::publishedOther;
    });
  };
  // Those that do not count are rather left out than put to another time.
  return counting(marks) == counting(apart) ? marks : placed(gathered(singles, true), height);
}

}  // namespace sepax
