#include "app/scene/builtin.h"
#include "app/shell/actions/actions.h"
#include "app/shell/dialogs/palette.h"
#include "tests/ui/monkey.h"

#include <fmt/format.h>

#include <array>
#include <iterator>

namespace sepax::test {
namespace {

/// Draws that are the same with every standard library.
struct Dice {
  std::mt19937_64& random;
  [[nodiscard]] int below(int end) const {
    return static_cast<int>(random() % static_cast<std::uint64_t>(std::max(end, 1)));
  }
  [[nodiscard]] bool one(int of) const { return below(of) == 0; }
  template <class List>
  [[nodiscard]] const auto& of(const List& list) const {
    return *std::next(std::begin(list), below(static_cast<int>(std::size(list))));
  }
};

std::string place(Vec2 pixels) { return fmt::format("{:.0f} {:.0f}", pixels.x, pixels.y); }

/// A vertex, the middle of an edge or anything else on the canvas or beside it.
Vec2 somewhere(const Dice& dice, const Driver& driver) {
  const ImVec2 size = ImGui::GetIO().DisplaySize;
  const Vec2 any{static_cast<double>(dice.below(static_cast<int>(size.x) + 20) - 10),
                 static_cast<double>(dice.below(static_cast<int>(size.y) + 20) - 10)};
  const auto& bodies = driver.shell.work.evidence.bodies;
  if (bodies.empty() || !driver.shell.canvas.area || dice.one(4)) return any;
  const std::vector<Vec2>& vertices = dice.of(bodies).vertices;
  if (vertices.empty()) return any;
  const Vec2 from = dice.of(vertices);
  const Vec2 to = dice.one(2) ? from : dice.of(vertices);
  const Vec2 at = driver.onScreen((from + to) / 2);
  const bool seen = std::abs(at.x) < 1e5 && std::abs(at.y) < 1e5;
  return seen ? at : any;
}

constexpr std::array<std::string_view, 6> kHolds{"plain", "plain", "shift",
                                                 "ctrl",  "alt",   "ctrl+shift"};
constexpr std::array<std::string_view, 3> kButtons{"left", "right", "middle"};

std::string pointing(const Dice& dice, const Driver& driver) {
  static constexpr std::array<std::string_view, 8> kVerbs{"tap",  "tap",  "twice", "menu",
                                                          "drag", "drag", "drag",  "drag"};
  const std::string from = place(somewhere(dice, driver));
  return fmt::format("{} {} {}", dice.of(kVerbs), from, place(somewhere(dice, driver)));
}

/// Parts of gestures, so that others come between them.
std::string part(const Dice& dice, const Driver& driver) {
  switch (dice.below(6)) {
    case 0:
      return fmt::format("down {}", dice.one(3) ? dice.of(kButtons) : "left");
    case 1:
    case 2:
      return fmt::format("up {}", dice.one(3) ? dice.of(kButtons) : "left");
    case 3:
      return fmt::format("hold {}", dice.of(kHolds));
    default:
      return "move " + place(somewhere(dice, driver));
  }
}

std::string widget(const Dice& dice, const Driver& driver) {
  static constexpr std::array<std::string_view, 8> kVerbs{"@tap", "@tap",   "@tap",  "@tap",
                                                          "@tap", "@twice", "@menu", "@drag"};
  if (driver.registry.empty()) return "frame";
  return fmt::format("{} {} {} {}", dice.of(kVerbs), dice.below(200) - 100, dice.below(60) - 30,
                     dice.of(driver.registry).first);
}

std::string chord(const Dice& dice) {
  static constexpr std::array<std::string_view, 8> kBefore{
      "", "", "", "", "shift+", "ctrl+", "alt+", "ctrl+shift+"};
  const auto key = static_cast<Key>(1 + dice.below(static_cast<int>(Key::count) - 1));
  return fmt::format("{}{}", dice.of(kBefore), nameOf(key));
}

std::string keys(const Dice& dice) {
  static constexpr std::array<std::string_view, 12> kLikely{"escape", "escape", "enter",  "tab",
                                                            "delete", "ctrl+z", "ctrl+y", "ctrl+d",
                                                            "ctrl+a", "ctrl+c", "ctrl+v", "ctrl+x"};
  switch (dice.below(6)) {
    case 0:
      return "keydown " + chord(dice);
    case 1:
      return "keyup " + chord(dice);
    case 2:
      return "key " + chord(dice);
    default:
      return fmt::format("key {}", dice.of(kLikely));
  }
}

std::string typing(const Dice& dice) {
  static constexpr std::string_view kNumbers = "0123456789.+-*()e";
  static constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyz?,. 123456789";
  const std::string_view from = dice.one(2) ? kNumbers : kLetters;
  std::string text;
  for (int left = 1 + dice.below(8); left > 0; --left) text += dice.of(from);
  return "type " + text;
}

std::string command(const Dice& dice, const Driver& driver) {
  if (dice.one(8)) return "find " + dice.of(paletteEntries(driver.shell)).id;
  return "do " + dice.of(allActions(driver.shell)).id;
}

std::string storm(const Dice& dice) {
  static constexpr std::array<std::string_view, 6> kChords{"ctrl+z", "ctrl+z", "ctrl+y",
                                                           "tab",    "ctrl+d", "right"};
  return fmt::format("storm {} {}", 1 + dice.below(dice.one(10) ? 60 : 8), dice.of(kChords));
}

std::string turning(const Dice& dice) {
  static constexpr std::array kNotches{1.0, -1.0, 3.0, -3.0, 0.1, 40.0, -40.0, 1e6, -1e6, 1e300};
  return fmt::format("wheel {}", dice.of(kNotches));
}

/// Most of the time a small window, whose frames are cheap.
std::string windowing(const Dice& dice) {
  static constexpr std::array<std::string_view, 8> kSizes{
      "size 1 1",      "size 320 200",  "size 700 500", "size 700 500",
      "size 1000 700", "size 1600 900", "size 40 2000", "size 7680 4320"};
  static constexpr std::array kScales{1.0, 1.0, 1.0, 0.5, 1.25, 2.0, 4.0};
  if (dice.one(3)) return fmt::format("scale {}", dice.of(kScales));
  return std::string(dice.of(kSizes));
}

std::string outside(const Dice& dice, const MonkeyWorld& world) {
  const int files = static_cast<int>(world.files.size());
  switch (dice.below(10)) {
    case 0:
      return fmt::format("drop {} {}", dice.below(files), dice.below(files));
    case 1:
    case 2:
      return fmt::format("drop {}", dice.below(files));
    case 3:
      return fmt::format("touch {} {}", dice.below(files), dice.below(files));
    case 4:
      return fmt::format("watch {}", dice.below(files));
    case 5:
      return fmt::format("noise {}", dice.below(100'000));
    case 6:
      return fmt::format("wait {}", dice.of(std::array{0.1, 0.5, 2.5, 2.5, 10.0}));
    case 7:
      return fmt::format("scene {}", dice.of(builtinIds()));
    default:
      return fmt::format("clipboard {}", dice.below(static_cast<int>(world.texts.size())));
  }
}

}  // namespace

std::string nextWhim(std::mt19937_64& random, const Driver& driver, const MonkeyWorld& world) {
  const Dice dice{random};
  if (ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopup) && dice.one(4))
    return dice.one(2) ? "key escape" : "key enter";
  const int whim = dice.below(100);
  if (whim < 22) return pointing(dice, driver);
  if (whim < 34) return part(dice, driver);
  if (whim < 54) return widget(dice, driver);
  if (whim < 66) return keys(dice);
  if (whim < 71) return typing(dice);
  if (whim < 82) return command(dice, driver);
  if (whim < 86) return storm(dice);
  if (whim < 89) return turning(dice);
  if (whim < 91) return windowing(dice);
  if (whim < 92) return dice.one(3) ? "leave" : "frame";
  return outside(dice, world);
}

}  // namespace sepax::test
