#include "app/lessons/solution.h"

#include "app/figure/numbers.h"
#include "app/lessons/condition.h"

#include <fmt/format.h>

#include <charconv>
#include <utility>

namespace sepax {

namespace {

constexpr std::pair<std::string_view, Grip::Kind> kPlain[] = {{"axis", Grip::Kind::axis},
                                                              {"ray origin", Grip::Kind::rayOrigin},
                                                              {"ray end", Grip::Kind::rayEnd}};
constexpr std::pair<std::string_view, Grip::Kind> kOfBody[] = {
    {"velocity of ", Grip::Kind::velocity}, {"turn of ", Grip::Kind::turn}};
constexpr std::pair<std::string_view, Grip::Kind> kIndexed[] = {{"vertex ", Grip::Kind::vertex},
                                                                {"edge ", Grip::Kind::edge}};

}  // namespace

std::optional<Grip> gripNamed(std::string_view words) {
  if (words.empty()) return std::nullopt;
  for (const auto& [name, kind] : kPlain)
    if (words == name) return Grip{.kind = kind};
  for (const auto& [start, kind] : kOfBody)
    if (words.starts_with(start))
      return Grip{.kind = kind, .body = std::string(words.substr(start.size()))};
  for (const auto& [start, kind] : kIndexed) {
    const std::size_t of = words.find(" of ");
    if (!words.starts_with(start) || of == words.npos) continue;
    const std::string_view digits = words.substr(start.size(), of - start.size());
    Grip grip{.kind = kind, .body = std::string(words.substr(of + 4))};
    const auto [end, error] =
        std::from_chars(digits.data(), digits.data() + digits.size(), grip.index);
    if (error != std::errc() || end != digits.data() + digits.size()) return std::nullopt;
    return grip;
  }
  return Grip{.kind = Grip::Kind::body, .body = std::string(words)};
}

std::string gripWords(const Grip& grip) {
  for (const auto& [words, kind] : kPlain)
    if (kind == grip.kind) return "the " + std::string(words);
  for (const auto& [words, kind] : kOfBody)
    if (kind == grip.kind) return "the " + std::string(words) + grip.body;
  for (const auto& [words, kind] : kIndexed)
    if (kind == grip.kind) return fmt::format("{}{} of {}", words, grip.index, grip.body);
  return grip.body;
}

std::string stepWords(const SolutionStep& step) {
  const std::string what = step.grip ? gripWords(*step.grip) : std::string("here");
  switch (step.kind) {
    case SolutionStep::Kind::drag:
      return fmt::format("drag {} {} {}", what, step.by ? "by" : "to", numbers(step.place));
    case SolutionStep::Kind::click:
      return "click " + what;
    case SolutionStep::Kind::turn:
      return fmt::format("turn {} by {}°", step.grip ? step.grip->body : "",
                         number(step.number, 0));
    case SolutionStep::Kind::nudge:
      return "press the arrow keys: " + numbers(step.place);
    case SolutionStep::Kind::set:
      return fmt::format("set {} to {}", step.name, step.value);
    case SolutionStep::Kind::number:
      return "drag the number to " + number(step.number, 2);
    case SolutionStep::Kind::time:
      return "go to t = " + number(step.number, 2);
    case SolutionStep::Kind::step:
      return step.number < 0 ? "show the whole answer" : "go to step " + number(step.number + 1, 0);
    case SolutionStep::Kind::technique:
      return "choose " + step.name;
    case SolutionStep::Kind::predict:
      return "guess " + factWords(step.guess);
  }
  return {};
}

}  // namespace sepax
