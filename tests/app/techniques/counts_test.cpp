#include "app/figure/numbers.h"
#include "app/techniques/contract/shown_answers.h"
#include "tests/support/scenes.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

#include <cctype>
#include <string>
#include <string_view>

// A count goes with the right number of its word.

namespace sepax::test {
namespace {

struct Noun {
  std::string_view one;
  std::string_view many;
};

constexpr Noun kNouns[] = {
    {"pair", "pairs"},         {"point", "points"}, {"edge", "edges"},      {"vertex", "vertices"},
    {"axis", "axes"},          {"pixel", "pixels"}, {"step", "steps"},      {"side", "sides"},
    {"crossing", "crossings"}, {"test", "tests"},   {"part", "parts"},      {"body", "bodies"},
    {"block", "blocks"},       {"tile", "tiles"},   {"box", "boxes"},       {"time", "times"},
    {"number", "numbers"},     {"field", "fields"}, {"polygon", "polygons"}};

bool isLetter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }

/// The number before the word that starts at `at`; empty when there is none, or a fraction.
std::string_view numberBefore(std::string_view text, std::size_t at) {
  if (at < 2 || text[at - 1] != ' ') return {};
  const std::size_t end = at - 1;
  std::size_t start = end;
  while (start > 0 &&
         (std::isdigit(static_cast<unsigned char>(text[start - 1])) != 0 || text[start - 1] == '.'))
    --start;
  if (start > 0 && text[start - 1] != ' ' && text[start - 1] != '(') return {};  // A3, −2
  const std::string_view number = text.substr(start, end - start);
  return number.find('.') == number.npos ? number : std::string_view{};
}

/// Whether some whole number stands before `word` for which `wrong` holds.
template <class Wrong>
bool stands(std::string_view text, std::string_view word, Wrong wrong) {
  for (std::size_t at = text.find(word); at != text.npos; at = text.find(word, at + 1)) {
    const std::size_t end = at + word.size();
    if (end < text.size() && isLetter(text[end])) continue;
    const std::string_view number = numberBefore(text, at);
    if (!number.empty() && wrong(number)) return true;
  }
  return false;
}

/// "1 pairs" or "2 pair"; empty when there is nothing like that.
std::string wrongCount(std::string_view text) {
  for (const Noun& noun : kNouns) {
    if (stands(text, noun.many, [](std::string_view number) { return number == "1"; }))
      return "1 " + std::string(noun.many);
    if (stands(text, noun.one, [](std::string_view number) { return number != "1"; }))
      return "several " + std::string(noun.one);
  }
  return {};
}

void checkWords(const Technique& technique, const Evidence& evidence, ViewState view) {
  for (const PublishedMethod& method : technique.published) {
    if (!method.known(evidence)) continue;
    view.method = method.id;
    view.answers = Answers::both;
    for (view.step = -1; view.step < stepCountOf(technique, evidence, view); ++view.step) {
      const std::string words =
          wordsOf(technique, evidence, view) + shownVerdict(technique, evidence, view).sentence;
      CHECK_MESSAGE(wrongCount(words) == "", words);
      if (method.verdict == nullptr) continue;
      const std::string published = method.verdict(evidence, view).sentence;
      CHECK_MESSAGE(wrongCount(published) == "", published);
    }
    if (method.compared == nullptr) continue;
    for (const ComparedRow& row : method.compared(evidence))
      CHECK_MESSAGE(wrongCount(row.published + "; " + row.exact) == "", row.label);
  }
}

}  // namespace

TEST_CASE("a count goes with the right number of its word") {
  CHECK(counted(1, "edge") == "1 edge");
  CHECK(counted(0, "edge") == "0 edges");
  CHECK(counted(2u, "vertex", "vertices") == "2 vertices");
  CHECK(counted(std::size_t{1}, "vertex", "vertices") == "1 vertex");
  CHECK(oneOrMany(1, "is", "are") == "is");
  CHECK(oneOrMany(0, "is", "are") == "are");
  CHECK(wrongCount("and 1 pairs") == "1 pairs");
  CHECK(wrongCount("21 pairs, 0.1 pairs, 1 pair, 2 edges") == "");
  CHECK(wrongCount("of 3 edge") == "several edge");
}

TEST_CASE("no step of a built-in scene counts one of several, or several of one") {
  for (const std::string_view id : allBuiltinIds()) {
    CAPTURE(id);
    const Scene scene = builtin(id);
    const Technique* technique = findTechnique(scene.technique);
    ViewState view = viewAt(scene.technique, -1);
    const Evidence evidence = analyze(scene, optionsFrom(view));
    checkWords(*technique, evidence, view);
    for (const std::string& words : wordsIn(paint(evidence, view)))
      CHECK_MESSAGE(wrongCount(words) == "", words);
    for (const Disagreement& found : evidence.disagreements)
      CHECK_MESSAGE(wrongCount(found.why) == "", found.why);
    for (const auto& skipped : evidence.skipped)
      CHECK_MESSAGE(wrongCount(skipped.second) == "", skipped.second);
  }
}

}  // namespace sepax::test
