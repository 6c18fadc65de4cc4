#pragma once

#include "app/formats/geometry.h"
#include "app/formats/read_choices.h"

#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

/// Polygons as the commands that take any text read them.
namespace sepax {

/// What is said about the input where the text itself leaves it open.
struct ReadingOptions {
  bool yDown = false;              ///< y points down
  bool pairs = false;              ///< the numbers are pairs x, y
  bool triples = false;            ///< the numbers are triples x, y, z, and z is dropped
  std::vector<std::string> names;  ///< lists of the polygons that are meant; none = all
  std::string holes;               ///< what becomes of them; empty = they are refused
  std::string angles;              ///< their unit; empty = what their names and sizes tell
};
void declareReading(CLI::App& app, ReadingOptions& options);

/// What the reader is told, or the sentence about a word that is none of the choices.
struct TypedChoices {
  ReadChoices choices;
  std::string problem;
};
[[nodiscard]] TypedChoices typedChoices(const ReadingOptions& options);

/// What was read: a scene, the polygons of a text, or why there is neither.
struct PolygonInput {
  std::optional<Scene> scene;
  std::vector<NamedPolygon> polygons;
  bool nameless = false;  ///< no polygon of the text has a name
  std::string error;
  std::optional<DefectKind> defect = {};  ///< of a vertex list that cannot be a body
};
/// The text that was read from `name`, as the options want it; what was assumed is said on standard
/// error.
[[nodiscard]] PolygonInput polygonInput(const std::string& name, GeometryText text,
                                        const ReadingOptions& options);
/// The scene, or one with a body for each polygon.
[[nodiscard]] Scene sceneOf(const PolygonInput& input);

/// What a file is called in a sentence: "standard input" for "-".
[[nodiscard]] std::string placeOf(const std::string& name);

}  // namespace sepax
