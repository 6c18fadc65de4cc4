#pragma once

#include "app/formats/literals/tree.h"
#include "app/formats/raw_geometry.h"

#include <optional>
#include <set>
#include <string_view>

namespace sepax {

/// What the words of a text say of all lists in it; most of it is looked for once, when it is asked
/// for.
class SourceText {
 public:
  explicit SourceText(std::string_view text);
  [[nodiscard]] std::string_view text() const { return text_; }
  [[nodiscard]] bool isOfMatrices() const { return ofMatrices_; }
  /// Single points are where polygons have problems.
  [[nodiscard]] bool isOfProblems() const { return ofProblems_; }
  /// There are words, and none of outlines.
  [[nodiscard]] bool isOfOtherWords(const LiteralTree& tree);
  /// Numbers whose name says that they are something else, and which no call takes as an outline.
  [[nodiscard]] bool callsOther(const RawPolygon& list);

 private:
  std::string_view text_;
  bool ofMatrices_;
  bool ofProblems_;
  std::optional<bool> ofOtherWords_;
  std::optional<std::set<std::string_view>> given_;
};

}  // namespace sepax
