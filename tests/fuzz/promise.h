#pragma once

#include <cstdio>
#include <cstdlib>
#include <string>

namespace sepax::fuzz {

/// Stops the program when a promise is broken.
inline void require(bool kept, const char* promise) {
  if (kept) return;
  std::fprintf(stderr, "broken promise: %s\n", promise);
  std::abort();
}

inline bool isSentence(const std::string& text) { return text.find('\n') == std::string::npos; }

}  // namespace sepax::fuzz
