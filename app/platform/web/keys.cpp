#include "app/platform/web/keys.h"

#include <emscripten.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>
#include <string_view>

// clang-format off
EM_JS(void, sepaxFocus, (int typing), { Module.sepaxFocus(typing !== 0); });
// clang-format on

namespace sepax {
namespace {

struct Named {
  std::string_view code;
  Key key;
};

/// Keys that are the same on every layout, as the page calls their places.
constexpr Named kCodes[] = {{"Space", Key::space},
                            {"Comma", Key::comma},
                            {"Period", Key::period},
                            {"Slash", Key::slash},
                            {"Backslash", Key::backslash},
                            {"Minus", Key::minus},
                            {"Equal", Key::equal},
                            {"Escape", Key::escape},
                            {"Enter", Key::enter},
                            {"NumpadEnter", Key::keypadEnter},
                            {"Tab", Key::tab},
                            {"Backspace", Key::backspace},
                            {"Insert", Key::insert},
                            {"Delete", Key::del},
                            {"ArrowLeft", Key::left},
                            {"ArrowRight", Key::right},
                            {"ArrowUp", Key::up},
                            {"ArrowDown", Key::down},
                            {"PageUp", Key::pageUp},
                            {"PageDown", Key::pageDown},
                            {"Home", Key::home},
                            {"End", Key::end},
                            {"ShiftLeft", Key::shift},
                            {"ShiftRight", Key::shift},
                            {"ControlLeft", Key::ctrl},
                            {"ControlRight", Key::ctrl},
                            {"AltLeft", Key::alt},
                            {"AltRight", Key::alt},
                            {"MetaLeft", Key::super},
                            {"MetaRight", Key::super}};

bool typesInPage = false;

Key offset(Key first, int by) { return static_cast<Key>(static_cast<int>(first) + by); }

/// The letter that the keyboard's layout prints on the key: Ctrl+Z is where the Z is.
Key letterOf(std::string_view key) {
  if (key.size() != 1) return Key::none;
  const char c = key[0] >= 'A' && key[0] <= 'Z' ? static_cast<char>(key[0] - 'A' + 'a') : key[0];
  return c >= 'a' && c <= 'z' ? offset(Key::a, c - 'a') : Key::none;
}

Key keyOf(std::string_view key, std::string_view code) {
  if (const Key letter = letterOf(key); letter != Key::none) return letter;
  if (code.size() == 4 && code.starts_with("Key")) return offset(Key::a, code[3] - 'A');
  if (code.size() == 6 && code.starts_with("Digit")) return offset(Key::digit0, code[5] - '0');
  if (code.size() >= 2 && code.size() <= 3 && code[0] == 'F' && code[1] >= '1' && code[1] <= '9')
    return offset(Key::f1, std::atoi(code.data() + 1) - 1);
  for (const Named& row : kCodes)
    if (row.code == code) return row.key;
  return Key::none;
}

/// The one character that the key types; absent for Enter and its like, whose names are longer.
std::optional<char32_t> characterOf(std::string_view key) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(key[i]); };
  if (key.size() == 1) return byte(0);
  if (key.size() == 2 && byte(0) >= 0xC0)
    return (char32_t{byte(0)} & 0x1F) << 6 | (char32_t{byte(1)} & 0x3F);
  if (key.size() == 3 && byte(0) >= 0xE0)
    return (char32_t{byte(0)} & 0x0F) << 12 | (char32_t{byte(1)} & 0x3F) << 6 |
           (char32_t{byte(2)} & 0x3F);
  return std::nullopt;
}

/// Keys with which people look after the page itself, such as Ctrl+L, Ctrl+F and Ctrl+plus: those
/// that no row of our actions has. Copy, cut and paste come as events of their own.
bool isOfBrowser(Key key, bool command, const EmscriptenKeyboardEvent& event) {
  if (key == Key::f5 || key == Key::f11 || key == Key::f12) return true;
  if (!command || event.altKey) return false;
  static constexpr std::array kOurs{Key::a, Key::d, Key::e, Key::o, Key::p, Key::y};
  static constexpr std::array kOursWithShift{Key::s, Key::z};
  const bool sign = (key >= Key::a && key <= Key::digit9) || key == Key::minus || key == Key::equal;
  const bool ours = std::ranges::find(kOursWithShift, key) != kOursWithShift.end() ||
                    (!event.shiftKey && std::ranges::find(kOurs, key) != kOurs.end());
  return sign && !ours;
}

}  // namespace

PageKey pageKeyOf(const EmscriptenKeyboardEvent& event) {
  PageKey result;
  const std::string_view name = event.key;
  // A letter that is put together, or a key of a screen: the field of the page brings the result.
  if (name == "Process" || name == "Dead" || name == "Unidentified") return {.ofBrowser = true};
  const bool command = event.ctrlKey || event.metaKey;
  result.key = keyOf(name, event.code);
  result.ofBrowser = isOfBrowser(result.key, command, event);
  const std::optional<char32_t> character = command ? std::nullopt : characterOf(name);
  result.typed = typesInPage && character.has_value();
  if (!typesInPage) result.character = character;
  return result;
}

void setTypingInPage(bool now) {
  if (typesInPage == now) return;
  typesInPage = now;
  sepaxFocus(now ? 1 : 0);
}

}  // namespace sepax
