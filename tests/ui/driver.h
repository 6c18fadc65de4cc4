#pragma once

#include "app/shell/files/opening.h"
#include "app/shell/guard.h"
#include "app/shell/shell.h"
#include "app/tools/input_feed.h"

#include <string>
#include <string_view>
#include <vector>

namespace sepax::test {

/// The sandbox without window and graphics: events go in through the same queue as in the program,
/// widgets are found by name.
class Driver {
 public:
  explicit Driver(const std::string& scene = "builtin:two-pentagons");
  ~Driver();
  Driver(const Driver&) = delete;
  Driver& operator=(const Driver&) = delete;

  Shell shell;
  InputFeed feed;
  Registry registry;
  FrameGuard guard;
  std::vector<int> textures;  ///< one entry for each time that the canvas was drawn anew
  Figure drawn;               ///< on the canvas then

  void frame();
  /// Frames until the queue is empty, everything has settled and no picture is midway.
  void settle();

  // Events into the queue; nothing happens before settle().
  void move(Vec2 pixels);
  void press(Button button = Button::left);
  void release(Button button = Button::left);
  void wheel(double notches);
  void leave();  ///< the pointer leaves the window
  void key(Key key, Modifiers modifiers = {});
  void keyDown(Key key, Modifiers modifiers = {});
  void keyUp(Key key, Modifiers modifiers = {});
  void type(std::string_view ascii);
  void wait(double seconds) { time_ += seconds; }
  Modifiers held;  ///< of pointer events

  // Gestures, with settle() at the end.
  void click(std::string_view name);
  void clickAt(Vec2 pixels);
  void doubleClickAt(Vec2 pixels);
  /// Everything in the queue at once, as a fast hand or a script makes it.
  void drag(Vec2 from, Vec2 to);
  void press(Key pressed, Modifiers modifiers = {});
  void write(std::string_view ascii);
  /// Opens the menus on the way and clicks the last name: "menu/File", "menu/file.save".
  void menu(std::initializer_list<std::string_view> names);

  [[nodiscard]] bool has(std::string_view name) const { return registry.contains(name); }
  [[nodiscard]] Vec2 middleOf(std::string_view name) const;
  /// Pixel of the window where a world point is drawn.
  [[nodiscard]] Vec2 onScreen(Vec2 world) const;
  [[nodiscard]] const Scene& scene() const { return shell.work.document.committed(); }
  /// Vertex as it stands in the world.
  [[nodiscard]] Vec2 vertex(int body, int index) const;

 private:
  void push(InputEvent event);
  void start();
  void drawFrame();
  Vec2 pointer_;
  double time_ = 1;  ///< seconds
};

/// A toast on the screen holds this text.
[[nodiscard]] bool says(const Driver& driver, std::string_view part);
/// Replaces the text of the field that has the keyboard.
void typeOver(Driver& driver, std::string_view text);

inline constexpr Modifiers kShift{true, false, false, false};
inline constexpr Modifiers kCtrl{false, true, false, false};
inline constexpr Modifiers kCtrlShift{true, true, false, false};
inline constexpr Modifiers kAlt{false, false, true, false};

}  // namespace sepax::test
