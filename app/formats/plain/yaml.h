#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// Points that YAML writes with one number in each line, - - 0.5 and below it - 3, as lists of
/// brackets.
void withPointsOfYaml(PlainText& plain);

}  // namespace sepax
