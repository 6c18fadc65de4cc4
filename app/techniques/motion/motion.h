#pragma once

#include "app/techniques/contract/technique.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// Two polygons in motion: swept separating axis test, published answers beside it.
namespace sepax {

void analyzeMotion(const Scene& scene, const AnalysisOptions& options, Evidence& evidence);
void paintMotion(const Evidence& evidence, const ViewState& view, Figure& figure);
/// Law: what it says of axes and times is true of the exact ones; only numbers are rounded.
[[nodiscard]] Verdict motionVerdict(const Evidence& evidence, const ViewState& view);

/// The loop over the axes as a learner steps through it.
struct MotionProgress {
  enum class Phase { gap, speed, times, window, result } phase = Phase::result;
  int axis = 0;  ///< index into MotionEvidence::axes
};
/// view.step as progress; step -1 is the whole answer, steps past the end are the last one.
[[nodiscard]] MotionProgress motionProgress(const MotionEvidence& motion, int step);
/// Four steps an axis, and one more for what the window of time says.
[[nodiscard]] int motionStepCount(const Evidence& evidence);
[[nodiscard]] std::vector<CodeLine> motionSteps(const Evidence& evidence, const ViewState& view);
/// The axis of a step before the answer.
[[nodiscard]] std::optional<AxisName> motionStepAxis(const Evidence& evidence, int step);
/// The words of a step before the last.
[[nodiscard]] Verdict motionStepVerdict(const Evidence& evidence, const ViewState& view,
                                        const MotionProgress& progress);

/// Sections of `sepax query`.
[[nodiscard]] nlohmann::ordered_json motionJson(const Evidence& evidence);
[[nodiscard]] nlohmann::ordered_json publishedPredictionJson(const Evidence& evidence);
[[nodiscard]] nlohmann::ordered_json publishedMoveJson(const Evidence& evidence);

/// A slides along what it meets; see SlideResult.
[[nodiscard]] SlideResult slide(const Scene& scene, Vec2 displacement);
/// Where A's velocity leads it so in one step; in place of all else that is computed of motion.
void analyzeSlide(const Scene& scene, Evidence& evidence);
/// The path that A's centre walks, piece by piece, and at each obstacle where they touch, its
/// normal and the part of the motion that it takes.
void paintSlide(const Evidence& evidence, const ViewState& view, Figure& figure);
/// Of evidence that has a slide.
[[nodiscard]] Verdict slideVerdict(const Evidence& evidence, double time = 0);
/// "0.250": the time of a contact; what is rounding after the start is 0.
[[nodiscard]] std::string slideMoment(const SlideHit& hit);
/// "(2.97, 0.00)": of a vector of this slide; what is rounding beside the whole motion is 0.
[[nodiscard]] std::string slideNumbers(const SlideEvidence& slide, Vec2 vector);
/// "1 · B at t = 0.250", "2 · wedged between Floor and E at t = 0.830": of a stop, by its index.
[[nodiscard]] std::string stopWords(const Evidence& evidence, std::size_t index);
/// Of the same stop each edge that A is pressed into: its normal and what it takes away.
[[nodiscard]] std::vector<std::string> stopReasons(const Evidence& evidence, std::size_t index);
/// "starts inside of B: pushed out by (0.00, 3.00)"; empty where A starts free.
[[nodiscard]] std::string startWords(const Evidence& evidence);
/// What is to be seen of a slide at a time after its start, in a sentence.
[[nodiscard]] std::string slideTimeSentence(const Evidence& evidence, double time);
/// "edge B3", "edge A0": whose normal stops the motion.
[[nodiscard]] std::string edgeWords(const Evidence& evidence, const SlideHit& hit);
/// "n of edge B3", "n against edge A0": the normal of the hit, which points towards A.
[[nodiscard]] std::string normalWords(const Evidence& evidence, const SlideHit& hit);
/// Of a body that a hand drives; of evidence that has a slide and a view that has the drive.
[[nodiscard]] Verdict drivenVerdict(const Evidence& evidence, const ViewState& view);
/// The time that the slide is shown at, steps: 0 without a slide.
[[nodiscard]] double slideTime(const Evidence& evidence, const ViewState& view);
/// The step of a slide as a lane of time.
void paintSlideLane(const Evidence& evidence, const ViewState& view, Figure& strip);

/// The axis that the picture shows: the one stepped to; else hovered, selected or the one that the
/// answer rests on.
[[nodiscard]] int shownAxis(const MotionEvidence& motion, const ViewState& view);

/// The axis that the answer rests on and its sentence names; of bodies that pass each other by one
/// that alone proves it.
[[nodiscard]] int decidingAxis(const MotionEvidence& motion);

/// Those that the sentence of the answer names: of bodies that pass each other the one that is left
/// and the one that is entered after it. None where no single axis tells.
[[nodiscard]] std::vector<int> answerAxes(const MotionEvidence& motion);

/// What such an axis has to do with the answer: "last", "parts first", "meets later", "decides".
[[nodiscard]] std::string_view answerWord(const MotionEvidence& motion, int axis);

/// The edge of such an axis while another one is shown.
inline constexpr Part kAnswerEdge = part<"edge of the answer">();

/// As often a game looks at the bodies in one step, here.
inline constexpr int kSamples = 60;

/// One of those that the answer rests on.
[[nodiscard]] bool isDeciding(const MotionEvidence& motion, int axis);
/// "A2": of an axis of evidence.motion, by its position.
[[nodiscard]] std::string axisName(const Evidence& evidence, int index);

/// The time that the exact answer is shown at, steps: that of the view; 0 at every step, the last
/// one too, while A is driven and while a published answer stands alone.
[[nodiscard]] double shownTime(const Evidence& evidence, const ViewState& view);
/// The exact answer is shown, alone or beside a published one.
[[nodiscard]] bool showsExact(const Evidence& evidence, const ViewState& view);
/// Where a body that has left its start is at the shown time.
[[nodiscard]] std::optional<LaterPose> motionPose(const Evidence& evidence, const ViewState& view,
                                                  int body);
/// The push that is needed is drawn beside a published one that is longer.
[[nodiscard]] bool showsNeededPush(const Evidence& evidence, const ViewState& view);
/// In one picture where an article is wrong in how it moves A at the end: there the contact on the
/// way is another matter.
[[nodiscard]] bool isAboutThePush(const Evidence& evidence, const ViewState& view);
/// Of a contact that no sample at t = k / 60 sees: the last k before it; else none.
[[nodiscard]] std::optional<int> sampleBefore(const MotionEvidence& motion);
/// Of its points, of which there must be one.
[[nodiscard]] inline Vec2 middleOfContact(const MotionEvidence& motion) {
  return lerp(motion.points.front(), motion.points.back(), 0.5);
}
/// Of such a contact the place and what both samples are apart.
[[nodiscard]] std::optional<CloseUp> motionCloseUp(const Evidence& evidence, const ViewState& view);
/// The time of a first contact that a motion leads to, a double that stands for the exact one.
[[nodiscard]] std::optional<double> motionHold(const Evidence& evidence);
/// What is to be seen at a time after the start, in a sentence.
[[nodiscard]] std::string motionTimeSentence(const Evidence& evidence, double time);
/// Why nothing meets, as a badge and a sentence.
[[nodiscard]] Verdict missVerdict(const Evidence& evidence);
/// "A", or "A·2" where the axes are those of a part.
[[nodiscard]] std::string nameOfPart(const Evidence& evidence, Owner owner);
/// "the interiors of A and B meet from t = 0.750", where motion.othersEnter.
[[nodiscard]] std::string laterOverlap(const Evidence& evidence);

/// Both bodies at the start, at the contact and at the end of the step: what rulers stand clear of.
[[nodiscard]] std::vector<BodyShape> shapesOnTheWay(const Evidence& evidence);
/// From these, logical pixels.
inline constexpr double kRulerMargin = 40;

/// The part of time that the lanes show, steps.
struct LaneRange {
  double earliest = -0.1;  ///< a little time before and after the step is visible
  double latest = 1.1;
};
/// One step; more of it while the prediction of a later time is shown.
[[nodiscard]] LaneRange laneRange(const Evidence& evidence, const ViewState& view);

/// The time between two bars of which one ends before the other starts: they pass each other by.
inline constexpr Part kPassing = part<"passing">();

/// Above the lanes.
inline constexpr std::string_view kLanesHeading = "The step in time";

/// Time lanes: one bar per axis from entry to exit on a common ruler; at a step those bars that the
/// loop has found.
void paintLanes(const Evidence& evidence, const ViewState& view, Figure& strip);
/// Place of a time on the ruler of the lanes, logical pixels of a strip of this width.
[[nodiscard]] double laneX(double time, double stripWidth, const LaneRange& range = {});
/// Time at a place on the ruler of the lanes, clamped to [0, 1].
[[nodiscard]] double laneTime(double x, double stripWidth, const LaneRange& range = {});
/// Index of the axis whose lane is at a height of the strip, -1 when there is none.
[[nodiscard]] int laneAt(const Evidence& evidence, const ViewState& view, double y,
                         double stripHeight);

}  // namespace sepax
