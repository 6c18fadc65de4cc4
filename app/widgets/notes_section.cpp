#include "app/widgets/notes_section.h"

#include "app/figure/wrap.h"
#include "app/scene/edits/notes.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>
#include <imgui_stdlib.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace sepax {
namespace {

constexpr double kTextSize = 13;  ///< logical pixels
constexpr double kLine = 18;      ///< logical pixels
constexpr std::size_t kFewestLines = 4;
constexpr std::size_t kMostLines = 12;

/// The paragraphs in lines that fit: the editor does not wrap by itself.
std::string wrappedNotes(const std::string& notes, double width) {
  std::string text;
  for (const std::string& paragraph : paragraphsOf(notes)) {
    if (!text.empty()) text += "\n\n";
    std::string lines;
    for (const std::string& line : wrapped(paragraph, kTextSize, width))
      lines.append(lines.empty() ? "" : "\n").append(line);
    text += lines;
  }
  return text;
}

SceneWords wordsOf(const Scene& scene) { return {scene.title, scene.notes}; }

void open(PanelContext& context) {
  const Scene& scene = context.document.committed();
  const double width = ImGui::GetContentRegionAvail().x / context.ui.scale - 30;
  const SceneWords words = wordsOf(scene);
  context.state.notes = {true, true, scene.title, wrappedNotes(scene.notes, width), words, words};
  context.document.endAmending();
}

/// The scene says this from now on.
void set(PanelContext& context, const SceneWords& words) {
  Scene changed = context.document.committed();
  changed.title = words.title;
  changed.notes = words.notes;
  std::string problem = context.document.amend(std::move(changed));
  if (!problem.empty()) context.message = std::move(problem);
  context.state.notes.set = wordsOf(context.document.committed());
}

/// What was typed becomes the scene's at once: nothing has to be remembered when another scene
/// comes, the file is saved, or the program dies.
void take(PanelContext& context) {
  const NotesEntry& entry = context.state.notes;
  const SceneWords typed = wordsOf(withWords({}, entry.title, entry.text));
  const SceneWords same = wordsOf(withWords({}, entry.before.title, entry.before.notes));
  set(context, typed == same ? entry.before : typed);
}

void editor(PanelContext& context) {
  const Ui& ui = context.ui;
  NotesEntry& entry = context.state.notes;
  heading(ui, "Title and notes", "an empty line begins a paragraph");
  const float width = ImGui::GetContentRegionAvail().x;
  ImGui::SetNextItemWidth(width);
  bool typed = ImGui::InputText("##title", &entry.title);
  ui.mark("notes/title");
  if (entry.opening) ImGui::SetKeyboardFocusHere();
  entry.opening = false;
  const auto breaks = static_cast<std::size_t>(std::ranges::count(entry.text, '\n'));
  const std::size_t lines = std::clamp(breaks + 2, kFewestLines, kMostLines);
  typed |= ImGui::InputTextMultiline("##notes", &entry.text,
                                     {width, ui.px(kLine * static_cast<double>(lines) + 8)});
  ui.mark("notes/text");
  if (typed) take(context);
  const bool done = button(ui, "notes/done", "Done", 70);
  ImGui::SameLine(0, ui.px(8));
  const bool cancelled = button(ui, "notes/cancel", "Cancel", 70);
  if (cancelled) set(context, entry.before);
  if (done || cancelled) entry = {};
}

}  // namespace

void notesSection(PanelContext& context, bool always) {
  const Ui& ui = context.ui;
  const Scene& committed = context.document.committed();
  const NotesEntry& entry = context.state.notes;
  if (entry.open && entry.set != wordsOf(committed))
    context.state.notes = {};  // other words have come under the editor
  if (context.state.notes.open) {
    editor(context);
    rule(ui);
    return;
  }
  const Scene& scene = context.document.shown();
  const std::vector<std::string> paragraphs = paragraphsOf(scene.notes);
  if (paragraphs.empty() && !always) return;
  const std::string_view about = context.notesAbout;
  const bool ofStart = context.notesOfStart && !paragraphs.empty();
  const std::string hint = !about.empty() ? fmt::format("about {}", about)
                           : ofStart      ? "of the scene as it opened"
                                          : "";
  heading(ui, scene.title.empty() ? "This scene" : scene.title, hint);
  if (ofStart) ui.mark("notes/of start");
  if (!about.empty() && !always) {
    sepax::paragraph(ui, Role::muted,
                     fmt::format("Its notes are about {}; the tab Shapes has them.", about));
    ui.mark("notes/elsewhere");
    rule(ui);
    return;
  }
  for (const std::string& paragraph : paragraphs) sepax::paragraph(ui, Role::muted, paragraph);
  if (button(ui, "notes/edit", paragraphs.empty() ? "Add notes" : "Edit notes", 90)) open(context);
  rule(ui);
}

}  // namespace sepax
