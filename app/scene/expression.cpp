#include "app/scene/expression.h"

#include "app/scene/expression_functions.h"
#include "app/scene/scene.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <locale>
#include <numbers>
#include <sstream>
#include <utility>
#include <vector>

namespace sepax {
namespace {

constexpr int kMaxDepth = 64;              ///< of parentheses, signs and powers in one another
constexpr std::size_t kMaxLength = 4'000;  ///< bytes
constexpr std::size_t kQuoted = 20;        ///< longest name that a message repeats, bytes

constexpr std::pair<std::string_view, double> kConstants[] = {
    {"pi", std::numbers::pi},
    {"π", std::numbers::pi},
    {"tau", 2 * std::numbers::pi},
    {"e", std::numbers::e},
};

/// Signs that people paste from printed text, and what they mean.
constexpr std::pair<std::string_view, char> kPrinted[] = {
    {"\u2212", '-'}, {"×", '*'}, {"·", '*'}, {"÷", '/'}};

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isLetter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
         (static_cast<unsigned char>(c) & 0x80) != 0;
}
bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

/// Reads digits that the caller has checked; the locale of the program plays no part.
double readNumber(std::string_view digits) {
  std::istringstream stream{std::string(digits)};
  stream.imbue(std::locale::classic());
  double value = 0;
  stream >> value;
  const bool beyond = stream.fail() && value >= std::numeric_limits<double>::max();
  return beyond ? std::numeric_limits<double>::infinity() : value;
}

/// Recursive descent. The first problem ends it: `error` is set and all values after are void.
class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  ExpressionResult read() {
    const double value = sum();
    if (peek() != '\0') failAtRest();
    if (error_.empty() && !std::isfinite(value)) fail(0, "The result is too large");
    if (!error_.empty()) return {std::nullopt, error_};
    return {value, {}};
  }

 private:
  void fail(std::size_t place, std::string_view what) {
    if (!error_.empty()) return;
    std::size_t character = 1;  // of a character that takes several bytes, the first one counts
    for (std::size_t i = 0; i < place; ++i) {
      if ((static_cast<unsigned char>(text_[i]) & 0xC0) != 0x80) ++character;
    }
    error_ = fmt::format("{}, at character {}.", what, character);
    at_ = text_.size();
  }

  /// Something stands where an expression may end.
  void failAtRest() {
    const char c = text_[at_];
    const bool afterDigit = at_ > 0 && isDigit(text_[at_ - 1]);
    const bool beforeDigit = at_ + 1 < text_.size() && isDigit(text_[at_ + 1]);
    if (c == ',' && (afterDigit || beforeDigit)) {
      fail(at_, "Write decimals with a point, as in 1.5, not with a comma");
    } else if (c == ')') {
      fail(at_, "There is a ) without its (");
    } else if (isDigit(c) || isLetter(c) || c == '(' || c == '.') {
      fail(at_, "An operator such as * is missing");
    } else {
      fail(at_, fmt::format("'{}' has no place here", c));
    }
  }

  /// The next character that is no blank, '\0' at the end; printed signs as those of a keyboard.
  char peek() {
    while (at_ < text_.size() && isBlank(text_[at_])) ++at_;
    if (at_ >= text_.size()) return '\0';
    for (const auto& [printed, sign] : kPrinted) {
      if (text_.substr(at_).starts_with(printed)) return sign;
    }
    return text_[at_];
  }

  void skip() {
    std::size_t bytes = 1;
    for (const auto& [printed, sign] : kPrinted) {
      if (text_.substr(at_).starts_with(printed)) bytes = printed.size();
    }
    at_ += bytes;
  }

  bool take(char wanted) {
    if (peek() != wanted) return false;
    skip();
    return true;
  }

  double sum() {
    double value = product();
    for (;;) {
      if (take('+')) {
        value += product();
      } else if (take('-')) {
        value -= product();
      } else {
        return value;
      }
    }
  }

  double product() {
    double value = signedPower();
    for (;;) {
      if (take('*')) {
        value *= signedPower();
      } else if (peek() == '/') {
        const std::size_t place = at_;
        skip();
        const double divisor = signedPower();
        if (divisor == 0) fail(place, "This divides by zero");
        value /= divisor;
      } else {
        return value;
      }
    }
  }

  double signedPower() {
    if (++depth_ > kMaxDepth) fail(at_, "This is nested too deeply");
    double value = 0;
    if (take('-')) {
      value = -signedPower();
    } else if (take('+')) {
      value = signedPower();
    } else {
      value = power();
    }
    --depth_;
    return value;
  }

  double power() {
    const double base = primary();
    if (peek() != '^') return base;
    const std::size_t place = at_;
    skip();
    const double exponent = signedPower();
    const double value = std::pow(base, exponent);
    if (std::isnan(value) || (base == 0 && exponent < 0)) fail(place, "This power has no value");
    return value;
  }

