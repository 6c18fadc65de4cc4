#pragma once

#include "app/formats/literals/tree.h"
#include "app/scene/problem.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace sepax {

/// Whether one of the words, each with a blank behind it, is that of a message: error, warning.
[[nodiscard]] bool tellsFault(std::string_view words);

/// A word, a text in quotes or a call is among the nodes.
[[nodiscard]] bool holdsWords(const LiteralTree& tree);

/// "and so on", "etc." and their like: with dots before them the words of a list that goes on.
[[nodiscard]] bool saysAndSoOn(std::string_view words);

/// The word is ..., but for "... and it is still wrong" and <Vertex x="5" y="3"/></Shape> ..., or
/// etc. right behind a number.
[[nodiscard]] bool leavesOutVertices(const LiteralTree& tree, std::uint32_t word);

/// What the words between points say: that they are corners of one polygon, or of something else.
class LiteralWords {
 public:
  /// The next points are those of another bracket.
  void restart();
  /// A word, or the radius of a circle; other nodes say nothing.
  void take(const LiteralNode& node);
  /// A at (0, 0) and B at (5, 5) with velocity (1, 2): other words before this point than before
  /// the last one of the run tell of something else.
  [[nodiscard]] Problem before(const LiteralNode& point, bool runIsOpen);
  /// Where a circle is told of: circle (3, 4) r=2; 0 = nowhere, or only far behind the last point.
  [[nodiscard]] std::uint32_t circleLine() const;
  void forgetCircle() { circleLine_ = 0; }

 private:
  std::string words_;                     ///< since the last point
  std::optional<std::string> separator_;  ///< those between the last two points of the run
  std::uint32_t circleLine_ = 0;
  std::uint32_t pointLine_ = 0;  ///< of the last point; 0 = there is none yet
};

}  // namespace sepax
