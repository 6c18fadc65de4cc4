#include "app/platform/web/keys.h"
#include "app/platform/web/page.h"

#include <emscripten/html5.h>

#include <array>
#include <cmath>

namespace sepax {
namespace {

using Kind = InputEvent::Kind;

/// What the callbacks are given back.
struct Collector {
  WindowEvents* events = nullptr;
  void (*wake)() = nullptr;
  bool escaped = false;  ///< Escape was the last key
};

Collector& of(void* user) { return *static_cast<Collector*>(user); }

void push(Collector& collector, InputEvent event) {
  event.time = emscripten_get_now() / 1000;
  event.position = collector.events->pointer;
  collector.events->feed.push(event);
  collector.wake();
}

InputEvent eventOf(Kind kind, const Modifiers& modifiers = {}) {
  InputEvent event;
  event.kind = kind;
  event.modifiers = modifiers;
  return event;
}

Modifiers modifiersOf(const EmscriptenMouseEvent& e) {
  return {e.shiftKey != 0, e.ctrlKey != 0, e.altKey != 0, e.metaKey != 0};
}

/// The canvas fills the page.
Vec2 inPixels(double x, double y) { return emscripten_get_device_pixel_ratio() * Vec2{x, y}; }

EM_BOOL onMouse(int type, const EmscriptenMouseEvent* e, void* user) {
  Collector& collector = of(user);
  if (type == EMSCRIPTEN_EVENT_MOUSEDOWN) collector.escaped = false;
  collector.events->pointer = inPixels(e->clientX, e->clientY);
  if (type == EMSCRIPTEN_EVENT_MOUSEMOVE) {
    push(collector, eventOf(Kind::move, modifiersOf(*e)));
    return EM_FALSE;
  }
  if (e->button > 2) return EM_FALSE;
  InputEvent event = eventOf(Kind::button, modifiersOf(*e));
  event.button = e->button == 0 ? Button::left : e->button == 2 ? Button::right : Button::middle;
  event.down = type == EMSCRIPTEN_EVENT_MOUSEDOWN;
  push(collector, event);
  return e->button == 1 ? EM_TRUE : EM_FALSE;  // the middle button scrolls no page
}

EM_BOOL onLeave(int, const EmscriptenMouseEvent* e, void* user) {
  if (e->buttons == 0) push(of(user), eventOf(Kind::leave, modifiersOf(*e)));
  return EM_FALSE;  // a drag goes on outside
}

EM_BOOL onWheel(int, const EmscriptenWheelEvent* e, void* user) {
  constexpr std::array kUnitsPerNotch{100.0, 3.0, 1.0};  // pixels, lines, pages
  InputEvent event = eventOf(Kind::wheel, modifiersOf(e->mouse));
  const double units = kUnitsPerNotch[e->deltaMode < 3 ? e->deltaMode : 0];
  event.wheel = {-e->deltaX / units, -e->deltaY / units};
  event.modifiers.ctrl = false;  // browsers say so when two fingers pinch a touchpad
  push(of(user), event);
  return EM_TRUE;
}

/// A Tab that follows Escape is the browser's: it leaves the canvas for the rest of the page, so
/// that nobody is kept here who has no mouse.
bool leavesCanvas(Collector& collector, Key key) {
  if (key == Key::shift) return false;
  const bool leaves = collector.escaped && key == Key::tab;
  collector.escaped = key == Key::escape;
  return leaves;
}

EM_BOOL onKey(int type, const EmscriptenKeyboardEvent* e, void* user) {
  const PageKey key = pageKeyOf(*e);
  const bool down = type == EMSCRIPTEN_EVENT_KEYDOWN;
  if (key.ofBrowser || (down && leavesCanvas(of(user), key.key))) return EM_FALSE;
  const Modifiers modifiers{e->shiftKey != 0, e->ctrlKey != 0, e->altKey != 0, e->metaKey != 0};
  if (key.key != Key::none) {
    InputEvent event = eventOf(Kind::key, modifiers);
    event.key = key.key;
    event.down = down;
    event.repeat = event.down && e->repeat;
    push(of(user), event);
  }
  if (key.character && down) {
    InputEvent event = eventOf(Kind::character, modifiers);
    event.character = *key.character;
    push(of(user), event);
  }
  return key.key != Key::none && !key.typed ? EM_TRUE : EM_FALSE;
}

EM_BOOL onSize(int, const EmscriptenUiEvent*, void* user) {
  of(user).events->redraw = true;
  of(user).wake();
  return EM_FALSE;
}

EM_BOOL onFocus(int, const EmscriptenFocusEvent*, void* user) { return onSize(0, nullptr, user); }

/// One finger is the left button; two take the view along and zoom.
struct Fingers {
  int count = 0;
  bool lifting = false;  ///< one of two has left: the other one means nothing any more
  Vec2 middle;
  double spread = 0;
};
Fingers fingers;

void press(Collector& collector, bool down) {
  InputEvent event = eventOf(Kind::button);
  event.down = down;
  push(collector, event);
}

/// Two fingers have moved.
void slide(Collector& collector, Vec2 middle, double spread) {
  const double perNotch = std::log2(kZoomPerNotch);
  InputEvent event = eventOf(Kind::wheel);
  event.slide = middle - fingers.middle;
  event.wheel.y =
      fingers.spread > 0 && spread > 0 ? std::log2(spread / fingers.spread) / perNotch : 0;
  collector.events->pointer = middle;
  fingers.middle = middle;
  fingers.spread = spread;
  push(collector, event);
}

void changeCount(Collector& collector, int count, const std::array<Vec2, 2>& at) {
  if (fingers.count == 1 && !fingers.lifting) press(collector, false);
  if (count == 0) push(collector, eventOf(Kind::leave));
  fingers.lifting = count == 1 && fingers.count == 2;
  if (count == 1 && !fingers.lifting) {
    collector.events->pointer = at[0];
    push(collector, eventOf(Kind::move));
    press(collector, true);
  }
  if (count == 2) {
    fingers.middle = 0.5 * (at[0] + at[1]);
    fingers.spread = distance(at[0], at[1]);
  }
  fingers.count = count;
}

EM_BOOL onTouch(int type, const EmscriptenTouchEvent* e, void* user) {
  Collector& collector = of(user);
  const bool ending = type == EMSCRIPTEN_EVENT_TOUCHEND || type == EMSCRIPTEN_EVENT_TOUCHCANCEL;
  std::array<Vec2, 2> at;
  int count = 0;
  for (int i = 0; i < e->numTouches && count < 2; ++i) {
    if (ending && e->touches[i].isChanged) continue;
    at[static_cast<std::size_t>(count++)] = inPixels(e->touches[i].clientX, e->touches[i].clientY);
  }
  if (count != fingers.count) {
    changeCount(collector, count, at);
  } else if (count == 2) {
    slide(collector, 0.5 * (at[0] + at[1]), distance(at[0], at[1]));
  } else if (count == 1 && !fingers.lifting) {
    collector.events->pointer = at[0];
    push(collector, eventOf(Kind::move));
  }
  return EM_TRUE;
}

}  // namespace

void collectInput(WindowEvents& events, void (*wake)()) {
  static Collector collector;
  collector = {&events, wake};
  void* user = &collector;
  constexpr const char* kCanvas = "#canvas";
  const char* window = EMSCRIPTEN_EVENT_TARGET_WINDOW;
  emscripten_set_mousedown_callback(kCanvas, user, EM_FALSE, onMouse);
  emscripten_set_mouseup_callback(window, user, EM_FALSE, onMouse);
  emscripten_set_mousemove_callback(window, user, EM_FALSE, onMouse);
  emscripten_set_mouseleave_callback(kCanvas, user, EM_FALSE, onLeave);
  emscripten_set_wheel_callback(kCanvas, user, EM_FALSE, onWheel);
  emscripten_set_keydown_callback(window, user, EM_FALSE, onKey);
  emscripten_set_keyup_callback(window, user, EM_FALSE, onKey);
  emscripten_set_resize_callback(window, user, EM_FALSE, onSize);
  emscripten_set_focus_callback(window, user, EM_FALSE, onFocus);
  emscripten_set_blur_callback(window, user, EM_FALSE, onFocus);
  emscripten_set_touchstart_callback(kCanvas, user, EM_FALSE, onTouch);
  emscripten_set_touchmove_callback(kCanvas, user, EM_FALSE, onTouch);
  emscripten_set_touchend_callback(kCanvas, user, EM_FALSE, onTouch);
  emscripten_set_touchcancel_callback(kCanvas, user, EM_FALSE, onTouch);
}

}  // namespace sepax
