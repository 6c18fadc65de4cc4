#include "app/scene/expression.h"

#include "app/scene/expression_functions.h"
#include "app/scene/scene.h"
#include "core/exact/transform.h"

#include <doctest/doctest.h>

#include <cmath>
#include <numbers>
#include <random>

namespace sepax::test {
namespace {

constexpr double kPi = std::numbers::pi;

TEST_CASE("expressions have the values that they have on paper") {
  struct Row {
    const char* text;
    double value;
  };
  const Row rows[] = {
      {"2", 2},
      {"-0.5", -0.5},
      {" +.5 ", 0.5},
      {"3.", 3},
      {"1e-3", 0.001},
      {"2E2", 200},
      {"1 + 2*3", 7},
      {"(1+2)*3", 9},
      {"(1+2)/3", 1},
      {"10-4-3", 3},
      {"16/4/2", 2},
      {"2^3^2", 512},
      {"-2^2", -4},
      {"(-2)^2", 4},
      {"2^-1", 0.5},
      {"2^0.5", std::numbers::sqrt2},
      {"--3", 3},
      {"3*sin(30)", 1.5},
      {"cos(60)", 0.5},
      {"sin(180)", 0},
      {"cos(90)", 0},
      {"tan(45)", 1},
      {"asin(0.5)", 30},
      {"acos(-1)", 180},
      {"atan(1)", 45},
      {"atan2(-1, -1)", -135},
      {"atan2(1, 0)", 90},
      {"sqrt(2)", std::numbers::sqrt2},
      {"abs(-3)", 3},
      {"min(3, 1, 2)", 1},
      {"max(1)", 1},
      {"floor(-1.5)", -2},
      {"ceil(-1.5)", -1},
      {"round(2.5)", 3},
      {"log(e)", 1},
      {"exp(0)", 1},
      {"hypot(3, 4)", 5},
      {"deg(pi)", 180},
      {"rad(180)", kPi},
      {"pi/4", kPi / 4},
      {"tau-2*π", 0},
      {"2 × 3 · 4 ÷ 6 − 1", 3},
      {"2^40", kMaxCoordinate},
      {"1e-320", 1e-320},
  };
  for (const Row& row : rows) {
    CAPTURE(row.text);
    const ExpressionResult result = evaluate(row.text);
    CHECK_MESSAGE(result.value, result.error);
    if (result.value) CHECK(*result.value == row.value);
    CHECK(result.error.empty());
  }
}

TEST_CASE("what is no expression is named with its place") {
  struct Row {
    const char* text;
    const char* error;
  };
  const Row rows[] = {
      {"", "A number is missing, at character 1."},
      {"  ", "A number is missing, at character 3."},
      {"1 +", "A number is missing, at character 4."},
      {"*2", "A number is missing before '*', at character 1."},
      {"(1+2", "A ) is missing, at character 5."},
      {"1+2)", "There is a ) without its (, at character 4."},
      {"2 3", "An operator such as * is missing, at character 3."},
      {"2pi", "An operator such as * is missing, at character 2."},
      {"1,5", "Write decimals with a point, as in 1.5, not with a comma, at character 2."},
      {"(1,5)", "Write decimals with a point, as in 1.5, not with a comma, at character 3."},
      {"sin(1,5)",
       "sin takes 1 value, not 2 (decimals have a point, not a comma), at character 1."},
      {"1.2.3", "An operator such as * is missing, at character 4."},
      {".", "A point alone is no number, at character 1."},
      {"1/0", "This divides by zero, at character 2."},
      {"1/(2-2)", "This divides by zero, at character 2."},
      {"0^-1", "This power has no value, at character 2."},
      {"(-8)^(1/3)", "This power has no value, at character 5."},
      {"2+sqrt(-1)", "sqrt takes a value of at least 0, at character 3."},
      {"19e13*sin(3020^121)", "sin takes a finite angle, at character 7."},
      {"asin(2)", "asin takes a value from -1 to 1, at character 1."},
      {"log(0)", "log takes a value above 0, at character 1."},
      {"tan(90)", "tan takes an angle that is not upright, at character 1."},
      {"sin 30", "sin needs its values in parentheses, as in sin(2), at character 1."},
      {"foo+1", "There is no function or constant 'foo', at character 1."},
      {"−foo", "There is no function or constant 'foo', at character 2."},
      {"nan", "There is no function or constant 'nan', at character 1."},
      {"1 & 2", "'&' has no place here, at character 3."},
      {"1e999", "This number is too large, at character 1."},
      {"2^41", "The result 2.19902e+12 is beyond the limit of 2^40 in size."},
      {"10^400", "The result is too large, at character 1."},
  };
  for (const Row& row : rows) {
    CAPTURE(row.text);
    const ExpressionResult result = evaluate(row.text);
    CHECK(!result.value);
    CHECK(result.error == row.error);
  }
}

TEST_CASE("a relative expression changes the current value") {
  CHECK(evaluate("+=2", 5).value == 7);
  CHECK(evaluate(" -= 1+1", 5).value == 3);
  CHECK(evaluate("*=2", 5).value == 10);
  CHECK(evaluate("/=2", 5).value == 2.5);
  CHECK(evaluate("-2", 5).value == -2);
  CHECK(evaluate("/=0", 5).error == "This divides by zero, at character 1.");
  CHECK(evaluate("+=", 5).error == "A number is missing, at character 3.");
  CHECK(evaluate("*=3", kMaxCoordinate).error ==
        "The result 3.29853e+12 is beyond the limit of 2^40 in size.");
  CHECK(evaluate("+=2").error == "A number is missing before '=', at character 2.");
}

TEST_CASE("depth and length are limited, not a crash") {
  CHECK(!evaluate(std::string(100'000, '(')).value);
  CHECK(evaluate(std::string(3'000, '(')).error == "This is nested too deeply, at character 65.");
  CHECK(evaluate(std::string(3'000, '-') + "1").error ==
        "This is nested too deeply, at character 65.");
  CHECK(evaluate(std::string(40, '(') + "1" + std::string(40, ')')).value == 1);
  std::string powers = "1";
  for (int i = 0; i < 500; ++i) powers += "^1";
  CHECK(evaluate(powers).error.starts_with("This is nested too deeply"));
}

TEST_CASE("a leading = is a habit, a number beyond all doubles is too large") {
  CHECK(evaluate("=2+3").value == 5);
  CHECK(evaluate(" = 2").value == 2);
  CHECK(evaluate("=2", 7).value == 2);
  CHECK(evaluate("=-2", 7).value == -2);
  CHECK(evaluate("-=2", 7).value == 5);
  CHECK(evaluate("==2").error == "A number is missing before '=', at character 2.");
  CHECK(evaluate("=").error == "A number is missing, at character 2.");
  CHECK(evaluate("=2$").error == "'$' has no place here, at character 3.");
  CHECK(evaluate("1e400").error == "This number is too large, at character 1.");
  CHECK(evaluate("1-1e400").error == "This number is too large, at character 3.");
  CHECK(evaluate("1e-400").value == 0);
}

TEST_CASE("law: a value reads back from its exact text") {
  std::mt19937_64 random(7);
  std::uniform_real_distribution<double> exponent(-300, 12);
  std::uniform_real_distribution<double> mantissa(-1, 1);
  for (int i = 0; i < 20'000; ++i) {
    const double value = mantissa(random) * std::pow(10.0, exponent(random));
    const ExpressionResult result = evaluate(exactText(value));
    REQUIRE_MESSAGE(result.value, exactText(value), ": ", result.error);
    REQUIRE_MESSAGE(*result.value == value, exactText(value));
  }
  for (const double value : {0.1, 1.0 / 3, kMaxCoordinate, -kMaxCoordinate, 5e-324, 0.0, -0.0}) {
    CAPTURE(value);
    CHECK(evaluate(exactText(value)).value == value);
  }
}

TEST_CASE("law: arc functions give back whole degrees") {
  for (int degrees = -90; degrees <= 90; ++degrees) {
    CAPTURE(degrees);
    const std::string angle = "(" + std::to_string(degrees) + ")";
    CHECK(evaluate("asin(sin" + angle + ")").value == degrees);
    CHECK(evaluate("acos(cos" + angle + ")").value == std::abs(degrees));
    if (std::abs(degrees) < 90) CHECK(evaluate("atan(tan" + angle + ")").value == degrees);
    CHECK(evaluate("sin" + angle).value == rotationOf(degrees).sine);
  }
}

TEST_CASE("law: no text breaks the reader, and it always answers one way") {
  constexpr std::string_view kPieces[] = {"1",   "2.5",  "(",    ")", "+",  "-", "*", "/",
                                          "^",   ",",    "sin",  "e", "e-", ".", " ", "−",
                                          "max", "\x80", "\xC3", "=", "π",  "%"};
  std::mt19937_64 random(11);
  std::uniform_int_distribution<std::size_t> piece(0, std::size(kPieces) - 1);
  for (int i = 0; i < 20'000; ++i) {
    std::string text;
    for (int k = 0; k < 8; ++k) text += kPieces[piece(random)];
    const ExpressionResult result = evaluate(text, 1);
    CAPTURE(text);
    REQUIRE(result.value.has_value() == result.error.empty());
    if (result.value) REQUIRE(std::isfinite(*result.value));
  }
}

TEST_CASE("every function is found by its name and has a domain where it can lack a value") {
  for (const ExpressionFunction& function : expressionFunctions()) {
    CAPTURE(function.name);
    CHECK(findFunction(function.name) == &function);
  }
  CHECK(findFunction("sine") == nullptr);
}

}  // namespace
}  // namespace sepax::test
