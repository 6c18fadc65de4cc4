#include "app/cli/articles.h"

#include "app/articles/articles.h"
#include "app/cli/json_version.h"
#include "app/cli/streams.h"
#include "app/scene/builtin.h"
#include "app/scene/json_text.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <iterator>
#include <memory>
#include <string>

namespace sepax {

namespace {

using Json = nlohmann::ordered_json;

Json sceneJson(const std::string& scene) { return scene.empty() ? Json(nullptr) : Json(scene); }

Json entriesJson(const std::vector<ArticleEntry>& entries) {
  Json json = Json::array();
  for (const ArticleEntry& entry : entries)
    json.push_back(
        {{"id", entry.id}, {"title", entry.title}, {"scene", entry.scene}, {"also", entry.also}});
  return json;
}

Json functionsJson(const std::vector<ArticleFunction>& functions) {
  Json json = Json::array();
  for (const ArticleFunction& function : functions)
    json.push_back({{"name", function.name}, {"scene", function.scene}});
  return json;
}

Json questionsJson(const std::vector<ArticleQuestion>& questions) {
  Json json = Json::array();
  for (const ArticleQuestion& question : questions)
    json.push_back({{"item", question.item},
                    {"asks", question.asks},
                    {"answer", question.answer},
                    {"scene", sceneJson(question.scene)}});
  return json;
}

Json slipsJson(const std::vector<ArticleSlip>& slips) {
  Json json = Json::array();
  for (const ArticleSlip& slip : slips)
    json.push_back({{"item", slip.item},
                    {"title", slip.title},
                    {"scene", sceneJson(slip.scene)},
                    {"why", slip.why},
                    {"says", slip.says},
                    {"right", slip.right}});
  return json;
}

Json erratumJson(const Erratum& erratum) {
  return {{"id", erratum.id},        {"title", erratum.title}, {"scene", sceneJson(erratum.scene)},
          {"why", erratum.why},      {"says", erratum.says},   {"right", erratum.right},
          {"lesson", erratum.lesson}};
}

Json articleJson(const Article& article) {
  Json json = {{"id", article.id},
               {"author", article.author},
               {"title", article.title},
               {"items", entriesJson(article.items)},
               {"figures", entriesJson(article.figures)},
               {"errata", Json::array()},
               {"year", article.year ? Json(*article.year) : Json(nullptr)},
               {"published", article.published},
               {"licence", article.licence.empty() ? Json(nullptr) : Json(article.licence)},
               {"functions", functionsJson(article.functions)},
               {"questions", questionsJson(article.questions)},
               {"slips", slipsJson(article.slips)}};
  for (const Erratum& erratum : article.errata) json["errata"].push_back(erratumJson(erratum));
  return json;
}

std::string allJson() {
  Json list = Json::array();
  for (const Article& article : articles()) list.push_back(articleJson(article));
  return compactJson({{"version", kJsonVersion}, {"articles", std::move(list)}}) + "\n";
}

std::string sceneLine(const std::string& scene) {
  return scene.empty() ? "no scene can show it" : builtinName(scene);
}

void addEntries(std::string& text, std::string_view heading,
                const std::vector<ArticleEntry>& entries) {
  fmt::format_to(std::back_inserter(text), "\n  {}\n", heading);
  for (const ArticleEntry& entry : entries) {
    fmt::format_to(std::back_inserter(text), "    {}\n      {}\n", entry.title,
                   builtinName(entry.scene));
    for (const std::string& scene : entry.also)
      fmt::format_to(std::back_inserter(text), "      {}\n", builtinName(scene));
  }
}

void addQuestions(std::string& text, const std::vector<ArticleQuestion>& questions) {
  if (questions.empty()) return;
  text += "\n  Questions of the readers\n";
  for (const ArticleQuestion& question : questions)
    fmt::format_to(std::back_inserter(text), "    {}\n      {}\n      {}\n", question.asks,
                   question.answer, sceneLine(question.scene));
}

void addSlips(std::string& text, const std::vector<ArticleSlip>& slips) {
  if (slips.empty()) return;
  text += "\n  Slips of the text\n";
  for (const ArticleSlip& slip : slips)
    fmt::format_to(std::back_inserter(text),
                   "    {}\n      The text says: {}\n      Right: {}\n      Why: {}\n      {}\n",
                   slip.title, slip.says, slip.right, slip.why, sceneLine(slip.scene));
}

void addErratum(std::string& text, const Erratum& erratum) {
  fmt::format_to(std::back_inserter(text),
                 "    {}  {}\n      The text says: {}\n      Right: {}\n      Why: {}\n"
                 "      Lesson: {}\n      {}\n",
                 erratum.id, erratum.title, erratum.says, erratum.right, erratum.why,
                 erratum.lesson, sceneLine(erratum.scene));
}

std::string allText() {
  std::string text;
  for (const Article& article : articles()) {
    fmt::format_to(std::back_inserter(text), "{}{}\n  {}\n", text.empty() ? "" : "\n",
                   citation(article), article.published);
    if (!article.licence.empty())
      fmt::format_to(std::back_inserter(text), "  {}\n", article.licence);
    addEntries(text, "Items", article.items);
    addEntries(text, "Figures", article.figures);
    addQuestions(text, article.questions);
    text += "\n  Errors\n";
    for (const Erratum& erratum : article.errata) addErratum(text, erratum);
    addSlips(text, article.slips);
  }
  return text;
}

}  // namespace

std::function<int()> declareArticles(CLI::App& app, const Hooks&) {
  auto json = std::make_shared<bool>(false);
  app.add_flag("--json", *json, "One line of JSON for programs");
  return [json] { return *json ? writeJsonOrFail(allJson()) : writeTextOrFail(allText()); };
}

}  // namespace sepax
