#pragma once

#include "app/figure/figure.h"
#include "app/figure/label_space.h"

#include <optional>
#include <vector>

namespace sepax {

/// Numbers of columns and rows beside a map: nothing else stands there, so that these words, too,
/// must be seen whole.
inline constexpr Part kPixelRuler = part<"pixel ruler">();
/// Room that words will need beside what they tell of: a picture is framed with it, but nothing of
/// it is drawn.
inline constexpr Part kRoomForWords = part<"room for words">();

/// What a picture is about, and the ground that its words take; logical pixels.
struct ShownGround {
  Rect whole;                               ///< of the picture, a little within its border
  std::vector<Rect> words;                  ///< badges and narration
  std::vector<std::vector<Vec2>> outlines;  ///< of what must be seen whole
  bool bodyBeyond = false;                  ///< a body or the map reaches beyond the picture
  Rect reach;                               ///< what lies farther away is left to itself
};

/// Lines that go through the whole picture need not be seen whole, nor points that lie far from
/// everything else: where two lines meet that are nearly parallel. What is far is what lies beyond
/// the reach that is given, else beyond one that is found from the rest.
[[nodiscard]] ShownGround shownIn(const Figure& figure, const std::optional<Rect>& reach = {});
/// All stands within the picture, and nothing of it under words.
[[nodiscard]] bool isClear(const ShownGround& shown);
/// Of all outlines; there must be one.
[[nodiscard]] Rect extentOf(const ShownGround& shown);
/// Between the words above and those below: all of it that is free.
[[nodiscard]] Rect freeRoomIn(const ShownGround& shown);
/// The part of it where something stands well that has to move.
[[nodiscard]] Rect roomIn(const ShownGround& shown);

/// Adds room for words.
void addRoomForWords(Figure& figure, Rect rect);
/// Takes it out of a figure that is framed.
void dropRoomForWords(Figure& figure);

}  // namespace sepax
