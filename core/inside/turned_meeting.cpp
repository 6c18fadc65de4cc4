#include "core/inside/turned_meeting.h"

namespace sepax {

namespace {

constexpr int kLooks = 61;     ///< at t = k/60, as a game at 60 frames a step would see it
constexpr int kHalvings = 20;  ///< of 1/60 step: far below what is printed

/// Between a time at which they are apart and a later one at which they meet.
double narrowed(const std::function<bool(double)>& meetAt, double apart, double met) {
  for (int i = 0; i < kHalvings; ++i) {
    const double middle = apart + 0.5 * (met - apart);
    (meetAt(middle) ? met : apart) = middle;
  }
  return met;
}

}  // namespace

TurnedMeeting turnedMeeting(const std::function<bool(double)>& meetAt) {
  TurnedMeeting found{kLooks, {}};
  const auto timeOf = [](int look) { return static_cast<double>(look) / (kLooks - 1); };
  for (int look = 0; look < kLooks; ++look) {
    if (!meetAt(timeOf(look))) continue;
    found.time = look == 0 ? 0 : narrowed(meetAt, timeOf(look - 1), timeOf(look));
    break;
  }
  return found;
}

}  // namespace sepax
