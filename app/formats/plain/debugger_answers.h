#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// (gdb) p poly->count, $1 = 4, (gdb) p poly->points, $2 = {...}: what a debugger answers of the
/// same owner in one bracket with names, so that the count is one of the array beside it.
void withGroupsOfAnswers(PlainText& plain);

}  // namespace sepax
