#pragma once

#include "app/formats/geometry.h"
#include "app/formats/raw_poses.h"
#include "app/scene/problem.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// What the reader of one format found, before it is decided what the numbers mean.
namespace sepax {

inline constexpr std::size_t kFewestVertices = 3;  ///< of a polygon

/// How many numbers a vertex has.
enum class Arity { flat = 0, pair = 2, triple = 3 };

struct RawPolygon {
  std::string name;
  std::size_t line = 0;             ///< where it starts, from 1; 0 = unknown
  Arity arity = Arity::pair;        ///< flat: a list of numbers without inner brackets
  std::vector<double> numbers;      ///< vertex after vertex
  bool isRing = false;              ///< the format wants its first vertex again at the end
  bool isHole = false;              ///< of the last one before it that is none
  std::vector<RawPose> poses = {};  ///< that it is written in, the inmost first
};

[[nodiscard]] inline std::size_t vertexCount(const RawPolygon& polygon) {
  return polygon.numbers.size() / (polygon.arity == Arity::triple ? 3 : 2);
}

/// Of what there is instead, where an error says that there is no polygon.
enum class Lack : std::uint8_t {
  unsaid,
  shapes,  ///< the format has other things or nothing in it
  lines    ///< there are only points and open lines
};

/// No polygons and no error = nothing like that here.
struct RawGeometry {
  std::string format;
  std::vector<RawPolygon> polygons;
  std::vector<std::string> notes;
  Problem error;
  bool holesAmiss = false;  ///< there are holes, and with the error nobody knows whose
  bool hasGaps = false;     ///< NaN parts rings
  Lack lack = Lack::unsaid;
};

/// Adds a sentence, once, as one of the first twenty.
void addNote(RawGeometry& raw, const std::string& sentence);

/// Takes out the polygons that are to go, each with its holes; how many.
template <class Goes>
std::size_t takeOut(std::vector<RawPolygon>& polygons, Goes goes) {
  bool gone = false;
  return std::erase_if(polygons, [&](RawPolygon& polygon) {
    if (!polygon.isHole) gone = goes(polygon);
    return gone;
  });
}

/// Some of the lists, of which the first was in this line, are gone: with no other left, that is an
/// error, and else a note.
void tellOfGone(RawGeometry& raw, std::size_t gone, std::size_t line, std::string_view error,
                std::string_view note);

/// "line 3: "
[[nodiscard]] std::string atLine(std::size_t line);
/// The problem of nan, inf and the like.
[[nodiscard]] Problem nonFiniteError(std::size_t line, std::string_view word);
[[nodiscard]] Problem tooLargeError(std::size_t line, std::string_view digits);
/// The same without the line for a text that starts with a number that is not finite; empty for any
/// other text.
[[nodiscard]] Problem numberProblem(std::string_view text);
[[nodiscard]] std::string tooManyVerticesError();

inline constexpr std::string_view kHolesAloneError =
    "holes without an outline; give its vertices, too";

/// Whether a sentence says that there is no polygon, and nothing else.
[[nodiscard]] bool saysNothingFound(std::string_view error);
/// Such a sentence, with what was left out; of notes that tell of nothing the same as without.
[[nodiscard]] std::string nothingFoundBut(const std::vector<std::string>& notes);
/// A text of this format that has no readings.
[[nodiscard]] GeometryText refused(std::string format, Problem problem);
/// The raw numbers of the text, checked and read in every way that makes sense, likeliest first.
[[nodiscard]] GeometryText understood(RawGeometry raw, const ReadChoices& choices);

}  // namespace sepax
