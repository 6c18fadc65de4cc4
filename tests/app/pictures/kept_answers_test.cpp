#include "app/cli/render_source.h"
#include "app/pictures/picture_job.h"
#include "app/techniques/table.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace sepax {
namespace {

DrawnPicture blank(const Figure& figure, const PictureOptions& options) {
  DrawnPicture picture;
  picture.image.width = static_cast<int>(figure.width * options.scale);
  picture.image.height = static_cast<int>(figure.height * options.scale);
  picture.image.rgba.resize(static_cast<std::size_t>(4 * picture.image.width) *
                            static_cast<std::size_t>(picture.image.height));
  return picture;
}

struct FrameCounts {
  int accusing = 0;
  int all = 0;
};

FrameCounts framesOf(const std::string& scene, std::optional<Answers> answers) {
  RenderArguments arguments;
  arguments.picture.format = PictureFormat::apng;
  arguments.picture.animation = AnimationKind::motion;
  arguments.picture.width = 640;
  arguments.picture.height = 400;
  arguments.picture.frames = 12;
  arguments.moment.answers = answers;
  SourceResult source = sourceOf(techniques(), scene, arguments);
  REQUIRE_MESSAGE(source.source, source.error);
  FrameCounts counts;
  const auto counted = [&](const Figure& figure, const PictureOptions& options) {
    ++counts.all;
    counts.accusing += std::ranges::any_of(
        figure.items, [](const Item& item) { return partOf(item) == Part::accusingBadge; });
    return blank(figure, options);
  };
  PictureJob job(arguments.picture, std::move(*source.source),
                 {.techniques = techniques(), .figure = counted, .window = {}, .pdf = {}});
  while (job.step()) {
  }
  CHECK(job.error() == "");
  return counts;
}

TEST_CASE("time that runs shows throughout whose answers it shows at first") {
  // Its article errs at some moments alone.
  const FrameCounts ship = framesOf("builtin:ship-and-asteroid", {});
  CHECK(ship.all >= 12);
  CHECK(ship.accusing == 0);
  CHECK(framesOf("builtin:ship-and-asteroid", Answers::both).accusing > 0);
  const FrameCounts prediction = framesOf("builtin:pitfall-smallest-time", {});
  CHECK(prediction.accusing == prediction.all);
}

}  // namespace
}  // namespace sepax
