#pragma once

namespace sepax {

/// "version" of all JSON that commands print; app/cli/schemas says what it holds. Fields are only
/// ever added to a version.
inline constexpr int kJsonVersion = 1;

}  // namespace sepax
