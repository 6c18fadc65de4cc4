#pragma once

#include <optional>
#include <string>
#include <vector>

/// The five articles that the techniques come from, as data: what they describe, their figures and
/// their errors, in our own words, each with the scene that shows it.
namespace sepax {

/// Something that an article describes, or one of its figures.
struct ArticleEntry {
  std::string id;                      ///< unique among the entries of its kind
  std::string title;                   ///< short
  std::string scene;                   ///< id of a built-in scene
  std::vector<std::string> also = {};  ///< of further ones
};

/// A name that the page uses, for searching: a function, a field, a notion.
struct ArticleFunction {
  std::string name;
  std::string scene;  ///< id of a built-in scene
};

/// A place where an article errs, or where it only seems to.
struct Erratum {
  std::string id;  ///< "C1"; the letter names the article, N those that are no errors
  std::string title;
  std::string says;    ///< what the text answers on the scene
  std::string right;   ///< what is right
  std::string lesson;  ///< what to do instead
  std::string why;     ///< why text and truth differ, or why no scene can show it
  std::string scene;   ///< id of a built-in scene; empty = none can show it
};

/// What readers ask below an article, answered by a scene.
struct ArticleQuestion {
  std::string item;  ///< id of the item that it belongs to
  std::string asks;
  std::string answer;
  std::string scene;  ///< id of a built-in scene
};

struct Article {
  std::string id;
  std::string author;
  std::string title;
  std::optional<int> year;  ///< absent = the page names none
  std::string published;    ///< where and when
  std::string licence;      ///< of the page, with its history; empty = the page names none
  std::vector<ArticleFunction> functions;
  std::vector<ArticleEntry> items;
  std::vector<ArticleEntry> figures;
  std::vector<Erratum> errata;
  std::vector<ArticleQuestion> questions;
};

/// An erratum with its article.
struct ErratumPlace {
  const Article* article = nullptr;
  const Erratum* erratum = nullptr;
};

}  // namespace sepax
