#include "app/platform/desktop/headless.h"

#include "app/platform/desktop/quiet_libraries.h"
#include "app/platform/gl_picture.h"
#include "app/platform/window_picture.h"

#include <EGL/egl.h>
#include <EGL/eglext.h>

#include <array>
#include <string_view>
#include <vector>

namespace sepax {
namespace {

/// Owns a context; a display is shared by the whole process and stays.
class EglContext {
 public:
  EglContext() = default;
  EglContext(EGLDisplay display, EGLContext context, EGLSurface surface)
      : display_(display), context_(context), surface_(surface) {}
  EglContext(EglContext&& other) noexcept { *this = std::move(other); }
  EglContext& operator=(EglContext&& other) noexcept {
    std::swap(display_, other.display_);
    std::swap(context_, other.context_);
    std::swap(surface_, other.surface_);
    return *this;
  }
  ~EglContext() {
    if (context_ == EGL_NO_CONTEXT) return;
    if (eglGetCurrentContext() == context_) {
      eglMakeCurrent(display_, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
    }
    eglDestroyContext(display_, context_);
    if (surface_ != EGL_NO_SURFACE) eglDestroySurface(display_, surface_);
  }

  [[nodiscard]] bool makeCurrent() const {
    return context_ != EGL_NO_CONTEXT && eglBindAPI(EGL_OPENGL_API) == EGL_TRUE &&
           eglMakeCurrent(display_, surface_, surface_, context_) == EGL_TRUE;
  }

 private:
  EGLDisplay display_ = EGL_NO_DISPLAY;
  EGLContext context_ = EGL_NO_CONTEXT;
  EGLSurface surface_ = EGL_NO_SURFACE;
};

bool hasExtension(EGLDisplay display, std::string_view name) {
  const char* list = eglQueryString(display, EGL_EXTENSIONS);
  return list &&
         (' ' + std::string(list) + ' ').find(' ' + std::string(name) + ' ') != std::string::npos;
}

/// All displays worth a try: Mesa without any surface, then every device, then the default one.
std::vector<EGLDisplay> displays() {
  std::vector<EGLDisplay> found;
  const auto open = reinterpret_cast<PFNEGLGETPLATFORMDISPLAYEXTPROC>(
      eglGetProcAddress("eglGetPlatformDisplayEXT"));
  if (open && hasExtension(EGL_NO_DISPLAY, "EGL_MESA_platform_surfaceless")) {
    found.push_back(open(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, nullptr));
  }
  const auto query =
      reinterpret_cast<PFNEGLQUERYDEVICESEXTPROC>(eglGetProcAddress("eglQueryDevicesEXT"));
  if (open && query && hasExtension(EGL_NO_DISPLAY, "EGL_EXT_platform_device")) {
    std::array<EGLDeviceEXT, 16> devices{};
    EGLint count = 0;
    query(static_cast<EGLint>(devices.size()), devices.data(), &count);
    for (EGLint i = 0; i < count; ++i) {
      found.push_back(open(EGL_PLATFORM_DEVICE_EXT, devices[static_cast<std::size_t>(i)], nullptr));
    }
  }
  found.push_back(eglGetDisplay(EGL_DEFAULT_DISPLAY));
  return found;
}

std::optional<EglContext> contextOn(EGLDisplay display) {
  if (display == EGL_NO_DISPLAY || !eglInitialize(display, nullptr, nullptr)) return std::nullopt;
  if (!eglBindAPI(EGL_OPENGL_API)) return std::nullopt;
  const EGLint wanted[] = {EGL_SURFACE_TYPE, EGL_PBUFFER_BIT, EGL_RENDERABLE_TYPE, EGL_OPENGL_BIT,
                           EGL_NONE};
  EGLConfig config = nullptr;
  EGLint count = 0;
  if (!eglChooseConfig(display, wanted, &config, 1, &count) || count < 1) return std::nullopt;
  const EGLint version[] = {EGL_CONTEXT_MAJOR_VERSION,
                            3,
                            EGL_CONTEXT_MINOR_VERSION,
                            3,
                            EGL_CONTEXT_OPENGL_PROFILE_MASK,
                            EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT,
                            EGL_NONE};
  const EGLContext context = eglCreateContext(display, config, EGL_NO_CONTEXT, version);
  if (context == EGL_NO_CONTEXT) return std::nullopt;
  EGLSurface surface = EGL_NO_SURFACE;
  if (!hasExtension(display, "EGL_KHR_surfaceless_context")) {
    // Never drawn to: the context only needs one to be current.
    const EGLint size[] = {EGL_WIDTH, 1, EGL_HEIGHT, 1, EGL_NONE};
    surface = eglCreatePbufferSurface(display, config, size);
  }
  EglContext owned(display, context, surface);
  if (!owned.makeCurrent()) return std::nullopt;
  if (!gladLoadGL(reinterpret_cast<GLADloadfunc>(eglGetProcAddress))) return std::nullopt;
  return owned;
}

}  // namespace

struct HeadlessRenderer::State {
  EglContext context;  // first: the rest must go while it is there
  GlTarget target;
  GlRenderer renderer;

  ~State() { [[maybe_unused]] const bool current = context.makeCurrent(); }
};

/// The functions of this file.
struct HeadlessAccess {
  static HeadlessRenderer make(std::unique_ptr<HeadlessRenderer::State> state) {
    return HeadlessRenderer(std::move(state));
  }
  static HeadlessRenderer::State& stateOf(HeadlessRenderer& renderer) { return *renderer.state_; }
  using State = HeadlessRenderer::State;
};

HeadlessRenderer::HeadlessRenderer(std::unique_ptr<State> state) : state_(std::move(state)) {}
HeadlessRenderer::HeadlessRenderer(HeadlessRenderer&&) noexcept = default;
HeadlessRenderer& HeadlessRenderer::operator=(HeadlessRenderer&&) noexcept = default;
HeadlessRenderer::~HeadlessRenderer() = default;

HeadlessResult makeHeadlessRenderer() {
  const QuietLibraries quiet;
  for (const EGLDisplay display : displays()) {
    std::optional<EglContext> context = contextOn(display);
    if (!context) continue;
    RendererResult made = makeRenderer();
    if (!made.renderer) return {std::nullopt, made.error};
    auto state = std::make_unique<HeadlessAccess::State>();
    state->context = std::move(*context);
    state->renderer = std::move(*made.renderer);
    return {HeadlessAccess::make(std::move(state)), {}};
  }
  return {std::nullopt,
          "Drawing a picture needs OpenGL 3.3, and no driver here offers it through EGL; on Debian "
          "the packages libegl1 and libgl1-mesa-dri do."};
}

DrawnPicture renderFigure(HeadlessRenderer& renderer, const Figure& figure,
                          const PictureOptions& options) {
  HeadlessAccess::State& state = HeadlessAccess::stateOf(renderer);
  if (!state.context.makeCurrent()) return {{}, "The OpenGL context was lost."};
  return drawPicture(state.renderer, state.target, figure, options);
}

DrawnPicture renderFigure(const Figure& figure, const PictureOptions& options) {
  HeadlessResult made = makeHeadlessRenderer();
  if (!made.renderer) return {{}, made.error};
  return renderFigure(*made.renderer, figure, options);
}

DrawnPicture renderWindow(const Scene& scene, const ViewState& view,
                          const PictureOptions& options) {
  const HeadlessResult headless = makeHeadlessRenderer();  // its context is current from here on
  if (!headless.renderer) return {{}, headless.error};
  return drawWindow(scene, view, options);
}

}  // namespace sepax
