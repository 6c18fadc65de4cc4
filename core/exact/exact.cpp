#include "core/exact/exact.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <limits>
#include <utility>

namespace sepax {

namespace {

using Limb = std::uint32_t;
using Limbs = std::vector<Limb>;
constexpr int kLimbBits = 32;

/// Upper half of a double's significand (Veltkamp's splitting).
double upperHalf(double x) {
  const double scaled = 134217729.0 * x;  // 2^27 + 1
  return scaled - (scaled - x);
}

int compareMagnitudes(const Limbs& a, const Limbs& b) {
  if (a.size() != b.size()) return a.size() < b.size() ? -1 : 1;
  for (std::size_t i = a.size(); i-- > 0;) {
    if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
  }
  return 0;
}

void trim(Limbs& limbs) {
  while (!limbs.empty() && limbs.back() == 0) limbs.pop_back();
}

Limbs shiftedLeft(const Limbs& limbs, int bits) {
  const auto whole = static_cast<std::size_t>(bits / kLimbBits);
  const int rest = bits % kLimbBits;
  Limbs result(limbs.size() + whole + 1, 0);
  for (std::size_t i = 0; i < limbs.size(); ++i) {
    const std::uint64_t wide = static_cast<std::uint64_t>(limbs[i]) << rest;
    result[i + whole] |= static_cast<Limb>(wide);
    result[i + whole + 1] |= static_cast<Limb>(wide >> kLimbBits);
  }
  trim(result);
  return result;
}

Limbs sumOf(const Limbs& a, const Limbs& b) {
  Limbs result(std::max(a.size(), b.size()) + 1, 0);
  std::uint64_t carry = 0;
  for (std::size_t i = 0; i < result.size(); ++i) {
    carry += (i < a.size() ? a[i] : 0u);
    carry += (i < b.size() ? b[i] : 0u);
    result[i] = static_cast<Limb>(carry);
    carry >>= kLimbBits;
  }
  trim(result);
  return result;
}

/// a - b for a >= b.
Limbs differenceOf(const Limbs& a, const Limbs& b) {
  Limbs result(a.size(), 0);
  std::int64_t borrow = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::int64_t digit = static_cast<std::int64_t>(a[i]) - borrow;
    if (i < b.size()) digit -= static_cast<std::int64_t>(b[i]);
    borrow = digit < 0 ? 1 : 0;
    result[i] = static_cast<Limb>(digit + (borrow << kLimbBits));
  }
  assert(borrow == 0);
  trim(result);
  return result;
}

Limbs productOf(const Limbs& a, const Limbs& b) {
  Limbs result(a.size() + b.size(), 0);
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::uint64_t carry = 0;
    for (std::size_t j = 0; j < b.size(); ++j) {
      carry += static_cast<std::uint64_t>(a[i]) * b[j] + result[i + j];
      result[i + j] = static_cast<Limb>(carry);
      carry >>= kLimbBits;
    }
    result[i + b.size()] = static_cast<Limb>(carry);
  }
  trim(result);
  return result;
}

int bitLength(const Limbs& limbs) {
  if (limbs.empty()) return 0;
  return static_cast<int>(limbs.size()) * kLimbBits - std::countl_zero(limbs.back());
}

bool bitAt(const Limbs& limbs, int position) {
  return (limbs[static_cast<std::size_t>(position / kLimbBits)] >> (position % kLimbBits)) & 1u;
}

bool anyBitBelow(const Limbs& limbs, int position) {
  for (int i = 0; i < position; ++i) {
    if (bitAt(limbs, i)) return true;
  }
  return false;
}

/// Twice the number, and the bit.
Limbs withBit(const Limbs& limbs, bool bit) {
  Limbs result = shiftedLeft(limbs, 1);
  if (!bit) return result;
  if (result.empty()) result.push_back(0);
  result.front() |= 1u;
  return result;
}

/// The bits from `from` upwards as an integer; at most 53 of them.
std::uint64_t bitsFrom(const Limbs& limbs, int from) {
  std::uint64_t value = 0;
  for (int i = bitLength(limbs); i-- > from;) value = value * 2 + (bitAt(limbs, i) ? 1u : 0u);
  return value;
}

/// The splitting of these factors stays in the range of doubles.
bool splits(double a, double b, double product) {
  return std::fabs(product) > 0x1p-900 && std::fabs(a) < 0x1p900 && std::fabs(b) < 0x1p900;
}

/// The rounding error of the product of two factors that split (Dekker's TwoProduct).
double productError(double a, double b, double product) {
  const double aHigh = upperHalf(a);
  const double aLow = a - aHigh;
  const double bHigh = upperHalf(b);
  const double bLow = b - bHigh;
  return ((aHigh * bHigh - product) + aHigh * bLow + aLow * bHigh) + aLow * bLow;
}

}  // namespace

bool Tracked::productIsExact(double a, double b) {
  const double product = a * b;
  if (product == 0) return a == 0 || b == 0;
  return splits(a, b, product) && productError(a, b, product) == 0;
}

