#include "app/shell/pictures/export_preview.h"

#include "app/shell/pictures/export_job.h"
#include "app/shell/pictures/export_source.h"
#include "app/shell/shell.h"
#include "app/widgets/widgets.h"

#include <algorithm>
#include <cmath>

namespace sepax {
namespace {

constexpr double kMostPixels = 4e6;  ///< of a preview; more cannot be seen
constexpr double kSquare = 8;        ///< of the ground behind transparent parts, logical pixels

/// Size on the screen, pixels: as large as fits, never larger than the picture.
ImVec2 fittedSize(const PictureRequest& request, ImVec2 room) {
  const double fit = std::min({room.x / static_cast<double>(request.width),
                               room.y / static_cast<double>(request.height), request.scale});
  return {std::max(std::round(static_cast<float>(request.width * fit)), 1.0f),
          std::max(std::round(static_cast<float>(request.height * fit)), 1.0f)};
}

/// Pixels per logical pixel. The window is drawn as it is and shown smaller, for its widgets would
/// lie elsewhere in another scale.
double scaleFor(const PictureRequest& request, ImVec2 size) {
  const double pixels = static_cast<double>(request.width) * request.height;
  const double most = std::sqrt(kMostPixels / pixels);
  if (request.window) return std::min(request.scale, most);
  return std::min(size.x / static_cast<double>(request.width), most);
}

void makeAnew(const Shell& shell, ExportPreview& preview, const PictureRequest& request,
              double scale) {
  preview.request = request;
  preview.revision = shell.work.document.shownRevision();
  preview.view = shell.work.view;
  preview.scale = scale;
  preview.frame = -1;
  preview.began = shell.notices.now;
  preview.job = std::make_unique<PictureJob>(
      request, exportSource(shell.work, shell.pictures.recording, request),
      pictureMeans(shell.services, shell.work.techniques));
  preview.problem = preview.job->plan();
}

void refresh(const Shell& shell, ExportPreview& preview, const PictureRequest& request,
             double scale) {
  const bool same = preview.request == request &&
                    preview.revision == shell.work.document.shownRevision() &&
                    preview.view == shell.work.view && preview.scale == scale;
  if (!same) makeAnew(shell, preview, request, scale);
  if (!preview.problem.empty() || !shell.services.picture.figure ||
      !shell.services.previewTexture) {
    return;
  }
  const int frame = preview.job->frameAt(shell.notices.now - preview.began);
  if (frame == preview.frame) return;
  preview.frame = frame;
  const DrawnPicture drawn = preview.job->drawFrame(frame, scale);
  preview.problem = drawn.error;
  if (drawn.error.empty()) preview.texture = shell.services.previewTexture(drawn.image);
}

/// Squares that show where a picture is transparent.
void drawSquares(const Ui& ui, ImDrawList& list, const Area& area) {
  list.AddRectFilled(area.min, area.max, ui.color(Role::panel));
  const float side = ui.px(kSquare);
  for (int row = 0; area.min.y + static_cast<float>(row) * side < area.max.y; ++row) {
    for (int column = row % 2; area.min.x + static_cast<float>(column) * side < area.max.x;
         column += 2) {
      const ImVec2 min{area.min.x + static_cast<float>(column) * side,
                       area.min.y + static_cast<float>(row) * side};
      list.AddRectFilled(min,
                         {std::min(min.x + side, area.max.x), std::min(min.y + side, area.max.y)},
                         ui.color(Role::line));
    }
  }
}

}  // namespace

void drawPreview(const Shell& shell, ExportPreview& preview, const PictureRequest& request,
                 ImVec2 room) {
  const Ui& ui = shell.ui;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImGui::Dummy(room);
  const Area all{at, {at.x + room.x, at.y + room.y}};
  ui.mark("export/preview", all);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled(all.min, all.max, ui.color(Role::raised), ui.px(6));
  const float margin = ui.px(12);
  const ImVec2 size = fittedSize(
      request, {std::max(room.x - 2 * margin, 1.0f), std::max(room.y - 2 * margin, 1.0f)});
  refresh(shell, preview, request, scaleFor(request, size));
  const ImVec2 min{std::floor(all.middle().x - size.x / 2),
                   std::floor(all.middle().y - size.y / 2)};
  const Area area{min, {min.x + size.x, min.y + size.y}};
  if (!preview.problem.empty()) return;
  if (request.transparent) drawSquares(ui, list, area);
  if (preview.frame >= 0) list.AddImage(preview.texture, area.min, area.max);
  compat::addRect(&list, area.min, area.max, ui.color(Role::line), 0, ui.px(1));
}

bool moves(const ExportPreview& preview) {
  return preview.job && preview.problem.empty() && preview.job->frames() > 1;
}

}  // namespace sepax
