#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// Points in lines of their own within /* gives: ... */, what a program printed and what it should
/// have: they are lists as those of the code around them, each with its own lines. And a whole list
/// in a line comment, # [[1, 0], ...] or // => [[1, 0], ...], below what prints it.
void withResultsInComments(PlainText& plain);

}  // namespace sepax
