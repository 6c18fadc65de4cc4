#include "app/platform/desktop/end_signals.h"

#include "app/disk/descriptor.h"

#include <fcntl.h>
#include <unistd.h>
#include <array>
#include <atomic>
#include <csignal>

namespace sepax {
namespace {

constexpr std::array kSignals{SIGTERM, SIGINT, SIGHUP};
constexpr char kEnded = 'e';    ///< in the pipe: a signal came
constexpr char kStopped = 's';  ///< nobody waits for signals any more

// All that a signal handler may touch; a handler is given nothing of its own.
std::atomic<bool> requested = false;
std::atomic<int> pipeEnd = -1;  ///< that is written
static_assert(std::atomic<bool>::is_always_lock_free && std::atomic<int>::is_always_lock_free);

void tell(char what) { [[maybe_unused]] const ssize_t written = ::write(pipeEnd, &what, 1); }

void note(int) {
  const int number = errno;
  requested = true;
  tell(kEnded);
  errno = number;
}

/// What the user has told the system to ignore, as nohup does, stays so.
void listenTo(int signal) {
  struct sigaction former {};
  if (::sigaction(signal, nullptr, &former) != 0 || former.sa_handler == SIG_IGN) return;
  struct sigaction action {};
  action.sa_handler = note;
  action.sa_flags = SA_RESTART | static_cast<int>(SA_RESETHAND);
  ::sigaction(signal, &action, nullptr);
}

void stopListening(int signal) {
  struct sigaction former {};
  if (::sigaction(signal, nullptr, &former) == 0 && former.sa_handler == note)
    std::signal(signal, SIG_DFL);
}

void watch(Descriptor pipe, void (*wake)()) {
  for (char what = 0;;) {
    const ssize_t count = ::read(pipe.get(), &what, 1);
    if (count < 0 && errno == EINTR) continue;
    if (count != 1 || what == kStopped) return;
    wake();
  }
}

}  // namespace

EndSignals::EndSignals(void (*wake)()) {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) return;  // then they end the program, as ever
  ::fcntl(ends[1], F_SETFL, O_NONBLOCK);
  requested = false;
  pipeEnd = ends[1];
  watcher_ = std::thread(watch, Descriptor(ends[0]), wake);
  for (const int signal : kSignals) listenTo(signal);
}

EndSignals::~EndSignals() {
  if (!watcher_.joinable()) return;
  for (const int signal : kSignals) stopListening(signal);
  tell(kStopped);
  watcher_.join();
  ::close(pipeEnd.exchange(-1));
}

bool EndSignals::came() const { return requested; }

}  // namespace sepax
