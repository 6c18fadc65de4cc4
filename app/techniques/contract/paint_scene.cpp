#include <algorithm>
#include <cmath>

#include "app/figure/compose.h"
#include "app/figure/font.h"
#include "app/figure/wrap.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/draw.h"
#include "app/techniques/drawing/draw_marks.h"
#include "app/techniques/drawing/draw_tools.h"
#include "app/techniques/contract/technique.h"
#include "app/view/handles.h"
#include "app/view/shown_handles.h"
#include "app/view/visible.h"

namespace sepax {

namespace {

/// 1, 2 or 5 times a power of ten: the grid step that is at least `pixels` wide.
double gridStep(double zoom, double pixels) {
  const double wanted = pixels / zoom;
  const double power = std::pow(10.0, std::floor(std::log10(wanted)));
  for (const double factor : {1.0, 2.0, 5.0}) {
    if (factor * power >= wanted) return factor * power;
  }
  return 10 * power;
}

void addGrid(Figure& figure, const Camera& camera) {
  const double step = gridStep(camera.zoom, 48);
  const Vec2 low = camera.toWorld({0, camera.height});
  const Vec2 high = camera.toWorld({camera.width, 0});
  const auto line = [&](Vec2 from, Vec2 to, double index) {
    const bool axis = index == 0;
    const bool major = std::fmod(index, 5.0) == 0;
    const Role role = major ? Role::gridMajor : Role::gridMinor;
    figure.add(Stroke{Layer::grid, {from, to}, false, {role, 1}, axis ? 1.8 : 1.0, {}, Cap::butt});
  };
  for (double i = std::ceil(low.x / step); i * step <= high.x; ++i) {
    const double x = std::floor(camera.toScreen({i * step, 0}).x) + 0.5;
    line({x, 0}, {x, camera.height}, i);
  }
  for (double i = std::ceil(low.y / step); i * step <= high.y; ++i) {
    const double y = std::floor(camera.toScreen({0, i * step}).y) + 0.5;
    line({0, y}, {camera.width, y}, i);
  }
}

void keepClear(Figure& figure, Vec2 center, double radius) {
  Box box;
  box.min = center - Vec2{radius, radius};
  box.max = center + Vec2{radius, radius};
  figure.keepClear.push_back(box);
}

void addHandle(Figure& figure, Vec2 center, Role role, bool hot) {
  const double radius = hot ? kHandleRadius + 2 : kHandleRadius;
  figure.add(Dot{Layer::handle, center, radius, {hot ? role : Role::ground, 1}, {role, 1}, 2});
  keepClear(figure, center, radius + 1);
}

bool isAt(const Target& target, Target::Kind kind, int body, int index = -1) {
  return target.kind == kind && target.body == body && (index < 0 || target.index == index);
}

void addEdge(Figure& figure, Vec2 from, Vec2 to, Role role) {
  figure.add(Stroke{Layer::outline, {from, to}, false, {role, 1}, 5, {}, Cap::round});
}

/// Handles of these vertices, and the edge that is hovered or selected.
void addVertexHandles(Figure& figure, const Evidence& evidence, const ViewState& view, int index,
                      const std::vector<int>& vertices) {
  const BodyShape& shape = evidence.bodies[static_cast<std::size_t>(index)];
  const Role role = roleOf(evidence, index);
  const std::size_t n = shape.vertices.size();
  const auto place = [&](int vertex) {
    return view.camera.toScreen(shape.vertices[static_cast<std::size_t>(vertex) % n]);
  };
  for (const int vertex : vertices) {
    const bool hot = isAt(view.hovered, Target::Kind::vertex, index, vertex) ||
                     isAt(view.selected, Target::Kind::vertex, index, vertex);
    addHandle(figure, place(vertex), role, hot);
  }
  for (const Target& edge : {view.hovered, view.selected}) {
    const bool inside = edge.index >= 0 && edge.index < static_cast<int>(n);
    if (!inside || !isAt(edge, Target::Kind::edge, index)) continue;
    addEdge(figure, place(edge.index), place(edge.index + 1), role);
    if (view.hovered == view.selected) break;
  }
}

void addRotationHandle(Figure& figure, const Evidence& evidence, const ViewState& view, int index) {
  const BodyShape& shape = evidence.bodies[static_cast<std::size_t>(index)];
  const Role role = roleOf(evidence, index);
  const Vec2 handle = rotationHandle(shape, view.camera);
  figure.add(Stroke{Layer::guide,
                    {rotationStalkFoot(shape, view.camera), handle},
                    false,
                    {role, 0.8},
                    1.5,
                    {3, 3},
                    Cap::butt});
  addHandle(figure, handle, role, isAt(view.hovered, Target::Kind::rotation, index));
}

void addBody(Figure& figure, const Evidence& evidence, const ViewState& view, int index,
             const std::vector<int>& handles, const Technique* technique) {
  const BodyShape& shape = evidence.bodies[static_cast<std::size_t>(index)];
  const Camera& camera = view.camera;
  const Role role = roleOf(evidence, index);
  std::vector<Vec2> points = simplifiedOutline(onScreen(shape.vertices, camera));
  const bool selected = view.handles && (view.selected.body == index || isGrouped(view, index));
  const bool left =
      technique && technique->hasLeftStart && technique->hasLeftStart(evidence, index);
  if (view.evidence && left) {
    addPolygon(figure, std::move(points), {Layer::ghost, role, 0.7, 1.6, 0.05, {6, 4}});
  } else {
    addPolygon(figure, std::move(points), {Layer::outline, role, 1, selected ? 3.2 : 2.4, 0.2, {}});
  }
  if (view.names) {
    addLabel(figure, camera.toScreen(shape.centroid), {0, 0}, shape.name, role, 10);
    figure.labels.back().text.size = 20;
    figure.labels.back().distance = 0;
  }
  if (view.evidence) addMarks(figure, evidence, view, index, technique && technique->concave);
  if (!view.handles) return;
  addVertexHandles(figure, evidence, view, index, handles);
  if (hasRotationHandle(view, index)) addRotationHandle(figure, evidence, view, index);
}

constexpr double kBadgeLeft = 20;
constexpr double kBadgeTop = 18;
constexpr double kBadgeHeight = 32;
constexpr double kBadgePadding = 50;  ///< beside the words, with the dot
constexpr double kBadgeGap = 10;      ///< between two badges

double badgeWidth(const Verdict& verdict) {
  return textWidth(verdict.badge, 14, Weight::semibold) + kBadgePadding;
}

/// A pill with a dot and a few words.
void addBadge(Figure& figure, const Verdict& verdict, Vec2 at) {
  const Box box{Layer::badge,
                at,
                at + Vec2{badgeWidth(verdict), kBadgeHeight},
                kBadgeHeight / 2,
                {Role::panel, 1},
                {verdict.role, 1},
                1.6};
  figure.add(box);
  const Vec2 middle = at + Vec2{18, kBadgeHeight / 2};
  figure.add(Dot{Layer::badge, middle, 5, {verdict.role, 1}, {}, 0});
  figure.add(Text{Layer::badge,
                  middle + Vec2{14, 5},
                  verdict.badge,
                  14,
                  Weight::semibold,
                  Align::left,
                  {Role::text, 1},
                  false});
  figure.keepClear.push_back(box);
}

/// The verdict and, beside it or below it, whether the published text gets this scene wrong.
void addBadges(Figure& figure, const Evidence& evidence, const Technique& technique,
               Verdict verdict) {
  const double room = figure.width - 2 * kBadgeLeft - kBadgePadding;
  verdict.badge = shortened(verdict.badge, 14, room, Weight::semibold);
  addBadge(figure, verdict, {kBadgeLeft, kBadgeTop});
  const bool differs = std::any_of(
      evidence.disagreements.begin(), evidence.disagreements.end(),
      [&](const Disagreement& disagreement) { return disagreement.technique == technique.id; });
  if (!differs) return;
  const Verdict published{"published ≠ exact", Role::velocity, ""};
  const double beside = kBadgeLeft + badgeWidth(verdict) + kBadgeGap;
  const bool fits = beside + badgeWidth(published) + kBadgeLeft <= figure.width;
  addBadge(figure, published,
           fits ? Vec2{beside, kBadgeTop} : Vec2{kBadgeLeft, kBadgeTop + kBadgeHeight + kBadgeGap});
}

void addNarration(Figure& figure, const std::string& sentence) {
  const std::vector<std::string> lines = wrapped(sentence, 14, figure.width - 40, Weight::regular);
  const double height = 19 * static_cast<double>(lines.size()) + 16;
  // In a small picture the polygons say more than words over them.
  constexpr double kMost = 0.4;  // of the height
  if (lines.empty() || height > kMost * figure.height) return;
  double y = figure.height - 16 - 19 * (static_cast<double>(lines.size()) - 1);
  double width = 0;
  for (const std::string& line : lines)
    width = std::max(width, textWidth(line, 14, Weight::regular));
  // What lies below shows through, but does not strike the words out.
  Box backing;
  backing.min = {14, y - 17};
  backing.max = {26 + width, figure.height - 8};
  backing.radius = 6;
  backing.fill = {Role::ground, 0.8};
  figure.add(backing);
  for (const std::string& line : lines) {
    figure.add(Text{
        Layer::badge, {20, y}, line, 14, Weight::regular, Align::left, {Role::text, 0.85}, true});
    Box box;
    box.min = {20, y - 14};
    box.max = {20 + textWidth(line, 14, Weight::regular), y + 5};
    figure.keepClear.push_back(box);
    y += 19;
  }
}

// Logical pixels.
constexpr double kStripHeight = 196;      ///< with its heading
constexpr double kStripShare = 0.4;       ///< of the picture that the strip takes at the most
constexpr double kSmallestPicture = 300;  ///< height of a picture with a strip

double stripHeight(const Camera& camera) {
  return std::min(kStripHeight, std::floor(kStripShare * camera.height));
}

/// The strip under its heading, set off from the canvas by a line.
Figure headedStrip(const Technique& technique, const Evidence& evidence, const ViewState& view) {
  constexpr double kHeading = 36;
  Figure strip;
  strip.width = view.camera.width;
  strip.height = stripHeight(view.camera) - kHeading;
  technique.paintStrip(evidence, view, strip);
  strip = moved(std::move(strip), {0, kHeading});
  strip.height += kHeading;
  Box ground;
  ground.layer = Layer::grid;
  ground.max = {strip.width, strip.height};
  ground.fill = {Role::panel, 1};
  strip.items.insert(strip.items.begin(), Item{ground});
  strip.add(Stroke{
      Layer::guide, {{0, 0.5}, {strip.width, 0.5}}, false, {Role::line, 1}, 1, {}, Cap::butt});
  strip.add(Text{Layer::label,
                 {20, 25},
                 std::string(technique.bottomTitle),
                 15,
                 Weight::semibold,
                 Align::left,
                 {Role::text, 1},
                 false});
  return strip;
}

/// The camera of the canvas above the strip. The picture is smaller there; a body that stood clear
/// of the narration still does.
Camera cameraAboveStrip(const Evidence& evidence, const Camera& camera) {
  constexpr double kNarration = 50;  // logical pixels at the bottom, two lines
  constexpr double kBadges = 56;     // logical pixels at the top
  Camera above = camera;
  above.height -= stripHeight(camera);
  above.zoom *= above.height / camera.height;
  double lowest = -kInfinity;
  double lowestBefore = -kInfinity;
  for (const BodyShape& shape : evidence.bodies) {
    for (const Vec2 vertex : shape.vertices) {
      lowest = std::max(lowest, above.toScreen(vertex).y + kHandleRadius + 1);
      lowestBefore = std::max(lowestBefore, camera.toScreen(vertex).y + kHandleRadius + 1);
    }
  }
  const double limit = above.height - kNarration;
  const bool wasClear = lowestBefore <= camera.height - kNarration;
  if (!wasClear || lowest <= limit || limit < 2 * kBadges) return above;
  return zoomedAt(above, {above.width / 2, kBadges}, (limit - kBadges) / (lowest - kBadges));
}

}  // namespace

Figure paintPicture(TechniqueTable techniques, const Evidence& evidence, const ViewState& view) {
  const Technique* technique = findTechnique(techniques, view.technique);
  const bool strip = technique && technique->paintStrip && technique->hasStrip(evidence) &&
                     view.evidence && view.camera.height >= kSmallestPicture;
  if (!strip) return paint(techniques, evidence, view);
  ViewState above = view;
  above.camera = cameraAboveStrip(evidence, view.camera);
  return stacked(paint(techniques, evidence, above), headedStrip(*technique, evidence, view), 0);
}

Figure paint(TechniqueTable techniques, const Evidence& evidence, const ViewState& view) {
  Figure figure;
  figure.width = view.camera.width;
  figure.height = view.camera.height;
  const Technique* technique = findTechnique(techniques, view.technique);
  const bool ground = technique && technique->hasGround && technique->hasGround(evidence);
  if (view.grid && !ground) addGrid(figure, view.camera);
  if (technique) {
    const Verdict verdict = technique->verdict(evidence, view);
    addBadges(figure, evidence, *technique, verdict);
    addNarration(figure, verdict.sentence);
  } else {
    addBadge(figure,
             {"Technique “" + view.technique + "” is not in this version", Role::result, ""},
             {kBadgeLeft, kBadgeTop});
  }
  const std::vector<std::vector<int>> handles = shownHandles(evidence, view);
  for (std::size_t i = evidence.bodies.size(); i-- > 0;) {
    if (isHidden(view, evidence.bodies[i].name)) continue;
    addBody(figure, evidence, view, static_cast<int>(i), handles[i], technique);
  }
  if (technique && view.evidence) technique->paint(evidence, view, figure);
  if (ground && !view.evidence) technique->paintGround(evidence, view.camera, figure);
  addToolMarks(figure, evidence, view);
  placeLabels(figure);
  return figure;
}

}  // namespace sepax
