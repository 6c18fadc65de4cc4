#include "app/techniques/swept_edges/paint_pair.h"

#include "app/techniques/drawing/draw.h"
#include "app/view/handles.h"

#include <algorithm>
#include <array>

namespace sepax {

namespace {

void addBox(Figure& figure, const Camera& camera, const SweptBox& box, const Outline& outline) {
  addPolygon(figure,
             onScreen({box.min, {box.max.x, box.min.y}, box.max, {box.min.x, box.max.y}}, camera),
             outline);
}

const SweptEdge* edgeWith(const std::vector<SweptEdge>& edges, int index) {
  const auto found = std::find_if(edges.begin(), edges.end(),
                                  [index](const SweptEdge& edge) { return edge.index == index; });
  return found == edges.end() ? nullptr : &*found;
}

void addEdge(Figure& figure, const Camera& camera, const EdgeEnds& ends, Vec2 shift, Paint paint,
             double width) {
  figure.add(Stroke{Layer::evidence,
                    {camera.toScreen(ends[0] + shift), camera.toScreen(ends[1] + shift)},
                    false,
                    paint,
                    width,
                    {},
                    Cap::round});
}

bool areAsLargeAs(const Evidence& evidence, const Camera& camera, double size) {
  return std::ranges::all_of(std::array{Owner::a, Owner::b}, [&](Owner owner) {
    const ScreenBounds bounds = screenBounds(bodyOf(evidence, owner), camera);
    return std::max(bounds.max.x - bounds.min.x, bounds.max.y - bounds.min.y) >= size;
  });
}

bool isLit(const ViewState& view, Owner owner, int edge) {
  return view.hoveredAxis == AxisName{owner, edge};
}

}  // namespace

const BodyShape& bodyOf(const Evidence& evidence, Owner owner) {
  return evidence.bodies[static_cast<std::size_t>(owner == Owner::a ? evidence.a : evidence.b)];
}

Role roleOf(Owner owner) { return owner == Owner::a ? Role::a : Role::b; }

bool hasRoomForNames(const Evidence& evidence, const Camera& camera) {
  constexpr double kSmall = 90;  // logical pixels
  return areAsLargeAs(evidence, camera, kSmall);
}

bool hasRoomForEndNames(const Evidence& evidence, const Camera& camera) {
  constexpr double kSmall = 24;  // logical pixels
  return areAsLargeAs(evidence, camera, kSmall);
}

const EdgeEnds& endsOf(const EdgePairEvidence& pair, Owner owner) {
  return owner == Owner::a ? pair.endsA : pair.endsB;
}

void addBoxes(Figure& figure, const Evidence& evidence, const Camera& camera,
              SweepProgress::Phase phase) {
  const PartScope part(figure, Part::sweptBox);
  const SweptEdgesEvidence& edges = *evidence.edges;
  const EdgePairEvidence& pair = *evidence.edgePair;
  if (phase != SweepProgress::Phase::boxes) return;
  addBox(figure, camera, edges.boxA, {Layer::ghost, Role::a, 0.75, 1.2, 0, {2, 5}});
  addBox(figure, camera, edges.boxB, {Layer::ghost, Role::b, 0.75, 1.2, 0, {2, 5}});
  const SweptEdge* a = edgeWith(edges.edgesA, pair.edgeA);
  const SweptEdge* b = edgeWith(edges.edgesB, pair.edgeB);
  if (a) addBox(figure, camera, a->box, {Layer::guide, Role::a, 1, 1.6, 0.12, {8, 4}});
  if (b) addBox(figure, camera, b->box, {Layer::guide, Role::b, 1, 1.6, 0.12, {8, 4}});
}

void addChosenEdges(Figure& figure, const Evidence& evidence, const ViewState& view, double time) {
  const EdgePairEvidence& pair = *evidence.edgePair;
  const PartScope part(figure, Part::chosenEdge);
  for (const Owner owner : {Owner::a, Owner::b}) {
    const int edge = owner == Owner::a ? pair.edgeA : pair.edgeB;
    addEdge(figure, view.camera, endsOf(pair, owner), time * bodyOf(evidence, owner).velocity,
            {Role::text, 1}, isLit(view, owner, edge) ? 8 : 5);
  }
}

void addEdgesAtEnd(Figure& figure, const Evidence& evidence, const Camera& camera) {
  const PartScope part(figure, Part::chosenEdge);
  for (const Owner owner : {Owner::a, Owner::b}) {
    const BodyShape& shape = bodyOf(evidence, owner);
    if (!shape.moves) continue;
    addEdge(figure, camera, endsOf(*evidence.edgePair, owner), shape.velocity, {roleOf(owner), 0.9},
            4);
  }
}

void addLines(Figure& figure, const Evidence& evidence, const Camera& camera, double time,
              double alpha) {
  for (const Owner owner : {Owner::a, Owner::b}) {
    const EdgeEnds& ends = endsOf(*evidence.edgePair, owner);
    const Vec2 shift = time * bodyOf(evidence, owner).velocity;
    const Vec2 from = camera.toScreen(ends[0] + shift);
    const std::vector<Vec2> line =
        clippedLine(figure, from, camera.toScreen(ends[1] + shift) - from);
    if (line.empty()) continue;
    const PartScope part(figure, Part::edgeLine);
    figure.add(Stroke{Layer::guide, line, false, {roleOf(owner), alpha}, 1.2, {7, 5}, Cap::butt});
  }
}

}  // namespace sepax
