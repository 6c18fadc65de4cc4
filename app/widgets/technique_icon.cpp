#include "app/widgets/technique_icon.h"

#include <vector>

namespace sepax {
namespace {

constexpr double kLineWidth = 1.5;   ///< logical pixels
constexpr double kHeadLength = 1.6;  ///< of an arrow head, in halves of its width

constexpr Vec2 kPolygon[] = {{16, 1}, {28, 8}, {23, 19}, {9, 19}, {4, 8}};
constexpr IconPart kNoIcon[] = {{IconPart::Kind::polygon, kPolygon}};

void drawPart(ImDrawList& list, const IconPart& part, const IconInk& ink) {
  std::vector<ImVec2> points;
  for (const Vec2 p : part.points) {
    points.push_back({ink.origin.x + static_cast<float>(p.x) * ink.scale,
                      ink.origin.y + static_cast<float>(p.y) * ink.scale});
  }
  const int count = static_cast<int>(points.size());
  const float radius = static_cast<float>(part.radius) * ink.scale;
  const float width = static_cast<float>(kLineWidth) * ink.scale;
  switch (part.kind) {
    case IconPart::Kind::polygon:
      list.AddConvexPolyFilled(points.data(), count, ink.fill);
      compat::addPolyline(&list, points.data(), count, ink.color, true, width);
      return;
    case IconPart::Kind::line:
      compat::addPolyline(&list, points.data(), count, ink.color, false, width);
      return;
    case IconPart::Kind::dot:
      list.AddCircleFilled(points.front(), radius, ink.color);
      return;
    case IconPart::Kind::arrowHead: {
      const ImVec2 tip = points.front();
      const float back = tip.x - static_cast<float>(kHeadLength) * radius;
      list.AddTriangleFilled({back, tip.y - radius}, {back, tip.y + radius}, tip, ink.color);
      return;
    }
  }
}

}  // namespace

void drawTechniqueIcon(ImDrawList& list, std::span<const IconPart> icon, const IconInk& ink) {
  for (const IconPart& part : icon.empty() ? std::span<const IconPart>(kNoIcon) : icon) {
    drawPart(list, part, ink);
  }
}

}  // namespace sepax
