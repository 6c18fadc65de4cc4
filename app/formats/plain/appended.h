#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// corners.append(a), corners.append(b), corners.append(c): points of other names that a list is
/// filled with, as corners = [a, b, c].
void withListsOfAppends(PlainText& plain);

}  // namespace sepax
