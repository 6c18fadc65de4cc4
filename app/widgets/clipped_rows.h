#pragma once

#include <imgui.h>

namespace sepax {

/// Draws those rows of a long list that are in sight. `height` of a row in pixels; below 0 it is
/// measured at the first one.
template <class DrawRow>
void clippedRows(int count, float height, DrawRow draw) {
  ImGuiListClipper clipper;
  clipper.Begin(count, height);
  while (clipper.Step()) {
    for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i) draw(i);
  }
  clipper.End();
}

/// The same for rows without space between them.
template <class DrawRow>
void tightRows(int count, DrawRow draw) {
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
  clippedRows(count, -1, draw);
  ImGui::PopStyleVar();
}

}  // namespace sepax
