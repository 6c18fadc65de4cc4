#pragma once

#include "app/articles/articles.h"

#include <algorithm>
#include <string_view>

namespace sepax::test {

/// The erratum with this id; both null when there is none.
[[nodiscard]] inline ErratumPlace findErratum(std::string_view id) {
  for (const Article& article : articles()) {
    const auto found = std::ranges::find(article.errata, id, &Erratum::id);
    if (found != article.errata.end()) return {&article, &*found};
  }
  return {};
}

}  // namespace sepax::test
