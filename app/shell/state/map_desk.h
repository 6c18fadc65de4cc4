#pragma once

#include "core/evidence/position_map.h"

#include <memory>
#include <optional>

namespace sepax {

/// Who answers maps over all positions of A for the window. Movable, not copyable; its worker, if
/// it has one, is stopped and joined at the end.
class MapDesk {
 public:
  MapDesk();
  ~MapDesk();
  MapDesk(MapDesk&&) noexcept;
  MapDesk& operator=(MapDesk&&) noexcept;

  /// From now on a thread beside the frames answers. Without it every map is whole at once, which
  /// takes as long as that takes.
  void startWorker();

  /// The newest map for what is asked: of the same pair, maybe still coarse or of the cells of a
  /// former camera. Another request than the last one stops that; none stops all. Null = there is
  /// none yet.
  [[nodiscard]] std::shared_ptr<const PositionMap> ask(const std::optional<MapRequest>& request);
  /// The map that was asked for last is still being answered or refined.
  [[nodiscard]] bool busy() const;

 private:
  struct Worker;
  std::unique_ptr<Worker> worker_;
  std::optional<MapRequest> asked_;
  std::shared_ptr<const PositionMap> newest_;
};

}  // namespace sepax
