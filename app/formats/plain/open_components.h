#pragma once

#include "app/formats/plain/lists.h"

namespace sepax {

/// <Line points={[[0, 0], [5, 0], [5, 3]]}/> beside a <Line closed points={...}/>: a component
/// without the flag that others of its name have is a line, and is taken out; so is a call
/// Line({points: [...]}) beside Line({points: [...], closed: true}).
void withoutOpenComponents(PlainText& plain);

}  // namespace sepax
