#include "app/figure/clip.h"
#include "app/figure/font.h"
#include "app/techniques/contract/paint_bodies.h"
#include "app/techniques/contract/paint_indices.h"
#include "app/techniques/contract/paint_words.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/contract/step_pairs.h"
#include "app/techniques/contract/technique.h"
#include "app/techniques/drawing/draw_tools.h"
#include "app/view/shown_handles.h"
#include "app/view/visible.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace sepax {

namespace {

constexpr double kPaperLabels = 0.8;  ///< of their size on a screen

/// 1, 2 or 5 times a power of ten: the grid step that is at least `pixels` wide.
double gridStep(double zoom, double pixels) {
  const double wanted = pixels / zoom;
  const double power = std::pow(10.0, std::floor(std::log10(wanted)));
  for (const double factor : {1.0, 2.0, 5.0}) {
    if (factor * power >= wanted) return factor * power;
  }
  return 10 * power;
}

/// Visits the i with i * step in [low, high]. Where doubles are so far apart that the multiples
/// cannot be told from each other there are none.
template <class Visitor>
void forEachMultiple(double step, double low, double high, Visitor visit) {
  constexpr double kTellable = 0x1p50;
  const double first = std::ceil(low / step);
  const double last = std::floor(high / step);
  if (std::max(std::abs(first), std::abs(last)) > kTellable) return;
  for (double i = first; i <= last; ++i) visit(i);
}

void addGrid(Figure& figure, const Camera& camera) {
  const PartScope part(figure, Part::grid);
  const double step = gridStep(camera.zoom, 48);
  const Vec2 low = camera.toWorld({0, camera.height});
  const Vec2 high = camera.toWorld({camera.width, 0});
  const auto line = [&](Vec2 from, Vec2 to, double index) {
    const bool axis = index == 0;
    const bool major = std::fmod(index, 5.0) == 0;
    const Role role = major ? Role::gridMajor : Role::gridMinor;
    figure.add(Stroke{Layer::grid, {from, to}, false, {role, 1}, axis ? 1.8 : 1.0, {}, Cap::butt});
  };
  forEachMultiple(step, low.x, high.x, [&](double i) {
    const double x = std::floor(camera.toScreen({i * step, 0}).x) + 0.5;
    line({x, 0}, {x, camera.height}, i);
  });
  forEachMultiple(step, low.y, high.y, [&](double i) {
    const double y = std::floor(camera.toScreen({0, i * step}).y) + 0.5;
    line({0, y}, {camera.width, y}, i);
  });
}

/// What was computed: the technique's own, an article's, or both.
void addEvidence(Figure& figure, const Evidence& evidence, const Technique& technique,
                 const ViewState& view) {
  const ShownAnswers shown = shownAnswers(technique, evidence, view);
  if (shown.published != nullptr && shown.published->paint != nullptr)
    shown.published->paint(evidence, publishedView(technique, evidence, view), figure);
  if (shown.exact) technique.paint(evidence, exactView(technique, evidence, view), figure);
}

/// A narrow page has room for evidence or for large words; names stay larger than the rest.
void makeLabelsSmall(Figure& figure) {
  for (Label& label : figure.labels)
    label.text.size = std::max(kSmallestText, kPaperLabels * label.text.size);
}

}  // namespace

Figure paintUnlabelled(TechniqueTable techniques, const Evidence& evidence, const ViewState& view) {
  Figure figure;
  figure.width = view.camera.width;
  figure.height = view.camera.height;
  figure.inGrey = view.theme == ThemeId::print;
  const Technique* technique = findTechnique(techniques, view.technique);
  const bool ground = technique && technique->hasGround && technique->hasGround(evidence);
  if (view.grid && !ground) addGrid(figure, view.camera);
  if (technique) {
    addWords(figure, evidence, *technique, view);
  } else {
    addUnknownTechnique(figure, view.technique);
  }
  if (view.covered)
    figure.keepClear.push_back(Box{.min = view.covered->min, .max = view.covered->max});
  const std::vector<std::vector<int>> handles = shownHandles(evidence, view);
  const SeenBodies seen(technique, evidence, view);
  for (std::size_t i = evidence.bodies.size(); i-- > 0;) {
    if (isHidden(view, evidence.bodies[i].name)) continue;
    addBody(figure, evidence, view, static_cast<int>(i), handles[i], technique, seen);
  }
  const bool exact = technique && view.evidence && shownAnswers(*technique, evidence, view).exact;
  if (ground && !exact) technique->paintGround(evidence, view.camera, figure);
  if (technique && view.evidence) addEvidence(figure, evidence, *technique, view);
  addToolMarks(figure, evidence, view);
  if (view.handles || view.indices) addIndices(figure, evidence, view, seen);
  if (view.wording.paper) makeLabelsSmall(figure);
  return withoutFarAway(std::move(figure));
}

Figure paint(TechniqueTable techniques, const Evidence& evidence, const ViewState& view) {
  Figure figure = paintUnlabelled(techniques, evidence, view);
  placeLabels(figure);
  return figure;
}

}  // namespace sepax
