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
}
