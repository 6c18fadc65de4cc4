#pragma once

// The OpenGL functions that the renderer needs are in OpenGL 3.3 core and in OpenGL ES 3.0 alike;
// a browser's build gives this name to the header of the latter.
#include <glad/gl.h>
