#include "app/techniques/contract/seen_bodies.h"

#include "app/techniques/contract/step_pairs.h"

#include <cstddef>
#include <utility>

namespace sepax {

namespace {

Vec2 turnedBy(Rotation turn, Vec2 v) {
  return {turn.cosine * v.x - turn.sine * v.y, turn.sine * v.x + turn.cosine * v.y};
}

Rotation inverse(Rotation turn) { return {turn.cosine, -turn.sine}; }

template <class Map>
BodyShape mapped(BodyShape shape, Map map) {
  for (Vec2& vertex : shape.vertices) vertex = map(vertex);
  shape.centroid = map(shape.centroid);
  shape.position = map(shape.position);
  for (DefectMark& mark : shape.marks) mark.place = map(mark.place);
  return shape;
}

}  // namespace

Vec2 SeenWay::toSeen(Vec2 world) const { return seen + turnedBy(turn, world - start); }

Vec2 SeenWay::toStart(Vec2 world) const { return start + turnedBy(inverse(turn), world - seen); }

BodyShape movedToSeen(BodyShape shape, const SeenWay& way) {
  return mapped(std::move(shape), [&](Vec2 world) { return way.toSeen(world); });
}

BodyShape movedToStart(BodyShape shape, const SeenWay& way) {
  return mapped(std::move(shape), [&](Vec2 world) { return way.toStart(world); });
}

SeenBodies::SeenBodies(const Technique* technique, const Evidence& evidence, const ViewState& view)
    : evidence_(evidence) {
  if (technique == nullptr || technique->poseAtTime == nullptr || !showsEvidence(view)) return;
  const ViewState exact = exactView(*technique, evidence, view);
  for (std::size_t i = 0; i < evidence.bodies.size(); ++i) {
    const auto pose = technique->poseAtTime(evidence, exact, static_cast<int>(i));
    if (!pose) continue;
    const BodyShape& shape = evidence.bodies[i];
    const SeenWay way{shape.position, pose->position, rotationOf(pose->turn)};
    later_.resize(evidence.bodies.size());
    later_[i] = Later{way, movedToSeen(shape, way)};
  }
}

const BodyShape& SeenBodies::operator[](int body) const {
  const auto index = static_cast<std::size_t>(body);
  if (anyLeft() && later_[index]) return later_[index]->shape;
  return evidence_.bodies[index];
}

std::optional<SeenWay> SeenBodies::wayOf(int body) const {
  const auto index = static_cast<std::size_t>(body);
  if (index >= later_.size() || !later_[index]) return std::nullopt;
  return later_[index]->way;
}

}  // namespace sepax
