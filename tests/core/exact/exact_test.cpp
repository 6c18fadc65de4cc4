#include "core/exact/exact.h"
#include "tests/support/shapes.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace sepax;
using sepax::test::Random;

namespace {

__extension__ using Wide = __int128;  // the independent arithmetic of the first test

}  // namespace

TEST_CASE("Dyadic sums and products are exact where 128-bit integers can check them") {
  Random random(1);
  for (int i = 0; i < 20'000; ++i) {
    const auto a = static_cast<std::int64_t>(random.bits() >> random.integer(11, 60));
    const auto b = static_cast<std::int64_t>(random.bits() >> random.integer(11, 60));
    const auto c = static_cast<std::int64_t>(random.bits() >> random.integer(11, 60));
    const Wide expected = static_cast<Wide>(a) * b - static_cast<Wide>(c) * c + a;
    const Dyadic x(static_cast<double>(a));
    const Dyadic y(static_cast<double>(b));
    const Dyadic z(static_cast<double>(c));
    const Dyadic result = x * y - z * z + x;
    CAPTURE(a);
    CAPTURE(b);
    CAPTURE(c);
    CHECK(result.sign() == (expected > 0) - (expected < 0));
    CHECK(result.rounded() == static_cast<double>(expected));  // both round to nearest even
  }
}

TEST_CASE("Dyadic rounds to the nearest double, ties to even, at every scale") {
  const double half = 0x1p-53;
  CHECK((Dyadic(1.0) + Dyadic(half)).rounded() == 1.0);
  CHECK((Dyadic(1.0) + Dyadic(half) + Dyadic(0x1p-1000)).rounded() == 1.0 + 0x1p-52);
  CHECK((Dyadic(1.0 + 0x1p-52) + Dyadic(half)).rounded() == 1.0 + 0x1p-51);
  CHECK((Dyadic(0x1p-600) * Dyadic(0x1p-474)).rounded() == 0x1p-1074);
  CHECK((Dyadic(0x1p-600) * Dyadic(0x1p-475)).rounded() == 0.0);
  CHECK((Dyadic(0x1.8p-600) * Dyadic(0x1p-475)).rounded() == 0x1p-1074);
  CHECK((Dyadic(0x1p-700) * Dyadic(0x1p-700)).rounded() == 0.0);
  CHECK((Dyadic(0x1p-700) * Dyadic(-0x1p-700)).sign() == -1);
  CHECK((Dyadic(-0x1p1000) * Dyadic(0x1p1000)).rounded() == -HUGE_VAL);
  CHECK(Dyadic(-0.0).sign() == 0);
}

TEST_CASE("exactSign sees what doubles lose") {
  const auto determinant = [](double a, double b, double c, double d) {
    return exactSign([=](auto lift) { return lift(a) * lift(d) - lift(b) * lift(c); });
  };
  const double e = 0x1p-52;
  CHECK(determinant(1 + e, 1, 1 + 2 * e, 1 + e) == 1);  // e^2, far below an ulp of the products
  CHECK((1 + e) * (1 + e) - (1 + 2 * e) == 0.0);
  CHECK(determinant(0.1, 0.3, 0.1, 0.3) == 0);
  CHECK(exactSign([](auto lift) { return lift(1e308) * lift(1e308) - lift(1.0); }) == 1);
  CHECK(exactSign([](auto lift) { return lift(1e-200) * lift(1e-200) - lift(0.0); }) == 1);
}

TEST_CASE("exactValue keeps its relative error under cancellation") {
  const double value =
      exactValue([](auto lift) { return lift(1.0 + 0x1p-30) * lift(1.0 - 0x1p-30) - lift(1.0); });
  CHECK(value == -0x1p-60);
  CHECK(exactValue([](auto lift) { return lift(3.0) * lift(4.0); }) == 12.0);
}

TEST_CASE("roundedValue rounds once") {
  // 1 + 2^-53 + 2^-80 is above the tie; adding one after the other loses the tail.
  CHECK((1.0 + 0x1p-53) + 0x1p-80 == 1.0);
  CHECK(roundedValue([](auto lift) { return lift(1.0) + lift(0x1p-53) + lift(0x1p-80); }) ==
        1.0 + 0x1p-52);
}

