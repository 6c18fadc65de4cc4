#include <GLES3/gl3.h>

/// The backend of Dear ImGui asks for the state before each frame, to give it back. In a page every
/// such question waits until all that was drawn before has been drawn. Here nothing relies on it:
/// the renderer sets what it needs. So it is told the state of a new context.
extern "C" void sepaxGlState(GLenum name, GLint* value) {
  switch (name) {
    case GL_ACTIVE_TEXTURE:
      *value = GL_TEXTURE0;
      break;
    case GL_BLEND_EQUATION_RGB:
    case GL_BLEND_EQUATION_ALPHA:
      *value = GL_FUNC_ADD;
      break;
    case GL_BLEND_SRC_RGB:
    case GL_BLEND_SRC_ALPHA:
      *value = GL_ONE;
      break;
    case GL_BLEND_DST_RGB:
    case GL_BLEND_DST_ALPHA:
    case GL_CURRENT_PROGRAM:
    case GL_TEXTURE_BINDING_2D:
    case GL_SAMPLER_BINDING:
    case GL_ARRAY_BUFFER_BINDING:
    case GL_ELEMENT_ARRAY_BUFFER_BINDING:
    case GL_VERTEX_ARRAY_BINDING:
      *value = 0;
      break;
    case GL_VIEWPORT:
    case GL_SCISSOR_BOX:
      value[0] = value[1] = value[2] = value[3] = 0;
      break;
    default:
      glGetIntegerv(name, value);
  }
}