  double primary() {
    const char c = peek();
    if (isDigit(c) || c == '.') return literal();
    if (take('(')) {
      const double value = sum();
      if (!take(')')) failAtMissing();
      return value;
    }
    if (isLetter(c)) return named();
    if (c == '\0') {
      fail(at_, "A number is missing");
    } else {
      fail(at_, fmt::format("A number is missing before '{}'", c));
    }
    return 0;
  }

  void failAtMissing() {
    if (peek() == '\0') {
      fail(at_, "A ) is missing");
    } else {
      failAtRest();
    }
  }

  double literal() {
    const std::size_t begin = at_;
    std::size_t digits = 0;
    const auto takeDigits = [&] {
      for (; at_ < text_.size() && isDigit(text_[at_]); ++at_) ++digits;
    };
    takeDigits();
    if (at_ < text_.size() && text_[at_] == '.') ++at_;
    takeDigits();
    if (digits == 0) {
      fail(begin, "A point alone is no number");
      return 0;
    }
    takeExponent();
    const double value = readNumber(text_.substr(begin, at_ - begin));
    if (std::isinf(value)) fail(begin, "This number is too large");
    return value;
  }

  /// "e-3" after digits; an e without digits is left to what follows.
  void takeExponent() {
    std::size_t next = at_;
    if (next >= text_.size() || (text_[next] != 'e' && text_[next] != 'E')) return;
    ++next;
    if (next < text_.size() && (text_[next] == '+' || text_[next] == '-')) ++next;
    if (next >= text_.size() || !isDigit(text_[next])) return;
    while (next < text_.size() && isDigit(text_[next])) ++next;
    at_ = next;
  }

  double named() {
    const std::size_t begin = at_;
    const auto isPrinted = [this] { return peek() != text_[at_]; };
    while (at_ < text_.size() && (isLetter(text_[at_]) || isDigit(text_[at_])) && !isPrinted()) {
      ++at_;
    }
    const std::string_view name = text_.substr(begin, at_ - begin);
    for (const auto& [constant, value] : kConstants) {
      if (constant == name) return value;
    }
    const ExpressionFunction* function = findFunction(name);
    if (function != nullptr) return call(*function, begin);
    fail(begin, name.size() > kQuoted ? std::string("There is no function or constant of this name")
                                      : fmt::format("There is no function or constant '{}'", name));
    return 0;
  }

  double call(const ExpressionFunction& function, std::size_t begin) {
    if (!take('(')) {
      fail(begin, fmt::format("{0} needs its values in parentheses, as in {0}(2)", function.name));
      return 0;
    }
    std::vector<double> values{sum()};
    while (take(',')) values.push_back(sum());
    if (!take(')')) failAtMissing();
    const auto wanted = static_cast<std::size_t>(function.count);
    if (wanted != 0 && values.size() != wanted) {
      fail(begin, fmt::format("{} takes {} value{}, not {} (decimals have a point, not a comma)",
                              function.name, wanted, wanted == 1 ? "" : "s", values.size()));
    }
    if (!error_.empty()) return 0;
    const double value = function.of(values);
    if (std::isnan(value)) fail(begin, fmt::format("{} takes {}", function.name, function.domain));
    return value;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  int depth_ = 0;
  std::string error_;
};

ExpressionResult withinLimits(ExpressionResult result) {
  if (result.value && std::fabs(*result.value) > kMaxCoordinate) {
    return {std::nullopt,
            fmt::format("The result {:.6g} is beyond the limit of 2^40 in size.", *result.value)};
  }
  return result;
}

double applied(char sign, double current, double value) {
  switch (sign) {
    case '+':
      return current + value;
    case '-':
      return current - value;
    case '*':
      return current * value;
    default:
      return current / value;
  }
}

}  // namespace

ExpressionResult evaluate(std::string_view text) {
  if (text.size() > kMaxLength) return {std::nullopt, "This is too long for a number."};
  // Blanks in place of the sign, so that places in messages are those of the text.
  const std::size_t begin = std::min(text.find_first_not_of(" \t\n\r"), text.size());
  if (text.substr(begin).starts_with('='))
    return withinLimits(Reader(std::string(begin + 1, ' ').append(text.substr(begin + 1))).read());
  return withinLimits(Reader(text).read());
}

ExpressionResult evaluate(std::string_view text, double current) {
  std::size_t begin = 0;
  while (begin < text.size() && isBlank(text[begin])) ++begin;
  const std::string_view trimmed = text.substr(begin);
  const bool relative = trimmed.size() > 1 && trimmed[1] == '=' &&
                        std::string_view("+-*/").find(trimmed[0]) != std::string_view::npos;
  if (!relative) return evaluate(text);
  // Blanks in place of the sign, so that places in messages are those of the text.
  const ExpressionResult change = evaluate(std::string(begin + 2, ' ').append(trimmed.substr(2)));
  if (!change.value) return change;
  if (trimmed[0] == '/' && *change.value == 0) {
    return {std::nullopt, fmt::format("This divides by zero, at character {}.", begin + 1)};
  }
  return withinLimits({applied(trimmed[0], current, *change.value), {}});
}

std::string exactText(double value) { return fmt::format("{}", value); }

}  // namespace sepax
