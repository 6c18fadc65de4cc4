#include "app/platform/gl_program.h"

#include "app/platform/gl_dialect.h"

#include "embedded/shaders.h"

#include <array>

namespace sepax {
namespace {

std::optional<std::string> sourceOf(const std::string& file) {
  for (const embedded::File& shader : embedded::shaders()) {
    if (shader.name == file) return std::string(shader.bytes.begin(), shader.bytes.end());
  }
  return std::nullopt;
}

struct ShaderResult {
  GlShader shader;
  std::string error;
};

ShaderResult compile(GLenum stage, const std::string& file) {
  const std::optional<std::string> source = sourceOf(file);
  if (!source) return {GlShader(), "The shader " + file + " was not found."};
  GlShader shader(glCreateShader(stage));
  // A #line directive makes the compiler count lines as the file does.
  const std::array<const char*, 5> parts = {kShaderVersion, "\n", kShaderPreamble, "#line 1\n",
                                            source->c_str()};
  glShaderSource(shader.name(), static_cast<GLsizei>(parts.size()), parts.data(), nullptr);
  glCompileShader(shader.name());
  GLint compiled = 0;
  glGetShaderiv(shader.name(), GL_COMPILE_STATUS, &compiled);
  if (compiled) return {std::move(shader), {}};
  std::array<char, 4096> log{};
  glGetShaderInfoLog(shader.name(), static_cast<GLsizei>(log.size()), nullptr, log.data());
  return {GlShader(), file + " does not compile: " + log.data()};
}

}  // namespace

ProgramResult makeProgram(const std::string& name) {
  const ShaderResult vertex = compile(GL_VERTEX_SHADER, name + ".vert");
  if (!vertex.error.empty()) return {std::nullopt, vertex.error};
  const ShaderResult fragment = compile(GL_FRAGMENT_SHADER, name + ".frag");
  if (!fragment.error.empty()) return {std::nullopt, fragment.error};
  GlProgramName program(glCreateProgram());
  glAttachShader(program.name(), vertex.shader.name());
  glAttachShader(program.name(), fragment.shader.name());
  glLinkProgram(program.name());
  GLint linked = 0;
  glGetProgramiv(program.name(), GL_LINK_STATUS, &linked);
  if (linked) return {std::move(program), {}};
  std::array<char, 4096> log{};
  glGetProgramInfoLog(program.name(), static_cast<GLsizei>(log.size()), nullptr, log.data());
  return {std::nullopt, name + " does not link: " + log.data()};
}

}  // namespace sepax
