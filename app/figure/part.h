#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

/// What an item of a figure stands for, in the terms of the field. Legends, captions, hiding and
/// tests read this; how the item looks is the painters' matter alone.
namespace sepax {

enum class Part : std::uint8_t {
  none,
  // the canvas
  grid,
  bodyA,
  bodyB,
  otherBody,
  name,
  handle,
  mark,  ///< of a defect, with its words
  badge,
  accusingBadge,  ///< published and exact answer differ
  narration,
  narrationBacking,
  // axes and shadows
  axis,
  projection,
  shadow,
  gap,
  overlap,
  chosenEdge,
  separatingLine,
  touchingLine,
  push,
  pushedBody,
  freeAxis,
  skippedEdge,   ///< not tested, to save work
  singleCorner,  ///< that stands for its edge's whole polygon
  // motion
  velocity,
  relativeVelocity,
  ghost,
  pose,
  contact,
  walkedPath,     ///< of a body that slides along others
  removedMotion,  ///< the part of its motion that an obstacle takes
  // time lanes
  stripGround,
  stripHeading,
  timeRuler,
  lane,
  timeOverlap,
  latestEntry,
  contactTime,
  shownTime,
  // swept edges
  sweptBox,
  edgeLine,
  meetingPoint,
  meetingPath,
  closing,
  endPath,
  candidate,
  refusedCandidate,
  // convex parts
  convexCut,  ///< a side of a part that is no edge of the polygon
  convexPart,
  singlePush,  ///< of one pair of parts alone
  distance,
  // as published, where no technique has a name of its own for it
  publishedBody,  ///< a body where the article puts it
  publishedMove,  ///< a push or a move that it computes
  publishedPoint,
  publishedAxis,  ///< with the shadows that it computes
  publishedLine,
  publishedLens,  ///< where a point counts as one of a segment
  outwardNormal,  ///< the exact one where the article's leads inwards
  // points in polygons
  circle,
  circleDistance,
  pointInside,
  pointOutside,
  pointOnBoundary,
  currentPoint,
  rayInside,
  rayOutside,
  rayBoundary,  ///< where the half-open rule passes an edge over
  rayAhead,     ///< of which no side is known yet
  rayBand,      ///< under a ray, in the colour of the body at whose vertex it starts
  rayCount,
  crossing,  ///< of two edges
  sharedEdge,
  // simpler shapes in place of polygons
  boundingCircle,
  boundingBox,
  commonBox,   ///< of two boxes
  bodyPixelA,  ///< set, of the body drawn on a grid
  bodyPixelB,
  commonPixel,
  comparedPixels,  ///< the region that both may have set
  bodyPixelGrid,   ///< lines and middles of its pixels
  // pixels
  solidPixel,
  pixelLine,
  tileLine,
  enteredTile,
  linePixel,       ///< tested on Bresenham's line
  publishedPixel,  ///< tested by the walk as published
  listedPixel,     ///< of the article's list
  cellPixel,       ///< tested of all cells that the ray touches
  hitPixel,
  untestedPixel,
  lineDifference,       ///< compared with Bresenham's line
  publishedDifference,  ///< compared with the walk as published
  pixelNumber,
  currentPixel,
  toolPixel,
  ray,
  rayEntry,
  hit,
  exactHit,  ///< of the exact ray, where the walk that is shown answers otherwise
  leak,
  // the page around the canvas
  legend,
  caption,
  count
};

inline constexpr std::size_t kPartCount = static_cast<std::size_t>(Part::count);

/// What can be left out of a picture together.
enum class PartGroup : std::uint8_t {
  scene,  ///< what the picture is about: always shown
  grid,
  names,
  handles,
  evidence,
  words,
  page
};

[[nodiscard]] PartGroup groupOf(Part part);

/// Only imitates the ground: without a ground it has nothing to imitate.
[[nodiscard]] bool imitatesGround(Part part);

/// "separating line", for messages and reviewed lists.
[[nodiscard]] std::string_view nameOf(Part part);

}  // namespace sepax
