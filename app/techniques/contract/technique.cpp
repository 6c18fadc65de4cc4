#include "app/techniques/contract/technique.h"

#include "app/techniques/contract/analyze_pitfalls.h"
#include "app/techniques/contract/posed_bodies.h"

#include <algorithm>

namespace sepax {

const Technique* findTechnique(TechniqueTable techniques, std::string_view id) {
  const auto row = std::find_if(techniques.begin(), techniques.end(),
                                [id](const Technique& technique) { return technique.id == id; });
  return row == techniques.end() ? nullptr : &*row;
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

Evidence analyze(TechniqueTable techniques, const Scene& scene,
                 const AnalysisOptions& options) {
  Evidence evidence;
  evidence.bodies = posedBodies(scene);
  const auto pair = pairOf(scene);
  evidence.a = pair[0];
  evidence.b = pair[1];
  for (const Technique& technique : techniques) {
    if (!options.technique.empty() && options.technique != technique.id) continue;
    technique.analyze(scene, options, evidence);
  }
  evidence.disagreements = disagreementsOf(scene, evidence.bodies, options.technique);
  return evidence;
}

}  // namespace sepax
