#pragma once

#include "app/tools/input.h"
#include "app/widgets/fuzzy.h"

#include <functional>
#include <span>
#include <string>
#include <vector>

namespace sepax {

struct Shell;

/// One thing that the palette finds.
struct PaletteEntry {
  std::string id;     ///< stable, so that the last used ones are known again
  std::string title;  ///< what is searched first
  std::string hint;   ///< where it belongs: "View › Theme"
  std::string keys;   ///< as shown; empty = none
  std::function<void(Shell&)> run;
  bool enabled = true;
};

/// The palette while it is open.
struct Palette {
  std::string query;
  std::string sought;   ///< query that the hits belong to
  bool typing = false;  ///< the field has the keyboard; before, characters are added to the query
  std::vector<PaletteEntry> entries;
  std::vector<FuzzyHit> hits;  ///< of the entries, best first
  int marked = 0;              ///< of the hits
  bool moved = true;           ///< the marked row has to come into sight
};

/// Everything that can be found, in the order of the menus.
[[nodiscard]] std::vector<PaletteEntry> paletteEntries(const Shell& shell);
/// What of it the query finds, best first; the last used ones lead when nothing is typed.
[[nodiscard]] std::vector<FuzzyHit> paletteHits(const std::vector<PaletteEntry>& entries,
                                                const std::vector<std::string>& lastUsed,
                                                const std::string& query);

void openPalette(Shell& shell);
/// The field and its list, over everything else.
void drawPalette(Shell& shell, std::span<const InputEvent> events);

}  // namespace sepax
