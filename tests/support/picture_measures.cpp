#include "tests/support/picture_measures.h"

#include "app/figure/label_space.h"
#include "app/techniques/minkowski/legend.h"
#include "core/evidence/terms.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <variant>

namespace sepax::test {
namespace {

constexpr double kTouch = 2;      ///< a line that is so little under a text does not disturb it
constexpr double kFaint = 0.35;   ///< what is drawn fainter does not disturb either
constexpr double kOnMark = 3;     ///< a number this near to the middle of a mark is the mark's own
constexpr double kSmallPart = 2;  ///< of a line under the words
constexpr double kLeaderGap = 4;  ///< at most, between a label and the line that leads to it

/// They go through the whole picture and leave it where it ends.
constexpr std::array kThrough{
    Part::grid,       Part::separatingLine, Part::touchingLine, Part::edgeLine, Part::publishedLine,
    Part::freeAxis,   Part::meetingPath,    Part::endPath,      Part::rayAhead, Part::rayInside,
    Part::rayOutside, Part::rayBoundary,    kOriginLine,        kEdgeLine,      kSearchLevel};

/// Where two lines meet that are nearly parallel: too far away to be seen with the rest.
bool mayBeFar(Part part) { return part == Part::meetingPoint; }

bool isThrough(Part part) { return std::ranges::find(kThrough, part) != kThrough.end(); }

struct Line {
  Vec2 start;
  Vec2 end;
  Part part = Part::none;
};

std::vector<Vec2> pointsOf(const Item& item) {
  if (const Stroke* stroke = std::get_if<Stroke>(&item)) return stroke->points;
  if (const Fill* fill = std::get_if<Fill>(&item)) return fill->outline;
  if (const Box* box = std::get_if<Box>(&item)) return {box->min, box->max};
  if (const Dot* dot = std::get_if<Dot>(&item)) return {dot->center};
  return {};
}

Layer layerOf(const Item& item) {
  return std::visit([](const auto& some) { return some.layer; }, item);
}

std::vector<Line> sidesOf(const std::vector<Vec2>& points, bool closed, Part part) {
  std::vector<Line> lines;
  for (std::size_t i = 0; i + (closed ? 0 : 1) < points.size(); ++i)
    lines.push_back({points[i], points[(i + 1) % points.size()], part});
  return lines;
}

/// A figure by what its items are to a reader.
struct Sorted {
  std::vector<const Text*> labels;
  std::vector<const Dot*> dots;
  std::vector<Line> lines;                                ///< outlines and evidence
  std::vector<std::pair<Part, std::vector<Vec2>>> whole;  ///< what must be seen whole
  std::vector<Rect> words;
  std::vector<Rect> counts;  ///< to the right of all, with which a picture is framed
};

bool isWhole(const Item& item) {
  const Part part = partOf(item);
  const PartGroup group = groupOf(part);
  const bool shown = group == PartGroup::scene || group == PartGroup::evidence;
  return shown && part != Part::none && !isThrough(part) && layerOf(item) < Layer::label;
}

void sortStroke(Sorted& sorted, const Stroke& stroke) {
  const bool seen = stroke.layer == Layer::outline || stroke.layer == Layer::evidence;
  if (!seen || stroke.paint.alpha < kFaint) return;
  for (const Line& line : sidesOf(stroke.points, stroke.closed, stroke.part))
    sorted.lines.push_back(line);
}

/// The line from a label that stands far away to what it names: where a label stands, not what is
/// shown.
bool isLeader(const Sorted& sorted, Part part, const std::vector<Vec2>& points) {
  if (points.size() != 2) return false;
  return std::ranges::any_of(sorted.labels, [&](const Text* label) {
    const Rect rect = rectOf(*label);
    return label->part == part &&
           distance(nearestIn(rect, points.back()), points.back()) < kLeaderGap;
  });
}

Sorted sortedItems(const Figure& figure, Vec2 canvas) {
  Sorted sorted;
  const auto isBeyond = [&](Vec2 p) { return p.x >= canvas.x || p.y >= canvas.y; };
  for (const Item& item : figure.items) {
    const std::vector<Vec2> points = pointsOf(item);
    if (!points.empty() && std::ranges::all_of(points, isBeyond)) continue;
    if (const Text* text = std::get_if<Text>(&item)) {
      if (isBeyond(text->position)) continue;
      const bool own = groupOf(text->part) == PartGroup::words;
      if (!own) sorted.labels.push_back(text);
      // On paper they have no box.
      if (own) sorted.words.push_back(rectOf(*text));
      if (text->part == Part::rayCount) sorted.counts.push_back(rectOf(*text));
    }
    if (const Box* box = std::get_if<Box>(&item)) {
      if (groupOf(box->part) == PartGroup::words) sorted.words.push_back({box->min, box->max});
    }
    if (const Dot* dot = std::get_if<Dot>(&item)) {
      if (groupOf(dot->part) != PartGroup::words) sorted.dots.push_back(dot);
    }
    if (const Stroke* stroke = std::get_if<Stroke>(&item)) sortStroke(sorted, *stroke);
    if (isWhole(item) && !points.empty()) sorted.whole.emplace_back(partOf(item), points);
  }
  std::erase_if(sorted.whole,
                [&](const auto& shown) { return isLeader(sorted, shown.first, shown.second); });
  return sorted;
}

/// A number stands in the mark or in the pixel that it counts, whatever else lies there.
bool isOfMark(const Text& text, const Sorted& sorted) {
  if (text.part == Part::pixelNumber) return true;
  const Rect rect = rectOf(text);
  return std::ranges::any_of(sorted.dots, [&](const Dot* dot) {
    return distance(0.5 * (rect.min + rect.max), dot->center) < kOnMark;
  });
}

void addLabelFaults(std::vector<std::string>& faults, const Sorted& sorted) {
  for (std::size_t i = 0; i < sorted.labels.size(); ++i) {
    const Text& label = *sorted.labels[i];
    const Rect rect = rectOf(label);
    const std::string name = "“" + label.text + "” lies on ";
    for (std::size_t j = 0; j < i; ++j) {
      if (overlaps(rect, rectOf(*sorted.labels[j])))
        faults.push_back(name + "“" + sorted.labels[j]->text + "”");
    }
    if (isOfMark(label, sorted)) continue;
    for (const Dot* dot : sorted.dots) {
      if (distance(nearestIn(rect, dot->center), dot->center) < dot->radius)
        faults.push_back(name + "a dot of " + std::string(nameOf(dot->part)));
    }
    for (const Line& line : sorted.lines) {
      if (lengthInside(line.start, line.end, rect) > kTouch)
        faults.push_back(name + "a line of " + std::string(nameOf(line.part)));
    }
  }
}

bool isIn(Rect frame, const std::vector<Vec2>& points) {
  return std::ranges::all_of(points, [&](Vec2 p) { return contains(frame, {p, p}); });
}

void addFrameFaults(std::vector<std::string>& faults, const Sorted& sorted, Rect frame) {
  for (const auto& [part, points] : sorted.whole) {
    const std::string name(nameOf(part));
    if (!mayBeFar(part) && !isIn(frame, points)) faults.push_back(name + " leaves the frame");
    for (const Line& line : sidesOf(points, true, part)) {
      for (const Rect words : sorted.words) {
        if (lengthInside(line.start, line.end, words) > kSmallPart)
          faults.push_back(name + " under badge or narration");
      }
    }
  }
}

/// The part of the room that the scene takes, between the words above and below.
double shareOf(const Sorted& sorted, Rect frame) {
  Rect room = frame;
  for (const Rect words : sorted.words) {
    if (words.max.y < frame.max.y / 2) room.min.y = std::max(room.min.y, words.max.y);
    if (words.min.y > frame.max.y / 2) room.max.y = std::min(room.max.y, words.min.y);
  }
  Rect extent{{kInfinity, kInfinity}, {-kInfinity, -kInfinity}};
  for (const auto& [part, points] : sorted.whole) {
    if (mayBeFar(part) && !isIn(frame, points)) continue;
    for (const Vec2 p : points) {
      extent.min = {std::min(extent.min.x, p.x), std::min(extent.min.y, p.y)};
      extent.max = {std::max(extent.max.x, p.x), std::max(extent.max.y, p.y)};
    }
  }
  for (const Rect count : sorted.counts) extent.max.x = std::max(extent.max.x, count.max.x);
  const Vec2 takes = extent.max - extent.min;
  const Vec2 has = room.max - room.min;
  return std::max(takes.x / has.x, takes.y / has.y);
}

}  // namespace

Vec2 canvasSizeOf(const Figure& figure) {
  Vec2 size{figure.width, figure.height};
  for (const Item& item : figure.items) {
    const Box* box = std::get_if<Box>(&item);
    if (box == nullptr || box->part != Part::stripGround) continue;
    (box->min.x > 0 ? size.x : size.y) = box->min.x > 0 ? box->min.x : box->min.y;
  }
  return size;
}

PictureMeasures measured(const Figure& figure) {
  const Vec2 canvas = canvasSizeOf(figure);
  const Sorted sorted = sortedItems(figure, canvas);
  const Rect frame{{0, 0}, canvas};
  PictureMeasures result;
  addLabelFaults(result.faults, sorted);
  addFrameFaults(result.faults, sorted, frame);
  std::ranges::sort(result.faults);
  result.faults.erase(std::unique(result.faults.begin(), result.faults.end()), result.faults.end());
  result.share = shareOf(sorted, frame);
  return result;
}

}  // namespace sepax::test
