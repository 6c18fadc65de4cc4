#include "app/shell/regions/rail_icons.h"

#include <initializer_list>
#include <vector>

namespace sepax {
namespace {

struct IconPen {
  ImDrawList& list;
  ImVec2 origin;
  float scale;
  ImU32 color;
  ImU32 fill;

  void polygon(std::initializer_list<ImVec2> points, bool closed = true) const {
    std::vector<ImVec2> placed;
    for (const ImVec2 p : points) {
      placed.push_back({origin.x + p.x * scale, origin.y + p.y * scale});
    }
    const int count = static_cast<int>(placed.size());
    if (closed) list.AddConvexPolyFilled(placed.data(), count, fill);
    compat::addPolyline(&list, placed.data(), count, color, closed, 1.5f * scale);
  }
  void dot(ImVec2 middle, float radius) const {
    list.AddCircleFilled({origin.x + middle.x * scale, origin.y + middle.y * scale}, radius * scale,
                         color);
  }
  void head(ImVec2 tip, float reach) const {
    const ImVec2 t{origin.x + tip.x * scale, origin.y + tip.y * scale};
    const float r = reach * scale;
    list.AddTriangleFilled({t.x - 1.6f * r, t.y - r}, {t.x - 1.6f * r, t.y + r}, t, color);
  }
};

}  // namespace

void drawTechniqueIcon(const Ui& ui, ImDrawList& list, std::string_view id,
                       const IconPlace& place) {
  const IconPen pen{list, place.origin, ui.scale, place.color, place.fill};
  if (id == "sat") {
    pen.polygon({{1, 18}, {8, 2}, {16, 18}});
    pen.polygon({{19, 3}, {30, 7}, {27, 18}, {17, 15}});
  } else if (id == "motion") {
    pen.polygon({{2, 4}, {13, 4}, {13, 16}, {2, 16}});
    pen.polygon({{15, 10}, {26, 10}}, false);
    pen.head({31, 10}, 4);
  } else if (id == "ray") {
    pen.polygon({{1, 16}, {7, 16}, {7, 20}, {1, 20}});
    pen.polygon({{8, 12}, {14, 12}, {14, 16}, {8, 16}});
    pen.polygon({{15, 8}, {21, 8}, {21, 12}, {15, 12}});
    pen.polygon({{22, 1}, {31, 1}, {31, 8}, {22, 8}});
  } else if (id == "inside") {
    pen.polygon({{3, 19}, {3, 4}, {12, 10}, {16, 9}, {20, 10}, {29, 4}, {29, 19}}, false);
    pen.polygon({{3, 19}, {29, 19}}, false);
    pen.dot({16, 14.5f}, 2.2f);
  } else if (id == "swept_edges") {
    pen.polygon({{3, 18}, {13, 3}}, false);
    pen.polygon({{19, 18}, {30, 4}}, false);
    pen.polygon({{10, 13}, {14, 12}}, false);
    pen.polygon({{17, 11.3f}, {21, 10.3f}}, false);
    pen.dot({24.5f, 10}, 2.4f);
  } else {
    pen.polygon({{16, 1}, {28, 8}, {23, 19}, {9, 19}, {4, 8}});
  }
}

}  // namespace sepax
