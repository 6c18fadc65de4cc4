#include "app/shell/menus/articles_menu.h"

#include "app/articles/articles.h"
#include "app/scene/builtin.h"
#include "app/shell/files/opening.h"
#include "app/shell/shell.h"
#include "app/widgets/widgets.h"

#include <string>
#include <string_view>
#include <vector>

namespace sepax {
namespace {

/// Once Escape has closed the menus, a hovered one must not open again in the same frame.
bool beginSubmenu(Shell& shell, const std::string& label, const std::string& mark) {
  if (shell.dialogs.escape) return false;
  constexpr double kLongest = 640;  // logical pixels of a title
  const std::string shown = fitted(shell.ui.fonts.text, label, widthInWindow(shell.ui, kLongest));
  const bool open = ImGui::BeginMenu((shown + "##" + mark).c_str());
  shell.ui.mark("menu/" + mark);
  return open;
}

/// The second scene of an entry, the third, …
void furtherScenes(Shell& shell, const std::string& mark, const ArticleEntry& entry) {
  for (std::size_t i = 0; i < entry.also.size(); ++i) {
    const std::string number = std::to_string(i + 2);
    if (ImGui::MenuItem((entry.title + " · " + number + "##" + entry.id + number).c_str()))
      request(shell, {Pending::What::open, builtinName(entry.also[i])});
    shell.ui.mark("menu/" + mark + "/" + entry.id + "/" + number);
  }
}

void entries(Shell& shell, const std::string& mark, const std::string& label,
             const std::vector<ArticleEntry>& list) {
  if (!beginSubmenu(shell, label, mark)) return;
  for (const ArticleEntry& entry : list) {
    if (ImGui::MenuItem((entry.title + "##" + entry.id).c_str()))
      request(shell, {Pending::What::open, builtinName(entry.scene)});
    shell.ui.mark("menu/" + mark + "/" + entry.id);
    furtherScenes(shell, mark, entry);
  }
  ImGui::EndMenu();
}

void errata(Shell& shell, const std::string& mark, const Article& article) {
  if (!beginSubmenu(shell, "Errors", mark)) return;
  for (const Erratum& erratum : article.errata) {
    const std::string hint = erratum.id + (erratum.scene.empty() ? " · text" : "");
    if (ImGui::MenuItem((erratum.title + "##" + erratum.id).c_str(), hint.c_str()))
      openErratum(shell, erratum);
    shell.ui.mark("menu/" + mark + "/" + erratum.id);
  }
  ImGui::EndMenu();
}

void questions(Shell& shell, const std::string& mark, const Article& article) {
  if (article.questions.empty() || !beginSubmenu(shell, "Questions", mark)) return;
  for (std::size_t i = 0; i < article.questions.size(); ++i) {
    const ArticleQuestion& question = article.questions[i];
    const std::string number = std::to_string(i + 1);
    if (ImGui::MenuItem((question.asks + "##" + number).c_str(),
                        question.scene.empty() ? "text" : nullptr))
      openQuestion(shell, article, i);
    shell.ui.mark("menu/" + mark + "/" + number);
  }
  ImGui::EndMenu();
}

}  // namespace

void articlesMenu(Shell& shell) {
  for (const Article& article : articles()) {
    const std::string mark = "Articles/" + article.id;
    const std::string label = article.author + ": " + article.title;
    if (!beginSubmenu(shell, label, mark)) continue;
    entries(shell, mark + "/items", "Items", article.items);
    entries(shell, mark + "/figures", "Figures", article.figures);
    errata(shell, mark + "/errors", article);
    questions(shell, mark + "/questions", article);
    ImGui::EndMenu();
  }
  ImGui::Separator();
  if (ImGui::MenuItem("All errors…")) showErratum(shell, {});
  shell.ui.mark("menu/Articles/all");
}

void showErratum(Shell& shell, const std::string& id) {
  shell.panels.tab = kArticlesTab;
  shell.panels.state.articles = {{}, id, !id.empty(), {}};
}

void openQuestion(Shell& shell, const Article& article, std::size_t index) {
  const std::string& scene = article.questions[index].scene;
  if (scene.empty()) {
    showErratum(shell, article.id + "/" + std::to_string(index + 1));
  } else {
    request(shell, {Pending::What::open, builtinName(scene)});
  }
}

void openErratum(Shell& shell, const Erratum& erratum) {
  if (erratum.scene.empty()) {
    showErratum(shell, erratum.id);
  } else {
    request(shell, {Pending::What::open, builtinName(erratum.scene)});
  }
}

}  // namespace sepax
