#include "app/pictures/picture_request.h"

#include <doctest/doctest.h>

#include <limits>

// What is asked of a picture, and what no picture can be.

namespace sepax {
namespace {

TEST_SUITE_BEGIN("pictures");

TEST_CASE("requests that no picture can fulfil are refused in one sentence") {
  PictureRequest request;
  request.window = request.transparent = true;
  CHECK(requestProblem(request).starts_with("--transparent: the window has no"));
  request = {};
  request.format = PictureFormat::gif;
  request.seconds = 1;
  CHECK(requestProblem(request) ==
        "--frames: a GIF shows at most 50 frames a second; choose at most 50 frames or more "
        "seconds");
  request.frames = 50;
  CHECK(requestProblem(request) == "");
  request.frames = 60;
  request.animation = AnimationKind::steps;
  CHECK(requestProblem(request) == "");
}

TEST_CASE("the widest page that is named is taken") {
  PictureRequest request;
  request.millimetres = 5000;
  CHECK(requestProblem(request) == "");
  request.millimetres = 5000.5;
  CHECK(requestProblem(request) == "--mm: 5000.5 is not above 0 and at most 5000");
}

TEST_CASE("a still picture does not care how many seconds it would take") {
  for (const double seconds : {1e300, -1e300, std::numeric_limits<double>::quiet_NaN()}) {
    PictureRequest request;
    request.seconds = seconds;
    CHECK(requestProblem(request) == "");
    request.format = PictureFormat::gif;
    CHECK(requestProblem(request).starts_with("--seconds: "));
  }
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
