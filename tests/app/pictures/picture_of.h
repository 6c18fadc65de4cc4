#pragma once

#include "app/cli/render_view.h"
#include "app/pictures/picture_figure.h"
#include "app/techniques/table.h"
#include "tests/support/picture_view.h"
#include "tests/support/scenes.h"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

namespace sepax::test {

/// All that a picture is painted from.
struct Picture {
  Evidence evidence;
  ViewState view;
  PictureRequest request;
  [[nodiscard]] Figure figure() const {
    return pictureFigure(techniques(), evidence, view, request);
  }
  [[nodiscard]] std::string problem() const {
    return pictureProblem(techniques(), evidence, view, request);
  }
};

/// Of a built-in scene, as the command line renders it; `titled` = as it does so, else as a window
/// shows it.
inline Picture pictureOf(const std::string& id, int width, int height, RenderMoment moment = {},
                         bool titled = true) {
  const Scene scene = builtin(id);
  Picture picture;
  picture.request.width = width;
  picture.request.height = height;
  if (titled) picture.request.title = scene.title;
  picture.evidence = analyze(scene);
  picture.view = testing::pictureView(scene, picture.evidence, picture.request, moment);
  picture.evidence = analyze(scene, optionsFrom(picture.view));  // with those that it opens with
  picture.view = testing::pictureView(scene, picture.evidence, picture.request, moment);
  return picture;
}

/// The same on a page, 85 mm wide.
inline Picture pageOf(const std::string& id, int height = 627) {
  Picture picture = pictureOf(id, 1004, height);
  picture.request.theme = ThemeId::print;
  picture.request.millimetres = 85;
  picture.view = testing::pictureView(builtin(id), picture.evidence, picture.request, {});
  return picture;
}

/// As readers meet it: small, large, and on a page.
inline std::vector<Figure> threeForms(const std::string& id) {
  return {pictureOf(id, 800, 500).figure(), pictureOf(id, 1600, 1000).figure(),
          pageOf(id).figure()};
}

inline std::set<Part> partsOf(const Figure& figure) {
  std::set<Part> parts;
  for (const Item& item : figure.items) parts.insert(partOf(item));
  return parts;
}

}  // namespace sepax::test
