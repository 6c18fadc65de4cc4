#include "app/shell/files/opening.h"
#include "app/shell/files/user_files.h"
#include "tests/ui/monkey.h"

#include <algorithm>
#include <filesystem>
#include <random>
#include <sstream>
#include <type_traits>

namespace sepax::test {
namespace {

constexpr int kMostStorm = 400;

Modifiers modifiersOf(const std::string& word) {
  return chordNamed(word.empty() || word == "plain" ? "none" : word + "+none").modifiers;
}

Button buttonOf(const std::string& name) {
  return name == "right" ? Button::right : name == "middle" ? Button::middle : Button::left;
}

/// Zero where there is nothing.
template <class Value>
Value read(std::istringstream& words) {
  Value value{};
  if constexpr (std::is_same_v<Value, Vec2>) {
    words >> value.x >> value.y;
  } else {
    words >> value;
  }
  return value;
}

/// A text that looks a little like polygons.
std::string noise(std::uint64_t seed) {
  constexpr std::string_view kLetters = "0123456789.,-+e ()[]{}\"\n\tMLZ:;x";
  std::mt19937_64 random(seed);
  std::string text;
  for (std::uint64_t left = random() % 300; left > 0; --left)
    text += kLetters[random() % kLetters.size()];
  return text;
}

std::string rest(std::istringstream& words) {
  std::string text;
  std::getline(words >> std::ws, text);
  return text;
}

}  // namespace

std::span<const Monkey::Verb> Monkey::pointerVerbs() {
  using Words = std::istringstream;
  constexpr auto pointed = [](Monkey& monkey, const std::string& verb, Words& words) {
    const Vec2 from = read<Vec2>(words);
    monkey.point(verb, from, read<Vec2>(words));
    return true;
  };
  constexpr auto onWidgets = [](Monkey& monkey, const std::string& verb, Words& words) {
    const Vec2 way = read<Vec2>(words);
    monkey.onWidget(verb.substr(1), rest(words), way);
    return true;
  };
  static constexpr Verb kVerbs[] = {
      {"move",
       [](Monkey& monkey, const std::string&, Words& words) {
         monkey.driver_.move(read<Vec2>(words));
         return false;
       }},
      {"down",
       [](Monkey& monkey, const std::string&, Words& words) {
         monkey.driver_.press(buttonOf(rest(words)));
         return false;
       }},
      {"up",
       [](Monkey& monkey, const std::string&, Words& words) {
         monkey.driver_.release(buttonOf(rest(words)));
         return false;
       }},
      {"hold",
       [](Monkey& monkey, const std::string&, Words& words) {
         monkey.driver_.held = modifiersOf(rest(words));
         return false;
       }},
      {"wheel",
       [](Monkey& monkey, const std::string&, Words& words) {
         monkey.driver_.wheel(read<double>(words));
         return true;
       }},
      {"tap", pointed},
      {"twice", pointed},
      {"menu", pointed},
      {"drag", pointed},
      {"@tap", onWidgets},
      {"@twice", onWidgets},
      {"@menu", onWidgets},
      {"@drag", onWidgets},
  };
  return kVerbs;
}

std::span<const Monkey::Verb> Monkey::keyVerbs() {
  using Words = std::istringstream;
  static constexpr Verb kVerbs[] = {
      {"key",
       [](Monkey& monkey, const std::string&, Words& words) {
         monkey.press(rest(words), true, true);
         return true;
       }},
      {"keydown",
       [](Monkey& monkey, const std::string&, Words& words) {
         monkey.press(rest(words), true, false);
         return false;
       }},
      {"keyup",
       [](Monkey& monkey, const std::string&, Words& words) {
         monkey.press(rest(words), false, true);
         return false;
       }},
      {"type",
       [](Monkey& monkey, const std::string&, Words& words) {
         monkey.driver_.type(rest(words));
         return true;
       }},
      {"storm",
       [](Monkey& monkey, const std::string&, Words& words) {
         const int count = std::min(read<int>(words), kMostStorm);
         const std::string chord = rest(words);
         for (int i = 0; i < count; ++i) monkey.press(chord, true, true);
         return true;
       }},
      {"find",
       [](Monkey& monkey, const std::string&, Words& words) {
         monkey.find(rest(words));
         return true;
       }},
      {"do",
       [](Monkey& monkey, const std::string&, Words& words) {
         monkey.act(rest(words));
         return true;
       }},
  };
  return kVerbs;
}

std::span<const Monkey::Verb> Monkey::worldVerbs() {
  using Words = std::istringstream;
  static constexpr Verb kVerbs[] = {
      {"size",
       [](Monkey&, const std::string&, Words& words) {
         const Vec2 size = read<Vec2>(words);
         ImGui::GetIO().DisplaySize = {static_cast<float>(size.x), static_cast<float>(size.y)};
         return true;
       }},
      {"scale",
       [](Monkey& monkey, const std::string&, Words& words) {
         monkey.driver_.shell.services.monitorScale = read<double>(words);
         return true;
       }},
      {"wait",
       [](Monkey& monkey, const std::string&, Words& words) {
         const double seconds = read<double>(words);
         monkey.driver_.wait(seconds);
         monkey.flush();
         monkey.driver_.shell.notices.now += seconds;
         monkey.flush();
         monkey.waited_ = seconds > 2 * kAutosaveDelay;
         return true;
       }},
      {"clipboard",
       [](Monkey& monkey, const std::string&, Words& words) {
         const auto text = static_cast<std::size_t>(read<int>(words));
         const std::vector<std::string>& texts = monkey.world_.texts;
         ImGui::SetClipboardText(texts[text % texts.size()].c_str());
         return false;
       }},
      {"noise",
       [](Monkey&, const std::string&, Words& words) {
         ImGui::SetClipboardText(noise(static_cast<std::uint64_t>(read<int>(words))).c_str());
         return false;
       }},
      {"scene",
       [](Monkey& monkey, const std::string&, Words& words) {
         request(monkey.driver_.shell, {Pending::What::open, "builtin:" + rest(words)});
         return true;
       }},
      {"drop",
       [](Monkey& monkey, const std::string&, Words& words) {
         std::vector<int> files;
         for (int file = 0; words >> file;) files.push_back(file);
         monkey.drop(files);
         return true;
       }},
      {"watch",
       [](Monkey& monkey, const std::string&, Words& words) {
         monkey.watch(monkey.fileOf(read<int>(words)));
         return true;
       }},
      {"touch",  // another program writes one of the files in the place of another one
       [](Monkey& monkey, const std::string&, Words& words) {
         const std::string to = monkey.fileOf(read<int>(words));
         std::error_code error;
         std::filesystem::copy_file(monkey.fileOf(read<int>(words)), to,
                                    std::filesystem::copy_options::overwrite_existing, error);
         return false;
       }},
      {"leave",
       [](Monkey& monkey, const std::string&, Words&) {
         monkey.driver_.leave();
         return true;
       }},
      {"frame", [](Monkey&, const std::string&, Words&) { return true; }},
  };
  return kVerbs;
}

}  // namespace sepax::test
