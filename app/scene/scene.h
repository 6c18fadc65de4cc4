#pragma once

#include "core/exact/vec2.h"
#include "core/polygon/form.h"
#include "embedded/technique_ids.h"

#include <array>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// A scene is what is saved and undone: plain values, compared by ==.
namespace sepax {

/// What a scene may say under "technique", the techniques to come among them.
inline constexpr std::span<const std::string_view> kTechniqueIds = embedded::kTechniqueIds;
/// The one that a scene has that names none.
inline constexpr std::string_view kDefaultTechnique = kTechniqueIds.front();

/// A polygon, a polygon of several parts, a segment or a point in model space, with its pose and
/// its motion per step. The vertices of all parts are one flat list, so that a vertex or an edge is
/// named by one index everywhere; `form` says how the list is read (core/polygon/form.h).
struct Body {
  std::string name;
  std::vector<Vec2> vertices;  ///< model space, world units; of all parts, one after the other
  Vec2 position;               ///< world = position + rotate(angle) * vertex
  double angle = 0;            ///< degrees, counterclockwise
  Vec2 velocity;               ///< world units per step
  double spin = 0;             ///< degrees per step
  Form form = {};              ///< what the vertices are
  friend bool operator==(const Body&, const Body&) = default;
};

/// One placed tile of the map.
struct TileCell {
  int column = 0;
  int row = 0;
  int tile = 0;  ///< index into the palette
  bool flipX = false;
  bool flipY = false;
  friend bool operator==(const TileCell&, const TileCell&) = default;
};

/// A map of square tiles; pixel space, y down.
struct TileMap {
  int size = 1;                                   ///< pixels per tile side
  std::vector<std::vector<std::string>> palette;  ///< rows of '.' empty and '#' solid
  int columns = 0;
  int rows = 0;
  std::vector<TileCell> cells;
  friend bool operator==(const TileMap&, const TileMap&) = default;
};

/// A ray in pixel space, y down.
struct Ray {
  Vec2 origin;
  Vec2 direction{1, 0};
  double length = 0;  ///< pixels
  friend bool operator==(const Ray&, const Ray&) = default;
};

/// Where the camera looks.
struct View {
  Vec2 center;       ///< world units
  double zoom = 90;  ///< logical screen pixels per world unit
  friend bool operator==(const View&, const View&) = default;
};

/// Whose answer is shown: ours, that of an article as published, or one beside the other.
enum class Answers { exact, published, both };
/// "exact", "published" or "both"; nothing when the word is none of them.
[[nodiscard]] std::optional<Answers> answersNamed(std::string_view word);
[[nodiscard]] std::string_view nameOf(Answers answers);

/// How the scene asks to be shown besides where the camera looks; what is absent is up to the
/// viewer. What methods, options and steps there are is known to its technique alone:
/// app/techniques/contract/showing.h holds the scene to that.
struct Showing {
  std::optional<Answers> answers = {};
  std::string method = {};                      ///< id of a published method; empty = none named
  std::map<std::string, std::string> set = {};  ///< option id -> value, as words
  std::optional<int> step = {};                 ///< of step-through, from 0
  std::optional<double> time = {};              ///< of the motion, steps, in [0, 1]
  friend bool operator==(const Showing&, const Showing&) = default;
};

struct Scene {
  std::string title;
  std::string technique{kDefaultTechnique};
  std::string notes;
  std::vector<Body> bodies;
  std::optional<std::array<std::string, 2>> pair;  ///< names; absent = the first two bodies
  std::optional<TileMap> tiles;
  std::optional<Ray> ray;
  std::optional<View> view;
  Showing showing;
  friend bool operator==(const Scene&, const Scene&) = default;
};

/// The body with this index, which there must be.
[[nodiscard]] const Body& bodyOf(const Scene& scene, int body);
[[nodiscard]] Body& bodyOf(Scene& scene, int body);
/// Index of the body with this name, -1 when there is none.
[[nodiscard]] int findBody(const Scene& scene, const std::string& name);
/// Indices of A and B in scene.bodies; -1 where there is none.
[[nodiscard]] std::array<int, 2> pairOf(const Scene& scene);

/// Limits of a scene. A file beyond them is refused with a message that names the limit.
inline constexpr std::size_t kMaxBodies = 10'000;
inline constexpr std::size_t kMaxVertices = 1'000'000;  ///< of all bodies together
inline constexpr std::size_t kMaxParts = 10'000;        ///< of one body
inline constexpr std::size_t kMaxTileCells = 1'000'000;
inline constexpr std::size_t kMaxTileSize = 1024;  ///< pixels per tile side
inline constexpr std::size_t kMaxFileBytes = 64u << 20;
inline constexpr double kMaxCoordinate = 1099511627776.0;  ///< 2^40 world units
/// Width or height of a body that is no point, world units: 2^-80. What is computed of smaller
/// ones, such as an area, is below the range of doubles.
inline constexpr double kMinBodySize = 0x1p-80;

}  // namespace sepax
