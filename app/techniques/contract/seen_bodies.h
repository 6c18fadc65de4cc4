#pragma once

#include "app/techniques/contract/technique.h"
#include "core/exact/transform.h"

#include <optional>
#include <vector>

/// Bodies where they are drawn: at a later time a technique shows some of them away from where they
/// start, and a hand takes them there.
namespace sepax {

/// From where a body starts to where it is drawn: about its position, then with it.
struct SeenWay {
  Vec2 start;  ///< position of the body at its start, world units
  Vec2 seen;   ///< position of the body as it is drawn
  Rotation turn = {};

  /// Law: toStart(toSeen(p)) is p but for rounding.
  [[nodiscard]] Vec2 toSeen(Vec2 world) const;
  [[nodiscard]] Vec2 toStart(Vec2 world) const;
  /// The same without the turn.
  [[nodiscard]] SeenWay straight() const { return {start, seen}; }
};

/// The shape with its vertices, its centroid, its position and the places of its defects moved;
/// what else it says is of its start.
[[nodiscard]] BodyShape movedToSeen(BodyShape shape, const SeenWay& way);
[[nodiscard]] BodyShape movedToStart(BodyShape shape, const SeenWay& way);

/// All bodies of a scene as they are drawn.
class SeenBodies {
 public:
  /// `technique` may be null. The evidence must outlive it.
  SeenBodies(const Technique* technique, const Evidence& evidence, const ViewState& view);

  [[nodiscard]] const BodyShape& operator[](int body) const;
  /// Absent where the body is drawn at its start, or has come since the evidence.
  [[nodiscard]] std::optional<SeenWay> wayOf(int body) const;
  /// Some body has left its start.
  [[nodiscard]] bool anyLeft() const { return !later_.empty(); }

 private:
  struct Later {
    SeenWay way;
    BodyShape shape;
  };
  const Evidence& evidence_;
  std::vector<std::optional<Later>> later_;  ///< by body; empty while none has left its start
};

}  // namespace sepax
