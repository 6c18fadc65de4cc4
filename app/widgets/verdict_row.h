#pragma once

#include "app/widgets/ui.h"

#include <string>

/// Rows that set published answers beside the exact one.
namespace sepax {

/// One way to answer "do they meet?" and whether it says what the exact one says.
struct VerdictRow {
  std::string name;
  std::string answer;
  bool agrees = true;
  bool reference = false;  ///< the exact one itself
  std::string why;         ///< of a disagreement
};

/// Name, answer and whether it agrees; the reason of a difference is shown under the pointer.
void verdictRow(const Ui& ui, const VerdictRow& row);

}  // namespace sepax
