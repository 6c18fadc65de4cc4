#include "app/techniques/drawing/draw_marks.h"

#include "app/figure/camera.h"
#include "app/techniques/drawing/draw.h"

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <utility>

namespace sepax {

namespace {

constexpr double kErrorRadius = 11;  ///< logical pixels; leaves a handle in its middle free
constexpr double kNoteRadius = 9;    ///< logical pixels
constexpr double kNoteWidth = 1.3;   ///< logical pixels
constexpr Paint kError{Role::result, 1};
constexpr Paint kNote{Role::muted, 0.9};

void addLine(Figure& figure, Vec2 from, Vec2 to, Paint paint, double width) {
  figure.add(Stroke{Layer::handle, {from, to}, false, paint, width, {}, Cap::round});
}

void addOutline(Figure& figure, Vec2 center, std::initializer_list<Vec2> corners) {
  std::vector<Vec2> points;
  for (const Vec2 corner : corners) points.push_back(center + kNoteRadius * corner);
  // Below the handles, around which it stands.
  figure.add(Stroke{Layer::outline, std::move(points), true, kNote, kNoteWidth, {}, Cap::round});
}

/// The sign of an error within its ring; nothing where a handle stands.
void addErrorSign(Figure& figure, Vec2 p, DefectKind kind) {
  constexpr double kArm = 5;
  if (kind == DefectKind::selfIntersection) {
    addLine(figure, p - Vec2{kArm, kArm}, p + Vec2{kArm, kArm}, kError, 2);
    addLine(figure, p - Vec2{kArm, -kArm}, p + Vec2{kArm, -kArm}, kError, 2);
  } else if (kind == DefectKind::zeroArea || kind == DefectKind::tooFewVertices) {
    for (const double side : {-1.0, 1.0})  // beside the handle that stands there
      addLine(figure, p + Vec2{side * kErrorRadius, 0}, p + Vec2{side * 2 * kErrorRadius, 0},
              kError, 2);
  } else if (kind == DefectKind::spike) {
    for (const double side : {-1.0, 1.0})
      addLine(figure, p + Vec2{side * kErrorRadius, -kErrorRadius}, p - Vec2{0, 2 * kErrorRadius},
              kError, 2);
  }
}

void addError(Figure& figure, Vec2 p, DefectKind kind) {
  figure.add(Dot{Layer::handle, p, kErrorRadius, {Role::result, 0.18}, kError, 2});
  addErrorSign(figure, p, kind);
}

/// A shape of its own for each kind: diamond, square, triangles, cross.
void addNote(Figure& figure, Vec2 p, DefectKind kind) {
  if (kind == DefectKind::repeatedVertex) {
    addOutline(figure, p, {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}});
  } else if (kind == DefectKind::collinearVertex) {
    addOutline(figure, p, {{0, -1.2}, {1.2, 0}, {0, 1.2}, {-1.2, 0}});
  } else if (kind == DefectKind::sliver) {
    addOutline(figure, p, {{0, -1.4}, {1.2, 1}, {-1.2, 1}});
  } else if (kind == DefectKind::floatPrecision) {
    addOutline(figure, p, {{0, 1.4}, {1.2, -1}, {-1.2, -1}});
  } else if (kind == DefectKind::partsOverlap) {
    addOutline(figure, p, {{-1.2, -1.2}, {0.4, -1.2}, {0.4, 0.4}, {-1.2, 0.4}});
    addOutline(figure, p, {{-0.4, -0.4}, {1.2, -0.4}, {1.2, 1.2}, {-0.4, 1.2}});
  } else if (kind == DefectKind::reflexVertex) {
    addOutline(figure, p, {{-1.2, 1.1}, {-1.2, -1.1}, {0, 0.2}, {1.2, -1.1}, {1.2, 1.1}});
  } else if (kind == DefectKind::farFromOrigin) {
    addOutline(figure, p,
               {{-1.3, 0}, {-0.5, 0}, {1.3, 0}, {0.5, 0}, {0, 0}, {0, -1.3}, {0, 1.3}, {0, 0}});
  }
}

/// A concave polygon is in the way of a technique for convex ones, and none of the others' concern.
/// It is a note all the same: the list is a polygon.
bool concerns(const DefectMark& note, bool concaveIsFine) {
  return note.kind == DefectKind::reflexVertex && !concaveIsFine;
}

/// Winding concerns no technique here: only where one asks for it, or beside other notes.
bool isAsked(const DefectMark& note, const BodyShape& shape) {
  const auto isOther = [](const DefectMark& mark) {
    return mark.kind != DefectKind::clockwise && mark.kind != DefectKind::reflexVertex;
  };
  return note.kind != DefectKind::reflexVertex &&
         (note.kind != DefectKind::clockwise || std::ranges::any_of(shape.marks, isOther));
}

bool isShown(const DefectMark& note, const BodyShape& shape, const ViewState& view, int body) {
  const bool clockwise = note.kind == DefectKind::clockwise && view.selected.body == body;
  return view.doctor && (clockwise || isAsked(note, shape));
}

/// Arrow heads round the outline, in the order in which the vertices are listed; the highest of
/// them, where words for all of them stand, absent where there is none.
std::optional<Vec2> addWinding(Figure& figure, const BodyShape& shape, const Camera& camera) {
  constexpr double kHead = 7;       // logical pixels
  constexpr double kShortest = 36;  // of an edge with a head, logical pixels
  constexpr std::size_t kMostHeads = 40;
  const std::vector<Vec2> outline = onScreen(shape.vertices, camera);
  std::optional<Vec2> highest;
  for (std::size_t i = 0; i < std::min(outline.size(), kMostHeads); ++i) {
    const int end = nextVertex(shape.form, outline.size(), static_cast<int>(i)).value_or(-1);
    if (end < 0) continue;
    const Vec2 edge = outline[static_cast<std::size_t>(end)] - outline[i];
    if (length(edge) < kShortest) continue;
    const Vec2 along = kHead * normalized(edge);
    const Vec2 tip = outline[i] + 0.62 * edge + along;
    const Vec2 across = turnedLeft(along);
    if (!highest || tip.y < highest->y) highest = tip - along;
    figure.add(Stroke{Layer::handle,
                      {tip - 2 * along + across, tip, tip - 2 * along - across},
                      false,
                      {Role::text, 1},
                      2,
                      {},
                      Cap::round});
  }
  return highest;
}

void addErrorWords(Figure& figure, const BodyShape& shape, const ViewState& view) {
  const auto first = std::ranges::find_if(shape.marks, &DefectMark::error);
  if (first == shape.marks.end()) return;
  addLabel(figure, view.camera.toScreen(first->place), {1, -1}, shape.name + ": " + first->label,
           Role::result, 9);
}

/// As large as other labels, beside its mark; whose it is, is told, as others may be nearer.
void addNoteWords(Figure& figure, Vec2 p, Vec2 direction, const std::string& words) {
  addLabel(figure, p, direction, words, Role::text, 2);
  figure.labels.back().distance = kNoteRadius + 4;
}

}  // namespace

