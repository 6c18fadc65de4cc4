#pragma once

#include "app/documents/document.h"
#include "app/techniques/contract/technique.h"

#include <string>

namespace sepax {

/// Moves A by what is left of a bit of motion among the others, and notes in the view where it went
/// and what stood in its way. Returns the problem, empty when there is none.
[[nodiscard]] std::string driveOn(Document& document, ViewState& view, const Technique& technique,
                                  Vec2 motion);

/// Moves A towards a place, world units, slide after slide until it is there or none brings it
/// nearer: the same hand at the same place moves it no farther. Returns the problem, empty when
/// there is none.
[[nodiscard]] std::string driveTo(Document& document, ViewState& view, const Technique& technique,
                                  Vec2 place);

/// A driven by held keys in a technique that has `drive`: one undo entry from the first key down to
/// the last key up.
class SlideDrive {
 public:
  /// One frame: moves A towards `direction` (x, y in -1, 0, 1) as far as the others let it. A zero
  /// direction ends the drive. Returns the problem, empty when there is none.
  std::string frame(Document& document, ViewState& view, const Technique& technique, Vec2 direction,
                    double seconds);
  /// Keeps what was driven so far; for a technique that drives nothing.
  void end(Document& document);
  void cancel(Document& document);
  [[nodiscard]] bool active() const { return active_; }

 private:
  bool active_ = false;
};

}  // namespace sepax
