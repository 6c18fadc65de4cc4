#pragma once

#include <string_view>

namespace sepax::fuzz {

/// The text as a scene: every technique answers and is drawn, with bounded work. Scenes of more
/// than a few small bodies are passed over, so that the search goes on.
void feedAnswers(std::string_view text);

}  // namespace sepax::fuzz
