#include "app/platform/window.h"

#include "app/platform/desktop/end_signals.h"
#include "app/platform/desktop/input_glfw.h"
#include "app/platform/desktop/quiet_libraries.h"
#include "app/platform/gl_api.h"

#include <GLFW/glfw3.h>
#include <imgui.h>

#include <algorithm>
#include <array>

namespace sepax {
namespace {

/// Shapes of the pointer that every system has.
int standardCursor(int imguiCursor) {
  switch (imguiCursor) {
    case ImGuiMouseCursor_TextInput:
      return GLFW_IBEAM_CURSOR;
    case ImGuiMouseCursor_ResizeAll:
      return GLFW_CROSSHAIR_CURSOR;
    case ImGuiMouseCursor_ResizeNS:
      return GLFW_VRESIZE_CURSOR;
    case ImGuiMouseCursor_ResizeEW:
      return GLFW_HRESIZE_CURSOR;
    case ImGuiMouseCursor_Hand:
      return GLFW_HAND_CURSOR;
    default:
      return GLFW_ARROW_CURSOR;
  }
}

/// At most as large as the screen has room for.
std::array<int, 2> fittingSize(int width, int height) {
  GLFWmonitor* monitor = glfwGetPrimaryMonitor();
  if (monitor == nullptr) return {width, height};
  float scaleX = 1;
  float scaleY = 1;
  int x = 0;
  int y = 0;
  int roomX = 0;
  int roomY = 0;
  glfwGetMonitorWorkarea(monitor, &x, &y, &roomX, &roomY);
#ifndef __APPLE__  // there, sizes of windows are logical pixels already
  glfwGetMonitorContentScale(monitor, &scaleX, &scaleY);
#endif
  const auto fit = [](int wanted, float scale, int room) {
    const int scaled = static_cast<int>(static_cast<float>(wanted) * scale);
    return room > 0 ? std::min(scaled, room) : scaled;
  };
  return {fit(width, scaleX, roomX), fit(height, scaleY, roomY)};
}

GLFWwindow* createWindow(const std::string& title, int width, int height) {
  glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
  glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 3);
  glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
  glfwWindowHint(GLFW_OPENGL_FORWARD_COMPAT, GLFW_TRUE);
  const auto [w, h] = fittingSize(width, height);
  return glfwCreateWindow(w, h, title.c_str(), nullptr, nullptr);
}

/// Sleeps until an event arrives or the time has passed.
void awaitEvent(std::optional<double> seconds) {
  if (!seconds) {
    glfwWaitEvents();
  } else if (*seconds > 0) {
    glfwWaitEventsTimeout(*seconds);
  } else {
    glfwPollEvents();
  }
}

}  // namespace

struct Window::State {
  GLFWwindow* window = nullptr;
  WindowEvents events;
  std::array<GLFWcursor*, ImGuiMouseCursor_COUNT> cursors{};
  int cursor = -1;
  std::string title;
};

std::string Window::open(const std::string& title, int width, int height) {
  const QuietLibraries quiet;
  if (glfwInit() != GLFW_TRUE) {
    return "there is no display to open a window on; use \"sepax render\" for pictures without one";
  }
  state_ = std::make_unique<State>();
  state_->window = createWindow(title, width, height);
  if (state_->window == nullptr) {
    return "this display offers no OpenGL 3.3, which the sandbox needs; \"sepax render\" makes "
           "pictures without a display";
  }
  glfwMakeContextCurrent(state_->window);
  if (gladLoadGL(glfwGetProcAddress) == 0) return "the functions of OpenGL 3.3 cannot be loaded";
  glfwSwapInterval(1);
  collectInput(state_->window, state_->events);
  state_->title = title;
  return {};
}

Window::Window() = default;

Window::~Window() {
  if (state_ && state_->window != nullptr) glfwDestroyWindow(state_->window);
  glfwTerminate();
}

void Window::run(FrameLoop loop) {
  const EndSignals signals(glfwPostEmptyEvent);
  do {
    awaitEvent(loop.dueIn());
    if (signals.came()) return loop.leave();
  } while (loop.step());
}

void Window::show() { glfwSwapBuffers(state_->window); }

void Window::setTitle(const std::string& title) {
  if (state_->title == title) return;
  state_->title = title;
  glfwSetWindowTitle(state_->window, title.c_str());
}

void Window::setCursor(int imguiCursor) {
  if (imguiCursor < 0 || imguiCursor >= ImGuiMouseCursor_COUNT || state_->cursor == imguiCursor) {
    return;
  }
  state_->cursor = imguiCursor;
  GLFWcursor*& cursor = state_->cursors[static_cast<std::size_t>(imguiCursor)];
  if (cursor == nullptr) cursor = glfwCreateStandardCursor(standardCursor(imguiCursor));
  glfwSetCursor(state_->window, cursor);
}

WindowEvents& Window::events() { return state_->events; }

double Window::seconds() const { return glfwGetTime(); }

double Window::contentScale() const {
  float x = 1;
  float y = 1;
  glfwGetWindowContentScale(state_->window, &x, &y);
  return std::clamp(static_cast<double>(std::max(x, y)), 0.5, 8.0);
}

int Window::width() const {
  int width = 0;
  int height = 0;
  glfwGetFramebufferSize(state_->window, &width, &height);
  return width;
}

int Window::height() const {
  int width = 0;
  int height = 0;
  glfwGetFramebufferSize(state_->window, &width, &height);
  return height;
}

void Window::setTyping(bool) {}  // the system sees to it

void Window::speak(const std::string&, const std::string&) {}  // this window has no such text

const char* Window::clipboardText() { return glfwGetClipboardString(state_->window); }

void Window::setClipboardText(const char* text) { glfwSetClipboardString(state_->window, text); }

}  // namespace sepax
