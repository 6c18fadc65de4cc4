#pragma once

#include "app/techniques/motion/motion.h"

#include <cstddef>

/// What the time lanes hold of an article's answer, and how the exact times stand beside it where
/// it is shown alone. Heights are logical pixels of the strip.
namespace sepax {

/// Of the first lane; where the lanes are high enough there is room for words above it.
[[nodiscard]] double lanesTop(double stripHeight, std::size_t axes);

/// The times at which the shadows on the axis overlap, in outline.
void addTimeOutline(Figure& strip, const MotionAxis& axis, const LaneRange& range, double middle,
                    double height);
/// The exact contact as a thin line with its time.
void addContactOutline(Figure& strip, const MotionEvidence& motion, const LaneRange& range,
                       double bottom);
/// d/s of each axis, where the page comes to it.
void addPredictedEntries(Figure& strip, const Evidence& evidence, const LaneRange& range,
                         double height);
/// The time that the prediction takes for the contact.
void addPredictedTime(Figure& strip, const Evidence& evidence, const LaneRange& range,
                      double bottom);
/// Says what the outlines are, and the marks of the prediction.
void addLaneWords(Figure& strip, std::size_t axes, bool prediction);

}  // namespace sepax
