#include "app/figure/theme.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

namespace sepax {
namespace {

using Linear = std::array<double, 3>;

Linear linear(Color color) {
  const auto channel = [](std::uint8_t value) {
    const double v = value / 255.0;
    return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
  };
  return {channel(color.r), channel(color.g), channel(color.b)};
}

double luminance(Color color) {
  const Linear c = linear(color);
  return 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2];
}

/// WCAG 2.1, contrast ratio.
double contrast(Color one, Color other) {
  const double a = luminance(one) + 0.05;
  const double b = luminance(other) + 0.05;
  return std::max(a, b) / std::min(a, b);
}

using Matrix = std::array<Linear, 3>;

/// Complete colour vision deficiencies in linear RGB (Machado, Oliveira and Fernandes, 2009).
constexpr Matrix kNormal = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
constexpr Matrix kProtanopia = {{{0.152286, 1.052583, -0.204868},
                                 {0.114503, 0.786281, 0.099216},
                                 {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix kDeuteranopia = {{{0.367322, 0.860646, -0.227968},
                                   {0.280085, 0.672501, 0.047413},
                                   {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix kTritanopia = {{{1.255528, -0.076749, -0.178779},
                                 {-0.078411, 0.930809, 0.147602},
                                 {0.004733, 0.691367, 0.303900}}};

Linear seen(Color color, const Matrix& matrix) {
  const Linear c = linear(color);
  Linear result{};
  for (std::size_t i = 0; i < 3; ++i) {
    const double sum = matrix[i][0] * c[0] + matrix[i][1] * c[1] + matrix[i][2] * c[2];
    result[i] = std::clamp(sum, 0.0, 1.0);
  }
  return result;
}

/// CIE L*a*b* of a colour in linear sRGB under D65.
Linear lab(const Linear& c) {
  const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
  const double x = f((0.4124 * c[0] + 0.3576 * c[1] + 0.1805 * c[2]) / 0.9505);
  const double y = f(0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2]);
  const double z = f((0.0193 * c[0] + 0.1192 * c[1] + 0.9505 * c[2]) / 1.089);
  return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

/// CIE 1976 colour difference; about 2 is just visible.
double difference(Color one, Color other, const Matrix& vision) {
  const Linear a = lab(seen(one, vision));
  const Linear b = lab(seen(other, vision));
  return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

constexpr ThemeId kThemes[] = {ThemeId::dark, ThemeId::light, ThemeId::print};

TEST_SUITE("figure") {
  TEST_CASE("text reads on the ground and on panels: contrast 4.5 to 1") {
    for (const ThemeId id : kThemes) {
      CAPTURE(nameOf(id));
      for (const Role role :
           {Role::text, Role::muted, Role::a, Role::b, Role::other, Role::gap, Role::overlap,
            Role::result, Role::velocity, Role::path, Role::accent}) {
        CAPTURE(static_cast<int>(role));
        CHECK(contrast(theme(id)[role], theme(id)[Role::ground]) >= 4.5);
        CHECK(contrast(theme(id)[role], theme(id)[Role::panel]) >= 4.5);
      }
    }
  }

  TEST_CASE("a button that is not yet to be pressed can be read: contrast 4.5 to 1") {
    for (const ThemeId id : kThemes) {
      CAPTURE(nameOf(id));
      CHECK(contrast(theme(id)[Role::muted], theme(id)[Role::raised]) >= 4.5);
    }
  }

  TEST_CASE("the grid stays behind: hardly more contrast than the ground, yet visible") {
    for (const ThemeId id : kThemes) {
      const Theme& colors = theme(id);
      const double minor = contrast(colors[Role::gridMinor], colors[Role::ground]);
      const double major = contrast(colors[Role::gridMajor], colors[Role::ground]);
      CHECK(minor > 1.05);
      CHECK(major > minor);
      CHECK(major < 1.5);
    }
  }

  TEST_CASE("any two roles stay apart, also without one kind of cones") {
    // Side by side an eye tells 2 apart; across a picture it takes several times that much.
    constexpr double kApart = 13;
    constexpr std::array kMeanings{Role::a,        Role::b,       Role::other,
                                   Role::gap,      Role::overlap, Role::result,
                                   Role::velocity, Role::path,    Role::accent};
    for (const ThemeId id : kThemes) {
      for (const Matrix& vision : {kNormal, kProtanopia, kDeuteranopia, kTritanopia}) {
        for (std::size_t i = 0; i < kMeanings.size(); ++i) {
          for (std::size_t k = i + 1; k < kMeanings.size(); ++k) {
            CAPTURE(nameOf(id));
            CAPTURE(static_cast<int>(kMeanings[i]));
            CAPTURE(static_cast<int>(kMeanings[k]));
            CHECK(difference(theme(id)[kMeanings[i]], theme(id)[kMeanings[k]], vision) > kApart);
          }
        }
      }
    }
  }

  TEST_CASE("themes are found by their names") {
    for (const ThemeId id : kThemes) {
      ThemeId found = ThemeId::dark;
      CHECK(themeFromName(nameOf(id), found));
      CHECK(found == id);
      CHECK(theme(id).id == id);
    }
    ThemeId untouched = ThemeId::light;
    CHECK_FALSE(themeFromName("sepia", untouched));
    CHECK(untouched == ThemeId::light);
  }
}

}  // namespace
}  // namespace sepax
