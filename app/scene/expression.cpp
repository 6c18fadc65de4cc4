#include "app/scene/expression.h"

#include "app/scene/expression_functions.h"
#include "app/scene/expression_scanner.h"
#include "app/scene/scene.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>
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

/// Recursive descent. The first problem ends it: `error` is set and all values after are void.
class Reader {
 public:
  explicit Reader(std::string_view text) : scanner_(text) {}

  ExpressionResult read() {
    const double value = sum();
    if (scanner_.peek() != '\0') failAtRest();
    if (error_.empty() && !std::isfinite(value)) fail(0, "The result is too large");
    if (!error_.empty()) return {std::nullopt, error_};
    return {value, {}};
  }

 private:
  void fail(std::size_t place, std::string_view what) {
    if (!error_.empty()) return;
    error_ = fmt::format("{}, at character {}.", what, scanner_.characterOf(place));
    scanner_.end();
  }

  /// Something stands where an expression may end.
  void failAtRest() {
    const std::size_t place = scanner_.place();
    const char c = scanner_.at(place);
    const bool afterDigit = place > 0 && isExpressionDigit(scanner_.at(place - 1));
    const bool beforeDigit = isExpressionDigit(scanner_.at(place + 1));
    if (c == ',' && (afterDigit || beforeDigit)) {
      fail(place, "Write decimals with a point, as in 1.5, not with a comma");
    } else if (c == ')') {
      fail(place, "There is a ) without its (");
    } else if (isExpressionDigit(c) || isExpressionLetter(c) || c == '(' || c == '.') {
      fail(place, "An operator such as * is missing");
    } else {
      fail(place, fmt::format("'{}' has no place here", c));
    }
  }

  double sum() {
    double value = product();
    for (;;) {
      if (scanner_.take('+')) {
        value += product();
      } else if (scanner_.take('-')) {
        value -= product();
      } else {
        return value;
      }
    }
  }

  double product() {
    double value = signedPower();
    for (;;) {
      if (scanner_.take('*')) {
        value *= signedPower();
      } else if (scanner_.peek() == '/') {
        const std::size_t place = scanner_.place();
        scanner_.skip();
        const double divisor = signedPower();
        if (divisor == 0) fail(place, "This divides by zero");
        value /= divisor;
      } else {
        return value;
      }
    }
  }

  double signedPower() {
    if (++depth_ > kMaxDepth) fail(scanner_.place(), "This is nested too deeply");
    double value = 0;
    if (scanner_.take('-')) {
      value = -signedPower();
    } else if (scanner_.take('+')) {
      value = signedPower();
    } else {
      value = power();
    }
    --depth_;
    return value;
  }

  double power() {
    const double base = primary();
    if (scanner_.peek() != '^') return base;
    const std::size_t place = scanner_.place();
    scanner_.skip();
    const double exponent = signedPower();
    const double value = std::pow(base, exponent);
    if (std::isnan(value) || (base == 0 && exponent < 0)) fail(place, "This power has no value");
    return value;
  }

  double primary() {
    const char c = scanner_.peek();
    if (isExpressionDigit(c) || c == '.') return literal();
    if (scanner_.take('(')) {
      const double value = sum();
      if (!scanner_.take(')')) failAtMissing();
      return value;
    }
    if (isExpressionLetter(c)) return named();
    if (c == '\0') {
      fail(scanner_.place(), "A number is missing");
    } else {
      fail(scanner_.place(), fmt::format("A number is missing before '{}'", c));
    }
    return 0;
  }

  void failAtMissing() {
    if (scanner_.peek() == '\0') {
      fail(scanner_.place(), "A ) is missing");
    } else {
      failAtRest();
    }
  }

  double literal() {
    const std::size_t begin = scanner_.place();
    const ScannedLiteral number = scanner_.takeNumber();
    if (!number.hasDigits) {
      fail(begin, "A point alone is no number");
      return 0;
    }
    if (std::isinf(number.value)) fail(begin, "This number is too large");
    return number.value;
  }

  double named() {
    const std::size_t begin = scanner_.place();
    const std::string_view name = scanner_.takeName();
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
    if (!scanner_.take('(')) {
      fail(begin, fmt::format("{0} needs its values in parentheses, as in {0}(2)", function.name));
      return 0;
    }
    std::vector<double> values{sum()};
    while (scanner_.take(',')) values.push_back(sum());
    if (!scanner_.take(')')) failAtMissing();
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

  ExpressionScanner scanner_;
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
  while (begin < text.size() && isExpressionBlank(text[begin])) ++begin;
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
