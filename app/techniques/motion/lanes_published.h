#pragma once

#include "app/techniques/motion/lane_plan.h"

/// What the time lanes hold of an article's answer, and how the exact times stand beside it where
/// it is shown alone. Heights are logical pixels of the strip.
namespace sepax {

/// The times at which the shadows on the axis overlap, in outline.
void addTimeOutline(Figure& strip, const MotionAxis& axis, const LaneRange& range, double middle,
                    double height);
/// The exact contact as a thin line with its time.
void addContactOutline(Figure& strip, const MotionEvidence& motion, const LaneRange& range,
                       const LanePlan& plan);
/// d/s of each axis, where the page comes to it.
void addPredictedEntries(Figure& strip, const Evidence& evidence, const LaneRange& range,
                         const LanePlan& plan);
/// The time that the prediction takes for the contact.
void addPredictedTime(Figure& strip, const Evidence& evidence, const LaneRange& range,
                      const LanePlan& plan);
/// Says what the outlines are, and the marks of the prediction.
void addLaneWords(Figure& strip, const LanePlan& plan, bool prediction);

}  // namespace sepax
