#pragma once

#include "app/figure/figure.h"
#include "app/figure/theme.h"
#include "app/scene/scene.h"
#include "app/techniques/contract/technique.h"

#include <map>
#include <string>

namespace sepax {

/// Small pictures of scenes: what is drawn, without words. Each is made once for its name.
class Thumbnails {
 public:
  /// Size of the pictures, logical pixels of their own.
  static constexpr double kWidth = 400;
  static constexpr double kHeight = 200;

  [[nodiscard]] const Figure& of(const std::string& name, TechniqueTable techniques,
                                 const Scene& scene);

 private:
  std::map<std::string, Figure> figures_;
};

}  // namespace sepax
