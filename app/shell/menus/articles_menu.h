#pragma once

#include "app/articles/article.h"

#include <cstddef>
#include <string>

namespace sepax {

struct Shell;

/// What the Articles menu holds: a submenu for each article with its items, figures and errors,
/// each of which opens its scene. Between BeginMenu and EndMenu.
void articlesMenu(Shell& shell);

/// Shows the list of errors with this one open; an empty id opens none.
void showErratum(Shell& shell, const std::string& id);
/// Shows what the list says of an erratum and opens its scene, if there is one.
void openErratum(Shell& shell, const Erratum& erratum);
/// Opens the scene that answers a question of the article, or shows the answer in the list.
void openQuestion(Shell& shell, const Article& article, std::size_t index);

}  // namespace sepax
