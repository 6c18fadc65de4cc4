#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sepax::testing {

/// What the real program did.
struct Run {
  int code = -1;  ///< exit code; -1 when it was ended by a signal
  std::string out;
  std::string error;
};

/// Runs the program named by the environment variable SEPAX_PROGRAM, without any display.
[[nodiscard]] Run runProgram(const std::vector<std::string>& arguments,
                             std::string_view input = {});
/// The same with a line of shell around it: $SEPAX_PROGRAM is the program.
[[nodiscard]] Run runShell(const std::string& command);

}  // namespace sepax::testing
