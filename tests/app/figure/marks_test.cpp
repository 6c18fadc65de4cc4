#include "app/scene/builtin.h"
#include "app/techniques/sat/options.h"
#include "app/techniques/table.h"
#include "tests/support/picture_view.h"
#include "tests/support/scenes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

// Meaning never by colour alone: what a colour says, a dash, a hatch, a shape or a word says too.

namespace sepax {
namespace {

Figure canvasOf(const Scene& scene) {
  const Evidence evidence = analyze(scene);
  const ViewState view = testing::pictureView(scene, evidence, PictureRequest{}, {});
  return paint(evidence, canvasView(techniques(), evidence, view));
}

bool hasText(const Figure& figure, Role role, const std::string& part) {
  return std::ranges::any_of(figure.items, [&](const Item& item) {
    const Text* text = std::get_if<Text>(&item);
    return text && groupOf(text->part) != PartGroup::words && text->paint.role == role &&
           text->text.find(part) != std::string::npos;
  });
}

/// Strokes of a role that are evidence and have no dashes.
int plainStrokes(const Figure& figure, Role role) {
  return static_cast<int>(std::ranges::count_if(figure.items, [&](const Item& item) {
    const Stroke* stroke = std::get_if<Stroke>(&item);
    return stroke && stroke->paint.role == role && !stroke->closed && stroke->dash.off == 0;
  }));
}

bool uses(const Figure& figure, Role role) {
  return std::ranges::any_of(figure.items, [&](const Item& item) {
    const Stroke* stroke = std::get_if<Stroke>(&item);
    return stroke && stroke->paint.role == role;
  });
}

bool isHatched(const Figure& figure, Role role) {
  return std::ranges::any_of(figure.items, [&](const Item& item) {
    const Fill* fill = std::get_if<Fill>(&item);
    return fill && fill->paint.role == role && fill->hatch != Hatch::none;
  });
}

TEST_CASE("every role that means something differs by more than its colour") {
  int overlaps = 0;
  for (const BuiltinScene& row : builtinScenes()) {
    CAPTURE(row.id);
    const Scene scene = test::builtin(row.id);
    const Figure figure = canvasOf(scene);
    CHECK(plainStrokes(figure, Role::gap) == 0);
    CHECK(plainStrokes(figure, Role::velocity) == 0);
    CHECK(plainStrokes(figure, Role::overlap) == 0);
    if (scene.technique == "ray") continue;  // its colours are those of pixels
    const Evidence evidence = analyze(scene);
    for (const int body : {evidence.a, evidence.b}) {
      const std::string& name = evidence.bodies[static_cast<std::size_t>(body)].name;
      CHECK(hasText(figure, body == evidence.a ? Role::a : Role::b, name));
    }
    const bool crowd =
        evidence.broadPhase && scene.showing.step;  // the others have no words either
    if (uses(figure, Role::velocity) && !crowd)
      CHECK((hasText(figure, Role::a, " moves") || hasText(figure, Role::b, " moves") ||
             hasText(figure, Role::muted, " moves")));
    // The lines that join bodies of a crowd are wider where these meet.
    const bool path = uses(figure, Role::path) && evidence.edgePair && !evidence.broadPhase &&
                      scene.technique == "swept_edges";
    if (path)
      CHECK((hasText(figure, Role::path, "meet") || hasText(figure, Role::path, "apart") ||
             hasText(figure, Role::path, "on the edge")));
    const bool pushed =
        scene.technique == "sat" && evidence.sat && evidence.sat->relation == Relation::overlapping;
    if (!pushed) continue;
    ++overlaps;
    // Beside the push of an article the exact one alone tells of the overlap.
    const bool beside = std::ranges::count(figure.items, Part::publishedBody, partOf) > 0;
    CHECK(beside == (row.id == std::string("pitfall-containment-mtv") ||
                     row.id == std::string("pitfall-centre-direction")));
    CHECK(uses(figure, Role::overlap) == !beside);
    CHECK(isHatched(figure, Role::overlap) == !beside);
    CHECK(hasText(figure, Role::overlap, "depth ") == !beside);
    const bool yesOrNo = scene.showing.set.contains(std::string(kApproximation.id));
    CHECK(hasText(figure, Role::result, "MTV ") == !yesOrNo);  // simpler shapes have no push
  }
  CHECK(overlaps > 3);
}

TEST_CASE("pixels that only another walk has are hatched, and the hit has a frame and words") {
  const Figure alone = [] {
    Scene scene = test::builtin("ray-swapped");
    scene.showing.set["walk"] = "bresenham";
    scene.showing.answers = Answers::exact;
    return canvasOf(scene);
  }();
  CHECK(isHatched(alone, Role::overlap));
  const Figure figure = canvasOf(test::builtin("ray-swapped"));
  CHECK(isHatched(figure, Role::other));
  CHECK(hasText(figure, Role::result, "hit ("));
  CHECK(std::ranges::any_of(figure.items, [](const Item& item) {
    const Box* frame = std::get_if<Box>(&item);
    return frame && frame->border.role == Role::result && frame->borderWidth > 0;
  }));
}

TEST_CASE("a badge without room beside the verdict stands below it") {
  const Scene scene = test::builtin("two-inside");
  const Evidence evidence = analyze(scene);
  for (const int width : {1130, 600, 420}) {
    CAPTURE(width);
    PictureRequest request;
    request.width = width;
    const Figure figure = paint(evidence, testing::pictureView(scene, evidence, request, {}));
    int badges = 0;
    for (const Item& item : figure.items) {
      const Box* box = std::get_if<Box>(&item);
      if (!box || (box->part != Part::badge && box->part != Part::accusingBadge)) continue;
      ++badges;
      CHECK(box->max.x <= width);
    }
    CHECK(badges == 2);
  }
}

}  // namespace
}  // namespace sepax
