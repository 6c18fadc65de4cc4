#include "app/lessons/lesson_text.h"

#include "app/scene/expression.h"
#include "app/scene/json_path.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>

namespace sepax {

namespace {

struct NamedThing {
  std::string_view name;
  Role role;
  int body = -1;
};

constexpr NamedThing kNamed[] = {{"A", Role::a, 0},      {"B", Role::b, 1},
                                 {"other", Role::other}, {"gap", Role::gap},
                                 {"outside", Role::gap}, {"overlap", Role::overlap},
                                 {"mtv", Role::result},  {"contact", Role::result},
                                 {"hit", Role::result},  {"velocity", Role::velocity},
                                 {"path", Role::path},   {"accent", Role::accent}};

/// The pieces between the bars, blanks at their ends dropped.
std::vector<std::string> piecesOf(std::string_view text) {
  std::vector<std::string> pieces;
  while (true) {
    const std::size_t bar = text.find('|');
    std::string_view piece = text.substr(0, bar);
    while (piece.starts_with(' ')) piece.remove_prefix(1);
    while (piece.ends_with(' ')) piece.remove_suffix(1);
    pieces.emplace_back(piece);
    if (bar == text.npos) return pieces;
    text.remove_prefix(bar + 1);
  }
}

std::string readNumberMark(std::string_view inside, TextSpan& span) {
  const std::vector<std::string> pieces = piecesOf(inside);
  const std::string shape = "write {label|place|least..most|step}";
  if (pieces.size() != 4)
    return fmt::format("{{{}}} has {} parts; {}", inside, pieces.size(), shape);
  const std::size_t dots = pieces[2].find("..");
  if (dots == std::string::npos)
    return fmt::format("{} is no range; {}", inQuotes(pieces[2]), shape);
  const std::array<ExpressionResult, 3> numbers{evaluate(pieces[2].substr(0, dots)),
                                                evaluate(pieces[2].substr(dots + 2)),
                                                evaluate(pieces[3])};
  for (const ExpressionResult& number : numbers)
    if (!number.value) return fmt::format("{{{}}}: {}; {}", inside, number.error, shape);
  span = {.kind = TextSpan::Kind::number,
          .words = pieces[0],
          .role = Role::accent,
          .pointer = "/" + pieces[1],
          .least = *numbers[0].value,
          .most = *numbers[1].value,
          .step = *numbers[2].value};
  if (span.least >= span.most || span.step <= 0)
    return fmt::format("{{{}}}: the range must rise and the step be above zero", inside);
  return {};
}

/// What stands between two braces.
std::string readMark(std::string_view inside, TextSpan& span) {
  if (inside.starts_with('=')) {
    span = {.kind = TextSpan::Kind::answer,
            .words = {},
            .role = Role::text,
            .pointer = "/" + std::string(inside.substr(1))};
    return {};
  }
  if (inside.find('|') != inside.npos) return readNumberMark(inside, span);
  const std::size_t colon = inside.find(':');
  const std::string_view name = inside.substr(0, colon);
  const auto* const named = std::ranges::find(kNamed, name, &NamedThing::name);
  if (colon == inside.npos || named == std::end(kNamed))
    return fmt::format("{{{}}} is no mark; write {{NAME:words}} with one of {}", inside,
                       textNames());
  span = {.kind = TextSpan::Kind::named,
          .words = std::string(inside.substr(colon + 1)),
          .role = named->role,
          .body = named->body};
  return span.words.empty() ? fmt::format("{{{}}} names no words", inside) : std::string();
}

}  // namespace

std::string textNames() {
  std::string names;
  for (const NamedThing& named : kNamed) names.append(names.empty() ? "" : ", ").append(named.name);
  return names;
}

ParagraphResult readParagraph(std::string_view text) {
  ParagraphResult result;
  bool strong = false;
  std::string words;
  const auto flush = [&] {
    if (!words.empty())
      result.paragraph.push_back(
          {.kind = strong ? TextSpan::Kind::strong : TextSpan::Kind::plain, .words = words});
    words.clear();
  };
  while (!text.empty()) {
    if (text.starts_with("**")) {
      flush();
      strong = !strong;
      text.remove_prefix(2);
    } else if (text.front() == '{') {
      const std::size_t end = text.find('}');
      if (end == text.npos) {
        result.problem = fmt::format("{} has no closing brace", inQuotes(text));
        return result;
      }
      flush();
      TextSpan span;
      result.problem = readMark(text.substr(1, end - 1), span);
      if (!result.problem.empty()) return result;
      result.paragraph.push_back(std::move(span));
      text.remove_prefix(end + 1);
    } else if (text.front() == '}') {
      result.problem = fmt::format("{} closes a brace that none has opened", inQuotes(text));
      return result;
    } else {
      words += text.front();
      text.remove_prefix(1);
    }
  }
  flush();
  if (strong) result.problem = "** opens strong words that no second ** ends";
  return result;
}

int wordCount(const Paragraph& paragraph) {
  int count = 0;
  bool inWord = false;
  for (const TextSpan& span : paragraph) {
    if (span.kind == TextSpan::Kind::number || span.kind == TextSpan::Kind::answer) {
      count += inWord ? 0 : 1;
      inWord = true;
      continue;
    }
    for (const char c : span.words) {
      const bool letter = std::isspace(static_cast<unsigned char>(c)) == 0;
      count += letter && !inWord ? 1 : 0;
      inWord = letter;
    }
  }
  return count;
}

}  // namespace sepax
