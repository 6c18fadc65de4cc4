#include "app/platform/window.h"

#include "app/platform/web/keys.h"
#include "app/platform/web/page.h"

#include <emscripten.h>
#include <emscripten/html5.h>
#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <utility>

// clang-format off
EM_JS(void, sepaxSetCursor, (const char* name), {
  document.getElementById("canvas").style.cursor = UTF8ToString(name);
});
EM_JS(void, sepaxSetTitle, (const char* name), { document.title = UTF8ToString(name); });
EM_JS(void, sepaxSay, (const char* words), { Module.sepaxSay(UTF8ToString(words)); });
EM_JS(void, sepaxShowText, (const char* words), { Module.sepaxShowText(UTF8ToString(words)); });
EM_JS(void, sepaxWriteClipboard, (const char* text), { Module.sepaxWriteClipboard(UTF8ToString(text)); });
// clang-format on

namespace sepax {
namespace {

/// The loop that the page goes on with; there is one window in a page.
struct Running {
  FrameLoop loop;
  WindowEvents* events = nullptr;
  std::string* clipboard = nullptr;
  bool over = false;
  bool asked = false;  ///< the browser for a frame
  long timer = 0;
};
Running running;

void drawNow();

EM_BOOL onFrame(double, void*) {
  running.asked = false;
  drawNow();
  return EM_FALSE;
}

void askForFrame() {
  if (!running.asked && running.loop.step) emscripten_request_animation_frame(onFrame, nullptr);
  running.asked = running.loop.step != nullptr;
}

void drawNow() {
  if (running.over || !running.loop.step) return;
  if (running.timer != 0) emscripten_clear_timeout(std::exchange(running.timer, 0));
  running.over = !running.loop.step();
  if (running.over) return;
  const std::optional<double> next = running.loop.dueIn();
  if (!next) return;
  constexpr double kMilliseconds = 1000;
  if (*next <= 1.0 / 60) return askForFrame();  // as often as the browser draws
  running.timer = emscripten_set_timeout(
      [](void*) {
        running.timer = 0;
        askForFrame();
      },
      *next * kMilliseconds, nullptr);
}

EM_BOOL onContext(int type, const void*, void*) {
  if (type == EMSCRIPTEN_EVENT_WEBGLCONTEXTRESTORED) {
    running.events->lost = running.events->redraw = true;
    askForFrame();
  }
  return EM_TRUE;  // or the browser would not give a new one
}

const char* cursorName(int imguiCursor) {
  switch (imguiCursor) {
    case ImGuiMouseCursor_TextInput:
      return "text";
    case ImGuiMouseCursor_ResizeAll:
      return "move";
    case ImGuiMouseCursor_ResizeNS:
      return "ns-resize";
    case ImGuiMouseCursor_ResizeEW:
      return "ew-resize";
    case ImGuiMouseCursor_Hand:
      return "pointer";
    default:
      return "default";
  }
}

}  // namespace

struct Window::State {
  WindowEvents events;
  std::string title;
  std::string clipboard;
  std::string spoken;
  std::string beside;
  int cursor = -1;
  mutable int width = 0;  ///< of the canvas as it was set, pixels
  mutable int height = 0;
};

Window::Window() = default;
Window::~Window() = default;

std::string Window::open(const std::string& title, int, int) {
  state_ = std::make_unique<State>();
  EmscriptenWebGLContextAttributes wanted;
  emscripten_webgl_init_context_attributes(&wanted);
  wanted.majorVersion = 2;
  wanted.alpha = false;
  wanted.depth = false;
  wanted.stencil = false;
  wanted.antialias = false;  // the renderer smooths its edges itself
  wanted.enableExtensionsByDefault = false;
  const EMSCRIPTEN_WEBGL_CONTEXT_HANDLE context =
      emscripten_webgl_create_context("#canvas", &wanted);
  if (context <= 0) return "this browser offers no WebGL 2, which the sandbox needs";
  emscripten_webgl_make_context_current(context);
  running.events = &state_->events;
  running.clipboard = &state_->clipboard;
  collectInput(state_->events, askForFrame);
  emscripten_set_webglcontextlost_callback("#canvas", nullptr, EM_FALSE, onContext);
  emscripten_set_webglcontextrestored_callback("#canvas", nullptr, EM_FALSE, onContext);
  setTitle(title);
  return {};
}

void Window::run(FrameLoop loop) {
  running.loop = std::move(loop);
  askForFrame();
}

void Window::show() {}  // the browser does, after each frame

void Window::setTitle(const std::string& title) {
  if (std::exchange(state_->title, title) != title) sepaxSetTitle(title.c_str());
}

void Window::setCursor(int imguiCursor) {
  if (std::exchange(state_->cursor, imguiCursor) != imguiCursor)
    sepaxSetCursor(cursorName(imguiCursor));
}

void Window::setTyping(bool typing) { setTypingInPage(typing); }

void Window::speak(const std::string& now, const std::string& beside) {
  if (std::exchange(state_->spoken, now) != now) sepaxSay(now.c_str());
  if (std::exchange(state_->beside, beside) != beside) sepaxShowText(beside.c_str());
}

const char* Window::clipboardText() { return state_->clipboard.c_str(); }

void Window::setClipboardText(const char* text) {
  state_->clipboard = text;
  sepaxWriteClipboard(text);
}

WindowEvents& Window::events() { return state_->events; }

double Window::seconds() const { return emscripten_get_now() / 1000; }

double Window::contentScale() const {
  return std::clamp(emscripten_get_device_pixel_ratio(), 0.5, 8.0);
}

int Window::width() const {
  double width = 0;
  double height = 0;
  emscripten_get_element_css_size("#canvas", &width, &height);
  const double scale = emscripten_get_device_pixel_ratio();
  const auto wide = static_cast<int>(std::lround(width * scale));
  const auto high = static_cast<int>(std::lround(height * scale));
  if (wide != state_->width || high != state_->height)
    emscripten_set_canvas_element_size("#canvas", wide, high);
  state_->width = wide;
  state_->height = high;
  return wide;
}

int Window::height() const { return state_->height; }

void stepNow() { drawNow(); }

WindowEvents* pageEvents() { return running.events; }

void wakePage() { askForFrame(); }

void keepClipboard(const char* text) {
  if (running.clipboard != nullptr) *running.clipboard = text;
}

std::string describePage() {
  return running.loop.describe ? running.loop.describe() : std::string();
}

void leavePage() {
  if (running.loop.leave) running.loop.leave();
}

}  // namespace sepax
