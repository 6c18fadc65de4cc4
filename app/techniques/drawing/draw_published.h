#pragma once

#include "app/techniques/drawing/draw.h"

#include <span>

/// How the answers of articles are drawn beside the exact ones: grey, dashed and hatched. Places
/// are logical pixels of the figure.
namespace sepax {

/// The colour of everything that is drawn as published.
inline constexpr Role kPublishedRole = Role::other;
inline constexpr Dash kPublishedDash{7, 4};

/// It has no room for the numbers of a push beside it, which the badge has, too.
[[nodiscard]] inline bool isNarrowPicture(const Figure& figure) { return figure.width < 480; }

/// A body where the article puts it.
void addPublishedBody(Figure& figure, std::vector<Vec2> outline);
/// What a body so moved shares with the other one, and words for it. False where there is nothing
/// to draw.
bool addLeftOverlap(Figure& figure, const Camera& camera, const PublishedLanding& landing,
                    std::string words);
/// A move that the article computes, with its numbers at the tip.
void addPublishedMove(Figure& figure, Vec2 from, Vec2 to, std::string words);
/// Words beyond a body that the article moves, on the side to which the direction points, or at
/// another corner or side of it where one of the `named` places is there.
void addPublishedWords(Figure& figure, const std::vector<Vec2>& outline, Vec2 direction,
                       std::string words, std::span<const Vec2> named = {});
/// A point that the article reports, or misses: a hollow diamond with words, which reaches so many
/// pixels from its middle.
void addPublishedPoint(Figure& figure, Vec2 at, std::string words, double reach = 8);
/// A circle of the article's own with words at its rim, in this direction or where it is seen;
/// `radius` in pixels.
void addPublishedCircle(Figure& figure, Vec2 center, double radius, Vec2 direction,
                        std::string words);
/// What the article counts at a place: a small hollow square with words.
void addPublishedCount(Figure& figure, Vec2 at, Vec2 direction, std::string words);
/// A line or path of the article's own.
void addPublishedLine(Figure& figure, std::vector<Vec2> points, bool closed = false);
/// A length that the article measures, between two places with a stop at each, and its words in
/// this direction of its middle.
void addPublishedBar(Figure& figure, Vec2 from, Vec2 to, Vec2 direction, std::string words);

/// Between the border of a pixel and the frame of its published test, of its side.
inline constexpr double kPublishedInset = 0.14;
/// A pixel that the article lists; hatched once it has tested it.
void addPublishedPixel(Figure& figure, Vec2 min, Vec2 max, bool tested);

}  // namespace sepax
