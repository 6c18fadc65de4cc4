#include "app/scene/expression_functions.h"

#include "core/exact/transform.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace sepax {
namespace {

using Values = std::span<const double>;

constexpr double kDegreesPerRadian = 180 / std::numbers::pi;
constexpr double kNone = std::numeric_limits<double>::quiet_NaN();  ///< there is no value

/// An angle beyond all doubles has no sine; its value is no number either.
Rotation turnOf(double degrees) {
  return std::isfinite(degrees) ? rotationOf(degrees) : Rotation{kNone, kNone};
}

double tangent(double degrees) {
  const Rotation turn = turnOf(degrees);
  return turn.cosine == 0 ? kNone : turn.sine / turn.cosine;
}

/// Degrees of an arc function: a whole number where that is the angle whose function is the value.
template <class Matches>
double wholeOr(double radians, Matches matches) {
  const double degrees = radians * kDegreesPerRadian;
  const double whole = std::round(degrees);
  return std::isfinite(whole) && matches(rotationOf(whole)) ? whole : degrees;
}

double arcSine(double x) {
  return wholeOr(std::asin(x), [x](Rotation turn) { return turn.sine == x; });
}

double arcCosine(double x) {
  return wholeOr(std::acos(x), [x](Rotation turn) { return turn.cosine == x; });
}

double arcTangent(double y, double x) {
  return wholeOr(std::atan2(y, x), [y, x](Rotation turn) {
    return y * turn.cosine - x * turn.sine == 0 && y * turn.sine + x * turn.cosine >= 0;
  });
}

double arcTangent(double slope) {
  return wholeOr(std::atan(slope), [slope](Rotation turn) {
    return turn.cosine != 0 && turn.sine / turn.cosine == slope;
  });
}

constexpr ExpressionFunction kFunctions[] = {
    {"sin", 1, [](Values v) { return turnOf(v[0]).sine; }, "a finite angle"},
    {"cos", 1, [](Values v) { return turnOf(v[0]).cosine; }, "a finite angle"},
    {"tan", 1, [](Values v) { return tangent(v[0]); }, "an angle that is not upright"},
    {"asin", 1, [](Values v) { return arcSine(v[0]); }, "a value from -1 to 1"},
    {"acos", 1, [](Values v) { return arcCosine(v[0]); }, "a value from -1 to 1"},
    {"atan", 1, [](Values v) { return arcTangent(v[0]); }, {}},
    {"atan2", 2, [](Values v) { return arcTangent(v[0], v[1]); }, {}},
    {"sqrt", 1, [](Values v) { return std::sqrt(v[0]); }, "a value of at least 0"},
    {"abs", 1, [](Values v) { return std::fabs(v[0]); }, {}},
    {"min", 0, [](Values v) { return *std::min_element(v.begin(), v.end()); }, {}},
    {"max", 0, [](Values v) { return *std::max_element(v.begin(), v.end()); }, {}},
    {"floor", 1, [](Values v) { return std::floor(v[0]); }, {}},
    {"ceil", 1, [](Values v) { return std::ceil(v[0]); }, {}},
    {"round", 1, [](Values v) { return std::round(v[0]); }, {}},
    {"log", 1, [](Values v) { return v[0] == 0 ? kNone : std::log(v[0]); }, "a value above 0"},
    {"exp", 1, [](Values v) { return std::exp(v[0]); }, {}},
    {"hypot", 2, [](Values v) { return std::hypot(v[0], v[1]); }, {}},
    {"deg", 1, [](Values v) { return v[0] * kDegreesPerRadian; }, {}},
    {"rad", 1, [](Values v) { return v[0] / kDegreesPerRadian; }, {}},
};

}  // namespace

const ExpressionFunction* findFunction(std::string_view name) {
  const auto* found = std::find_if(std::begin(kFunctions), std::end(kFunctions),
                                   [name](const auto& row) { return row.name == name; });
  return found == std::end(kFunctions) ? nullptr : found;
}

std::span<const ExpressionFunction> expressionFunctions() { return kFunctions; }

}  // namespace sepax
