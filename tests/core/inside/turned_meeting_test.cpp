#include "core/inside/turned_meeting.h"

#include <doctest/doctest.h>

#include <vector>

// When bodies that turn first meet, asked of what tells whether they do.

namespace sepax {
namespace {

TEST_CASE("law: bodies that turn meet at the time found, and at none that was asked before it") {
  for (const double begins : {0.001, 0.25, 0.3141, 0.9999, 1.0}) {
    CAPTURE(begins);
    std::vector<double> apart;
    const TurnedMeeting found = turnedMeeting([&](double time) {
      if (time < begins) apart.push_back(time);
      return time >= begins && time < begins + 0.1;
    });
    REQUIRE(found.time);
    CHECK(*found.time >= begins);
    CHECK(*found.time < begins + 1e-6);
    for (const double time : apart) CHECK(time < *found.time);
    CHECK(found.looks == 61);
  }
}

TEST_CASE("bodies that turn meet at 0 where they meet at the start, or at no time") {
  CHECK(turnedMeeting([](double) { return true; }).time == 0);
  CHECK_FALSE(turnedMeeting([](double) { return false; }).time);
}

}  // namespace
}  // namespace sepax
