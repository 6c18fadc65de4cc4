#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/scene/scene.h"

/// The polygon doctor: what is wrong with the polygons of a scene, where, why it matters for
/// collision, and what can be done about it.
namespace sepax {

/// Something that can be done about a finding.
struct Cure {
  std::string_view id;     ///< "reverse", "drop", "hull", "split", …
  std::string_view label;  ///< for a button: "Split at the crossing"
};

/// All defects of one kind in one body.
struct Finding {
  std::string_view kind;      ///< "self_intersection", "clockwise", "float_precision", …
  std::string_view title;     ///< in words: "Self-crossing"
  bool error = false;         ///< the list is no polygon (DEFINITIONS 1); else a note
  int body = 0;               ///< index in scene.bodies
  std::vector<int> vertices;  ///< that have the defect; edges for self_intersection (in pairs)
  std::vector<Vec2> places;   ///< where to mark it, world units
  std::string sentence;       ///< what and where
  std::string_view why;       ///< why it matters for SAT, one sentence
  std::vector<Cure> cures;    ///< the recommended one first
};

/// Everything that is wrong with one body (its finding's body is `index`) or with all bodies, worst
/// first within a body.
[[nodiscard]] std::vector<Finding> examineBody(const Body& body, int index);
[[nodiscard]] std::vector<Finding> examine(const Scene& scene);

struct CureResult {
  std::optional<Scene> scene;
  std::string problem;  ///< one sentence when it cannot be done; the scene is absent then
};

/// The scene after the cure. Pieces of a split body take its place in the list under its name,
/// name-2, … Law: afterwards the body (or its pieces) has no finding of this kind, and no kind of
/// finding that it had not before.
[[nodiscard]] CureResult cured(const Scene& scene, const Finding& finding, std::string_view cure);

}  // namespace sepax
