#include "app/shell/dialogs/import_preview.h"

#include <algorithm>

namespace sepax {
namespace {

constexpr std::size_t kAllPoints = 40000;  ///< that are drawn of all polygons together

/// World to pixels of the preview.
struct Fit {
  double scale = 1;
  Vec2 center;
  ImVec2 middle;
  double up = -1;  ///< pixels down a unit up

  [[nodiscard]] ImVec2 place(Vec2 p) const {
    return {middle.x + static_cast<float>((p.x - center.x) * scale),
            middle.y + static_cast<float>(up * (p.y - center.y) * scale)};
  }
};

Fit fitOf(const ImportPreview& preview, const Area& area, double margin, bool flip) {
  const double width = std::max(preview.max.x - preview.min.x, 0.0);
  const double height = std::max(preview.max.y - preview.min.y, 0.0);
  const double roomX = std::max(area.size().x - 2 * margin, 1.0);
  const double roomY = std::max(area.size().y - 2 * margin, 1.0);
  Fit fit;
  if (width > 0 || height > 0) {
    fit.scale = std::min(width > 0 ? roomX / width : roomY / height,
                         height > 0 ? roomY / height : roomX / width);
  }
  fit.center = 0.5 * preview.min + 0.5 * preview.max;
  fit.middle = area.middle();
  fit.up = flip ? 1 : -1;
  return fit;
}

void drawOutline(const Ui& ui, ImDrawList& list, const std::vector<Vec2>& outline, const Fit& fit,
                 ImU32 color) {
  std::vector<ImVec2> points;
  points.reserve(outline.size());
  for (const Vec2 p : outline) points.push_back(fit.place(p));
  compat::addPolyline(&list, points.data(), static_cast<int>(points.size()), color, true,
                      ui.px(1.8));
  if (points.size() > 24) return;
  for (const ImVec2 p : points) list.AddCircleFilled(p, ui.px(2.6), color, 12);
}

}  // namespace

void drawImportPreview(const Ui& ui, const ImportPreview& preview, bool flip) {
  ImGui::Dummy({ui.px(kImportPreviewWidth), ui.px(kImportPreviewHeight)});
  ui.mark("import/preview");
  const Area area{ImGui::GetItemRectMin(), ImGui::GetItemRectMax()};
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled(area.min, area.max, ui.color(Role::ground), ui.px(5));
  compat::addRect(&list, area.min, area.max, ui.color(Role::line), ui.px(5), ui.px(1));
  const Fit fit = fitOf(preview, area, ui.px(22), flip);
  list.PushClipRect(area.min, area.max, true);
  std::size_t index = 0;
  for (const std::vector<Vec2>& outline : preview.outlines) {
    drawOutline(ui, list, outline, fit, ui.color(index++ % 2 == 0 ? Role::a : Role::b));
  }
  list.PopClipRect();
}

ImportPreview previewOf(const std::vector<NamedPolygon>& polygons, std::size_t perPolygon) {
  ImportPreview preview;
  const std::size_t share = kAllPoints / std::max<std::size_t>(polygons.size(), 1);
  const std::size_t most = std::clamp<std::size_t>(share, 3, std::max<std::size_t>(perPolygon, 3));
  bool first = true;
  for (const NamedPolygon& polygon : polygons) {
    const std::size_t step = (polygon.vertices.size() + most - 1) / most;
    std::vector<Vec2>& outline = preview.outlines.emplace_back();
    for (std::size_t i = 0; i < polygon.vertices.size(); ++i) {
      const Vec2 v = polygon.vertices[i];
      preview.min = first ? v : Vec2{std::min(preview.min.x, v.x), std::min(preview.min.y, v.y)};
      preview.max = first ? v : Vec2{std::max(preview.max.x, v.x), std::max(preview.max.y, v.y)};
      first = false;
      if (i % step == 0) outline.push_back(v);
    }
  }
  return preview;
}

}  // namespace sepax
