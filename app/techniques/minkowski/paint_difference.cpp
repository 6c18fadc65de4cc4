#include "app/figure/font.h"
#include "app/figure/nearest.h"
#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/minkowski/legend.h"
#include "app/techniques/minkowski/minkowski.h"
#include "app/techniques/minkowski/paint_search.h"
#include "core/evidence/minkowski_moment.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

// The difference: its edges by owner, the origin and its way to the border.

namespace sepax {

namespace {

constexpr double kLeastNamed = 24;      ///< of an edge that has room for its name, logical pixels
constexpr std::size_t kMostNamed = 40;  ///< edges; more names could not be told apart
constexpr double kTitleSize = 13;
constexpr double kScaleSize = 12;

const MinkowskiEvidence& found(const Evidence& evidence) { return *evidence.minkowski; }

/// The corner where edge k starts; of the last one's end the first corner.
Vec2 corner(const Evidence& evidence, std::size_t k) {
  const auto& vertices = found(evidence).vertices;
  return vertices[k % vertices.size()].place;
}

std::vector<Vec2> outline(const Evidence& evidence, const Camera& camera) {
  std::vector<Vec2> points;
  for (const MinkowskiVertex& vertex : found(evidence).vertices)
    points.push_back(camera.toScreen(vertex.place));
  return points;
}

void addTitle(Figure& figure, const Evidence& evidence) {
  const std::string name = differenceName(evidence);
  std::string words = fmt::format("{}: points of {} minus points of {}", name,
                                  bodyName(evidence, evidence.a), bodyName(evidence, evidence.b));
  constexpr Vec2 kAt{16, 26};
  if (textWidth(words, kTitleSize, Weight::semibold) > figure.width - 2 * kAt.x) words = name;
  const PartScope part(figure, kDifferenceTitle);
  const Text text{Layer::label,     kAt,         words,           kTitleSize,
                  Weight::semibold, Align::left, {Role::text, 1}, true};
  const Rect rect = rectOf(text);
  for (const Box& covered : figure.keepClear)
    if (overlaps({covered.min, covered.max}, rect)) return;
  figure.keepClear.push_back(Box{.min = rect.min, .max = rect.max});
  figure.add(text);
}

/// Where it is drawn to another scale than the bodies.
void addScale(Figure& figure, const Camera& camera, const ViewState& view) {
  constexpr double kAlike = 0.01;  // of one scale, that nobody sees
  const double share = camera.zoom / view.camera.zoom;
  if (std::abs(share - 1) < kAlike) return;
  const std::string words = fmt::format("at {} times the scale of the bodies", number(share, 2));
  constexpr Vec2 kAt{16, 44};
  if (textWidth(words, kScaleSize, Weight::regular) > figure.width - 2 * kAt.x) return;
  const PartScope part(figure, kDifferenceTitle);
  const Text text{Layer::label,     kAt, words, kScaleSize, Weight::regular, Align::left,
                  {Role::muted, 1}, true};
  const Rect rect = rectOf(text);
  for (const Box& covered : figure.keepClear)
    if (overlaps({covered.min, covered.max}, rect)) return;
  figure.keepClear.push_back(Box{.min = rect.min, .max = rect.max});
  figure.add(text);
}

void addEdgeName(Figure& figure, const Evidence& evidence, std::size_t k, Vec2 from, Vec2 to,
                 Role role, bool shown) {
  const MinkowskiEdge& edge = found(evidence).edges[k];
  const bool few = found(evidence).edges.size() <= kMostNamed;
  if (edge.back || (!shown && (!few || distance(from, to) < kLeastNamed))) return;
  addLabel(figure, 0.5 * (from + to), Camera::turned(edge.normal), nameOf(evidence, edge.name),
           role, shown ? 8 : 2);
  figure.labels.back().distance = 7;
}

/// The first `count` edges, each in the colour of its owner.
void addEdges(Figure& figure, const Evidence& evidence, const ViewState& view, const Camera& camera,
              std::size_t count) {
  const int shown = shownEdge(evidence, view);
  for (std::size_t k = 0; k < count; ++k) {
    const MinkowskiEdge& edge = found(evidence).edges[k];
    const bool ofA = edge.name.owner == Owner::a;
    const Role role = ofA ? Role::a : Role::b;
    const Vec2 from = camera.toScreen(corner(evidence, k));
    const Vec2 to = camera.toScreen(corner(evidence, k + 1));
    const bool lit = static_cast<int>(k) == shown;
    const PartScope part(figure, ofA ? kDifferenceEdgeA : kDifferenceEdgeB);
    if (lit)
      figure.add(Stroke{Layer::outline, {from, to}, false, {Role::text, 1}, 7, {}, Cap::round});
    figure.add(Stroke{Layer::evidence, {from, to}, false, {role, 1}, 3, {}, Cap::round});
    addEdgeName(figure, evidence, k, from, to, role, lit);
  }
}

/// The way to the nearest place of the border: the push against it, or the distance.
void addWay(Figure& figure, const Camera& camera, Vec2 way, Relation relation, double length) {
  if (relation == Relation::touching || way == Vec2{}) return;
  const PartScope part(figure, relation == Relation::overlapping ? kOriginPush : kOriginDistance);
  const Vec2 from = camera.toScreen({});
  const Vec2 to = camera.toScreen(way);
  const Role role = relation == Relation::overlapping ? Role::result : Role::gap;
  if (relation == Relation::overlapping) {
    addArrow(figure, Layer::handle, from, to, {role, 1}, 3.4);
  } else {
    figure.add(Stroke{Layer::evidence, {from, to}, false, {role, 1}, 2.4, {2, 4}, Cap::butt});
    figure.add(Dot{Layer::handle, to, 5, {role, 1}, {Role::ground, 1}, 1.5});
    keepClear(figure, to, 6);
  }
  const Vec2 screen = to - from;
  // What is pushed out of the origin moves the other way.
  addLabel(figure, 0.5 * (from + to), {-screen.y, screen.x},
           relation == Relation::overlapping ? "−MTV, " + number(length) : number(length), role, 9);
}

/// The origin: a dot small enough to leave the way to the border in sight, below it where that is
/// short, in a ring that shows where it is; on a page the ring would be as dark as the dot and hide
/// where the way starts.
void addOrigin(Figure& figure, const Camera& camera, bool held, double way, const char* name) {
  constexpr double kRing = 9;
  constexpr double kOffBorder = 16;  // of its name, where a broad edge goes through it
  const PartScope part(figure, kOrigin);
  const Vec2 place = camera.toScreen({});
  const double radius = way > 0 ? std::clamp(0.35 * way * camera.zoom, 2.5, 6.0) : 6;
  const bool isShort = radius < 6;
  if (isShort && !figure.inGrey)
    figure.add(Dot{Layer::evidence, place, kRing, {Role::text, 0}, {Role::text, 0.8}, 1.2});
  figure.add(Dot{isShort ? Layer::evidence : Layer::handle,
                 place,
                 held ? 8.0 : radius,
                 {Role::text, 1},
                 {Role::ground, 1},
                 1.5});
  keepClear(figure, place, 8);
  addLabel(figure, place, {-1, 1}, name, Role::text, 7);
  if (way == 0) figure.labels.back().distance = kOffBorder;
}

/// From the origin, where it is at the time, square to the line of an edge: its distance.
void addEdgeWay(Figure& figure, const Evidence& evidence, const ViewState& view,
                const Camera& camera, int edge) {
  const MinkowskiEdge& shown = found(evidence).edges[static_cast<std::size_t>(edge)];
  const double time = minkowskiTime(evidence, view);
  const MinkowskiEdgeMoment moment = momentOf(shown, time);
  const Vec2 origin = -time * found(evidence).ray.velocity;
  const Vec2 from = camera.toScreen(origin);
  const Vec2 to = camera.toScreen(origin + moment.distance * shown.normal);
  const Role role = moment.sign < 0 ? Role::gap : Role::overlap;
  addEdgeLine(figure, evidence, camera, edge);
  const PartScope part(figure, kEdgeWay);
  figure.add(Stroke{Layer::evidence, {from, to}, false, {role, 1}, 2.4, {2, 4}, Cap::butt});
  const Vec2 way = to - from;
  addLabel(figure, 0.5 * (from + to), {-way.y, way.x}, number(std::abs(moment.distance)), role, 9);
}

/// All that two points leave of it.
void addPoint(Figure& figure, Vec2 place) {
  const PartScope part(figure, kDifferenceArea);
  figure.add(Dot{Layer::handle, place, 5, {Role::muted, 1}, {Role::ground, 1}, 1.2});
  keepClear(figure, place, 6);
}

void addConvex(Figure& figure, const Evidence& evidence, const ViewState& view,
               const Camera& camera) {
  const MinkowskiProgress progress = minkowskiProgress(evidence, view);
  const bool building = progress.mode == MinkowskiMode::edges && !progress.result;
  const std::size_t all = found(evidence).edges.size();
  const std::size_t count = building ? static_cast<std::size_t>(progress.item) + 1 : all;
  if (!building && found(evidence).shape == DifferenceShape::area) {
    const PartScope part(figure, kDifferenceArea);
    figure.add(Fill{Layer::fill, outline(evidence, camera), {Role::gridMajor, 1}, Hatch::none});
  }
  addEdges(figure, evidence, view, camera, count);
  if (all == 0) addPoint(figure, camera.toScreen(corner(evidence, 0)));
  addSearch(figure, evidence, view, camera);
  const bool moving = progress.mode == MinkowskiMode::moving && !found(evidence).ray.atRest;
  if (const int pointed = pointedEdge(evidence, view);
      pointed >= 0 && (moving || pointed != found(evidence).nearest.edge))
    addEdgeWay(figure, evidence, view, camera, pointed);
  if (progress.result && !moving)
    addWay(figure, camera, found(evidence).nearest.point, found(evidence).relation,
           found(evidence).nearest.distance);
}

/// "A·1 − B": the parts whose difference a piece is, where they are few; on paper they have no
/// room.
void addPieceName(Figure& figure, const Evidence& evidence, const MinkowskiPiece& piece,
                  const std::vector<Vec2>& points) {
  constexpr std::size_t kMostNamedPieces = 6;
  if (evidence.minkowskiPieces->pieces.size() > kMostNamedPieces || figure.inGrey) return;
  const PartPair& pair = evidence.concave->pairs[static_cast<std::size_t>(piece.pair)];
  Vec2 sum;
  for (const Vec2 point : points) sum += point;
  addLabel(figure, sum / static_cast<double>(points.size()), {},
           fmt::format("{} − {}", partName(evidence, evidence.a, pair.a),
                       partName(evidence, evidence.b, pair.b)),
           Role::text, -1);
  figure.labels.back().text.size = 12;
  figure.labels.back().distance = 0;
  figure.labels.back().home = points;
}

/// The piece of the outline to which the origin has the way of the push.
const OutlinePiece& pushedOver(const MinkowskiPieces& pieces, Vec2 way) {
  return *std::ranges::min_element(pieces.outline, {}, [way](const OutlinePiece& side) {
    return distance(way, nearestOnSegment(side.from, side.to, way));
  });
}

/// As in a difference of two convex bodies the edge that is nearest.
void addPushedOver(Figure& figure, const Evidence& evidence, const Camera& camera) {
  const ConcaveEvidence& concave = *evidence.concave;
  if (concave.relation != Relation::overlapping || !concave.pushEdge) return;
  const OutlinePiece& side = pushedOver(*evidence.minkowskiPieces, -concave.mtv);
  const PartScope part(figure, side.owner == Owner::a ? kDifferenceEdgeA : kDifferenceEdgeB);
  figure.add(Stroke{Layer::outline,
                    {camera.toScreen(side.from), camera.toScreen(side.to)},
                    false,
                    {Role::text, 1},
                    7,
                    {},
                    Cap::round});
}

void addUnion(Figure& figure, const Evidence& evidence, const Camera& camera) {
  const MinkowskiPieces& pieces = *evidence.minkowskiPieces;
  for (const MinkowskiPiece& piece : pieces.pieces) {
    const std::vector<Vec2> points = onScreen(piece.vertices, camera);
    {
      const PartScope part(figure, kDifferenceArea);
      // Opaque: where two lie on each other the union looks no other.
      figure.add(Fill{Layer::fill, points, {Role::gridMajor, 1}, Hatch::none});
    }
    const PartScope part(figure, kDifferencePiece);
    figure.add(Stroke{Layer::guide, points, true, {Role::muted, 0.9}, 1.2, {4, 4}, Cap::butt});
    addPieceName(figure, evidence, piece, points);
  }
  for (const OutlinePiece& side : pieces.outline) {
    const bool ofA = side.owner == Owner::a;
    const PartScope part(figure, ofA ? kDifferenceEdgeA : kDifferenceEdgeB);
    figure.add(Stroke{Layer::evidence,
                      {camera.toScreen(side.from), camera.toScreen(side.to)},
                      false,
                      {ofA ? Role::a : Role::b, 1},
                      3,
                      {},
                      Cap::round});
  }
  addPushedOver(figure, evidence, camera);
  const ConcaveEvidence& concave = *evidence.concave;
  if (concave.relation == Relation::overlapping)
    addWay(figure, camera, -concave.mtv, concave.relation, concave.depth);
  if (concave.distance && concave.relation == Relation::disjoint)
    addWay(figure, camera, concave.distance->onA - concave.distance->onB, concave.relation,
           concave.distance->distance);
}

}  // namespace

void addDifferenceTitle(const Evidence& evidence, const ViewState& view, const Camera& camera,
                        Figure& figure) {
  addTitle(figure, evidence);
  addScale(figure, camera, view);
}

std::optional<CloseUp> differenceCloseUp(const Evidence& evidence, const ViewState& view) {
  if (!evidence.minkowski) return std::nullopt;
  const MinkowskiProgress progress = minkowskiProgress(evidence, view);
  const MinkowskiNearest& nearest = found(evidence).nearest;
  if (!progress.result || progress.mode == MinkowskiMode::moving) return std::nullopt;
  if (!(nearest.distance > 0)) return std::nullopt;
  return CloseUp{0.5 * nearest.point, nearest.distance};
}

void paintDifference(const Evidence& evidence, const ViewState& view, const Camera& camera,
                     Figure& figure) {
  if (evidence.minkowski) {
    addConvex(figure, evidence, view, camera);
  } else {
    addUnion(figure, evidence, camera);
  }
  const double way = evidence.minkowski ? evidence.minkowski->nearest.distance
                     : evidence.concave ? evidence.concave->depth
                                        : 0;
  // Where it has gone on from here, it has its name there.
  const bool gone = minkowskiTime(evidence, view) > 0;
  addOrigin(figure, camera, view.hovered.kind == Target::Kind::body, way,
            gone ? "t = 0" : "origin");
}

}  // namespace sepax
