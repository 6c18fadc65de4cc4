#include "app/techniques/contract/paint_sentence.h"

#include "app/figure/font.h"
#include "app/figure/wrap.h"
#include "app/techniques/contract/shown_answers.h"

#include <algorithm>
#include <string>
#include <vector>

namespace sepax {

/// What lies below words shows through, but does not strike them out.
Box backingOf(Rect place) {
  Box backing;
  backing.min = place.min;
  backing.max = place.max;
  backing.radius = 6;
  backing.fill = {Role::ground, 0.8};
  return backing;
}

namespace {

/// Below all lines together.
void addBacking(Figure& figure, const std::vector<std::string>& lines, double top) {
  double width = 0;
  for (const std::string& line : lines)
    width = std::max(width, textWidth(line, 14, Weight::regular));
  Box backing = backingOf({{14, top}, {26 + width, figure.height - 8}});
  backing.part = Part::narrationBacking;
  figure.add(backing);
  figure.keepClear.push_back(backing);
}

/// As many whole sentences as fit on these lines, else the beginning of the first; with an ellipsis
/// where something follows.
std::string fittedNarration(const std::string& text, double width, std::size_t mostLines) {
  const auto fits = [&](const std::string& words) {
    return wrapped(words, 14, width, Weight::regular).size() <= mostLines;
  };
  if (fits(text)) return text;
  for (std::size_t end = text.rfind(". "); end != std::string::npos && end > 0;
       end = text.rfind(". ", end - 1)) {
    const std::string sentences = text.substr(0, end + 1) + " …";
    if (fits(sentences)) return sentences;
  }
  return cutToFit(text, fits);
}

constexpr double kLine = 19;  ///< of the sentence, logical pixels

/// The first one's baseline at `y`.
void addLines(Figure& figure, const std::vector<std::string>& lines, double y) {
  const PartScope part(figure, Part::narration);
  for (const std::string& line : lines) {
    figure.add(Text{
        Layer::badge, {20, y}, line, 14, Weight::regular, Align::left, {Role::text, 0.85}, true});
    y += kLine;
  }
}

}  // namespace

void addNarration(Figure& figure, const std::string& sentence, double badges) {
  constexpr std::size_t kMostLines = 3;  // more of them would cover what they tell of
  const std::string told = fittedNarration(sentence, figure.width - 40, kMostLines);
  if (told != sentence) figure.unsaid = sentence;
  const std::vector<std::string> lines = evenlyWrapped(told, 14, figure.width - 40);
  const double height = kLine * static_cast<double>(lines.size()) + 16;
  // In a small picture the polygons say more than words over them.
  constexpr double kMost = 0.4;   // of the height
  constexpr double kLeast = 0.5;  // of it, that is left between the words
  const double room = figure.height - height - badges;
  if (lines.empty()) return;
  if (height > kMost * figure.height || room < kLeast * figure.height) {
    figure.unsaid = sentence;
    return;
  }
  const double y = figure.height - 16 - kLine * (static_cast<double>(lines.size()) - 1);
  addBacking(figure, lines, y - 17);
  addLines(figure, lines, y);
}

void addSentence(Figure& figure, const Evidence& evidence, const Technique& technique,
                 const ViewState& view, double top) {
  constexpr double kBottom = 12;
  const std::string sentence = shownVerdict(technique, evidence, view).sentence;
  const double width = figure.width - 40;
  const double room = std::max(0.0, figure.height - kBottom - top);
  const std::string told = fittedNarration(sentence, width, static_cast<std::size_t>(room / kLine));
  if (told != sentence) figure.unsaid = sentence;
  addLines(figure, evenlyWrapped(told, 14, width), top + kLine);
}

}  // namespace sepax
