#pragma once

#include "app/figure/label_space.h"
#include "app/techniques/contract/technique.h"

#include <string>

namespace sepax {

/// What lies below words shows through, but does not strike them out.
[[nodiscard]] Box backingOf(Rect place);

/// The sentence at the bottom of the figure, as much of it as has room. `badges` = where the words
/// at the top end.
void addNarration(Figure& figure, const std::string& sentence, double badges);

/// The sentence from `top` on; of one that is too long as much as has room.
void addSentence(Figure& figure, const Evidence& evidence, const Technique& technique,
                 const ViewState& view, double top);

}  // namespace sepax
