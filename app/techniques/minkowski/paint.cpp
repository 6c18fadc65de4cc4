#include "app/figure/numbers.h"
#include "app/techniques/drawing/convex_parts.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/drawing/moving.h"
#include "app/techniques/drawing/name_place.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/outlines.h"
#include "app/techniques/drawing/ruler.h"
#include "app/techniques/minkowski/legend.h"
#include "app/techniques/minkowski/minkowski.h"
#include "core/evidence/minkowski_moment.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

// The bodies: what the difference says of them.

namespace sepax {

namespace {

const BodyShape& shapeOf(const Evidence& evidence, Owner owner) {
  return evidence.bodies[static_cast<std::size_t>(owner == Owner::a ? evidence.a : evidence.b)];
}

/// The middle of what the first of the pairs of parts that hold the push back has in common; absent
/// where no pair does.
std::optional<Vec2> sharedByParts(const Evidence& evidence) {
  if (evidence.minkowski || evidence.concave->limitedBy.empty()) return std::nullopt;
  const ConcaveEvidence& concave = *evidence.concave;
  const auto pair = static_cast<std::size_t>(concave.limitedBy.front());
  const std::vector<Vec2>& region = concave.pairs[pair].region;
  if (region.empty()) return std::nullopt;
  Vec2 sum;
  for (const Vec2 p : region) sum += p;
  return sum / static_cast<double>(region.size());
}

/// Where the arrow of a push starts, world units: of parts in what is shared, else a place in A
/// that is clear of B.
Vec2 pushPlace(const Evidence& evidence, const Camera& camera) {
  if (const std::optional<Vec2> shared = sharedByParts(evidence)) return *shared;
  const std::array others{&shapeOf(evidence, Owner::b)};
  return namePlace(shapeOf(evidence, Owner::a), others, camera);
}

void addPush(Figure& figure, const Evidence& evidence, const Camera& camera, Vec2 mtv) {
  const BodyShape& a = shapeOf(evidence, Owner::a);
  {
    const PartScope part(figure, Part::pushedBody);
    addOutlines(figure, a, camera, {Layer::ghost, Role::a, 0.65, 1.8, 0, {6, 4}}, mtv);
    addGhostWords(figure, a, Role::a, camera, mtv, Camera::turned(normalized(mtv)),
                  a.name + " after the push");
  }
  const PartScope part(figure, Part::push);
  const Vec2 place = pushPlace(evidence, camera);
  const Vec2 from = camera.toScreen(place);
  const Vec2 to = camera.toScreen(place + mtv);
  addArrow(figure, Layer::handle, from, to, {Role::result, 1}, 4);
  const Box around{.min = {std::min(from.x, to.x) - 5, std::min(from.y, to.y) - 5},
                   .max = {std::max(from.x, to.x) + 5, std::max(from.y, to.y) + 5}};
  figure.keepClear.push_back(around);
  addLabel(figure, to, to - from, "MTV " + numbers(mtv), Role::result, 9);
}

void addPlace(Figure& figure, Vec2 place) {
  figure.add(Dot{Layer::handle, place, 5, {Role::gap, 1}, {Role::ground, 1}, 1.5});
  keepClear(figure, place, 6);
}

/// The two points that are nearest to each other, or the one where both touch.
void addWitnesses(Figure& figure, const Camera& camera, const Distance& distance) {
  const Vec2 from = camera.toScreen(distance.onA);
  const Vec2 to = camera.toScreen(distance.onB);
  if (!(distance.distance > 0)) {
    const PartScope part(figure, Part::contact);
    return addPlace(figure, from);
  }
  const PartScope part(figure, Part::distance);
  figure.add(Stroke{Layer::evidence, {from, to}, false, {Role::gap, 1}, 2.4, {2, 4}, Cap::butt});
  const Vec2 way = to - from;
  addLabel(figure, 0.5 * (from + to), {-way.y, way.x}, "distance " + number(distance.distance),
           Role::gap, 9);
  addPlace(figure, from);
  addPlace(figure, to);
}

/// The corners that are farthest in the direction at hand.
void addSupports(Figure& figure, const Evidence& evidence, const Camera& camera, VertexPair pair) {
  const PartScope part(figure, kSupport);
  for (const Owner owner : {Owner::a, Owner::b}) {
    const int vertex = owner == Owner::a ? pair.a : pair.b;
    const BodyShape& shape = shapeOf(evidence, owner);
    const Vec2 place = camera.toScreen(shape.vertices[static_cast<std::size_t>(vertex)]);
    figure.add(Dot{Layer::handle, place, 8, {Role::path, 0}, {Role::path, 1}, 2.4});
    keepClear(figure, place, 9);
    addLabel(figure, place, place - camera.toScreen(shape.centroid),
             cornerName(evidence, owner, vertex), Role::path, 8);
  }
}

/// The support of the iteration at hand.
std::optional<VertexPair> supportOf(const Evidence& evidence, const MinkowskiProgress& progress) {
  const MinkowskiEvidence& found = *evidence.minkowski;
  if (progress.result) return std::nullopt;
  const auto index = static_cast<std::size_t>(progress.item);
  if (progress.mode == MinkowskiMode::gjk) return found.gjk.iterations[index].support;
  if (progress.mode == MinkowskiMode::epa) return found.epa->iterations[index].support;
  return std::nullopt;
}

/// Its axis, as SAT sees it.
void addAxisRuler(Figure& figure, const Evidence& evidence, const ViewState& view, int edge) {
  if (!evidence.sat) return;
  const int axis = evidence.minkowski->edges[static_cast<std::size_t>(edge)].axis;
  RulerData data = rulerData(evidence, evidence.sat->axes[static_cast<std::size_t>(axis)]);
  const MinkowskiEdge& shown = evidence.minkowski->edges[static_cast<std::size_t>(edge)];
  if (data.sign > 0 && shown.sign > 0) {
    // Of the two pushes that clear the axis the one across this edge.
    data.depth = shown.distance;
    data.pushesAlong = shown.name.owner == Owner::b;
  }
  const std::vector<BodyShape> shapes{shapeOf(evidence, Owner::a), shapeOf(evidence, Owner::b)};
  addRuler(figure, view.camera, data, rulerOffset(figure, view.camera, data, shapes, 46));
}

/// Both on their way, and where they meet.
void addMotion(Figure& figure, const Evidence& evidence, const ViewState& view, bool result) {
  const MinkowskiRay& ray = evidence.minkowski->ray;
  const Camera& camera = view.camera;
  for (const Owner owner : {Owner::a, Owner::b}) {
    const BodyShape& shape = shapeOf(evidence, owner);
    const Role role = owner == Owner::a ? Role::a : Role::b;
    const bool contact = result && ray.time;
    // In a picture alone the contact tells the way, if there is one up to it.
    const bool told = contact && *ray.time > 0 && view.wording.still;
    if (!told) addEnd(figure, shape, role, camera, 0.5);
    if (contact) addContactPose(figure, shape, role, camera, *ray.time);
    if (told && shape.moves) {
      const PartScope part(figure, Part::pose);
      addGhostWords(figure, shape, role, camera, *ray.time * shape.velocity, {0, -1},
                    fmt::format("{} at t = {}", shape.name, number(*ray.time)));
    }
    if (view.time > 0) addPose(figure, shape, role, camera, view.time);
  }
}

/// The corner of the other body that meets the edge through which the origin enters, while it does,
/// and in a picture alone where it will; where edges or corners meet each other, none.
void addMeetingCorner(Figure& figure, const Evidence& evidence, const ViewState& view,
                      bool result) {
  const MinkowskiEvidence& found = *evidence.minkowski;
  const bool told = result && view.time == 0 && view.wording.still && found.ray.time;
  const double time = told ? *found.ray.time : view.time;
  if (time == 0 || stageAt(found, time) != MotionStage::contact) return;
  if (found.ray.entryTies.size() != 1) return;
  const auto edge = static_cast<std::size_t>(found.ray.entryEdge);
  const bool ofA = found.edges[edge].name.owner == Owner::a;
  const auto cornerAt = [&](std::size_t vertex) {
    const VertexPair pair = found.vertices[vertex % found.vertices.size()].of;
    return ofA ? pair.b : pair.a;
  };
  if (cornerAt(edge) != cornerAt(edge + 1)) return;
  const BodyShape& shape = shapeOf(evidence, ofA ? Owner::b : Owner::a);
  const Vec2 corner = shape.vertices[static_cast<std::size_t>(cornerAt(edge))];
  const Vec2 place = view.camera.toScreen(corner + time * shape.velocity);
  const PartScope part(figure, kMeetingCorner);
  if (!told)
    figure.add(Dot{Layer::evidence, place, 19, {Role::result, 0.35}, {Role::result, 1}, 1.5});
  figure.add(Dot{Layer::handle, place, 7, {Role::result, 1}, {Role::ground, 1}, 1.5});
  keepClear(figure, place, 8);
}

/// The edge has the name of that of the difference.
void addEdgeName(Figure& figure, const Evidence& evidence, const Camera& camera, AxisName name) {
  const BodyShape& shape = shapeOf(evidence, name.owner);
  const auto next = nextVertex(shape.form, shape.vertices.size(), name.edge);
  if (name.edge < 0 || !next) return;
  const Vec2 from = camera.toScreen(shape.vertices[static_cast<std::size_t>(name.edge)]);
  const Vec2 to = camera.toScreen(shape.vertices[static_cast<std::size_t>(*next)]);
  constexpr double kBesideNormal = 0.25;  // the arrow stands in the middle
  const PartScope part(figure, Part::chosenEdge);
  addLabel(figure, lerp(from, to, kBesideNormal), turnedLeft(to - from),
           "edge " + nameOf(evidence, name), Role::text, -1);
  figure.labels.back().text.size = 12;
}

void addConvexAnswer(Figure& figure, const Evidence& evidence, const ViewState& view) {
  const MinkowskiEvidence& found = *evidence.minkowski;
  const MinkowskiProgress progress = minkowskiProgress(evidence, view);
  const bool moving = progress.mode == MinkowskiMode::moving && !found.ray.atRest;
  if (const auto support = supportOf(evidence, progress))
    addSupports(figure, evidence, view.camera, *support);
  if (moving) addMotion(figure, evidence, view, progress.result);
  if (moving) addMeetingCorner(figure, evidence, view, progress.result);
  if (const int edge = shownEdge(evidence, view); edge >= 0) {
    const AxisName name = found.edges[static_cast<std::size_t>(edge)].name;
    const double time = minkowskiTime(evidence, view);
    const bool meet = progress.result && found.relation != Relation::disjoint;
    addChosenEdge(figure, view.camera, evidence, name,
                  {time * shapeOf(evidence, name.owner).velocity,
                   time > 0 && stageAt(found, time) == MotionStage::contact,
                   !(meet && view.wording.still)});  // a push tells it, if there is one
    if (time == 0) addEdgeName(figure, evidence, view.camera, name);
    if (time == 0 && asksForAxis(evidence, view)) addAxisRuler(figure, evidence, view, edge);
  }
  if (!progress.result || (moving && found.relation != Relation::overlapping)) return;
  if (found.relation == Relation::overlapping) addPush(figure, evidence, view.camera, found.mtv);
  if (found.distance) addWitnesses(figure, view.camera, *found.distance);
}

}  // namespace

std::optional<CloseUp> pushCloseUp(const Evidence& evidence, const ViewState& view) {
  if (!evidence.minkowski) return std::nullopt;
  const MinkowskiEvidence& found = *evidence.minkowski;
  const MinkowskiProgress progress = minkowskiProgress(evidence, view);
  if (!progress.result || progress.mode == MinkowskiMode::moving) return std::nullopt;
  if (found.relation != Relation::overlapping || found.mtv == Vec2{}) return std::nullopt;
  return CloseUp{pushPlace(evidence, view.camera) + 0.5 * found.mtv, length(found.mtv)};
}

void paintMinkowski(const Evidence& evidence, const ViewState& view, Figure& figure) {
  if (!hasDifference(evidence)) return;
  if (showsMotion(view)) addVelocities(figure, evidence, view, kMinkowskiHandles);
  if (evidence.minkowski) return addConvexAnswer(figure, evidence, view);
  const ConcaveEvidence& concave = *evidence.concave;
  addConvexParts(figure, evidence, view, evidence.a);
  addConvexParts(figure, evidence, view, evidence.b);
  if (concave.relation == Relation::overlapping) {
    if (concave.pushEdge)
      addChosenEdge(figure, view.camera, evidence, *concave.pushEdge, {{}, false, false});
    addPush(figure, evidence, view.camera, concave.mtv);
  }
  if (concave.distance) addWitnesses(figure, view.camera, *concave.distance);
}

}  // namespace sepax
