#include "app/platform/desktop/quiet_libraries.h"

#include <fcntl.h>
#include <cstdio>

namespace sepax {

QuietLibraries::QuietLibraries() : kept_(::fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)) {
  const Descriptor nowhere(::open("/dev/null", O_WRONLY | O_CLOEXEC));
  std::fflush(stderr);
  if (kept_.isOpen() && nowhere.isOpen()) ::dup2(nowhere.get(), STDERR_FILENO);
}

QuietLibraries::~QuietLibraries() {
  std::fflush(stderr);
  if (kept_.isOpen()) ::dup2(kept_.get(), STDERR_FILENO);
}

}  // namespace sepax
