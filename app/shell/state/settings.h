#pragma once

namespace sepax {

/// What a user has set; neither scene nor view.
struct Settings {
  double uiScale = 1;  ///< times the monitor's scale
  bool snap = true;
  bool ease = true;             ///< a change of what is looked at takes a moment
  bool panels = true;           ///< false leaves the canvas alone
  double inspectorWidth = 420;  ///< of the right panel, logical pixels, where the window has room
  double bottomHeight = 236;    ///< of the bottom panel, logical pixels
  int windowWidth = 0;          ///< logical pixels; 0 = not known
  int windowHeight = 0;
  bool startPage = true;  ///< the program opens there when it is given no scene
  bool hintSeen = true;   ///< the card that says how to begin has been put away
};

}  // namespace sepax
