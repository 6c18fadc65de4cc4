#include "app/articles/articles.h"

#include "embedded/articles.h"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>
#include <utility>

namespace sepax {

namespace {

std::vector<Article> readableArticles() {
  std::vector<Article> list;
  for (ArticleResult& result : readArticles())
    if (result.article) list.push_back(std::move(*result.article));
  return list;
}

std::string small(std::string_view text) {
  std::string result(text);
  for (char& letter : result)
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter + ('a' - 'A'));
  return result;
}

}  // namespace

std::vector<ArticleResult> readArticles() {
  std::vector<ArticleResult> results;
  for (const embedded::File& file : embedded::articles()) {
    results.push_back(readArticle(std::string(file.bytes.begin(), file.bytes.end())));
    std::string& error = results.back().error;
    if (!error.empty()) error.insert(0, fmt::format("{}: ", file.name));
  }
  return results;
}

const std::vector<Article>& articles() {
  static const std::vector<Article> list = readableArticles();
  return list;
}

const Article* findArticle(std::string_view id) {
  const auto found = std::ranges::find(articles(), id, &Article::id);
  return found == articles().end() ? nullptr : &*found;
}

ErratumPlace erratumOfScene(std::string_view scene) {
  if (scene.empty()) return {};
  for (const Article& article : articles()) {
    const auto found = std::ranges::find(article.errata, scene, &Erratum::scene);
    if (found != article.errata.end()) return {&article, &*found};
  }
  return {};
}

bool mentions(const ErratumPlace& place, std::string_view query) {
  const Article& article = *place.article;
  const Erratum& erratum = *place.erratum;
  const std::string all = small(fmt::format(
      "{} {} {} {} {} {} {} {} {}", erratum.id, erratum.title, erratum.says, erratum.right,
      erratum.lesson, erratum.why, article.id, article.author, article.title));
  std::istringstream words(small(query));
  for (std::string word; words >> word;)
    if (all.find(word) == std::string::npos) return false;
  return true;
}

std::string citation(const Article& article) {
  const std::string year = article.year ? fmt::format(" ({})", *article.year) : std::string();
  return fmt::format("{}, {}{}", article.author, article.title, year);
}

}  // namespace sepax
