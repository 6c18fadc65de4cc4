#pragma once

#include <cstddef>
#include <string_view>

namespace sepax {

/// A number of an expression.
struct ScannedLiteral {
  double value = 0;       ///< infinite when it is too large
  bool hasDigits = true;  ///< false for a point alone
};

/// Cuts a typed expression into signs, numbers and names.
class ExpressionScanner {
 public:
  explicit ExpressionScanner(std::string_view text) : text_(text) {}

  /// The next character that is no blank, '\0' at the end; printed signs as those of a keyboard.
  [[nodiscard]] char peek();
  /// Goes behind the sign that peek has shown.
  void skip();
  /// Goes behind it if it is the wanted one.
  bool take(char wanted);
  /// "1.5e-3", from here; an e without digits is left to what follows.
  [[nodiscard]] ScannedLiteral takeNumber();
  /// Letters and digits, from here.
  [[nodiscard]] std::string_view takeName();
  /// Nothing more is read.
  void end() { place_ = text_.size(); }

  /// Byte that is read next.
  [[nodiscard]] std::size_t place() const { return place_; }
  /// The byte there, '\0' behind the end.
  [[nodiscard]] char at(std::size_t place) const;
  /// The character of a byte, counted from 1; one of several bytes counts once.
  [[nodiscard]] std::size_t characterOf(std::size_t place) const;

 private:
  void takeExponent();

  std::string_view text_;
  std::size_t place_ = 0;
};

[[nodiscard]] bool isExpressionDigit(char c);
/// A letter of a name: ASCII letters, _ and every byte of a character beyond ASCII.
[[nodiscard]] bool isExpressionLetter(char c);
[[nodiscard]] bool isExpressionBlank(char c);

}  // namespace sepax
