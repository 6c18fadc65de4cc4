#pragma once

#include <string>
#include <vector>

/// Texts that leave something open, with what each choice makes of them.
namespace sepax::testing {

struct HoleSnippet {
  std::string text;
  std::string error;    ///< without a choice
  std::string bridge;   ///< polygons and notes, with " // " between them
  std::string outline;  ///< the same
  std::string bodies;   ///< the same
};
[[nodiscard]] const std::vector<HoleSnippet>& holeSnippets();

struct AngleSnippet {
  std::string text;
  std::string alone;    ///< the note about the angle without a choice
  std::string degrees;  ///< polygons when they are degrees, rounded to thousandths
  std::string radians;  ///< polygons when they are radians
};
[[nodiscard]] const std::vector<AngleSnippet>& angleSnippets();

/// What is no polygon is named with its kind and number, once.
struct LeftOutSnippet {
  std::string text;
  std::string polygons;
  std::string notes;
};
[[nodiscard]] const std::vector<LeftOutSnippet>& leftOutSnippets();

}  // namespace sepax::testing
