#pragma once

#include <span>
#include <string_view>

/// What an expression may call by name.
namespace sepax {

/// A function of one, two or any number of values.
struct ExpressionFunction {
  std::string_view name;
  int count = 1;  ///< values that it takes; 0 = one or more
  double (*of)(std::span<const double>) = nullptr;
  std::string_view domain;  ///< where it has a value, after "takes"; empty = everywhere
};

/// The function of this name, null when there is none.
[[nodiscard]] const ExpressionFunction* findFunction(std::string_view name);
/// All of them, for messages and help.
[[nodiscard]] std::span<const ExpressionFunction> expressionFunctions();

}  // namespace sepax
