#pragma once

#include "app/formats/plain_lists.h"

namespace sepax {

/// Points in lines of their own within /* gives: ... */, what a program printed and what it should
/// have: they are lists as those of the code around them, each with its own lines.
void withResultsInComments(PlainText& plain);

}  // namespace sepax
