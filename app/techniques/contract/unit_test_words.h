#pragma once

#include "app/techniques/contract/unit_test_text.h"

#include <string_view>

namespace sepax {

/// The words of one style of unit test. Those with {} are patterns of fmt.
struct TestWords {
  std::string_view start;            ///< includes, types, the adapter for polygons at rest
  std::string_view distanceAdapter;  ///< the one for polygons that are apart
  std::string_view timeAdapter;      ///< the one for moving polygons
  std::string_view open;             ///< {} and {} the names, {} the relation
  std::string_view polygonOpen;      ///< {} the variable
  std::string_view check;            ///< the macro
  std::string_view relationPrefix;   ///< before disjoint, touching, overlapping
  std::string_view math;             ///< before hypot
  std::string_view absolute;
  std::string_view pushX;
  std::string_view pushY;
  std::string_view collide;      ///< calls the first adapter
  std::string_view distance;     ///< calls the one for polygons that are apart
  std::string_view velocity;     ///< {} A or B, {} its two components
  std::string_view contactTime;  ///< calls the second adapter
  std::string_view anyPush;      ///< comment before several right pushes
  std::string_view tolerance;    ///< comment
};
[[nodiscard]] TestWords testWords(TestStyle style);

}  // namespace sepax
