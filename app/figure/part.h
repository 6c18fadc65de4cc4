#pragma once

#include <algorithm>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <string_view>

/// What an item of a figure stands for, in the terms of the field. Legends, captions, hiding and
/// tests read this; how the item looks is the painters' matter alone.
namespace sepax {

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

/// How far a picture is framed for it.
enum class PartReach : std::uint8_t {
  own,      ///< as far as it is drawn
  body,     ///< a body, or the map of a ray
  passing,  ///< it goes through the whole picture, or only names or moves something
  computed  ///< a place that is computed, and may lie anywhere
};

/// What is said of a part.
struct PartRow {
  std::string_view name;  ///< "separating line", for messages and reviewed lists
  PartGroup group = PartGroup::evidence;
  PartReach reach = PartReach::own;
  bool imitatesGround = false;  ///< without a ground it has nothing to imitate
};

/// One of the parts below, which several techniques draw, or one that a technique's folder makes
/// with part<…>(). Law: two are equal when they are made of the same words.
class Part {
 public:
  constexpr explicit Part(const PartRow& row) : row_(&row) {}
  [[nodiscard]] constexpr const PartRow& row() const { return *row_; }
  friend constexpr bool operator==(Part one, Part other) { return one.row_ == other.row_; }
  /// By their names.
  friend constexpr std::strong_ordering operator<=>(Part one, Part other) {
    return one.row_->name <=> other.row_->name;
  }

  static const Part none;
  // the canvas
  static const Part grid;
  static const Part bodyA;
  static const Part bodyB;
  static const Part otherBody;
  static const Part name;
  static const Part handle;
  static const Part mark;  ///< of a defect, with its words
  static const Part badge;
  static const Part accusingBadge;  ///< published and exact answer differ
  static const Part narration;
  static const Part narrationBacking;
  // axes and shadows
  static const Part axis;
  static const Part projection;
  static const Part shadow;
  static const Part gap;
  static const Part overlap;
  static const Part chosenEdge;
  static const Part separatingLine;
  static const Part touchingLine;
  static const Part push;
  static const Part pushedBody;
  static const Part freeAxis;
  static const Part skippedEdge;   ///< not tested, to save work
  static const Part singleCorner;  ///< that stands for its edge's whole polygon
  // motion
  static const Part velocity;
  static const Part relativeVelocity;
  static const Part ghost;
  static const Part pose;
  static const Part contact;
  static const Part walkedPath;     ///< of a body that slides along others
  static const Part removedMotion;  ///< the part of its motion that an obstacle takes
  // time lanes
  static const Part stripGround;
  static const Part stripHeading;
  static const Part timeRuler;
  static const Part lane;
  static const Part timeOverlap;
  static const Part latestEntry;
  static const Part contactTime;
  static const Part shownTime;
  // swept edges
  static const Part sweptBox;
  static const Part edgeLine;
  static const Part meetingPoint;
  static const Part meetingPath;
  static const Part closing;
  static const Part endPath;
  static const Part candidate;
  static const Part refusedCandidate;
  // convex parts
  static const Part convexCut;  ///< a side of a part that is no edge of the polygon
  static const Part convexPart;
  static const Part singlePush;  ///< of one pair of parts alone
  static const Part distance;
  // as published, where no technique has a name of its own for it
  static const Part publishedBody;     ///< a body where the article puts it
  static const Part publishedOverlap;  ///< what such a body still shares with the other one
  static const Part publishedMove;     ///< a push or a move that it computes
  static const Part publishedPoint;
  static const Part publishedAxis;  ///< with the shadows that it computes
  static const Part publishedLine;
  static const Part publishedLens;  ///< where a point counts as one of a segment
  static const Part outwardNormal;  ///< the exact one where the article's leads inwards
  // points in polygons
  static const Part circle;
  static const Part circleDistance;
  static const Part pointInside;
  static const Part pointOutside;
  static const Part pointOnBoundary;
  static const Part currentPoint;
  static const Part rayInside;
  static const Part rayOutside;
  static const Part rayBoundary;  ///< where the half-open rule passes an edge over
  static const Part rayAhead;     ///< of which no side is known yet
  static const Part rayCount;
  static const Part crossing;  ///< of two edges
  static const Part sharedEdge;
  // simpler shapes in place of polygons
  static const Part boundingCircle;
  static const Part boundingBox;
  static const Part commonBox;   ///< of two boxes
  static const Part bodyPixelA;  ///< set, of the body drawn on a grid
  static const Part bodyPixelB;
  static const Part commonPixel;
  static const Part comparedPixels;  ///< the region that both may have set
  static const Part bodyPixelGrid;   ///< lines and middles of its pixels
  // pixels
  static const Part solidPixel;
  static const Part pixelLine;
  static const Part tileLine;
  static const Part enteredTile;
  static const Part linePixel;       ///< tested on Bresenham's line
  static const Part publishedPixel;  ///< tested by the walk as published
  static const Part listedPixel;     ///< of the article's list
  static const Part cellPixel;       ///< tested of all cells that the ray touches
  static const Part hitPixel;
  static const Part untestedPixel;
  static const Part lineDifference;       ///< compared with Bresenham's line
  static const Part publishedDifference;  ///< compared with the walk as published
  static const Part pixelNumber;
  static const Part currentPixel;
  static const Part toolPixel;
  static const Part ray;
  static const Part rayEntry;
  static const Part hit;
  static const Part exactHit;  ///< of the exact ray, where the walk that is shown answers otherwise
  static const Part leak;
  // the page around the canvas
  static const Part legend;
  static const Part caption;

