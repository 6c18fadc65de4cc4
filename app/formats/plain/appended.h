#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// corners.append(a), corners.append(b), corners.append(c): points of other names that a list is
/// filled with, as corners = [a, b, c]; also corners << a << b << c, and corners[0] = a and so on.
void withListsOfAppends(PlainText& plain);

}  // namespace sepax
