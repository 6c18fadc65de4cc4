#pragma once

#include "app/figure/part.h"
#include "app/figure/theme.h"
#include "core/exact/vec2.h"

#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

/// A Figure is a picture as data: strokes, fills, dots and text with a layer, a colour role and the
/// part that they stand for. Screen, files and tests all read the same Figure. Coordinates are
/// logical pixels of the figure, origin top left, y down; sizes and widths are logical pixels too.
namespace sepax {

/// Painting order, low first; within a layer the order of adding.
enum class Layer : std::uint8_t {
  grid,
  fill,
  ghost,
  guide,
  outline,
  evidence,
  handle,
  label,
  badge
};

/// A colour role with an opacity in [0, 1].
struct Paint {
  Role role = Role::text;
  double alpha = 1;
};

/// Dash pattern along a stroke, logical pixels; off = 0 draws a solid line. Dashes always have butt
/// ends, whatever the cap of the stroke: so their lengths are what is written here.
struct Dash {
  double on = 0;
  double off = 0;
};

enum class Cap : std::uint8_t { butt, round };

struct Stroke {
  Layer layer = Layer::outline;
  std::vector<Vec2> points = {};
  bool closed = false;
  Paint paint = {};
  double width = 1;
  Dash dash = {};
  Cap cap = Cap::round;
  Part part = Part::none;
};

enum class Hatch : std::uint8_t { none, forward, backward, cross };

/// Area of a closed outline by the even-odd rule; the outline may be concave or cross itself.
struct Fill {
  Layer layer = Layer::fill;
  std::vector<Vec2> outline = {};
  Paint paint = {};
  Hatch hatch = Hatch::none;  ///< none = filled evenly, else lines of 1 px every 6 px
  Part part = Part::none;
};

/// A filled disc with an optional ring around it.
struct Dot {
  Layer layer = Layer::handle;
  Vec2 center = {};
  double radius = 5;
  Paint fill = {};
  Paint ring = {};
  double ringWidth = 0;  ///< 0 = no ring; drawn inwards from the radius
  Part part = Part::none;
};

enum class Weight : std::uint8_t { regular, semibold, mono };
enum class Align : std::uint8_t { left, center, right };

/// One line of UTF-8 text; `position` is on the baseline.
struct Text {
  Layer layer = Layer::label;
  Vec2 position = {};
  std::string text = {};
  double size = 14;
  Weight weight = Weight::regular;
  Align align = Align::left;
  Paint paint = {};
  bool halo = true;  ///< outlined in the ground colour so that it reads over lines
  Part part = Part::none;
};

/// A rectangle with rounded corners, filled and outlined (badges, legends). Its border, like the
/// ring of a dot, is drawn inwards from the edge.
struct Box {
  Layer layer = Layer::badge;
  Vec2 min = {};
  Vec2 max = {};
  double radius = 0;
  Paint fill = {};
  Paint border = {};
  double borderWidth = 0;
  Part part = Part::none;
};

using Item = std::variant<Stroke, Fill, Dot, Text, Box>;

/// A text that wants to stand near a point but may be moved by label placement, and is left out
/// when there is no room for it or its point is out of sight.
struct Label {
  Vec2 anchor = {};      ///< the point that it names
  Vec2 direction = {};   ///< from the anchor to where it would like to stand, of any length; zero
                         ///< = centred on the anchor
  double distance = 10;  ///< logical pixels from the anchor to the nearest side of the text
  Text text = {};        ///< position and align are set by the placement
  int priority = 0;  ///< higher ones are placed first; below 0 = left out rather than put far away
  std::vector<Vec2> also = {};  ///< further points of the line that it names, beside which it may
                                ///< stand as well
  bool leads = false;           ///< a leader tells which point it names, however near that is
  std::vector<Vec2> home = {};  ///< an area, even-odd, in which it needs no leader
};

/// Where a label came to stand, so that the next of pictures that follow each other puts it there.
struct LabelPlace {
  std::string name;    ///< its words, with one mark for every number with a fraction, and the count
                       ///< of those before it that have the same
  Vec2 offset;         ///< from the anchor to the middle of the text, logical pixels
  bool fixed = false;  ///< it stands there again, but not on another
  friend bool operator==(const LabelPlace&, const LabelPlace&) = default;
};

struct Figure {
  double width = 0;
  double height = 0;
  Paint ground{Role::ground, 1};
  std::vector<Item> items = {};
  std::vector<Label> labels = {};       ///< until placeLabels turns them into Text items
  std::vector<LabelPlace> placed = {};  ///< those that it has turned
  std::vector<Box> keepClear = {};      ///< not drawn: areas that labels must not cover
  std::string unsaid = {};              ///< the narration, where the figure has no room for it
  Part part = Part::none;               ///< what is being added; see PartScope
  bool inGrey = false;  ///< it may lose its colours: A and B differ by hatch and name too

  /// An item without a part of its own gets that of the figure.
  void add(Item item);
  /// The text gets the figure's part in the same way.
  void addLabel(Label label);
};

/// While it lives, what is added to the figure stands for the part.
class [[nodiscard]] PartScope {
 public:
  PartScope(Figure& figure, Part part)
      : figure_(figure), before_(std::exchange(figure.part, part)) {}
  ~PartScope() { figure_.part = before_; }
  PartScope(const PartScope&) = delete;
  PartScope& operator=(const PartScope&) = delete;

 private:
  Figure& figure_;
  Part before_;
};

[[nodiscard]] Part partOf(const Item& item);

/// Items in painting order (stable by layer).
[[nodiscard]] std::vector<const Item*> inPaintingOrder(const Figure& figure);

}  // namespace sepax
