#include "app/techniques/swept_edges/published_marks.h"

#include "app/figure/nearest.h"
#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/swept_edges/paint_candidates.h"
#include "app/techniques/swept_edges/published_words.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>
#include <vector>

namespace sepax {

namespace {

void addExtended(Figure& figure, const Evidence& evidence, Owner owner, int edge, double time,
                 const Camera& camera) {
  const EdgeEnds ends = edgeEnds(evidence, owner, edge);
  const Vec2 shift = time * bodyOf(evidence, owner).velocity;
  const Vec2 from = camera.toScreen(ends[0] + shift);
  std::vector<Vec2> line = clippedLine(figure, from, camera.toScreen(ends[1] + shift) - from);
  if (!line.empty()) addPublishedLine(figure, std::move(line));
}

/// At least so much, and so that the mark of a place is seen around the disc that may stand there;
/// logical pixels.
double reachAround(const Evidence& evidence, Vec2 place, const Camera& camera, double least) {
  constexpr double kAround = 1.42;  // of the radius: the sides of the diamond are outside
  double reach = least;
  if (!evidence.edgePair) return reach;
  const int count = static_cast<int>(evidence.edgePair->candidates.size());
  for (const CandidateMark& mark : candidateMarks(evidence, camera, count, true, false))
    if (hides(mark, place)) reach = std::max(reach, kAround * radiusOf(mark));
  return reach;
}

/// What is no farther from the picture belongs into it when it is framed.
bool belongsInto(const Camera& camera, Vec2 p) {
  constexpr double kNear = 1.8;  // half pictures from its middle
  const Vec2 middle{camera.width / 2, camera.height / 2};
  const Vec2 off = p - middle;
  return std::abs(off.x) < kNear * middle.x && std::abs(off.y) < kNear * middle.y;
}

/// Where the lines do meet at the start, which the sign as printed puts elsewhere.
void addMeetingOnLines(Figure& figure, Vec2 point, const Camera& camera) {
  constexpr double kRadius = 5;  // logical pixels
  const Vec2 p = camera.toScreen(point);
  if (!belongsInto(camera, p)) return;
  const PartScope part(figure, Part::meetingPoint);
  figure.add(Dot{Layer::handle, p, kRadius, {Role::path, 1}, {Role::path, 1}, 2});
  keepClear(figure, p, kRadius + 1);
  addLabel(figure, p, {1, -0.4}, "lines meet, right sign " + numbers(point), Role::path, 7);
}

}  // namespace

EdgeEnds edgeEnds(const Evidence& evidence, Owner owner, int edge) {
  const std::vector<Vec2>& vertices = bodyOf(evidence, owner).vertices;
  const auto from = static_cast<std::size_t>(edge);
  return {vertices[from], vertices[(from + 1) % vertices.size()]};
}

RecipeEdges toldEdges(const Evidence& evidence) {
  return {evidence.recipePair->a, evidence.recipePair->b};
}

EdgeEnds toldEnds(const Evidence& evidence, Owner owner) {
  const RecipePair& told = *evidence.recipePair;
  return edgeEnds(evidence, owner, owner == Owner::a ? told.a : told.b);
}

void addRecipeEdge(Figure& figure, const EdgeEnds& ends, const Camera& camera, Part stands) {
  const PartScope part(figure, stands);
  figure.add(Stroke{Layer::evidence,
                    {camera.toScreen(ends[0]), camera.toScreen(ends[1])},
                    false,
                    {kPublishedRole, 1},
                    3.2,
                    {},
                    Cap::round});
}

void addRecipeEdgesAtEnd(Figure& figure, const Evidence& evidence, const Camera& camera) {
  for (const Owner owner : {Owner::a, Owner::b}) {
    const EdgeEnds ends = toldEnds(evidence, owner);
    const Vec2 shift = bodyOf(evidence, owner).velocity;
    addRecipeEdge(figure, {ends[0] + shift, ends[1] + shift}, camera);
  }
}

void addRecipePoint(Figure& figure, const Evidence& evidence, Vec2 point, std::string words,
                    const Camera& camera, double reach) {
  const Vec2 p = camera.toScreen(point);
  if (belongsInto(camera, p))
    addPublishedPoint(figure, p, std::move(words), reachAround(evidence, p, camera, reach));
}

void addRecipeLines(Figure& figure, const Evidence& evidence, RecipeEdges edges, double time,
                    const Camera& camera) {
  addExtended(figure, evidence, Owner::a, edges.a, time, camera);
  addExtended(figure, evidence, Owner::b, edges.b, time, camera);
}

void addRecipeMeeting(Figure& figure, const Evidence& evidence, const PublishedSweptSegments& told,
                      bool whole, const Camera& camera) {
  if (!told.initial) return;
  const bool described = evidence.publishedSwept->reading == RecipeReading::describedIntercept;
  addRecipePoint(figure, evidence, *told.initial,
                 told.printedElsewhere && described
                     ? "lines meet, wrong sign " + numbers(*told.initial)
                     : "I₀ at t = 0",
                 camera);
  if (described && told.printedElsewhere && told.initialOnLines)
    addMeetingOnLines(figure, *told.initialOnLines, camera);
  if (!whole && !described && told.printedElsewhere && told.initialAsPrinted)
    addRecipePoint(figure, evidence, *told.initialAsPrinted, "I₀ with the sign as printed", camera);
  if (!whole || !told.final) return;
  std::vector<Vec2> path =
      clippedSegment(figure, camera.toScreen(*told.initial), camera.toScreen(*told.final));
  if (told.coarse && !path.empty()) {
    const PartScope part(figure, Part::publishedPoint);
    addLabel(figure, lerp(path.front(), path.back(), 0.12), {0, -1},
             "to I₀ = " + placeText(*told.initial, told), kPublishedRole, 8);
  }
  if (!path.empty()) addPublishedLine(figure, std::move(path));
  // Of both signs the way there is enough.
  if (told.outcome != DrakeOutcome::zeroOverZero && !(described && told.printedElsewhere))
    addRecipePoint(figure, evidence, *told.final, "I₁ at t = 1", camera);
}

namespace {

/// Counterclockwise around the lens of two circles through each other's middle.
std::vector<Vec2> lensOutline(const EdgeEnds& middles) {
  constexpr int kPieces = 24;  // of each arc
  constexpr double kArc = 2 * std::numbers::pi / 3;
  std::vector<Vec2> outline;
  for (const std::size_t i : {0U, 1U}) {
    const Vec2 radius = middles[1 - i] - middles[i];
    for (int k = 0; k < kPieces; ++k) {
      const double angle = kArc * k / kPieces - kArc / 2;
      outline.push_back(middles[i] + std::cos(angle) * radius +
                        std::sin(angle) * turnedLeft(radius));
    }
  }
  return outline;
}

/// How far a place is from the bodies, their ways and that of the meeting point; world units.
double clearanceAt(const Evidence& evidence, Vec2 place) {
  double nearest = kInfinity;
  const auto visit = [&](Vec2 from, Vec2 to) {
    nearest = std::min(nearest, distance(place, nearestOnSegment(from, to, place)));
  };
  for (const Owner owner : {Owner::a, Owner::b}) {
    const BodyShape& body = bodyOf(evidence, owner);
    visit(body.centroid, body.centroid + body.velocity);
    for (std::size_t i = 0; i < body.vertices.size(); ++i)
      visit(body.vertices[i], body.vertices[(i + 1) % body.vertices.size()]);
  }
  if (evidence.edgePair && evidence.edgePair->path)
    visit(evidence.edgePair->path->start, evidence.edgePair->path->end);
  return nearest;
}

/// The middle of that half of the lens of an edge which is seen and has more room for words; world
/// units.
Vec2 clearHalfOf(const Evidence& evidence, const EdgeEnds& ends, const Camera& camera) {
  constexpr double kHalf = 0.5;  // of the length of the edge, from its middle
  const Vec2 middle = lerp(ends[0], ends[1], 0.5);
  const Vec2 out = kHalf * turnedLeft(ends[1] - ends[0]);
  const auto room = [&](Vec2 place) {
    return isNearPicture(camera.toScreen(place), camera) ? clearanceAt(evidence, place) : -1;
  };
  return room(middle + out) > room(middle - out) ? middle + out : middle - out;
}

/// From the point to both ends of the segment, with what is compared with its length.
void addDistancesToEnds(Figure& figure, const DrakeCandidate& candidate, const Camera& camera) {
  const Vec2 point = camera.toScreen(*candidate.point);
  for (const std::size_t i : {0U, 1U}) {
    const Vec2 end = camera.toScreen(candidate.otherEnds[i]);
    figure.add(
        Stroke{Layer::evidence, {point, end}, false, {kPublishedRole, 1}, 1.6, {2, 3}, Cap::butt});
    const Vec2 away = turnedLeft(end - point);
    const Vec2 other = camera.toScreen(candidate.otherEnds[1 - i]) - point;
    addLabel(figure, lerp(point, end, 0.5), dot(away, other) > 0 ? -away : away,
             fmt::format("{} = {}", i == 0 ? "d₀" : "d₁", number(candidate.toEnds[i])),
             kPublishedRole, -1);
    figure.labels.back().text.size = 12;
  }
}

}  // namespace

void addRecipeLens(Figure& figure, const Evidence& evidence, RecipeEdges pair,
                   const DrakeCandidate& candidate, const Camera& camera) {
  const PartScope part(figure, Part::publishedLens);
  const EdgeEnds& ends = candidate.otherEnds;
  Fill lens{.paint = {kPublishedRole, 0.14}};
  for (const Vec2 point : lensOutline(ends)) lens.outline.push_back(camera.toScreen(point));
  const Vec2 place = camera.toScreen(clearHalfOf(evidence, ends, camera));
  Stroke rim;
  rim.layer = Layer::evidence;
  rim.points = lens.outline;
  rim.paint = {kPublishedRole, 0.9};
  rim.width = 1.8;
  rim.dash = kPublishedDash;
  rim.cap = Cap::butt;
  rim.part = Part::publishedLine;
  addClippedRing(figure, std::move(rim));
  figure.add(std::move(lens));
  const AxisName other =
      candidate.owner == Owner::a ? AxisName{Owner::b, pair.b} : AxisName{Owner::a, pair.a};
  const bool left = evidence.recipe && evidence.recipe->fault == RecipeFault::drawnElsewhere;
  addLabel(figure, place, {},
           left ? "edge " + nameOf(evidence, other) + " is sought here"
                : "near both ends of edge " + nameOf(evidence, other),
           kPublishedRole, 4);
  figure.labels.back().text.size = 12;
  addRecipeEdge(figure, ends, camera);
  if (!left && candidate.point) addDistancesToEnds(figure, candidate, camera);
}

void addUndefinedClosing(Figure& figure, const Evidence& evidence, const Camera& camera) {
  const EdgeEnds a = toldEnds(evidence, Owner::a);
  const EdgeEnds b = toldEnds(evidence, Owner::b);
  const Vec2 across = turnedLeft(normalized(b[1] - b[0]));
  const Vec2 from = lerp(a[0], a[1], 0.75);
  const Vec2 to = from + dot(b[0] - from, across) * across;
  addPublishedLine(figure, {camera.toScreen(from), camera.toScreen(to)});
  addRecipePoint(figure, evidence, lerp(from, to, 0.5), "t = " + closingText(*toldPair(evidence)),
                 camera);
}

}  // namespace sepax
