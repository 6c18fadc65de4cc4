#include "app/techniques/minkowski/row.h"

#include "app/figure/numbers.h"
#include "app/scene/edits/pair_edits.h"

#include <fmt/format.h>

namespace sepax {

std::string minkowskiCounters(const Evidence& evidence, const ViewState& view) {
  if (!hasDifference(evidence)) return bodyCounter(evidence);
  if (!evidence.minkowski) return counted(evidence.minkowskiPieces->pieces.size(), "difference");
  const MinkowskiEvidence& found = *evidence.minkowski;
  const std::string edges = counted(found.edges.size(), "edge");
  const MinkowskiProgress progress = minkowskiProgress(evidence, view);
  const auto iterations = [&](std::size_t all) {
    const std::size_t now = progress.result ? all : static_cast<std::size_t>(progress.item) + 1;
    // Each asks both bodies for their farthest corner.
    return fmt::format("{}  ·  {}  ·  supports {}", edges, counted(now, "iteration"), 2 * now);
  };
  if (progress.mode == MinkowskiMode::gjk) return iterations(found.gjk.iterations.size());
  if (progress.mode == MinkowskiMode::epa && found.epa)
    return iterations(found.epa->iterations.size());
  return edges;
}

std::string_view minkowskiHint(const ViewState&) {
  return "drag A or the difference  ·  drag the origin: A moves the opposite way  ·  an edge is an "
         "axis";
}

bool minkowskiPlays(const Scene& scene, const Evidence& evidence, const ViewState& view) {
  return evidence.minkowski && view.options[kMinkowskiMode] == MinkowskiMode::moving &&
         !pairRests(scene);
}

std::optional<double> minkowskiHold(const Evidence& evidence) {
  if (!evidence.minkowski) return std::nullopt;
  const MinkowskiRay& ray = evidence.minkowski->ray;
  const bool meets = ray.contact == Contact::entering || ray.contact == Contact::grazing;
  return meets ? ray.time : std::nullopt;
}

std::optional<LaterPose> minkowskiPose(const Evidence& evidence, const ViewState& view, int body) {
  const BodyShape& shape = evidence.bodies[static_cast<std::size_t>(body)];
  const double time = shape.moves ? minkowskiTime(evidence, view) : 0;
  if (time == 0) return std::nullopt;
  return LaterPose{shape.position + time * shape.velocity};
}

}  // namespace sepax
