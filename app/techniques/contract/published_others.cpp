#include "app/techniques/contract/published_others.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"

#include <fmt/format.h>

namespace sepax {

namespace {

std::string standsWords(const PublishedLanding& landing) {
  if (landing.relation == Relation::disjoint) return "apart";
  return landing.clear ? "touches" : "overlaps by " + number(landing.depth);
}

}  // namespace

std::vector<ComparedRow> besideRows(const Evidence& evidence, const PublishedSat& found) {
  if (evidence.bodies.size() < 3) return {};
  if (found.beside.empty()) return {comparedWords("after it, the others", "apart", "apart")};
  std::vector<ComparedRow> rows;
  for (const MovedBeside& row : found.beside)
    rows.push_back(comparedWords("after it, " + bodyName(evidence, row.body),
                                 standsWords(row.published), standsWords(row.exact)));
  return rows;
}

std::string besideWords(const Evidence& evidence, const PublishedSat& found) {
  std::string words;
  for (const MovedBeside& row : found.beside) {
    if (row.published.clear) continue;
    words += fmt::format("{}{} by {}", words.empty() ? "overlaps " : ", ",
                         bodyName(evidence, row.body), number(row.published.depth));
  }
  return words;
}

std::string besideLimit(const Evidence& evidence, const PublishedSat& found) {
  const std::string words = besideWords(evidence, found);
  if (words.empty()) return {};
  const std::string& a = bodyName(evidence, evidence.a);
  return fmt::format(
      "A limit of the page: it pushes {} away from {} alone, one pair at a time. After the push {} "
      "{}; each pair has to be asked again.",
      a, bodyName(evidence, evidence.b), a, words);
}

}  // namespace sepax
