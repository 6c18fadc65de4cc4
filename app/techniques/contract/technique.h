#pragma once

#include "app/figure/figure.h"
#include "app/scene/scene.h"
#include "app/techniques/contract/close_up.h"
#include "app/techniques/contract/declared.h"
#include "app/techniques/contract/legend.h"
#include "app/techniques/contract/published_method.h"
#include "app/techniques/contract/spoken.h"
#include "app/view/handle_set.h"
#include "app/view/view_state.h"
#include "core/evidence/evidence.h"
#include "core/evidence/slide.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

/// What an analysis is asked for beyond the scene itself.
struct AnalysisOptions {
  /// Id of the only one that is shown, so that dragging stays quick; empty = all.
  std::string technique;
  OptionBag options;  ///< those on which its analysis depends
  double time = 0;    ///< steps; of a technique whose analysis is of a time
  friend bool operator==(const AnalysisOptions&, const AnalysisOptions&) = default;
};

struct PanelContext;  // app/widgets/panel_context.h
struct SidePicture;   // side_picture.h

/// A driven by a displacement among all polygons of the scene, which rest. `body` in the hits is
/// the index in scene.bodies; bodies that are no simple polygons are passed over.
struct SlideResult {
  SlideEvidence slide;
  std::string problem;  ///< one sentence when A cannot be driven or something is passed over
};

/// Seconds that what plays holds at a first contact.
inline constexpr double kContactHold = 0.4;

/// The count of a technique whose steps are the same whatever is looked at.
template <int (*Count)(const Evidence&)>
[[nodiscard]] int everyView(const Evidence& evidence, const ViewState&) {
  return Count(evidence);
}

/// A technique: one folder, one row in app/techniques/table.cpp. Functions may be null where
/// a technique has no such part.
struct Technique {
  std::string_view id = {};    ///< also its folder and the value of "technique" in scene files
  std::string_view name = {};  ///< short, for the rail
  std::string_view title = {};
  std::string_view subtitle = {};
  std::string_view bottomTitle = {};  ///< heading of the bottom panel
  std::string_view example = {};      ///< id of the built-in scene that shows best what it is about
  /// Fills its part of the evidence, or says under evidence.skipped why it cannot; evidence.bodies,
  /// a and b are already there.
  void (*analyze)(const Scene&, const AnalysisOptions&, Evidence&) = nullptr;
  void (*paint)(const Evidence&, const ViewState&, Figure&) = nullptr;
  /// Draws the technique's strip (time lanes) into a figure of its own, and whether there is
  /// something to draw; both may be null.
  void (*paintStrip)(const Evidence&, const ViewState&, Figure&) = nullptr;
  bool (*hasStrip)(const Evidence&) = nullptr;
  /// Whether it is readable in a third of a picture's width, too; null = never.
  bool (*stripBeside)(const Evidence&) = nullptr;
  const SidePicture* side = nullptr;       ///< beside the picture of the bodies; or null
  std::span<const LegendRow> legend = {};  ///< what the parts that it draws mean
  Verdict (*verdict)(const Evidence&, const ViewState&) = nullptr;
  int (*stepCount)(const Evidence&, const ViewState&) = nullptr;
  std::vector<CodeLine> (*steps)(const Evidence&, const ViewState&) = nullptr;
  /// The axis that a step is about, none of the answer; null = its steps are not those of axes.
  std::optional<AxisName> (*stepAxis)(const Evidence&, int step) = nullptr;
  /// What its steps are headed by beside those of an article; null = "exact".
  std::string_view (*stepsHeading)(const ViewState&) = nullptr;
  /// Where no axis is: the stage of the algorithm that a step is of, a number that both sides know.
  int (*stepStage)(const Evidence&, int step) = nullptr;
  void (*inspector)(PanelContext&) = nullptr;  ///< Dear ImGui, right panel
  void (*bottom)(PanelContext&) = nullptr;     ///< Dear ImGui, bottom panel
  bool concave = false;                        ///< a concave polygon is no defect here
  /// Something moves with the time of this view's answers; see playing.h. May be null.
  bool (*playsTime)(const Scene&, const Evidence&, const ViewState&) = nullptr;
  /// Of what it is about nothing is left to show: the bodies meet before they move. May be null.
  bool (*idle)(const Evidence&) = nullptr;
  /// Nothing of what sets it apart is to be seen: a built-in scene that nobody has changed gives
  /// way to its example when it is chosen. May be null.
  bool (*plain)(const Evidence&) = nullptr;
  /// Its answer needs no more of the bodies than what they are, and it has one for A and B, whether
  /// it was asked or not: others that have none send people here. Null = they do not.
  bool (*takes)(const Evidence&) = nullptr;
  /// Bodies beside A and B play no part in what this view shows. Null = they do.
  bool (*pairOnly)(const Evidence&, const ViewState&) = nullptr;
  /// What it answers of A and B hangs on the rounding of their places alone: that is told with it,
  /// and no article is accused. May be null.
  bool (*byRounding)(const Evidence&) = nullptr;
  /// The time of the first contact, at which what plays holds for a moment, if there is one.
  std::optional<double> (*holdTime)(const Evidence&) = nullptr;
  /// Where its paint draws a body at a later time; nothing = where it starts. A body that has left
  /// its start is drawn faintly there.
  std::optional<LaterPose> (*poseAtTime)(const Evidence&, const ViewState&, int body) = nullptr;
  /// What decides in the picture of this view and may be too small to be seen; see close_up.h.
  std::optional<CloseUp> (*closeUp)(const Evidence&, const ViewState&) = nullptr;
  /// The ground that it draws in place of the grid, and whether there is one.
  bool (*hasGround)(const Evidence&) = nullptr;
  void (*paintGround)(const Evidence&, const Camera&, Figure&) = nullptr;
  /// The map over all positions of A that the view asks for; see position_map.h. May be null.
  std::optional<MapRequest> (*map)(const Evidence&, const ViewState&) = nullptr;
  /// Where A gets to when a hand drives it; null = nothing stops it.
  SlideResult (*drive)(const Scene&, Vec2 displacement) = nullptr;