Paired operator*(Paired a, Paired b) {
  const double product = a.high * b.high;
  const double carried = std::fabs(a.high) * b.error + std::fabs(b.high) * a.error;
  if (!splits(a.high, b.high, product)) {
    const bool isZero = (a.high == 0 && a.error == 0) || (b.high == 0 && b.error == 0);
    return {0, 0, isZero ? 0 : std::numeric_limits<double>::infinity()};
  }
  const double lost = productError(a.high, b.high, product);
  const double across = a.high * b.low;
  const double back = a.low * b.high;
  const double lows = a.low * b.low;
  const double low = lost + ((across + back) + lows);
  const double size = std::fabs(lost) + std::fabs(across) + std::fabs(back) + std::fabs(lows);
  // Six roundings of at most 2^-53 of the size each, what was lost before, and the underflow.
  const double error = 8 * Bounded::kUnit * size + 2 * carried + a.error * b.error + 0x1p-1020;
  return Paired::normalized(product, low, error);
}

Paired operator/(Paired a, Paired b) {
  if (a.high == 0 && a.error == 0) return {0, 0, 0};
  const double quotient = a.high / b.high;
  const double doubt = (std::fabs(b.low) + b.error) / std::fabs(b.high);  // of b.high, relative
  const bool isUsable = b.provenSign() != 0 && doubt < 0x1p-20 && std::isfinite(quotient);
  const Paired rest = isUsable ? a - b * Paired{quotient, 0, 0}
                               : Paired{0, 0, std::numeric_limits<double>::infinity()};
  const double correction = (rest.high + rest.low) / b.high;
  // The true quotient is `quotient` + rest / b; what is taken for b is off by the doubt.
  const double error = 2 * rest.error / std::fabs(b.high) +
                       std::fabs(correction) * (2 * doubt + 4 * Bounded::kUnit) + 0x1p-1020;
  return Paired::normalized(quotient, correction, error);
}

Dyadic::Dyadic(double value) {
  assert(std::isfinite(value));
  if (value == 0) return;
  int exponent = 0;
  const double fraction = std::frexp(std::fabs(value), &exponent);
  const auto bits = static_cast<std::uint64_t>(std::ldexp(fraction, 53));
  sign_ = value > 0 ? 1 : -1;
  exponent_ = exponent - 53;
  magnitude_ = {static_cast<Limb>(bits), static_cast<Limb>(bits >> kLimbBits)};
  trim(magnitude_);
}

Dyadic Dyadic::made(int sign, Limbs magnitude, int exponent) {
  Dyadic result;
  if (magnitude.empty()) return result;
  result.sign_ = sign;
  result.exponent_ = exponent;
  result.magnitude_ = std::move(magnitude);
  return result;
}

Dyadic Dyadic::added(const Dyadic& a, const Dyadic& b, int signOfB) {
  if (signOfB == 0) return a;
  if (a.sign_ == 0) return made(signOfB, b.magnitude_, b.exponent_);
  const int exponent = std::min(a.exponent_, b.exponent_);
  const Limbs left = shiftedLeft(a.magnitude_, a.exponent_ - exponent);
  const Limbs right = shiftedLeft(b.magnitude_, b.exponent_ - exponent);
  if (a.sign_ == signOfB) return made(a.sign_, sumOf(left, right), exponent);
  const int order = compareMagnitudes(left, right);
  if (order >= 0) return made(a.sign_, differenceOf(left, right), exponent);
  return made(signOfB, differenceOf(right, left), exponent);
}

Dyadic operator+(const Dyadic& a, const Dyadic& b) { return Dyadic::added(a, b, b.sign_); }
Dyadic operator-(const Dyadic& a, const Dyadic& b) { return Dyadic::added(a, b, -b.sign_); }

Dyadic operator*(const Dyadic& a, const Dyadic& b) {
  return Dyadic::made(a.sign_ * b.sign_, productOf(a.magnitude_, b.magnitude_),
                      a.exponent_ + b.exponent_);
}

double Dyadic::rounded() const {
  if (sign_ == 0) return 0;
  constexpr int kLowestExponent = -1074;  // of the smallest subnormal double
  const int length = bitLength(magnitude_);
  const int dropped = std::max(length - 53, kLowestExponent - exponent_);
  if (dropped <= 0) {
    return sign_ * std::ldexp(static_cast<double>(bitsFrom(magnitude_, 0)), exponent_);
  }
  if (dropped > length) return 0.0;  // below half of the smallest double
  std::uint64_t kept = bitsFrom(magnitude_, dropped);
  const bool half = bitAt(magnitude_, dropped - 1);
  if (half && (anyBitBelow(magnitude_, dropped - 1) || kept % 2 == 1)) ++kept;
  return sign_ * std::ldexp(static_cast<double>(kept), exponent_ + dropped);
}

double Dyadic::roundedQuotient(const Dyadic& a, const Dyadic& b) {
  assert(b.sign_ != 0);
  if (a.sign_ == 0) return 0;
  // Two bits more than a double has, and one that tells whether anything is left.
  const int wanted = 56 + bitLength(b.magnitude_) - bitLength(a.magnitude_);
  const int shift = std::max(wanted, 0);
  const Limbs numerator = shiftedLeft(a.magnitude_, shift);
  Limbs quotient;
  Limbs rest;
  for (int i = bitLength(numerator); i-- > 0;) {  // long division, bit by bit
    rest = withBit(rest, bitAt(numerator, i));
    const bool fits = compareMagnitudes(rest, b.magnitude_) >= 0;
    if (fits) rest = differenceOf(rest, b.magnitude_);
    quotient = withBit(quotient, fits);
  }
  quotient = withBit(quotient, !rest.empty());
  const int exponent = a.exponent_ - b.exponent_ - shift - 1;
  return made(a.sign_ * b.sign_, std::move(quotient), exponent).rounded();
}

}  // namespace sepax
