#include "app/articles/articles.h"
#include "app/formats/formats.h"
#include "app/scene/builtin.h"
#include "app/shell/actions/actions.h"
#include "app/shell/actions/copy_as.h"
#include "app/shell/dialogs/palette.h"
#include "app/shell/files/opening.h"
#include "app/shell/files/technique_choice.h"
#include "app/shell/menus/articles_menu.h"
#include "app/shell/menus/file_lists.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <functional>
#include <utility>

namespace sepax {
namespace {

constexpr std::size_t kMostCures = 24;  ///< that are offered at once

/// "View/Theme" as "View › Theme".
std::string pathText(std::string_view menu) {
  std::string text;
  for (const char c : menu) text += c == '/' ? std::string(" › ") : std::string(1, c);
  return text;
}

/// An entry of a submenu does not say what it is about: "Dark" becomes "Theme: Dark".
std::string titleOf(const Action& action) {
  const std::size_t slash = action.menu.rfind('/');
  if (slash == std::string_view::npos) return std::string(action.label);
  return std::string(action.menu.substr(slash + 1)) + ": " + std::string(action.label);
}

std::vector<PaletteEntry> actionEntries(const Shell& shell) {
  std::vector<PaletteEntry> entries;
  for (const Action& action : allActions(shell)) {
    if (action.menu.empty() || action.run == openPalette) continue;
    const std::string needs = needsOf(action, shell);
    entries.push_back({action.id, titleOf(action),
                       pathText(action.menu) + (isChecked(action, shell) ? "  ·  on" : "") +
                           (needs.empty() ? "" : "  ·  " + needs),
                       std::string(action.keys), [action](Shell& s) { perform(action, s); },
                       isEnabled(action, shell)});
  }
  return entries;
}

std::vector<PaletteEntry> copyEntries(const Shell& shell) {
  std::vector<PaletteEntry> entries;
  for (const GeometryFormat& format : writtenFormats()) {
    entries.push_back({"copy." + std::string(format.id), "Copy as " + std::string(format.name),
                       "Edit › Copy as", "",
                       [&format](Shell& s) { copyAs(s.work, s.notices, format); },
                       !shell.work.document.shown().bodies.empty()});
  }
  for (const TestFormat& format : testFormats()) {
    entries.push_back({"copyTest." + std::string(format.id), "Copy: " + std::string(format.name),
                       "Edit › Copy as", "",
                       [&format](Shell& s) { copyTest(s.work, s.notices, format); }});
  }
  return entries;
}

std::vector<PaletteEntry> techniqueEntries(const Shell& shell) {
  std::vector<PaletteEntry> entries;
  std::size_t number = 0;
  for (const Technique& technique : shell.work.techniques) {
    ++number;
    entries.push_back({"technique." + std::string(technique.id), std::string(technique.title),
                       "Technique  ·  " + std::string(technique.name),
                       number <= 9 ? std::to_string(number) : "",
                       [id = technique.id](Shell& s) { chooseTechnique(s, id); }});
  }
  return entries;
}

/// Opening asks before changes are lost.
std::vector<PaletteEntry> sceneEntries(const Shell& shell) {
  std::vector<PaletteEntry> entries;
  for (const BuiltinScene& scene : builtinScenes()) {
    const std::string name = builtinName(scene.id);
    const Technique* technique = findTechnique(shell.work.techniques, scene.technique);
    const std::string of(technique == nullptr ? "" : technique->name);
    const bool pitfall = scene.about == SceneAbout::pitfall;
    entries.push_back(
        {name, scene.title, (pitfall ? "Pitfall  ·  " : "Scene  ·  ") + of, "", [name](Shell& s) {
           request(s, {Pending::What::open, name});
         }});
  }
  return entries;
}

/// Opens a built-in scene, after a question when changes would be lost.
std::function<void(Shell&)> opening(const std::string& scene) {
  return [name = builtinName(scene)](Shell& s) { request(s, {Pending::What::open, name}); };
}

/// What the articles name, describe, show and get wrong, found by author and title as well.
std::vector<PaletteEntry> articleEntries(const Shell&) {
  std::vector<PaletteEntry> entries;
  for (const Article& article : articles()) {
    const std::string of = "  ·  " + citation(article);
    const std::string id = "article." + article.id + ".";
    const auto add = [&](const std::string& name, const std::string& title, const std::string& kind,
                         std::function<void(Shell&)> run) {
      entries.push_back({id + name, title, kind + of, "", std::move(run)});
    };
    add("article", article.author + ": " + article.title, "Article",
        opening(article.figures.front().scene));
    for (const ArticleFunction& function : article.functions)
      add("function." + function.name, function.name, "Name", opening(function.scene));
    for (const ArticleEntry& item : article.items) {
      add("item." + item.id, item.title, "Item", opening(item.scene));
      for (std::size_t i = 0; i < item.also.size(); ++i) {
        const std::string number = std::to_string(i + 2);
        add("item." + item.id + "." + number, item.title + " · " + number, "Item",
            opening(item.also[i]));
      }
    }
    for (const ArticleEntry& figure : article.figures)
      add("figure." + figure.id, figure.title, "Figure", opening(figure.scene));
    for (const Erratum& erratum : article.errata)
      add("error." + erratum.id, erratum.title, "Error " + erratum.id,
          [&erratum](Shell& s) { openErratum(s, erratum); });
    for (std::size_t i = 0; i < article.questions.size(); ++i) {
      const std::string& asks = article.questions[i].asks;
      add("question." + asks, asks, "Question",
          [&article, i](Shell& s) { openQuestion(s, article, i); });
    }
  }
  return entries;
}

/// The files that were opened or saved last. Opening asks before changes are lost, too.
std::vector<PaletteEntry> recentEntries(const Shell& shell) {
  std::vector<PaletteEntry> entries;
  for (const std::string& path : recentFiles(shell.files)) {
    const std::filesystem::path file(path);
    entries.push_back({"recent:" + path, file.filename().string(),
                       "Recent  ·  " + file.parent_path().string(), "", [path](Shell& s) {
                         request(s, {Pending::What::open, path});
                       }});
  }
  return entries;
}

/// The built-in scenes that were changed and left.
std::vector<PaletteEntry> changedEntries(const Shell& shell) {
  std::vector<PaletteEntry> entries;
  for (const ChangedScene& scene : changedScenesOf(shell.files))
    entries.push_back({"changed:" + scene.path, scene.title, "Changed scene  ·  " + dayOf(scene),
                       "", [path = scene.path](Shell& s) {
                         request(s, {Pending::What::open, path});
                       }});
  return entries;
}

/// What the doctor can mend now, the worst first.
std::vector<PaletteEntry> cureEntries(const Shell& shell) {
  std::vector<PaletteEntry> entries;
  const Examination examination =
      examinedAgain(shell.panels.state.examination, shell.work.document);
  for (const Finding* finding : inOrder(examination)) {
    const auto body = static_cast<std::size_t>(finding->body);
    if (entries.size() >= kMostCures || body >= shell.work.document.shown().bodies.size()) break;
    const std::string& name = shell.work.document.shown().bodies[body].name;
    for (const Cure& option : finding->cures) {
      const auto run = [finding = *finding, id = std::string(option.id)](Shell& s) {
        complain(s.notices, cure(s.work.document, finding, id));
      };
      entries.push_back({"cure." + std::to_string(entries.size()),
                         "Fix " + name + ": " + std::string(option.label),
                         "Doctor  ·  " + std::string(finding->title), "", run});
    }
  }
  return entries;
}

/// Who has something to find. A new kind of thing is one row here.
constexpr std::array kProviders{actionEntries, copyEntries,    techniqueEntries, cureEntries,
                                sceneEntries,  articleEntries, recentEntries,    changedEntries};

}  // namespace

std::vector<PaletteEntry> paletteEntries(const Shell& shell) {
  std::vector<PaletteEntry> all;
  for (const auto provider : kProviders) {
    for (PaletteEntry& entry : provider(shell)) all.push_back(std::move(entry));
  }
  return all;
}

std::vector<FuzzyHit> paletteHits(const std::vector<PaletteEntry>& entries,
                                  const std::vector<std::string>& lastUsed,
                                  const std::string& query) {
  std::vector<FuzzyText> texts;
  for (const PaletteEntry& entry : entries) {
    texts.push_back({entry.title, entry.hint + " " + entry.keys});
  }
  std::vector<FuzzyHit> hits = fuzzyRank(query, texts);
  if (query.find_first_not_of(' ') != std::string::npos) return hits;
  const auto age = [&](const FuzzyHit& hit) {
    return std::find(lastUsed.begin(), lastUsed.end(), entries[hit.index].id) - lastUsed.begin();
  };
  std::stable_sort(hits.begin(), hits.end(),
                   [&](const FuzzyHit& a, const FuzzyHit& b) { return age(a) < age(b); });
  return hits;
}

}  // namespace sepax
