#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// Points in the notations of one language or tool, written as lists of x, y; what stands in a line
/// stays in it. These are elements of a matrix, p(1,1) = 0; p(2,1) = 5; the comma initialiser of
/// Eigen, V(4,2) and V << 0, 0, ...; POLYGON ICRS 0 0 5 0 5 3 without brackets; <cap:polygon> with
/// 0,0 5,0 5,3 in it; segments of
/// Paper.js whose handles are zero.
void withPlainPoints(PlainText& plain);

}  // namespace sepax
