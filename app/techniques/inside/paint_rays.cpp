#include "app/techniques/inside/paint_rays.h"

#include "app/figure/font.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/contract/shown_ground.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/drawing/names.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <utility>

namespace sepax {

namespace {

using Phase = InsideProgress::Phase;

constexpr double kOverhang = 56;       ///< logical pixels beyond the rightmost vertex
constexpr double kLeastOverhang = 20;  ///< the same, where room is scarce
constexpr double kBeforeCount = 6;     ///< between the end of a ray and its count
constexpr double kRightMargin = 22;    ///< around the counts at the ends of rays
constexpr double kSums = 76;           ///< and for an article's sums behind them
constexpr double kRow = 18;            ///< between two counts at the ends of rays
constexpr double kBend = 10;           ///< for the lines to counts that stand apart from their rays
constexpr double kDisc = 9;            ///< logical pixels, radius of a counter
constexpr double kSamePlace = 1;       ///< logical pixels: nearer places are drawn as one

bool isLoud(const InsideShown& shown, int point) {
  return !shown.dim && (shown.focus < 0 || shown.focus == point);
}

/// A vertex of B, or a point of A.
const PointEvidence& rayPoint(const InsideEvidence& inside, const InsideShown& shown, int point) {
  return shown.ofB ? inside.bInA[static_cast<std::size_t>(point)] : pointAt(inside, point);
}

std::string rayName(const Evidence& evidence, const InsideShown& shown, int point) {
  return shown.ofB ? nameOf(evidence, {Owner::b, point}) : pointName(evidence, point);
}

/// Meetings of the ray that are known at the step.
std::vector<RayCrossing> knownMeetings(const InsideEvidence& inside, const InsideShown& shown,
                                       int point) {
  const InsideProgress& progress = shown.progress;
  std::vector<RayCrossing> ray = rayPoint(inside, shown, point).ray;
  const bool walking = progress.point == point &&
                       (progress.phase == Phase::point || progress.phase == Phase::crossing);
  if (walking) ray.resize(static_cast<std::size_t>(progress.meeting));
  return ray;
}

void addPiece(Figure& figure, Vec2 from, Vec2 to, bool inside, double alpha) {
  if (to.x <= from.x) return;
  const PartScope part(figure, inside ? Part::rayInside : Part::rayOutside);
  figure.add(Stroke{Layer::evidence,
                    {from, to},
                    false,
                    {inside ? Role::result : Role::gap, alpha},
                    inside ? 2.4 : 1.6,
                    inside ? Dash{} : Dash{7, 5},
                    Cap::butt});
}

Vec2 endOf(const InsideShown& shown, Vec2 from) {
  return {std::max(shown.rayEnd, from.x + kOverhang), from.y};
}

/// The ray in pieces: inside and outside change at every edge that counts.
void addPieces(Figure& figure, const Evidence& evidence, const ViewState& view,
               const InsideShown& shown, int index) {
  const PointEvidence& point = rayPoint(*evidence.inside, shown, index);
  const double alpha = isLoud(shown, index) ? 1 : 0.3;
  const std::vector<RayCrossing> known = knownMeetings(*evidence.inside, shown, index);
  Vec2 from = view.camera.toScreen(point.point);
  const Vec2 end = endOf(shown, from);
  if (known.size() != point.ray.size()) {
    // Nothing is known ahead of the last crossing, so no side is claimed.
    const PartScope part(figure, Part::rayAhead);
    figure.add(
        Stroke{Layer::evidence, {from, end}, false, {Role::accent, 1}, 1.6, {7, 5}, Cap::butt});
    return;
  }
  bool inside = point.parity;
  for (const RayCrossing& crossing : known) {
    const Vec2 at = view.camera.toScreen(crossing.point);
    addPiece(figure, from, at, inside, alpha);
    inside = crossing.leadsInside;
    from = at;
  }
  addPiece(figure, from, end, inside, alpha);
}

/// What rays count at a place, and whether one passes an edge over there. Crossings so near that
/// one disc would hide another's number have one together, half way between.
struct Counter {
  Vec2 at;
  std::vector<int> counts;
  bool passedOver = false;
};

Counter& counterAt(std::vector<Counter>& counters, Vec2 at) {
  const auto found = std::ranges::find_if(
      counters, [&](const Counter& counter) { return distance(counter.at, at) < kDisc; });
  if (found != counters.end()) {
    found->at = (found->at + at) / 2;
    return *found;
  }
  return counters.emplace_back(Counter{at, {}, false});
}

std::vector<Counter> countersOf(const Evidence& evidence, const ViewState& view,
                                const InsideShown& shown, const std::vector<int>& points) {
  std::vector<Counter> counters;
  for (const int point : points) {
    if (!isLoud(shown, point)) continue;
    int count = 0;
    for (const RayCrossing& crossing : knownMeetings(*evidence.inside, shown, point)) {
      if (crossing.meeting == RayMeeting::holdsPoint) continue;
      Counter& counter = counterAt(counters, view.camera.toScreen(crossing.point));
      if (crossing.meeting != RayMeeting::counted) {
        counter.passedOver = true;
      } else if (std::ranges::count(counter.counts, ++count) == 0) {
        counter.counts.push_back(count);
      }
    }
  }
  return counters;
}

/// A numbered disc where a ray crosses; a hollow square where the half-open rule passes an edge
/// over, around the disc where the next edge at the same corner counts.
void addCounter(Figure& figure, const Counter& counter) {
  std::string numbers;
  for (const int count : counter.counts) {
    numbers += (numbers.empty() ? "" : "·") + std::to_string(count);
  }
  const double more =
      counter.counts.size() > 1 ? 4.0 * static_cast<double>(counter.counts.size()) : 0;
  const double radius = kDisc + more;
  const double side = radius + 3;  // half of the square's
  if (counter.passedOver) {
    const PartScope part(figure, Part::rayBoundary);
    const Vec2 half{side, side};
    figure.add(Box{Layer::handle,
                   counter.at - half,
                   counter.at + half,
                   0,
                   {Role::ground, 0},
                   {Role::path, 1},
                   1.8});
  }
  if (!numbers.empty()) {
    const PartScope part(figure, Part::rayCount);
    figure.add(Dot{Layer::handle, counter.at, radius, {Role::ground, 1}, {Role::text, 0.8}, 1.4});
    figure.add(Text{Layer::handle,
                    counter.at + Vec2{0, 4.2},
                    numbers,
                    12,
                    Weight::semibold,
                    Align::center,
                    {Role::text, 1},
                    false});
  }
  keepClear(figure, counter.at, counter.passedOver ? side + 1 : radius);
}

/// What the half-open rule makes of the corners that rays touch, where they are few.
void addCornerWords(Figure& figure, const std::vector<Counter>& counters) {
  constexpr std::ptrdiff_t kFew = 3;
  if (std::ranges::count(counters, true, &Counter::passedOver) > kFew) return;
  const PartScope part(figure, Part::rayBoundary);
  for (const Counter& counter : counters) {
    if (!counter.passedOver) continue;
    addLabel(figure, counter.at, {0.6, -1},
             counter.counts.empty() ? "touched: not counted" : "corner: counted once", Role::path,
             -1);
    figure.labels.back().text.size = 12;
    figure.labels.back().distance = kDisc + 7;
  }
}

/// What stands at the end of a ray, or of several on one line that say the same.
struct Count {
  Vec2 at;
  std::string names;  ///< of the points
  std::string words;
  Role role = Role::text;
};

std::string wordsOf(const Count& count) { return count.names + ": " + count.words; }

Count countOf(const Evidence& evidence, const ViewState& view, const InsideShown& shown,
              int index) {
  const PointEvidence& point = rayPoint(*evidence.inside, shown, index);
  const std::vector<RayCrossing> known = knownMeetings(*evidence.inside, shown, index);
  const Vec2 at = endOf(shown, view.camera.toScreen(point.point));
  const std::string name = rayName(evidence, shown, index);
  if (known.size() == point.ray.size()) {
    return {at, name, fmt::format("{} {}", point.crossings, point.parity ? "odd" : "even"),
            roleOf(point.side)};
  }
  const auto counted = std::ranges::count_if(
      known, [](const RayCrossing& crossing) { return crossing.meeting == RayMeeting::counted; });
  return {at, name, std::to_string(counted), Role::accent};
}

/// Those that say the same at one place are one.
std::vector<Count> joined(std::vector<Count> counts) {
  std::vector<Count> result;
  for (Count& count : counts) {
    const auto same = std::ranges::find_if(result, [&](const Count& other) {
      return distance(other.at, count.at) < kSamePlace && other.words == count.words &&
             other.role == count.role;
    });
    if (same == result.end())
      result.push_back(std::move(count));
    else
      same->names += ", " + count.names;
  }
  return result;
}

/// Heights of rows at least so far apart and as near as can be to these, which ascend: the least
/// sum of squares, by pooling neighbours that are too near (Ayer et al. 1955).
std::vector<double> rowsNear(const std::vector<double>& heights, double apart) {
  struct Pool {
    double sum = 0;
    int count = 0;
    [[nodiscard]] double mean() const { return sum / count; }
  };
  std::vector<Pool> pools;
  for (std::size_t i = 0; i < heights.size(); ++i) {
    pools.push_back({heights[i] - apart * static_cast<double>(i), 1});
    while (pools.size() > 1 && pools[pools.size() - 2].mean() >= pools.back().mean()) {
      const Pool last = pools.back();
      pools.pop_back();
      pools.back() = {pools.back().sum + last.sum, pools.back().count + last.count};
    }
  }
  std::vector<double> rows;
  for (const Pool& pool : pools)
    for (int i = 0; i < pool.count; ++i)
      rows.push_back(pool.mean() + apart * static_cast<double>(rows.size()));
  return rows;
}

/// Of both bodies, logical pixels.
double rightmostOf(const Evidence& evidence, const Camera& camera) {
  double right = -kInfinity;
  for (const auto* places : {&evidence.inside->placesB, &evidence.inside->placesA})
    for (const Vec2 place : *places) right = std::max(right, camera.toScreen(place).x);
  return right;
}

/// In rows; `outside` = the rays end to the right of both bodies, where there is room for them.
void addCounts(Figure& figure, std::vector<Count> counts, bool outside) {
  const PartScope part(figure, Part::rayCount);
  std::ranges::stable_sort(counts, {}, [](const Count& count) { return count.at.y; });
  std::vector<double> heights;
  for (const Count& count : counts) heights.push_back(count.at.y);
  const std::vector<double> rows = rowsNear(heights, outside ? kRow : 0);
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const Count& count = counts[i];
    const Vec2 place{count.at.x + (outside ? kBend : 0), rows[i]};
    if (std::abs(place.y - count.at.y) > kSamePlace)
      figure.add(
          Stroke{Layer::guide, {count.at, place}, false, {count.role, 0.8}, 1.2, {}, Cap::round});
    addLabel(figure, place, {1, 0}, wordsOf(count), count.role, 7);
    figure.labels.back().distance = kBeforeCount;
  }
}

/// Of the longest count, logical pixels: of points of A at one height that say the same. Of very
/// many points the last ones, which have the longest names, tell.
double widthOfCounts(const Evidence& evidence) {
  constexpr int kMost = 64;
  const InsideEvidence& inside = *evidence.inside;
  const int points = pointCount(inside);
  std::map<std::pair<double, int>, std::string> names;
  for (int i = std::max(0, points - kMost); i < points; ++i) {
    const PointEvidence& point = pointAt(inside, i);
    std::string& row = names[{point.point.y, point.crossings}];
    row += (row.empty() ? "" : ", ") + pointName(evidence, i);
  }
  double width = 0;
  for (const auto& [row, joined] : names)
    width = std::max(width, textWidth(joined + ": 2 even", Text{}.size, Weight::semibold));
  return width;
}

/// Logical pixels, where an article's sums stand behind the counts.
double roomForSums(const Evidence& evidence, const Camera& camera) {
  const auto& printed = evidence.publishedCrossing;
  const bool sums = printed && printed->fault == CrossingFault::oneCounter;
  return sums && hasRoomForSums(camera) ? kSums : 0;
}

/// Where counts are to stand once the picture is framed, with `more` behind them.
void addRoomForCounts(Figure& figure, const std::vector<Count>& counts, double right,
                      double textSize, double more) {
  constexpr double kHalf = kRow / 2;
  for (const Count& count : counts) {
    const double end = right + kLeastOverhang + kBend + kBeforeCount +
                       textWidth(wordsOf(count), textSize, Weight::semibold) + more;
    addRoomForWords(figure, {{right, count.at.y - kHalf}, {end, count.at.y + kHalf}});
  }
}

}  // namespace

