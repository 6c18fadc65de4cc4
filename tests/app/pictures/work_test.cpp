#include "app/cli/render_sheet.h"
#include "app/cli/render_source.h"
#include "app/pictures/picture_job.h"
#include "app/techniques/table.h"

#include "tests/support/blank_picture.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

// How much work a picture takes, counted and never timed.

namespace sepax {
namespace {

struct Work {
  int analyses = 0;
  int paintings = 0;
  int drawings = 0;
  friend bool operator==(const Work&, const Work&) = default;
};

std::ostream& operator<<(std::ostream& stream, const Work& work) {
  return stream << work.analyses << " analyses, " << work.paintings << " paintings, "
                << work.drawings << " drawings";
}

/// Where the functions of the counted table count: functions of a table have no other place.
Work& counted() {
  static Work work;
  return work;
}

/// The functions of row `index` of the real table, counted.
template <std::size_t index>
Technique countedRow() {
  Technique row = techniques()[index];
  row.analyze = [](const Scene& scene, const AnalysisOptions& options, Evidence& evidence) {
    ++counted().analyses;
    techniques()[index].analyze(scene, options, evidence);
  };
  row.paint = [](const Evidence& evidence, const ViewState& view, Figure& figure) {
    ++counted().paintings;
    techniques()[index].paint(evidence, view, figure);
  };
  return row;
}

std::vector<Technique> countedTable() {
  REQUIRE(techniques().size() == 7);
  return {countedRow<0>(), countedRow<1>(), countedRow<2>(), countedRow<3>(),
          countedRow<4>(), countedRow<5>(), countedRow<6>()};
}

DrawnPicture countedBlank(const Figure& figure, const PictureOptions& options) {
  ++counted().drawings;
  return test::blank(figure, options);
}

PictureMeans meansOf(const std::vector<Technique>& table) {
  return {.techniques = table, .figure = countedBlank, .window = {}, .pdf = pdfAtOnce};
}

RenderArguments explained(PictureFormat format) {
  RenderArguments arguments;
  arguments.picture.format = format;
  arguments.picture.width = 480;
  arguments.picture.height = 400;
  arguments.picture.legend = arguments.picture.caption = true;
  return arguments;
}

/// What it takes from the name of a scene to the bytes of the file.
Work workFor(const std::string& scene, const RenderArguments& arguments) {
  const std::vector<Technique> table = countedTable();
  counted() = {};
  SourceResult source = sourceOf(table, scene, arguments);
  REQUIRE_MESSAGE(source.source, source.error);
  PictureJob job(arguments.picture, std::move(*source.source), meansOf(table));
  while (job.step()) {
  }
  CHECK(job.error() == "");
  CHECK(job.bytes().size() > 100);
  return counted();
}

TEST_CASE("law: a still picture takes one analysis and one painting") {
  for (const char* scene :
       {"builtin:two-pentagons", "builtin:first-contact", "builtin:swept-crossing",
        "builtin:crossing-number", "builtin:ray-figure-1"}) {
    CAPTURE(std::string(scene));
    CHECK(workFor(scene, explained(PictureFormat::svg)) == Work{1, 1, 0});
    CHECK(workFor(scene, explained(PictureFormat::pdf)) == Work{1, 1, 0});
    RenderArguments later = explained(PictureFormat::png);
    CHECK(workFor(scene, later) == Work{1, 1, 1});
    later.moment = {0.5, -1};
    CHECK(workFor(scene, later) == Work{1, 1, 1});
  }
}

TEST_CASE("a close-up takes a painting more, and one of the start where bodies have left it") {
  RenderArguments arguments = explained(PictureFormat::svg);
  arguments.picture.width = 1600;
  arguments.picture.height = 1000;
  const auto paintings = [&](double time, bool closeUps) {
    arguments.moment = {time, -1};
    arguments.picture.layers.closeUps = closeUps;
    return workFor("builtin:through-the-wall", arguments).paintings;
  };
  CHECK(paintings(0, true) == paintings(0, false) + 1);
  CHECK(paintings(0.25, true) == paintings(0.25, false) + 2);
}

TEST_CASE("a job that is given no evidence analyses once itself") {
  const std::vector<Technique> table = countedTable();
  const RenderArguments arguments = explained(PictureFormat::png);
  SourceResult source = sourceOf(table, "builtin:first-contact", arguments);
  REQUIRE(source.source);
  source.source->evidence.reset();
  counted() = {};
  PictureJob job(arguments.picture, *source.source, meansOf(table));
  CHECK(job.plan() == "");
  CHECK(counted() == Work{0, 0, 0});
  CHECK(job.drawFrame(0, 1).error == "");
  CHECK(job.drawFrame(0, 2).error == "");
  CHECK(counted() == Work{1, 2, 2});
}

TEST_CASE(
    "law: a time or a step takes one painting and at most one analysis, the places of labels "
    "another, those that run in time two") {
  RenderArguments motion = explained(PictureFormat::gif);
  motion.picture.frames = 5;
  CHECK(workFor("builtin:first-contact", motion) == Work{1, 18, 6});
  // Where the test is about a time, each frame has evidence of its own.
  const Work timed = workFor("builtin:through-the-wall", [&] {
    RenderArguments arguments = motion;
    arguments.technique = "inside";
    return arguments;
  }());
  CHECK(timed.paintings == 15);
  CHECK(timed.analyses <= 1 + 5);  // what tells whether an answer has changed is what is drawn
  RenderArguments steps = explained(PictureFormat::apng);
  const Work walk = workFor("builtin:two-pentagons", steps);
  CHECK(walk.analyses == 1);
  CHECK(walk.drawings == 4 * 20 - 3);     // three on the way to each step but the first
  CHECK(walk.paintings == 37 + 20 + 12);  // all are looked at for changes, the best are shown
  steps.picture.ease = false;
  const Work cuts = workFor("builtin:two-pentagons", steps);
  CHECK(cuts.paintings == walk.paintings);
  CHECK(cuts.drawings == 20);
}

TEST_CASE("law: a sheet takes one analysis, one painting and one drawing a scene") {
  const std::vector<Technique> table = countedTable();
  counted() = {};
  const DrawnPicture sheet = contactSheet({"builtin:first-contact", "builtin:two-pentagons"},
                                          explained(PictureFormat::png), meansOf(table));
  CHECK(sheet.error == "");
  CHECK(sheet.image.width > 960);
  CHECK(counted() == Work{2, 2, 3});  // the names are a drawing too
}

TEST_CASE("a sheet says which scene cannot be drawn") {
  const std::vector<Technique> table = countedTable();
  RenderArguments small = explained(PictureFormat::png);
  small.picture.width = small.picture.height = 60;
  const DrawnPicture sheet = contactSheet({"builtin:touching"}, small, meansOf(table));
  CHECK(sheet.error.starts_with("builtin:touching: the picture is too small for its legend"));
}

}  // namespace
}  // namespace sepax
