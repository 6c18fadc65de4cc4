#include "app/shell/dialogs/import_dialog.h"

#include "app/documents/content.h"
#include "app/scene/doctor/doctor.h"
#include "app/scene/doctor/words.h"
#include "app/formats/formats.h"
#include "app/scene/edits/edits.h"
#include "app/tools/framing.h"
#include "app/tools/selection.h"
#include "app/shell/shell_parts.h"
#include "app/widgets/widgets.h"
#include "core/exact/transform.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace sepax {
namespace {

constexpr std::size_t kMostPoints = 2000;  ///< that the preview draws of one polygon
constexpr std::size_t kAllPoints = 40000;  ///< that it draws of all together
constexpr double kPreviewWidth = 360;      ///< logical pixels
constexpr double kPreviewHeight = 270;
constexpr double kTextWidth = 320;
constexpr std::size_t kListed = 200;         ///< polygons that are listed by name
constexpr std::size_t kMostExamined = 5000;  ///< vertices of a polygon that is judged at once
constexpr const char* kTitle = "import";

std::string countOf(std::size_t count, std::string_view one) {
  return fmt::format("{} {}{}", count, one, count == 1 ? "" : "s");
}

std::vector<NamedPolygon> flipped(std::vector<NamedPolygon> polygons) {
  for (NamedPolygon& polygon : polygons) {
    for (Vec2& vertex : polygon.vertices) vertex.y = 0.0 - vertex.y;  // never -0
  }
  return polygons;
}

/// What the chosen reading holds, as the text has it.
std::vector<NamedPolygon> polygonsOf(const ImportDialog& dialog) {
  if (dialog.text.scene) return worldPolygons(*dialog.text.scene);
  return dialog.text.readings[dialog.reading].polygons;
}

/// The bodies that would be added, as far as they are listed.
std::vector<Body> listedBodies(const ImportDialog& dialog) {
  std::vector<Body> bodies;
  if (dialog.text.scene) {
    bodies = dialog.text.scene->bodies;
    bodies.resize(std::min(bodies.size(), kListed));
    return bodies;
  }
  const std::vector<NamedPolygon>& all = dialog.text.readings[dialog.reading].polygons;
  std::vector<NamedPolygon> first(
      all.begin(), all.begin() + static_cast<std::ptrdiff_t>(std::min(all.size(), kListed)));
  if (dialog.flip) first = flipped(std::move(first));
  for (NamedPolygon& polygon : first) {
    Body& body = bodies.emplace_back();
    body.name = std::move(polygon.name);
    body.vertices = std::move(polygon.vertices);
  }
  return bodies;
}

ImportVerdict verdictOf(const Body& body) {
  ImportVerdict verdict{body.name, fmt::format("{} vertices", body.vertices.size())};
  if (body.vertices.size() > kMostExamined) return verdict;
  const std::vector<Vec2> world = posed(body.vertices, body.position, body.angle);
  for (const Finding& finding : examineBody(body, 0)) {
    verdict.words += " · " + shortWords(finding, world);
    verdict.error |= finding.error;
  }
  return verdict;
}

void judge(ImportDialog& dialog) {
  dialog.verdicts.clear();
  for (const Body& body : listedBodies(dialog)) dialog.verdicts.push_back(verdictOf(body));
}

void choose(ImportDialog& dialog, std::size_t reading) {
  dialog.reading = reading;
  dialog.preview = previewOf(polygonsOf(dialog), kMostPoints);
  judge(dialog);
}

// ---- what the buttons do
// -------------------------------------------------------------------------

/// The scene with the other's bodies, which keep pose and motion and lose names that are taken.
Scene withBodiesOf(Scene scene, const Scene& other) {
  for (Body body : other.bodies) {
    if (body.name.empty() || findBody(scene, body.name) >= 0) body.name = freeName(scene);
    scene.bodies.push_back(std::move(body));
  }
  return scene;
}

Scene withImported(const Scene& scene, const ImportDialog& dialog) {
  if (dialog.text.scene) return withBodiesOf(scene, *dialog.text.scene);
  std::vector<NamedPolygon> polygons = polygonsOf(dialog);
  return withPolygons(scene, dialog.flip ? flipped(std::move(polygons)) : polygons);
}

/// One undo entry; the new bodies are selected. The problem when they break a limit.
std::string addToScene(Shell& shell, const ImportDialog& dialog) {
  shell.document.cancel();
  const std::size_t before = shell.document.committed().bodies.size();
  std::string problem = shell.document.apply(withImported(shell.document.committed(), dialog));
  if (!problem.empty()) return problem;
  const std::size_t after = shell.document.committed().bodies.size();
  std::vector<int> added;
  for (std::size_t i = before; i < after; ++i) added.push_back(static_cast<int>(i));
  selectBodies(shell.document.committed(), shell.view, added);
  Camera& camera = shell.view.camera;
  camera = cameraShowing(shell.document.committed(), added, camera, shell.view.hidden);
  say(shell, fmt::format("Added {} from {}.", countOf(after - before, "polygon"), dialog.source));
  return {};
}

void replaceScene(Shell& shell, const ImportDialog& dialog) {
  Scene scene;
  if (dialog.text.scene) {
    scene = *dialog.text.scene;
  } else {
    scene.technique = shell.view.technique;
    scene = withImported(scene, dialog);
  }
  request(shell, {Pending::What::replace, {}, std::move(scene)});
}

// ---- what is drawn
// -------------------------------------------------------------------------------

std::string understood(const ImportDialog& dialog) {
  if (dialog.text.scene) return "a scene of sepax";
  return std::string(findGeometryFormat(dialog.text.format)->name);
}

void summary(const Ui& ui, const ImportDialog& dialog,
             const std::vector<std::vector<Vec2>>& outlines) {
  write(ui.fonts.bold, ui.color(Role::text), countOf(outlines.size(), "polygon"));
  write(ui.fonts.small, ui.color(Role::muted), "read as " + understood(dialog));
}

/// The ways to understand the text; the clicked one.
std::optional<std::size_t> readingChoice(const Ui& ui, const ImportDialog& dialog) {
  std::optional<std::size_t> clicked;
  const auto& readings = dialog.text.readings;
  if (dialog.text.scene || readings.size() < 2) return clicked;
  ImGui::Dummy({1, ui.px(2)});
  write(ui.fonts.small, ui.color(Role::muted), "The numbers may be");
  for (std::size_t i = 0; i < readings.size(); ++i) {
    const bool on = i == dialog.reading;
    if (button(ui, "import/reading" + std::to_string(i), readings[i].title, kTextWidth, on)) {
      clicked = i;
    }
  }
  return clicked;
}

void polygonList(const Ui& ui, const ImportDialog& dialog, std::size_t count) {
  int number = 0;
  for (const ImportVerdict& verdict : dialog.verdicts) {
    ++number;
    const std::string name =
        verdict.name.empty() ? "polygon " + std::to_string(number) : verdict.name;
    const float width = ImGui::GetContentRegionAvail().x;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float y = at.y + ui.px(9);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float label =
        placeText(list, ui.fonts.small, ui.color(verdict.name.empty() ? Role::muted : Role::text),
                  {at.x, y}, 0, fitted(ui.fonts.small, name, width / 3));
    const std::string words = fitted(ui.fonts.small, verdict.words, width - label - ui.px(12));
    placeText(list, ui.fonts.small, ui.color(verdict.error ? Role::result : Role::muted),
              {at.x + width, y}, 1, words);
    ImGui::Dummy({width, ui.px(18)});
    if (words != verdict.words && ImGui::IsItemHovered())
      ImGui::SetTooltip("%s", verdict.words.c_str());
  }
  if (count > kListed) {
    write(ui.fonts.small, ui.color(Role::muted), fmt::format("and {} more", count - kListed));
  }
}

void notes(const Ui& ui, const ImportDialog& dialog) {
  if (dialog.text.scene) return;
  for (const std::string& note : dialog.text.readings[dialog.reading].notes) {
    ImGui::Dummy({1, ui.px(2)});
    paragraph(ui, Role::muted, "· " + note);
  }
}

/// World to pixels of the preview.
struct Fit {
  double scale = 1;
  Vec2 center;
  ImVec2 middle;
  double up = -1;  ///< pixels down a unit up

