#pragma once

#include "app/scene/scene.h"
#include "core/polygon/defect.h"
#include "core/polygon/parts.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The polygon doctor: what is wrong with the polygons of a scene, where, why it matters for
/// collision, and what can be done about it.
namespace sepax {

/// Something that can be done about a finding.
struct Cure {
  std::string_view id;     ///< "reverse", "drop", "hull", "split", …
  std::string_view label;  ///< for a button: "Split at the crossing"
};

/// All defects of one kind in one body; of a body of parts, in one of its parts.
struct Finding {
  DefectKind kind = DefectKind::nonFinite;
  std::string_view title;     ///< in words: "Self-crossing"
  bool error = false;         ///< the list is no polygon (DEFINITIONS 1); else a note
  bool harmless = false;      ///< a way to write the list: it is told as such, and needs no cure
  int body = 0;               ///< index in scene.bodies
  int part = 0;               ///< position of the part in its body
  std::vector<int> vertices;  ///< that have the defect; edges for selfIntersection (in pairs) and
                              ///< sliver; none where it is the whole list
  std::vector<Vec2> places;   ///< where to mark it, world units
  std::string sentence;       ///< what and where
  std::string_view why;       ///< why it matters for SAT, one sentence
  std::vector<Cure> cures;    ///< the recommended one first
};

/// Everything that is wrong with one body (its finding's body is `index`) or with all bodies, worst
/// first within a body.
[[nodiscard]] std::vector<Finding> examineBody(const Body& body, int index);
[[nodiscard]] std::vector<Finding> examine(const Scene& scene);
/// The same for a body whose posed vertices and the reports of their outlines are known already.
/// The posed vertices are what is judged: they are what every technique answers for. Points and
/// segments have no findings.
[[nodiscard]] std::vector<Finding> examinePosed(const Body& body, int index,
                                                std::span<const Vec2> world,
                                                std::span<const PartReport> parts);

struct CureResult {
  std::optional<Scene> scene;
  std::string problem;  ///< one sentence when it cannot be done; the scene is absent then
};

/// Notes that a cure may bring to light or cause. A list that is no polygon hides its winding, its
/// corners and its short edges, so what makes a polygon of it shows them; smaller bodies may be far
/// from their origin for their size; the hull, the parts and rounded vertices may have short edges.
[[nodiscard]] std::span<const DefectKind> mayReveal(DefectKind kind, std::string_view cure);

/// The scene after the cure. What concerns a part of a body is done to that part alone; its pieces
/// stay parts. Of other bodies, pieces of a split body take its place in the list under its name,
/// name-2, … and keep its pose, velocity and spin; the pair keeps the first one. Laws:
/// 1. afterwards the body (or its pieces) has no finding of this kind,
/// 2. no kind of error that it had not before,
/// 3. no kind of note that it had not before, but those of mayReveal,
/// 4. a scene without this finding stays as it is.
/// Where these cannot be kept there is a sentence instead of a scene.
[[nodiscard]] CureResult cured(const Scene& scene, const Finding& finding, std::string_view cure);

}  // namespace sepax
