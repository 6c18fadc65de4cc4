#pragma once

#include "app/platform/window.h"

struct GLFWwindow;

namespace sepax {

/// Sets the callbacks that fill `events`, which stays where it is as long as the window.
void collectInput(GLFWwindow* window, WindowEvents& events);

}  // namespace sepax
