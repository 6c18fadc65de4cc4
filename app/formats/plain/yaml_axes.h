#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// Lists under the keys x and z of YAML, as maps of games have them, in brackets or one number a
/// line, as points.
void withAxesOfYaml(PlainText& plain);

}  // namespace sepax
