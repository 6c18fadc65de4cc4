#pragma once

#include <array>
#include <cstddef>
#include <vector>

namespace sepax {

/// Looks for the points of a list of pairs one behind the other, in each of which y may stand
/// before x.
class PointSearch {
 public:
  explicit PointSearch(const std::vector<double>& numbers) : numbers_(numbers) {}
  /// The number is one of the next point.
  [[nodiscard]] bool take(double number) {
    if (2 * points_ + 1 >= numbers_.size()) return false;
    for (std::size_t axis = 0; axis < seen_.size(); ++axis) {
      if (seen_[axis] || number != numbers_[2 * points_ + axis]) continue;
      starts_ = !seen_[0] && !seen_[1];
      seen_[axis] = true;
      if (seen_[0] && seen_[1]) {
        ++points_;
        seen_ = {};
      }
      return true;
    }
    return false;
  }
  /// The last number that was taken is the first one of its point.
  [[nodiscard]] bool startsPoint() const { return starts_; }
  [[nodiscard]] std::size_t points() const { return points_; }

 private:
  const std::vector<double>& numbers_;
  std::size_t points_ = 0;  ///< whole ones
  std::array<bool, 2> seen_{};
  bool starts_ = false;
};

}  // namespace sepax
