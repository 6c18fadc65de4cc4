#include "app/platform/sandbox.h"

#include "app/disk/visible_text.h"
#include "app/lessons/courses.h"
#include "app/lessons/lesson_files.h"
#include "app/platform/gl_ui.h"
#include "app/platform/platform_services.h"
#include "app/platform/window.h"
#include "app/scene/builtin.h"
#include "app/scene/json_path.h"
#include "app/shell/described.h"
#include "app/shell/files/opening.h"
#include "app/shell/files/titles.h"
#include "app/shell/guard.h"
#include "app/shell/lessons/lesson_desk.h"
#include "app/shell/spoken_page.h"
#include "app/techniques/table.h"

#include <array>
#include <cstdio>
#include <memory>
#include <utility>

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

const char* clipboardText(void* window) { return static_cast<Window*>(window)->clipboardText(); }

void setClipboardText(void* window, const char* text) {
  static_cast<Window*>(window)->setClipboardText(text);
}

/// Window, graphics and shell of a running sandbox.
struct Sandbox {
  Window window;
  GlUi ui;
  Shell shell;
  FrameGuard guard = {};
  Registry places;
  int due = kSettleFrames;  ///< frames to draw before sleeping
  double lastFrame = 0;     ///< seconds
  int code = 0;             ///< that the program ends with
};

/// The first scene; the problem when it cannot be opened.
std::string openFirst(Shell& shell, const SandboxOptions& options) {
  if (!options.link.empty()) {  // one that is broken is no reason to show nothing
    const std::string problem = openedScene(shell, options.link);
    if (problem.empty()) return {};
    complain(shell.notices, problem);
  }
  if (options.scene.empty()) {
    std::string problem = openedScene(shell, builtinName(kDefaultScene));
    shell.home = shell.settings.startPage && options.technique.empty() && !options.embedded;
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
  if (findTechnique(options.technique) != nullptr) {
    setTechnique(shell.work, options.technique);
  } else if (!options.technique.empty()) {
    complain(shell.notices, inQuotes(options.technique) +
                                " is no technique; the column at the "
                                "left has them all");
  }
  shell.work.view.theme = options.theme.value_or(shell.work.view.theme);
  shell.settings.uiScale = options.uiScale.value_or(shell.settings.uiScale);
  if (options.still) shell.settings.ease = false;
  shell.embedded = options.embedded;
  if (options.restores) restoreLatest(shell);
  return {};
}

/// The problem of OpenGL, if there is one, comes with the next frame.
void renewGraphics(Sandbox& sandbox) {
  if (sandbox.ui.renew(sandbox.shell).empty())
    compat::setClipboard<clipboardText, setClipboardText>(&sandbox.window);
}

void takeRequests(Sandbox& sandbox) {
  WindowEvents& events = sandbox.window.events();
  if (events.closing) request(sandbox.shell, {Pending::What::quit, {}});
  openAllDropped(sandbox.shell, events.dropped);
  for (const std::string& path : events.tiles)
    complain(sandbox.shell.notices, loadTiles(sandbox.shell.work, sandbox.shell.notices, path));
  for (const std::string& link : events.links) request(sandbox.shell, {Pending::What::open, link});
  if (std::exchange(events.lost, false)) renewGraphics(sandbox);
  const bool any = events.closing || !events.dropped.empty() || !events.links.empty() ||
                   !events.tiles.empty() || events.redraw;
  if (any || !events.feed.empty()) sandbox.due = kSettleFrames;
  events.closing = events.redraw = false;
  events.dropped.clear();
  events.tiles.clear();
  events.links.clear();
}

/// Seconds until there is something to draw or to do; absent = only an event brings some.
std::optional<double> nextStepIn(Sandbox& sandbox) {
  if (sandbox.due > 0 || !sandbox.window.events().feed.empty()) return 0;
  const std::optional<double> next = nextFrameIn(sandbox.shell);
  if (!next) return std::nullopt;
  return std::max(*next - (sandbox.window.seconds() - sandbox.lastFrame), 0.0);
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
  if (sandbox.shell.services.inBrowser) {
    const SpokenPage spoken = spokenPage(sandbox.shell);
    window.speak(spoken.now, spoken.lesson);
  }
  window.setTyping(ImGui::GetIO().WantTextInput);
  window.setTitle(windowTitle(sandbox.shell.work.document));
  window.show();
}

/// Does what is due.
void goOn(Sandbox& sandbox) {
  takeRequests(sandbox);
  if (const std::optional<double> next = nextStepIn(sandbox); next && *next <= 0)
    drawFrame(sandbox);
}

/// After a frame that failed; the problem when the interface cannot be made anew.
std::string recover(Sandbox& sandbox) {
  sandbox.due = kSettleFrames;
  const std::string problem = sandbox.ui.restart(sandbox.shell);
  if (problem.empty()) compat::setClipboard<clipboardText, setClipboardText>(&sandbox.window);
  return problem;
}

/// From the first time on, it is remembered where the widgets stand.
std::string describe(Sandbox& sandbox) {
  if (std::exchange(sandbox.shell.ui.registry, &sandbox.places) == nullptr)
    sandbox.due = kSettleFrames;
  return described(sandbox.shell);
}

/// One step of the loop; false when it is over.
bool step(Sandbox& sandbox) {
  Shell& shell = sandbox.shell;
  if (!guarded(shell, sandbox.guard, [&] { goOn(sandbox); })) {
    const std::string problem = isHopeless(sandbox.guard) ? sandbox.guard.reason : recover(sandbox);
    if (!problem.empty()) sandbox.code = fail(problem + " (the next start offers unsaved work)");
    return problem.empty();
  }
  if (!shell.files.questions.quit) return true;
  endUserFiles(shell);
  return false;
}

}  // namespace

int runSandbox(const SandboxOptions& options) {
  // The steps own it: where pages go on after this function, so does the sandbox.
  const auto sandbox = std::make_shared<Sandbox>();
  Shell& shell = sandbox->shell;
  if (std::string problem = prepareShell(shell, options); !problem.empty()) return fail(problem);
  Window& window = sandbox->window;
  const auto [width, height] = firstSize(shell.settings);
  std::string problem = window.open(windowTitle(shell.work.document), width, height);
  if (problem.empty()) problem = sandbox->ui.start();
  if (!problem.empty()) return fail(problem);
  compat::setClipboard<clipboardText, setClipboardText>(&window);
  shell.services = sandbox->ui.services();
  addPlatformServices(shell.services);
  if (!options.linkBase.empty()) shell.services.linkBase = options.linkBase;
  if (!shell.services.inBrowser) shell.maps.startWorker();
  sandbox->lastFrame = window.seconds();
  window.run({[sandbox] { return nextStepIn(*sandbox); }, [sandbox] { return step(*sandbox); },
              [sandbox] { return describe(*sandbox); },
              [sandbox] { leaveUserFiles(sandbox->shell); }});
  return sandbox->code;
}

}  // namespace sepax
