#include "app/shell/state/map_desk.h"

#include "app/techniques/contract/analyze_map.h"

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <thread>
#include <utility>

namespace sepax {

namespace {

using Map = std::shared_ptr<const PositionMap>;

/// Vertices of A and B together up to which the first pass takes no longer than a frame may.
constexpr std::size_t kFewVertices = 64;

/// It can be shown for the request, if only for a moment.
bool serves(const PositionMap& map, const MapRequest& request) {
  return map.request.subject == request.subject && (map.request.published || !request.published);
}

/// The first pass alone, so that no frame is without a map while B is dragged.
Map coarse(const MapRequest& request) {
  Map first;
  std::atomic<bool> stop = false;
  answerMap(request, nullptr, stop, [&](Map map) {
    first = std::move(map);
    stop = true;
  });
  return first;
}

}  // namespace

/// The thread and what both sides share, all of it under the lock but for `stop`.
struct MapDesk::Worker {
  std::mutex lock;
  std::condition_variable asked;
  std::optional<MapRequest> wanted;  ///< that is still to be taken up
  Map known;
  Map found;  ///< since the last look
  bool ending = false;
  std::atomic<bool> stop = false;
  std::thread thread;

  Worker() {
    thread = std::thread([this] { run(); });
  }
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;
  ~Worker() {
    {
      const std::lock_guard guard(lock);
      ending = true;
      stop = true;
    }
    asked.notify_one();
    thread.join();
  }

  void run() {
    while (const std::optional<MapRequest> request = next()) {
      const Map before = known;
      answerMap(*request, before.get(), stop, [this](Map map) { hand(std::move(map)); });
    }
  }

  /// Absent = the end.
  std::optional<MapRequest> next() {
    std::unique_lock guard(lock);
    asked.wait(guard, [this] { return ending || wanted; });
    if (ending) return {};
    stop = false;
    return std::exchange(wanted, std::nullopt);
  }

  void hand(Map map) {
    const std::lock_guard guard(lock);
    if (stop) return;
    if (map->stride == 1) known = map;
    found = std::move(map);
  }

  void ask(const std::optional<MapRequest>& request) {
    {
      const std::lock_guard guard(lock);
      stop = true;
      wanted = request;
      found.reset();
    }
    asked.notify_one();
  }

  Map take() {
    const std::lock_guard guard(lock);
    return std::exchange(found, nullptr);
  }
};

MapDesk::MapDesk() = default;
MapDesk::~MapDesk() = default;
MapDesk::MapDesk(MapDesk&&) noexcept = default;
MapDesk& MapDesk::operator=(MapDesk&&) noexcept = default;

void MapDesk::startWorker() { worker_ = std::make_unique<Worker>(); }

bool MapDesk::busy() const {
  return asked_ && (!newest_ || newest_->stride > 1 || newest_->request != *asked_);
}

Map MapDesk::ask(const std::optional<MapRequest>& request) {
  const bool anew = request != asked_;
  asked_ = request;
  if (anew && worker_) worker_->ask(request);
  if (!request) {
    newest_.reset();
    return nullptr;
  }
  if (newest_ && !serves(*newest_, *request)) newest_.reset();
  if (worker_) {
    if (Map map = worker_->take()) newest_ = std::move(map);
    const std::size_t vertices = request->subject.modelA.size() + request->subject.worldB.size();
    if (!newest_ && vertices <= kFewVertices) newest_ = coarse(*request);
  } else if (anew) {
    const std::atomic<bool> stop = false;
    const Map before = newest_;
    answerMap(*request, before.get(), stop, [&](Map map) { newest_ = std::move(map); });
  }
  return newest_;
}

}  // namespace sepax
