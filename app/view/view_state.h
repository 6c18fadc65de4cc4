#pragma once

#include "app/figure/camera.h"
#include "app/figure/label_space.h"
#include "app/figure/theme.h"
#include "app/scene/scene.h"
#include "app/view/option.h"
#include "app/view/tile_bitmaps.h"
#include "core/evidence/evidence.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What is shown: remembered, neither saved nor undone.
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
    mapLine,  ///< the line of a section through a map
    groupMove,
    groupScale,
    groupRotate
  } kind = Kind::none;
  int body = -1;   ///< index in scene.bodies
  int index = -1;  ///< vertex or edge; corner of the group's frame (0 = low left, counterclockwise)
  friend bool operator==(const Target&, const Target&) = default;
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

/// Where a body that a hand drives has come to another one.
struct DrivenContact {
  int number = 1;  ///< counted from the start on
  int body = 0;
  Vec2 place;  ///< world units
  friend bool operator==(const DrivenContact&, const DrivenContact&) = default;
};

/// How a hand has driven A among the others, up to the scene that this has led to.
struct Driven {
  std::uint64_t revision = 0;           ///< of the document's scene
  std::vector<Vec2> places;             ///< of A's position, world units, from the start on
  Vec2 wanted;                          ///< the last bit of motion, world units
  std::vector<SlideHit> hits;           ///< what stood in its way; none where A moved freely
  bool stopped = false;                 ///< they leave no way
  std::vector<DrivenContact> met = {};  ///< on its way, in order
  friend bool operator==(const Driven&, const Driven&) = default;
};

/// A second picture beside that of the bodies, of a space of its own.
struct SideView {
  Vec2 corner;         ///< its place on the canvas, logical pixels
  Camera camera;       ///< of its space, with its own width and height
  bool framed = true;  ///< nobody has moved it since it was made to show all
  bool held = false;   ///< a hand has taken something of it
  friend bool operator==(const SideView&, const SideView&) = default;
};

/// How the strip of a technique stands in a picture: below the canvas or right of it.
struct StripPlace {
  bool beside = false;
  double size = 0;  ///< its height, or its width beside, with its heading and in logical pixels
  friend bool operator==(const StripPlace&, const StripPlace&) = default;
};

/// What is written over the picture, and how large a picture its reader sees.
struct Wording {
  bool badges = true;  ///< the verdict, and whether a published text gets it wrong
  /// That one gets it wrong is said where nothing of it is shown, too: there a hand can ask why.
  bool accuses = true;
  bool reason = false;     ///< what the accused page gets wrong, below its badge
  std::string title = {};  ///< in its place where nothing is accused; empty = none
  bool narration = true;   ///< the sentences at the bottom
  /// The picture stands on a page, where it is small and has sentences of its own beside it: badges
  /// are plain words, lanes are low and no text is smaller than kSmallestText.
  bool paper = false;
  bool still = false;  ///< one picture alone: lanes of time that say nothing yet are left out
  friend bool operator==(const Wording&, const Wording&) = default;
};

/// In place of the answer, which nobody is to see before they have said what it will be.
struct Prompt {
  std::string badge;     ///< in place of the verdict
  std::string sentence;  ///< in place of the narration
  friend bool operator==(const Prompt&, const Prompt&) = default;
};

/// What a user has turned on and looks at: remembered, not undone.
struct ViewState {
  std::string technique{kDefaultTechnique};
  Camera camera;                 ///< of the picture of the bodies
  std::optional<SideView> side;  ///< of the technique's second picture, once it has a place
  /// In pictures of scenes that follow each other; absent = where it fits best.
  std::optional<StripPlace> strip;
  /// Of the labels of a picture that this one follows or leads to; empty = where they fit best.
  std::vector<LabelPlace> labels;
  ThemeId theme = ThemeId::dark;
  bool grid = true;
  bool names = true;
  bool handles = true;
  bool indices = false;  ///< every vertex and edge has its index, not those under the hand alone
  bool evidence = true;  ///< what the technique adds to the bodies is drawn
  bool closeUps = true;  ///< what decides and is too small to be seen is shown enlarged
  Wording wording;
  std::optional<Prompt> prompt;  ///< the answer is hidden
  Target hovered;
  Target selected;
  std::optional<AxisName> selectedAxis;  ///< absent = the axis that decides
  std::optional<AxisName> hoveredAxis;
  OptionBag options;         ///< of all techniques
  int step = -1;             ///< step shown by step-through; -1 = everything
  bool stepsCounted = true;  ///< a step has its number before the verdict
  std::optional<Answers>
      answers;         ///< absent = both where they differ on this scene, else the exact one
  std::string method;  ///< id of the published method; none of the technique's = it chooses
  double time = 0;     ///< of the motion, steps, in [0, 1]
  bool playing = false;
  bool loop = true;
  std::vector<int> group;             ///< bodies selected together, rising; empty unless 2 or more
  std::vector<std::string> hidden;    ///< names of bodies that are neither drawn nor picked
  std::optional<RubberBand> band;     ///< while it is spanned
  std::optional<Driven> driven;       ///< until the scene changes in another way
  std::vector<SnapGuide> guides;      ///< while a drag is snapped
  bool dragging = false;              ///< what is hovered is held and moves
  bool doctor = true;                 ///< defects are marked on the canvas
  Target pointed;                     ///< named by the row of a panel under the pointer
  std::optional<Pixel> pointedPixel;  ///< under the pointer while it paints on a tile map
  std::optional<Rect> covered;        ///< by a card over the canvas: no ground for labels
  std::shared_ptr<const TileBitmaps> bitmaps;  ///< of the picture that was loaded last, if any
  friend bool operator==(const ViewState&, const ViewState&) = default;
};

/// What the technique adds to the bodies is drawn.
[[nodiscard]] inline bool showsEvidence(const ViewState& view) {
  return view.evidence && !view.prompt;
}

}  // namespace sepax
