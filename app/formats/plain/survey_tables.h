#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// Sides, bearings and distances of a survey with X and Y as the last columns, 456,780.25
/// 2,215,340.10: the corners of the last two columns alone.
void withCornersOfSurveys(PlainText& plain);

}  // namespace sepax
