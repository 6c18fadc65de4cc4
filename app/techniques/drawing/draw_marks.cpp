#include "app/techniques/drawing/draw_marks.h"

#include "app/figure/camera.h"
#include "app/techniques/drawing/draw.h"

#include <algorithm>
#include <initializer_list>
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
  } else if (kind == DefectKind::clockwise) {
    addOutline(figure, p, {{1.4, 0}, {-1, -1.2}, {-1, 1.2}});
  } else if (kind == DefectKind::sliver) {
    addOutline(figure, p, {{0, -1.4}, {1.2, 1}, {-1.2, 1}});
  } else if (kind == DefectKind::floatPrecision) {
    addOutline(figure, p, {{0, 1.4}, {1.2, -1}, {-1.2, -1}});
  } else if (kind == DefectKind::farFromOrigin) {
    addOutline(figure, p,
               {{-1.3, 0}, {-0.5, 0}, {1.3, 0}, {0.5, 0}, {0, 0}, {0, -1.3}, {0, 1.3}, {0, 0}});
  }
}

/// A concave polygon is in the way of a technique for convex ones, and none of the others' concern.
bool standsInTheWay(const DefectMark& mark, bool concaveIsFine) {
  return mark.error || (mark.kind == DefectKind::reflexVertex && !concaveIsFine);
}

/// Winding has no place of its own and concerns no technique here: only where one asks for it.
bool isShown(const DefectMark& note, const ViewState& view, int body) {
  const bool asked = note.kind != DefectKind::clockwise || view.selected.body == body;
  return view.doctor && note.kind != DefectKind::reflexVertex && asked;
}

void addErrorWords(Figure& figure, const BodyShape& shape, const ViewState& view,
                   bool concaveIsFine) {
  const auto first = std::ranges::find_if(
      shape.marks, [&](const DefectMark& mark) { return standsInTheWay(mark, concaveIsFine); });
  if (first == shape.marks.end()) return;
  addLabel(figure, view.camera.toScreen(first->place), {1, -1}, shape.name + ": " + first->label,
           Role::result, 9);
}

/// Small, beside its mark or not at all.
void addNoteWords(Figure& figure, Vec2 p, const std::string& words) {
  addLabel(figure, p, {-1, 1}, words, Role::muted, -2);
  Label& label = figure.labels.back();
  label.distance = kNoteRadius + 4;
  label.text.size = 12;
  label.text.weight = Weight::regular;
}

}  // namespace

void addMarks(Figure& figure, const Evidence& evidence, const ViewState& view, int body,
              bool concaveIsFine) {
  const BodyShape& shape = evidence.bodies[static_cast<std::size_t>(body)];
  const PartScope part(figure, Part::mark);
  for (const DefectMark& mark : shape.marks) {
    const Vec2 p = view.camera.toScreen(mark.place);
    if (standsInTheWay(mark, concaveIsFine)) {
      addError(figure, p, mark.kind);
    } else if (isShown(mark, view, body)) {
      addNote(figure, p, mark.kind);
      if (!mark.label.empty()) addNoteWords(figure, p, mark.label);
    }
  }
  addErrorWords(figure, shape, view, concaveIsFine);
}

}  // namespace sepax
