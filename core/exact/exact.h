#pragma once

#include <cmath>
#include <cstdint>
#include <vector>

/// Exact evaluation of polynomials in doubles, in four stages: doubles with a running error bound,
/// doubles that notice every rounding, pairs of doubles, and dyadic rationals of any size. An
/// expression is written once, as a generic function of a `lift` that turns a double into the
/// number type of the stage, e.g. exactSign([&](auto lift) { return lift(a) * lift(b) - lift(c);
/// }).
namespace sepax {

/// A double with a bound on how far the exact value may lie from it (running error analysis:
/// Higham, Accuracy and Stability of Numerical Algorithms, section 3.3).
struct Bounded {
  double value = 0;
  double error = 0;

  static constexpr double kUnit = 0x1p-53;         ///< half an ulp, relative
  static constexpr double kInflate = 1 + 0x1p-49;  ///< covers the rounding of the bounds
  static constexpr double kUnderflow = 0x1p-1073;  ///< a product may lose this much below range

  friend Bounded operator+(Bounded a, Bounded b) { return sum(a.value + b.value, a, b); }
  friend Bounded operator-(Bounded a, Bounded b) { return sum(a.value - b.value, a, b); }
  friend Bounded operator*(Bounded a, Bounded b) {
    const double product = a.value * b.value;
    const double carried = std::fabs(a.value) * b.error + std::fabs(b.value) * a.error;
    const double bound = carried + a.error * b.error + std::fabs(product) * kUnit;
    return {product, bound * kInflate + kUnderflow};
  }
  /// -1 or 1 where the bound proves it, else 0 = not known.
  [[nodiscard]] int provenSign() const { return value > error ? 1 : -value > error ? -1 : 0; }
  /// The value is as near as exactValue promises.
  [[nodiscard]] bool isPrecise() const {
    return std::isfinite(value) && error <= std::fabs(value) * 0x1p-49;
  }

 private:
  static Bounded sum(double rounded, Bounded a, Bounded b) {
    return {rounded, (a.error + b.error + std::fabs(rounded) * kUnit) * kInflate};
  }
};

/// A double that knows whether every operation so far was free of rounding. It settles the ties
/// of few-bit coordinates, which are exact in doubles, without leaving doubles.
struct Tracked {
  double value = 0;
  bool exact = true;

  friend Tracked operator+(Tracked a, Tracked b) {
    const double s = a.value + b.value;  // Knuth's TwoSum: the rounding error of s
    const double t = s - a.value;
    const double lost = (a.value - (s - t)) + (b.value - t);
    return {s, a.exact && b.exact && lost == 0};
  }
  friend Tracked operator-(Tracked a, Tracked b) { return a + Tracked{-b.value, b.exact}; }
  friend Tracked operator*(Tracked a, Tracked b) {
    return {a.value * b.value, a.exact && b.exact && productIsExact(a.value, b.value)};
  }

 private:
  [[nodiscard]] static bool productIsExact(double a, double b);
};

/// The sum of two doubles, the lower one less than an ulp of the higher, with a bound on how far
/// the exact value may lie from it: twice the digits of a double, without leaving doubles
/// (double-double arithmetic: Dekker, A Floating-Point Technique for Extending the Available
/// Precision, 1971).
struct Paired {
  double high = 0;
  double low = 0;
  double error = 0;

  friend Paired operator+(Paired a, Paired b) {
    const double s = a.high + b.high;  // Knuth's TwoSum
    const double t = s - a.high;
    const double lost = (a.high - (s - t)) + (b.high - t);
    const double lows = a.low + b.low;
    const double rest = lost + lows;
    const double rounding = Bounded::kUnit * (std::fabs(lows) + std::fabs(rest));
    return normalized(s, rest, (a.error + b.error + rounding) * Bounded::kInflate);
  }
  friend Paired operator-(Paired a, Paired b) { return a + Paired{-b.high, -b.low, b.error}; }
  friend Paired operator*(Paired a, Paired b);
  friend Paired operator/(Paired a, Paired b);

  /// -1 or 1 where the bound proves it, else 0 = not known.
  [[nodiscard]] int provenSign() const { return high > reach() ? 1 : -high > reach() ? -1 : 0; }
  /// `high` is the double nearest to the exact value: all that the bound allows rounds to it.
  [[nodiscard]] bool roundsToHigh() const {
    const double margin = error == 0 ? 0 : 2 * error + std::fabs(low) * 0x1p-51;
    return high + (low - margin) == high && high + (low + margin) == high;
  }

