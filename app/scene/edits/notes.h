#pragma once

#include "app/scene/scene.h"

#include <string>
#include <string_view>
#include <vector>

/// Title and notes of a scene. Notes are prose: a blank line begins a new paragraph, and a single
/// line break is a space, so that the text can be wrapped anew wherever it is shown.
namespace sepax {

/// The paragraphs, each on one line without blanks at its ends; none for a text without words.
[[nodiscard]] std::vector<std::string> paragraphsOf(std::string_view notes);
/// The notes with one blank line between paragraphs. Law: joined(paragraphsOf(x)) has the
/// paragraphs of x.
[[nodiscard]] std::string joined(const std::vector<std::string>& paragraphs);
/// The scene under this title, of one line, and with these notes.
[[nodiscard]] Scene withWords(Scene scene, std::string_view title, std::string_view notes);

}  // namespace sepax