bool hasRoomForSums(const Camera& camera) {
  constexpr double kWide = 400;  // logical pixels
  return camera.width >= kWide;
}

double rayEndOf(const Evidence& evidence, const Camera& camera) {
  constexpr double kMost = 0.4;  // of the picture
  const double margin = kRightMargin + widthOfCounts(evidence) + roomForSums(evidence, camera);
  return std::min(rightmostOf(evidence, camera) + kOverhang,
                  camera.width - std::min(margin, kMost * camera.width));
}

void addRays(Figure& figure, const Evidence& evidence, const ViewState& view,
             const InsideShown& shown, const std::vector<int>& points) {
  std::vector<Count> counts;
  for (const int point : points) {
    addPieces(figure, evidence, view, shown, point);
    if (isLoud(shown, point)) counts.push_back(countOf(evidence, view, shown, point));
  }
  const std::vector<Counter> counters = countersOf(evidence, view, shown, points);
  const bool beside = view.wording.still && standsBesideArticle(evidence, view);
  for (Counter counter : counters) {
    counter.passedOver = counter.passedOver && !beside;  // how corners count is no matter there
    if (!beside || !counter.counts.empty()) addCounter(figure, counter);
  }
  if (shown.progress.phase > Phase::crossing && !beside) addCornerWords(figure, counters);
  counts = joined(std::move(counts));
  const double right = rightmostOf(evidence, view.camera);
  addRoomForCounts(figure, counts, right, view.wording.paper ? kSmallestText : Text{}.size,
                   roomForSums(evidence, view.camera));
  addCounts(figure, std::move(counts), shown.rayEnd >= right);
}

}  // namespace sepax
