#pragma once

#include "app/platform/gl_handle.h"

#include <optional>
#include <string>

namespace sepax {

struct ProgramResult {
  std::optional<GlProgramName> program;
  std::string error;  ///< with the shader's file name and the compiler's words
};

/// Compiles and links the embedded NAME.vert and NAME.frag.
[[nodiscard]] ProgramResult makeProgram(const std::string& name);

}  // namespace sepax
