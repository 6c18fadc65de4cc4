#pragma once

#include "app/documents/document.h"
#include "app/scene/doctor/healing.h"
#include "app/techniques/contract/technique.h"

#include <cstdint>
#include <string>
#include <vector>

/// What the doctor has found, kept until a body changes, and what panels do about it.
namespace sepax {

/// Findings of the shown scene. A body is examined again only when it has changed.
struct Examination {
  std::uint64_t revision = 0;                  ///< of the document; 0 = nothing was examined yet
  std::vector<Body> bodies;                    ///< that were examined
  std::vector<std::vector<Finding>> findings;  ///< of each of them, worst first
  int count = 0;                               ///< of all findings: one for each that is listed
  int errors = 0;                              ///< among them
  std::vector<bool> first;  ///< bodies with errors, which are listed first; kept during a gesture
};

/// The examination of what the document shows now; `last` is of the same document.
[[nodiscard]] Examination examinedAgain(Examination last, const Document& document);
/// "3 findings: 1 error, 2 notes": as many as are listed, and of what kinds.
[[nodiscard]] std::string summaryOf(const Examination& examination);
/// All findings: bodies with errors first, each body's own together. While a hand changes them no
/// body leaves its place.
[[nodiscard]] std::vector<const Finding*> inOrder(const Examination& examination);

struct CertainCures {
  Scene scene;
  int cured = 0;        ///< findings that are gone
  std::string problem;  ///< why one of them is not; empty when all are
};
/// The scene after all certain cures.
[[nodiscard]] CertainCures withCertainCures(const Scene& scene);

/// Carries out a cure: one undo entry. The problem, empty when done.
[[nodiscard]] std::string cure(Document& document, const Finding& finding, std::string_view id);
/// What would come of it, in a few words: "B: 4 vertices → 2 bodies of 3 and 3".
[[nodiscard]] std::string cureForetold(const Scene& scene, const Finding& finding,
                                       std::string_view id);
/// What came of a cure.
struct CureOutcome {
  bool done = false;
  std::string sentence;
};
/// Carries out all certain ones: one undo entry.
[[nodiscard]] CureOutcome cureWhatIsCertain(Document& document);

/// Selects the body of a finding and brings it into sight.
void showFinding(ViewState& view, const Evidence& evidence, const Finding& finding);

}  // namespace sepax
