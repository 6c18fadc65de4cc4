#pragma once

#include "core/exact/interval.h"
#include "core/exact/vec2.h"

#include <limits>
#include <string_view>

/// Terms that several kinds of evidence share.
namespace sepax {

/// How two closed sets meet (DEFINITIONS: overlapping = the interiors meet).
enum class Relation { disjoint, touching, overlapping };

/// The field's word, as it stands in answers: "overlapping".
[[nodiscard]] constexpr std::string_view nameOf(Relation relation) {
  constexpr std::string_view kNames[] = {"disjoint", "touching", "overlapping"};
  return kNames[static_cast<int>(relation)];
}

/// Which polygon of the pair.
enum class Owner { a, b };

/// What an axis is to what it is named by. All but `normal` are needed for thin bodies only.
enum class AxisSource {
  normal,   ///< the outward normal of the edge; of a segment the normal on its right
  along,    ///< the direction of the edge: of two thin bodies that may share its line
  between,  ///< from the one point to the other; along x where they are the same
  across,   ///< square to that
};

/// An axis is named by the edge whose outward normal it is. Axes of two points have edge -1.
struct AxisName {
  Owner owner = Owner::a;
  int edge = 0;
  AxisSource source = AxisSource::normal;
  friend bool operator==(AxisName, AxisName) = default;
};

/// Shadow of a polygon on an axis, with the vertices that make its two ends.
struct Projection {
  Interval interval;
  int lowVertex = 0;   ///< lowest index among the vertices at the low end
  int highVertex = 0;  ///< lowest index among the vertices at the high end
};

/// How a motion over t in [0, 1] meets.
enum class Contact { none, grazing, entering, initial };

/// The field's word: "entering".
[[nodiscard]] constexpr std::string_view nameOf(Contact contact) {
  constexpr std::string_view kNames[] = {"none", "grazing", "entering", "initial"};
  return kNames[static_cast<int>(contact)];
}

inline constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// The doubles next to an exact time, steps: the last that is not later and the first that is not
/// earlier; the same one where the time is a double itself. Both stand for it: no double says it
/// better.
struct EnclosedTime {
  double low = 0;
  double high = 0;
  friend bool operator==(const EnclosedTime&, const EnclosedTime&) = default;
};

/// Whether the exact time is before (-1) or after (1) the shown one, or is what it stands for (0).
[[nodiscard]] constexpr int compare(const EnclosedTime& exact, double shown) {
  return exact.high < shown ? -1 : exact.low > shown ? 1 : 0;
}

}  // namespace sepax
