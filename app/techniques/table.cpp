#include "app/techniques/table.h"

#include "app/scene/builtin.h"
#include "app/techniques/concave/legend.h"
#include "app/techniques/concave/panel.h"
#include "app/techniques/concave/row.h"
#include "app/techniques/contract/rounded_contact.h"
#include "app/techniques/inside/legend.h"
#include "app/techniques/inside/panel.h"
#include "app/techniques/inside/row.h"
#include "app/techniques/minkowski/legend.h"
#include "app/techniques/minkowski/panel.h"
#include "app/techniques/minkowski/row.h"
#include "app/techniques/motion/legend.h"
#include "app/techniques/motion/panel.h"
#include "app/techniques/motion/row.h"
#include "app/techniques/ray/legend.h"
#include "app/techniques/ray/panel.h"
#include "app/techniques/ray/row.h"
#include "app/techniques/sat/legend.h"
#include "app/techniques/sat/panel.h"
#include "app/techniques/sat/published_fault.h"
#include "app/techniques/sat/row.h"
#include "app/techniques/swept_edges/lane.h"
#include "app/techniques/swept_edges/legend.h"
#include "app/techniques/swept_edges/panel.h"
#include "app/techniques/swept_edges/row.h"

#include <array>

namespace sepax {

namespace {

bool always(const Evidence&, const ViewState&) { return true; }

/// The round of the article, where it is told, tests A against all.
bool insideTestsPair(const Evidence& evidence, const ViewState&) {
  return !evidence.publishedRound || evidence.publishedRound->calls.size() < 2;
}

constexpr std::array kTechniques{
    Technique{.id = "sat",
              .name = "SAT",
              .title = "Separating axis test",
              .subtitle = "static · two convex polygons",
              .bottomTitle = "Step through",
              .example = kDefaultScene,
              .analyze = analyzeSat,
              .paint = paintSat,
              .legend = kSatLegend,
              .verdict = satVerdict,
              .stepCount = everyView<satStepCount>,
              .steps = satSteps,
              .stepAxis = satStepAxis,
              .inspector = satInspector,
              .bottom = satBottom,
              .byRounding = isRoundedContact,
              .map = satMap,
              .icon = kSatIcon,
              .counters = satCounters,
              .handles = kSatHandles,
              .options = kSatOptions,
              .needs = kSatNeeds,
              .sections = kSatSections,
              .pitfalls = kSatPitfalls,
              .accusations = satAccusations,
              .published = kSatPublished},
    Technique{
        .id = "motion",
        .name = "Motion",
        .title = "Moving polygons",
        .subtitle = "exact sweep · the first contact, and sliding on from it",
        .bottomTitle = kLanesHeading,
        .example = "first-contact",
        .analyze = analyzeMotion,
        .paint = paintMotion,
        .paintStrip = paintLanes,
        .hasStrip = hasLanes,
        .stripBeside = [](const Evidence& evidence) { return !evidence.slide; },
        .legend = kMotionLegend,
        .verdict = motionVerdict,
        .stepCount = everyView<motionStepCount>,
        .steps = motionSteps,
        .stepAxis = motionStepAxis,
        .inspector = motionInspector,
        .bottom = motionBottom,
        .playsTime = motionPlays,
        .idle = motionIdle,
        .pairOnly = [](const Evidence& evidence, const ViewState&) { return !evidence.slide; },
        .byRounding = isRoundedRest,
        .holdTime = motionHold,
        .poseAtTime = motionPose,
        .closeUp = motionCloseUp,
        .drive = slide,
        .icon = kMotionIcon,
        .counters = motionCounters,
        .hint = motionHint,
        .gestures = kMotionGestures,
        .handles = kMotionHandles,
        .options = kMotionOptions,
        .needs = kMotionNeeds,
        .sections = kMotionSections,
        .pitfalls = kMotionPitfalls,
        .accusations = motionAccusations,
        .published = kMotionPublished},
    Technique{.id = "swept_edges",
              .name = "Sweep",
              .title = "Swept edges",
              .subtitle = "the meeting point of two moving lines travels along a line",
              .bottomTitle = "Candidates by time",
              .example = "swept-crossing",
              .analyze = analyzeSweptEdges,
              .paint = paintSweptEdges,
              .paintStrip = paintPathLane,
              .hasStrip = hasPathLane,
              .stripBeside = hasPathLane,
              .legend = kSweptEdgesLegend,
              .verdict = sweptEdgesVerdict,
              .stepCount = everyView<sweptEdgesStepCount>,
              .steps = sweptEdgesSteps,
              .stepStage = sweepStage,
              .inspector = sweptEdgesInspector,
              .bottom = sweptEdgesBottom,
              .concave = true,
              .playsTime = sweepPlays,
              .idle = sweptEdgesIdle,
              .takes = sweepTakes,
              .holdTime = sweepHold,
              .poseAtTime = sweepPose,
              .closeUp = sweepCloseUp,
              .icon = kSweptEdgesIcon,
              .counters = sweptEdgesCounters,
              .hint = sweptEdgesHint,
              .handles = kSweptEdgesHandles,
              .options = kSweptEdgesOptions,
              .needs = kSweptEdgesNeeds,
              .sections = kSweptEdgesSections,
              .pitfalls = kSweptEdgesPitfalls,
              .accusations = sweptEdgesAccusations,
              .published = kSweptEdgesPublished},
    Technique{.id = "inside",
              .name = "Inside",
              .title = "Point in polygon",
              .subtitle = "crossing number · simple polygons, convex or concave",
              .bottomTitle = "Step through",
              .example = "crossing-number",
              .analyze = analyzeInside,
              .paint = paintInside,
              .legend = kInsideLegend,
              .verdict = insideVerdict,
              .stepCount = everyView<insideStepCount>,
              .steps = insideSteps,
              .inspector = insideInspector,
              .bottom = insideBottom,
              .concave = true,
              .playsTime = insidePlays,
              .pairOnly = insideTestsPair,
              .holdTime = insideHold,
              .poseAtTime = insidePose,
              .icon = kInsideIcon,
              .timed = true,
              .options = kInsideOptions,
              .needs = kInsideNeeds,
              .sections = kInsideSections,
              .pitfalls = kInsidePitfalls,
              .accusations = insideAccusations,
              .published = kInsidePublished},
    Technique{.id = "ray",
              .name = "Ray",
              .title = "Pixel ray cast",
              .subtitle = "pixel walks through the tiles’ solidity maps",
              .bottomTitle = "Step through",
              .example = "ray-figure-1",
              .analyze = analyzeRay,
              .paint = paintRay,
              .legend = kRayLegend,
              .verdict = rayVerdict,
              .stepCount = rayStepCount,
              .steps = raySteps,
              .stepsHeading = rayHeading,
              .inspector = rayInspector,
              .bottom = rayBottom,
              .closeUp = rayCloseUp,
              .hasGround = hasTiles,
              .paintGround = paintTileGround,
              .icon = kRayIcon,
              .pixels = true,
              .counters = rayCounters,
              .hint = rayHint,
              .gestures = kRayGestures,
              .handles = kRayHandles,
              .options = kRayOptions,
              .needs = kRayNeeds,
              .sections = kRaySections,
              .pitfalls = kRayPitfalls,
              .accusations = rayAccusations,
              .published = kRayPublished},
    Technique{.id = "minkowski",
              .name = "Minkow",
              .title = "Minkowski difference",
              .subtitle = "one polygon that holds every answer · SAT, push, distance, GJK, EPA",
              .bottomTitle = "Step through",
              .example = "minkowski-overlap",
              .analyze = analyzeMinkowski,
              .paint = paintMinkowski,
              .side = &kMinkowskiSide,
              .legend = kMinkowskiLegend,
              .verdict = minkowskiVerdict,
              .stepCount = minkowskiStepCount,
              .steps = minkowskiSteps,
              .inspector = minkowskiInspector,
              .bottom = minkowskiBottom,
              .concave = true,
              .playsTime = minkowskiPlays,
              .pairOnly = always,
              .byRounding = isRoundedRest,
              .holdTime = minkowskiHold,
              .poseAtTime = minkowskiPose,
              .closeUp = pushCloseUp,
              .icon = kMinkowskiIcon,
              .counters = minkowskiCounters,
              .hint = minkowskiHint,
              .gestures = kMinkowskiGestures,
              .handles = kMinkowskiHandles,
              .options = kMinkowskiOptions,
              .needs = kMinkowskiNeeds,
              .sections = kMinkowskiSections},
    Technique{.id = "concave",
              .name = "Parts",
              .title = "Convex parts",
              .subtitle = "any simple polygons · every pair of convex parts",
              .bottomTitle = "Step through",
              .example = "hook-and-comb",
              .analyze = analyzeConcave,
              .paint = paintConcave,
              .legend = kConcaveLegend,
              .verdict = concaveVerdict,
              .stepCount = everyView<concaveStepCount>,
              .steps = concaveSteps,
              .inspector = concaveInspector,
              .bottom = concaveBottom,
              .concave = true,
              .plain = concavePlain,
              .takes = concaveTakes,
              .pairOnly = always,
              .byRounding = isRoundedContact,
              .icon = kConcaveIcon,
              .counters = concaveCounters,
              .options = kConcaveOptions,
              .needs = kConcaveNeeds,
              .sections = kConcaveSections,
              .pitfalls = kConcavePitfalls,
              .published = kConcavePublished},
};

}  // namespace

TechniqueTable techniques() { return kTechniques; }

const Technique* findTechnique(std::string_view id) { return findTechnique(techniques(), id); }

AnalysisOptions optionsFrom(const ViewState& view) { return optionsFrom(techniques(), view); }

HandleSet handlesOf(const ViewState& view) { return handlesOf(techniques(), view.technique); }

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
