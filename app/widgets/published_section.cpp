#include "app/figure/numbers.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/contract/step_pairs.h"
#include "app/widgets/imgui_compat.h"
#include "app/widgets/marked_text.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <vector>

namespace sepax {
namespace {

/// What stands beside the published answer: "Exact", or a walk that is chosen in its place.
std::string ownAnswer(const PanelContext& context) {
  if (context.technique.stepsHeading == nullptr) return "Exact";
  ViewState alone = context.view;
  alone.answers = Answers::exact;
  const std::string_view heading = context.technique.stepsHeading(alone);
  return heading.starts_with("the exact") ? "Exact" : std::string(heading);
}

/// Whose answer the picture and the steps show, with the key that goes through them.
void answersChoice(PanelContext& context) {
  struct Choice {
    Answers answers;
    const char* id;
    const char* label;
  };
  static constexpr std::array<Choice, 3> kChoices{
      {{Answers::exact, "answers/exact", "Exact"},
       {Answers::published, "answers/published", "As published"},
       {Answers::both, "answers/both", "Both"}}};
  const Ui& ui = context.ui;
  const Answers now = answersOf(shownAnswers(context.technique, context.evidence, context.view));
  heading(ui, "Shown", "key E");
  for (const Choice& choice : kChoices) {
    const bool own = choice.answers == Answers::exact;
    const std::string label = own ? ownAnswer(context) : choice.label;
    if (!own)
      besideIfFits(ui, static_cast<double>(widthOf(ui.fonts.text, label) / ui.scale) + 26, 8);
    if (button(ui, choice.id, label, 0, choice.answers == now))
      context.view = withAnswers(context.technique, context.evidence, context.view, choice.answers);
    if (own) ui.mark("answers/" + label);
  }
  ImGui::Dummy({0, ui.px(4)});
}

/// Which of the methods is shown, where there are several.
void methodChoice(PanelContext& context, const PublishedMethod* shown) {
  const auto isKnown = [&](const PublishedMethod& row) { return row.known(context.evidence); };
  if (std::ranges::count_if(context.technique.published, isKnown) < 2) return;
  bool first = true;
  for (const PublishedMethod& row : context.technique.published) {
    if (!isKnown(row)) continue;
    const std::string label = std::string(row.author) + " · " + std::string(row.function);
    const double room = ImGui::GetContentRegionAvail().x / context.ui.scale;
    const double width = std::min(buttonWidth(context.ui, label), room);
    if (!first) besideIfFits(context.ui, width, 8);
    first = false;
    if (button(context.ui, "method/" + std::string(row.id), label, width, &row == shown)) {
      context.view.method = row.id;
      context.view.step = -1;
    }
  }
  ImGui::Dummy({0, context.ui.px(2)});
}

/// One line of the page, or the one in its place, on a ground of its own.
void codeBox(const Ui& ui, std::string_view title, std::string_view line, Role role) {
  if (line.empty()) return;
  heading(ui, title);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  const float wrap = width - ui.px(20);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.ChannelsSplit(2);
  list.ChannelsSetCurrent(1);
  ImGui::SetCursorScreenPos({at.x + ui.px(10), at.y + ui.px(6)});
  ImGui::BeginGroup();  // its lines stand below each other
  wrappedText(ui.fonts.mono, ui.color(Role::text), line, wrap);
  ImGui::EndGroup();
  const float bottom = ImGui::GetItemRectMax().y + ui.px(6);
  list.ChannelsSetCurrent(0);
  list.AddRectFilled(at, {at.x + width, bottom}, ui.color(role, 0.22), ui.px(5));
  list.ChannelsMerge();
  ImGui::SetCursorScreenPos({at.x, bottom});
  ImGui::Dummy({width, ui.px(4)});
}

void disagreement(const PanelContext& context, const Disagreement& found) {
  const Ui& ui = context.ui;
  const auto words = std::ranges::find(context.technique.pitfalls, found.id, &PitfallWords::id);
  heading(ui, found.title, found.id, Role::text);
  paragraph(ui, Role::text, found.why + ".");  // only one of both answers in it errs
  paragraph(ui, Role::text, found.explanation);
  if (words != context.technique.pitfalls.end()) {
    const PitfallLines lines = linesHere(*words, context.evidence);
    codeBox(ui, "The line that is wrong", lines.wrongLine, Role::result);
    codeBox(ui, "The fix", lines.rightLine, Role::gap);
  }
  paragraph(ui, Role::gap, found.fix);
  ui.mark("pitfall/" + found.id);
  rule(ui);
}

/// What the page could do with less.
void detours(const PanelContext& context, const PublishedMethod& method) {
  if (method.detours == nullptr) return;
  for (const PitfallLines& lines : method.detours(context.evidence)) {
    paragraph(context.ui, Role::text, std::string(lines.explanation));
    codeBox(context.ui, "The line that costs more", lines.wrongLine, Role::other);
    codeBox(context.ui, "The fix", lines.rightLine, Role::gap);
    context.ui.mark("published/detour");
  }
}

/// What this technique is accused of: of the shown method, and of the others.
struct Accused {
  std::vector<const Disagreement*> own;
  std::vector<const Disagreement*> others;
};

Accused accusedOf(const PanelContext& context, const PublishedMethod* method) {
  Accused found;
  for (const Disagreement& row : context.evidence.disagreements) {
    if (row.technique != context.technique.id) continue;
    const auto words = std::ranges::find(context.technique.pitfalls, row.id, &PitfallWords::id);
    const bool foreign = method != nullptr && words != context.technique.pitfalls.end() &&
                         words->method != method->id && words->also != method->id;
    (foreign ? found.others : found.own).push_back(&row);
  }
  return found;
}

/// One line for some of them, which a click opens.
void foldedOnes(const PanelContext& context, const char* id, const std::string& label,
                std::span<const Disagreement* const> rows) {
  if (rows.empty()) return;
  const Ui& ui = context.ui;
  ImGui::Dummy({0, ui.px(4)});
  compat::pushFont(ui.fonts.text);
  const bool open =
      ImGui::TreeNodeEx(id, ImGuiTreeNodeFlags_SpanAvailWidth | ImGuiTreeNodeFlags_NoTreePushOnOpen,
                        "%s", label.c_str());
  ImGui::PopFont();
  ui.mark(std::string("pitfall/") + id);
  if (!open) return;
  for (const Disagreement* found : rows) disagreement(context, *found);
}

/// Those of the shown method: the first one in full.
void ownOnes(const PanelContext& context, const std::vector<const Disagreement*>& own) {
  if (own.empty()) return;
  disagreement(context, *own.front());
  const std::span more = std::span(own).subspan(1);
  foldedOnes(context, "more",
             counted(more.size(), "more error of this page shows here",
                     "more errors of this page show here"),
             more);
}

/// Those of other methods.
void foreignOnes(const PanelContext& context, const std::vector<const Disagreement*>& others) {
  foldedOnes(context, "others",
             counted(others.size(), "other published answer differs here, too",
                     "other published answers differ here, too"),
             others);
}

/// One side's cell of a line: in the colour of the side only the words in which it differs.
void answerCell(const Ui& ui, const std::string& own, const std::string& other, Role marked) {
  ImGui::TableNextColumn();
  const std::string text = own.empty() ? "–" : own;
  const ImU32 ink = ui.color(own.empty() ? Role::dim : Role::text);
  const float width = ImGui::GetContentRegionAvail().x;
  compat::pushFont(ui.fonts.small);
  markedText(ui.fonts.small, text, width, ink, ui.color(marked), differingWords(own, other));
  ImGui::PopFont();
}

/// Both answers, line by line: the published one in red and the exact one in green exactly where
/// they differ; a dash where a side has nothing of the kind.
void comparedTable(const PanelContext& context, const PublishedMethod& method) {
  const Ui& ui = context.ui;
  const std::vector<ComparedRow> rows = method.compared(context.evidence);
  if (rows.empty() || !ImGui::BeginTable("compared", 3)) return;
  const auto cell = [&](Role role, const std::string& text) {
    ImGui::TableNextColumn();
    wrappedText(ui.fonts.small, ui.color(role), text, ImGui::GetContentRegionAvail().x);
  };
  cell(Role::muted, "");
  cell(Role::other, "published");
  cell(Role::muted, "exact");
  for (const ComparedRow& row : rows) {
    cell(Role::muted, row.label);
    answerCell(ui, row.published, row.exact, row.differs ? Role::result : Role::text);
    answerCell(ui, row.exact, row.published, row.differs ? Role::gap : Role::text);
    ui.mark("compared/" + row.label);
  }
  ImGui::EndTable();
}

/// What the names of the page are in this window.
void pageNames(const PanelContext& context, const PublishedMethod& method) {
  if (method.names == nullptr) return;
  const Ui& ui = context.ui;
  const std::vector<PageName> names = method.names(context.evidence);
  if (names.empty()) return;
  heading(ui, "Names on the page", "and what they are here");
  if (!ImGui::BeginTable("names", 2)) return;
  float widest = ui.px(130);
  for (const PageName& row : names) widest = std::max(widest, widthOf(ui.fonts.small, row.name));
  ImGui::TableSetupColumn("name", ImGuiTableColumnFlags_WidthFixed, widest);
  ImGui::TableSetupColumn("here", ImGuiTableColumnFlags_WidthStretch);
  for (const PageName& row : names) {
    ImGui::TableNextColumn();
    write(ui.fonts.small, ui.color(Role::other), row.name);
    ImGui::TableNextColumn();
    wrappedText(ui.fonts.small, ui.color(Role::text), row.here, ImGui::GetContentRegionAvail().x);
    ui.mark("name/" + row.name);
  }
  ImGui::EndTable();
}

}  // namespace

void optionChoices(PanelContext& context, std::string_view mark, std::string_view option) {
  const auto row = std::ranges::find(context.technique.options, option, &OptionRow::id);
  if (option.empty() || row == context.technique.options.end()) return;
  const Ui& ui = context.ui;
  OptionBag& options = context.view.options;
  for (const OptionChoice& choice : row->choices) {
    const auto width = static_cast<double>(widthOf(ui.fonts.text, choice.label) / ui.scale);
    if (&choice != &row->choices.front()) besideIfFits(ui, width + 26, 8);
    const std::string id = std::string(mark) + "/" + std::string(choice.key);
    const bool chosen = options.value(option, row->standard) == OptionValue(choice.value);
    if (button(ui, id, choice.label, 0, chosen)) options.set(option, row->standard, choice.value);
    if (ImGui::IsItemHovered()) ImGui::SetTooltip("%s", std::string(choice.hint).c_str());
  }
}

void publishedCaption(const PanelContext& context) {
  const PublishedMethod* method =
      shownAnswers(context.technique, context.evidence, context.view).published;
  if (method == nullptr) return;
  for (const LegendRow& row : method->legend) {
    if (!mayApply(row, context.evidence, context.view)) continue;
    paragraph(context.ui, Role::other, fmt::format("{}: {}", nameOf(row.swatch), row.words));
    context.ui.mark("published/caption");
  }
}

namespace {

/// What differs, and why: once both answers are told.
void tellDifferences(const PanelContext& context, const PublishedMethod& method, bool accused) {
  const Ui& ui = context.ui;
  if (method.compared != nullptr) comparedTable(context, method);
  pageNames(context, method);
  ImGui::Dummy({0, ui.px(4)});
  const std::string limit = limitSentence(method, context.evidence);
  if (!limit.empty()) {
    paragraph(ui, Role::text, limit);
    ui.mark("published/limit");
  }
  if (accused) return;
  const std::string agreement = agreementSentence(method, context.evidence);
  if (!agreement.empty()) paragraph(ui, Role::text, agreement);
  detours(context, method);
}

}  // namespace

void publishedSection(PanelContext& context) {
  const Ui& ui = context.ui;
  const PublishedMethod* method = methodBeside(context.technique, context.evidence, context.view);
  const Accused accused = accusedOf(context, method);
  const bool told = isAllTold(context.technique, context.evidence, context.view);
  if (method != nullptr) answersChoice(context);
  publishedCaption(context);
  if (told) ownOnes(context, accused.own);
  if (method == nullptr) {
    if (accused.own.empty())
      paragraph(ui, Role::muted, "No article's method is shown beside this technique here.");
    return;
  }
  if (told) foreignOnes(context, accused.others);
  methodChoice(context, method);
  optionChoices(context, "method/reading", method->reading);
  heading(ui, "As published", method->author, Role::text, Role::other);
  paragraph(ui, Role::muted, citation(*method, context.evidence));
  if (told) return tellDifferences(context, *method, !accused.own.empty());
  paragraph(ui, Role::dim, "Where it differs is told at the last step.");
  ui.mark("published/waits");
}

}  // namespace sepax
