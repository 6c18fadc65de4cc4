#pragma once

#include "tests/cli/run_program.h"

#include <doctest/doctest.h>

#include <string>

namespace sepax::testing {

/// Nothing was written, and one sentence on standard error, which starts like that, says why.
inline void checkRefused(const Run& run, const std::string& start) {
  CHECK(run.code == 2);
  CHECK(run.out == "");
  CHECK_MESSAGE(run.error.starts_with("sepax: " + start), run.error);
  CHECK(run.error.find('\n') == run.error.size() - 1);
}

}  // namespace sepax::testing
