#pragma once

#include "app/disk/descriptor.h"

namespace sepax {

/// While it lives, what is written to standard error goes nowhere: drivers that look for a display
/// and a graphics card complain there of everything they try, in front of our one sentence.
class QuietLibraries {
 public:
  QuietLibraries();
  QuietLibraries(const QuietLibraries&) = delete;
  QuietLibraries& operator=(const QuietLibraries&) = delete;
  ~QuietLibraries();

 private:
  Descriptor kept_;  ///< the true standard error
};

}  // namespace sepax
