#include "app/formats/plain/engine_code.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/text/number.h"
#include "app/scene/expression.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace sepax {

namespace {

/// What begins a comment at this place: //, /*, and # or -- before a blank or at the start of a
/// line; empty without.
std::string_view commentAt(std::string_view text, std::size_t place) {
  const std::string_view rest = text.substr(place);
  if (rest.starts_with("/*")) return "/*";
  // https://
  if (rest.starts_with("//")) return place > 0 && text[place - 1] == ':' ? "" : "//";
  const bool starts = place == 0 || text[place - 1] == '\n' || text[place - 1] == ' ';
  if (starts && rest.starts_with("-- ")) return "--";
  return starts && rest.starts_with("# ") ? "#" : "";
}

/// Behind the . or -> or : or :: that leads from a name to the next one; the place itself without.
std::size_t behindStep(std::string_view text, std::size_t place) {
  for (const std::string_view step : {"::", "->", ".", ":"})
    if (text.substr(place).starts_with(step)) return place + step.size();
  return place;
}

std::size_t wordEnd(std::string_view text, std::size_t place) {
  if (place >= text.size() || !isWordStart(text[place])) return place;
  while (place < text.size() && isWordPart(text[place])) ++place;
  return place;
}

/// Behind the [2], [] or [name] at this place; the place itself where none is.
std::size_t subscriptEnd(std::string_view text, std::size_t place) {
  if (!isAt(text, place, '[')) return place;
  std::size_t end = place + 1;
  while (end < text.size() && isWordPart(text[end])) ++end;
  return isAt(text, end, ']') ? end + 1 : place;
}

/// The label of the value that starts here, and `start` is then at the value.
std::string_view labelAt(std::string_view text, std::size_t& start, std::size_t end) {
  std::size_t at = behindBlanks(text, start, kAllBlanks);
  if (isAt(text, at, '.')) ++at;
  const bool quoted = isAt(text, at, '"') || isAt(text, at, '\'');
  if (quoted) ++at;
  const std::size_t stop = wordEnd(text, at);
  const std::size_t sign = behindBlanks(text, stop + (quoted ? 1 : 0), kAllBlanks);
  const bool labels = isAt(text, sign, '=') || isAt(text, sign, ':');
  const bool other = isAt(text, sign + 1, '=') || isAt(text, sign + 1, ':');  // a == b, a::b
  if (stop == at || sign >= end || !labels || other) return {};
  start = sign + 1;
  return text.substr(at, stop - at);
}

}  // namespace

std::string withoutCodeComments(std::string_view text) {
  std::string code(text);
  for (std::size_t at = 0; at < text.size(); ++at) {
    const std::string_view mark = commentAt(text, at);
    if (mark.empty()) continue;
    const std::string_view close = mark == "/*" ? "*/" : "\n";
    const std::size_t found = text.find(close, at);
    if (found == text.npos && mark == "/*") continue;
    const std::size_t end = std::min(found, text.size());
    for (std::size_t i = at; i < end; ++i)
      if (code[i] != '\n') code[i] = ' ';
    at = end;
  }
  return code;
}

std::string CodePath::called() const { return lowered(name.substr(name.rfind('.') + 1)); }

std::string CodePath::owner() const {
  const std::size_t dot = name.rfind('.');
  return dot == name.npos ? std::string() : name.substr(0, dot);
}

CodePath codePathAt(std::string_view text, std::size_t place) {
  CodePath path;
  for (std::size_t at = place;;) {
    const std::size_t end = wordEnd(text, at);
    if (end == at) return path;
    path.name.append(path.name.empty() ? "" : ".").append(text.substr(at, end - at));
    path.end = subscriptEnd(text, end);
    path.index.reset();
    std::size_t index = 0;
    const std::string_view inside = text.substr(end, path.end - end);
    const bool numbered = inside.size() > 2;
    const char* const last = inside.data() + inside.size() - 1;
    if (numbered && std::from_chars(inside.data() + 1, last, index).ptr == last) path.index = index;
    path.whole = path.name + std::string(inside);
    at = behindStep(text, path.end);
    if (at == path.end || wordEnd(text, at) == at) return path;
    if (path.end > end) path.name.append(inside);
  }
}

std::vector<CodePart> partsBetween(std::string_view text, const BracketPairs& brackets,
                                   std::size_t open, std::size_t close) {
  std::vector<CodePart> parts;
  std::size_t start = open + 1;
  const auto add = [&](std::size_t end) {
    const std::string_view label = labelAt(text, start, end);
    start = behindBlanks(text, start, kAllBlanks);
    while (end > start && kAllBlanks.find(text[end - 1]) != kAllBlanks.npos) --end;
    if (start < end) parts.push_back({label, start, end});
  };
  for (std::size_t at = start; at < close; ++at) {
    if (isOpening(text[at])) at = brackets.closingOf(at).value_or(at);
    if (text[at] != ',' && text[at] != ';') continue;
    add(at);
    start = at + 1;
  }
  add(close);
  return parts;
}

bool isOneOf(std::string_view name, std::initializer_list<std::string_view> names) {
  return std::ranges::find(names, name) != names.end();
}

std::optional<double> numberIn(std::string_view term) {
  constexpr std::size_t kLongest = 60;
  std::string plain(trimmed(term.substr(0, kLongest + 1)));
  if (term.size() > kLongest || plain.empty()) return std::nullopt;
  for (std::size_t at = plain.size() - 1; at > 0; --at)  // 2.5f
    if ((plain[at] == 'f' || plain[at] == 'F') &&
        (isDigit(plain[at - 1]) || plain[at - 1] == '.') &&
        (at + 1 == plain.size() || !isWordPart(plain[at + 1])))
      plain.erase(at, 1);
  if (numberLength(plain, 0) == plain.size()) return wholeNumber(plain).value;
  if (plain.starts_with("MathHelper.PiOver")) plain.replace(0, 17, "pi / ");
  for (const std::string_view pi :
       {"MathUtils.PI", "MathHelper.Pi", "Math.PI", "math.pi", "np.pi", "M_PI", "b2_pi"})
    for (std::size_t at = plain.find(pi); at != plain.npos; at = plain.find(pi, at + 1))
      plain.replace(at, pi.size(), "pi");
  if (plain.find_first_not_of("0123456789.+-*/() pi") != plain.npos) return std::nullopt;
  return plain.find_first_of("0123456789p") == plain.npos ? std::nullopt : evaluate(plain).value;
}

}  // namespace sepax
