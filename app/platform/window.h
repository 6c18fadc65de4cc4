#pragma once

#include "app/tools/input_feed.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace sepax {

/// What a window has collected since it was looked at last.
struct WindowEvents {
  InputFeed feed;
  Vec2 pointer;                      ///< where the last event saw it, pixels
  std::vector<std::string> dropped;  ///< paths of files
  std::vector<std::string> tiles;    ///< paths of pictures that were chosen to become tiles
  std::vector<std::string> links;    ///< addresses with a scene in them, to open
  bool redraw = true;                ///< uncovered, resized, moved to another monitor
  bool closing = false;              ///< the user asked to close it
  bool lost = false;                 ///< all that OpenGL held is gone, and there is a new context
};

/// What goes on in a window.
struct FrameLoop {
  /// Seconds until step() has something to do without an event; absent = only an event brings some.
  std::function<std::optional<double>()> dueIn;
  std::function<bool()> step;             ///< does what is due; false = it is over
  std::function<std::string()> describe;  ///< what is shown, as JSON, for programs beside it
  std::function<void()> leave;            ///< nobody was asked, and this may be the last moment
};

/// A window, or a page of a browser, with an OpenGL context that is current for the window's life:
/// 3.3 core, in a page ES 3.0.
class Window {
 public:
  Window();
  Window(const Window&) = delete;
  Window& operator=(const Window&) = delete;
  ~Window();

  /// Opens it at about this size, logical pixels. Empty when all is well, else one sentence.
  [[nodiscard]] std::string open(const std::string& title, int width, int height);

  /// Takes step after step, and sleeps in between, until one says that it is over or the system
  /// asks the program to end, which `leave` is told of. In a page this returns at once and the page
  /// goes on with it.
  void run(FrameLoop loop);
  void show();  ///< what was drawn
  void setTitle(const std::string& title);
  void setCursor(int imguiCursor);
  /// Text is being typed: a page then takes what keyboards on the screen and other ways to enter
  /// signs make.
  void setTyping(bool typing);
  /// For those who do not see it: what is said now, and a longer text that is open beside it.
  void speak(const std::string& now, const std::string& beside);
  [[nodiscard]] const char* clipboardText();  ///< valid until the next call; null = none
  void setClipboardText(const char* text);

  [[nodiscard]] WindowEvents& events();
  [[nodiscard]] double seconds() const;       ///< on a clock that only moves forward
  [[nodiscard]] double contentScale() const;  ///< pixels per logical pixel
  [[nodiscard]] int width() const;            ///< pixels
  [[nodiscard]] int height() const;           ///< pixels

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace sepax
