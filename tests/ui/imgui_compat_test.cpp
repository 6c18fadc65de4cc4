#include "app/widgets/imgui_compat.h"

#include <doctest/doctest.h>

namespace sepax::test {
namespace {

/// A draw list as Dear ImGui has it up to 1.92, and one as it is since 1.93.
struct FlagsFirst {
  float thickness = 0;
  void AddPolyline(const ImVec2*, int, ImU32, ImDrawFlags, float t) { thickness = t; }
  void AddRect(const ImVec2&, const ImVec2&, ImU32, float, ImDrawFlags, float t) { thickness = t; }
};
struct ThicknessFirst {
  float thickness = 0;
  void AddPolyline(const ImVec2*, int, ImU32, float t, ImDrawFlags) { thickness = t; }
  void AddRect(const ImVec2&, const ImVec2&, ImU32, float, float t, ImDrawFlags) { thickness = t; }
};

template <class List>
void checkStrokes() {
  List list;
  const ImVec2 points[2] = {{0, 0}, {1, 1}};
  compat::addPolyline(&list, points, 2, 0, true, 2.5f);
  CHECK(list.thickness == 2.5f);
  compat::addRect(&list, {0, 0}, {1, 1}, 0, 1, 3.5f);
  CHECK(list.thickness == 3.5f);
}

TEST_CASE("strokes keep their thickness in either order of the arguments") {
  checkStrokes<FlagsFirst>();
  checkStrokes<ThicknessFirst>();
}

}  // namespace
}  // namespace sepax::test