  [[nodiscard]] ImVec2 place(Vec2 p) const {
    return {middle.x + static_cast<float>((p.x - center.x) * scale),
            middle.y + static_cast<float>(up * (p.y - center.y) * scale)};
  }
};

Fit fitOf(const ImportPreview& preview, const Area& area, double margin, bool flip) {
  const double width = std::max(preview.max.x - preview.min.x, 0.0);
  const double height = std::max(preview.max.y - preview.min.y, 0.0);
  const double roomX = std::max(area.size().x - 2 * margin, 1.0);
  const double roomY = std::max(area.size().y - 2 * margin, 1.0);
  Fit fit;
  if (width > 0 || height > 0) {
    fit.scale = std::min(width > 0 ? roomX / width : roomY / height,
                         height > 0 ? roomY / height : roomX / width);
  }
  fit.center = 0.5 * preview.min + 0.5 * preview.max;
  fit.middle = area.middle();
  fit.up = flip ? 1 : -1;
  return fit;
}

void drawOutline(const Ui& ui, ImDrawList& list, const std::vector<Vec2>& outline, const Fit& fit,
                 ImU32 color) {
  std::vector<ImVec2> points;
  points.reserve(outline.size());
  for (const Vec2 p : outline) points.push_back(fit.place(p));
  compat::addPolyline(&list, points.data(), static_cast<int>(points.size()), color, true,
                      ui.px(1.8));
  if (points.size() > 24) return;
  for (const ImVec2 p : points) list.AddCircleFilled(p, ui.px(2.6), color, 12);
}

void drawPreview(const Ui& ui, const ImportDialog& dialog) {
  ImGui::Dummy({ui.px(kPreviewWidth), ui.px(kPreviewHeight)});
  ui.mark("import/preview");
  const Area area{ImGui::GetItemRectMin(), ImGui::GetItemRectMax()};
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled(area.min, area.max, ui.color(Role::ground), ui.px(5));
  compat::addRect(&list, area.min, area.max, ui.color(Role::line), ui.px(5), ui.px(1));
  const Fit fit = fitOf(dialog.preview, area, ui.px(22), dialog.flip);
  list.PushClipRect(area.min, area.max, true);
  std::size_t index = 0;
  for (const std::vector<Vec2>& outline : dialog.preview.outlines) {
    drawOutline(ui, list, outline, fit, ui.color(index++ % 2 == 0 ? Role::a : Role::b));
  }
  list.PopClipRect();
}

enum class Answer { none, add, replace, cancel };

Answer buttons(Shell& shell, bool hasPolygons) {
  const Ui& ui = shell.ui;
  Answer answer = Answer::none;
  ImGui::Dummy({1, ui.px(4)});
  if (button(ui, "import/add", "Add to the scene", 150, hasPolygons, hasPolygons)) {
    answer = Answer::add;
  }
  ImGui::SameLine();
  if (button(ui, "import/replace", "Replace the scene", 150, !hasPolygons)) {
    answer = Answer::replace;
  }
  ImGui::SameLine();
  if (button(ui, "import/cancel", "Cancel", 100) || shell.escape) answer = Answer::cancel;
  const bool enter = std::exchange(shell.enter, false);  // another dialog may open at once
  if (answer == Answer::none && enter) answer = hasPolygons ? Answer::add : Answer::replace;
  return answer;
}

void textColumn(Shell& shell, ImportDialog& dialog) {
  const Ui& ui = shell.ui;
  ImGui::BeginChild("text", {ui.px(kTextWidth + 12), ui.px(kPreviewHeight)});
  summary(ui, dialog, dialog.preview.outlines);
  const std::optional<std::size_t> clicked = readingChoice(ui, dialog);
  ImGui::Dummy({1, ui.px(2)});
  polygonList(ui, dialog, dialog.preview.outlines.size());
  notes(ui, dialog);
  ImGui::EndChild();
  if (clicked) choose(dialog, *clicked);
}

void carryOut(Shell& shell, Answer answer) {
  const ImportDialog dialog = *std::exchange(shell.importing, std::nullopt);
  if (answer == Answer::replace) replaceScene(shell, dialog);
  if (answer != Answer::add) return;
  const std::string problem = addToScene(shell, dialog);
  if (!problem.empty()) say(shell, problem, true);
}

}  // namespace

