#pragma once

#include "app/techniques/contract/technique.h"

#include <string>

/// Whose answer a picture, its steps and its words show.
namespace sepax {

/// The technique's own method alone, an article's alone, or both side by side.
struct ShownAnswers {
  bool exact = true;
  const PublishedMethod* published = nullptr;  ///< null = not shown
};

/// The view's answers; where it names none, both while a published answer of the technique differs
/// on this scene, else the exact one. The method is the view's, else the one that is accused first,
/// else the first that the evidence knows; without such a method the exact side is shown.
[[nodiscard]] ShownAnswers shownAnswers(const Technique& technique, const Evidence& evidence,
                                        const ViewState& view);

/// The published method that stands, or would stand, beside the exact answer: whatever of both is
/// shown, badges and panels name the same one. Null where the evidence knows none.
[[nodiscard]] const PublishedMethod* methodBeside(const Technique& technique,
                                                  const Evidence& evidence, const ViewState& view);

/// The technique's published method with this id, null when it has none.
[[nodiscard]] const PublishedMethod* methodNamed(const Technique& technique, std::string_view id);
/// The ids of its published methods.
[[nodiscard]] std::string methodNames(const Technique& technique);

/// The words for the first pitfall that shows here, one of the method with this id before others,
/// a quiet one of that method alone;
/// null when none does, and where the answer hangs on rounding.
[[nodiscard]] const PitfallWords* accusedHere(const Technique& technique, const Evidence& evidence,
                                              std::string_view method = {});

/// Where nothing is accused: that no error shows, or which values differ on the way to the same
/// answer. Empty where a limit of the page is told in its place.
[[nodiscard]] std::string agreementSentence(const PublishedMethod& method,
                                            const Evidence& evidence);

/// The limit of the page that the scene shows; empty without one.
[[nodiscard]] std::string limitSentence(const PublishedMethod& method, const Evidence& evidence);

/// What is shown as one of exact, published, both.
[[nodiscard]] Answers answersOf(const ShownAnswers& shown);

/// The next of exact, published, both after what is shown: the key E goes through them.
[[nodiscard]] Answers answersAfter(const ShownAnswers& shown);

/// Steps of what is shown; of two sides those of their pairs, see step_pairs.h.
[[nodiscard]] int stepCountOf(const Technique& technique, const Evidence& evidence,
                              const ViewState& view);

/// No step is shown, or the last one: every answer that is shown has been told, and both may be
/// compared.
[[nodiscard]] bool isAllTold(const Technique& technique, const Evidence& evidence,
                             const ViewState& view);

/// The verdict of what is shown: with both sides the exact one, which the sentence of the published
/// one leads to. It ends with what only rounding has decided.
[[nodiscard]] Verdict shownVerdict(const Technique& technique, const Evidence& evidence,
                                   const ViewState& view);

/// In the view of the exact side: an article that answers otherwise is shown beside it, so that the
/// marks of the exact answer which the difference does not need are left out.
[[nodiscard]] inline bool standsBesideArticle(const Evidence& evidence, const ViewState& exact) {
  return !exact.method.empty() && !evidence.disagreements.empty();
}

}  // namespace sepax
