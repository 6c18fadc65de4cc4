#pragma once

#include "app/scene/scene.h"

#include <span>
#include <string>
#include <unordered_set>
#include <vector>

/// Edits of a scene as values: the scene goes in, the changed scene comes out. Places are world
/// units. The caller vouches for the indices.
namespace sepax {

/// Model-space point that stands at `world`; with angle 0 it is world - position, rounded once.
[[nodiscard]] Vec2 toModel(const Body& body, Vec2 world);

/// The vertex, and those of the body's other outlines that stand exactly where it stands: the
/// corners that its parts share. They stay together wherever one of them is put.
[[nodiscard]] std::vector<int> sharedCorners(const Body& body, int vertex);

/// The vertex, in the numbers of the model.
[[nodiscard]] Scene withVertexOfModel(Scene scene, int body, int vertex, Vec2 model);
[[nodiscard]] Scene withVertexAt(Scene scene, int body, int vertex, Vec2 world);
/// The same, and at angle 0 the vertex stands at `world` to the last bit: where no vertex of the
/// model gives that, the body takes its vertices into world coordinates first, which leaves the
/// others where they are. A body that spins keeps its pivot, so it may miss by rounding.
[[nodiscard]] Scene withVertexExactlyAt(Scene scene, int body, int vertex, Vec2 world);
/// The whole body moved so that this vertex stands at `world`; as exact as withVertexExactlyAt.
[[nodiscard]] Scene withBodyAt(Scene scene, int body, int vertex, Vec2 world);
[[nodiscard]] Scene withEdgeMoved(Scene scene, int body, int edge, Vec2 displacement);
[[nodiscard]] Scene withPosition(Scene scene, int body, Vec2 position);
[[nodiscard]] Scene withVelocity(Scene scene, int body, Vec2 velocity);
/// Turned to `angle` degrees about the world point `pivot`, which stays where it is.
[[nodiscard]] Scene withAngleAbout(Scene scene, int body, double angle, Vec2 pivot);
/// Why a body of this form can have no more vertices; empty when it can.
[[nodiscard]] std::string whyNoMoreVertices(const Form& form);
/// Why this vertex cannot go; empty when it can.
[[nodiscard]] std::string whyVertexStays(const Body& body, int vertex);
/// A vertex between those of the edge; its index is edge + 1. The body can have more vertices.
[[nodiscard]] Scene withVertexInserted(Scene scene, int body, int edge, Vec2 world);
/// The same in the middle of the edge, in the numbers of the model.
[[nodiscard]] Scene withEdgeHalved(Scene scene, int body, int edge);
/// The vertex may go.
[[nodiscard]] Scene withoutVertex(Scene scene, int body, int vertex);
/// Each of its outlines the other way round; the first vertex of each stays the first.
[[nodiscard]] Scene withWindingReversed(Scene scene, int body);
/// The body goes; a pair that names it falls back to the first two bodies.
[[nodiscard]] Scene withoutBody(Scene scene, int body);
/// A copy of the body under a new name at the end of the list.
[[nodiscard]] Scene withDuplicate(Scene scene, int body, Vec2 displacement);
[[nodiscard]] Scene withPolygon(Scene scene, std::span<const Vec2> world);

/// Gives out the names that no body has, "A" to "Z", "A2" to "Z2" and so on, each once: ten
/// thousand bodies are named in one go.
class FreeNames {
 public:
  explicit FreeNames(const Scene& scene);
  /// Takes this very name; false when somebody has it.
  [[nodiscard]] bool take(const std::string& name);
  [[nodiscard]] std::string next();

 private:
  std::unordered_set<std::string> taken_;
  std::size_t next_ = 0;
};
/// First of A, B … Z, A2, B2 … that no body has.
[[nodiscard]] std::string freeName(const Scene& scene);

}  // namespace sepax
