#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/figure/figure.h"
#include "app/scene/scene.h"
#include "app/techniques/contract/legend.h"
#include "app/view/view_state.h"
#include "core/evidence/evidence.h"

namespace sepax {

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

struct PanelContext;  // app/widgets/panel_context.h

/// A driven by a displacement among all polygons of the scene, which rest. `body` in the hits is
/// the index in scene.bodies; bodies that are no simple polygons are passed over.
struct SlideResult {
  SlideEvidence slide;
  std::string problem;  ///< one sentence when A cannot be driven or something is passed over
};

/// A technique: one folder, one row in app/techniques/table.cpp. Functions may be null where
/// a technique has no such part.
struct Technique {
  std::string_view id = {};    ///< also its folder and the value of "technique" in scene files
  std::string_view name = {};  ///< short, for the rail
  std::string_view title = {};
  std::string_view subtitle = {};
  std::string_view bottomTitle = {};  ///< heading of the bottom panel
  /// Fills its part of the evidence, or says under evidence.skipped why it cannot; evidence.bodies,
  /// a and b are already there.
  void (*analyze)(const Scene&, const AnalysisOptions&, Evidence&) = nullptr;
  void (*paint)(const Evidence&, const ViewState&, Figure&) = nullptr;
  /// Draws the technique's strip (time lanes) into a figure of its own; may be null.
  void (*paintStrip)(const Evidence&, const ViewState&, Figure&) = nullptr;
  std::span<const LegendRow> legend = {};  ///< what the parts that it draws mean
  Verdict (*verdict)(const Evidence&, const ViewState&) = nullptr;
  int (*stepCount)(const Evidence&) = nullptr;
  std::vector<CodeLine> (*steps)(const Evidence&, const ViewState&) = nullptr;
  void (*inspector)(PanelContext&) = nullptr;  ///< Dear ImGui, right panel
  void (*bottom)(PanelContext&) = nullptr;     ///< Dear ImGui, bottom panel
  bool concave = false;              ///< a concave polygon is no defect here
  /// Time can be played besides the steps: Space does so unless a step is shown. May be null.
  bool (*playsTime)(const Scene&) = nullptr;
  /// The body is shown at a later time, away from where it starts: there it is drawn faintly.
  bool (*hasLeftStart)(const Evidence&, int body) = nullptr;
  /// The ground that it draws in place of the grid, and whether there is one.
  bool (*hasGround)(const Evidence&) = nullptr;
  void (*paintGround)(const Evidence&, const Camera&, Figure&) = nullptr;
  /// Where A gets to when a hand drives it; null = nothing stops it.
  SlideResult (*drive)(const Scene&, Vec2 displacement) = nullptr;
};

/// Techniques in the order of the rail.
using TechniqueTable = std::span<const Technique>;
/// The technique with this id, null when there is none.
[[nodiscard]] const Technique* findTechnique(TechniqueTable techniques, std::string_view id);
/// Bodies posed and checked, then every technique's part.
[[nodiscard]] Evidence analyze(TechniqueTable techniques, const Scene& scene,
                               const AnalysisOptions& options = {});
/// What the view asks of an analysis.
[[nodiscard]] AnalysisOptions optionsFrom(const ViewState& view);
/// The whole picture: grid, bodies, the technique's evidence, handles, names, badge, narration;
/// labels are placed. The figure has the size of view.camera.
[[nodiscard]] Figure paint(TechniqueTable techniques, const Evidence& evidence,
                           const ViewState& view);
/// The picture that leaves the program: the canvas and, where the technique has one, its strip
/// below it. view.camera has the size of the whole picture.
[[nodiscard]] Figure paintPicture(TechniqueTable techniques, const Evidence& evidence,
                                  const ViewState& view);

}  // namespace sepax
