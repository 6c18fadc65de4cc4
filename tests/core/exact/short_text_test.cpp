#include "core/exact/short_text.h"

#include <doctest/doctest.h>

using namespace sepax;

TEST_SUITE("exact") {
  TEST_CASE("numbers in sentences are short decimals with a true minus") {
    CHECK(shortText(0.25) == "0.25");
    CHECK(shortText(-2.0) == "−2");
    CHECK(shortText(9.0) == "9");
    CHECK(shortText(-0.0) == "0");
    CHECK(shortText(2.0 / 3) == "0.667");
    CHECK(shortText(100.0) == "100");
    CHECK(shortText(33554431.0) == "33554431");
    CHECK(shortText(1.75e-15) == "1.8e−15");
    CHECK(shortText(-1e15) == "−1.0e+15");
    CHECK(shortText(Vec2{-0.5, 2}) == "(−0.5, 2)");
  }

  TEST_CASE("numbers have as many digits as tell them from others so far apart") {
    CHECK(decimalsFor(1000) == 3);
    CHECK(decimalsFor(0.1) == 3);
    CHECK(decimalsFor(1e-4) == 6);
    CHECK(decimalsFor(0) == 30);
    CHECK(shortText(13.404954, decimalsFor(1e-4)) == "13.404954");
    CHECK(shortText(13.4049541234, 6) == "13.404954");
    CHECK(shortText(5600012.25, 3) == "5600012.25");
    CHECK(shortText(560001.123, 12) == "560001.123");  // and not 560001.12300000002
    CHECK(shortText(1.0 / 3, 6) == "0.333333");
    CHECK(shortText(-1e-5, 6) == "−0.00001");
    CHECK(shortText(1e-300, 6) == "1.0e−300");
    CHECK(shortText(0.0, 6) == "0");
    CHECK(shortText(Vec2{-0.00025, 2}, 6) == "(−0.00025, 2)");
  }

  TEST_CASE("law: values that lie so far apart have other digits") {
    for (const double apart : {100.0, 1.0, 0.25, 1e-3, 3e-7, 1e-9})
      for (const double start : {0.0, 0.1, 13.4049, 560001.123, -5600012.2}) {
        CAPTURE(apart);
        CAPTURE(start);
        const double other = start + apart;
        if (other - start < 0.9 * apart) continue;  // lost in the digits of the start
        const int decimals = decimalsFor(apart);
        CHECK(shortText(start, decimals) != shortText(other, decimals));
      }
  }
}
