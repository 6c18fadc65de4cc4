#include "app/figure/label_space.h"
#include "app/pictures/picture_figure.h"
#include "app/scene/builtin.h"
#include "app/techniques/table.h"
#include "tests/support/picture_view.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

// No text of a picture covers another one or a handle, in any built-in scene.

namespace sepax {
namespace {

struct Size {
  int width = 0;
  int height = 0;
  bool explained = false;  ///< with legend and caption
};

Figure figureOf(const Scene& scene, const std::string& technique, Size size) {
  PictureRequest request;
  request.width = size.width;
  request.height = size.height;
  request.legend = request.caption = size.explained;
  Scene shown = scene;
  shown.technique = technique;
  const Evidence evidence = analyze(shown);
  return pictureFigure(techniques(), evidence, testing::pictureView(shown, evidence, request, {}),
                       request);
}

/// How deep two rectangles lie in each other, logical pixels; 0 where they do not.
double depthOf(Rect one, Rect other) {
  const double x = std::min(one.max.x, other.max.x) - std::max(one.min.x, other.min.x);
  const double y = std::min(one.max.y, other.max.y) - std::max(one.min.y, other.min.y);
  return std::max(std::min(x, y), 0.0);
}

/// The text in the middle of a marker is what the marker says.
bool isInside(const Text& text, Rect marker) {
  const Rect rect = rectOf(text);
  const Vec2 apart = 0.5 * (rect.min + rect.max) - 0.5 * (marker.min + marker.max);
  return length(apart) < 3;
}

std::vector<std::string> coveredTexts(const Figure& figure) {
  std::vector<const Text*> texts;
  std::vector<Rect> handles;
  for (const Item& item : figure.items) {
    if (const Text* text = std::get_if<Text>(&item)) texts.push_back(text);
    const Dot* dot = std::get_if<Dot>(&item);
    if (dot != nullptr && dot->layer == Layer::handle)
      handles.push_back(grownBy({dot->center, dot->center}, dot->radius));
  }
  std::vector<std::string> covered;
  constexpr double kTouch = 0.5;  // logical pixels; no eye sees less
  for (std::size_t i = 0; i < texts.size(); ++i) {
    for (std::size_t k = i + 1; k < texts.size(); ++k)
      if (depthOf(rectOf(*texts[i]), rectOf(*texts[k])) > kTouch)
        covered.push_back("“" + texts[i]->text + "” and “" + texts[k]->text + "”");
    for (const Rect handle : handles)
      if (!isInside(*texts[i], handle) && depthOf(rectOf(*texts[i]), handle) > kTouch)
        covered.push_back("“" + texts[i]->text + "” and a handle");
  }
  return covered;
}

TEST_CASE("no label covers another label or a handle in a built-in scene") {
  for (const BuiltinScene& row : builtinScenes()) {
    const SceneResult loaded = loadBuiltin(row.id);
    REQUIRE(loaded.scene);
    for (const Size size :
         {Size{1600, 1000}, Size{1130, 710}, Size{800, 500}, Size{1130, 710, true}}) {
      const Figure figure = figureOf(*loaded.scene, loaded.scene->technique, size);
      for (const std::string& covered : coveredTexts(figure))
        FAIL_CHECK(row.id, " at ", size.width, "x", size.height, ": ", covered);
    }
  }
}

TEST_CASE("numbers in pictures have a true minus sign") {
  int negative = 0;
  for (const BuiltinScene& row : builtinScenes()) {
    const SceneResult loaded = loadBuiltin(row.id);
    REQUIRE(loaded.scene);
    const Figure figure = figureOf(*loaded.scene, loaded.scene->technique, {1130, 710});
    for (const Item& item : figure.items) {
      const Text* text = std::get_if<Text>(&item);
      if (text == nullptr) continue;
      if (text->text.find("−") != std::string::npos) ++negative;
      for (std::size_t i = 0; i + 1 < text->text.size(); ++i) {
        const bool before =
            i == 0 || std::string_view(" (,[=").find(text->text[i - 1]) != std::string_view::npos;
        const bool number = text->text[i + 1] >= '0' && text->text[i + 1] <= '9';
        const bool hyphen = text->text[i] == '-' && before && number;
        CHECK_MESSAGE(!hyphen, row.id, ": ", text->text);
      }
    }
  }
  CHECK(negative > 0);
}

}  // namespace
}  // namespace sepax
