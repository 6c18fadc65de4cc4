#pragma once

#include "app/figure/camera.h"
#include "app/figure/figure.h"
#include "app/techniques/drawing/ruler.h"
#include "core/evidence/evidence.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// The axis that an article's loop has come to, in grey with the shadows in the colours of their
/// bodies, on the side of the shapes where the exact ruler does not stand.
namespace sepax {

/// What is known of the axis; absent = not yet.
struct PublishedRuler {
  std::string name;
  Vec2 axis;  ///< world direction
  std::optional<Interval> a;
  std::optional<Interval> b;
  std::optional<Interval> stretched;  ///< A's, by the motion
  std::string words;                  ///< at its end, after the name
  std::optional<Interval> gap = {};   ///< what is left between A, stretched, and B
  std::string gapWords = {};          ///< beside it
  /// All that its bars will come to, by which it finds its place; absent = those that are known.
  std::optional<Interval> whole = {};
  /// The exact axis of the same name: its ruler stands on the other side.
  std::optional<Vec2> exact = {};
  RulerSide side = RulerSide::other;
  bool dim = false;    ///< another ruler has the proof
  double margin = 46;  ///< from the shapes, logical pixels: that of the exact ruler
  /// World points from which lines lead to the ends of the shadows, as far as they are wanted.
  std::vector<std::pair<Vec2, Role>> feet = {};
};

/// The direction of the exact axis with this name; absent where there is none.
[[nodiscard]] std::optional<Vec2> exactAxis(const Evidence& evidence, AxisName name);

/// Line, bars and ends of the ruler. `shapes` are those that it stands clear of.
void addPublishedRuler(Figure& figure, const Camera& camera, const PublishedRuler& ruler,
                       const std::vector<BodyShape>& shapes);

/// The page's perpendicular on the middle of its edge.
void addPublishedPerpendicular(Figure& figure, const Camera& camera, const Evidence& evidence,
                               AxisName edge, Vec2 axis, std::string words = "axis (−y, x)");

/// Both centres, and the way from B's to A's, by which the page turns its axis.
void addPublishedCentres(Figure& figure, const Camera& camera, const PublishedSat& found);

/// "[−2.00, −1.00]"
[[nodiscard]] std::string intervalWords(Interval interval);
/// What the centres make of a kept axis: "is turned, to point from B’s centre to A’s"
[[nodiscard]] std::string_view turnWords(const PublishedAxis& axis);
/// IntervalDistance with its numbers and which of the two differences the page takes:
/// "minB − maxA = 2.000".
[[nodiscard]] std::string distanceWords(Interval a, Interval b, double distance);

}  // namespace sepax
