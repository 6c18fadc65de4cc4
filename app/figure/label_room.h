#pragma once

#include "app/figure/figure.h"
#include "app/figure/label_space.h"
#include "app/figure/line_grid.h"
#include "app/figure/rect_grid.h"

#include <limits>
#include <optional>
#include <vector>

namespace sepax {

/// The rectangle of a text with the room that other texts leave it.
[[nodiscard]] Rect spaced(Rect text);

/// What the label names, where it is nearest to this place.
[[nodiscard]] Vec2 namedPoint(const Label& label, Rect rect);

/// A line from a point to the word that names it, as a LabelRoom draws it.
[[nodiscard]] bool isLeader(const Item& item);

/// The room that a figure has for labels: what they must not cover, what they should not, and what
/// speaks against a place, in units of a pixel farther away than wanted.
class LabelRoom {
 public:
  /// Without any of the figure's labels, but with the points that they name.
  explicit LabelRoom(const Figure& figure);

  [[nodiscard]] Rect area() const { return area_; }
  /// Covers no other text, no kept-clear area and not the border.
  [[nodiscard]] bool isFree(Rect rect) const;
  /// A card of words lies over it, under which nothing can be read.
  [[nodiscard]] bool isUnderCard(Rect rect) const;
  /// It covers a dot, which is a mark of its own.
  [[nodiscard]] bool isOnDot(Rect rect) const;
  /// A line from the label to its point: where it stands far away, or nearer to another point.
  [[nodiscard]] std::optional<Stroke> leaderOf(const Label& label, Rect rect) const;
  /// What speaks against a free place besides where it is. Where that is more than `most` it may be
  /// anything above it.
  [[nodiscard]] double costOf(const Label& label, Rect rect,
                              double most = std::numeric_limits<double>::infinity()) const;

  /// The label stands there, so that other labels keep off it and its leader.
  void put(const Label& label, Rect rect);
  /// It does no longer.
  void take(Rect rect);

 private:
  struct Placed {
    Rect rect;
    std::optional<Stroke> leader;
  };
  void addSides(Layer layer, const std::vector<Vec2>& points, bool closed, double alpha,
                bool dashed = false);
  [[nodiscard]] LineGrid* gridOf(Layer layer, bool dashed);
  [[nodiscard]] bool hasStranger(const Label& label, Rect rect) const;
  [[nodiscard]] bool isBeyondLine(Vec2 named, Vec2 end) const;
  [[nodiscard]] double leaderCost(Vec2 anchor, Vec2 end, double most) const;
  [[nodiscard]] double pixelShare(Rect rect) const;
  [[nodiscard]] bool isInAnother(const Label& label, Rect rect) const;

  Rect area_;
  bool narrow_;
  RectGrid taken_{area_};      ///< never covered
  std::vector<Rect> cards_{};  ///< those of them that are words over the figure
  std::vector<Rect> texts_{};  ///< those of them that are texts of the figure or pictures in it
  LineGrid lines_{area_};      ///< outlines and evidence
  LineGrid faint_{area_};      ///< those that only lead or remind, and the borders of areas
  LineGrid dashed_{area_};     ///< those of them that are dashed
  LineGrid hatches_{area_};    ///< level lines that stand for faint ones
  RectGrid dots_{area_};
  RectGrid anchors_{area_};
  RectGrid pixels_{area_};                  ///< those that stop a ray or were tested by one
  std::vector<std::vector<Vec2>> areas_{};  ///< filled
  std::vector<Placed> placed_{};
};

}  // namespace sepax
