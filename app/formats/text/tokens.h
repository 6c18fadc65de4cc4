#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace sepax {

enum class TokenKind { number, tooLarge, word, text, symbol, comment, end };

/// A piece of source code of any language.
struct Token {
  TokenKind kind = TokenKind::end;
  std::string_view text;   ///< of a text without its quotes, of a comment without its marks
  double value = 0;        ///< of a number
  std::size_t line = 1;    ///< where it starts
  bool newLine = false;    ///< the first one in its line
  bool blankLine = false;  ///< an empty line is above it
  bool quotedLikeJson = false;
};

/// Cuts a text into tokens in linear time. Whatever it meets, it goes on: a quote that is not
/// closed in its line is a symbol, an open comment reaches to the end.
class Tokens {
 public:
  explicit Tokens(std::string_view text) : text_(text) {}
  [[nodiscard]] Token next();

 private:
  void skipBlanks(Token& token);
  [[nodiscard]] bool startsComment() const;
  [[nodiscard]] Token comment(Token token);
  [[nodiscard]] Token quoted(Token token);
  [[nodiscard]] Token number(Token token);
  [[nodiscard]] bool startsNumber() const;
  /// Bytes of nan, -inf, 1.#IND and the like here; they become one word.
  [[nodiscard]] std::size_t nonFinite() const;
  Token word(Token token, std::size_t length);
  [[nodiscard]] bool isSign() const;
  [[nodiscard]] bool isHash() const;
  void skipTemplateArguments();
  [[nodiscard]] char at(std::size_t place) const {
    return place < text_.size() ? text_[place] : '\0';
  }

  std::string_view text_;
  std::size_t place_ = 0;
  std::size_t line_ = 1;
  bool lineIsNew_ = true;
  bool afterValue_ = false;                     ///< a sign here would be an operator
  std::array<std::size_t, 3> unclosedUntil_{};  ///< no closing " ' ` before this place
};

}  // namespace sepax
