#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/drawing/draw_published.h"
#include "app/techniques/ray/paint_ray.h"
#include "app/techniques/ray/published.h"
#include "app/techniques/ray/published_same.h"
#include "app/techniques/ray/ray.h"
#include "app/techniques/ray/walk_words.h"
#include "app/view/handles.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace sepax {

namespace {

using Phase = RayCastProgress::Phase;

constexpr double kBoxes = 5;     ///< logical pixels per pixel from which each has its box
constexpr double kNumbers = 26;  ///< logical pixels per pixel from which each has its number

Vec2 middleOf(const PixelScreen& screen, Pixel pixel) {
  const Box box = screen.box(one(pixel));
  return (box.min + box.max) / 2;
}

/// The order of a test, from 1 as that of the exact walk.
PixelNumber orderIn(const Box& box, std::size_t order, const ViewState& view) {
  Text text;
  text.layer = Layer::outline;
  constexpr double kWithWord = 90;  // logical pixels per pixel
  text.text = std::to_string(order);
  if (view.camera.zoom >= kWithWord) text.text = "published " + text.text;
  text.size = std::clamp(0.28 * view.camera.zoom, leastNumber(view), 12.0);
  text.weight = Weight::semibold;
  text.paint = {kPublishedRole, 1};
  text.part = Part::pixelNumber;
  return {std::move(text), box};
}

/// Whether the walk has come to a point of the list.
bool isTested(const PublishedRay& ray, const RayCastProgress& progress, std::size_t index) {
  const std::size_t known = progress.tests;
  return ray.backwards ? index + known >= ray.line.size() : index < known;
}

/// The pixels of the walk beside which the list stands, and whether that tests them.
std::map<Pixel, bool> pixelsBeside(const Evidence& evidence, const ViewState& view) {
  std::map<Pixel, bool> tested;
  if (view.answers == Answers::published) return tested;
  for (const WalkPixel& pixel : walkOf(*evidence.rayWalks, view.options[kWalk]).pixels)
    tested[pixel.pixel] = pixel.state != PixelState::untested;
  return tested;
}

/// The points of the list that are drawn, rising: all that are known, but at the answer only those
/// that the walk beside it has not, or of which only one of both tests the pixel.
std::vector<std::size_t> drawnPoints(const Evidence& evidence, const ViewState& view,
                                     const RayCastProgress& progress) {
  const PublishedRay& ray = *evidence.publishedRay;
  const bool answered = progress.phase == Phase::result;
  const std::map<Pixel, bool> beside =
      answered ? pixelsBeside(evidence, view) : std::map<Pixel, bool>();
  std::vector<std::size_t> drawn;
  for (std::size_t i = 0; i < progress.turns; ++i) {
    const auto same = beside.find(ray.turns[i].pixel);
    if (same == beside.end() || (isTested(ray, progress, i) && !same->second)) drawn.push_back(i);
  }
  return drawn;
}

/// Small pixels: lines along points of the list that follow each other.
void addRuns(Figure& figure, const PixelScreen& screen, const PublishedRay& ray,
             const std::vector<std::size_t>& points) {
  for (std::size_t first = 0; first < points.size();) {
    std::size_t last = first;
    while (last + 1 < points.size() && points[last + 1] == points[last] + 1) ++last;
    if (last > first)
      addPublishedLine(figure, {middleOf(screen, ray.turns[points[first]].pixel),
                                middleOf(screen, ray.turns[points[last]].pixel)});
    first = last + 1;
  }
}

void addStart(Figure& figure, const PixelScreen& screen, const Evidence& evidence,
              const ViewState& view, const RayCastProgress& progress) {
  const PublishedRay& ray = *evidence.publishedRay;
  if (!ray.zeroLength || progress.tests == 0) return;
  const Pixel start = ray.tests.front().pixel;
  const bool right = ray.fault == RayFault::none;
  if (right && progress.phase == Phase::result && pixelsBeside(evidence, view).contains(start))
    return;
  const Box box = screen.box(one(start));
  addPublishedPixel(figure, box.min, box.max, true);
}

void addList(Figure& figure, const Evidence& evidence, const ViewState& view,
             const RayCastProgress& progress) {
  const PublishedRay& ray = *evidence.publishedRay;
  const PixelScreen screen{view.camera};
  addStart(figure, screen, evidence, view, progress);
  const std::vector<std::size_t> points = drawnPoints(evidence, view, progress);
  const double zoom = screen.camera.zoom;
  if (zoom < kBoxes) return addRuns(figure, screen, ray, points);
  // In one picture two counts would be mistaken for one.
  const bool counted =
      view.answers == Answers::published || !view.wording.still || progress.phase != Phase::result;
  const bool numbered = counted && zoom >= kNumbers;
  const PixelBox seen = screen.visible();
  // Where one of both meets nothing, what the walk of the ray beside it has as well is framed; of a
  // hit at once the rest of the line is no matter.
  const bool oneHits =
      ray.fault == RayFault::missed || (ray.fault == RayFault::invented && ray.tested > 1);
  if (oneHits && view.options[kWalk] != RayWalkId::bresenham) {
    for (std::size_t i = 0; i < progress.turns; ++i) {
      const Box box = screen.box(one(ray.turns[i].pixel));
      if (seen.contains(ray.turns[i].pixel) && !std::ranges::binary_search(points, i))
        addPublishedPixel(figure, box.min, box.max, false);
    }
  }
  std::vector<PixelNumber> numbers;
  for (const std::size_t i : points) {
    const Pixel pixel = ray.turns[i].pixel;
    if (!seen.contains(pixel)) continue;
    const Box box = screen.box(one(pixel));
    addPublishedPixel(figure, box.min, box.max, isTested(ray, progress, i));
    if (numbered && isTested(ray, progress, i))
      numbers.push_back(orderIn(box, ray.backwards ? ray.line.size() - i : i + 1, view));
  }
  const bool alone = view.answers == Answers::published || progress.phase == Phase::result;
  addPixelNumbers(figure, numbers, {.left = false, .alone = alone}, evidence, view);
}

/// From the pixel of the start, or else of the end, to the one that the page's cast makes of it.
void addCast(Figure& figure, const PixelScreen& screen, const Evidence& evidence) {
  constexpr double kRoomy = 24;  // logical pixels of a pixel from which an arrow is seen
  const std::optional<PixelCast> wrong = wrongCast(evidence);
  if (!wrong || wrong->made == wrong->exact || screen.camera.zoom < kRoomy) return;
  const double up = 0.3 * screen.camera.zoom;  // beside the ray
  const Vec2 from = middleOf(screen, wrong->exact) - Vec2{0, up};
  const Vec2 to = middleOf(screen, wrong->made) - Vec2{0, up};
  addArrow(figure, Layer::evidence, from, to, {kPublishedRole, 1}, 2.4);
  const PublishedRay& ray = *evidence.publishedRay;
  const std::string place = (wrong->start ? "start " : "end ") +
                            (wrong->start ? numbers(ray.start) : endPlaceText(ray)) + ", ";
  constexpr double kAtStart = 0.15;  // of the arrow: within the pixel that the place is in
  addLabel(figure, lerp(from, to, kAtStart), {0, -1},
           fmt::format("{}cast to int: {}", isNarrowPicture(figure) ? "" : place,
                       pixelText(wrong->made)),
           kPublishedRole, 7);
}

/// The pixel with which the walk begins, and the one that it is at; beside the exact answer the
/// end at which something goes wrong.
void addPlaces(Figure& figure, const PixelScreen& screen, const Evidence& evidence,
               const ViewState& view, const RayCastProgress& progress) {
  const PublishedRay& ray = *evidence.publishedRay;
  if (progress.phase < Phase::choice || ray.tests.empty()) return;
  const PartScope part(figure, Part::publishedPoint);
  const bool beside = progress.phase == Phase::result && view.answers != Answers::published;
  const auto isFirst = [&](RayError error) {
    return !ray.errors.empty() && ray.errors.front() == error;
  };
  const auto addWords = [&](Pixel pixel, const char* words) {
    addPixelLabel(figure, screen.box(one(pixel)), {0, 1}, words, kPublishedRole, 6);
  };
  if (!ray.zeroLength && (!beside || isFirst(RayError::wrongEnd)))
    addWords(ray.tests.front().pixel, "published walk starts here");
  if (beside && isFirst(RayError::rounding)) addCast(figure, screen, evidence);
  if (beside && isFirst(RayError::swappedTie))
    addWords(ray.line.front(), "published: laid from here");
  if (progress.phase != Phase::test) return;
  addPixelMark(figure, screen.box(one(ray.tests[progress.tests - 1].pixel)), kPublishedRole);
}

/// The diagonal step at which the published line misses what the ray meets.
std::optional<DiagonalLeak> leakOf(const Evidence& evidence) {
  const std::vector<DiagonalLeak>& leaks = evidence.rayWalks->published.leaks;
  if (evidence.publishedRay->fault != RayFault::missed || leaks.empty()) return std::nullopt;
  return leaks.front();
}

/// What is reported and, where the exact answer does not say it itself, which pixel the ray meets.
std::string answerText(const Evidence& evidence, const ViewState& view) {
  const PublishedRay& ray = *evidence.publishedRay;
  const std::optional<RayHit>& exact = evidence.ray->conservative;
  if (leakOf(evidence)) return "published: slips through here";
  const std::string answer =
      ray.hit ? "published: hit " + pixelText(*ray.hit) + (ray.normalAsked ? ", no normal" : "")
              : "published: no hit";
  const std::string met = exact && view.answers == Answers::published
                              ? " · exact " + pixelText(exact->pixel)
                              : std::string();
  switch (ray.fault) {
    case RayFault::otherPixel:
      return answer + met;
    case RayFault::missed:
      return "published: passes here" + met;
    case RayFault::invented:
      return answer + (view.answers == Answers::published ? " · exact none" : "");
    case RayFault::outOfRange:
      // Beside it stands how large the bitmap is.
      return "published: no pixel " + pixelText(ray.outOfRange->local);
    case RayFault::opposite:
    case RayFault::noAnswer:
    case RayFault::none:
      break;
  }
  return answer;
}

/// The picture of a tile that is smaller than the tile: what the article can look up there, and the
/// tile.
void addBitmapEdge(Figure& figure, const PixelScreen& screen, const Evidence& evidence) {
  const PublishedRay& ray = *evidence.publishedRay;
  if (!ray.outOfRange) return;
  const std::int64_t size = evidence.tiles->size;
  const Pixel corner{ray.outOfRange->tile.x * size, ray.outOfRange->tile.y * size};
  const Pixel bitmap = ray.outOfRange->bitmap;
  const PartScope part(figure, Part::publishedLine);
  const Box box = screen.box({corner.x, corner.y, corner.x + bitmap.x, corner.y + bitmap.y});
  addPublishedLine(figure, {box.min, {box.max.x, box.min.y}, box.max, {box.min.x, box.max.y}},
                   true);
  addLabel(figure, {box.min.x, (box.min.y + box.max.y) / 2}, {-1, -0.5},
           fmt::format("bitmap {} × {}", bitmap.x, bitmap.y), kPublishedRole, 6);
  const Box whole = screen.box({corner.x, corner.y, corner.x + size, corner.y + size});
  addLabel(figure, {whole.min.x, (box.max.y + whole.max.y) / 2}, {-1, 0},
           fmt::format("tile {0} × {0}", size), Role::accent, 6);
}

/// Of a ray without a direction: where its end is missing.
void addMissingEnd(Figure& figure, const PixelScreen& screen, const Evidence& evidence) {
  if (!evidence.publishedRay->undefined) return;
  addPublishedPoint(figure, rayOriginHandle(*evidence.ray, screen.camera),
                    "published: end = (0, 0) / 0, no number", 14);
}

/// The pixels at which it answers. A line that misses a solid pixel gets past it: between those of
/// the diagonal step, else at the first of the tested ones that are nearest to it.
std::vector<Pixel> placeOfAnswer(const Evidence& evidence) {
  const PublishedRay& ray = *evidence.publishedRay;
  if (ray.fault != RayFault::missed) return {ray.hit.value_or(ray.tests.back().pixel)};
  if (const std::optional<DiagonalLeak> leak = leakOf(evidence)) return {leak->from, leak->to};
  const Pixel missed = evidence.ray->conservative->pixel;
  const auto nearest = std::ranges::min_element(ray.tests, {}, [&](const PublishedTest& test) {
    const Pixel apart{test.pixel.x - missed.x, test.pixel.y - missed.y};
    return apart.x * apart.x + apart.y * apart.y;
  });
  return {nearest->pixel};
}

/// Across the way of a walk, away from the pixel that it misses, whose name is over there.
Vec2 besideMissed(const PixelScreen& screen, const Evidence& evidence, Vec2 place, Vec2 onwards) {
  const Vec2 across{-onwards.y, onwards.x};
  const Vec2 missed = middleOf(screen, evidence.ray->conservative->pixel) - place;
  return dot(across, missed) > 0 ? -across : across;
}

/// From the middle of the pixel at which a line gets past the hit, out of the way of the normal
/// that is drawn there.
Vec2 besideNormal(const PixelScreen& screen, const Evidence& evidence, Pixel pixel, Vec2 onwards) {
  constexpr double kAside = 0.28;  // of a pixel
  const std::optional<RayHit>& exact = evidence.ray->conservative;
  if (evidence.publishedRay->fault != RayFault::missed || !exact || !exact->entry.normal ||
      screen.camera.zoom < kNumbers)
    return {};
  const Vec2 normal = *exact->entry.normal;  // pixel space and screen: y down in both
  const Vec2 apart = middleOf(screen, pixel) - middleOf(screen, exact->pixel);
  const Vec2 step = screen.camera.zoom * normal;
  if (distance(apart, step) > 1) return {};
  const Vec2 aside = turnedLeft(step);
  const Vec2 beside = besideMissed(screen, evidence, middleOf(screen, pixel), onwards);
  return dot(aside, beside) < 0 ? -kAside * aside : kAside * aside;
}

/// From the middle of each tested pixel to the next, with a head at the last one.
void addWay(Figure& figure, const PixelScreen& screen, const PublishedRay& ray) {
  constexpr double kHead = 14;  // logical pixels
  std::vector<Vec2> way;
  for (const PublishedTest& test : ray.tests) way.push_back(middleOf(screen, test.pixel));
  way.erase(std::unique(way.begin(), way.end()), way.end());
  if (way.size() < 2 || screen.camera.zoom < kNumbers) return;  // boxes are a way there
  const Vec2 last = way[way.size() - 1];
  const Vec2 before = way[way.size() - 2];
  addPublishedLine(figure, std::move(way));
  if (distance(before, last) < kHead) return;
  const PartScope part(figure, Part::publishedLine);
  addArrow(figure, Layer::evidence, last - kHead * normalized(last - before), last,
           {kPublishedRole, 1}, 2.4);
}

void addAnswer(Figure& figure, const PixelScreen& screen, const Evidence& evidence,
               const ViewState& view) {
  const PublishedRay& ray = *evidence.publishedRay;
  paintSameAnswer(figure, screen, evidence);
  addMissingEnd(figure, screen, evidence);
  addBitmapEdge(figure, screen, evidence);
  if (ray.tests.empty()) return;
  // A line that meets nothing is told in one picture by the frames of its pixels.
  const bool framed = view.wording.still && ray.fault == RayFault::missed &&
                      view.options[kWalk] != RayWalkId::bresenham;
  if (ray.fault != RayFault::none && !framed) addWay(figure, screen, ray);
  if (!ray.hit && ray.fault == RayFault::none) return;
  const std::vector<Pixel> pixels = placeOfAnswer(evidence);
  const Vec2 middle =
      (middleOf(screen, pixels.front()) + middleOf(screen, pixels.back())) / 2;  // maybe the same
  const Vec2 onwards = middle - middleOf(screen, ray.tests.front().pixel);
  // One picture beside the exact answer has no normal.
  const bool aside = view.answers == Answers::published || !view.wording.still;
  const Vec2 place =
      aside ? middle + besideNormal(screen, evidence, pixels.front(), onwards) : middle;
  const double reach = ray.zeroLength ? 14 : 8;       // around the handle that stands there
  const bool missed = ray.fault == RayFault::missed;  // then it goes on, and words stand beside it
  const bool bothEnds = tellsBothEnds(evidence);
  const std::string words = missed && bothEnds ? "" : answerText(evidence, view);  // it ends before
  addPublishedPoint(figure, place, words, reach);
  if (!words.empty()) {
    if (onwards != Vec2{})
      figure.labels.back().direction =
          missed ? besideMissed(screen, evidence, middle, onwards) : onwards;
    figure.labels.back().priority = 9;
  }
  if (bothEnds) paintBothEnds(figure, screen, evidence);
  for (const Pixel pixel : pixels) figure.keepClear.push_back(screen.box(one(pixel)));
}

}  // namespace

void paintRayCast(const Evidence& evidence, const ViewState& view, Figure& figure) {
  const PublishedRay& ray = *evidence.publishedRay;
  const RayCastProgress progress = rayCastProgress(ray, view.step);
  const PixelScreen screen{view.camera};
  addList(figure, evidence, view, progress);
  addPlaces(figure, screen, evidence, view, progress);
  if (progress.phase == Phase::result) addAnswer(figure, screen, evidence, view);
  if (view.answers != Answers::published) return;  // else the exact side draws the ray
  addPublishedLine(figure, {rayOriginHandle(*evidence.ray, view.camera),
                            rayEndHandle(*evidence.ray, view.camera)});
  addRayMeasures(figure, evidence, view);
  addRayHandles(figure, evidence, view);
}

}  // namespace sepax
