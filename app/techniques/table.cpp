#include <algorithm>

#include "app/techniques/contract/analyze_pitfalls.h"
#include "app/techniques/contract/posed_bodies.h"
#include "app/techniques/inside/inside.h"
#include "app/techniques/inside/panel.h"
#include "app/techniques/motion/motion.h"
#include "app/techniques/motion/panel.h"
#include "app/techniques/ray/panel.h"
#include "app/techniques/ray/ray.h"
#include "app/techniques/sat/panel.h"
#include "app/techniques/sat/sat.h"
#include "app/techniques/swept_edges/panel.h"
#include "app/techniques/swept_edges/swept_edges.h"
#include "app/techniques/contract/technique.h"

namespace sepax {

const std::vector<Technique>& techniques() {
  static const std::vector<Technique> table{
      {"sat", "SAT", "Separating axis test", "static · two convex polygons", "Step through",
       analyzeSat, paintSat, nullptr, satVerdict, satStepCount, satSteps, satInspector, satBottom},
      {"motion", "Motion", "Moving polygons",
       "exact sweep · first contact is the latest entry over all axes", "Time on each axis",
       analyzeMotion, paintMotion, paintLanes, motionVerdict, nullptr, nullptr, motionInspector,
       motionBottom},
      {"swept_edges", "Sweep", "Swept edges",
       "the meeting point of two moving lines travels along a line", "Step through",
       analyzeSweptEdges, paintSweptEdges, nullptr, sweptEdgesVerdict, sweptEdgesStepCount,
       sweptEdgesSteps, sweptEdgesInspector, sweptEdgesBottom, true},
      {"inside", "Inside", "Point in polygon",
       "crossing number · simple polygons, convex or concave", "Step through", analyzeInside,
       paintInside, nullptr, insideVerdict, insideStepCount, insideSteps, insideInspector,
       insideBottom, true, insideMoves},
      {"ray", "Ray", "Pixel ray cast", "Bresenham through the tiles’ solidity maps", "Step through",
       analyzeRay, paintRay, nullptr, rayVerdict, rayStepCount, raySteps, rayInspector, rayBottom},
  };
  return table;
}

const Technique* findTechnique(std::string_view id) {
  const auto& table = techniques();
  const auto row = std::find_if(table.begin(), table.end(),
                                [id](const Technique& technique) { return technique.id == id; });
  return row == table.end() ? nullptr : &*row;
}

AnalysisOptions optionsFrom(const ViewState& view) {
  AnalysisOptions options;
  options.technique = view.technique;
  if (view.freeAxis) options.freeAxisAngle = view.freeAxisAngle;
  options.satSavings = view.satSavings;
  options.edgePair = view.edgePair;
  options.middles = view.middles;
  if (view.technique == "inside") options.time = view.time;
  return options;
}

Evidence analyze(const Scene& scene, const AnalysisOptions& options) {
  Evidence evidence;
  evidence.bodies = posedBodies(scene);
  const auto pair = pairOf(scene);
  evidence.a = pair[0];
  evidence.b = pair[1];
  for (const Technique& technique : techniques()) {
    if (!options.technique.empty() && options.technique != technique.id) continue;
    technique.analyze(scene, options, evidence);
  }
  evidence.disagreements = disagreementsOf(scene, evidence.bodies, options.technique);
  return evidence;
}

}  // namespace sepax
