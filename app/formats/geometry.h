#pragma once

#include "app/formats/read_choices.h"
#include "app/scene/scene_json.h"
#include "core/polygon/polygon.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Polygons as people write them: in the source code of a game, in WKT, SVG, CSV or JSON.
namespace sepax {

/// A vertex list with the name that the text gives it; closed implicitly.
struct NamedPolygon {
  std::string name;            ///< empty = the text has none
  std::vector<Vec2> vertices;  ///< as written, y up or down alike: nothing is flipped
  friend bool operator==(const NamedPolygon&, const NamedPolygon&) = default;
};

/// One way to understand a text.
struct GeometryReading {
  std::string id;                      ///< "pairs", "triples", …
  std::string title;                   ///< for a list of choices: "pairs x, y"
  std::vector<NamedPolygon> polygons;  ///< at least one, each with three vertices or more
  std::vector<std::string> notes;      ///< what was dropped or assumed, one sentence each
};

/// What a text was understood as. Either error is empty and readings has the likeliest one first,
/// or error is one sentence that says what was looked for or where the text is wrong.
struct GeometryText {
  std::string format;  ///< id of a row of geometryFormats(), "text" for any text with numbers
  std::vector<GeometryReading> readings;
  std::optional<Scene> scene;  ///< when the text is a scene file: it has all that polygons lack
  std::string error;
  /// Non-finite or too few vertices, when a vertex list was found and that is the error.
  std::optional<DefectKind> defect = {};
  bool hasHoles = false;    ///< what becomes of them is a choice, and without it the error
  bool holesAmiss = false;  ///< there are holes, and with the error no choice helps
  /// The unit in which angles beside vertices were read, which is a choice too; none without any.
  std::optional<AngleUnit> angles = {};
};

/// Largest distance between a curve and the lines that replace it, as a part of the size of the
/// path that it belongs to.
inline constexpr double kCurveTolerance = 1e-3;

/// Reads polygons out of a text of any of the formats. Linear in the size of the text, but for
/// the holes of its polygons.
[[nodiscard]] GeometryText readGeometry(std::string_view text, const ReadChoices& choices = {});

/// What a scene that was read is as a text: itself, with its bodies in the world as the reading.
[[nodiscard]] GeometryText textOfScene(SceneResult result);

/// The polygons as bodies at the origin, added to the scene under their names or the next free
/// ones. The scene keeps all else.
[[nodiscard]] Scene withPolygons(Scene scene, const std::vector<NamedPolygon>& polygons);

/// The polygons as they stand in the world; of a body of parts each part under the body's name and
/// the number of the part. Points and segments are no polygons and are left out.
[[nodiscard]] std::vector<NamedPolygon> worldPolygons(const Scene& scene);
/// One sentence about what worldPolygons left out; empty when it is nothing.
[[nodiscard]] std::string leftOutOf(const Scene& scene);

}  // namespace sepax
