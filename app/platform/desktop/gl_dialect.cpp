#include "app/platform/gl_dialect.h"

namespace sepax {

const char* const kShaderVersion = "#version 330 core";
const char* const kShaderPreamble = "";

}  // namespace sepax
