#pragma once

namespace sepax {

/// What the program returns to its caller.
enum ExitCode : int {
  kFine = 0,
  kDefective = 1,   ///< the answer is "no" (check only)
  kWrongInput = 2,  ///< wrong use or bad input; one sentence on standard error says which
};

}  // namespace sepax
