#pragma once

#include "app/tools/input_feed.h"

#include <memory>
#include <string>
#include <vector>

struct GLFWwindow;

namespace sepax {

/// What the callbacks of a window have collected.
struct WindowEvents {
  InputFeed feed;
  Vec2 pointer;                      ///< where the last event saw it, pixels
  std::vector<std::string> dropped;  ///< paths of files
  bool redraw = true;                ///< uncovered, resized, moved to another monitor
  bool closing = false;              ///< the user asked to close it
};

/// A window with an OpenGL 3.3 core context, which is current for the window's life.
class Window {
 public:
  Window();
  Window(const Window&) = delete;
  Window& operator=(const Window&) = delete;
  ~Window();

  /// Opens it at about this size, logical pixels. Empty when all is well, else one sentence.
  [[nodiscard]] std::string open(const std::string& title, int width, int height);

  /// Sleeps until an event arrives or, when not negative, this many seconds have passed.
  void wait(double seconds);
  void poll();
  void show();  ///< what was drawn
  void setTitle(const std::string& title);
  void setCursor(int imguiCursor);

  [[nodiscard]] WindowEvents& events();
  [[nodiscard]] double seconds() const;       ///< on a clock that only moves forward
  [[nodiscard]] double contentScale() const;  ///< pixels per logical pixel
  [[nodiscard]] int width() const;            ///< pixels
  [[nodiscard]] int height() const;           ///< pixels
  [[nodiscard]] GLFWwindow* handle() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace sepax
