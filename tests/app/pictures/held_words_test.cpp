#include "app/figure/label_space.h"
#include "app/scene/builtin.h"
#include "app/techniques/table.h"
#include "tests/support/opened_scene.h"

#include <doctest/doctest.h>

#include <optional>
#include <string>
#include <string_view>

using namespace sepax;

TEST_CASE("at the contact, where time holds, no outline goes through its words") {
  int held = 0;
  for (const std::string_view id : builtinIds()) {
    const test::OpenedScene opened(id);
    if (opened.technique->holdTime == nullptr) continue;
    const std::optional<double> hold = opened.technique->holdTime(opened.evidence);
    if (!hold) continue;
    CAPTURE(std::string(id));
    ViewState view = opened.view;
    view.labels = paintPicture(techniques(), opened.evidence, view).placed;
    view.time = *hold;
    const Figure figure = paintPicture(techniques(), opened.evidence, view);
    for (const Item& item : figure.items) {
      const Text* text = std::get_if<Text>(&item);
      if (text == nullptr || text->text.find("first contact at") == std::string::npos) continue;
      ++held;
      for (const Item& other : figure.items) {
        const Stroke* stroke = std::get_if<Stroke>(&other);
        if (stroke == nullptr || !stroke->closed || stroke->layer != Layer::outline) continue;
        for (std::size_t i = 0; i < stroke->points.size(); ++i) {
          const Vec2 next = stroke->points[(i + 1) % stroke->points.size()];
          CHECK(lengthInside(stroke->points[i], next, rectOf(*text)) == 0);
        }
      }
    }
  }
  CHECK(held >= 8);
}
