#pragma once

#include "app/platform/gl_renderer.h"
#include "app/platform/gl_target.h"
#include "app/shell/shell.h"

#include <string>

/// The shell drawn with OpenGL, in a window or without one.
namespace sepax {

/// A Dear ImGui context that draws with the OpenGL context that is current for all of its life.
/// Several may live side by side; each is Dear ImGui's current one while it draws, the first one
/// in between.
class GlUi {
 public:
  /// Empty when all is well, else one sentence.
  [[nodiscard]] std::string start();
  /// A new interface for the window in the place of one that a frame has left in the middle: a
  /// context and its fonts. What the clipboard is has to be said again. Empty when all is well,
  /// else one sentence.
  [[nodiscard]] std::string restart(Shell& shell);
  /// The same where OpenGL has lost all that it held.
  [[nodiscard]] std::string renew(Shell& shell);
  GlUi() = default;
  GlUi(const GlUi&) = delete;
  GlUi& operator=(const GlUi&) = delete;
  ~GlUi();

  /// What the shell asks for; valid as long as this object.
  [[nodiscard]] Services services();
  /// One frame of the shell into the framebuffer that is bound. Sizes are pixels.
  void draw(Shell& shell, std::span<const InputEvent> events, double seconds, int width,
            int height);

 private:
  [[nodiscard]] ImTextureID canvasTexture(const Figure& figure, ThemeId themeId, double scale);
  [[nodiscard]] ImTextureID previewTexture(const Image& image);

  [[nodiscard]] std::string startContext();
  void endContext();

  ImGuiContext* context_ = nullptr;
  bool started_ = false;
  GlRenderer renderer_;
  GlTarget canvas_;
  GlTarget picture_;  ///< where pictures for files are drawn
  GlTexture preview_;
};

}  // namespace sepax
