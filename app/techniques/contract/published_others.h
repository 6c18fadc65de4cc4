#pragma once

#include "app/techniques/contract/compared.h"
#include "core/evidence/evidence.h"

#include <string>
#include <vector>

/// What becomes of the other bodies of a scene when A is moved away from B, of which alone the page
/// is asked.
namespace sepax {

/// A line for each listed body, and one that says so where there are others and none is listed.
[[nodiscard]] std::vector<ComparedRow> besideRows(const Evidence& evidence,
                                                  const PublishedSat& found);
/// "overlaps C by 0.250": what the move has led A into; empty where it has not.
[[nodiscard]] std::string besideWords(const Evidence& evidence, const PublishedSat& found);
/// The limit that this shows, in a sentence; empty where it does not.
[[nodiscard]] std::string besideLimit(const Evidence& evidence, const PublishedSat& found);

}  // namespace sepax
