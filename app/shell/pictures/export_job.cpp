#include "app/shell/pictures/export_job.h"

#include "app/disk/files.h"
#include "app/disk/free_path.h"
#include "app/figure/numbers.h"
#include "app/shell/pictures/export_source.h"
#include "app/shell/shell.h"
#include "app/widgets/card.h"
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

constexpr double kWorkTime = 0.015;     ///< seconds of each frame
constexpr double kPatience = 0.5;       ///< seconds until the progress is shown
constexpr double kProgressWidth = 300;  ///< logical pixels

std::string sizeText(std::size_t bytes) {
  const auto count = static_cast<double>(bytes);
  if (count < 1e3) return counted(bytes, "byte");
  if (count < 1e6) return fmt::format("{:.0f} KB", count / 1e3);
  return fmt::format("{:.1f} MB", count / 1e6);
}

std::string pixelText(const PictureRequest& request) {
  return fmt::format("{}×{}", std::lround(request.width * request.scale),
                     std::lround(request.height * request.scale));
}

/// Says it when the folder could not be shown.
void tendOpeningFolder(std::future<std::string>& opening, Notices& notices) {
  if (!opening.valid() || opening.wait_for(std::chrono::seconds(0)) != std::future_status::ready)
    return;
  complain(notices, opening.get());
}

void saySaved(const ExportJob& job, bool opensFolders, Notices& notices) {
  const fs::path path(job.path);
  say(notices, fmt::format("Saved {} ({}, {})", path.filename().string(), pixelText(job.request),
                           sizeText(job.picture->bytes().size())));
  if (opensFolders) notices.toasts.back().folder = path.parent_path().string();
}

void finish(const ExportJob& job, const Services& services, Notices& notices) {
  std::string problem = job.picture->error();
  if (!problem.empty()) problem = "No picture was made: " + problem + ".";
  if (problem.empty()) problem = atomicWrite(job.path, job.picture->bytes(), Pipes::refused);
  if (problem.empty()) {
    saySaved(job, static_cast<bool>(services.openFolder), notices);
    if (services.handOver) services.handOver(job.path);
  } else {
    say(notices, problem, true);
  }
}

/// Where the bar of the progress stands, and what it says.
void drawBar(const Ui& ui, const ExportJob& job) {
  const double progress = job.picture->progress();
  const std::string name = fs::path(job.path).filename().string();
  const std::string words = job.picture->waits()
                                ? fmt::format("Loading what writes PDF: {}", name)
                                : fmt::format("Making {}: {:.0f} %", name, 100 * progress);
  write(ui.fonts.small, ui.color(Role::text), fitted(ui.fonts.small, words, ui.px(kProgressWidth)));
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImGui::Dummy({ui.px(kProgressWidth), ui.px(8)});
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImVec2 end{at.x + ui.px(kProgressWidth), at.y + ui.px(8)};
  list.AddRectFilled(at, end, ui.color(Role::raised), ui.px(4));
  list.AddRectFilled(at, {at.x + static_cast<float>(progress) * (end.x - at.x), end.y},
                     ui.color(Role::accent), ui.px(4));
  ImGui::Dummy({1, ui.px(2)});
}

}  // namespace

PictureMeans pictureMeans(const Services& services, TechniqueTable techniques) {
  PictureMeans means = services.picture;
  means.techniques = techniques;
  return means;
}

std::string startExport(Shell& shell, const PictureChoices& choices, const std::string& path) {
  Pictures& pictures = shell.pictures;
  const Workspace& work = shell.work;
  if (pictures.job) return "A picture is still being made: wait until it is written, or cancel it.";
  if (!shell.services.picture.figure) return "No pictures can be drawn here.";
  const PictureRequest request = requestOf(shell.ui, work, shell.settings, choices);
  pictures.job.emplace(ExportJob{
      std::make_unique<PictureJob>(request, exportSource(work, pictures.recording, request),
                                   pictureMeans(shell.services, work.techniques)),
      request, path, shell.notices.now});
  pictures.choices = choices;
  pictures.choices->folder = fs::path(path).parent_path().string();
  pictures.choices->stem = fs::path(path).stem().string();
  return {};
}

void exportAgain(Shell& shell) {
  const PictureChoices choices = currentChoices(shell.pictures.choices, shell.work.view);
  const std::string stem = choices.stem.empty() ? sceneStem(shell.work) : choices.stem;
  const std::string path = pictureNamed(shell.work.document, choices, stem);
  const std::string problem = startExport(shell, choices, freePath(path));
  if (problem.empty()) {
    shell.pictures.choices->stem = stem;  // or the next one would be called "drawing-2-2"
  } else {
    say(shell.notices, problem, true);
  }
}

void tendExport(Pictures& pictures, const Services& services, Notices& notices) {
  tendOpeningFolder(pictures.openingFolder, notices);
  if (!pictures.job) return;
  using Clock = std::chrono::steady_clock;
  const Clock::time_point start = Clock::now();
  PictureJob& picture = *pictures.job->picture;
  bool more = true;
  do {
    more = picture.step();
  } while (more && !picture.waits() &&
           std::chrono::duration<double>(Clock::now() - start).count() < kWorkTime);
  if (more) return;
  const ExportJob job = *std::exchange(pictures.job, std::nullopt);
  finish(job, services, notices);
}

void drawExportProgress(const Ui& ui, Pictures& pictures, Notices& notices) {
  if (!pictures.job || notices.now - pictures.job->began < kPatience) return;
  const ImVec2 window = ImGui::GetIO().DisplaySize;
  beginCard(ui, {.name = "progress", .at = {window.x / 2, ui.px(92)}, .pivot = {0.5f, 0}});
  drawBar(ui, *pictures.job);
  if (button(ui, "progress/cancel", "Cancel", 90)) {
    pictures.job.reset();
    say(notices, "Cancelled: nothing was written.");
  }
  ImGui::End();
}

}  // namespace sepax
