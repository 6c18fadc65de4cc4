#pragma once

#include "app/techniques/table.h"
#include "tests/support/exact_case.h"

#include <set>
#include <string>
#include <vector>

/// What the laws about viewers read: scenes, views, texts and figures.
namespace sepax::test {

/// The pair with its motion as bodies A and B.
[[nodiscard]] Scene sceneOf(const Case& pair, const std::string& technique);
/// Its evidence for that technique alone.
[[nodiscard]] Evidence evidenceOf(const Case& pair, const std::string& technique);
/// A view of the technique at a step, with a camera that sees the pair.
[[nodiscard]] ViewState viewAt(const std::string& technique, int step);
/// The whole exact answer at a time of the motion.
[[nodiscard]] ViewState viewAtTime(const std::string& technique, double time);

/// Everything that is drawn, as text: equal texts are equal figures.
[[nodiscard]] std::string textOf(const Figure& figure);
/// The words of a figure.
[[nodiscard]] std::vector<std::string> wordsIn(const Figure& figure);
/// Whether the words are among those of the figure.
[[nodiscard]] bool shows(const Figure& figure, const std::string& words);

/// Badge, sentence and the values of the code lines, all in one.
[[nodiscard]] std::string wordsOf(const Technique& technique, const Evidence& evidence,
                                  const ViewState& view);

/// "A3", "B12½", ...: names of vertices and edges in a text.
[[nodiscard]] std::set<std::string> namesIn(const std::string& text);
/// Numbers in a text as they are written, without those in names.
[[nodiscard]] std::set<std::string> numbersIn(const std::string& text);
/// What stands between two pieces of a sentence; empty when they are not in it.
[[nodiscard]] std::string between(const std::string& text, const std::string& before,
                                  const std::string& after);

}  // namespace sepax::test
