#pragma once

// The OpenGL functions that the renderer needs are in OpenGL 3.3 core and in OpenGL ES 3.0 alike.
#ifdef __EMSCRIPTEN__
#include <GLES3/gl3.h>
#else
#include <glad/gl.h>
#endif
