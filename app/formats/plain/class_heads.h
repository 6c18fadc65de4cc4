#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// class Rock extends Sprite { without its base types: they are no calls that take what is in the
/// brackets.
void withoutBaseTypes(PlainText& plain);

}  // namespace sepax
