#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/figure/camera.h"
#include "app/figure/figure.h"
#include "app/scene/scene.h"
#include "core/evidence/evidence.h"

namespace sepax {

/// What the pointer is over or what was clicked: linked in table, canvas and code.
struct Target {
  enum class Kind {
    none,
    vertex,
    edge,
    body,
    velocity,
    rotation,
    freeAxis,
    rayOrigin,
    rayEnd,
    groupMove,
    groupScale,
    groupRotate
  } kind = Kind::none;
  int body = -1;   ///< index in scene.bodies
  int index = -1;  ///< vertex or edge; corner of the group's frame (0 = low left, counterclockwise)
  friend bool operator==(const Target&, const Target&) = default;
};

/// Which walk along a ray is shown.
enum class RayWalkId { bresenham, published, cells };
/// What the left button does on the tile map.
enum class TileTool { ray, pencil, eraser, fill, flipX, flipY, place, blank };

/// What is turned on for rays and tiles.
struct RayView {
  RayWalkId walk = RayWalkId::bresenham;
  bool differences = true;  ///< hatch the pixels that the compared walks do not share
  TileTool tool = TileTool::ray;
  int tile = 0;                  ///< of the palette, that `place` puts down
  std::optional<Pixel> pointed;  ///< under the pointer while a tool is on
  friend bool operator==(const RayView&, const RayView&) = default;
};

/// A place that a drag has snapped to, and the line that leads the eye there.
struct SnapGuide {
  Vec2 place;  ///< world units
  Vec2 from;   ///< world units; equal to place when there is no line
  Vec2 to;
  std::string label;  ///< "vertex B2", "edge A0", …; empty for the grid
  friend bool operator==(const SnapGuide&, const SnapGuide&) = default;
};

/// Corners of the rectangle that a hand spans to select bodies, world units.
struct RubberBand {
  Vec2 from;
  Vec2 to;
  friend bool operator==(const RubberBand&, const RubberBand&) = default;
};

/// What a user has turned on and looks at: remembered, not undone.
struct ViewState {
  std::string technique = "sat";
  Camera camera;
  ThemeId theme = ThemeId::dark;
  bool grid = true;
  bool names = true;
  bool handles = true;
  bool evidence = true;  ///< what the technique adds to the bodies is drawn
  Target hovered;
  Target selected;
  std::optional<AxisName> selectedAxis;  ///< absent = the axis that decides
  std::optional<AxisName> hoveredAxis;
  bool allAxes = false;
  bool freeAxis = false;
  double freeAxisAngle = 0;  ///< degrees; direction of the free axis
  int step = -1;             ///< step shown by step-through; -1 = everything
  double time = 0;           ///< of the motion, steps, in [0, 1]
  bool playing = false;
  bool loop = true;
  SatSavings satSavings;                       ///< optimisations whose effect on the work is shown
  bool slide = false;                          ///< drive A with keys or mouse
  std::optional<std::array<int, 2>> edgePair;  ///< selected edge of A and of B (swept edges)
  bool middles = false;                        ///< extra points on A's edges (inside)
  std::vector<int> group;           ///< bodies selected together, rising; empty unless 2 or more
  std::vector<std::string> hidden;  ///< names of bodies that are neither drawn nor picked
  std::optional<RubberBand> band;   ///< while it is spanned
  std::vector<SnapGuide> guides;    ///< while a drag is snapped
  bool doctor = true;               ///< defects are marked on the canvas
  Target pointed;                   ///< named by the row of a panel under the pointer
  RayView ray;
  friend bool operator==(const ViewState&, const ViewState&) = default;
};

/// One line of the algorithm beside the picture.
struct CodeLine {
  std::string text;
  std::string value;             ///< live values, may be empty
  bool current = false;          ///< the line that the shown step executes
  std::optional<AxisName> axis;  ///< axis that the line speaks of, for linked hover
};

/// The verdict in words.
struct Verdict {
  std::string badge;  ///< a few words
  Role role = Role::accent;
  std::string sentence;  ///< one sentence of narration
};

/// What an analysis is asked for beyond the scene itself.
struct AnalysisOptions {
  std::string
      technique;  ///< id of the only one that is shown, so that dragging stays quick; empty = all
  std::optional<double> freeAxisAngle;  ///< degrees; direction of an axis turned by hand
  SatSavings satSavings;
  std::optional<std::array<int, 2>> edgePair;  ///< edge of A and edge of B to explain
  bool middles = false;  ///< middles of A's edges take part in the inside test
  double time = 0;       ///< steps; bodies of the inside test stand there
  friend bool operator==(const AnalysisOptions&, const AnalysisOptions&) = default;
};

struct PanelContext;  // app/ui/panel_context.h

/// A technique: one folder, one row in the table of techniques.cpp. Functions may be null where
/// a technique has no such part.
struct Technique {
  std::string_view id;    ///< also its folder and the value of "technique" in scene files
  std::string_view name;  ///< short, for the rail
  std::string_view title;
  std::string_view subtitle;
  std::string_view bottomTitle;  ///< heading of the bottom panel
  /// Fills its part of the evidence, or says under evidence.skipped why it cannot; evidence.bodies,
  /// a and b are already there.
  void (*analyze)(const Scene&, const AnalysisOptions&, Evidence&);
  void (*paint)(const Evidence&, const ViewState&, Figure&);
  /// Draws the technique's strip (time lanes) into a figure of its own; may be null.
  void (*paintStrip)(const Evidence&, const ViewState&, Figure&);
  Verdict (*verdict)(const Evidence&, const ViewState&);
  int (*stepCount)(const Evidence&);
  std::vector<CodeLine> (*steps)(const Evidence&, const ViewState&);
  void (*inspector)(PanelContext&);  ///< Dear ImGui, right panel
  void (*bottom)(PanelContext&);     ///< Dear ImGui, bottom panel
  bool concave = false;              ///< a concave polygon is no defect here
  /// Time can be played besides the steps: Space does so unless a step is shown. May be null.
  bool (*playsTime)(const Scene&) = nullptr;
};

/// All techniques in the order of the rail.
[[nodiscard]] const std::vector<Technique>& techniques();
/// The technique with this id, null when there is none.
[[nodiscard]] const Technique* findTechnique(std::string_view id);
/// Bodies posed and checked, then every technique's part.
[[nodiscard]] Evidence analyze(const Scene& scene, const AnalysisOptions& options = {});
/// What the view asks of an analysis.
[[nodiscard]] AnalysisOptions optionsFrom(const ViewState& view);
/// The whole picture: grid, bodies, the technique's evidence, handles, names, badge, narration;
/// labels are placed. The figure has the size of view.camera.
[[nodiscard]] Figure paint(const Evidence& evidence, const ViewState& view);
/// The picture that leaves the program: the canvas and, where the technique has one, its strip
/// below it. view.camera has the size of the whole picture.
[[nodiscard]] Figure paintPicture(const Evidence& evidence, const ViewState& view);

}  // namespace sepax