  std::span<const IconPart> icon = {};
  /// It is about the pixels of a tile map: places are told in pixels, a drag of the ground moves
  /// it, a picture that is dropped becomes tiles.
  bool pixels = false;
  bool timed = false;  ///< its analysis is of view.time
  /// A line of the status bar, of the technique's own answer as the view shows it, or of an
  /// article's that stands alone; null = the number of bodies.
  std::string (*counters)(const Evidence&, const ViewState&) = nullptr;
  /// What the hand can do now, for the status bar; empty = what it can do everywhere. May be null.
  std::string_view (*hint)(const ViewState&) = nullptr;
  std::span<const Gesture> gestures = {};
  HandleSet handles = {};
  std::span<const OptionRow> options = {};
  std::span<const Need> needs = {};
  std::span<const QuerySection> sections = {};
  std::span<const PitfallWords> pitfalls = {};
  /// What its evidence says of published answers beyond the rules of core; may be null.
  std::vector<Accusation> (*accusations)(const Evidence&) = nullptr;
  std::span<const PublishedMethod> published = {};  ///< the articles' methods beside its own
};

/// Techniques in the order of the rail.
using TechniqueTable = std::span<const Technique>;
/// The technique with this id, null when there is none.
[[nodiscard]] const Technique* findTechnique(TechniqueTable techniques, std::string_view id);
/// The technique that has an answer for A and B where this one has none; null when there is none.
[[nodiscard]] const Technique* takenBy(TechniqueTable techniques, const Technique& technique,
                                       const Evidence& evidence);
/// Bodies posed and checked, then the part of every technique that is asked for.
[[nodiscard]] Evidence answersOf(TechniqueTable techniques, const Scene& scene,
                                 const AnalysisOptions& options);
/// The same with where the published answers differ.
[[nodiscard]] Evidence analyze(TechniqueTable techniques, const Scene& scene,
                               const AnalysisOptions& options = {});
/// What the view asks of an analysis.
[[nodiscard]] AnalysisOptions optionsFrom(TechniqueTable techniques, const ViewState& view);
/// The handles of the technique with this id, none when there is no such technique.
[[nodiscard]] HandleSet handlesOf(TechniqueTable techniques, std::string_view id);
/// "bodies 2"
[[nodiscard]] std::string bodyCounter(const Evidence& evidence);
/// The same, and how many axes and projections.
/// `projected` of the axes so far, each with two shadows.
[[nodiscard]] std::string axisCounter(const Evidence& evidence, std::size_t axes,
                                      std::size_t projected);
/// The whole picture: grid, bodies, the technique's evidence, handles, names, badge, narration;
/// labels are placed. The figure has the size of view.camera.
[[nodiscard]] Figure paint(TechniqueTable techniques, const Evidence& evidence,
                           const ViewState& view);
/// The same with its labels still to be placed: quick, for who asks only where things stand.
[[nodiscard]] Figure paintUnlabelled(TechniqueTable techniques, const Evidence& evidence,
                                     const ViewState& view);
/// The whole canvas: the same, with the technique's second picture where the view has it.
[[nodiscard]] Figure paintCanvas(TechniqueTable techniques, const Evidence& evidence,
                                 const ViewState& view);
/// The picture that leaves the program: the canvas and, where the technique has one, its strip
/// below or beside it. view.camera has the size of the whole picture.
[[nodiscard]] Figure paintPicture(TechniqueTable techniques, const Evidence& evidence,
                                  const ViewState& view);
/// A technique's strip, of this size, as the view shows it: where the article's answer stands alone
/// no time is shown.
[[nodiscard]] Figure stripFigure(const Technique& technique, const Evidence& evidence,
                                 const ViewState& view, double width, double height);
/// The parts of width and height of such a picture that the bodies have: 1 without a strip and a
/// second picture.
[[nodiscard]] Vec2 canvasShare(TechniqueTable techniques, const Evidence& evidence,
                               const ViewState& view);
/// What is written on the canvas of such a picture: a strip beside it has the sentence.
[[nodiscard]] Wording canvasWording(TechniqueTable techniques, const Evidence& evidence,
                                    const ViewState& view);
/// The view of the canvas of such a picture.
[[nodiscard]] ViewState canvasView(TechniqueTable techniques, const Evidence& evidence,
                                   const ViewState& view);

}  // namespace sepax
