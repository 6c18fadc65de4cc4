#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace sepax {

/// A text without what stands at the start of its lines and is no part of a vertex. It has as many
/// lines as before.
struct StrippedText {
  std::string text;
  std::string note;  ///< one sentence
};

/// Takes the time, level and source off the lines of a log, and the numbers off a numbered list:
/// 12:03:44 [physics] (1, 2) and 1. 0.5 0.5. Nothing when the lines do not start like that.
[[nodiscard]] std::optional<StrippedText> withoutLinePrefixes(std::string_view text);

/// Blanks stand where lines of the text begin with those of a printed tree (U+2500 to U+257F): ├─
/// and └─ stand before rows of one kind.
[[nodiscard]] std::string withoutTreeSigns(std::string text);

/// "0 0, 1 0,"
/// "1 1": a text in quotes that goes on in the next line is one. All stays in its place.
[[nodiscard]] std::string withoutInnerQuotes(std::string text);
/// Blanks in place of the - or + before the lines of a block of code that is marked as a difference
/// and has no lines with the other sign. All stays in its place.
[[nodiscard]] std::string withoutSignsOfFences(std::string text);
/// "@x": 5 of XML that became JSON, as "x" : 5. All stays in its place.
[[nodiscard]] std::string withoutAttributeSigns(std::string text);

/// Blanks in place of <br/> at the ends of lines. All stays in its place.
[[nodiscard]] std::string withoutBreakTags(std::string text);

/// \((0, 0)\) and \left( 0, 0 \right): what TeX adds around brackets becomes blanks, and so do
/// sums in $...$; all stays in its place.
[[nodiscard]] std::string withoutTexSigns(std::string text);

/// （0，0）、（1，0）: brackets and signs as wide as a letter of Chinese or Japanese, and a word
/// that joins two points, are the plain ones. All that follows stays in its place.
[[nodiscard]] std::string withoutWideSigns(std::string text);
/// ... before the lines of a session of Python that follow one with >>> are blanks: nothing is left
/// out there.
[[nodiscard]] std::string withoutPrompts(std::string text);
/// <text x="1" y="2">, <circle .../>: blanks in place of the tags of SVG that have a place and no
/// outline.
[[nodiscard]] std::string withoutPlacedTags(std::string text);
/// (−1, –2): the minus signs and dashes of typeset text as the sign of a program.
[[nodiscard]] std::string withPlainMinus(std::string text);

}  // namespace sepax
