#pragma once

#include "app/documents/document.h"
#include "app/techniques/contract/technique.h"
#include "app/view/scene_to_write.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace sepax {

/// The built-in scene that was opened, and its document's revision and words then.
struct OpenedBuiltin {
  std::string name;  ///< "builtin:ID"; empty = the document is none of them
  std::uint64_t revision = 0;
  std::string notes = {};
  std::string title = {};
};

/// A built-in scene that gave way to another technique's, and how it was looked at.
struct SceneLeft {
  std::string technique;
  std::string scene;
  Camera camera;
};

/// The options for which there is room, and the scene that they were seen with.
struct RoomGiven {
  OptionBag options;
  std::uint64_t revision = 0;         ///< of the document
  Camera camera;                      ///< that was made for them
  std::optional<Camera> before = {};  ///< the one that it took the place of, until it is back
  std::optional<Camera> framedBefore = {};
};

/// The scene under edit, how it is looked at, and what follows from both.
struct Workspace {
  TechniqueTable techniques;
  Document document;
  ViewState view;
  Opening opening;               ///< of the document
  std::optional<Camera> framed;  ///< the camera of the last framing on everything
  OpenedBuiltin builtin;
  RoomGiven roomGiven;
  std::optional<SceneLeft> left;  ///< until another scene is opened
  double playPhase = 0;           ///< seconds since the last played step
  double held = 0;                ///< seconds that the time has held at the first contact

  // Derived; refreshEvidence() keeps it up to date.
  Evidence evidence;
  int evidenceVersion = 0;          ///< counts up with every analysis
  std::uint64_t analyzed = 0;       ///< revision of the document that the evidence belongs to
  AnalysisOptions analyzedOptions;  ///< and what was asked for
};

/// The technique that is shown, null when this program has it not.
[[nodiscard]] const Technique* shownTechnique(const Workspace& work);
void setTechnique(Workspace& work, std::string_view id);
/// Shows the document's scene, in the technique that is shown, in the way that it asks for. What
/// the former scene has set is as it was before it. `ofError` = the scene is there for one error of
/// a published text, which no other setting may hide.
void showAsAsked(Workspace& work, bool ofError = false);
/// Evidence for the scene as it is now; the view forgets what is gone.
void refreshEvidence(Workspace& work);
/// The camera shows everything, and goes on doing so on a canvas of another size until it is moved.
void frameAll(Workspace& work);
/// Frames everything where an option was turned on since the last call that shows something around
/// the bodies, and gives the place back where it was turned off and nobody has moved since.
void makeRoom(Workspace& work);
/// The pictures on a canvas that has this size now, logical pixels.
void fitCanvas(Workspace& work, double width, double height);
/// The camera of a picture of the bodies that has this size now, logical pixels: framed again as
/// long as nobody has moved it since it was framed, else with its centre where it was.
void fitCamera(Workspace& work, double width, double height);
/// The camera from which the scene wants to be looked at first.
void frameOpening(Workspace& work);
/// How many steps the shown technique has here.
[[nodiscard]] int stepCountOf(const Workspace& work);
/// The times at which it holds for a moment, rising.
[[nodiscard]] std::vector<double> holdTimes(const Workspace& work);

/// The built-in scene is not any more what it was when it was opened; undo gives that back, unless
/// what was changed has been saved since.
[[nodiscard]] bool isChangedBuiltin(const Workspace& work);
/// The title of the shown scene where it still speaks of what is shown; else empty.
[[nodiscard]] std::string titleOfShown(const Workspace& work);

/// The committed scene, and the shown one, as files, copies and pictures carry them.
[[nodiscard]] Scene sceneToSave(const Workspace& work);
[[nodiscard]] Scene sceneToCopy(const Workspace& work);

}  // namespace sepax
