#include "app/platform/window_picture.h"

#include "app/platform/gl_api.h"
#include "app/platform/gl_ui.h"
#include "app/shell/files/opening.h"
#include "app/techniques/table.h"

#include <algorithm>

namespace sepax {
namespace {

constexpr int kFrames = 4;  ///< until every region knows its size and content

/// Windows are drawn from the bottom row up.
void turnUpright(Image& image) {
  const auto row = static_cast<std::ptrdiff_t>(image.width) * 4;
  for (int top = 0, bottom = image.height - 1; top < bottom; ++top, --bottom) {
    std::swap_ranges(image.rgba.begin() + top * row, image.rgba.begin() + (top + 1) * row,
                     image.rgba.begin() + bottom * row);
  }
}

Shell shellWith(const Scene& scene, const ViewState& view, const PictureOptions& options) {
  Shell shell;
  shell.work.techniques = techniques();
  shell.work.document = Document(scene);
  shell.work.view = view;
  shell.settings.ease = false;  // nothing is midway in a still picture
  shell.work.view.theme = options.theme;
  shell.services.monitorScale = options.scale;
  chooseTab(shell);
  showDoctorOf(shell);
  return shell;
}

}  // namespace

DrawnPicture drawWindow(const Scene& scene, const ViewState& view, const PictureOptions& options) {
  GlTarget window;
  const int width = devicePixels(view.camera.width, options.scale);
  const int height = devicePixels(view.camera.height, options.scale);
  if (const std::string error = window.resize(width, height); !error.empty()) return {{}, error};
  GlUi ui;
  if (const std::string error = ui.start(); !error.empty()) return {{}, error};
  Shell shell = shellWith(scene, view, options);
  shell.services.canvasTexture = ui.services().canvasTexture;  // it makes no pictures itself
  GLint before = 0;
  glGetIntegerv(GL_FRAMEBUFFER_BINDING, &before);
  glBindFramebuffer(GL_FRAMEBUFFER, window.framebuffer());
  for (int i = 0; i < kFrames; ++i) ui.draw(shell, {}, 1.0 / 60, width, height);
  glBindFramebuffer(GL_FRAMEBUFFER, static_cast<GLuint>(before));
  DrawnPicture result{readPixels(window), {}};
  turnUpright(result.image);
  return result;
}

}  // namespace sepax
