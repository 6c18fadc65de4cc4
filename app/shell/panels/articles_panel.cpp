#include "app/shell/panels/articles_panel.h"

#include "app/articles/articles.h"
#include "app/scene/builtin.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>
#include <imgui_stdlib.h>

#include <string>
#include <vector>

namespace sepax {
namespace {

constexpr double kRow = 24;        ///< height of a row, logical pixels
constexpr double kTitleLeft = 44;  ///< where the titles start, logical pixels
constexpr double kIndent = 10;     ///< of the opened row, logical pixels
constexpr double kSign = 40;       ///< room for the sign of a row without a scene, logical pixels

void told(const Ui& ui, std::string_view label, Role role, const std::string& text) {
  write(ui.fonts.smallBold, ui.color(Role::muted), label);
  paragraph(ui, role, text);
}

/// Opens the scene of an opened row, if there is one.
void openButton(PanelContext& context, const std::string& scene) {
  if (scene.empty()) {
    paragraph(context.ui, Role::muted, "No scene can show it.");
  } else if (button(context.ui, "articles/open", "Open scene")) {
    context.state.articles.wanted = builtinName(scene);
  }
}

/// What an opened row shows below its title.
template <typename Content>
void opened(PanelContext& context, const std::string& scene, const Content& content) {
  const Ui& ui = context.ui;
  ImGui::Indent(ui.px(kIndent));
  content(ui);
  openButton(context, scene);
  ImGui::Unindent(ui.px(kIndent));
  ImGui::Dummy({0, ui.px(8)});
}

/// The opened row: what the text says, what is right, why and what to learn.
void details(PanelContext& context, const ErratumPlace& place) {
  const Erratum& erratum = *place.erratum;
  opened(context, erratum.scene, [&](const Ui& ui) {
    paragraph(ui, Role::muted, citation(*place.article));
    told(ui, "The text says", Role::other, erratum.says);
    told(ui, "What is right", Role::text, erratum.right);
    told(ui, "Why", Role::text, erratum.why);
    told(ui, "Lesson", Role::gap, erratum.lesson);
  });
}

/// A row with its sign and title; whether it was clicked.
bool titleRow(const PanelContext& context, const std::string& id, const std::string& sign,
              const std::string& title, bool chosen, double rightRoom = 0) {
  const Ui& ui = context.ui;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  const bool clicked = ImGui::Selectable(("##" + id).c_str(), chosen, 0, {0, ui.px(kRow)});
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float y = at.y + ui.px(kRow / 2);
  placeText(list, ui.fonts.smallBold, ui.color(Role::muted), {at.x + ui.px(6), y}, 0, sign);
  placeText(list, chosen ? ui.fonts.bold : ui.fonts.text, ui.color(Role::text),
            {at.x + ui.px(kTitleLeft), y}, 0,
            fitted(ui.fonts.text, title, width - ui.px(kTitleLeft) - ui.px(rightRoom)));
  if (rightRoom > 0)
    placeText(list, ui.fonts.small, ui.color(Role::muted), {at.x + width - ui.px(4), y}, 1, "text");
  return clicked;
}

/// A row that a click opens and closes; whether it is open. A wanted one comes into sight.
bool openingRow(PanelContext& context, const std::string& id, const std::string& sign,
                const std::string& title, const std::string& scene) {
  ArticlesEntry& entry = context.state.articles;
  const bool chosen = entry.chosen == id;
  if (titleRow(context, id, sign, title, chosen, scene.empty() ? kSign : 0))
    entry.chosen = chosen ? std::string() : id;
  if (chosen && entry.moved) ImGui::SetScrollHereY(0.1f);
  if (chosen) entry.moved = false;
  return chosen;
}

void row(PanelContext& context, const ErratumPlace& place) {
  const Erratum& erratum = *place.erratum;
  const bool open = openingRow(context, erratum.id, erratum.id, erratum.title, erratum.scene);
  context.ui.mark("erratum/" + erratum.id);
  if (open) details(context, place);
}

/// What readers ask below the article: the opened one with its answer.
void questionRows(PanelContext& context, const Article& article) {
  for (std::size_t i = 0; i < article.questions.size(); ++i) {
    const ArticleQuestion& question = article.questions[i];
    const std::string id = article.id + "/" + std::to_string(i + 1);
    const bool open = openingRow(context, id, "?", question.asks, question.scene);
    context.ui.mark("question/" + id);
    if (!open) continue;
    opened(context, question.scene,
           [&](const Ui& ui) { paragraph(ui, Role::text, question.answer); });
  }
}

/// Slips of the text: the opened one with what is right.
void slipRows(PanelContext& context, const Article& article) {
  for (std::size_t i = 0; i < article.slips.size(); ++i) {
    const ArticleSlip& slip = article.slips[i];
    const std::string id = article.id + "/slip/" + std::to_string(i + 1);
    const bool open = openingRow(context, id, "·", slip.title, slip.scene);
    context.ui.mark("slip/" + id);
    if (!open) continue;
    opened(context, slip.scene, [&](const Ui& ui) {
      told(ui, "The text says", Role::other, slip.says);
      told(ui, "What is right", Role::text, slip.right);
      told(ui, "Why", Role::text, slip.why);
    });
  }
}

/// Those of the article that the filter finds; the chosen one stays.
std::vector<ErratumPlace> shownErrata(const Article& article, const ArticlesEntry& entry) {
  std::vector<ErratumPlace> shown;
  for (const Erratum& erratum : article.errata) {
    const ErratumPlace place{&article, &erratum};
    if (erratum.id == entry.chosen || mentions(place, entry.filter)) shown.push_back(place);
  }
  return shown;
}

void filterField(PanelContext& context) {
  ArticlesEntry& entry = context.state.articles;
  ImGui::SetNextItemWidth(ImGui::GetContentRegionAvail().x);
  ImGui::InputTextWithHint("##filter", "Filter: a word, an author, an id…", &entry.filter);
  context.ui.mark("articles/filter");
}

}  // namespace

void articlesPanel(PanelContext& context) {
  const Ui& ui = context.ui;
  const ArticlesEntry& entry = context.state.articles;
  heading(ui, "Errors of the articles", "click a row to read it");
  filterField(context);
  ImGui::Dummy({0, ui.px(2)});
  ImGui::BeginChild("errata");  // the filter stays in sight
  bool any = false;
  for (const Article& article : articles()) {
    const std::vector<ErratumPlace> shown = shownErrata(article, entry);
    if (shown.empty()) continue;
    any = true;
    ImGui::Dummy({0, ui.px(4)});
    heading(ui, article.author, fmt::format("{} of {}", shown.size(), article.errata.size()));
    paragraph(ui, Role::muted, article.title);
    paragraph(ui, Role::muted, article.published + (article.published.ends_with('.') ? "" : "."));
    if (!article.licence.empty()) paragraph(ui, Role::muted, "Licence: " + article.licence);
    for (const ErratumPlace& place : shown) row(context, place);
    if (!entry.filter.empty()) continue;
    if (!article.slips.empty()) {
      heading(ui, "Slips of the text", std::to_string(article.slips.size()));
      slipRows(context, article);
    }
    if (article.questions.empty()) continue;
    heading(ui, "Questions of the readers", std::to_string(article.questions.size()));
    questionRows(context, article);
  }
  if (!any) paragraph(ui, Role::muted, "No error matches this filter.");
  ImGui::EndChild();
}

}  // namespace sepax
