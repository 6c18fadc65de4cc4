#include "app/widgets/glossary.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace sepax {
namespace {

constexpr std::size_t kMostTerms = 3;

constexpr std::array kTerms{
    Term{"MTV",
         "Minimum translation vector: the shortest push that takes A out of B. It runs along the "
         "axis with the smallest overlap."},
    Term{"separating line",
         "A straight line with A on one side and B on the other. Two convex shapes are apart "
         "exactly when there is one."},
    Term{"touching line", "A line that both shapes touch, one from each side."},
    Term{"touching, touch",
         "They share points of their borders, but no point inside of both: nothing has to be "
         "pushed."},
    Term{"overlapping", "Some point lies inside of both shapes."},
    Term{"axis, axes",
         "A direction across an edge. Both shapes are projected onto it and their shadows "
         "compared."},
    Term{"shadow, projection interval",
         "Projection interval: the part of an axis that a shape covers when it is seen from the "
         "side."},
    Term{"depth", "How far two shadows overlap: the length of the push along that axis."},
    Term{"gap", "The free space between two shadows. One gap is enough: the shapes are apart."},
    Term{"first contact", "The earliest time in the step at which the shapes share a point."},
    Term{"grazes",
         "They touch on the way, but their insides never meet: nothing has to be stopped."},
    Term{"closing speed", "How much of the gap goes away in one step, measured along the axis."},
    Term{"crossing number",
         "How many edges a ray from the point crosses. Odd means inside, even outside."},
    Term{
        "counter",
        "Of the article’s test: it goes up by one whenever the level line to the right of a vertex "
        "crosses a side. Odd at the end means inside."},
    Term{"casts, integer cast",
         "Cutting the fraction off a coordinate: 2.7 becomes 2, and the vertex moves."},
    Term{"half-open",
         "An edge owns one of its ends only, so that a ray through a corner counts it once, not "
         "twice."},
    Term{"supercover", "All pixels that a line touches, those at corners included."},
    Term{"Bresenham",
         "A line of pixels, one for each column or row: quick, but it passes over pixels that the "
         "true line touches."},
    Term{"swept box", "The smallest upright box about an edge and all of its way in the step."},
    Term{"culled",
         "Left out without a test: the boxes around them, ways included, are apart, so they cannot "
         "meet in this step."},
    Term{"candidate", "A moment at which an end of one edge reaches the line of the other."},
    Term{"A − B, Minkowski difference",
         "Minkowski difference: every point of A minus every point of B. The shapes meet exactly "
         "where the origin lies in it."},
    Term{"support", "The point of a shape that lies farthest in a direction: one of its corners."},
    Term{"simplex",
         "Up to three corners of the difference, which GJK brings nearer to the origin."},
    Term{"polytope",
         "A polygon inside of the difference and around the origin, which EPA lets grow towards "
         "the nearest edge."},
    Term{"GJK",
         "Gilbert, Johnson and Keerthi: finds whether the origin lies in the difference, and the "
         "point nearest to it, from a few corners."},
    Term{"EPA", "Expanding polytope algorithm: finds the push of an overlap that GJK has found."},
    Term{"convex", "Without a dent: a line between any two of its points stays inside."},
    Term{"concave, reflex", "With a dent: some corner points inwards."},
    Term{"CCW", "Counterclockwise: the corners are listed against the hands of a clock."},
    Term{"CW", "Clockwise: the corners are listed with the hands of a clock."},
    Term{"tunnel",
         "To pass through a body between two frames without a frame that shows them meet."},
};

bool isLetter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c & 0x80) != 0;
}

char lowered(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c; }

/// An abbreviation is spelt as it stands.
bool sameLetter(char of, char in) { return of == in || (of >= 'a' && of == lowered(in)); }

bool usesWord(std::string_view text, std::string_view word) {
  const auto matches = [&](std::size_t at) {
    return std::ranges::equal(word, text.substr(at, word.size()), sameLetter);
  };
  for (std::size_t at = 0; at + word.size() <= text.size(); ++at) {
    if (!matches(at) || (at > 0 && isLetter(text[at - 1]))) continue;
    std::size_t end = at + word.size();
    if (end < text.size() && text[end] == 's') ++end;
    if (end == text.size() || !isLetter(text[end])) return true;
  }
  return false;
}

/// One of the words, which stand between commas.
bool uses(std::string_view text, std::string_view words) {
  for (;;) {
    const std::size_t comma = words.find(", ");
    if (usesWord(text, words.substr(0, comma))) return true;
    if (comma == words.npos) return false;
    words.remove_prefix(comma + 2);
  }
}

}  // namespace

std::string_view wordOf(const Term& term) { return term.words.substr(0, term.words.find(',')); }

std::span<const Term> glossary() { return kTerms; }

std::vector<const Term*> termsIn(std::string_view text) {
  std::vector<const Term*> found;
  for (const Term& term : kTerms)
    if (found.size() < kMostTerms && uses(text, term.words)) found.push_back(&term);
  return found;
}

}  // namespace sepax
