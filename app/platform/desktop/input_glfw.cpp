#include "app/platform/desktop/input_glfw.h"

#include <GLFW/glfw3.h>

#include <optional>
#include <utility>

namespace sepax {
namespace {

using Kind = InputEvent::Kind;

WindowEvents& eventsOf(GLFWwindow* window) {
  return *static_cast<WindowEvents*>(glfwGetWindowUserPointer(window));
}

bool isDown(GLFWwindow* window, int left, int right) {
  return glfwGetKey(window, left) == GLFW_PRESS || glfwGetKey(window, right) == GLFW_PRESS;
}

/// Asked of the keys themselves: the flags of the callbacks lag behind by the key at hand.
Modifiers modifiersOf(GLFWwindow* window) {
  return {isDown(window, GLFW_KEY_LEFT_SHIFT, GLFW_KEY_RIGHT_SHIFT),
          isDown(window, GLFW_KEY_LEFT_CONTROL, GLFW_KEY_RIGHT_CONTROL),
          isDown(window, GLFW_KEY_LEFT_ALT, GLFW_KEY_RIGHT_ALT),
          isDown(window, GLFW_KEY_LEFT_SUPER, GLFW_KEY_RIGHT_SUPER)};
}

/// Screen coordinates to pixels; they differ where the system scales windows.
Vec2 inPixels(GLFWwindow* window, double x, double y) {
  int width = 0;
  int height = 0;
  int pixelWidth = 0;
  int pixelHeight = 0;
  glfwGetWindowSize(window, &width, &height);
  glfwGetFramebufferSize(window, &pixelWidth, &pixelHeight);
  if (width <= 0 || height <= 0) return {x, y};
  return {x * pixelWidth / width, y * pixelHeight / height};
}

InputEvent eventAt(GLFWwindow* window, Kind kind) {
  InputEvent event;
  event.kind = kind;
  event.modifiers = modifiersOf(window);
  event.time = glfwGetTime();
  // Not glfwGetCursorPos: that is where the pointer is by now, which may be a whole drag later.
  event.position = eventsOf(window).pointer;
  return event;
}

void push(GLFWwindow* window, const InputEvent& event) { eventsOf(window).feed.push(event); }

void onMove(GLFWwindow* window, double x, double y) {
  eventsOf(window).pointer = inPixels(window, x, y);
  push(window, eventAt(window, Kind::move));
}

void onEnter(GLFWwindow* window, int entered) {
  double x = 0;
  double y = 0;
  glfwGetCursorPos(window, &x, &y);
  eventsOf(window).pointer = inPixels(window, x, y);
  push(window, eventAt(window, entered == GLFW_TRUE ? Kind::move : Kind::leave));
}

void onButton(GLFWwindow* window, int button, int action, int) {
  if (button > GLFW_MOUSE_BUTTON_MIDDLE) return;
  InputEvent event = eventAt(window, Kind::button);
  event.button = button == GLFW_MOUSE_BUTTON_LEFT    ? Button::left
                 : button == GLFW_MOUSE_BUTTON_RIGHT ? Button::right
                                                     : Button::middle;
  event.down = action == GLFW_PRESS;
  push(window, event);
}

void onWheel(GLFWwindow* window, double x, double y) {
  InputEvent event = eventAt(window, Kind::wheel);
  event.wheel = {x, y};
  push(window, event);
}

Key offset(Key first, int by) { return static_cast<Key>(static_cast<int>(first) + by); }

/// Keys that are the same on every layout.
constexpr std::pair<int, Key> kKeys[] = {
    {GLFW_KEY_SPACE, Key::space},
    {GLFW_KEY_COMMA, Key::comma},
    {GLFW_KEY_PERIOD, Key::period},
    {GLFW_KEY_SLASH, Key::slash},
    {GLFW_KEY_BACKSLASH, Key::backslash},
    {GLFW_KEY_MINUS, Key::minus},
    {GLFW_KEY_EQUAL, Key::equal},
    {GLFW_KEY_ESCAPE, Key::escape},
    {GLFW_KEY_ENTER, Key::enter},
    {GLFW_KEY_KP_ENTER, Key::keypadEnter},
    {GLFW_KEY_TAB, Key::tab},
    {GLFW_KEY_BACKSPACE, Key::backspace},
    {GLFW_KEY_INSERT, Key::insert},
    {GLFW_KEY_DELETE, Key::del},
    {GLFW_KEY_LEFT, Key::left},
    {GLFW_KEY_RIGHT, Key::right},
    {GLFW_KEY_UP, Key::up},
    {GLFW_KEY_DOWN, Key::down},
    {GLFW_KEY_PAGE_UP, Key::pageUp},
    {GLFW_KEY_PAGE_DOWN, Key::pageDown},
    {GLFW_KEY_HOME, Key::home},
    {GLFW_KEY_END, Key::end},
    {GLFW_KEY_LEFT_SHIFT, Key::shift},
    {GLFW_KEY_RIGHT_SHIFT, Key::shift},
    {GLFW_KEY_LEFT_CONTROL, Key::ctrl},
    {GLFW_KEY_RIGHT_CONTROL, Key::ctrl},
    {GLFW_KEY_LEFT_ALT, Key::alt},
    {GLFW_KEY_RIGHT_ALT, Key::alt},
    {GLFW_KEY_LEFT_SUPER, Key::super},
    {GLFW_KEY_RIGHT_SUPER, Key::super},
};

/// The letter that the keyboard's layout prints on the key: Ctrl+Z is where the Z is.
std::optional<Key> letterOf(int key, int scancode) {
  if (key < GLFW_KEY_SPACE || key > GLFW_KEY_GRAVE_ACCENT) return std::nullopt;
  const char* name = glfwGetKeyName(key, scancode);
  if (name == nullptr || name[0] < 'a' || name[0] > 'z' || name[1] != '\0') return std::nullopt;
  return offset(Key::a, name[0] - 'a');
}

Key keyOf(int key, int scancode) {
  if (const std::optional<Key> letter = letterOf(key, scancode)) return *letter;
  if (key >= GLFW_KEY_A && key <= GLFW_KEY_Z) return offset(Key::a, key - GLFW_KEY_A);
  if (key >= GLFW_KEY_0 && key <= GLFW_KEY_9) return offset(Key::digit0, key - GLFW_KEY_0);
  if (key >= GLFW_KEY_F1 && key <= GLFW_KEY_F12) return offset(Key::f1, key - GLFW_KEY_F1);
  for (const auto& [code, ours] : kKeys) {
    if (code == key) return ours;
  }
  return Key::none;
}

void onKey(GLFWwindow* window, int key, int scancode, int action, int) {
  InputEvent event = eventAt(window, Kind::key);
  event.key = keyOf(key, scancode);
  event.down = action != GLFW_RELEASE;
  event.repeat = action == GLFW_REPEAT;
  if (event.key != Key::none) push(window, event);
}

void onCharacter(GLFWwindow* window, unsigned int character) {
  InputEvent event = eventAt(window, Kind::character);
  event.character = character;
  push(window, event);
}

void onDrop(GLFWwindow* window, int count, const char** paths) {
  for (int i = 0; i < count; ++i) eventsOf(window).dropped.emplace_back(paths[i]);
}

void onClose(GLFWwindow* window) {
  glfwSetWindowShouldClose(window, GLFW_FALSE);  // the shell decides
  eventsOf(window).closing = true;
}

void onRefresh(GLFWwindow* window) { eventsOf(window).redraw = true; }
void onSize(GLFWwindow* window, int, int) { eventsOf(window).redraw = true; }
void onScale(GLFWwindow* window, float, float) { eventsOf(window).redraw = true; }

}  // namespace

void collectInput(GLFWwindow* window, WindowEvents& events) {
  glfwSetWindowUserPointer(window, &events);
  double x = 0;
  double y = 0;
  glfwGetCursorPos(window, &x, &y);
  events.pointer = inPixels(window, x, y);
  glfwSetCursorPosCallback(window, onMove);
  glfwSetCursorEnterCallback(window, onEnter);
  glfwSetMouseButtonCallback(window, onButton);
  glfwSetScrollCallback(window, onWheel);
  glfwSetKeyCallback(window, onKey);
  glfwSetCharCallback(window, onCharacter);
  glfwSetDropCallback(window, onDrop);
  glfwSetWindowCloseCallback(window, onClose);
  glfwSetWindowRefreshCallback(window, onRefresh);
  glfwSetFramebufferSizeCallback(window, onSize);
  glfwSetWindowContentScaleCallback(window, onScale);
}

}  // namespace sepax
