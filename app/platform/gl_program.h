#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "app/platform/gl_handle.h"

namespace sepax {

struct ProgramResult {
  std::optional<GlProgramName> program;
  std::string error;  ///< with the shader's file name and the compiler's words
};

/// Compiles and links NAME.vert and NAME.frag: from the folder, or the embedded ones when the
/// folder is empty.
[[nodiscard]] ProgramResult makeProgram(const std::string& name,
                                        const std::filesystem::path& folder);

}  // namespace sepax
