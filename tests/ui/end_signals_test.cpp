#include "app/platform/desktop/end_signals.h"

#include <doctest/doctest.h>

#include <atomic>
#include <csignal>

namespace sepax {
namespace {

std::atomic<int> woken = 0;  ///< by the watching thread, which is given nothing

void wake() {
  ++woken;
  woken.notify_all();
}

bool handles(int signal, void (*handler)(int)) {
  struct sigaction action {};
  return ::sigaction(signal, nullptr, &action) == 0 && action.sa_handler == handler;
}

TEST_CASE("a request to end is noted and wakes the loop, and the next one is the system's again") {
  for (const int signal : {SIGTERM, SIGINT, SIGHUP}) {
    CAPTURE(signal);
    const auto before = std::signal(signal, SIG_DFL);
    {
      woken = 0;
      const EndSignals signals(wake);
      CHECK(!signals.came());
      std::raise(signal);
      CHECK(signals.came());
      woken.wait(0);
      CHECK(woken == 1);
      CHECK(handles(signal, SIG_DFL));
    }
    CHECK(handles(signal, SIG_DFL));
    std::signal(signal, before);
  }
}

TEST_CASE("what the user has told the system to ignore stays ignored") {
  const auto before = std::signal(SIGHUP, SIG_IGN);
  {
    const EndSignals signals(wake);
    std::raise(SIGHUP);
    CHECK(!signals.came());
  }
  CHECK(handles(SIGHUP, SIG_IGN));
  std::signal(SIGHUP, before);
}

}  // namespace
}  // namespace sepax
