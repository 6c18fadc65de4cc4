#pragma once

#include <thread>

namespace sepax {

/// While it lives, a request of the system to end (SIGTERM, SIGINT, SIGHUP) does not end the
/// program but is noted, and `wake` is called on a thread of its own, so that a sleeping loop
/// looks. A second request of the same kind does end it. At most one at a time.
class EndSignals {
 public:
  explicit EndSignals(void (*wake)());
  EndSignals(const EndSignals&) = delete;
  EndSignals& operator=(const EndSignals&) = delete;
  ~EndSignals();

  /// Whether the program was asked to end.
  [[nodiscard]] bool came() const;

 private:
  std::thread watcher_;
};

}  // namespace sepax
