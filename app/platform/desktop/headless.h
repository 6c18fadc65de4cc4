#pragma once

#include "app/codecs/drawn_picture.h"
#include "app/figure/figure.h"
#include "app/scene/scene.h"
#include "app/view/view_state.h"

#include <memory>
#include <optional>
#include <string>

/// Pictures without a window or a display: an OpenGL context through EGL. Programs that have a
/// window draw with its context instead, for this one becomes the current one of the thread.
namespace sepax {

/// A context with what is needed to draw figures; made once for many pictures.
class HeadlessRenderer {
 public:
  HeadlessRenderer(HeadlessRenderer&&) noexcept;
  HeadlessRenderer& operator=(HeadlessRenderer&&) noexcept;
  ~HeadlessRenderer();

 private:
  struct State;
  explicit HeadlessRenderer(std::unique_ptr<State> state);
  friend struct HeadlessAccess;
  std::unique_ptr<State> state_;
};

struct HeadlessResult {
  std::optional<HeadlessRenderer> renderer;
  std::string error;  ///< one sentence
};

[[nodiscard]] HeadlessResult makeHeadlessRenderer();

[[nodiscard]] DrawnPicture renderFigure(HeadlessRenderer& renderer, const Figure& figure,
                                        const PictureOptions& options);
/// For a single picture.
[[nodiscard]] DrawnPicture renderFigure(const Figure& figure, const PictureOptions& options);

/// The whole window with this scene, as drawWindow() draws it.
[[nodiscard]] DrawnPicture renderWindow(const Scene& scene, const ViewState& view,
                                        const PictureOptions& options);

}  // namespace sepax
