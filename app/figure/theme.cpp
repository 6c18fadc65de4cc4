#include "app/figure/theme.h"

#include <array>

namespace sepax {
namespace {

/// From 0xRRGGBB.
constexpr Color hex(unsigned rgb) {
  return {static_cast<std::uint8_t>(rgb >> 16), static_cast<std::uint8_t>(rgb >> 8 & 0xff),
          static_cast<std::uint8_t>(rgb & 0xff), 255};
}

struct RoleColor {
  Role role;
  unsigned rgb;
};

using Palette = std::array<RoleColor, static_cast<std::size_t>(Role::count)>;

constexpr Theme makeTheme(ThemeId id, double strokeScale, const Palette& palette) {
  Theme theme;
  theme.id = id;
  theme.strokeScale = strokeScale;
  for (const RoleColor& entry : palette)
    theme.colors[static_cast<int>(entry.role)] = hex(entry.rgb);
  return theme;
}

// The bodies, the gap and the overlap are Okabe-Ito's sky blue, orange, bluish green and reddish
// purple, lightened or darkened until text in them reads at 4.5:1 on ground and panel, and all
// moved a little until any two of them stay apart in eyes that lack one kind of cones. Every other
// body is a warm grey: the remaining hues of the palette already mean something here. The
// hues of areas are of one lightness: names and hatches tell neighbours apart, too.
constexpr Theme kDark = makeTheme(
    ThemeId::dark, 1,
    {{{Role::ground, 0x12151a},   {Role::panel, 0x1a1e25},     {Role::raised, 0x20252e},
      {Role::line, 0x2c333f},     {Role::gridMinor, 0x1c2128}, {Role::gridMajor, 0x272d37},
      {Role::text, 0xdde3ec},     {Role::muted, 0x8b95a7},     {Role::dim, 0x5b6577},
      {Role::a, 0x63c6ff},        {Role::b, 0xe69f00},         {Role::other, 0xcbc3af},
      {Role::gap, 0x25b581},      {Role::overlap, 0xd77fb3},   {Role::result, 0xff5d5d},
      {Role::velocity, 0xbdcce2}, {Role::path, 0xf0e442},      {Role::accent, 0x5e9aef},
      {Role::hue0, 0x4f8fd8},     {Role::hue1, 0x3fae9a},      {Role::hue2, 0xc08a3a},
      {Role::hue3, 0x9a6fc4},     {Role::hue4, 0xc8605c},      {Role::hue5, 0x6da34a},
      {Role::hue6, 0x6f7fe0},     {Role::hue7, 0xc25f9c}}});

constexpr Theme kLight = makeTheme(
    ThemeId::light, 1,
    {{{Role::ground, 0xffffff},   {Role::panel, 0xf5f7fa},     {Role::raised, 0xe9edf3},
      {Role::line, 0xd3dae4},     {Role::gridMinor, 0xeef0f4}, {Role::gridMajor, 0xdde1e8},
      {Role::text, 0x1c2430},     {Role::muted, 0x5d6878},     {Role::dim, 0x97a1b1},
      {Role::a, 0x0076b9},        {Role::b, 0xa06307},         {Role::other, 0x494339},
      {Role::gap, 0x0a7845},      {Role::overlap, 0xaa4682},   {Role::result, 0xca2335},
      {Role::velocity, 0x465362}, {Role::path, 0x635100},      {Role::accent, 0x1d51b3},
      {Role::hue0, 0x2f78c4},     {Role::hue1, 0x128a76},      {Role::hue2, 0xa8741c},
      {Role::hue3, 0x7d52b0},     {Role::hue4, 0xb54642},      {Role::hue5, 0x4f8a2c},
      {Role::hue6, 0x4f5fcb},     {Role::hue7, 0xa8427f}}});

// For papers: nothing but white behind the picture, black writing and thin ink.
constexpr Theme kPrint = makeTheme(
    ThemeId::print, 0.65,
    {{{Role::ground, 0xffffff},   {Role::panel, 0xffffff},     {Role::raised, 0xffffff},
      {Role::line, 0xc0c0c0},     {Role::gridMinor, 0xf2f2f2}, {Role::gridMajor, 0xe2e2e2},
      {Role::text, 0x000000},     {Role::muted, 0x4d4d4d},     {Role::dim, 0x8c8c8c},
      {Role::a, 0x117abe},        {Role::b, 0x9f6000},         {Role::other, 0x58554f},
      {Role::gap, 0x087c4c},      {Role::overlap, 0xa9437f},   {Role::result, 0xc52731},
      {Role::velocity, 0x363737}, {Role::path, 0x614e00},      {Role::accent, 0x2355b7},
      {Role::hue0, 0x2f78c4},     {Role::hue1, 0x128a76},      {Role::hue2, 0xa8741c},
      {Role::hue3, 0x7d52b0},     {Role::hue4, 0xb54642},      {Role::hue5, 0x4f8a2c},
      {Role::hue6, 0x4f5fcb},     {Role::hue7, 0xa8427f}}});

struct NamedTheme {
  std::string_view name;
  const Theme* theme;
};

constexpr NamedTheme kThemes[] = {{"dark", &kDark}, {"light", &kLight}, {"print", &kPrint}};

}  // namespace

const Theme& theme(ThemeId id) { return *kThemes[static_cast<int>(id)].theme; }

bool themeFromName(std::string_view name, ThemeId& id) {
  for (const NamedTheme& entry : kThemes) {
    if (entry.name != name) continue;
    id = entry.theme->id;
    return true;
  }
  return false;
}

std::string_view nameOf(ThemeId id) { return kThemes[static_cast<int>(id)].name; }

}  // namespace sepax
