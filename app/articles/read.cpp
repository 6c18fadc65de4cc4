#include "app/articles/articles.h"
#include "app/scene/json_cursor.h"
#include "app/scene/json_parse.h"

namespace sepax {

namespace {

/// A text that must say something.
std::string words(const JsonCursor& object, std::string_view key) {
  const JsonCursor member = object.member(key);
  std::string text = member.text();
  if (text.empty()) member.fail("empty; write a text");
  return text;
}

template <class Read>
auto readList(const JsonCursor& object, std::string_view key, Read read) {
  std::vector<decltype(read(object))> values;
  const JsonCursor list = object.member(key);
  if (!list.isList()) return values;
  for (std::size_t i = 0; i < list.size() && !list.failed(); ++i)
    values.push_back(read(list.element(i)));
  return values;
}

ArticleEntry readEntry(const JsonCursor& object) {
  if (!object.isObjectOf({"id", "title", "scene", "also"})) return {};
  ArticleEntry entry{words(object, "id"), words(object, "title"), words(object, "scene")};
  if (object.has("also"))
    entry.also = readList(object, "also", [](const JsonCursor& scene) { return scene.text(); });
  return entry;
}

ArticleFunction readFunction(const JsonCursor& object) {
  if (!object.isObjectOf({"name", "scene"})) return {};
  return {words(object, "name"), words(object, "scene")};
}

Erratum readErratum(const JsonCursor& object) {
  if (!object.isObjectOf({"id", "title", "says", "right", "lesson", "scene", "why"})) return {};
  return {words(object, "id"),
          words(object, "title"),
          words(object, "says"),
          words(object, "right"),
          words(object, "lesson"),
          words(object, "why"),
          object.member("scene").isNull() ? std::string() : words(object, "scene")};
}

ArticleQuestion readQuestion(const JsonCursor& object) {
  if (!object.isObjectOf({"item", "asks", "answer", "scene"})) return {};
  return {words(object, "item"), words(object, "asks"), words(object, "answer"),
          words(object, "scene")};
}

Article readFields(const JsonCursor& object) {
  Article article;
  if (!object.isObjectOf({"id", "author", "title", "year", "published", "licence", "functions",
                          "items", "figures", "errata", "questions"}))
    return article;
  article.id = words(object, "id");
  article.author = words(object, "author");
  article.title = words(object, "title");
  if (!object.member("year").isNull()) article.year = object.member("year").integer();
  article.published = words(object, "published");
  if (object.has("licence")) article.licence = words(object, "licence");
  article.functions = readList(object, "functions", readFunction);
  article.items = readList(object, "items", readEntry);
  article.figures = readList(object, "figures", readEntry);
  article.errata = readList(object, "errata", readErratum);
  if (object.has("questions")) article.questions = readList(object, "questions", readQuestion);
  return article;
}

}  // namespace

ArticleResult readArticle(std::string_view json) {
  const JsonResult parsed = parseJson(json);
  if (!parsed.value) return {std::nullopt, parsed.error.sentence};
  FirstError error;
  Article article = readFields(JsonCursor(*parsed.value, error));
  if (error.any()) return {std::nullopt, error.problem().sentence};
  return {std::move(article), {}};
}

}  // namespace sepax
