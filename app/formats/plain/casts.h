#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// (Vector2) { 50, 20 } and &(struct point){ .x = 5, .y = 2 }, values of C that say their type in
/// brackets, become Vector2{ 50, 20 } and point{ .x = 5, .y = 2 }.
void withPlainCasts(PlainText& plain);
/// inside?(point, corners): some languages write a question mark behind the name of what asks.
void withoutQuestionsOfCalls(PlainText& plain);

}  // namespace sepax
