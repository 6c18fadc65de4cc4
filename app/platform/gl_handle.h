#pragma once

#include "app/platform/gl_api.h"

#include <utility>

namespace sepax {

/// Owns the name of an OpenGL object. Its context must be current when it goes.
template <void (*destroy)(GLuint)>
class GlHandle {
 public:
  GlHandle() = default;
  explicit GlHandle(GLuint name) : name_(name) {}
  GlHandle(GlHandle&& other) noexcept : name_(std::exchange(other.name_, 0)) {}
  GlHandle& operator=(GlHandle&& other) noexcept {
    std::swap(name_, other.name_);
    return *this;
  }
  ~GlHandle() {
    if (name_ != 0) destroy(name_);
  }

  [[nodiscard]] GLuint name() const { return name_; }

 private:
  GLuint name_ = 0;
};

/// One name from a function such as glGenBuffers.
template <typename Generate>
[[nodiscard]] GLuint generated(Generate generate) {
  GLuint name = 0;
  generate(1, &name);
  return name;
}

// The functions of the loader are variables, so each needs a function of its own here.
inline void deleteShader(GLuint name) { glDeleteShader(name); }
inline void deleteProgram(GLuint name) { glDeleteProgram(name); }
inline void deleteBuffer(GLuint name) { glDeleteBuffers(1, &name); }
inline void deleteVertexArray(GLuint name) { glDeleteVertexArrays(1, &name); }
inline void deleteTexture(GLuint name) { glDeleteTextures(1, &name); }
inline void deleteRenderbuffer(GLuint name) { glDeleteRenderbuffers(1, &name); }
inline void deleteFramebuffer(GLuint name) { glDeleteFramebuffers(1, &name); }

using GlShader = GlHandle<deleteShader>;
using GlProgramName = GlHandle<deleteProgram>;
using GlBuffer = GlHandle<deleteBuffer>;
using GlVertexArray = GlHandle<deleteVertexArray>;
using GlTexture = GlHandle<deleteTexture>;
using GlRenderbuffer = GlHandle<deleteRenderbuffer>;
using GlFramebuffer = GlHandle<deleteFramebuffer>;

}  // namespace sepax
