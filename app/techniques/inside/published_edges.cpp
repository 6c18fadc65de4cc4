#include "app/techniques/inside/published_edges.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw_published.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/inside/inside.h"
#include "app/techniques/inside/paint_edges.h"
#include "app/techniques/inside/published_frames.h"
#include "app/techniques/inside/steps_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

// The order of the steps, the picture, and both answers line by line.

namespace sepax {

namespace {

using EdgeLoopPhase = EdgeLoopStep::Phase;

constexpr int kManyPoints = 12;       ///< beyond these they have no words and no normals
constexpr double kNormalLength = 46;  ///< logical pixels

int vertexCount(const PublishedEdgeLoop& loop) {
  return static_cast<int>(loop.a.size() + loop.b.size());
}

/// Ends of side `edge`.
std::vector<Vec2> sideOf(const std::vector<Vec2>& vertices, int edge, const Camera& camera) {
  const auto i = static_cast<std::size_t>(edge);
  return {camera.toScreen(vertices[i]), camera.toScreen(vertices[(i + 1) % vertices.size()])};
}

void addSide(Figure& figure, std::vector<Vec2> ends) {
  const PartScope part(figure, Part::publishedLine);
  figure.add(
      Stroke{Layer::evidence, std::move(ends), false, {kPublishedRole, 1}, 5, {}, Cap::round});
}

/// Vertices that were found inside, up to a number of tested ones.
void addVertices(const PublishedEdgeLoop& loop, int tested, const Camera& camera, Figure& figure) {
  const auto first = static_cast<int>(loop.a.size());
  for (int i = 0; i < tested; ++i) {
    const bool ofA = i < first;
    const auto index = static_cast<std::size_t>(ofA ? i : i - first);
    if (!(ofA ? loop.aInside : loop.bInside)[index]) continue;
    addPublishedCount(figure, camera.toScreen((ofA ? loop.a : loop.b)[index]), {-1, 1}, "inside");
  }
}

/// What is written at a pair of sides.
struct PairWords {
  bool point = false;   ///< what the page finds
  bool named = false;   ///< the exact picture names the point already
  bool arrow = false;   ///< the normal that the page gives the point
  bool normal = false;  ///< whose normal it is, and where it leads
};

std::pair<Vec2, Vec2> nearestEnds(const std::vector<Vec2>& one, const std::vector<Vec2>& other) {
  std::pair nearest{one[0], other[0]};
  for (const Vec2 p : one)
    for (const Vec2 q : other)
      if (distance(p, q) < distance(nearest.first, nearest.second)) nearest = {p, q};
  return nearest;
}

/// In full for the first of such pairs.
std::string zeroWords(const Evidence& evidence, const PublishedSidePair& pair) {
  const std::string edges = fmt::format("edges {} and {}", nameOf(evidence, {Owner::a, pair.edgeA}),
                                        nameOf(evidence, {Owner::b, pair.edgeB}));
  const auto first = std::ranges::find(evidence.publishedEdges->pairs, EdgeOutcome::notANumber,
                                       &PublishedSidePair::outcome);
  return &*first == &pair ? "published: " + edges + " meet at 0 / 0: (NaN, NaN)"
                          : edges + ", too: (NaN, NaN)";
}

void addPair(const Evidence& evidence, const PublishedSidePair& pair, PairWords words,
             const Camera& camera, Figure& figure) {
  const PublishedEdgeLoop& loop = *evidence.publishedEdges;
  if (pair.outcome == EdgeOutcome::notANumber) {
    const std::vector<Vec2> sideA = sideOf(loop.a, pair.edgeA, camera);
    const std::vector<Vec2> sideB = sideOf(loop.b, pair.edgeB, camera);
    addPublishedLine(figure, sideA);
    addPublishedLine(figure, sideB);
    const auto [from, to] = nearestEnds(sideA, sideB);
    addPublishedLine(figure, {from, to});
    const PartScope part(figure, Part::publishedLine);
    if (words.point)
      addLabel(figure, (from + to) / 2, {0, 1}, zeroWords(evidence, pair), kPublishedRole, 7);
  }
  if (pair.outcome != EdgeOutcome::point) return;
  const Vec2 at = camera.toScreen(*pair.result.point);
  addPublishedPoint(figure, at, words.point && !words.named ? numbers(*pair.result.point) : "");
  if (!words.point || !words.arrow) return;
  const PartScope part(figure, Part::publishedMove);
  addArrow(figure, Layer::evidence, at, at + kNormalLength * Camera::turned(pair.normal),
           {kPublishedRole, 1}, 2, kPublishedDash);
  if (!words.normal) return;
  const Vec2 way = Camera::turned(pair.normal);
  addLabel(figure, at + kNormalLength * way, way, "published normal, in", kPublishedRole, 5);
}

/// The exact normal of B's side, which leads out of B, where the page's leads into it.
void addOutward(const PublishedSidePair& pair, bool named, const Camera& camera, Figure& figure) {
  if (pair.outcome != EdgeOutcome::point || !pair.inward) return;
  const PartScope part(figure, Part::outwardNormal);
  const Vec2 at = camera.toScreen(*pair.result.point);
  const Vec2 way = Camera::turned(pair.outward);
  addArrow(figure, Layer::evidence, at, at + kNormalLength * way, {Role::text, 1}, 2.4);
  if (named) addLabel(figure, at + kNormalLength * way, way, "exact normal, out", Role::text, 5);
}

Vec2 middleOf(const std::vector<Vec2>& points) {
  Vec2 sum;
  for (const Vec2 p : points) sum += p;
  return sum / static_cast<double>(points.size());
}

/// The wrong answer in words, on the side of A that is away from B; where they have one middle at
/// the corner of A that is farthest from it.
void addMiss(const PublishedEdgeLoop& loop, const Camera& camera, Figure& figure) {
  constexpr double kSame = 1;  // logical pixels
  const std::vector<Vec2> a = onScreen(loop.a, camera);
  const Vec2 middle = middleOf(a);
  Vec2 way = middle - middleOf(onScreen(loop.b, camera));
  if (length(way) < kSame)
    way = *std::ranges::max_element(a, {}, [&](Vec2 p) { return distance(p, middle); }) - middle;
  addPublishedWords(
      figure, a, way,
      fmt::format("published: none of {} vertices inside", loop.a.size() + loop.b.size()));
  figure.labels.back().text.part = Part::publishedPoint;
}

}  // namespace

std::string edgeLoopSame(const Evidence& evidence) {
  if (!knowsEdgeLoop(evidence) || !evidence.inside) return {};
  const PublishedEdgeLoop& loop = *evidence.publishedEdges;
  const bool agrees = loop.intersects == (evidence.inside->relation == Relation::overlapping);
  const bool other = isTooLate(evidence) || fusedErrs(loop) || loop.notNumbers == 0;
  return agrees && !other ? "same answer, point (NaN, NaN)" : "";
}

bool fusedErrs(const PublishedEdgeLoop& loop) {
  return loop.contracted && loop.contracted->parallel && loop.contraction == Contraction::fused;
}

bool knowsEdgeLoop(const Evidence& evidence) { return evidence.publishedEdges.has_value(); }

int edgeLoopStepCount(const Evidence& evidence) {
  if (!knowsEdgeLoop(evidence)) return 0;
  const PublishedEdgeLoop& loop = *evidence.publishedEdges;
  return vertexCount(loop) + static_cast<int>(loop.pairs.size()) + 2;
}

EdgeLoopStep edgeLoopStepAt(const PublishedEdgeLoop& loop, int step) {
  const int vertices = vertexCount(loop);
  if (step < 0 || step > vertices + static_cast<int>(loop.pairs.size())) return {};
  if (step < vertices) return {EdgeLoopPhase::vertex, step};
  if (step == vertices) return {EdgeLoopPhase::vertices, 0};
  return {EdgeLoopPhase::pair, step - vertices - 1};
}

void paintEdgeLoop(const Evidence& evidence, const ViewState& view, Figure& figure) {
  const PublishedEdgeLoop& loop = *evidence.publishedEdges;
  const EdgeLoopStep step = edgeLoopStepAt(loop, view.step);
  const int tested = step.phase == EdgeLoopPhase::vertex ? step.index + 1 : vertexCount(loop);
  if (view.answers == Answers::published) addPoses(figure, evidence, view);
  addVertices(loop, tested, view.camera, figure);
  if (step.phase == EdgeLoopPhase::vertex) {
    const auto first = static_cast<int>(loop.a.size());
    const auto index =
        static_cast<std::size_t>(step.index < first ? step.index : step.index - first);
    const Vec2 vertex = (step.index < first ? loop.a : loop.b)[index];
    addPublishedPoint(figure, view.camera.toScreen(vertex), "");
  }
  if (step.phase == EdgeLoopPhase::vertex || step.phase == EdgeLoopPhase::vertices) return;
  const bool all = step.phase == EdgeLoopPhase::result;
  const int known = all ? static_cast<int>(loop.pairs.size()) : step.index + 1;
  const bool words = loop.points + loop.notNumbers <= kManyPoints;
  const bool exact = view.answers != Answers::published;
  // A wrong "no hit" comes from the vertices alone: the normals would hide what it is about.
  const bool normals = !all || !loop.misses;
  bool named = false;
  for (int i = 0; i < known; ++i) {
    const bool now = !all && i + 1 == known;
    const PublishedSidePair& pair = loop.pairs[static_cast<std::size_t>(i)];
    const bool tells = pair.outcome == EdgeOutcome::point && pair.inward && !named;
    addPair(evidence, pair,
            {words || now, exact && !now && pair.shared && namesMeetings(*evidence.inside), normals,
             tells && (words || now)},
            view.camera, figure);
    if (!normals || !exact || (!words && !now)) continue;
    addOutward(pair, !named, view.camera, figure);
    named = named || (pair.outcome == EdgeOutcome::point && pair.inward);
  }
  if (all && loop.misses) addMiss(loop, view.camera, figure);
  if (all) return;
  const PublishedSidePair& pair = loop.pairs[static_cast<std::size_t>(step.index)];
  addSide(figure, sideOf(loop.a, pair.edgeA, view.camera));
  addSide(figure, sideOf(loop.b, pair.edgeB, view.camera));
}

}  // namespace sepax