 private:
  static Paired normalized(double high, double low, double error) {
    const double s = high + low;
    const double t = s - high;
    return {s, (high - (s - t)) + (low - t), error};
  }
  [[nodiscard]] double reach() const { return (std::fabs(low) + error) * Bounded::kInflate; }
};

/// Exact number sign * magnitude * 2^exponent with a magnitude of any size.
class Dyadic {
 public:
  Dyadic() = default;
  explicit Dyadic(double value);  ///< finite values only

  friend Dyadic operator+(const Dyadic& a, const Dyadic& b);
  friend Dyadic operator-(const Dyadic& a, const Dyadic& b);
  friend Dyadic operator*(const Dyadic& a, const Dyadic& b);

  [[nodiscard]] int sign() const { return sign_; }
  /// Nearest double, ties to even; infinity beyond the range.
  [[nodiscard]] double rounded() const;
  /// The double nearest to a / b; b is not zero.
  [[nodiscard]] static double roundedQuotient(const Dyadic& a, const Dyadic& b);

 private:
  using Limbs = std::vector<std::uint32_t>;  // little endian, no leading zero limbs

  static Dyadic made(int sign, Limbs magnitude, int exponent);
  static Dyadic added(const Dyadic& a, const Dyadic& b, int signOfB);

  int sign_ = 0;
  int exponent_ = 0;
  Limbs magnitude_;
};

/// Exact sign (-1, 0, 1) of a polynomial expression of finite doubles.
template <class Expression>
[[nodiscard]] int exactSign(const Expression& expression) {
  const Bounded quick = expression([](double x) { return Bounded{x, 0}; });
  if (const int sign = quick.provenSign(); sign != 0) return sign;
  const Tracked tracked = expression([](double x) { return Tracked{x, true}; });
  if (tracked.exact) return (tracked.value > 0) - (tracked.value < 0);
  const Paired paired = expression([](double x) { return Paired{x, 0, 0}; });
  if (const int sign = paired.provenSign(); sign != 0) return sign;
  return expression([](double x) { return Dyadic(x); }).sign();
}

/// The double nearest to a polynomial expression of finite doubles (rounded once).
template <class Expression>
[[nodiscard]] double roundedValue(const Expression& expression) {
  const Tracked tracked = expression([](double x) { return Tracked{x, true}; });
  if (tracked.exact) return tracked.value;
  const Paired paired = expression([](double x) { return Paired{x, 0, 0}; });
  if (paired.roundsToHigh()) return paired.high;
  return expression([](double x) { return Dyadic(x); }).rounded();
}

/// The double nearest to the quotient of two such expressions, the second one not zero.
template <class Numerator, class Denominator>
[[nodiscard]] double roundedQuotient(const Numerator& numerator, const Denominator& denominator) {
  const auto tracked = [](double x) { return Tracked{x, true}; };
  const Tracked top = numerator(tracked);
  const Tracked bottom = denominator(tracked);
  if (top.exact && bottom.exact) return top.value / bottom.value;
  const auto paired = [](double x) { return Paired{x, 0, 0}; };
  const Paired quotient = numerator(paired) / denominator(paired);
  if (quotient.roundsToHigh()) return quotient.high;
  const auto dyadic = [](double x) { return Dyadic(x); };
  return Dyadic::roundedQuotient(numerator(dyadic), denominator(dyadic));
}

/// Value of a polynomial expression of finite doubles with a relative error below 2^-48 (about
/// 4e-15), and with the exact sign; the nearest double where that is below 2^-1022.
template <class Expression>
[[nodiscard]] double exactValue(const Expression& expression) {
  const Bounded quick = expression([](double x) { return Bounded{x, 0}; });
  return quick.isPrecise() ? quick.value : roundedValue(expression);
}

/// The quotient of two such expressions, the second one not zero, with a relative error below 2^-47
/// however small or large they are themselves; the nearest double where that is below 2^-1022.
template <class Numerator, class Denominator>
[[nodiscard]] double exactQuotient(const Numerator& numerator, const Denominator& denominator) {
  const auto lift = [](double x) { return Bounded{x, 0}; };
  const Bounded top = numerator(lift);
  const Bounded bottom = denominator(lift);
  if (top.isPrecise() && bottom.isPrecise()) return top.value / bottom.value;
  return roundedQuotient(numerator, denominator);
}
/// The same by a double that is not zero.
template <class Numerator>
[[nodiscard]] double exactQuotient(const Numerator& numerator, double denominator) {
  return exactQuotient(numerator, [=](auto lift) { return lift(denominator); });
}

}  // namespace sepax
