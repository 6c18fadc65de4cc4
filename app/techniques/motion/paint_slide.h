#pragma once

#include "app/techniques/motion/motion.h"
#include "core/evidence/slide_moment.h"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

/// What the pictures of a slide and of a body that is driven have in common.
namespace sepax {

/// A contact that the time shown has not come to yet.
inline constexpr Part kContactToCome = part<"contact to come">();
/// What is left of a motion where it meets something, and what of that it keeps.
inline constexpr Part kRestOfMotion = part<"rest of the motion">();
inline constexpr Part kKeptMotion = part<"kept motion">();

/// How the contacts of a motion are drawn.
struct ContactLook {
  Vec2 walked = {};     ///< how far A is from where the evidence has it, world units
  double scale = 1;     ///< of the arrows that stand for motion, logical pixels of a world unit
  bool toCome = false;  ///< faint, and without words
};

/// A place where two of A and the others touch, with its number in the list.
void addContactNumber(Figure& figure, Vec2 at, int number, bool toCome = false);

/// Where both touch, the edge whose normal stops the motion, and that normal.
void addSlideContact(Figure& figure, const Evidence& evidence, const Camera& camera,
                     const SlideHit& hit, const ContactLook& look);

/// The words of an arrow, where they stand along it, 1 = at its tip, and on which side of it.
struct ArrowWords {
  std::string text;
  Vec2 side;           ///< world units
  double along = 0.7;  ///< beyond what stands where A is stopped
};

/// From A's centre an arrow of motion.
void addMotionArrow(Figure& figure, Vec2 middle, Vec2 motion, Part part, Role role,
                    const ContactLook& look, ArrowWords words);

/// What the hits of a stop take of the rest of a motion that was `wanted`, each that is not told
/// yet: from the tip of what is kept to the tip of the rest. `words` names a vector.
void addTakenAway(Figure& figure, Vec2 middle, Vec2 wanted, const std::vector<SlideHit>& hits,
                  const SlideStop& stop, const ContactLook& look,
                  const std::function<std::string(Vec2 motion)>& words);

/// A hit with that normal is among those before it, from `first` on: pressed into two in turn, A
/// meets each of them again.
[[nodiscard]] bool isTold(const std::vector<SlideHit>& hits, std::size_t first, std::size_t hit);

/// The way that a hand has driven A, and what stands in its way now.
void paintDriven(Figure& figure, const Evidence& evidence, const ViewState& view);

}  // namespace sepax
