#include "app/platform/gl_dialect.h"

namespace sepax {

const char* const kShaderVersion = "#version 300 es";
const char* const kShaderPreamble = "precision highp float;\n";

}  // namespace sepax
