#include "app/techniques/drawing/draw_published.h"

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

namespace sepax {

namespace {

constexpr double kLineWidth = 1.8;

double clearanceAt(std::span<const Vec2> named, Vec2 place) {
  double nearest = kInfinity;
  for (const Vec2 other : named) nearest = std::min(nearest, distance(other, place));
  return nearest;
}

/// The corner or the middle of a side that is nearest to the wanted place and not beside a place
/// that has a name, which words that lead there would seem to be; the wanted place itself where it
/// is such a one, or where there is none.
Vec2 clearOf(std::span<const Vec2> named, const std::vector<Vec2>& outline, Vec2 wanted) {
  constexpr double kClear = 24;  // logical pixels
  if (clearanceAt(named, wanted) >= kClear) return wanted;
  Vec2 best = wanted;
  double nearest = kInfinity;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    for (const double along : {0.0, 0.5}) {
      const Vec2 place = lerp(outline[i], outline[(i + 1) % outline.size()], along);
      if (distance(place, wanted) >= nearest || clearanceAt(named, place) < kClear) continue;
      best = place;
      nearest = distance(place, wanted);
    }
  }
  return best;
}

Vec2 middleOf(const std::vector<Vec2>& outline) {
  Vec2 sum;
  for (const Vec2 p : outline) sum += p;
  return sum / static_cast<double>(outline.size());
}

/// The direction, mirrored where the rim of a circle would not be seen there.
Vec2 seenWay(const Figure& figure, Vec2 center, double radius, Vec2 wanted) {
  constexpr double kSame = 0.5;  // logical pixels
  for (const Vec2 mirror : {Vec2{1, 1}, Vec2{1, -1}, Vec2{-1, -1}, Vec2{-1, 1}}) {
    const Vec2 way{mirror.x * wanted.x, mirror.y * wanted.y};
    const Vec2 rim = center + radius * normalized(way);
    const std::vector<Vec2> seen = clippedSegment(figure, center, rim);
    if (!seen.empty() && distance(seen.back(), rim) < kSame) return way;
  }
  return wanted;
}

/// Words on a small body would hide it.
void keepSmallClear(Figure& figure, const std::vector<Vec2>& outline) {
  constexpr double kSmall = 60;  // logical pixels
  const auto [left, right] = std::ranges::minmax_element(outline, {}, &Vec2::x);
  const auto [top, bottom] = std::ranges::minmax_element(outline, {}, &Vec2::y);
  Box around;
  around.min = {left->x, top->y};
  around.max = {right->x, bottom->y};
  const Vec2 size = around.max - around.min;
  if (std::max(size.x, size.y) < kSmall) figure.keepClear.push_back(around);
}

}  // namespace

void addPublishedBody(Figure& figure, std::vector<Vec2> outline) {
  const PartScope part(figure, Part::publishedBody);
  keepSmallClear(figure, outline);
  figure.add(Fill{Layer::ghost, outline, {kPublishedRole, 0.75}, Hatch::backward});
  figure.add(Stroke{Layer::ghost,
                    std::move(outline),
                    true,
                    {kPublishedRole, 0.9},
                    kLineWidth,
                    kPublishedDash,
                    Cap::butt});
}

bool addLeftOverlap(Figure& figure, const Camera& camera, const PublishedLanding& landing,
                    std::string words) {
  if (landing.left.empty()) return false;
  const PartScope part(figure, Part::publishedOverlap);
  for (const std::vector<Vec2>& region : landing.left) {
    const std::vector<Vec2> points = onScreen(region, camera);
    figure.add(Fill{Layer::ghost, points, {kPublishedRole, 1}, Hatch::cross});
    figure.add(Stroke{Layer::evidence, points, true, {kPublishedRole, 1}, 1.6, {}, Cap::butt});
  }
  const std::vector<Vec2> first = onScreen(landing.left.front(), camera);
  const Vec2 below{0, 1};  // the words of the push stand at its tip
  addLabel(figure, foremostOf(first, below).middle, below, std::move(words), kPublishedRole, 6);
  return true;
}

void addPublishedMove(Figure& figure, Vec2 from, Vec2 to, std::string words) {
  const PartScope part(figure, Part::publishedMove);
  addArrow(figure, Layer::evidence, from, to, {kPublishedRole, 1}, 3, kPublishedDash);
  Box around;
  around.min = {std::min(from.x, to.x) - 4, std::min(from.y, to.y) - 4};
  around.max = {std::max(from.x, to.x) + 4, std::max(from.y, to.y) + 4};
  figure.keepClear.push_back(around);
  if (!words.empty()) addLabel(figure, to, to - from, std::move(words), kPublishedRole, 8);
}