ImportPreview previewOf(const std::vector<NamedPolygon>& polygons, std::size_t perPolygon) {
  ImportPreview preview;
  const std::size_t share = kAllPoints / std::max<std::size_t>(polygons.size(), 1);
  const std::size_t most = std::clamp<std::size_t>(share, 3, std::max<std::size_t>(perPolygon, 3));
  bool first = true;
  for (const NamedPolygon& polygon : polygons) {
    const std::size_t step = (polygon.vertices.size() + most - 1) / most;
    std::vector<Vec2>& outline = preview.outlines.emplace_back();
    for (std::size_t i = 0; i < polygon.vertices.size(); ++i) {
      const Vec2 v = polygon.vertices[i];
      preview.min = first ? v : Vec2{std::min(preview.min.x, v.x), std::min(preview.min.y, v.y)};
      preview.max = first ? v : Vec2{std::max(preview.max.x, v.x), std::max(preview.max.y, v.y)};
      first = false;
      if (i % step == 0) outline.push_back(v);
    }
  }
  return preview;
}

void offer(Shell& shell, GeometryText text, const std::string& source) {
  ImportDialog dialog{source, std::move(text), 0, false, {}};
  choose(dialog, 0);
  shell.importing = std::move(dialog);
}

void paste(Shell& shell) {
  const char* clipboard = ImGui::GetClipboardText();
  const std::string_view text = clipboard == nullptr ? "" : clipboard;
  if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) {
    say(shell, "The clipboard is empty: copy the text of some polygons, then paste it here.", true);
    return;
  }
  if (text.size() > kMaxFileBytes) {
    say(shell, "The clipboard holds more than 64 MiB of text; paste a part of it.", true);
    return;
  }
  GeometryText read = contentOf(text).read;
  if (!read.scene && !read.error.empty()) {
    say(shell, read.error, true);
  } else {
    offer(shell, std::move(read), "the clipboard");
  }
}

void drawImportDialog(Shell& shell) {
  if (!shell.importing || !beginModal(shell.ui, kTitle)) return;
  const Ui& ui = shell.ui;
  ImportDialog& dialog = *shell.importing;
  heading(ui, "Polygons from " + dialog.source, "Enter adds  ·  Esc");
  drawPreview(ui, dialog);
  ImGui::SameLine(0, ui.px(16));
  textColumn(shell, dialog);
  if (!dialog.text.scene) {
    if (toggle(ui, "import/flip", "y points down in this text", dialog.flip)) judge(dialog);
  }
  const Answer answer = buttons(shell, !dialog.preview.outlines.empty());
  if (answer != Answer::none) ImGui::CloseCurrentPopup();
  ImGui::EndPopup();
  if (answer != Answer::none) carryOut(shell, answer);
}

}  // namespace sepax
