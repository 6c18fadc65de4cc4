#pragma once

#include "app/figure/label_space.h"
#include "app/widgets/ui.h"

namespace sepax {

/// A small window that floats over the others where it is put, without a title.
struct Card {
  const char* name = "";
  ImVec2 at;     ///< pixels of the window
  ImVec2 pivot;  ///< the point of the card that stands there: {0, 0} upper left, {1, 1} lower right
  ImVec2 padding{16, 12};  ///< logical pixels
  ImGuiWindowFlags more = ImGuiWindowFlags_NoFocusOnAppearing;
};

/// Open as long as this is called; end it with endCard, or with ImGui::End.
void beginCard(const Ui& ui, const Card& card);
/// Ends it; where it lies, logical pixels from a place of the window.
Rect endCard(const Ui& ui, ImVec2 origin);
/// Remembers where the card that is open stands, by its name.
void markCard(const Ui& ui, const Card& card);

}  // namespace sepax
