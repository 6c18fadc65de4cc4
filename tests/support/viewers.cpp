#include "tests/support/viewers.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace sepax::test {

namespace {

std::string text(Vec2 p) { return fmt::format("({} {})", p.x, p.y); }

std::string text(Paint paint) {
  return fmt::format("<{} {}>", static_cast<int>(paint.role), paint.alpha);
}

std::string text(const std::vector<Vec2>& points) {
  std::string all;
  for (const Vec2 p : points) all += text(p);
  return all;
}

std::string text(const Stroke& s) {
  return fmt::format("stroke {} {} {} {} {} {} {} {}\n", static_cast<int>(s.layer), text(s.points),
                     s.closed, text(s.paint), s.width, s.dash.on, s.dash.off,
                     static_cast<int>(s.cap));
}
std::string text(const Fill& f) {
  return fmt::format("fill {} {} {} {}\n", static_cast<int>(f.layer), text(f.outline),
                     text(f.paint), static_cast<int>(f.hatch));
}
std::string text(const Dot& d) {
  return fmt::format("dot {} {} {} {} {} {}\n", static_cast<int>(d.layer), text(d.center), d.radius,
                     text(d.fill), text(d.ring), d.ringWidth);
}
std::string text(const Text& t) {
  return fmt::format("text {} {} {} {} {} {} {} {}\n", static_cast<int>(t.layer), text(t.position),
                     t.text, t.size, static_cast<int>(t.weight), static_cast<int>(t.align),
                     text(t.paint), t.halo);
}
std::string text(const Box& b) {
  return fmt::format("box {} {} {} {} {} {} {}\n", static_cast<int>(b.layer), text(b.min),
                     text(b.max), b.radius, text(b.fill), text(b.border), b.borderWidth);
}

bool isDigit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }

/// The name that starts there, empty when none does.
std::string nameAt(const std::string& text, std::size_t at) {
  const bool letter = text[at] == 'A' || text[at] == 'B';
  const bool starts = at == 0 || !std::isalnum(static_cast<unsigned char>(text[at - 1]));
  std::size_t end = at + 1;
  while (end < text.size() && isDigit(text[end])) ++end;
  if (!letter || !starts || end == at + 1) return {};
  const bool middle = text.compare(end, 2, "½") == 0;
  return text.substr(at, end - at) + (middle ? "½" : "");
}

/// The number that starts there; of its sign the true minus alone.
std::string numberAt(const std::string& text, std::size_t at) {
  static const std::string minus = "\u2212";
  std::size_t end = at;
  const auto digits = [&] {
    while (end < text.size() && isDigit(text[end])) ++end;
  };
  if (text.compare(end, minus.size(), minus) == 0) end += minus.size();
  if (end >= text.size() || !isDigit(text[end])) return {};
  digits();
  if (end + 1 < text.size() && text[end] == '.' && isDigit(text[end + 1])) {
    ++end;
    digits();
  }
  if (end + 1 < text.size() && text[end] == 'e') {
    ++end;
    end += text[end] == '+' ? 1 : text.compare(end, minus.size(), minus) == 0 ? minus.size() : 0;
    digits();
  }
  return text.substr(at, end - at);
}

}  // namespace

Scene sceneOf(const Case& pair, const std::string& technique) {
  Scene scene;
  scene.technique = technique;
  Body a;
  a.name = "A";
  a.vertices = pair.a;
  a.velocity = pair.va;
  Body b;
  b.name = "B";
  b.vertices = pair.b;
  b.velocity = pair.vb;
  scene.bodies = {a, b};
  return scene;
}

Evidence evidenceOf(const Case& pair, const std::string& technique) {
  AnalysisOptions options;
  options.technique = technique;
  return analyze(sceneOf(pair, technique), options);
}

ViewState viewAt(const std::string& technique, int step) {
  ViewState view;
  view.technique = technique;
  view.step = step;
  view.camera = {{0, 0}, 30, 1130, 710};
  return view;
}

ViewState viewAtTime(const std::string& technique, double time) {
  ViewState view = viewAt(technique, -1);
  view.time = time;
  view.answers = Answers::exact;
  return view;
}

std::string textOf(const Figure& figure) {
  std::string all = fmt::format("{} x {}\n", figure.width, figure.height);
  for (const Item& item : figure.items) {
    all += std::visit([](const auto& part) { return text(part); }, item);
  }
  return all;
}

std::vector<std::string> wordsIn(const Figure& figure) {
  std::vector<std::string> words;
  for (const Item& item : figure.items) {
    if (const Text* written = std::get_if<Text>(&item)) words.push_back(written->text);
  }
  return words;
}

bool shows(const Figure& figure, const std::string& words) {
  const std::vector<std::string> all = wordsIn(figure);
  return std::find(all.begin(), all.end(), words) != all.end();
}

std::string wordsOf(const Technique& technique, const Evidence& evidence, const ViewState& view) {
  const Verdict verdict = technique.verdict(evidence, view);
  std::string words = verdict.badge + "\n" + verdict.sentence;
  if (!technique.steps) return words;
  for (const CodeLine& line : technique.steps(evidence, view)) words += "\n" + line.value;
  return words;
}

std::set<std::string> namesIn(const std::string& text) {
  std::set<std::string> names;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (const std::string name = nameAt(text, i); !name.empty()) names.insert(name);
  }
  return names;
}

std::set<std::string> numbersIn(const std::string& text) {
  std::set<std::string> numbers;
  for (std::size_t i = 0; i < text.size();) {
    const std::string name = nameAt(text, i);
    const std::string number = name.empty() ? numberAt(text, i) : std::string();
    if (!number.empty()) numbers.insert(number);
    i += std::max<std::size_t>({1, name.size(), number.size()});
  }
  return numbers;
}

std::string between(const std::string& text, const std::string& before, const std::string& after) {
  const std::size_t start = text.find(before);
  if (start == std::string::npos) return {};
  const std::size_t from = start + before.size();
  const std::size_t end = text.find(after, from);
  return end == std::string::npos ? std::string() : text.substr(from, end - from);
}

}  // namespace sepax::test
