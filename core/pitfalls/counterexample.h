#pragma once

#include "core/evidence/published_drake.h"
#include "core/evidence/published_rays.h"
#include "core/evidence/ray.h"
#include "core/evidence/swept_edges.h"
#include "core/exact/vec2.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Where the published text is wrong: a row per pitfall, each with a test whether published and
/// exact answers differ in its way, and a search for small scenes in which they do.
namespace sepax {

/// A body of a scene; world = position + R(angle) * vertex.
struct PitfallBody {
  std::vector<Vec2> vertices;
  Vec2 position;
  double angle = 0;  ///< degrees
  Vec2 velocity;
  double spin = 0;  ///< degrees per step
  friend bool operator==(const PitfallBody&, const PitfallBody&) = default;
};

/// A map of one tile at (0, 0): rows of '#' and '.', as many as it has pixels per side; shorter
/// rows are those of a smaller picture.
struct PitfallTile {
  std::vector<std::string> rows;
  friend bool operator==(const PitfallTile&, const PitfallTile&) = default;
};

/// A ray in pixel space.
struct PitfallRay {
  Vec2 origin;
  Vec2 direction{1, 0};
  double length = 0;  ///< pixels
  friend bool operator==(const PitfallRay&, const PitfallRay&) = default;
};

/// The plain values of a scene: two bodies, or a tile and a ray.
struct PitfallScene {
  std::vector<PitfallBody> bodies;
  PitfallTile tile;
  std::optional<PitfallRay> ray;
  friend bool operator==(const PitfallScene&, const PitfallScene&) = default;
};

/// What a search draws its candidates from: bodies, of which those that slide move along x or y,
/// then rays.
enum class PitfallKind {
  restingBodies,
  movingBodies,
  slidingBodies,
  turnedBodies,
  concaveBodies,
  placedBodies,  ///< vertices around the body's own place
  facingBodies,  ///< the same, the farthest vertices of both in one point between their places
  farBodies,     ///< the same, of halves, at a place where floats lie two or more apart
  segments,
  ray,
  rayFromOutside,
  zeroLengthRay,
  zeroDirectionRay,
  smallBitmap,
  rayToCorner  ///< from whole places, as long as some times its direction
};

/// One pitfall. The words for it are those of the viewers.
struct Pitfall {
  std::string_view id;
  PitfallKind kind = PitfallKind::restingBodies;
  bool stable = true;  ///< a found scene must still differ when its coordinates change a little
  /// Both answers in a sentence where they differ in this way; nothing where they do not, and for
  /// scenes that it does not apply to.
  std::optional<std::string> (*differs)(const PitfallScene& scene) = nullptr;
  std::optional<RayError> rayError = {};  ///< of a ray's pitfall: it shows where the ray has it
  /// Of the recipe of the swept edges: its answers tell, in the reading that is chosen.
  bool recipe = false;
};

/// All of them, in the order of the documentation.
[[nodiscard]] std::span<const Pitfall> pitfalls();
/// Null when there is no such id.
[[nodiscard]] const Pitfall* findPitfall(std::string_view id);

/// Both answers in a sentence where a judged published ray has the error, else nothing.
[[nodiscard]] std::optional<std::string> rayDifference(RayError error,
                                                       const PublishedRay& published,
                                                       const RayEvidence& exact);

/// The recipe of the swept edges beside the exact sweep, and how they compare.
struct RecipeAnswers {
  const PublishedSwept& recipe;
  const SweptEdgesEvidence& exact;
  const RecipeComparison& compared;
};

/// Both answers in a sentence where the recipe goes wrong in the way of the pitfall with this id,
/// which is one of the recipe's; else nothing.
[[nodiscard]] std::optional<std::string> recipeDifference(std::string_view id,
                                                          const RecipeAnswers& answers);

/// A scene in which published and exact differ, shrunk.
struct Counterexample {
  std::string id;
  PitfallScene scene;
  std::string why;
};

/// Both answers in a sentence where a scene shows what is looked for, else nothing.
using Judge = std::function<std::optional<std::string>(const PitfallScene& scene)>;
/// The search of findCounterexample for something that core has no rule for. Of the same laws.
[[nodiscard]] std::optional<Counterexample> findJudged(std::string_view id, PitfallKind kind,
                                                       const Judge& judge, std::uint64_t seed);

/// Searches on lattices and among random coordinates, shrinks what it finds to small integers and
/// gives the simplest of a few. Nothing for an unknown id.
/// Laws: the same id and seed give the same scene; the pitfall's differs(scene) holds.
[[nodiscard]] std::optional<Counterexample> findCounterexample(std::string_view id,
                                                               std::uint64_t seed);

}  // namespace sepax
