#include "app/techniques/contract/rounded_contact.h"

#include "app/figure/numbers.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace sepax {

namespace {

/// The least of the depths of all axes.
double least(const std::vector<MotionAxis>& axes) {
  const auto found = std::ranges::min_element(axes, {}, &MotionAxis::depth);
  return found == axes.end() ? 0 : std::fabs(found->depth);
}

/// How far A and B reach into each other or stand apart; 0 where they touch or that is not known.
double sizeOfContact(const Evidence& evidence) {
  const auto size = [](const auto& found) {
    if (found.relation == Relation::touching) return 0.0;
    return found.distance ? found.distance->distance : found.depth;
  };
  if (evidence.sat)
    return evidence.sat->relation == Relation::touching ? 0 : std::fabs(evidence.sat->depth);
  if (evidence.minkowski) return size(*evidence.minkowski);
  if (evidence.concave) return size(*evidence.concave);
  const auto& motion = evidence.motion;
  if (!motion || motion->parts || motion->initial == Relation::touching) return 0;
  return least(motion->axes);
}

/// From one double to the next at the largest coordinate of both bodies.
double stepOfPlaces(const Evidence& evidence) {
  double largest = 0;
  for (const int body : {evidence.a, evidence.b}) {
    for (const Vec2 p : evidence.bodies[static_cast<std::size_t>(body)].vertices)
      largest = std::max({largest, std::fabs(p.x), std::fabs(p.y)});
  }
  return std::nextafter(largest, std::numeric_limits<double>::infinity()) - largest;
}

bool moves(const Evidence& evidence) {
  return std::ranges::any_of(std::array{evidence.a, evidence.b}, [&](int body) {
    const BodyShape& shape = evidence.bodies[static_cast<std::size_t>(body)];
    return shape.velocity != Vec2{} || shape.spin != 0;
  });
}

}  // namespace

bool isRoundedContact(const Evidence& evidence) {
  const double size = sizeOfContact(evidence);
  return size > 0 && size < stepOfPlaces(evidence);
}

bool isRoundedRest(const Evidence& evidence) {
  return isRoundedContact(evidence) && !moves(evidence);
}

std::string roundedContactSentence(const Evidence& evidence) {
  return fmt::format(
      "But for rounding they touch{}: {} is less than the step from one coordinate to the next "
      "here, {}.",
      moves(evidence) ? " at the start" : "", number(sizeOfContact(evidence)),
      number(stepOfPlaces(evidence)));
}

}  // namespace sepax
