#pragma once

#include "core/polygon/polygon.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace sepax {

/// What is wrong with a text or a scene; empty = nothing is.
struct Problem {
  std::string sentence;              ///< one, that says what and where
  std::optional<DefectKind> defect;  ///< that keeps a list of vertices from becoming a body

  Problem() = default;
  Problem(std::string words) : sentence(std::move(words)) {}  // most problems are no defect
  Problem(const char* words) : sentence(words) {}
  Problem(std::string words, DefectKind kind) : sentence(std::move(words)), defect(kind) {}

  [[nodiscard]] bool empty() const { return sentence.empty(); }
};

/// The same problem with its place before the sentence.
[[nodiscard]] inline Problem prefixed(std::string_view place, Problem problem) {
  problem.sentence.insert(0, place);
  return problem;
}

}  // namespace sepax
