#pragma once

#include "tests/support/scene_folder.h"
#include "tests/ui/driver.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>

/// What the tests of exported pictures share.
namespace sepax::test {

using testing::Folder;

/// Means that draw nothing: a grey image of the size that was asked for.
inline DrawnPicture greyPicture(double width, double height, double scale) {
  Image image{static_cast<int>(std::lround(width * scale)),
              static_cast<int>(std::lround(height * scale)),
              {}};
  image.rgba.assign(
      4 * static_cast<std::size_t>(image.width) * static_cast<std::size_t>(image.height), 128);
  return {image, {}};
}

/// A sandbox that can make pictures, in a folder of its own.
struct Studio {
  Driver driver;
  Folder folder;
  int previews = 0;

  explicit Studio(const std::string& scene = "builtin:two-pentagons") : driver(scene) {
    Services& services = driver.shell.services;
    services.picture.figure = [](const Figure& figure, const PictureOptions& options) {
      return greyPicture(figure.width, figure.height, options.scale);
    };
    services.previewTexture = [this](const Image&) {
      ++previews;
      return compat::textureOf(2);
    };
    PictureChoices choices;
    choices.folder = folder.path();
    choices.picture.width = 64;
    choices.picture.height = 40;
    choices.preset = "free";
    driver.shell.pictures.choices = choices;
  }
  ExportDialog& dialog() {
    REQUIRE(driver.shell.pictures.dialog);
    return *driver.shell.pictures.dialog;
  }
  /// Lets the picture that is under way be finished.
  void finish() {
    for (int i = 0; i < 2000 && driver.shell.pictures.job; ++i) driver.frame();
    REQUIRE_FALSE(driver.shell.pictures.job);
  }
  /// Writes into the field in place of what is there.
  void retype(std::string_view field, std::string_view text) {
    driver.click(field);
    driver.press(Key::a, kCtrl);
    driver.write(text);
  }
};

}  // namespace sepax::test
