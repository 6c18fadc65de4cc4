#pragma once

#include <optional>
#include <string>
#include <string_view>

/// Numbers as people type them: "3*sin(30)", "2^0.5", "(1+2)/3", "pi/4".
namespace sepax {

/// What an expression amounts to, or why it has no value.
struct ExpressionResult {
  std::optional<double> value;  ///< finite, at most kMaxCoordinate in size
  std::string error;            ///< one sentence with the character it is about, counted from 1
};

/// The value of a text: + - * / ^ (from the right), signs, parentheses; sin cos tan asin acos atan
/// atan2 sqrt abs min max floor ceil round log exp hypot deg rad; pi tau e. **Angles are in
/// degrees**; log is the natural one, deg turns radians into degrees and rad the other way round.
/// Sine and cosine are those of core/exact/transform.h, so that sin(30) is 0.5, and the arc
/// functions return the whole degrees that those come from.
/// A '=' before it is taken as the habit of spreadsheets that it is.
/// Law: evaluate(exactText(x)) is x for every x that a scene may hold.
[[nodiscard]] ExpressionResult evaluate(std::string_view text);

/// Also takes "+=2", "-=2", "*=2" and "/=2", which change the current value.
[[nodiscard]] ExpressionResult evaluate(std::string_view text, double current);

/// The shortest text that reads back as this value.
[[nodiscard]] std::string exactText(double value);

}  // namespace sepax
