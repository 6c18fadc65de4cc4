#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// {"0 0", "5 0", "5 3"}: texts of two numbers each as points.
void withPointsOfQuotedPairs(PlainText& plain);

}  // namespace sepax
