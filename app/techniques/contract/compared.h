#pragma once

#include "core/evidence/terms.h"
#include "core/exact/vec2.h"

#include <string>

/// The table that sets the answers of an article and the exact ones side by side, line by line.
namespace sepax {

/// One line of it. Law: it differs exactly where both sides have a text and the texts are not the
/// same; a side without a text has nothing of the kind, and its line is a fact of the other one.
struct ComparedRow {
  std::string label;
  std::string published;
  std::string exact;
  bool differs = false;  ///< as the evidence says: the line is coloured
};

/// Two answers that are words, counts or names.
[[nodiscard]] ComparedRow comparedWords(std::string label, std::string published,
                                        std::string exact);
/// Two numbers of which the evidence says whether they differ: with as many digits as show it.
/// Those that are the same but for rounding read the same.
[[nodiscard]] ComparedRow comparedNumber(std::string label, double published, double exact,
                                         bool differs);
[[nodiscard]] ComparedRow comparedPlace(std::string label, Vec2 published, Vec2 exact,
                                        bool differs);
/// The same, and rounding beside an exact zero is shown for what it is: "−2.2e−16" beside "0.000".
[[nodiscard]] ComparedRow comparedFully(std::string label, double published, double exact,
                                        bool differs);
[[nodiscard]] ComparedRow comparedFully(std::string label, Vec2 published, Vec2 exact,
                                        bool differs);
/// What only the article has.
[[nodiscard]] ComparedRow publishedFact(std::string label, std::string text);
/// What only the exact side has.
[[nodiscard]] ComparedRow exactFact(std::string label, std::string text);

/// How they stand, exactly; of those that touch also whether the verdict counts this as meeting.
[[nodiscard]] std::string standingWords(Relation relation, bool touchCounts);

/// Whether polygons meet, in the same words for both sides.
[[nodiscard]] std::string meetingWords(bool meets);

}  // namespace sepax
