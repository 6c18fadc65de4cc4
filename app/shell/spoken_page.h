#pragma once

#include <string>

namespace sepax {

struct Shell;

/// What the window says, as words for those who do not see it.
struct SpokenPage {
  std::string now;     ///< the answer, its step or moment, and what the sandbox has just said
  std::string lesson;  ///< the lesson that is open, in the order in which it is read; empty = none
  friend bool operator==(const SpokenPage&, const SpokenPage&) = default;
};

/// After a frame.
[[nodiscard]] SpokenPage spokenPage(const Shell& shell);

}  // namespace sepax
