#include "app/shell/export_job.h"

#include "app/disk/files.h"
#include "app/shell/shell.h"
#include "app/tools/framing.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <chrono>
#include <cmath>
#include <filesystem>
#include <future>
#include <utility>

namespace sepax {
namespace {

namespace fs = std::filesystem;

constexpr double kFirstScale = 2;    ///< of the first picture that nobody has chosen anything for
constexpr double kWorkTime = 0.015;  ///< seconds of each frame
constexpr double kPatience = 0.5;    ///< seconds until the progress is shown
constexpr double kProgressWidth = 300;  ///< logical pixels

std::string sizeText(std::size_t bytes) {
  const auto count = static_cast<double>(bytes);
  if (count < 1e3) return fmt::format("{} bytes", bytes);
  if (count < 1e6) return fmt::format("{:.0f} KB", count / 1e3);
  return fmt::format("{:.1f} MB", count / 1e6);
}

std::string pixelText(const PictureRequest& request) {
  return fmt::format("{}×{}", std::lround(request.width * request.scale),
                     std::lround(request.height * request.scale));
}

/// "drawing.png", "drawing-2.png", … : the first that is free.
std::string freePath(const std::string& path) {
  const fs::path start(path);
  fs::path candidate = start;
  std::error_code error;
  for (int i = 2; fs::exists(candidate, error); ++i) {
    candidate = start.parent_path() /
                fmt::format("{}-{}{}", start.stem().string(), i, start.extension().string());
  }
  return candidate.string();
}

/// Says it when the folder could not be shown.
void tendOpeningFolder(Shell& shell) {
  std::future<std::string>& opening = shell.openingFolder;
  if (!opening.valid() || opening.wait_for(std::chrono::seconds(0)) != std::future_status::ready)
    return;
  const std::string problem = opening.get();
  if (!problem.empty()) say(shell, problem, true);
}

void saySaved(Shell& shell, const ExportJob& job) {
  const fs::path path(job.path);
  say(shell, fmt::format("Saved {} ({}, {})", path.filename().string(), pixelText(job.request),
                         sizeText(job.picture->bytes().size())));
  if (!shell.services.openFolder) return;
  shell.toasts.back().action = "Open folder";
  shell.toasts.back().run = [folder = path.parent_path().string()](Shell& of) {
    of.openingFolder = of.services.openFolder(folder);
  };
}

void finish(Shell& shell) {
  const ExportJob job = *std::exchange(shell.exportJob, std::nullopt);
  std::string problem = job.picture->error();
  if (!problem.empty()) problem = "No picture was made: " + problem + ".";
  if (problem.empty()) problem = atomicWrite(job.path, job.picture->bytes());
  if (problem.empty()) {
    saySaved(shell, job);
  } else {
    say(shell, problem, true);
  }
}

std::string sceneStem(const Shell& shell) {
  const std::string stem = fs::path(shell.document.source()).stem().string();
  return stem.empty() ? "sepax-" + shell.view.technique : stem;
}

/// In the folder of the last picture, else beside the scene.
std::string pictureNamed(const Shell& shell, const PictureChoices& choices,
                         const std::string& stem) {
  fs::path folder(choices.folder);
  if (folder.empty()) folder = fs::path(shell.document.source()).parent_path();
  std::error_code error;
  folder = fs::absolute(folder.empty() ? fs::path(".") : folder, error).lexically_normal();
  return (folder / (stem + "." + std::string(rowOf(choices.picture.format).id))).string();
}

}  // namespace

PictureChoices currentChoices(const Shell& shell) {
  if (shell.exportChoices) return *shell.exportChoices;
  PictureChoices choices;
  choices.picture.scale = kFirstScale;
  choices.picture.theme = shell.view.theme;
  choices.picture.layers.grid = shell.view.grid;
  choices.picture.layers.names = shell.view.names;
  choices.picture.layers.handles = shell.view.handles;
  return choices;
}

PictureSize screenSizeOf(const Shell& shell, const PictureChoices& choices) {
  Vec2 size{shell.view.camera.width, shell.view.camera.height};
  if (choices.area == PictureChoices::Area::window) {
    const ImVec2 window = ImGui::GetIO().DisplaySize;
    size = {window.x / static_cast<double>(shell.ui.scale),
            window.y / static_cast<double>(shell.ui.scale)};
  } else if (choices.area == PictureChoices::Area::crop && choices.picture.crop) {
    size = shell.view.camera.zoom * (choices.picture.crop->max - choices.picture.crop->min);
  }
  const auto whole = [](double side) {
    return static_cast<int>(std::lround(std::min(side, static_cast<double>(kMaxPictureSide))));
  };
  return {whole(size.x), whole(size.y)};
}

PictureMeans pictureMeans(const Shell& shell) {
  PictureMeans means = shell.services.picture;
  means.techniques = shell.techniques;
  return means;
}

PictureSource exportSource(const Shell& shell, const PictureRequest& request) {
  PictureSource source{shell.document.shown(), shell.view, {}, sceneToCopy(shell)};
  const bool drag = request.animation == AnimationKind::drag;
  if (drag && rowOf(request.format).animated) source.drag = framesOf(shell.recording);
  Scene& scene = source.scene;
  scene.technique = shell.view.technique;
  Camera& camera = source.view.camera;
  const auto opening = [&](double width, double height) {
    return openingCamera(scene, shell.evidence, width, height,
                         handlesOf(shell.techniques, scene.technique).velocities);
  };
  const bool untouched = camera == opening(camera.width, camera.height);
  if (untouched && !request.crop) {
    camera = opening(request.width, request.height);
  } else {
    scene.view = viewFrom(request.window ? camera : pictureCamera(camera, request));
  }
  if (request.crop) source.written->view = scene.view;  // the file opens on what it shows
  return source;
}

std::string proposedPicture(const Shell& shell, const PictureChoices& choices) {
  return pictureNamed(shell, choices, sceneStem(shell));
}

std::string startExport(Shell& shell, const PictureChoices& choices, const std::string& path) {
  if (shell.exportJob)
    return "A picture is still being made: wait until it is written, or cancel it.";
  if (!shell.services.picture.figure) return "No pictures can be drawn here.";
  const PictureRequest request = requestFrom(choices, screenSizeOf(shell, choices));
  shell.exportJob.emplace(ExportJob{
      std::make_unique<PictureJob>(request, exportSource(shell, request), pictureMeans(shell)),
      request, path, shell.now});
  shell.exportChoices = choices;
  shell.exportChoices->folder = fs::path(path).parent_path().string();
  shell.exportChoices->stem = fs::path(path).stem().string();
  return {};
}

void exportAgain(Shell& shell) {
  const PictureChoices choices = currentChoices(shell);
  const std::string stem = choices.stem.empty() ? sceneStem(shell) : choices.stem;
  const std::string problem =
      startExport(shell, choices, freePath(pictureNamed(shell, choices, stem)));
  if (problem.empty()) {
    shell.exportChoices->stem = stem;  // or the next one would be called "drawing-2-2"
  } else {
    say(shell, problem, true);
  }
}

void tendExport(Shell& shell) {
  tendOpeningFolder(shell);
  if (!shell.exportJob) return;
  using Clock = std::chrono::steady_clock;
  const Clock::time_point start = Clock::now();
  bool more = true;
  while (more && std::chrono::duration<double>(Clock::now() - start).count() < kWorkTime) {
    more = shell.exportJob->picture->step();
  }
  if (!more) finish(shell);
}

void drawExportProgress(Shell& shell) {
  if (!shell.exportJob || shell.now - shell.exportJob->began < kPatience) return;
  const Ui& ui = shell.ui;
  const ImVec2 window = ImGui::GetIO().DisplaySize;
  ImGui::SetNextWindowPos({window.x / 2, ui.px(92)}, ImGuiCond_Always, {0.5f, 0});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {ui.px(16), ui.px(12)});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, ui.px(8));
  ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 1);
  ImGui::Begin("progress", nullptr,
               ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_AlwaysAutoResize |
                   ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoMove |
                   ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoFocusOnAppearing);
  ImGui::PopStyleVar(3);
  const std::string name = fs::path(shell.exportJob->path).filename().string();
  const double progress = shell.exportJob->picture->progress();
  write(ui.fonts.small, ui.color(Role::text),
        fitted(ui.fonts.small, fmt::format("Making {}: {:.0f} %", name, 100 * progress),
               ui.px(kProgressWidth)));
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImGui::Dummy({ui.px(kProgressWidth), ui.px(8)});
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImVec2 end{at.x + ui.px(kProgressWidth), at.y + ui.px(8)};
  list.AddRectFilled(at, end, ui.color(Role::raised), ui.px(4));
  list.AddRectFilled(at, {at.x + static_cast<float>(progress) * (end.x - at.x), end.y},
                     ui.color(Role::accent), ui.px(4));
  ImGui::Dummy({1, ui.px(2)});
  if (button(ui, "progress/cancel", "Cancel", 90)) {
    shell.exportJob.reset();
    say(shell, "Cancelled: nothing was written.");
  }
  ImGui::End();
}

}  // namespace sepax