 private:
  const PartRow* row_;
};

/// The characters of a name as a parameter of a template.
template <std::size_t Size>
struct PartName {
  char characters[Size] = {};
  consteval PartName(const char (&name)[Size]) { std::copy_n(name, Size, characters); }
};

template <PartName Name, PartGroup Group, PartReach HowFar, bool ImitatesGround>
inline constexpr PartRow kPartRow{
    {Name.characters, sizeof Name.characters - 1}, Group, HowFar, ImitatesGround};

/// The part of this name, a term of the field.
template <PartName Name, PartGroup Group = PartGroup::evidence, PartReach HowFar = PartReach::own,
          bool ImitatesGround = false>
[[nodiscard]] consteval Part part() {
  return Part(kPartRow<Name, Group, HowFar, ImitatesGround>);
}

inline constexpr Part Part::none = part<"none", PartGroup::scene, PartReach::passing>();
inline constexpr Part Part::grid = part<"grid", PartGroup::grid>();
inline constexpr Part Part::bodyA = part<"body A", PartGroup::scene, PartReach::body>();
inline constexpr Part Part::bodyB = part<"body B", PartGroup::scene, PartReach::body>();
inline constexpr Part Part::otherBody = part<"other body", PartGroup::scene, PartReach::body>();
inline constexpr Part Part::name = part<"name", PartGroup::names>();
inline constexpr Part Part::handle = part<"handle", PartGroup::handles>();
inline constexpr Part Part::mark = part<"mark">();
inline constexpr Part Part::badge = part<"badge", PartGroup::words>();
inline constexpr Part Part::accusingBadge = part<"accusing badge", PartGroup::words>();
inline constexpr Part Part::narration = part<"narration", PartGroup::words>();
inline constexpr Part Part::narrationBacking =
    part<"narration backing", PartGroup::words, PartReach::own, true>();
inline constexpr Part Part::axis = part<"axis">();
inline constexpr Part Part::projection =
    part<"projection", PartGroup::evidence, PartReach::passing>();
inline constexpr Part Part::shadow = part<"shadow">();
inline constexpr Part Part::gap = part<"gap">();
inline constexpr Part Part::overlap = part<"overlap">();
inline constexpr Part Part::chosenEdge = part<"chosen edge">();
inline constexpr Part Part::separatingLine =
    part<"separating line", PartGroup::evidence, PartReach::passing>();
inline constexpr Part Part::touchingLine =
    part<"touching line", PartGroup::evidence, PartReach::passing>();
inline constexpr Part Part::push = part<"push">();
inline constexpr Part Part::pushedBody = part<"pushed body">();
inline constexpr Part Part::freeAxis = part<"free axis", PartGroup::evidence, PartReach::passing>();
inline constexpr Part Part::skippedEdge = part<"skipped edge">();
inline constexpr Part Part::singleCorner = part<"single corner">();
inline constexpr Part Part::velocity = part<"velocity">();
inline constexpr Part Part::relativeVelocity = part<"relative velocity">();
inline constexpr Part Part::ghost = part<"ghost">();
inline constexpr Part Part::pose = part<"pose">();
inline constexpr Part Part::contact = part<"contact">();
inline constexpr Part Part::walkedPath = part<"walked path">();
inline constexpr Part Part::removedMotion = part<"removed motion">();
inline constexpr Part Part::stripGround =
    part<"strip ground", PartGroup::evidence, PartReach::own, true>();
inline constexpr Part Part::stripHeading = part<"strip heading">();
inline constexpr Part Part::timeRuler = part<"time ruler">();
inline constexpr Part Part::lane = part<"lane">();
inline constexpr Part Part::timeOverlap = part<"time overlap">();
inline constexpr Part Part::latestEntry = part<"latest entry">();
inline constexpr Part Part::contactTime = part<"contact time">();
inline constexpr Part Part::shownTime = part<"shown time">();
inline constexpr Part Part::sweptBox = part<"swept box">();
inline constexpr Part Part::edgeLine = part<"edge line", PartGroup::evidence, PartReach::passing>();
inline constexpr Part Part::meetingPoint =
    part<"meeting point", PartGroup::evidence, PartReach::computed>();
inline constexpr Part Part::meetingPath =
    part<"meeting path", PartGroup::evidence, PartReach::passing>();
inline constexpr Part Part::closing = part<"closing", PartGroup::evidence, PartReach::computed>();
inline constexpr Part Part::endPath = part<"end path", PartGroup::evidence, PartReach::passing>();
inline constexpr Part Part::candidate =
    part<"candidate", PartGroup::evidence, PartReach::computed>();
inline constexpr Part Part::refusedCandidate =
    part<"refused candidate", PartGroup::evidence, PartReach::computed>();
inline constexpr Part Part::convexCut = part<"convex cut">();
inline constexpr Part Part::convexPart = part<"convex part">();
inline constexpr Part Part::singlePush = part<"single push">();
inline constexpr Part Part::distance = part<"distance">();
inline constexpr Part Part::publishedBody = part<"published body">();
inline constexpr Part Part::publishedOverlap = part<"published overlap">();
inline constexpr Part Part::publishedMove = part<"published move">();
inline constexpr Part Part::publishedPoint =
    part<"published point", PartGroup::evidence, PartReach::computed>();
inline constexpr Part Part::publishedAxis = part<"published axis">();
inline constexpr Part Part::publishedLine =
    part<"published line", PartGroup::evidence, PartReach::passing>();
inline constexpr Part Part::publishedLens = part<"published lens">();
inline constexpr Part Part::outwardNormal = part<"outward normal">();
inline constexpr Part Part::circle = part<"circle">();
inline constexpr Part Part::circleDistance = part<"circle distance">();
inline constexpr Part Part::pointInside = part<"point inside">();
inline constexpr Part Part::pointOutside = part<"point outside">();
inline constexpr Part Part::pointOnBoundary = part<"point on boundary">();
inline constexpr Part Part::currentPoint = part<"current point">();
inline constexpr Part Part::rayInside =
    part<"ray inside", PartGroup::evidence, PartReach::passing>();
inline constexpr Part Part::rayOutside =
    part<"ray outside", PartGroup::evidence, PartReach::passing>();
inline constexpr Part Part::rayBoundary =
    part<"ray boundary", PartGroup::evidence, PartReach::passing>();
inline constexpr Part Part::rayAhead = part<"ray ahead", PartGroup::evidence, PartReach::passing>();
inline constexpr Part Part::rayCount =
    part<"ray count", PartGroup::evidence, PartReach::computed>();
inline constexpr Part Part::crossing = part<"crossing", PartGroup::evidence, PartReach::computed>();
inline constexpr Part Part::sharedEdge = part<"shared edge">();
inline constexpr Part Part::boundingCircle = part<"bounding circle">();
inline constexpr Part Part::boundingBox = part<"bounding box">();
inline constexpr Part Part::commonBox = part<"common box">();
inline constexpr Part Part::bodyPixelA = part<"pixel of A">();
inline constexpr Part Part::bodyPixelB = part<"pixel of B">();
inline constexpr Part Part::commonPixel = part<"common pixel">();
inline constexpr Part Part::comparedPixels = part<"compared pixels">();
inline constexpr Part Part::bodyPixelGrid = part<"body pixel grid">();
inline constexpr Part Part::solidPixel = part<"solid pixel", PartGroup::scene>();
inline constexpr Part Part::pixelLine =
    part<"pixel line", PartGroup::scene, PartReach::body, true>();
inline constexpr Part Part::tileLine = part<"tile line", PartGroup::scene, PartReach::body>();
inline constexpr Part Part::enteredTile =
    part<"entered tile", PartGroup::evidence, PartReach::body>();
inline constexpr Part Part::linePixel = part<"line pixel">();
inline constexpr Part Part::publishedPixel = part<"published pixel">();
inline constexpr Part Part::listedPixel = part<"listed pixel">();
inline constexpr Part Part::cellPixel = part<"cell pixel">();
inline constexpr Part Part::hitPixel = part<"hit pixel">();
inline constexpr Part Part::untestedPixel = part<"untested pixel">();
inline constexpr Part Part::lineDifference = part<"line difference">();
inline constexpr Part Part::publishedDifference = part<"published difference">();
inline constexpr Part Part::pixelNumber = part<"pixel number">();
inline constexpr Part Part::currentPixel = part<"current pixel">();
inline constexpr Part Part::toolPixel = part<"tool pixel", PartGroup::handles>();
inline constexpr Part Part::ray = part<"ray">();
inline constexpr Part Part::rayEntry = part<"ray entry">();
inline constexpr Part Part::hit = part<"hit">();
inline constexpr Part Part::exactHit = part<"exact hit">();
inline constexpr Part Part::leak = part<"leak">();
inline constexpr Part Part::legend = part<"legend", PartGroup::page>();
inline constexpr Part Part::caption = part<"caption", PartGroup::page>();

[[nodiscard]] constexpr PartGroup groupOf(Part part) { return part.row().group; }
[[nodiscard]] constexpr bool imitatesGround(Part part) { return part.row().imitatesGround; }
[[nodiscard]] constexpr std::string_view nameOf(Part part) { return part.row().name; }

}  // namespace sepax
