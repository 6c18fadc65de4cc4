#include "app/techniques/table.h"
#include "app/tools/framing.h"
#include "tests/support/scenes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <variant>

namespace sepax {
namespace {

bool says(const Figure& figure, std::string_view part) {
  return std::ranges::any_of(figure.items, [&](const Item& item) {
    const Text* text = std::get_if<Text>(&item);
    return text != nullptr && text->text.find(part) != std::string::npos && text->position.x >= 0 &&
           text->position.x <= figure.width && text->position.y >= 0 &&
           text->position.y <= figure.height;
  });
}

TEST_CASE("law: where the lines meet beyond the border, an arrow there and its words say so") {
  int beyond = 0;
  for (const std::string_view id : test::allBuiltinIds()) {
    const Scene scene = test::builtin(std::string(id));
    if (scene.technique != "swept_edges") continue;
    CAPTURE(id);
    const Evidence evidence = analyze(scene);
    ViewState view;
    view.technique = "swept_edges";
    view.answers = Answers::exact;
    view.camera = openingCamera(techniques(), scene, evidence, 1130, 710);
    if (!evidence.edgePair || !evidence.edgePair->path) continue;
    if (evidence.edges->contact == Contact::initial) continue;  // shows no pair
    const MeetingPath& path = *evidence.edgePair->path;
    const Vec2 place = view.camera.toScreen(path.start);
    const auto isOut = [&](const Camera& camera) {
      const Vec2 p = camera.toScreen(path.start);
      return p.x < 0 || p.y < 0 || p.x > camera.width || p.y > camera.height;
    };
    const bool out = isOut(view.camera);
    beyond += out ? 1 : 0;
    if (out && !path.rests) CHECK(says(paint(techniques(), evidence, view), "out there"));
    // Wherever it is seen from, there is a way to it.
    ViewState away = view;
    away.camera.center += Vec2{2 * (place.x + view.camera.width), 0} / view.camera.zoom;
    if (!isOut(away.camera) || path.rests) continue;
    CHECK(says(paint(techniques(), evidence, away), "out there"));
  }
  MESSAGE("beyond the border at first: ", beyond);
}

}  // namespace
}  // namespace sepax
