#pragma once

#include "app/techniques/drawing/words.h"
#include "app/widgets/ui.h"

#include <string>
#include <vector>

/// Rows that set published answers beside the exact one.
namespace sepax {

/// One way to answer "do they meet?" and whether it says what the exact one says.
struct VerdictRow {
  std::string name;
  std::string answer;
  bool agrees = true;
  bool reference = false;  ///< the exact one itself
  std::string why;         ///< of a disagreement, or of what differs beside the answer
  bool compared = true;    ///< else it answers another question, and nothing is said of agreement
  Role role = Role::text;  ///< of what it answers, as on the canvas
  /// Of one that agrees: what differs all the same, "same answer, other count"; empty = nothing.
  std::string beside = {};
};

/// "no hit  ✗ differs": what stands at the right of its row.
[[nodiscard]] std::string verdictWord(const VerdictRow& row);

/// Each with name, answer and whether it agrees, on two lines where one has no room for them; the
/// reason of a difference is shown under the pointer.
void drawVerdicts(const Ui& ui, const std::vector<VerdictRow>& rows);

}  // namespace sepax
