#include "app/documents/load.h"
#include "app/pictures/picture_figure.h"
#include "app/platform/desktop/headless.h"
#include "app/platform/gl_picture.h"
#include "app/techniques/table.h"
#include "app/tools/framing.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <optional>

// Pictures larger than what is drawn at once.

namespace sepax {
namespace {

Figure figureOf(const std::string& id, ThemeId themeId) {
  const SceneResult loaded = loadScene("builtin:" + id);
  REQUIRE_MESSAGE(loaded.scene, loaded.error);
  PictureRequest request;
  request.width = 333;
  request.height = 217;
  request.legend = true;
  ViewState view;
  view.technique = loaded.scene->technique;
  view.theme = themeId;
  view.time = 0.4;
  const Evidence evidence = analyze(*loaded.scene, optionsFrom(view));
  view.camera = openingCamera(techniques(), *loaded.scene, evidence, request.width, request.height);
  return pictureFigure(techniques(), evidence, view, request);
}

/// A channel as it shows over black: what can hardly be seen has hardly a colour.
int shownLevel(const Image& image, std::size_t i) {
  const int alpha = i % 4 == 3 ? 255 : image.rgba[i + 3 - i % 4];
  return (image.rgba[i] * alpha + 127) / 255;
}

/// How far two pictures of one size are apart.
struct Difference {
  int most = 0;           ///< levels of a channel
  std::size_t bytes = 0;  ///< that differ
};

Difference between(const Image& one, const Image& other) {
  REQUIRE(one.width == other.width);
  REQUIRE(one.height == other.height);
  Difference found;
  for (std::size_t i = 0; i < one.rgba.size(); ++i) {
    const int levels = std::abs(shownLevel(one, i) - shownLevel(other, i));
    found.most = std::max(found.most, levels);
    found.bytes += levels == 0 ? 0 : 1;
  }
  return found;
}

TEST_SUITE("gl") {
  TEST_CASE("what was drawn into before a picture is drawn into after it") {
    const HeadlessResult context = makeHeadlessRenderer();
    REQUIRE_MESSAGE(context.renderer, context.error);
    RendererResult made = makeRenderer();
    REQUIRE_MESSAGE(made.renderer, made.error);
    GlTarget outer;
    REQUIRE(outer.resize(16, 16) == "");
    glBindFramebuffer(GL_FRAMEBUFFER, outer.framebuffer());
    GlTarget target;
    const Figure figure = figureOf("two-pentagons", ThemeId::dark);
    CHECK(drawPicture(*made.renderer, target, figure, {ThemeId::dark, 1, false}).error == "");
    GLint bound = 0;
    glGetIntegerv(GL_FRAMEBUFFER_BINDING, &bound);
    CHECK(static_cast<GLuint>(bound) == outer.framebuffer());
  }

  TEST_CASE("law: a picture of tiles is the picture drawn at once") {
    // The context of the headless renderer is the current one from here on.
    const HeadlessResult context = makeHeadlessRenderer();
    REQUIRE_MESSAGE(context.renderer, context.error);
    RendererResult made = makeRenderer();
    REQUIRE_MESSAGE(made.renderer, made.error);
    GlTarget target;
    for (const std::string id :
         {"two-pentagons", "first-contact", "crossing-number", "ray-figure-1"}) {
      for (const ThemeId themeId : {ThemeId::dark, ThemeId::print}) {
        const Figure figure = figureOf(id, themeId);
        for (const bool transparent : {false, true}) {
          for (const double scale : {1.0, 1.5}) {
            CAPTURE(id);
            CAPTURE(transparent);
            CAPTURE(scale);
            const PictureOptions options{themeId, scale, transparent};
            const DrawnPicture whole = drawPicture(*made.renderer, target, figure, options);
            const DrawnPicture tiles = drawPicture(*made.renderer, target, figure, options, 64);
            REQUIRE(whole.error == "");
            REQUIRE(tiles.error == "");
            const Difference difference = between(whole.image, tiles.image);
            // The graphics place a corner relative to the tile, so that on a few pixels the last
            // bit of a coverage is rounded the other way; without ground its colour is, too.
            CHECK(difference.most <= (transparent ? 2 : 1));
            CHECK(1000 * difference.bytes <= whole.image.rgba.size());
          }
        }
      }
    }
  }
}

}  // namespace
}  // namespace sepax
