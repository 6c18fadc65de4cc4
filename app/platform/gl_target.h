#pragma once

#include "app/codecs/image.h"
#include "app/platform/gl_handle.h"

#include <string>

namespace sepax {

/// A picture on the graphics card to draw into: a texture with a stencil buffer. Its first row is
/// the top of the picture, so ImGui::Image shows it upright with its default texture coordinates.
/// Its alpha is premultiplied.
class GlTarget {
 public:
  /// Makes room for this many device pixels; keeps what is there when the size is the same. Returns
  /// one sentence when OpenGL cannot hold so large a picture, else nothing.
  [[nodiscard]] std::string resize(int width, int height);

  [[nodiscard]] GLuint texture() const { return texture_.name(); }
  [[nodiscard]] GLuint framebuffer() const { return framebuffer_.name(); }
  [[nodiscard]] int width() const { return width_; }
  [[nodiscard]] int height() const { return height_; }

 private:
  GlTexture texture_;
  GlRenderbuffer stencil_;
  GlFramebuffer framebuffer_;
  int width_ = 0;
  int height_ = 0;
};

/// The picture as bytes with straight alpha.
[[nodiscard]] Image readPixels(const GlTarget& target);

}  // namespace sepax
