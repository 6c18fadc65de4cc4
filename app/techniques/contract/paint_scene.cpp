#include "app/figure/clip.h"
#include "app/figure/font.h"
#include "app/techniques/contract/close_up.h"
#include "app/techniques/contract/paint_bodies.h"
#include "app/techniques/contract/paint_ground.h"
#include "app/techniques/contract/paint_indices.h"
#include "app/techniques/contract/paint_words.h"
#include "app/techniques/contract/playing.h"
#include "app/techniques/contract/position_map.h"
#include "app/techniques/contract/seen_bodies.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/contract/shown_ground.h"
#include "app/techniques/contract/step_pairs.h"
#include "app/techniques/contract/technique.h"
#include "app/techniques/drawing/draw_tools.h"
#include "app/techniques/drawing/outlines.h"
#include "app/view/shown_handles.h"
#include "app/view/visible.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// What was computed: the technique's own, an article's, or both.
void addEvidence(Figure& figure, const Evidence& evidence, const Technique& technique,
                 const ViewState& view) {
  // It shows itself where an article errs; one answer for one place would hide that.
  if (isMap(&technique, evidence, view)) return technique.paint(evidence, view, figure);
  const ShownAnswers shown = shownAnswers(technique, evidence, view);
  if (shown.published != nullptr && shown.published->paint != nullptr)
    shown.published->paint(evidence, publishedView(technique, evidence, view), figure);
  if (shown.exact) technique.paint(evidence, exactView(technique, evidence, view), figure);
}

/// It is given and not computed.
bool isGiven(Part part) {
  constexpr std::array kGiven{Part::velocity, Part::ray, Part::solidPixel, Part::pixelLine,
                              Part::tileLine};
  return groupOf(part) == PartGroup::handles || groupOf(part) == PartGroup::names ||
         std::ranges::find(kGiven, part) != kGiven.end();
}

/// What the question is about, while the answer is hidden.
void addGiven(Figure& figure, const Evidence& evidence, const Technique& technique,
              ViewState view) {
  view.prompt.reset();
  view.time = 0;
  view.step = -1;
  // The axis that is turned by hand shows an answer, and its handle alone says nothing.
  if (technique.handles.axis != nullptr) view.options.set(*technique.handles.axis, false);
  Figure whole;
  whole.width = figure.width;
  whole.height = figure.height;
  technique.paint(evidence, view, whole);
  for (const Item& item : whole.items)
    if (isGiven(partOf(item))) figure.add(item);
}

/// Words stand still while time runs: they keep off the bodies as they are where it holds and at
/// their start, where they are drawn all the time.
void keepLaterClear(Figure& figure, const Evidence& evidence, const Technique& technique,
                    ViewState view) {
  if (!showsEvidence(view)) return;
  if (view.labels.empty() && !SeenBodies(&technique, evidence, view).anyLeft()) return;
  view.step = -1;
  for (const double hold : holdTimes(technique, evidence, view)) {
    view.time = hold;
    const SeenBodies seen(&technique, evidence, view);
    for (int body = 0; body < static_cast<int>(evidence.bodies.size()); ++body) {
      if (!seen.wayOf(body) || isHidden(view, seen[body].name)) continue;
      keepOutlineClear(figure, seen[body], view.camera);
      keepOutlineClear(figure, evidence.bodies[static_cast<std::size_t>(body)], view.camera);
    }
  }
}

/// The small place that decides, enlarged where the picture is empty from its start on.
void addSmallPlace(Figure& figure, TechniqueTable techniques, const Evidence& evidence,
                   const Technique& technique, const ViewState& view) {
  if (technique.closeUp == nullptr || !view.closeUps || !showsEvidence(view)) return;
  const std::optional<CloseUp> what = technique.closeUp(evidence, view);
  if (!what || !isSmall(*what, view.camera)) return;
  std::optional<Figure> atStart;
  ViewState start = view;
  start.time = 0;
  start.step = -1;
  const bool isStart = view.step < 0 && view.time == 0;
  if (!isStart || !view.wording.still) {  // in a picture of the start alone nothing else comes
    const bool there = view.step < 0 && !SeenBodies(&technique, evidence, view).anyLeft();
    atStart = there ? figure : paintUnlabelled(techniques, evidence, start);
    keepLaterClear(*atStart, evidence, technique, view);
  }
  const auto near = [&](const Camera& camera) {
    ViewState enlarged = view;
    enlarged.camera = camera;
    enlarged.grid = false;
    enlarged.wording.badges = enlarged.wording.narration = false;
    enlarged.covered.reset();
    Figure shown = paintUnlabelled(techniques, evidence, enlarged);
    dropRoomForWords(shown);
    return shown;
  };
  addCloseUp(figure, atStart ? *atStart : figure, view.camera, *what, near, view.labels);
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
    figure.keepClear.push_back(
        Box{.min = view.covered->min, .max = view.covered->max, .part = Part::badge});
  const std::vector<std::vector<int>> handles = shownHandles(evidence, view);
  const SeenBodies seen(technique, evidence, view);
  for (std::size_t i = evidence.bodies.size(); i-- > 0;) {
    if (isHidden(view, evidence.bodies[i].name)) continue;
    addBody(figure, evidence, view, static_cast<int>(i), handles[i], technique, seen);
  }
  const bool exact =
      technique && showsEvidence(view) && shownAnswers(*technique, evidence, view).exact;
  if (ground && !exact && !view.prompt) technique->paintGround(evidence, view.camera, figure);
  if (technique && showsEvidence(view)) addEvidence(figure, evidence, *technique, view);
  if (technique && view.evidence && view.prompt) addGiven(figure, evidence, *technique, view);
  addToolMarks(figure, evidence, view);
  if (view.handles || view.indices) addIndices(figure, evidence, view, seen);
  if (view.wording.paper) makeLabelsSmall(figure);
  return withoutFarAway(std::move(figure));
}

Figure paint(TechniqueTable techniques, const Evidence& evidence, const ViewState& view) {
  Figure figure = paintUnlabelled(techniques, evidence, view);
  if (const Technique* technique = findTechnique(techniques, view.technique)) {
    addSmallPlace(figure, techniques, evidence, *technique, view);
    keepLaterClear(figure, evidence, *technique, view);
  }
  dropRoomForWords(figure);
  placeLabels(figure, view.labels);
  return figure;
}

}  // namespace sepax
