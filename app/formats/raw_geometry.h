#pragma once

#include "app/formats/geometry.h"
#include "app/scene/problem.h"

#include <cstddef>
#include <string>
#include <vector>

/// What the reader of one format found, before it is decided what the numbers mean.
namespace sepax {

/// How many numbers a vertex has.
enum class Arity { flat = 0, pair = 2, triple = 3 };

struct RawPolygon {
  std::string name;
  std::size_t line = 0;         ///< where it starts, from 1; 0 = unknown
  Arity arity = Arity::pair;    ///< flat: a list of numbers without inner brackets
  std::vector<double> numbers;  ///< vertex after vertex
  bool isRing = false;          ///< the format wants its first vertex again at the end
};

/// No polygons and no error = nothing like that here.
struct RawGeometry {
  std::string format;
  std::vector<RawPolygon> polygons;
  std::vector<std::string> notes;
  Problem error;
};

/// Adds a sentence, once, as one of the first twenty.
void addNote(RawGeometry& raw, const std::string& sentence);
/// "line 3: "
[[nodiscard]] std::string atLine(std::size_t line);
/// The problem of nan, inf and the like.
[[nodiscard]] Problem nonFiniteError(std::size_t line, std::string_view word);
[[nodiscard]] Problem tooLargeError(std::size_t line, std::string_view digits);
/// The same without the line for a text that starts with a number that is not finite; empty for any
/// other text.
[[nodiscard]] Problem numberProblem(std::string_view text);
[[nodiscard]] std::string holeError(std::size_t line);
/// Whether a sentence is that one, of any line.
[[nodiscard]] bool isHoleError(std::string_view sentence);
[[nodiscard]] std::string tooManyVerticesError();

/// A text of this format that has no readings.
[[nodiscard]] GeometryText refused(std::string format, Problem problem);
/// The raw numbers of the text, checked and read in every way that makes sense, likeliest first.
[[nodiscard]] GeometryText understood(RawGeometry raw);

}  // namespace sepax