int findings(const Evidence& evidence, const ViewState& view) {
  std::ptrdiff_t all = 0;  // each has one mark with words
  bool asked = false;
  for (const BodyShape& shape : evidence.bodies)
    for (const DefectMark& mark : shape.marks) {
      if (mark.label.empty()) continue;
      ++all;
      asked = asked || (!mark.error && isAsked(mark, shape));
    }
  return view.doctor && asked ? static_cast<int>(all) : 0;
}

void addMarks(Figure& figure, const BodyShape& shape, const ViewState& view, int body,
              bool concaveIsFine) {
  const PartScope part(figure, Part::mark);
  for (const DefectMark& mark : shape.marks) {
    const Vec2 p = view.camera.toScreen(mark.place);
    if (mark.error) {
      addError(figure, p, mark.kind);
    } else if (concerns(mark, concaveIsFine) || isShown(mark, shape, view, body)) {
      std::optional<Vec2> head;
      if (mark.kind == DefectKind::clockwise)
        head = addWinding(figure, shape, view.camera);
      else
        addNote(figure, p, mark.kind);
      if (mark.label.empty()) continue;
      addNoteWords(figure, head.value_or(p), head ? Vec2{0, -1} : Vec2{-1, 1},
                   shape.name + ": " + mark.label);
    }
  }
  addErrorWords(figure, shape, view);
}

}  // namespace sepax
