#include "app/widgets/icons.h"

#include <cmath>
#include <initializer_list>
#include <vector>

namespace sepax {
namespace {

/// A triangle that points right (direction 1) or left (-1).
void arrowHead(ImDrawList& list, ImVec2 middle, float reach, float direction, ImU32 color) {
  const float x = direction * reach;
  list.AddTriangleFilled({middle.x - 0.6f * x, middle.y - reach},
                         {middle.x - 0.6f * x, middle.y + reach}, {middle.x + x, middle.y}, color);
}

void bar(ImDrawList& list, float x, float y, float reach, float width, ImU32 color) {
  list.AddRectFilled({x - width / 2, y - reach}, {x + width / 2, y + reach}, color);
}

void loopIcon(const Ui& ui, ImDrawList& list, ImVec2 c, ImU32 color) {
  const float r = ui.px(5);
  list.PathArcTo(c, r, 0.9f, 5.9f, 20);
  const std::vector<ImVec2> arc(list._Path.Data, list._Path.Data + list._Path.Size);
  list.PathClear();
  compat::addPolyline(&list, arc.data(), static_cast<int>(arc.size()), color, false, ui.px(1.6));
  const ImVec2 tip{c.x + r * std::cos(5.9f), c.y + r * std::sin(5.9f)};
  const float s = ui.px(3.2);
  list.AddTriangleFilled({tip.x - s, tip.y - 0.4f * s}, {tip.x + s, tip.y - 0.4f * s},
                         {tip.x + 0.2f * s, tip.y + s}, color);
}

/// Lines through points about a middle, logical pixels.
struct IconLines {
  const Ui& ui;
  ImDrawList& list;
  ImVec2 middle;
  ImU32 color;

