#include "app/platform/sandbox.h"

#include "app/disk/visible_text.h"
#include "app/lessons/courses.h"
#include "app/lessons/lesson_files.h"
#include "app/platform/end_signals.h"
#include "app/platform/gl_ui.h"
#include "app/platform/window.h"
#include "app/scene/json_path.h"
#include "app/shell/files/opening.h"
#include "app/shell/files/titles.h"
#include "app/shell/guard.h"
#include "app/shell/lessons/lesson_desk.h"
#include "app/techniques/table.h"

#include <GLFW/glfw3.h>

#include <array>
#include <cstdio>

namespace sepax {
namespace {

constexpr int kWindowWidth = 1600;  ///< logical pixels
constexpr int kWindowHeight = 1000;
constexpr int kLeastWindow = 320;  ///< logical pixels; a smaller one was hardly meant
constexpr int kSettleFrames = 3;   ///< after an event: layout and hover follow by a frame or two
constexpr int kFailed = 2;         ///< exit code

int fail(const std::string& problem) {
  std::fprintf(stderr, "sepax: %s\n", visibleLine(problem).c_str());
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

/// The first scene; the problem when it cannot be opened.
std::string openFirst(Shell& shell, const SandboxOptions& options) {
  constexpr const char* kFirstScene = "builtin:two-pentagons";
  if (options.scene.empty()) {
    std::string problem = openedScene(shell, kFirstScene);
    shell.home = shell.settings.startPage && options.technique.empty();
    return problem;
  }
  if (options.watch) {
    startWatching(shell, options.scene);
    return {};
  }
  return options.scene == "-" ? openedInput(shell) : openedScene(shell, options.scene);
}

/// Takes the lessons of a folder in place of ours, and opens one; the problem, empty when done.
std::string openLessons(Shell& shell, const SandboxOptions& options) {
  if (!options.lessons.empty()) {
    LessonFiles read = readLessonFiles(options.lessons);
    if (!read.error.empty()) return read.error;
    for (LessonFile& file : read.files) {
      if (!file.result.lesson) return file.result.error;
      deskOf(shell).own.push_back(*std::move(file.result.lesson));
    }
  }
  if (options.lesson.empty()) return {};
  const Lesson* lesson = findLesson(lessonsAt(deskOf(shell)), options.lesson);
  if (lesson == nullptr)
    return "--lesson: " + noSuchLesson(lessonsAt(deskOf(shell)), options.lesson);
  shell.home = false;
  showLesson(shell, *lesson, false);
  return {};
}

/// The shell with its first scene; the problem when that cannot be opened. What the options say
/// goes before what the user has set.
std::string prepareShell(Shell& shell, const SandboxOptions& options) {
  shell.work.techniques = techniques();
  // A restored scene would take the place of the watched one.
  startUserFiles(shell, userFolders(environmentVariable), !options.watch);
  std::string problem = openFirst(shell, options);
  if (problem.empty()) problem = openLessons(shell, options);
  if (!problem.empty()) return problem;
  if (findTechnique(options.technique) != nullptr) setTechnique(shell.work, options.technique);
  shell.work.view.theme = options.theme.value_or(shell.work.view.theme);
  shell.settings.uiScale = options.uiScale.value_or(shell.settings.uiScale);
  return {};
}

void takeRequests(Sandbox& sandbox) {
  WindowEvents& events = sandbox.window.events();
  if (events.closing) request(sandbox.shell, {Pending::What::quit, {}});
  openAllDropped(sandbox.shell, events.dropped);
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

void rememberSize(Shell& shell, int width, int height, double scale) {
  shell.services.monitorScale = scale;
  shell.settings.windowWidth = static_cast<int>(width / scale);
  shell.settings.windowHeight = static_cast<int>(height / scale);
}

/// As the user has left it, else of the size of the interface. Logical pixels.
std::array<int, 2> firstSize(const Settings& settings) {
  if (settings.windowWidth >= kLeastWindow && settings.windowHeight >= kLeastWindow)
    return {settings.windowWidth, settings.windowHeight};
  return {static_cast<int>(kWindowWidth * settings.uiScale),
          static_cast<int>(kWindowHeight * settings.uiScale)};
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
  if (width <= 0 || height <= 0) {  // minimised
    passTime(sandbox.shell, seconds);
    return;
  }
  rememberSize(sandbox.shell, width, height, window.contentScale());
  sandbox.ui.draw(sandbox.shell, events, seconds, width, height);
  window.setCursor(ImGui::GetMouseCursor());
  window.setTitle(windowTitle(sandbox.shell.work.document));
  window.show();
}

/// Waits for what is due and does it.
void goOn(Sandbox& sandbox) {
  const bool due = awaitFrame(sandbox);
  takeRequests(sandbox);
  if (due || sandbox.due > 0) drawFrame(sandbox);
}

/// After a frame that failed; the problem when the interface cannot be made anew.
std::string recover(Sandbox& sandbox) {
  sandbox.due = kSettleFrames;
  const std::string problem = sandbox.ui.restart(sandbox.shell);
  if (problem.empty())
    compat::setClipboard<clipboardText, setClipboardText>(sandbox.window.handle());
  return problem;
}

}  // namespace

int runSandbox(const SandboxOptions& options) {
  Sandbox sandbox;
  Shell& shell = sandbox.shell;
  if (std::string problem = prepareShell(shell, options); !problem.empty()) return fail(problem);
  Window& window = sandbox.window;
  const auto [width, height] = firstSize(shell.settings);
  std::string problem = window.open(windowTitle(shell.work.document), width, height);
  if (problem.empty()) problem = sandbox.ui.start();
  if (!problem.empty()) return fail(problem);
  compat::setClipboard<clipboardText, setClipboardText>(window.handle());
  shell.services = sandbox.ui.services();
  shell.maps.startWorker();
  sandbox.lastFrame = window.seconds();
  const EndSignals signals(glfwPostEmptyEvent);
  FrameGuard guard;
  while (!shell.files.questions.quit && !signals.came()) {
    if (guarded(shell, guard, [&] { goOn(sandbox); })) continue;
    problem = isHopeless(guard) ? guard.reason : recover(sandbox);
    if (!problem.empty()) return fail(problem + " (the next start offers unsaved work)");
  }
  if (shell.files.questions.quit) {
    endUserFiles(shell);
  } else {
    leaveUserFiles(shell);
  }
  return 0;
}

}  // namespace sepax
