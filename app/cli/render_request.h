#pragma once

#include "app/cli/render_view.h"
#include "app/pictures/picture_request.h"

#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace sepax {

/// The words of the render command as they were typed.
struct RenderArguments {
  std::vector<std::string> scenes;
  std::string output;
  std::string format;
  /// Absent = 1600x1000, on paper 1600x1280 where lanes of time stand below; or as wide and of the
  /// shape of the crop; 480x300 on a sheet.
  std::optional<std::string> size;
  std::optional<std::string> crop;
  std::string theme = "dark";
  std::string technique;
  std::string animation;
  std::string answers;
  std::string map;
  std::vector<std::string> hidden;
  std::optional<double> millimetres;
  std::optional<int> frames;
  std::optional<double> seconds;
  bool noScene = false;
  bool noEase = false;
  bool list = false;
  bool json = false;  ///< of the list
  bool allScenes = false;
  bool sheet = false;
  PictureRequest picture;
  RenderMoment moment;
};

/// Declares the options; they are read into `arguments`.
void declareRenderOptions(CLI::App& app, RenderArguments& arguments);

/// Fills arguments.picture from the words; the first thing that is wrong, empty when nothing is.
[[nodiscard]] std::string takeRequest(RenderArguments& arguments);

/// What cannot be done in the format of arguments.picture, or what it would ignore; empty when
/// there is nothing.
[[nodiscard]] std::string formatProblem(const RenderArguments& arguments);

}  // namespace sepax