  [[nodiscard]] ImVec2 at(ImVec2 p) const { return {middle.x + ui.px(p.x), middle.y + ui.px(p.y)}; }
  void line(std::initializer_list<ImVec2> points, bool closed = false) const {
    std::vector<ImVec2> placed;
    for (const ImVec2 p : points) placed.push_back(at(p));
    compat::addPolyline(&list, placed.data(), static_cast<int>(placed.size()), color, closed,
                        ui.px(1.5));
  }
  void dot(ImVec2 p, double radius) const { list.AddCircleFilled(at(p), ui.px(radius), color); }
};

void eyeIcon(const IconLines& lines, bool open) {
  if (!open) {
    lines.line({{-6, -1}, {-3, 2}, {0, 3}, {3, 2}, {6, -1}});
    lines.line({{-4, 2}, {-5.5f, 4.5f}});
    lines.line({{0, 3}, {0, 6}});
    lines.line({{4, 2}, {5.5f, 4.5f}});
    return;
  }
  lines.line({{-6.5f, 0}, {-3, -3}, {0, -4}, {3, -3}, {6.5f, 0}, {3, 3}, {0, 4}, {-3, 3}}, true);
  lines.dot({0, 0}, 1.9);
}

/// Icons of lists and their rows.
void drawListIcon(const Ui& ui, ImDrawList& list, Icon icon, ImVec2 c, ImU32 color) {
  const IconLines lines{ui, list, c, color};
  switch (icon) {
    case Icon::up:
      lines.line({{0, 5}, {0, -5}});
      lines.line({{-4, -1}, {0, -5}, {4, -1}});
      break;
    case Icon::down:
      lines.line({{0, -5}, {0, 5}});
      lines.line({{-4, 1}, {0, 5}, {4, 1}});
      break;
    case Icon::eye:
    case Icon::eyeShut:
      eyeIcon(lines, icon == Icon::eye);
      break;
    case Icon::plus:
      lines.line({{-4, 0}, {4, 0}});
      lines.line({{0, -4}, {0, 4}});
      break;
    case Icon::minus:
      lines.line({{-4, 0}, {4, 0}});
      break;
    case Icon::copy:
      lines.line({{-5, -5}, {2, -5}, {2, 2}, {-5, 2}}, true);
      lines.line({{-2, 2}, {-2, 5}, {5, 5}, {5, -2}, {2, -2}});
      break;
    case Icon::bin:
      lines.line({{-5, -4}, {5, -4}});
      lines.line({{-2, -4}, {-2, -6}, {2, -6}, {2, -4}});
      lines.line({{-4, -4}, {-3, 6}, {3, 6}, {4, -4}});
      break;
    case Icon::check:
      lines.line({{-5, 0}, {-1.5f, 4}, {5.5f, -4.5f}});
      break;
    default:
      break;
  }
}

/// A small picture of a defect that is only a note.
void noteIcon(const IconLines& lines, DefectKind kind) {
  if (kind == DefectKind::clockwise) {
    lines.line({{-3.5f, 1.5f}, {-3, -2.5f}, {0.5f, -3.8f}, {3.5f, -1.5f}, {3.2f, 2}});
    lines.line({{0.8f, 1}, {3.2f, 3}, {5, 0.4f}});
  } else if (kind == DefectKind::repeatedVertex || kind == DefectKind::closingVertex) {
    lines.dot({-2.2f, 0}, 2);
    lines.dot({2.2f, 0}, 2);
  } else if (kind == DefectKind::collinearVertex) {
    lines.line({{-5, 0}, {5, 0}});
    lines.dot({0, 0}, 2);
  } else if (kind == DefectKind::reflexVertex) {
    lines.line({{-4.5f, 3}, {-4.5f, -3}, {0, 0.5f}, {4.5f, -3}, {4.5f, 3}}, true);
  } else if (kind == DefectKind::partsOverlap) {
    lines.line({{-4, -4}, {1.2f, -4}, {1.2f, 1.2f}, {-4, 1.2f}}, true);
    lines.line({{-1.2f, -1.2f}, {4, -1.2f}, {4, 4}, {-1.2f, 4}}, true);
  } else if (kind == DefectKind::sliver) {
    lines.line({{-4, 3}, {4, 0.8f}});
    lines.line({{-4, -3}, {4, -0.8f}});
  } else {
    lines.line({{-4, -1.2f}, {-1.5f, -2.6f}, {1.5f, -0.4f}, {4, -1.8f}});
    lines.line({{-4, 2.4f}, {-1.5f, 1}, {1.5f, 3.2f}, {4, 1.8f}});
  }
}

}  // namespace

void drawIcon(const Ui& ui, ImDrawList& list, Icon icon, ImVec2 c, ImU32 color) {
  const float r = ui.px(4.5);
  const float thin = ui.px(2);
  switch (icon) {
    case Icon::first:
      bar(list, c.x - r, c.y, r, thin, color);
      arrowHead(list, {c.x + ui.px(1), c.y}, r, -1, color);
      break;
    case Icon::previous:
      arrowHead(list, c, r, -1, color);
      break;
    case Icon::play:
      arrowHead(list, c, ui.px(5.5), 1, color);
      break;
    case Icon::pause:
      bar(list, c.x - ui.px(3), c.y, ui.px(5), ui.px(3), color);
      bar(list, c.x + ui.px(3), c.y, ui.px(5), ui.px(3), color);
      break;
    case Icon::next:
      arrowHead(list, c, r, 1, color);
      break;
    case Icon::last:
      arrowHead(list, {c.x - ui.px(1), c.y}, r, 1, color);
      bar(list, c.x + r, c.y, r, thin, color);
      break;
    case Icon::loop:
      loopIcon(ui, list, c, color);
      break;
    default:
      drawListIcon(ui, list, icon, c, color);
      break;
  }
}

void drawFindingSign(const Ui& ui, ImDrawList& list, DefectKind kind, bool error, ImVec2 middle,
                     ImU32 color) {
  const IconLines lines{ui, list, middle, color};
  if (error) {
    lines.line({{0, -9}, {9, 0}, {0, 9}, {-9, 0}}, true);
    lines.line({{0, -4}, {0, 1}});
    lines.dot({0, 4}, 1.2);
    return;
  }
  list.AddCircle(middle, ui.px(8.5), color, 0, ui.px(1.2));
  noteIcon(lines, kind);
}

}  // namespace sepax