TEST_CASE("law: pairs of doubles round and sign as dyadic numbers do, or say that they cannot") {
  Random random(5);
  int settled = 0;
  for (int i = 0; i < 20'000; ++i) {
    const double a = random.uniform(-1, 1), b = random.uniform(-1, 1), c = random.uniform(-1, 1);
    const double shift = std::ldexp(random.uniform(-1, 1), -random.integer(0, 120));
    // a (b + shift) - b (a + shift) + c shift cancels down to the size of the shift.
    const auto expression = [=](auto lift) {
      return lift(a) * (lift(b) + lift(shift)) - lift(b) * (lift(a) + lift(shift)) +
             lift(c) * lift(shift);
    };
    const Paired paired = expression([](double x) { return Paired{x, 0, 0}; });
    const Dyadic exact = expression([](double x) { return Dyadic(x); });
    CAPTURE(i);
    if (paired.provenSign() != 0) CHECK(paired.provenSign() == exact.sign());
    if (!paired.roundsToHigh()) continue;
    ++settled;
    CHECK(paired.high == exact.rounded());
  }
  CHECK(settled > 5'000);
}

namespace {

/// No double is nearer to n / d than q: exact, with the middles between q and its neighbours.
bool isNearest(const Dyadic& n, const Dyadic& d, double q) {
  const auto side = [&](double neighbour) {  // sign of n / d - (q + neighbour) / 2
    const Dyadic middle = Dyadic(q) + Dyadic(neighbour);
    return (n + n - middle * d).sign() * d.sign();
  };
  return side(std::nextafter(q, HUGE_VAL)) <= 0 && side(std::nextafter(q, -HUGE_VAL)) >= 0;
}

}  // namespace

TEST_CASE("quotients are rounded once, at every scale") {
  const auto quotient = [](double a, double b, double c) {  // of a b and b c, which is a / c
    return roundedQuotient([=](auto lift) { return lift(a) * lift(b); },
                           [=](auto lift) { return lift(b) * lift(c); });
  };
  for (const double scale : {1.0, 0x1p-500, 0x1p-1074, 1e-300, 0x1p900}) {
    CAPTURE(scale);
    CHECK(quotient(1, scale, 2) == 0.5);
    CHECK(quotient(-3, scale, 7) == -3.0 / 7);
    CHECK(quotient(0, scale, 7) == 0);
  }
  CHECK(quotient(0x1p-1000, 0x1p-1000, 3) == 0x1p-1000 / 3);
  CHECK(quotient(0x1p-1074, 3, 2) == 0.0);  // the tie goes to the even one
  // Of subnormal products the values alone have lost the ratio.
  const auto half = exactQuotient([](auto lift) { return lift(0x1p-537) * lift(0x1.8p-537); },
                                  [](auto lift) { return lift(0x1p-537) * lift(0x1.8p-536); });
  CHECK(half == 0.5);
}

TEST_CASE("law: a rounded quotient is the nearest double") {
  Random random(6);
  for (int i = 0; i < 20'000; ++i) {
    const double a = random.uniform(-1, 1), b = random.uniform(-1, 1), c = random.uniform(-1, 1);
    const double shift = std::ldexp(random.uniform(-1, 1), -random.integer(0, 120));
    const double scale = std::ldexp(1.0, random.integer(-900, 300));
    const auto top = [=](auto lift) {
      return (lift(a) * (lift(b) + lift(shift)) - lift(b) * lift(a)) * lift(scale);
    };
    const auto bottom = [=](auto lift) {
      return (lift(c) * (lift(b) + lift(shift)) - lift(b) * lift(c) + lift(c)) * lift(scale);
    };
    const auto dyadic = [](double x) { return Dyadic(x); };
    if (bottom(dyadic).sign() == 0) continue;
    const double rounded = roundedQuotient(top, bottom);
    CAPTURE(i);
    CHECK(isNearest(top(dyadic), bottom(dyadic), rounded));
    CHECK(Dyadic::roundedQuotient(top(dyadic), bottom(dyadic)) == rounded);
    CHECK(std::fabs(exactQuotient(top, bottom) - rounded) <= std::fabs(rounded) * 0x1p-47);
  }
}
