#include "core/overlap/rounded_contact.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

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

std::optional<RoundedContact> roundedContact(const Evidence& evidence) {
  const double size = sizeOfContact(evidence);
  if (!(size > 0)) return std::nullopt;
  const RoundedContact contact{size, stepOfPlaces(evidence), moves(evidence)};
  return size < contact.step ? std::optional(contact) : std::nullopt;
}

}  // namespace sepax
