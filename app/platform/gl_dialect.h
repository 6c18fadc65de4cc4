#pragma once

/// What the shaders are written in, by the platform: their common text is the same.
namespace sepax {

extern const char* const kShaderVersion;   ///< the first line, without its end
extern const char* const kShaderPreamble;  ///< what follows it, with its end

}  // namespace sepax
