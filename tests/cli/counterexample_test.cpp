#include "tests/cli/run_program.h"

#include <doctest/doctest.h>

#include <string>

// Scenes that are found for a pitfall, by the real program.

namespace sepax {
namespace {

using testing::Run;
using testing::runProgram;

/// Exit code 2 and one sentence on standard error, nothing on standard output.
void checkRefused(const Run& run, const std::string& sentence) {
  CHECK(run.code == 2);
  CHECK(run.out == "");
  CHECK(run.error == "sepax: " + sentence + "\n");
}

TEST_SUITE_BEGIN("cli");

TEST_CASE("find-counterexample prints a scene that shows its pitfall") {
  const Run found = runProgram({"find-counterexample", "extended-intervals", "--seed", "3"});
  CHECK(found.code == 0);
  CHECK(runProgram({"find-counterexample", "extended-intervals", "--seed", "3"}).out == found.out);
  const Run answer = runProgram({"query", "-"}, found.out);
  CHECK(answer.out.find("\"id\":\"extended-intervals\"") != std::string::npos);
  for (const std::string seed : {"-3", "1.5", "three", "99999999999999999999"})
    checkRefused(
        runProgram({"find-counterexample", "extended-intervals", "--seed", seed}),
        "--seed: \"" + seed + "\" is no seed; write a whole number from 0 to 18446744073709551615");
  checkRefused(
      runProgram({"find-counterexample", "gjk"}),
      "find-counterexample: 'gjk' is no pitfall; name one of: extended-intervals, "
      "past-the-obstacle, containment-mtv, centre-direction, zero-closing-speed, smallest-time, "
      "vertices-only, parallel-edges, one-counter, time-range, lens-on-segment, "
      "unsigned-distance, contact-at-start, resting-meeting-point, no-closing-speed, "
      "division-by-zero, strict-distance, near-parallel, resting-end, parallel-paths, "
      "recipe-rounding, vertical-intercept, segment-as-drawn, swapped-bresenham, "
      "swapped-tie, diagonal-leak, zero-length-ray, pixel-rounding, rounded-end, "
      "other-pixels, zero-direction, "
      "small-bitmap, integer-cast, pushed-though-free, swept-push, relative-velocity, "
      "jumped-over, concave-sides, lost-touch, thin-bodies, zero-axis, "
      "single-precision, centre-outside, skipped-push, unnormalised-push, "
      "gap-as-distance, zero-push, far-meeting-point, one-way, half-open, "
      "strict-radius, "
      "given-radius, float-location, typed-slope, typed-index, index-out-of-range, "
      "open-list, tile-count, missing-normal");
  const Run help = runProgram({"find-counterexample", "--help"});
  for (const char* id : {"extended-intervals", "concave-sides", "lost-touch", "thin-bodies",
                         "one-way", "half-open", "strict-radius", "given-radius", "float-location",
                         "skipped-push", "far-meeting-point", "open-list", "tile-count"})
    CHECK_MESSAGE(help.out.find(id) != help.out.npos, id);
  for (const std::string id : {"given-radius", "thin-bodies"}) {
    const Run accused = runProgram({"find-counterexample", id});
    CHECK(accused.code == 0);
    CHECK(runProgram({"query", "-"}, accused.out).out.find("\"id\":\"" + id + "\"") !=
          std::string::npos);
  }
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
