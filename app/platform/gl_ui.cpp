#include "app/platform/gl_ui.h"

#include "app/pictures/png.h"
#include "app/platform/gl_api.h"
#include "app/scene/files.h"
#include "app/ui/imgui_input.h"

#include <imgui_impl_opengl3.h>

#include <algorithm>

namespace sepax {
namespace {

constexpr double kPictureScale = 2;  ///< pixels per logical pixel of a quick picture

/// Before 1.92 the glyphs are drawn once, when fonts change.
void refreshFontTexture() {
#if !SEPAX_IMGUI_DYNAMIC_FONTS
  ImGui_ImplOpenGL3_DestroyFontsTexture();
  ImGui_ImplOpenGL3_CreateFontsTexture();
#endif
}

void clear(const Shell& shell, int width, int height) {
  const Color ground = theme(shell.view.theme)[Role::ground];
  const auto part = [](std::uint8_t value) { return static_cast<float>(value) / 255; };
  glViewport(0, 0, width, height);
  glDisable(GL_SCISSOR_TEST);
  glClearColor(part(ground.r), part(ground.g), part(ground.b), 1);
  glClear(GL_COLOR_BUFFER_BIT);
}

}  // namespace

std::string GlUi::start() {
  RendererResult made = makeRenderer();
  if (!made.renderer) return made.error;
  renderer_ = std::move(*made.renderer);
  ImGui::CreateContext();
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;  // regions have fixed places
  io.ConfigDragClickToInputText = true;
  compat::setUpInput(io);
  started_ = ImGui_ImplOpenGL3_Init("#version 330 core");
  return started_ ? std::string() : "Dear ImGui cannot draw with this OpenGL.";
}

GlUi::~GlUi() {
  if (started_) ImGui_ImplOpenGL3_Shutdown();
  if (ImGui::GetCurrentContext() != nullptr) ImGui::DestroyContext();
}

Services GlUi::services() {
  Services services;
  services.canvasTexture = [this](const Figure& figure, ThemeId id, double scale) {
    return canvasTexture(figure, id, scale);
  };
  services.savePicture = [this](const Figure& figure, ThemeId id, const std::string& path) {
    return savePicture(figure, id, path);
  };
  return services;
}

ImTextureID GlUi::canvasTexture(const Figure& figure, ThemeId themeId, double scale) {
  const std::string error =
      canvas_.resize(devicePixels(figure.width, scale), devicePixels(figure.height, scale));
  if (error.empty()) render(renderer_, canvas_, figure, theme(themeId), {scale, false});
  return compat::textureOf(canvas_.texture());
}

std::string GlUi::savePicture(const Figure& figure, ThemeId themeId, const std::string& path) {
  GlTarget target;
  const std::string error = target.resize(devicePixels(figure.width, kPictureScale),
                                          devicePixels(figure.height, kPictureScale));
  if (!error.empty()) return error;
  render(renderer_, target, figure, theme(themeId), {kPictureScale, false});
  return atomicWrite(path, encodePng(readPixels(target)));
}

void GlUi::draw(Shell& shell, std::span<const InputEvent> events, double seconds, int width,
                int height) {
  ImGuiIO& io = ImGui::GetIO();
  io.DisplaySize = {static_cast<float>(width), static_cast<float>(height)};
  io.DisplayFramebufferScale = {1, 1};
  io.DeltaTime = std::max(static_cast<float>(seconds), 1e-4f);
  if (prepareFrame(shell)) refreshFontTexture();
  applyInput(events);
  ImGui_ImplOpenGL3_NewFrame();
  ImGui::NewFrame();
  frame(shell, events, seconds);
  ImGui::Render();
  clear(shell, width, height);
  ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
}

}  // namespace sepax