void addPublishedWords(Figure& figure, const std::vector<Vec2>& outline, Vec2 direction,
                       std::string words, std::span<const Vec2> named) {
  const PartScope part(figure, Part::publishedMove);
  const Vec2 outmost = foremostOf(outline, direction).middle;
  const Vec2 place = clearOf(named, outline, outmost);
  addLabel(figure, place, place == outmost ? direction : place - middleOf(outline),
           std::move(words), kPublishedRole, 8);
}

void addPublishedPoint(Figure& figure, Vec2 at, std::string words, double reach) {
  const PartScope part(figure, Part::publishedPoint);
  figure.add(
      Stroke{Layer::evidence,
             {at + Vec2{0, -reach}, at + Vec2{reach, 0}, at + Vec2{0, reach}, at + Vec2{-reach, 0}},
             true,
             {kPublishedRole, 1},
             2});
  keepClear(figure, at, reach);
  if (words.empty()) return;
  addLabel(figure, at, {1, -1}, std::move(words), kPublishedRole, 8);
  figure.labels.back().distance = std::max(figure.labels.back().distance, reach + 2);
}

void addPublishedCircle(Figure& figure, Vec2 center, double radius, Vec2 direction,
                        std::string words) {
  const PartScope part(figure, Part::publishedLine);
  addClippedRing(figure, Stroke{Layer::guide,
                                circlePoints(center, radius),
                                true,
                                {kPublishedRole, 0.9},
                                kLineWidth,
                                kPublishedDash,
                                Cap::butt});
  const Vec2 way = seenWay(figure, center, radius, direction);
  addLabel(figure, center + radius * normalized(way), way, std::move(words), kPublishedRole, 1);
}

void addPublishedCount(Figure& figure, Vec2 at, Vec2 direction, std::string words) {
  const PartScope part(figure, Part::publishedPoint);
  constexpr double kHalf = 4.5;
  figure.add(Box{Layer::evidence,
                 at - Vec2{kHalf, kHalf},
                 at + Vec2{kHalf, kHalf},
                 0,
                 {kPublishedRole, 0},
                 {kPublishedRole, 1},
                 1.8});
  keepClear(figure, at, kHalf);
  if (!words.empty()) addLabel(figure, at, direction, std::move(words), kPublishedRole, 7);
}

void addPublishedLine(Figure& figure, std::vector<Vec2> points, bool closed) {
  const PartScope part(figure, Part::publishedLine);
  figure.add(Stroke{Layer::evidence,
                    std::move(points),
                    closed,
                    {kPublishedRole, 0.9},
                    kLineWidth,
                    kPublishedDash,
                    Cap::butt});
}

void addPublishedBar(Figure& figure, Vec2 from, Vec2 to, Vec2 direction, std::string words) {
  constexpr double kWidth = 7;  // of a shadow on a ruler
  constexpr double kStop = 8;
  const PartScope part(figure, Part::publishedLine);
  figure.add(Stroke{
      Layer::evidence, {from, to}, false, {kPublishedRole, 0.9}, kWidth, {2, 1.5}, Cap::butt});
  const Vec2 across = kStop * normalized(turnedLeft(to - from));
  for (const Vec2 end : {from, to}) {
    figure.add(Stroke{Layer::evidence,
                      {end - across, end + across},
                      false,
                      {kPublishedRole, 1},
                      kLineWidth,
                      {},
                      Cap::butt});
    keepClear(figure, end, kStop);
  }
  if (!words.empty())
    addLabel(figure, (from + to) / 2, direction, std::move(words), kPublishedRole, 8);
}

void addPublishedPixel(Figure& figure, Vec2 min, Vec2 max, bool tested) {
  const PartScope part(figure, Part::listedPixel);
  constexpr double kRoomy = 32;  // logical pixels from which dashes can be told apart
  const bool roomy = max.x - min.x >= kRoomy;
  const Vec2 inset = kPublishedInset * (max - min);
  const Vec2 low = min + inset;
  const Vec2 high = max - inset;
  const std::vector<Vec2> outline{low, {high.x, low.y}, high, {low.x, high.y}};
  figure.add(Fill{Layer::guide, outline, {Role::ground, tested ? 0.6 : 0.4}});
  if (tested) figure.add(Fill{Layer::guide, outline, {kPublishedRole, 0.9}, Hatch::backward});
  figure.add(Stroke{Layer::guide,
                    outline,
                    true,
                    {kPublishedRole, 1},
                    roomy ? kLineWidth : 1,
                    roomy ? kPublishedDash : Dash{},
                    Cap::butt});
}

}  // namespace sepax
