#include "app/shell/dialogs/import_dialog.h"

#include "app/codecs/scene_link.h"
#include "app/documents/content.h"
#include "app/figure/numbers.h"
#include "app/formats/flipped.h"
#include "app/formats/formats.h"
#include "app/scene/doctor/doctor.h"
#include "app/scene/doctor/words.h"
#include "app/shell/dialogs/import_adding.h"
#include "app/shell/files/opening.h"
#include "app/shell/shell.h"
#include "app/widgets/widgets.h"
#include "core/exact/transform.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

namespace sepax {
namespace {

constexpr std::size_t kMostPoints = 2000;    ///< that the preview draws of one polygon
constexpr double kTextWidth = 320;           ///< logical pixels
constexpr double kLeastText = 200;           ///< the same in a small window
constexpr double kBeside = 42;               ///< of the window, beside both columns
constexpr std::size_t kListed = 200;         ///< polygons that are listed by name
constexpr std::size_t kMostExamined = 5000;  ///< vertices of a polygon that is judged at once
constexpr const char* kTitle = "import";

/// A choice is missing, or with the one that was made there is nothing to be added.
bool asks(const ImportDialog& dialog) { return !dialog.text.scene && dialog.text.readings.empty(); }

/// The bodies that would be added, as far as they are listed.
std::vector<Body> listedBodies(const ImportDialog& dialog) {
  std::vector<Body> bodies;
  if (dialog.text.scene) {
    bodies = dialog.text.scene->bodies;
    bodies.resize(std::min(bodies.size(), kListed));
    return bodies;
  }
  if (asks(dialog)) return bodies;
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
  ImportVerdict verdict{body.name, counted(body.vertices.size(), "vertex", "vertices")};
  if (body.vertices.size() > kMostExamined) return verdict;
  const std::vector<Vec2> world = posed(body.vertices, body.position, body.angle);
  for (const Finding& finding : examineBody(body, 0)) {
    verdict.words += " · " + shortWords(finding, body, world);
    verdict.error |= finding.error;
  }
  return verdict;
}

void judge(ImportDialog& dialog) {
  dialog.verdicts.clear();
  for (const Body& body : listedBodies(dialog)) dialog.verdicts.push_back(verdictOf(body));
}

/// What the preview draws: while it is asked what becomes of the holes, all rings.
std::vector<NamedPolygon> previewed(const ImportDialog& dialog) {
  if (!asks(dialog)) return polygonsOf(dialog);
  GeometryText rings = contentOf(dialog.bytes, {Holes::bodies, dialog.choices.angles}).read;
  if (rings.readings.empty()) return {};
  return std::move(rings.readings.front().polygons);
}

void choose(ImportDialog& dialog, std::size_t reading) {
  dialog.reading = reading;
  dialog.preview = previewOf(previewed(dialog), kMostPoints);
  judge(dialog);
}

void readAgain(ImportDialog& dialog, const ReadChoices& choices) {
  dialog.choices = choices;
  dialog.text = contentOf(dialog.bytes, choices).read;
  choose(dialog, dialog.reading < dialog.text.readings.size() ? dialog.reading : 0);
}

std::string understood(const ImportDialog& dialog) {
  if (dialog.text.scene) return "a scene of sepax";
  return std::string(findGeometryFormat(dialog.text.format)->name);
}

void summary(const Ui& ui, const ImportDialog& dialog,
             const std::vector<std::vector<Vec2>>& outlines) {
  write(ui.fonts.bold, ui.color(Role::text),
        asks(dialog) ? "Polygons with holes" : counted(outlines.size(), "polygon"));
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
    if (button(ui, "import/reading" + std::to_string(i), readings[i].title, 0, on)) {
      clicked = i;
    }
  }
  return clicked;
}

/// The values of a choice as buttons; the clicked one.
template <class Value, std::size_t Size>
std::optional<Value> choiceButtons(const Ui& ui, const char* words, const std::string& id,
                                   const std::array<ChoiceRow<Value>, Size>& rows,
                                   std::optional<Value> now) {
  std::optional<Value> clicked;
  ImGui::Dummy({1, ui.px(2)});
  write(ui.fonts.small, ui.color(Role::muted), words);
  for (const ChoiceRow<Value>& row : rows)
    if (button(ui, id + std::string(row.id), row.title, 0, now == row.value)) clicked = row.value;
  return clicked;
}

/// What the reader asks; the choices with the clicked one.
std::optional<ReadChoices> readChoices(const Ui& ui, const ImportDialog& dialog) {
  std::optional<ReadChoices> clicked;
  if (dialog.text.hasHoles) {
    const auto holes =
        choiceButtons(ui, "The holes will be", "import/holes-", kHoleChoices, dialog.choices.holes);
    if (holes) clicked = ReadChoices{holes, dialog.choices.angles};
  }
  if (dialog.text.angles) {
    const auto angles =
        choiceButtons(ui, "The angles are in", "import/angles-", kAngleChoices, dialog.text.angles);
    if (angles) clicked = ReadChoices{dialog.choices.holes, angles};
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

std::string whyItAsks(const ImportDialog& dialog) {
  const bool missing = dialog.text.hasHoles && !dialog.choices.holes;
  return missing ? "bodies have no holes: choose what becomes of these" : dialog.text.error;
}

void notes(const Ui& ui, const ImportDialog& dialog) {
  if (dialog.text.scene) return;
  if (asks(dialog)) return paragraph(ui, Role::muted, "· " + whyItAsks(dialog));
  for (const std::string& note : dialog.text.readings[dialog.reading].notes) {
    ImGui::Dummy({1, ui.px(2)});
    paragraph(ui, Role::muted, "· " + note);
  }
}

enum class Answer { none, add, replace, cancel };

Answer buttons(const Ui& ui, Dialogs& dialogs, const ImportDialog& dialog) {
  const bool ready = !asks(dialog);
  const bool hasPolygons = ready && !dialog.preview.outlines.empty();
  Answer answer = Answer::none;
  ImGui::Dummy({1, ui.px(4)});
  if (button(ui, "import/add", "Add to the scene", 150, hasPolygons, hasPolygons)) {
    answer = Answer::add;
  }
  ImGui::SameLine();
  if (button(ui, "import/replace", "Replace the scene", 150, ready && !hasPolygons, ready)) {
    answer = Answer::replace;
  }
  ImGui::SameLine();
  if (button(ui, "import/cancel", "Cancel", 100) || dialogs.escape) answer = Answer::cancel;
  const bool enter = std::exchange(dialogs.enter, false);  // another dialog may open at once
  if (answer == Answer::none && enter && ready)
    answer = hasPolygons ? Answer::add : Answer::replace;
  return answer;
}

void textColumn(const Ui& ui, ImportDialog& dialog) {
  const float left = ImGui::GetCursorPosX() + ui.px(kBeside);
  const float room = ImGui::GetIO().DisplaySize.x - left;
  const float width = std::clamp(room, ui.px(kLeastText), ui.px(kTextWidth));
  ImGui::BeginChild("text", {width + ui.px(12), ui.px(kImportPreviewHeight)});
  summary(ui, dialog, dialog.preview.outlines);
  const std::optional<std::size_t> clicked = readingChoice(ui, dialog);
  const std::optional<ReadChoices> choices = readChoices(ui, dialog);
  ImGui::Dummy({1, ui.px(2)});
  polygonList(ui, dialog, asks(dialog) ? 0 : dialog.preview.outlines.size());
  notes(ui, dialog);
  ImGui::EndChild();
  if (clicked) choose(dialog, *clicked);
  if (choices) readAgain(dialog, *choices);
}

void carryOut(Shell& shell, Answer answer) {
  const ImportDialog dialog = *std::exchange(shell.dialogs.importing, std::nullopt);
  if (answer == Answer::replace) replaceByImported(shell, dialog);
  if (answer == Answer::add) addImported(shell, dialog);
}

}  // namespace

bool canBeOffered(const GeometryText& text) {
  return text.scene || text.error.empty() || text.hasHoles;
}

void offer(Dialogs& dialogs, GeometryText text, std::string bytes, const std::string& source) {
  const bool open = text.hasHoles || text.angles;
  ImportDialog dialog{source, std::move(text), open ? std::move(bytes) : "", {}, 0, false, {}};
  choose(dialog, 0);
  dialogs.importing = std::move(dialog);
}

void paste(Shell& shell) {
  Dialogs& dialogs = shell.dialogs;
  Notices& notices = shell.notices;
  const char* clipboard = ImGui::GetClipboardText();
  const std::string_view text = clipboard == nullptr ? "" : clipboard;
  if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) {
    say(notices, "The clipboard is empty: copy the text of some polygons, then paste it here.",
        true);
    return;
  }
  if (text.size() > kMaxFileBytes) {
    say(notices, "The clipboard holds more than 64 MiB of text; paste a part of it.", true);
    return;
  }
  std::erase_if(notices.toasts, [](const Toast& toast) {  // of the attempt before
    return toast.error && std::isfinite(toast.until);
  });
  Content content = contentOf(text);
  GeometryText read = std::move(content.read);
  if (!canBeOffered(read)) {
    say(notices, read.error, true);
  } else if (content.kind == ContentKind::link) {
    request(shell, {Pending::What::open, std::string(sceneLinkIn(text))});
  } else {
    offer(dialogs, std::move(read), std::string(text), "the clipboard");
  }
}

void drawImportDialog(Shell& shell) {
  if (!shell.dialogs.importing || !beginModal(shell.ui, kTitle)) return;
  const Ui& ui = shell.ui;
  ImportDialog& dialog = *shell.dialogs.importing;
  heading(ui, "Polygons from " + dialog.source, "Enter adds  ·  Esc");
  drawImportPreview(ui, dialog.preview, dialog.flip);
  ImGui::SameLine(0, ui.px(16));
  textColumn(ui, dialog);
  if (!dialog.text.scene) {
    if (toggle(ui, "import/flip", "y points down in this text", dialog.flip)) judge(dialog);
  }
  const Answer answer = buttons(ui, shell.dialogs, dialog);
  if (answer != Answer::none) ImGui::CloseCurrentPopup();
  ImGui::EndPopup();
  if (answer != Answer::none) carryOut(shell, answer);
}

}  // namespace sepax
