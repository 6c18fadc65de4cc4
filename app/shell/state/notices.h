#pragma once

#include <string>
#include <vector>

namespace sepax {

/// A sentence that comes and goes.
struct Toast {
  std::string text;
  bool error = false;
  double until = 0;         ///< seconds on the shell's clock; infinite = until it is taken away
  std::string folder = {};  ///< that its button opens; empty = no button
};

/// What the shell tells its user, and the clock that it goes by.
struct Notices {
  std::vector<Toast> toasts;
  double now = 0;  ///< seconds since the start
};

/// Shows a sentence for a while; the same one is not shown twice.
void say(Notices& notices, const std::string& text, bool error = false);
/// Shows the problem of an edit; an empty one is none.
void complain(Notices& notices, const std::string& problem);

}  // namespace sepax
