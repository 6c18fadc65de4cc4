#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// #path=0,0/5,0/5,3 and points=0,0;5,0;5,3 of an address as points; an address that a link of
/// Markdown writes twice counts once.
void withPathsOfAddresses(PlainText& plain);

}  // namespace sepax
