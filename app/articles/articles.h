#pragma once

#include "app/articles/article.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The articles that are part of the program: data/ID.json, one row each in the list of
/// CMakeLists.txt, whose order is that of the menu.
namespace sepax {

struct ArticleResult {
  std::optional<Article> article;
  std::string error;  ///< one sentence that names the place, when there is no article
};

/// The article of a text. Unknown fields, missing ones and empty texts are errors; only the year
/// and the scene of an erratum may be null, and only licence, questions and the further scenes
/// of an entry left out.
[[nodiscard]] ArticleResult readArticle(std::string_view json);

/// The embedded texts, in the order of the menu.
[[nodiscard]] std::vector<ArticleResult> readArticles();
/// All that can be read; read once.
[[nodiscard]] const std::vector<Article>& articles();

/// Null when there is none.
[[nodiscard]] const Article* findArticle(std::string_view id);
/// The erratum that this built-in scene was made for; both null when there is none.
[[nodiscard]] ErratumPlace erratumOfScene(std::string_view scene);

/// Whether each word of the query stands in what is told of the erratum and its article; capitals
/// never matter, and the empty query finds everything.
[[nodiscard]] bool mentions(const ErratumPlace& place, std::string_view query);

/// "Laurent Cozic, 2D Polygon Collision Detection (2006)"
[[nodiscard]] std::string citation(const Article& article);

}  // namespace sepax
