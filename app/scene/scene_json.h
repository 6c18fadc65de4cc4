#pragma once

#include "app/scene/problem.h"
#include "app/scene/scene.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Scene files, version 1. Laws: readScene(writeScene(s)).scene == s for every scene without a
/// sceneProblem, and writing again gives the same bytes.
namespace sepax {

struct SceneResult {
  std::optional<Scene> scene;
  std::string error;  ///< one sentence, when there is no scene
  /// What was assumed or dropped, one sentence each; empty for a scene file.
  std::vector<std::string> notes = {};
  /// Read from something else than a scene file, which saving must not replace.
  bool foreign = false;
  /// When the error is that of a list of vertices: non-finite, or too few.
  std::optional<DefectKind> defect = {};
};

[[nodiscard]] SceneResult readScene(std::string_view json);
/// One line per field and per vertex, fields in a fixed order, defaults left out.
[[nodiscard]] std::string writeScene(const Scene& scene);
/// The same on a single line without a line break.
[[nodiscard]] std::string writeSceneOnOneLine(const Scene& scene);
/// A, B ... Z, AA, AB ...: the name of a body that was given none.
[[nodiscard]] std::string letterName(std::size_t index);

}  // namespace sepax
