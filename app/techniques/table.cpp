#include "app/techniques/table.h"

#include "app/techniques/inside/inside.h"
#include "app/techniques/inside/legend.h"
#include "app/techniques/inside/panel.h"
#include "app/techniques/motion/legend.h"
#include "app/techniques/motion/motion.h"
#include "app/techniques/motion/panel.h"
#include "app/techniques/ray/legend.h"
#include "app/techniques/ray/panel.h"
#include "app/techniques/ray/ray.h"
#include "app/techniques/sat/legend.h"
#include "app/techniques/sat/panel.h"
#include "app/techniques/sat/sat.h"
#include "app/techniques/swept_edges/legend.h"
#include "app/techniques/swept_edges/panel.h"
#include "app/techniques/swept_edges/swept_edges.h"

#include <array>

namespace sepax {

namespace {

constexpr std::array kTechniques{
    Technique{.id = "sat",
              .name = "SAT",
              .title = "Separating axis test",
              .subtitle = "static · two convex polygons",
              .bottomTitle = "Step through",
              .analyze = analyzeSat,
              .paint = paintSat,
              .legend = kSatLegend,
              .verdict = satVerdict,
              .stepCount = satStepCount,
              .steps = satSteps,
              .inspector = satInspector,
              .bottom = satBottom},
    Technique{.id = "motion",
              .name = "Motion",
              .title = "Moving polygons",
              .subtitle = "exact sweep · first contact is the latest entry over all axes",
              .bottomTitle = "Time on each axis",
              .analyze = analyzeMotion,
              .paint = paintMotion,
              .paintStrip = paintLanes,
              .legend = kMotionLegend,
              .verdict = motionVerdict,
              .inspector = motionInspector,
              .bottom = motionBottom,
              .drive = slide},
    Technique{.id = "swept_edges",
              .name = "Sweep",
              .title = "Swept edges",
              .subtitle = "the meeting point of two moving lines travels along a line",
              .bottomTitle = "Step through",
              .analyze = analyzeSweptEdges,
              .paint = paintSweptEdges,
              .legend = kSweptEdgesLegend,
              .verdict = sweptEdgesVerdict,
              .stepCount = sweptEdgesStepCount,
              .steps = sweptEdgesSteps,
              .inspector = sweptEdgesInspector,
              .bottom = sweptEdgesBottom,
              .concave = true},
    Technique{.id = "inside",
              .name = "Inside",
              .title = "Point in polygon",
              .subtitle = "crossing number · simple polygons, convex or concave",
              .bottomTitle = "Step through",
              .analyze = analyzeInside,
              .paint = paintInside,
              .legend = kInsideLegend,
              .verdict = insideVerdict,
              .stepCount = insideStepCount,
              .steps = insideSteps,
              .inspector = insideInspector,
              .bottom = insideBottom,
              .concave = true,
              .playsTime = insideMoves,
              .hasLeftStart = hasLeftStart},
    Technique{.id = "ray",
              .name = "Ray",
              .title = "Pixel ray cast",
              .subtitle = "Bresenham through the tiles’ solidity maps",
              .bottomTitle = "Step through",
              .analyze = analyzeRay,
              .paint = paintRay,
              .legend = kRayLegend,
              .verdict = rayVerdict,
              .stepCount = rayStepCount,
              .steps = raySteps,
              .inspector = rayInspector,
              .bottom = rayBottom,
              .hasGround = hasTiles,
              .paintGround = paintTileGround},
};

}  // namespace

TechniqueTable techniques() { return kTechniques; }

const Technique* findTechnique(std::string_view id) { return findTechnique(techniques(), id); }

Evidence analyze(const Scene& scene, const AnalysisOptions& options) {
  return analyze(techniques(), scene, options);
}

Figure paint(const Evidence& evidence, const ViewState& view) {
  return paint(techniques(), evidence, view);
}

Figure paintPicture(const Evidence& evidence, const ViewState& view) {
  return paintPicture(techniques(), evidence, view);
}

}  // namespace sepax
