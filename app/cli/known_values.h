#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sepax {

/// A word that can be typed.
struct Candidate {
  std::string word;
  std::string about;  ///< what it means, or empty
};

/// What a value of an option can be, or an argument that stands without one.
struct KnownValues {
  std::string_view name;        ///< of the option, "--theme", or of the argument, "scenes"
  std::string_view words = {};  ///< that it can be, with blanks between them
  /// The same where they come from a table, for what has been typed so far; may be null.
  std::vector<Candidate> (*table)(std::string_view typed) = nullptr;
  bool files = false;    ///< names of files, too
  bool several = false;  ///< with commas between them
};

/// The row of an option, whichever command has it: the same name takes the same values everywhere.
/// Null when there is none.
[[nodiscard]] const KnownValues* knownValuesOf(std::string_view name);

/// The words for what has been typed so far, without their files.
[[nodiscard]] std::vector<Candidate> wordsFor(const KnownValues& values, std::string_view typed);

}  // namespace sepax
