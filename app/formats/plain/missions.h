#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// Items of a file of waypoints, as MAVLink numbers them, of which each is a corner of a fence: 1 0
/// 3 5001 4 0 0 0 47.25 8.5 0 1. The commands 5001 and 5002 begin behind the number of the item,
/// its state and its frame, and the number of corners follows them.
void withFencesOfMissions(PlainText& plain);

}  // namespace sepax
