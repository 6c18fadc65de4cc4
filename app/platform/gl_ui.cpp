#include "app/platform/gl_ui.h"

#include "app/platform/gl_api.h"
#include "app/platform/gl_dialect.h"
#include "app/platform/gl_picture.h"
#include "app/platform/window_picture.h"
#include "app/widgets/imgui_input.h"

#include <imgui_impl_opengl3.h>

#include <algorithm>
#include <utility>

namespace sepax {
namespace {

/// Makes a context of Dear ImGui the current one for as long as this lives.
class CurrentContext {
 public:
  explicit CurrentContext(ImGuiContext* context) : before_(ImGui::GetCurrentContext()) {
    ImGui::SetCurrentContext(context);
  }
  CurrentContext(const CurrentContext&) = delete;
  CurrentContext& operator=(const CurrentContext&) = delete;
  ~CurrentContext() { ImGui::SetCurrentContext(before_); }

 private:
  ImGuiContext* before_;
};

/// Before 1.92 the glyphs are drawn once, when fonts change.
void refreshFontTexture() {
#if !SEPAX_IMGUI_DYNAMIC_FONTS
  ImGui_ImplOpenGL3_DestroyFontsTexture();
  ImGui_ImplOpenGL3_CreateFontsTexture();
#endif
}

void clear(const Shell& shell, int width, int height) {
  const Color ground = theme(shell.work.view.theme)[Role::ground];
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
  return startContext();
}

std::string GlUi::restart(Shell& shell) {
  endContext();
  shell.ui.fonts = {};                   // they went with the context
  glBindFramebuffer(GL_FRAMEBUFFER, 0);  // a picture may have been left half drawn
  return startContext();
}

std::string GlUi::renew(Shell& shell) {
  canvas_ = GlTarget();
  picture_ = GlTarget();
  preview_ = GlTexture();
  shell.canvas.texturedScale = 0;  // it is drawn anew
  RendererResult made = makeRenderer();
  if (!made.renderer) return made.error;
  renderer_ = std::move(*made.renderer);
  return restart(shell);
}

std::string GlUi::startContext() {
  context_ = makeUiContext();
  const CurrentContext current(context_);
  started_ = ImGui_ImplOpenGL3_Init(kShaderVersion);
  return started_ ? std::string() : "Dear ImGui cannot draw with this OpenGL.";
}

GlUi::~GlUi() { endContext(); }

void GlUi::endContext() {
  if (context_ == nullptr) return;
  if (std::exchange(started_, false)) {
    const CurrentContext current(context_);
    ImGui_ImplOpenGL3_Shutdown();
  }
  ImGui::DestroyContext(std::exchange(context_, nullptr));
}

Services GlUi::services() {
  Services services;
  services.canvasTexture = [this](const Figure& figure, ThemeId id, double scale) {
    return canvasTexture(figure, id, scale);
  };
  services.picture.figure = [this](const Figure& figure, const PictureOptions& options) {
    return drawPicture(renderer_, picture_, figure, options);
  };
  services.picture.window = drawWindow;
  services.previewTexture = [this](const Image& image) { return previewTexture(image); };
  return services;
}

ImTextureID GlUi::canvasTexture(const Figure& figure, ThemeId themeId, double scale) {
  const std::string error =
      canvas_.resize(devicePixels(figure.width, scale), devicePixels(figure.height, scale));
  if (error.empty()) render(renderer_, canvas_, figure, theme(themeId), {scale, false});
  return compat::textureOf(canvas_.texture());
}

ImTextureID GlUi::previewTexture(const Image& image) {
  if (preview_.name() == 0) preview_ = GlTexture(generated(glGenTextures));
  glBindTexture(GL_TEXTURE_2D, preview_.name());
  glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
  glPixelStorei(GL_UNPACK_ROW_LENGTH, 0);
  glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, image.width, image.height, 0, GL_RGBA, GL_UNSIGNED_BYTE,
               image.rgba.data());
  glGenerateMipmap(GL_TEXTURE_2D);  // the whole window is shown smaller than it is drawn
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
  glBindTexture(GL_TEXTURE_2D, 0);
  return compat::textureOf(preview_.name());
}

void GlUi::draw(Shell& shell, std::span<const InputEvent> events, double seconds, int width,
                int height) {
  const CurrentContext current(context_);
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
