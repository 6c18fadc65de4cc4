#include "app/platform/gl_target.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace sepax {
namespace {

/// The largest side of a picture, device pixels.
int largestSide() {
  GLint texture = 0;
  GLint renderbuffer = 0;
  std::array<GLint, 2> viewport{};
  glGetIntegerv(GL_MAX_TEXTURE_SIZE, &texture);
  glGetIntegerv(GL_MAX_RENDERBUFFER_SIZE, &renderbuffer);
  glGetIntegerv(GL_MAX_VIEWPORT_DIMS, viewport.data());
  return std::min({texture, renderbuffer, viewport[0], viewport[1]});
}

std::string tooLarge(int width, int height, int largest) {
  return "A picture of " + std::to_string(width) + " x " + std::to_string(height) +
         " pixels is too large: OpenGL draws at most " + std::to_string(largest) +
         " pixels a side here.";
}

/// Straight from premultiplied alpha.
void unmultiply(std::vector<std::uint8_t>& rgba) {
  for (std::size_t i = 0; i < rgba.size(); i += 4) {
    const unsigned alpha = rgba[i + 3];
    if (alpha == 0 || alpha == 255) continue;
    for (std::size_t channel = i; channel < i + 3; ++channel) {
      const unsigned straight = (rgba[channel] * 255u + alpha / 2) / alpha;
      rgba[channel] = static_cast<std::uint8_t>(std::min(straight, 255u));
    }
  }
}

void allocate(const GlTexture& texture, int width, int height) {
  glBindTexture(GL_TEXTURE_2D, texture.name());
  glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, nullptr);
  // Shown pixel by pixel; linear only matters while a window is being resized.
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
  glBindTexture(GL_TEXTURE_2D, 0);
}

void allocate(const GlRenderbuffer& stencil, int width, int height) {
  glBindRenderbuffer(GL_RENDERBUFFER, stencil.name());
  glRenderbufferStorage(GL_RENDERBUFFER, GL_DEPTH24_STENCIL8, width, height);
  glBindRenderbuffer(GL_RENDERBUFFER, 0);
}

/// Whether the framebuffer can be drawn into then; the bound one stays.
bool attach(const GlFramebuffer& framebuffer, const GlTexture& texture,
            const GlRenderbuffer& stencil) {
  GLint previous = 0;
  glGetIntegerv(GL_FRAMEBUFFER_BINDING, &previous);
  glBindFramebuffer(GL_FRAMEBUFFER, framebuffer.name());
  glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture.name(), 0);
  glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_DEPTH_STENCIL_ATTACHMENT, GL_RENDERBUFFER,
                            stencil.name());
  const bool complete = glCheckFramebufferStatus(GL_FRAMEBUFFER) == GL_FRAMEBUFFER_COMPLETE;
  glBindFramebuffer(GL_FRAMEBUFFER, static_cast<GLuint>(previous));
  return complete;
}

}  // namespace

std::string GlTarget::resize(int width, int height) {
  if (width == width_ && height == height_ && framebuffer_.name() != 0) return {};
  if (width < 1 || height < 1) return "A picture needs at least one pixel.";
  const int largest = largestSide();
  if (width > largest || height > largest) return tooLarge(width, height, largest);

  GlTexture texture(generated(glGenTextures));
  GlRenderbuffer stencil(generated(glGenRenderbuffers));
  GlFramebuffer framebuffer(generated(glGenFramebuffers));
  while (glGetError() != GL_NO_ERROR) {
    // Errors of others are not ours to report.
  }
  allocate(texture, width, height);
  allocate(stencil, width, height);
  const bool complete = attach(framebuffer, texture, stencil);
  if (!complete || glGetError() != GL_NO_ERROR) {
    return "OpenGL has no memory for a picture of " + std::to_string(width) + " x " +
           std::to_string(height) + " pixels.";
  }
  texture_ = std::move(texture);
  stencil_ = std::move(stencil);
  framebuffer_ = std::move(framebuffer);
  width_ = width;
  height_ = height;
  return {};
}

Image readPixels(const GlTarget& target) {
  Image image{target.width(), target.height(), {}};
  image.rgba.resize(4 * static_cast<std::size_t>(image.width) *
                    static_cast<std::size_t>(image.height));
  GLint previous = 0;
  glGetIntegerv(GL_FRAMEBUFFER_BINDING, &previous);
  glBindFramebuffer(GL_FRAMEBUFFER, target.framebuffer());
  glPixelStorei(GL_PACK_ALIGNMENT, 4);
  glReadPixels(0, 0, image.width, image.height, GL_RGBA, GL_UNSIGNED_BYTE, image.rgba.data());
  glBindFramebuffer(GL_FRAMEBUFFER, static_cast<GLuint>(previous));
  unmultiply(image.rgba);
  return image;
}

}  // namespace sepax
