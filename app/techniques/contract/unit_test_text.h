#pragma once

#include "core/evidence/evidence.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The pair of a scene as a unit test for someone else's collision code, with the exact answers.
namespace sepax {

/// In which shape the test comes.
enum class TestStyle {
  doctest,  ///< a TEST_CASE in C++20
  asserts,  ///< a function with asserts, C and C++ alike
};

/// A row of the table of styles.
struct TestFormat {
  std::string_view id;    ///< for --to and menus: "doctest"
  std::string_view name;  ///< for people
  TestStyle style = TestStyle::doctest;
};
[[nodiscard]] const std::vector<TestFormat>& testFormats();
/// The style with this id, nothing when there is none.
[[nodiscard]] std::optional<TestStyle> testStyleNamed(std::string_view id);

/// Why there is no test of this evidence, one sentence; empty when there is one.
[[nodiscard]] std::string unitTestProblem(const Evidence& evidence);
/// Source text that compiles as it is and links once its user has defined the declared adapters as
/// calls of the code under test. It checks the relation and, of a convex pair, depth and shortest
/// push; when a body moves also the time of the first contact. The evidence must be that of all
/// techniques, without a unitTestProblem.
[[nodiscard]] std::string unitTestText(const Evidence& evidence, TestStyle style);

}  // namespace sepax
