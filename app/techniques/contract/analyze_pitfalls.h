#pragma once

#include "app/scene/scene.h"
#include "app/techniques/contract/technique.h"
#include "core/evidence/evidence.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The pitfalls of the published algorithms, for scenes.
namespace sepax {

/// Where published and exact answers differ on this scene: the rules of the pitfalls, and what the
/// evidence, that of all techniques that are asked for, accuses. Bodies stand where they are at
/// options.time for a technique that is timed, else at the start. Pairs of very many vertices are
/// not searched: see kMaxPitfallVertices. Only pitfalls of options.technique are looked for; empty
/// = all. A pitfall belongs to the technique that has words for it.
[[nodiscard]] std::vector<Disagreement> disagreementsOf(TechniqueTable techniques,
                                                        const Scene& scene,
                                                        const Evidence& evidence,
                                                        const AnalysisOptions& options);

/// Vertices of A and B together up to which pitfalls are looked for: they run with every change of
/// the scene.
inline constexpr std::size_t kMaxPitfallVertices = 200;

/// Ids of the pitfalls that core has a rule for, in the order of the documentation.
[[nodiscard]] std::vector<std::string> pitfallIds();
/// The same and, after them, those that only the evidence of a technique accuses.
[[nodiscard]] std::vector<std::string> findableIds(TechniqueTable techniques);
/// A small scene in which this pitfall shows, found by search, with the option that it needs;
/// nothing when the id is unknown or the search was in vain. The same seed gives the same scene.
[[nodiscard]] std::optional<Scene> counterexampleScene(TechniqueTable techniques,
                                                       std::string_view id, std::uint64_t seed);

/// Bodies at rest show the error.
[[nodiscard]] bool isOfRestingBodies(std::string_view pitfall);

}  // namespace sepax
