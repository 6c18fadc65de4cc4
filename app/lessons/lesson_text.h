#pragma once

#include "app/figure/theme.h"

#include <string>
#include <string_view>
#include <vector>

/// The prose of a lesson: words, some of them strong or in the colour of what they name, numbers
/// that a hand drags, and answers that follow the scene.
namespace sepax {

/// A stretch of prose that is written in one way.
struct TextSpan {
  enum class Kind {
    plain,
    strong,
    named,   ///< in the colour of `role`, which the canvas uses for it
    number,  ///< a number of the scene, dragged here
    answer   ///< a value of the facts, as they stand
  } kind = Kind::plain;
  std::string words;         ///< of a number its label, of an answer nothing
  Role role = Role::text;    ///< of what is named
  int body = -1;             ///< 0 = A, 1 = B: lit on the canvas under the pointer; else -1
  std::string pointer = {};  ///< of a number the place in the scene, of an answer that in the facts
  double least = 0;          ///< of a number
  double most = 0;
  double step = 0;
};

using Paragraph = std::vector<TextSpan>;

struct ParagraphResult {
  Paragraph paragraph;
  std::string problem;  ///< one sentence; empty = it could be read
};

/// Reads the marks: `**strong**`; `{A:words}` for one of textNames(); `{x|bodies/0/angle|0..90|1}`
/// for a number with its label, its place in the scene, its range and its step; `{=sat/depth}` for
/// an answer. A brace without its partner is a problem.
[[nodiscard]] ParagraphResult readParagraph(std::string_view text);

/// What words may be named for: "A, B, gap, …".
[[nodiscard]] std::string textNames();

/// How many words a reader reads: numbers and answers count as one.
[[nodiscard]] int wordCount(const Paragraph& paragraph);

}  // namespace sepax
