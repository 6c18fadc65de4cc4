#include "app/platform/sandbox.h"

#include "app/platform/gl_ui.h"
#include "app/platform/window.h"

#include <GLFW/glfw3.h>

#include <cstdio>

namespace sepax {
namespace {

constexpr int kWindowWidth = 1600;  ///< logical pixels
constexpr int kWindowHeight = 1000;
constexpr int kSettleFrames = 3;  ///< after an event: layout and hover follow by a frame or two
constexpr int kFailed = 2;        ///< exit code

int fail(const std::string& problem) {
  std::fprintf(stderr, "sepax: %s\n", problem.c_str());
  return kFailed;
}

const char* clipboardText(void* window) {
  return glfwGetClipboardString(static_cast<GLFWwindow*>(window));
}

void setClipboardText(void* window, const char* text) {
  glfwSetClipboardString(static_cast<GLFWwindow*>(window), text);
}

/// Window, graphics and shell of a running sandbox.
struct Sandbox {
  Window window;
  GlUi ui;
  Shell shell;
  int due = kSettleFrames;  ///< frames to draw before sleeping
  double lastFrame = 0;     ///< seconds
};

/// The shell with its first scene; the problem when that cannot be opened.
std::string prepareShell(Shell& shell, const SandboxOptions& options) {
  const std::string problem = shell.document.open(options.scene);
  if (!problem.empty()) return problem;
  const std::string& wanted =
      options.technique.empty() ? shell.document.committed().technique : options.technique;
  if (findTechnique(wanted) != nullptr) shell.view.technique = wanted;
  shell.view.theme = options.theme.value_or(ThemeId::dark);
  shell.settings.uiScale = options.uiScale.value_or(1);
  return {};
}

void takeRequests(Sandbox& sandbox) {
  WindowEvents& events = sandbox.window.events();
  if (events.closing) request(sandbox.shell, {Pending::What::quit, {}});
  for (const std::string& path : events.dropped) {
    openDropped(sandbox.shell, path);
  }
  const bool any = events.closing || !events.dropped.empty() || events.redraw;
  if (any || !events.feed.empty()) sandbox.due = kSettleFrames;
  events.closing = events.redraw = false;
  events.dropped.clear();
}

/// Sleeps unless something has to be drawn; true when a frame is due.
bool awaitFrame(Sandbox& sandbox) {
  WindowEvents& events = sandbox.window.events();
  if (sandbox.due > 0 || !events.feed.empty()) {
    sandbox.window.poll();
    return true;
  }
  const std::optional<double> next = nextFrameIn(sandbox.shell);
  const double slept = sandbox.window.seconds();
  const double left = next ? std::max(*next - (slept - sandbox.lastFrame), 0.0) : -1;
  sandbox.window.wait(left);
  return next && sandbox.window.seconds() - sandbox.lastFrame >= *next;
}

void drawFrame(Sandbox& sandbox) {
  Window& window = sandbox.window;
  const double now = window.seconds();
  const double seconds = now - sandbox.lastFrame;
  sandbox.lastFrame = now;
  if (sandbox.due > 0) --sandbox.due;
  const int width = window.width();
  const int height = window.height();
  const std::vector<InputEvent> events = window.events().feed.takeFrame();
  if (width <= 0 || height <= 0) return;  // minimised
  sandbox.shell.monitorScale = window.contentScale();
  sandbox.ui.draw(sandbox.shell, events, seconds, width, height);
  window.setCursor(ImGui::GetMouseCursor());
  window.setTitle(windowTitle(sandbox.shell));
  window.show();
}

}  // namespace

int runSandbox(const SandboxOptions& options) {
  Sandbox sandbox;
  Shell& shell = sandbox.shell;
  if (std::string problem = prepareShell(shell, options); !problem.empty()) return fail(problem);
  Window& window = sandbox.window;
  const double scale = shell.settings.uiScale;
  std::string problem = window.open(windowTitle(shell), static_cast<int>(kWindowWidth * scale),
                                    static_cast<int>(kWindowHeight * scale));
  if (problem.empty()) problem = sandbox.ui.start();
  if (!problem.empty()) return fail(problem);
  compat::setClipboard<clipboardText, setClipboardText>(window.handle());
  shell.services = sandbox.ui.services();
  sandbox.lastFrame = window.seconds();
  while (!shell.quit) {
    const bool due = awaitFrame(sandbox);
    takeRequests(sandbox);
    if (due || sandbox.due > 0) drawFrame(sandbox);
  }
  return 0;
}

}  // namespace sepax
