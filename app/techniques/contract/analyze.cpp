#include "app/techniques/contract/analyze_pitfalls.h"
#include "app/techniques/contract/posed_bodies.h"
#include "app/techniques/contract/technique.h"
#include "core/overlap/rounded_contact.h"

namespace sepax {

Evidence answersOf(TechniqueTable techniques, const Scene& scene, const AnalysisOptions& options) {
  Evidence evidence;
  evidence.bodies = posedBodies(scene);
  const auto pair = pairOf(scene);
  evidence.a = pair[0];
  evidence.b = pair[1];
  for (const Technique& technique : techniques) {
    if (!options.technique.empty() && options.technique != technique.id) continue;
    technique.analyze(scene, options, evidence);
  }
  evidence.rounded = roundedContact(evidence);
  return evidence;
}

Evidence analyze(TechniqueTable techniques, const Scene& scene, const AnalysisOptions& options) {
  Evidence evidence = answersOf(techniques, scene, options);
  evidence.disagreements = disagreementsOf(techniques, scene, evidence, options);
  return evidence;
}

}  // namespace sepax
