#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// *PLASTIC, *AMPLITUDE, NAME=PUSH and *DEFINE_CURVE of the decks of solvers: the rows of numbers
/// below such a word are values of what it says, and points only below one of nodes or outlines.
void withoutTablesOfDecks(PlainText& plain);

}  // namespace sepax
