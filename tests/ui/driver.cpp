#include "tests/ui/driver.h"

#include "app/techniques/table.h"
#include "app/widgets/imgui_input.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace sepax::test {
namespace {

using Kind = InputEvent::Kind;

constexpr double kFrameTime = 1.0 / 60;
constexpr int kSettleFrames = 4;

/// A renderer that draws nothing takes the textures and lists of any length, as OpenGL from 3.2 on
/// does; the window asks for 3.3.
void startNullRenderer(ImGuiIO& io) {
  io.BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset;
#if SEPAX_IMGUI_DYNAMIC_FONTS
  io.BackendFlags |= ImGuiBackendFlags_RendererHasTextures;
#endif
}

void buildFonts(ImGuiIO& io) {
#if SEPAX_IMGUI_DYNAMIC_FONTS
  (void)io;
#else
  unsigned char* pixels = nullptr;
  int width = 0;
  int height = 0;
  io.Fonts->GetTexDataAsAlpha8(&pixels, &width, &height);
#endif
}

void takeTextures() {
#if SEPAX_IMGUI_DYNAMIC_FONTS
  for (ImTextureData* texture : ImGui::GetPlatformIO().Textures) {
    const bool going = texture->Status == ImTextureStatus_WantDestroy;
    if (texture->Status != ImTextureStatus_OK) {
      texture->SetTexID(going ? ImTextureID_Invalid : compat::textureOf(1));
      texture->SetStatus(going ? ImTextureStatus_Destroyed : ImTextureStatus_OK);
    }
  }
#endif
}

}  // namespace

Driver::Driver(const std::string& scene) {
  shell.work.techniques = techniques();
  start();
  ImGui::GetIO().DisplaySize = {1600, 1000};
  shell.ui.registry = &registry;
  shell.services.canvasTexture = [this](const Figure& figure, ThemeId, double) {
    textures.push_back(1);
    drawn = figure;
    return compat::textureOf(1);
  };
  openScene(shell, scene);
  settle();
}

Driver::~Driver() { ImGui::DestroyContext(); }

void Driver::start() {
  ImGui::SetCurrentContext(makeUiContext());
  startNullRenderer(ImGui::GetIO());
}

/// A frame that fails takes its context with it, as in the program.
void Driver::frame() {
  if (guarded(shell, guard, [this] { drawFrame(); })) return;
  const ImVec2 size = ImGui::GetIO().DisplaySize;
  ImGui::DestroyContext();
  shell.ui.fonts = {};
  start();
  ImGui::GetIO().DisplaySize = size;
}

void Driver::drawFrame() {
  ImGuiIO& io = ImGui::GetIO();
  io.DeltaTime = static_cast<float>(kFrameTime);
  const std::vector<InputEvent> events = feed.takeFrame();
  if (prepareFrame(shell)) buildFonts(io);
  applyInput(events);
  ImGui::NewFrame();
  sepax::frame(shell, events, kFrameTime);
  ImGui::Render();
  takeTextures();
}

void Driver::settle() {
  while (!feed.empty()) frame();
  for (int i = 0; i < kSettleFrames || shell.canvas.easedFrom; ++i) frame();
}

void Driver::push(InputEvent event) {
  time_ += 0.001;
  event.time = time_;
  if (event.kind != Kind::key && event.kind != Kind::character) {
    event.position = pointer_;
    event.modifiers = held;
  }
  feed.push(event);
}

void Driver::move(Vec2 pixels) {
  pointer_ = pixels;
  push({.kind = Kind::move});
}

void Driver::press(Button button) { push({.kind = Kind::button, .button = button, .down = true}); }

void Driver::release(Button button) { push({.kind = Kind::button, .button = button}); }

void Driver::wheel(double notches) { push({.kind = Kind::wheel, .wheel = {0, notches}}); }

void Driver::leave() { push({.kind = Kind::leave}); }

void Driver::keyDown(Key pressed, Modifiers modifiers) {
  push({.kind = Kind::key, .down = true, .key = pressed, .modifiers = modifiers});
}

void Driver::keyUp(Key pressed, Modifiers modifiers) {
  push({.kind = Kind::key, .key = pressed, .modifiers = modifiers});
}

void Driver::key(Key pressed, Modifiers modifiers) {
  keyDown(pressed, modifiers);
  keyUp(pressed, modifiers);
}

void Driver::type(std::string_view ascii) {
  for (const char c : ascii) {
    push({.kind = Kind::character, .character = static_cast<char32_t>(c)});
  }
}

void Driver::click(std::string_view name) { clickAt(middleOf(name)); }

void Driver::clickAt(Vec2 pixels) {
  wait(1);  // not the second half of a double click
  move(pixels);
  press();
  release();
  settle();
}

void Driver::doubleClickAt(Vec2 pixels) {
  wait(1);
  move(pixels);
  press();
  release();
  press();
  release();
  settle();
}

void Driver::drag(Vec2 from, Vec2 to) {
  wait(1);
  move(from);
  press();
  move(to);
  release();
  settle();
}

void Driver::press(Key pressed, Modifiers modifiers) {
  key(pressed, modifiers);
  settle();
}

void Driver::write(std::string_view ascii) {
  type(ascii);
  settle();
}

void Driver::menu(std::initializer_list<std::string_view> names) {
  for (const std::string_view name : names) click(name);
}

Vec2 Driver::middleOf(std::string_view name) const {
  const auto found = registry.find(name);
  REQUIRE_MESSAGE(found != registry.end(), std::string(name), " is not on the screen");
  const ImVec2 middle = found->second.middle();
  return {middle.x, middle.y};
}

Vec2 Driver::onScreen(Vec2 world) const {
  const Vec2 local = shell.work.view.camera.toScreen(world);
  return {shell.canvas.area->min.x + local.x * shell.ui.scale,
          shell.canvas.area->min.y + local.y * shell.ui.scale};
}

Vec2 Driver::vertex(int body, int index) const {
  return shell.work.evidence.bodies[static_cast<std::size_t>(body)]
      .vertices[static_cast<std::size_t>(index)];
}

bool says(const Driver& driver, std::string_view part) {
  const std::vector<Toast>& toasts = driver.shell.notices.toasts;
  return std::any_of(toasts.begin(), toasts.end(), [&](const Toast& toast) {
    return toast.text.find(part) != std::string::npos;
  });
}

void typeOver(Driver& driver, std::string_view text) {
  driver.press(Key::a, kCtrl);
  driver.write(text);
}

}  // namespace sepax::test
