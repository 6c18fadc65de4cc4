#pragma once

#include <functional>
#include <optional>

/// Bodies that turn, looked at at many times of a step.
namespace sepax {

/// When two of them first meet, as far as these looks tell.
struct TurnedMeeting {
  int looks = 0;               ///< evenly from t = 0 to t = 1
  std::optional<double> time;  ///< absent: at none of them they meet
};

/// Asked of what tells whether they meet at a time: evenly, and then closer and closer before the
/// first time at which they do. Laws: they meet at the time, and at none of those asked before it;
/// it is 0 exactly where they meet at the start.
[[nodiscard]] TurnedMeeting turnedMeeting(const std::function<bool(double)>& meetAt);

}  // namespace sepax
